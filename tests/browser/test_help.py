"""Help where the eye is: tooltips, the legend, how one wins."""

import re

from playwright.sync_api import expect

from tests.browser.begun import LANDS, sit_at
from tests.browser.conftest import Invite
from tests.browser.guest import MIDDLE
from tests.browser.scenes import sit_down_at, state_at
from tests.browser.test_devices import PHONE
from tests.browser.test_layout import my_turn
from tests.server.house import House

HELP = "Help: goal, signs and keys"


def test_tooltips_by_mouse_by_key_and_by_finger(invite: Invite, house: House) -> None:
    ada = invite()
    sit_down_at(house, [ada], "wildlands", state_at("wildlands", 2, my_turn("act", "turns", 6)))
    tip = ada.page.get_by_role("tooltip")
    expect(tip).to_be_hidden()
    flag = ada.page.locator(".held [data-tip*='damage']").first
    flag.hover()
    expect(tip).to_be_visible()
    expect(tip).to_contain_text("damage")
    card = ada.page.locator(".held .card-button").first
    # It leaves the whole card in sight.
    ada.page.wait_for_function(
        "([tip, card]) => tip.getBoundingClientRect().bottom <= card.getBoundingClientRect().top",
        arg=[tip.element_handle(), card.element_handle()],
    )
    ada.page.mouse.move(0, 0)
    expect(tip).to_be_hidden()
    ada.page.locator(".seat .character").first.focus()
    ada.page.keyboard.press("Shift+Tab")
    ada.page.keyboard.press("Tab")  # a focus that comes by keys is shown, and so is its tip
    expect(tip).to_contain_text("Tak: space")
    ada.page.keyboard.press("Escape")
    expect(tip).to_be_hidden()
    picked = ada.page.locator(".card-button.picked")
    flag.dispatch_event("pointerdown", {"pointerType": "touch", "bubbles": True})
    expect(tip).to_be_visible()
    flag.dispatch_event("pointerup", {"pointerType": "touch", "bubbles": True})
    flag.dispatch_event("click", {"bubbles": True})  # whoever asked what it is did not mean to pick it
    expect(picked).to_have_count(0)


def test_no_tip_comes_of_itself_or_outstays_what_it_is_about(invite: Invite, house: House) -> None:
    ada = invite(viewport={"width": 1920, "height": 1080})
    sit_down_at(house, [ada], "wildlands", state_at("wildlands", 2, my_turn("act", "turns", 6)))
    tip = ada.page.get_by_role("tooltip")
    flag = ada.page.locator(".held [data-tip*='damage']").first
    flag.hover()
    expect(tip).to_be_visible()
    held = ada.page.locator(".held").first
    held.evaluate("(node) => { node.style.translate = '0 -300px'; }")  # it moves away from under the mouse
    expect(tip).to_be_hidden()
    held.evaluate("(node) => { node.style.translate = '0 0'; }")  # and comes back under it
    ada.page.wait_for_timeout(800)
    expect(tip).to_be_hidden()
    ada.page.mouse.move(0, 0)
    goal = ada.page.locator(".goal").first
    expect(goal).to_have_attribute("data-tip", re.compile("."))
    goal.hover()  # all of it can be read there
    ada.page.wait_for_timeout(800)
    expect(tip).to_be_hidden()


def test_how_to_win_how_near_everybody_is_and_what_the_signs_mean(invite: Invite, house: House) -> None:
    ada = invite()
    sit_down_at(house, [ada], "wildlands", state_at("wildlands", 4, my_turn("act", "turns", 8)))
    people = ada.page.get_by_role("region", name="Seats")
    expect(people).to_contain_text("Five points win")
    for seat, player in enumerate(ada.told["view"]["players"]):
        meter = people.locator(".seat").nth(seat).get_by_role("img", name=f"{player['points']} of 5 points")
        expect(meter).to_be_visible()
    ada.press(HELP)
    legend = ada.page.get_by_role("dialog", name=HELP)
    for words in (
        "How to win:",
        "Arrow keys",
        "Interrupt",
        "heavy melee",
        "An arrow points up to high ground",
        "battlements: cover",
    ):
        expect(legend).to_contain_text(words)
    ada.page.keyboard.press("Escape")
    sit_down_at(house, [ada], "wylde_hunt", state_at("wylde_hunt", 2, my_turn("turn", "round", 4)))
    people = ada.page.get_by_role("region", name="Seats")
    expect(people).to_contain_text("Ensnare the Mortal")
    expect(people.get_by_role("img", name="enemies off the board")).to_have_count(2)
    ada.press(HELP)
    expect(ada.page.get_by_role("dialog")).to_contain_text("Four colours")


def test_at_a_table_lessons_open_in_a_tab_of_their_own(invite: Invite, house: House) -> None:
    ada = invite()
    sit_down_at(house, [ada], "wylde_hunt", state_at("wylde_hunt", 2, my_turn("turn", "round", 4)))
    ada.press(HELP)
    ada.page.get_by_role("dialog").get_by_role("button", name="Rules").click()
    drawer = ada.page.get_by_role("dialog", name="The rules of Wylde Hunt")
    lesson = drawer.get_by_role("link", name="The first hunt (opens in a new tab)")
    with ada.context.expect_page() as opened:
        lesson.click()
    expect(opened.value).to_have_url(re.compile("/learn/wylde_hunt/first"))
    opened.value.close()
    expect(drawer).to_be_visible()


def test_a_fae_off_the_board_makes_no_panel_grow(invite: Invite) -> None:
    ada = invite(viewport={"width": 1280, "height": 720})
    ada.go("/learn/wylde_hunt/contest/7")
    panels = ada.page.get_by_role("region", name="Seats").locator("li.seat")
    expect(panels.first).to_contain_text("until Spring")
    one, other = (panels.nth(seat).bounding_box() for seat in (0, 1))
    assert one
    assert other
    assert one["height"] == other["height"]


def test_a_finger_that_rests_on_a_character_is_told_how_it_stands(invite: Invite, house: House) -> None:
    """Until it drags it."""
    ada = invite(**PHONE)
    sit_at(house, (ada, invite()), "wildlands", LANDS)
    x, y = ada.element("character:P1.1").evaluate(MIDDLE)
    line = ada.context.new_cdp_session(ada.page)
    line.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    tip = ada.page.get_by_role("tooltip")
    expect(tip).to_have_text("Tak: 3 of 3 health, space 25, cover")
    line.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [{"x": x + 40, "y": y}]})
    expect(tip).not_to_be_visible()
    line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
