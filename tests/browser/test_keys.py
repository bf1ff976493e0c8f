"""Enter plays what is staged, and the focus is never lost."""

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
    keys.press("Enter")
    expect(ada.element("do:first")).to_be_focused()
    expect(ada.element("do:first")).to_have_attribute("aria-pressed", "true")
    keys.press("Enter")
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
    sheet = ada.page.get_by_role("dialog", name="Keys")
    expect(sheet).to_contain_text("Stay")
    keys.press("Escape")
    expect(sheet).to_have_count(0)
    is_picked(ada, "fae:S-Gnome", "square:E3")
    expect(ada.element("square:E3")).to_be_focused()
    keys.press("Enter")
    bob.until("told.asked.length")
    assert ada.seen("acts") == ["order first", "turn S-Gnome E3"]
    expect(ada.element("square:E3")).to_be_focused()
    expect(heard.filter(has_text="Your Gnome moves from F4 to E3")).to_have_count(1)
    expect(heard.filter(has_text="Your Gnome moves from F4 to E3")).not_to_contain_text("waiting for")


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
