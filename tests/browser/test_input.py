"""What a click means: never the wrong piece, and nothing that nobody said."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.begun import HUNT, LANDS, is_picked, sit_at, two_at
from tests.browser.conftest import Invite
from tests.browser.guest import MIDDLE
from tests.browser.playing import play
from tests.browser.test_devices import PHONE
from tests.server.house import House


@pytest.mark.parametrize("quick", [False, True])
def test_a_square_that_only_another_piece_reaches_is_refused(
    invite: Invite, house: House, quick: bool
) -> None:
    ada, _ = two_at(invite, house, "wylde_hunt", HUNT)
    if quick:
        ada.settings(quick=True)
        ada.page.reload()
        ada.until("told.asked.length")
    ada.pick("fae:S-Sylph")
    is_picked(ada, "fae:S-Sylph")
    ada.click("square:F7")
    alert = ada.page.locator(".words [role=alert]")
    expect(alert).to_contain_text("Your Sylph could reach F7 only across the edge")
    expect(alert.get_by_role("button", name="Rule WH-MOVE-08")).to_be_visible()
    expect(alert.locator("p")).to_be_in_viewport(ratio=1)  # however many lines it has
    is_picked(ada, "fae:S-Sylph")
    expect(ada.page.locator("button.confirm")).to_have_count(0)
    assert ada.seen("acts") == []


def test_own_pieces_select_and_targets_change_places(invite: Invite, house: House) -> None:
    ada, _ = two_at(invite, house, "wylde_hunt", HUNT)
    confirm = ada.page.locator("button.confirm")
    ada.pick("fae:S-Gnome")
    expect(ada.page.locator('[data-sign="win"]')).to_have_count(1)  # E3
    expect(ada.page.locator('[data-sign="tie"]')).to_have_count(1)  # C7
    expect(ada.page.locator('[data-sign="banished"]')).to_have_count(1)  # B4
    expect(ada.prompt).to_have_text("Your Gnome: choose a place.")
    ada.pick("square:E3")
    expect(confirm).to_contain_text("Move the Gnome to E3")
    expect(ada.prompt).to_have_text("Move the Gnome to E3?")
    expect(ada.page.locator(".outcome")).to_have_text(
        "Your Gnome wins the contest: Forest favours green. The Unseelie Sylph is vanquished."
    )
    expect(ada.page.locator('[data-staged="square:E3"]')).to_have_count(1)
    expect(ada.element("square:F5")).to_contain_class("instead")
    ada.pick("square:F5")
    is_picked(ada, "fae:S-Gnome", "square:F5")
    expect(confirm).to_contain_text("Move the Gnome to F5")
    ada.page.keyboard.press("Escape")
    is_picked(ada, "fae:S-Gnome")
    ada.click("fae:S-Sylph")
    is_picked(ada, "fae:S-Sylph")
    ada.page.keyboard.press("Escape")
    is_picked(ada)
    ada.click("square:F7")  # nobody said who
    is_picked(ada, "square:F7")
    expect(confirm).to_have_count(0)
    expect(ada.prompt).to_have_text("F7: now choose who is to do it.")
    expect(ada.page.locator(".board .dot")).to_have_count(0)
    ada.pick("fae:S-Gnome")
    expect(confirm).to_contain_text("Move the Gnome to F7")
    assert ada.seen("acts") == []
    ada.click("square:F7")
    ada.until("seen.acts.length")
    assert ada.seen("acts") == ["turn S-Gnome F7"]


def test_where_an_own_piece_stands_on_a_goal_two_buttons_ask(invite: Invite, house: House) -> None:
    fae = {**HUNT["fae"], "S-Salamander": "F7"}
    ada, _ = two_at(invite, house, "wylde_hunt", {**HUNT, "fae": fae})
    ada.pick("fae:S-Gnome")
    ada.click("fae:S-Salamander")
    expect(ada.prompt).to_have_text("What do you mean?")
    ada.press("Choose your Salamander instead")
    is_picked(ada, "fae:S-Salamander")
    ada.click("fae:S-Gnome")
    ada.press("Move the Salamander to F4")
    is_picked(ada, "fae:S-Salamander", "square:F4")
    expect(ada.page.locator("button.confirm")).to_contain_text("Move the Salamander to F4")
    ada.page.keyboard.press("Escape")
    ada.click("fae:S-Gnome")
    ada.page.keyboard.press("Escape")  # answers nothing
    is_picked(ada, "fae:S-Salamander")
    ada.click("fae:S-Gnome")
    ada.click("square:F5")  # whoever goes on without an answer has selected the other piece
    is_picked(ada, "fae:S-Gnome", "square:F5")


def test_pointing_at_a_fae_shows_where_it_could_go(invite: Invite, house: House) -> None:
    ada, _ = two_at(invite, house, "wylde_hunt", HUNT)
    ada.page.mouse.move(*ada.element("fae:U-Undine").evaluate(MIDDLE))
    reach = ada.page.locator('[data-reach="U-Undine"] rect')
    expect(reach.first).to_be_visible()
    ada.pick("fae:S-Gnome")
    expect(reach).to_have_count(0)


def test_whoever_said_to_stay_may_still_go(invite: Invite, house: House) -> None:
    ada, _ = two_at(invite, house, "wylde_hunt", HUNT)
    ada.pick("fae:S-Salamander")
    ada.page.get_by_role("button", name="Let the Salamander stay on A7").click()
    expect(ada.page.locator("button.confirm")).to_contain_text("Let the Salamander stay on A7")
    ada.click("square:A6")
    is_picked(ada, "fae:S-Salamander", "square:A6")
    expect(ada.page.locator("button.confirm")).to_contain_text("Move the Salamander to A6")


UNCOVERED = """(node) => {
    const {x, y, width, height} = node.getBoundingClientRect();
    const at = (part) => document.elementFromPoint(x + width * part, y + height / 2);
    return [0.1, 0.5, 0.9].every((part) => node.contains(at(part)));
}"""


def test_where_two_attacks_are_possible_short_buttons_say_how(invite: Invite, house: House) -> None:
    """The headline says who and whom; a button says how and what it costs them, and nothing covers it."""
    hand = ["1 3:heavy-melee open:melee", "3:heavy-melee 4:cover open:melee"]
    minotaur = {"faction": "lawbringers", "characters": {"3": 31}, "hand": hand}
    lands = LANDS | {"players": [minotaur, {"faction": "guild", "characters": {"1": 31}, "hand": ["wild"]}]}
    ada = invite(**PHONE)
    sit_at(house, (ada, invite()), "wildlands", lands)
    ada.pick("character:P1.3")
    ada.pick("character:P2.1")
    expect(ada.prompt).to_have_text("The Minotaur and Cindrick Ould: choose how.")
    heavy = ada.page.locator(".dock [data-element='do:heavy-melee']")
    expect(heavy).to_have_text("Heavy melee KO", use_inner_text=True)
    back = ada.page.locator(".dock .back")
    for button in (heavy, back):
        assert button.evaluate(UNCOVERED)
    heavy.click()
    expect(ada.prompt).to_contain_text("0 of 1 card chosen")
    ada.page.keyboard.press("Escape")
    expect(ada.prompt).to_have_text("The Minotaur and Cindrick Ould: choose how.")
    card = ada.element("card:1 3:heavy-melee open:melee")
    card.locator("[data-flag=heavy-melee]").tap()  # that line of the card says how
    expect(ada.prompt).to_have_text("Attack Cindrick Ould with the Minotaur: heavy melee?")


@pytest.mark.parametrize("quick", [False, True])
def test_an_own_piece_that_cannot_act_is_not_taken_for_the_goal_of_a_lone_one(
    invite: Invite, house: House, quick: bool
) -> None:
    """The place where it stands wears a sign, so that may be meant as well: a button says it."""
    place = HUNT | {"fae": HUNT["fae"] | {"S-Sylph": "F7"}, "selected": ["S-Sylph", "S-Salamander"]}
    ada, bob = two_at(invite, house, "wylde_hunt", place)
    ada.settings(quick=quick)
    ada.page.reload()
    ada.until("told.asked.length")
    ada.click("fae:S-Sylph")
    expect(ada.page.locator(".words [role=alert]")).to_contain_text("Rule WH-TURN-03")
    is_picked(ada)
    assert ada.seen("acts") == []
    ada.page.keyboard.press("Escape")
    expect(ada.page.get_by_role("group", name="Did you mean this?")).to_have_count(0)
    ada.click("fae:S-Sylph")
    expect(ada.page.get_by_role("button", name="Move the Gnome to F7")).to_be_visible()
    ada.click("fae:S-Sylph")  # once more is the one answer
    if not quick:
        is_picked(ada, "square:F7")
        ada.click("fae:S-Sylph")
    bob.until("told.asked.length")
    assert ada.seen("acts") == ["turn S-Gnome F7"]


def test_a_target_out_of_reach_is_refused_in_wildlands(invite: Invite, house: House) -> None:
    ada, _ = two_at(invite, house, "wildlands", LANDS)
    alert = ada.page.locator(".words [role=alert]")
    ada.pick("character:P1.3")
    ada.click("space:1")
    expect(alert).to_contain_text("No step leads there")
    is_picked(ada, "character:P1.3")
    ada.click("character:P1.1")
    is_picked(ada, "character:P1.1")
    ada.click("character:P2.2")
    expect(alert).to_contain_text("A wall stands between Tak and the target, Hespera Gale")
    is_picked(ada, "character:P1.1")
    ada.pick("character:P2.1")
    expect(ada.page.locator("button.confirm")).to_contain_text("Attack Cindrick Ould")
    expect(ada.page.locator(".outcome")).to_contain_text("1 damage, 1 health left, unless a shield stops it")
    expect(ada.page.locator('[data-sign="damage"] text')).to_have_text("1")
    assert ada.seen("acts") == []


def test_two_who_rally_are_asked_in_words(invite: Invite, house: House) -> None:
    ada, _ = two_at(invite, house, "wildlands", LANDS)
    ada.pick("character:P1.1")
    ada.pick("character:P1.2")  # says that it is not to be chosen instead
    ada.pick("space:1")
    ada.pick("space:4")
    buttons = ada.page.locator(".dock button")
    expect(buttons.get_by_text("Rally Tak to space 1 and Elsie to space 4")).to_be_visible()
    for words in buttons.all_inner_texts():
        assert "|" not in words
    ada.press("Rally Tak to space 4 and Elsie to space 1")
    ada.until("seen.acts.length")
    assert ada.seen("acts.at(-1)") == "rally 1 4 2 1 | 1:ranged 3:melee open:rally"


def test_one_who_rallies_alone_is_not_kept_from_it(invite: Invite, house: House) -> None:
    """Rallies of two go on from a rally of one, but they do not hide it."""
    ada, _ = two_at(invite, house, "wildlands", LANDS)
    play(ada, "rally 2 4 | 1:ranged 3:melee open:rally")


def test_quick_send_sends_what_was_said_and_no_sooner(invite: Invite, house: House) -> None:
    ada, bob = two_at(invite, house, "wylde_hunt", HUNT)
    ada.settings(quick=True)
    ada.page.reload()
    ada.until("told.asked.length")
    ada.pick("square:F7")  # a stray click, and then a piece is selected
    ada.pick("fae:S-Gnome")
    expect(ada.page.locator("button.confirm")).to_contain_text("Move the Gnome to F7")
    assert ada.seen("acts") == []
    ada.click("square:F5")
    bob.until("told.asked.length")
    assert ada.seen("acts") == ["turn S-Gnome F5"]


def test_two_may_rally_to_the_same_space(invite: Invite, house: House) -> None:
    ada, _ = two_at(invite, house, "wildlands", LANDS)
    play(ada, "rally 1 4 2 4 | 1:ranged 3:melee open:rally")


def test_an_enemy_who_is_no_target_is_not_taken_for_the_space(invite: Invite, house: House) -> None:
    """The space below may be meant as well: the reason is told, and a button says the other meaning."""
    guild = {"faction": "guild", "characters": {"1": 20, "2": 23}, "hand": ["wild", "wild"]}
    ada, _ = two_at(invite, house, "wildlands", LANDS | {"players": [LANDS["players"][0], guild]})
    ada.pick("character:P1.3")
    ada.click("character:P2.2")
    expect(ada.prompt).to_have_text("Did you mean this?")
    expect(ada.page.locator(".words [role=alert]")).to_contain_text("Rule WL-RULING-41")
    is_picked(ada, "character:P1.3")
    ada.press("Move Automate to space 23")
    is_picked(ada, "character:P1.3", "space:23")
    assert ada.seen("acts") == []


def test_of_whoever_is_knocked_out_only_the_flags_look_so(invite: Invite, house: House) -> None:
    gnomads = LANDS["players"][0] | {"hand": ["1:ranged 4:melee open:rally"]}  # Burra Tongs is not on the map
    ada, _ = two_at(invite, house, "wildlands", LANDS | {"players": [gnomads, LANDS["players"][1]]})
    card = ada.element("card:1:ranged 4:melee open:rally")
    expect(card.locator(".out")).to_have_count(1)
    tip = re.compile("Burra Tongs\nknocked out: its icon can still pay for a shard")
    expect(card.locator(".out")).to_have_attribute("data-tip", tip)
    expect(card.locator(".out .does")).to_have_css("text-decoration-line", "line-through")
    expect(card.locator(".out")).to_have_css("opacity", "1")  # the icon is as good as before


def test_whoever_has_confirmed_some_moves_is_asked_once_whether_that_is_wanted(
    invite: Invite, house: House
) -> None:
    ada = invite(**PHONE)
    ada.go("/about")
    ada.settings(confirmed=7)
    sit_at(house, (ada, invite()), "wildlands", LANDS)
    yes, no = ada.button("Yes, at once"), ada.button("No")
    expect(yes).to_have_count(0)
    play(ada, next(action for action, *_ in ada.told["legal"] if action.startswith("move 1 ")))
    expect(yes).to_be_visible()  # as soon as nobody may interrupt any more
    for button in (yes, no):
        assert button.evaluate(UNCOVERED)
    yes.tap()
    expect(no).to_have_count(0)
    assert ada.page.evaluate("() => JSON.parse(localStorage.getItem('wildtable.settings')).quick")


def test_the_whole_square_means_the_fae_that_can_act_there(invite: Invite, house: House) -> None:
    fae = {**HUNT["fae"], "S-Salamander": "B4", "S-Gnome": "H3"}
    ada, _ = two_at(invite, house, "wylde_hunt", {**HUNT, "fae": fae})
    alert = ada.page.locator(".words [role=alert] p")
    for shares in ("mortal:mortal", "stone:Summer"):
        ada.click(shares)
        is_picked(ada, "fae:S-Salamander")
        expect(alert).to_have_count(0)
        ada.page.keyboard.press("Escape")
    for alone in ("fae:S-Gnome", "stone:Spring"):  # this one cannot act, and the stone is nobody's
        ada.click(alone)
        expect(alert).to_have_count(1)
        is_picked(ada)
        ada.page.keyboard.press("Escape")
    assert ada.seen("acts") == []


def test_where_one_of_two_can_act_their_space_means_that_one(invite: Invite, house: House) -> None:
    """By a click beside them and by Enter; whoever is clicked is meant by name."""
    gnomads = LANDS["players"][0] | {"characters": {"1": 25, "2": 25}, "hand": ["2:fly 5:ranged open:shield"]}
    ada, _ = two_at(invite, house, "wildlands", LANDS | {"players": [gnomads, LANDS["players"][1]]})
    able = {
        one for _, elements, _ in ada.told["legal"] for one in elements if one.startswith("character:P1.")
    }
    assert able == {"character:P1.2"}
    ada.click("space:25")
    is_picked(ada, "character:P1.2")
    ada.page.keyboard.press("Escape")
    ada.click("character:P1.1")
    expect(ada.page.locator(".words [role=alert] p")).to_have_count(1)
    is_picked(ada)


@pytest.mark.parametrize(
    ("damage", "told"),
    [
        (1, "(ranged): 1 damage, 1 health left. Defend?"),
        (2, "(ranged), who would be knocked out. Defend?"),
    ],
)
def test_whoever_may_defend_is_told_what_it_comes_to(
    invite: Invite, house: House, damage: int, told: str
) -> None:
    hurt = {
        "characters": {"1": 2, "2": {"at": 20, "damage": damage}},
        "hand": ["1:area 2:shield open:ranged"],
    }
    guild = LANDS["players"][1] | hurt
    ada, bob = two_at(invite, house, "wildlands", LANDS | {"players": [LANDS["players"][0], guild]})
    play(ada, next(action for action, _, _ in ada.told["legal"] if action.startswith("ranged 1 P2.2")))
    bob.until("told.view.step === 'defend' && told.asked.length")
    expect(bob.prompt).to_contain_text("Tak attacks ")
    expect(bob.prompt).to_contain_text(told)
    one, most = bob.prompt.evaluate(
        "(node) => [node.clientHeight, parseFloat(getComputedStyle(node).minHeight)]"
    )
    assert one <= most + 1


def test_where_moves_are_played_at_once_one_that_harms_is_asked_about(invite: Invite, house: House) -> None:
    """The Gnome would be banished on B4; a move without harm is played by its target alone."""
    ada, _ = two_at(invite, house, "wylde_hunt", HUNT)
    ada.settings(quick=True)
    ada.page.reload()
    ada.until("told.asked.length")
    ada.pick("fae:S-Gnome")
    ada.pick("square:B4")
    expect(ada.page.locator("button.confirm")).to_contain_text("Move the Gnome to B4")
    assert ada.seen("acts") == []
    ada.click("square:F5")
    ada.until("seen.acts.length")
    assert ada.seen("acts") == ["turn S-Gnome F5"]
