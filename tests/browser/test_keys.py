"""Enter plays what is staged, arrows move over the board from anywhere, and the focus is never lost."""

import re

from playwright.sync_api import expect

from tests.browser.begun import HUNT, LANDS, is_picked, two_at
from tests.browser.conftest import Invite
from tests.browser.keyboard import tab_to, walk_to
from tests.server.house import House


def test_enter_plays_what_is_staged_wherever_a_click_left_the_focus(invite: Invite, house: House) -> None:
    ada, bob = two_at(invite, house, "wylde_hunt", HUNT)
    ada.click("square:H1")  # it has the focus now, and a drag does not take it away
    ada.drag("fae:S-Gnome", "square:F5")
    expect(ada.page.locator("button.confirm")).to_contain_text("Move the Gnome to F5")
    ada.page.keyboard.press("Enter")
    bob.until("told.asked.length")
    assert ada.seen("acts") == ["turn S-Gnome F5"]
    expect(ada.page.locator(".board :focus-visible")).to_have_count(0)  # nothing looks as if it were selected


def test_enter_plays_the_only_action_there_is_and_once(invite: Invite, house: House) -> None:
    gnomads = LANDS["players"][0] | {"hand": []}
    ada, _ = two_at(invite, house, "wildlands", LANDS | {"players": [gnomads, LANDS["players"][1]]})
    expect(ada.page.locator("button.confirm")).to_contain_text("End the turn and draw 3")
    ada.page.keyboard.down("Enter")
    ada.page.keyboard.down("Enter")  # held down
    ada.page.keyboard.up("Enter")
    ada.until("told.window !== null")
    assert ada.seen("acts") == ["end"]


def test_by_keyboard_the_focus_is_never_lost(invite: Invite, house: House) -> None:
    start = {name: value for name, value in HUNT.items() if name != "turn"}
    ada, bob = two_at(invite, house, "wylde_hunt", start)
    keys = ada.page.keyboard
    tab_to(ada, '[data-element="do:first"]')
    keys.press("Enter")  # words alone are played as they are said
    ada.until("told.view.step === 'turn'")
    expect(ada.page.locator("[role=gridcell]:focus")).to_have_count(1)
    walk_to(ada, "square:F4")
    keys.press("Enter")
    is_picked(ada, "fae:S-Gnome")
    walk_to(ada, "square:E3")
    keys.press("Enter")
    heard = ada.page.locator("[role=status], [role=alert], [aria-live]")
    expect(heard.filter(has_text="Move the Gnome to E3")).to_have_count(1)
    keys.press("?")
    help_ = ada.page.get_by_role("dialog", name="Help: goal, signs and keys")
    expect(help_).to_contain_text("Stay")
    keys.press("Escape")
    expect(help_).to_have_count(0)
    is_picked(ada, "fae:S-Gnome", "square:E3")
    expect(ada.element("square:E3")).to_be_focused()
    keys.press("Enter")
    bob.until("told.asked.length")
    assert ada.seen("acts") == ["order first", "turn S-Gnome E3"]
    expect(ada.element("square:E3")).to_be_focused()
    expect(heard.filter(has_text="Your Gnome moves from F4 to E3")).to_have_count(1)
    expect(heard.filter(has_text="Your Gnome moves from F4 to E3")).not_to_contain_text("waiting for")


CURSOR = ".board [data-element]:focus-visible"


def test_arrows_move_a_cursor_over_the_board_from_anywhere(invite: Invite, house: House) -> None:
    ada, bob = two_at(invite, house, "wylde_hunt", HUNT)
    keys, cursor = ada.page.keyboard, ada.page.locator(CURSOR)

    def is_at(square: str) -> None:
        expect(cursor).to_have_attribute("data-element", f"square:{square}")

    keys.press("ArrowLeft")  # on a new page it appears where something can be picked
    first = ada.told["legal"][0][1][0]
    is_at(ada.told["view"]["fae"][first.removeprefix("fae:")])
    ada.click("square:H1")
    ada.click("fae:S-Gnome")
    keys.press("Escape")
    keys.press("ArrowUp")
    is_at("F5")
    ada.page.get_by_role("button", name="Help").click()
    keys.press("Escape")
    ada.element("fae:S-Gnome").hover()
    keys.press("ArrowDown")
    is_at("F4")
    keys.press("Enter")
    is_picked(ada, "fae:S-Gnome")
    keys.press("ArrowLeft")
    is_at("E4")
    keys.press("ArrowDown")
    is_picked(ada, "fae:S-Gnome")
    expect(ada.page.locator("section.look")).to_have_count(0)
    keys.press("Enter")
    is_picked(ada, "fae:S-Gnome", "square:E3")
    keys.press("Enter")
    bob.until("told.asked.length")
    assert ada.seen("acts") == ["turn S-Gnome E3"]
    ada.page.evaluate("() => document.activeElement.blur()")
    keys.press("ArrowLeft")  # nothing is asked of her now
    expect(ada.page.locator("section.look")).to_have_count(1)
    expect(ada.page.locator("section.look .count")).to_have_text(
        "1 of 1"
    )  # it opens this, and is no step as well


def test_arrows_go_on_from_whoever_was_clicked_last(invite: Invite, house: House) -> None:
    ada, _ = two_at(invite, house, "wildlands", LANDS)
    keys, cursor = ada.page.keyboard, ada.page.locator(CURSOR)

    def is_at(*spaces: int) -> None:
        expect(cursor).to_have_attribute(
            "data-element", re.compile(f"^space:({'|'.join(map(str, spaces))})$")
        )

    keys.press("ArrowRight")
    is_at(25)
    keys.press("ArrowLeft")
    is_at(42)
    ada.click("character:P1.3")
    is_picked(ada, "character:P1.3")
    keys.press("ArrowLeft")
    is_at(8)
    is_picked(ada, "character:P1.3")
    expect(ada.page.locator("section.look")).to_have_count(0)
    keys.press("Enter")
    is_picked(ada, "character:P1.3", "space:8")
    ada.page.locator(".hand .card-button").first.focus()
    keys.press("ArrowRight")
    is_at(40)


def test_arrows_go_from_button_to_button_where_the_board_has_only_those(invite: Invite) -> None:
    ada = invite()
    ada.new_table("wildlands", "Ada", "me", "greedy")
    factions = ada.page.locator(".board button[data-element]")
    expect(factions.first).to_be_visible()
    ada.page.keyboard.press("ArrowDown")
    expect(factions.first).to_be_focused()
    ada.page.keyboard.press("ArrowRight")
    expect(factions.first).not_to_be_focused()
    expect(ada.page.locator(".board button[data-element]:focus")).to_have_count(1)


def test_a_choice_between_words_is_one_key(invite: Invite, house: House) -> None:
    start = {name: value for name, value in HUNT.items() if name != "turn"}
    ada, _ = two_at(invite, house, "wylde_hunt", start)
    expect(ada.page.locator(".dock button")).to_have_count(2)
    ada.page.keyboard.press("2")
    ada.until("told.view.step === 'turn'")
    assert ada.seen("acts") == ["order second"]


def test_the_focus_is_not_lost_with_a_board_that_changes_later(invite: Invite) -> None:
    """What others did is shown in its time, and then the factions give way to the map."""
    ada = invite()
    ada.go()
    ada.settings(pace="normal")
    ada.new_table("wildlands", "Ada", "me", "greedy")
    tab_to(ada, '[data-element="faction:lawbringers"]')
    ada.page.keyboard.press("Enter")
    ada.page.keyboard.press("Enter")
    expect(ada.page.locator(".board .space:focus")).to_have_count(1)
