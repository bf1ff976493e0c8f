"""Wylde Hunt lets one plan without counting: who is in danger, who is near, and what a stone changes."""

from playwright.sync_api import expect

from tests.browser.begun import HUNT, sit_at, two_at
from tests.browser.conftest import Invite
from tests.browser.guest import MIDDLE
from tests.server.house import House

STONE = {
    "at": "stone",
    "fae": {"S-Sylph": "D1", "S-Gnome": "F4", "S-Salamander": "A4", "U-Sylph": "E3", "U-Undine": "C7"},
    "stones": HUNT["stones"],
    "mortal": "B4",
    "controller": "S",
}
"""The Summer Stone leaves B4 and the Mortal walks to A4, where the Salamander waits in vain; then only
the Gnome may move."""


def test_whoever_waits_where_the_mortal_comes_is_marked(invite: Invite, house: House) -> None:
    ada, bob = two_at(invite, house, "wylde_hunt", STONE)
    for guest, name in ((ada, "Seelie Salamander"), (bob, "Seelie Salamander")):
        expect(guest.element("fae:S-Salamander").locator('[data-sign="banished"]')).to_be_visible()
        expect(guest.element("fae:S-Gnome").locator('[data-sign="banished"]')).to_have_count(0)
        said = guest.element("square:A4").get_attribute("aria-label")
        assert said is not None
        assert f"{name}, the Mortal comes here" in said
        panel = guest.page.get_by_role("button", name=f"{name}, A4")
        expect(panel).to_contain_text("the Mortal comes here")


def test_how_near_both_are_and_who_is_next_is_told(invite: Invite, house: House) -> None:
    ada, bob = two_at(invite, house, "wylde_hunt", STONE)
    for guest, words in ((ada, "you 1 step, Unseelie 3"), (bob, "you 3 steps, Seelie 1")):
        expect(guest.page.locator(".nearest")).to_have_text(f"Nearest to the Mortal: {words}")
        expect(guest.page.locator(".heir")).to_be_empty()
    seasons = ada.page.get_by_role("heading", name="Seasons of the lands")
    before = seasons.bounding_box()
    ada.pick("square:G3")
    ada.confirm()
    expect(ada.page.locator(".nearest")).to_have_text("Nearest to the Mortal: you 3 steps, Unseelie 3")
    expect(ada.page.locator(".heir")).to_have_text("next destiny: Unseelie")
    expect(bob.page.locator(".heir")).to_have_text("next destiny: you")
    assert seasons.bounding_box() == before, "The seasons stay where they are, whatever is told below them."


def test_a_staged_stone_shows_who_will_move_and_which_season_comes(invite: Invite, house: House) -> None:
    ada, _ = two_at(invite, house, "wylde_hunt", STONE)
    expect(ada.page.locator(".duty")).to_have_count(0)
    ada.pick("square:H2")
    expect(ada.element("fae:S-Gnome").locator(".duty.may.foreseen")).to_be_visible()
    expect(ada.page.locator(".duty")).to_have_count(1)
    expect(ada.page.locator("li.changes")).to_have_text(["Plains no season"])
    # On each of the three goals, and on whoever waits.
    expect(ada.page.locator('.squares [data-sign="banished"]')).to_have_count(4)
    ada.page.keyboard.press("Escape")
    expect(ada.page.locator(".duty, li.changes")).to_have_count(0)


def test_whose_stone_it_was_and_who_may_not_move_is_told(invite: Invite, house: House) -> None:
    ada, bob = two_at(invite, house, "wylde_hunt", STONE)
    ada.pick("square:G3")
    ada.confirm()
    expect(ada.page.get_by_text("You lay the Summer Stone on G3 (from B4).").first).to_be_visible()
    expect(bob.page.get_by_text("Seelie lays the Summer Stone on G3 (from B4).").first).to_be_visible()
    expect(ada.page.get_by_text("None of the Fae of Unseelie may move in this round.").first).to_be_visible()
    expect(bob.page.get_by_text("None of your Fae may move in this round.").first).to_be_visible()


def test_pointing_at_any_fae_tells_how_it_would_fare(invite: Invite, house: House) -> None:
    """Ada's Gnome has had its turn, and Bob's Undine would lose to it."""
    ada, bob = two_at(invite, house, "wylde_hunt", {**HUNT, "selected": ["S-Gnome"]})
    ada.page.mouse.move(*ada.element("fae:S-Gnome").evaluate(MIDDLE))
    expect(ada.page.locator('[data-reach="S-Gnome"] rect').first).to_be_visible()
    tip = ada.page.get_by_role("tooltip")
    expect(tip).to_contain_text("✓ E3: You would win there.")
    bob.page.mouse.move(*bob.element("fae:S-Gnome").evaluate(MIDDLE))
    expect(bob.page.get_by_role("tooltip")).to_contain_text("✗ E3: You would lose there.")


def test_what_was_taken_back_leaves_no_marks(invite: Invite, house: House) -> None:
    """The line that tells of it takes the number of the move that is gone."""
    ada = invite()
    alone = {"S-Sylph": "D1", "S-Gnome": "F4", "U-Sylph": "E3"}
    sit_at(house, (ada,), "wylde_hunt", {**HUNT, "fae": alone}, "greedy")
    ada.pick("fae:S-Gnome")
    ada.pick("square:F5")
    ada.confirm()
    expect(ada.page.locator(".cell .last")).to_have_count(2)
    ada.press("Take back")
    expect(ada.log).to_have_text(["You take your last action back."])
    expect(ada.page.locator(".cell .last")).to_have_count(0)
