"""The form for a new table: an option with a choice for each seat, and a table for one."""

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Invite
from tests.browser.guest import Guest
from tests.browser.playing import play


def faction_of(guest: Guest, seat: int) -> Locator:
    return guest.page.get_by_label(f"Factions: Seat {seat}", exact=True)


def offered(field: Locator) -> list[str]:
    return field.locator("option").all_inner_texts()


def test_every_seat_has_a_field_and_nothing_is_offered_twice(invite: Invite) -> None:
    ada = invite()
    ada.go("/new/wildlands")
    expect(ada.page.get_by_role("group", name="Factions")).to_be_visible()
    assert offered(faction_of(ada, 2))[0] == "Chosen in play"
    assert len(offered(faction_of(ada, 2))) == 5
    faction_of(ada, 1).focus()
    ada.page.keyboard.press("ArrowDown")
    expect(faction_of(ada, 1)).to_have_value("guild")
    expect(faction_of(ada, 2).locator("option[value=guild]")).to_have_count(0)
    ada.page.get_by_label("How many players").select_option("3")
    faction_of(ada, 3).select_option("gnomads")
    expect(faction_of(ada, 1)).to_have_value("guild")
    assert len(offered(faction_of(ada, 2))) == 3
    ada.page.get_by_label("Seat 2", exact=True).select_option("me")
    ada.page.get_by_role("button", name="Open the table").click()
    ada.give_name("Ada")
    ada.page.wait_for_url("**/table/*")
    told = ada.until("told.view && told.view.step === 'faction'")
    assert told["options"]["factions"] == "guild,pick,gnomads"
    assert told["asked"] == [1]


def test_one_alone_plays_against_the_land(invite: Invite) -> None:
    ada = invite()
    ada.go("/new/wilderness")
    ada.page.get_by_label("How many players").select_option("1, alone")
    expect(ada.page.get_by_label("Seat 2", exact=True)).to_have_count(0)
    ada.page.get_by_role("button", name="Open the table").click()
    ada.give_name("Ada")
    told = ada.until("told.status === 'playing' && told.legal.length")
    assert told["options"]["solo"] is True
    expect(ada.log.filter(has_text="It is your turn.")).to_have_count(1)
    expect(ada.page.locator(".orders")).to_have_count(0)  # there are no others who could act
    play(ada, "end")
    ada.until("told.view.weather.square === 1 && told.legal.length")


def test_a_table_without_an_open_seat_is_not_shown_and_each_bot_says_how_it_plays(invite: Invite) -> None:
    ada = invite()
    ada.go("/new/wylde_hunt")
    public = ada.page.get_by_role("switch", name="Show among the open tables")
    expect(public).to_be_visible()
    seat = ada.page.get_by_label("Seat 2")
    seat.select_option("bot greedy")
    expect(public).to_have_count(0)
    expect(ada.page.get_by_text("Looks one step ahead.")).to_be_visible()
    seat.select_option("bot search:2")
    expect(ada.page.get_by_text("Thinks ahead; 5 is the strongest.")).to_be_visible()
    seat.select_option("open")
    expect(public).to_be_visible()
