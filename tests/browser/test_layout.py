"""The board gets the screen: what is measured at the sizes that people have."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.guest import Guest
from tests.browser.scenes import sit_down_at, state_at
from tests.server.house import House
from wildtable.engine.state import State

PHONE, PHONE_ON_ITS_SIDE, TABLET = (390, 844), (844, 390), (768, 1024)
DESKTOPS = [(1280, 720), (1440, 900), (1920, 1080), (2560, 1440)]
SIZES = [PHONE, PHONE_ON_ITS_SIDE, TABLET, *DESKTOPS]

BOX = """(selector) => {
    const {x, y, width, height} = document.querySelector(selector).getBoundingClientRect();
    return [x, y, width, height].map(Math.round);
}"""
TWO_FRAMES = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
PAGE = "() => [document.documentElement.scrollWidth, document.documentElement.scrollHeight]"
LOST = """() => [
    ...document.querySelectorAll('.seats .seat, .seats .body button, .held, .ask, .dock'),
].filter((node) => {
    const box = node.getBoundingClientRect();
    const room = node.closest('.people')?.getBoundingClientRect() ?? {bottom: innerHeight, right: innerWidth};
    return box.right > room.right + 1 || box.bottom > room.bottom + 1 || box.left < 0 || box.top < 0;
}).map((node) => node.className + ': ' + node.textContent.trim().slice(0, 40))"""
"""What is not wholly in sight."""


def my_turn(step: str, after: str, count: int) -> Any:
    """The first seat is to decide at this step, so far into the game."""

    def moment(state: State) -> bool:
        view = state.view(0)
        return state.turn() == 0 and view["step"] == step and int(str(view.get(after, 0))) >= count

    return moment


def box(guest: Guest, selector: str) -> list[int]:
    measured: list[int] = guest.page.evaluate(BOX, selector)
    return measured


def resize(guest: Guest, size: tuple[int, int]) -> None:
    guest.page.set_viewport_size({"width": size[0], "height": size[1]})
    guest.page.evaluate(
        "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
    )


@pytest.mark.parametrize("seats", [2, 4])
def test_wildlands_uses_the_screen(invite: Invite, house: House, seats: int) -> None:
    ada = invite()
    sit_down_at(house, [ada], "wildlands", state_at("wildlands", seats, my_turn("act", "turns", 6)))
    expect(ada.element("character:P1.1")).to_be_attached()
    widths = {}
    for size in SIZES:
        resize(ada, size)
        assert ada.page.evaluate(PAGE) == list(size), f"The page scrolls at {size}."
        assert ada.page.evaluate(LOST) == [], f"Something is cut off at {size}."
        _, _, widths[size], height = box(ada, ".ground")
        if size == PHONE:
            assert widths[size] * height >= 0.5 * size[0] * size[1], "Half of a phone is the board's."
            _, top, _, tall = box(ada, ".held")
            assert top + tall / 2 > size[1] * 0.66, "The hand is at the thumb."
    assert widths[(1280, 720)] >= 800
    assert widths[(1440, 900)] >= 1000
    assert widths[(1920, 1080)] >= 1200
    assert widths[(2560, 1440)] >= 1650
    assert widths[TABLET] >= 740
    assert widths[PHONE_ON_ITS_SIDE] >= 460


def test_wylde_hunt_uses_the_screen(invite: Invite, house: House) -> None:
    ada = invite()
    sit_down_at(house, [ada], "wylde_hunt", state_at("wylde_hunt", 2, my_turn("turn", "round", 4)))
    expect(ada.element("square:A1")).to_be_attached()
    for size in SIZES:
        resize(ada, size)
        assert ada.page.evaluate(PAGE) == list(size), f"The page scrolls at {size}."
        assert ada.page.evaluate(LOST) == [], f"Something is cut off at {size}."
        _, _, width, height = box(ada, ".squares")
        assert abs(width - height) <= 2
        if size == PHONE:
            assert width >= 380
        elif size == TABLET:
            assert width >= 650
        else:  # as high as the screen below the header
            assert height >= size[1] - 80, f"The board is {height} high at {size}."
    resize(ada, PHONE)
    _, _, width, height = box(ada, ".board")
    assert width * height >= 0.5 * PHONE[0] * PHONE[1]


def test_wilderness_uses_the_screen(invite: Invite, house: House) -> None:
    ada = invite()
    sit_down_at(house, [ada], "wilderness", state_at("wilderness", 3, my_turn("turn", "day", 1)))
    expect(ada.element("area:village")).to_be_attached()
    for size in SIZES:
        resize(ada, size)
        assert ada.page.evaluate(PAGE) == list(size), f"The page scrolls at {size}."
        assert ada.page.evaluate(LOST) == [], f"Something is cut off at {size}."
        _, _, width, height = box(ada, ".ground")
        if size == PHONE:
            assert width * height >= 0.5 * size[0] * size[1], "Half of a phone is the board's."
        _, top, _, tall = box(ada, "[data-element='do:sleep']")
        assert top + tall <= size[1], f"Not all that one can do is in sight at {size}."
    expect(ada.page.locator(".energy")).to_have_attribute("aria-label", re.compile(r"\d energy left"))
    resize(ada, PHONE)
    card = ada.told["view"]["players"][0]["hand"][0]
    strip = ada.element(f"card:{card}:upper").locator("xpath=..")
    strip.locator(".name").click()
    expect(ada.page.get_by_role("dialog")).to_contain_text("For you:", use_inner_text=False, ignore_case=True)


@pytest.mark.parametrize("size", [PHONE, PHONE_ON_ITS_SIDE, (1280, 720)])
def test_nothing_moves_while_somebody_chooses(invite: Invite, house: House, size: tuple[int, int]) -> None:
    ada = invite()
    sit_down_at(house, [ada], "wylde_hunt", state_at("wylde_hunt", 2, my_turn("turn", "round", 4)))
    resize(ada, size)
    fixed = [".board", ".squares", ".ask", ".dock", ".people"]
    before = [box(ada, one) for one in fixed]
    button = ada.page.locator("button.confirm")
    legal = [action[1] for action in ada.told["legal"]]
    moves = [(one[0], one[1]) for one in legal if one[0].startswith("fae:") and one[1].startswith("square:")]
    places = []
    for fae, square in (moves[0], moves[-1]):
        ada.page.keyboard.press("Escape")
        ada.page.keyboard.press("Escape")
        ada.pick(fae)
        assert [box(ada, one) for one in fixed] == before
        ada.pick(square)
        expect(button).to_be_visible()
        assert [box(ada, one) for one in fixed] == before
        places.append(box(ada, "button.confirm"))
    assert places[0] == places[1]


def test_home_shows_the_games_as_they_are(invite: Invite) -> None:
    calm, lively = invite(), invite(reduced_motion="no-preference")
    pieces = (
        "() => [...document.querySelectorAll('.miniature .piece')].map((node) => node.style.transform).join()"
    )
    for guest in (calm, lively):
        guest.open_home()
        expect(guest.page.locator(".miniature .map .standing").first).to_be_attached()
        expect(guest.page.locator(".miniature .piece").first).to_be_attached()
        expect(guest.page.locator(".miniature button:visible, .miniature a:visible")).to_have_count(0)
    before = calm.page.evaluate(pieces)
    moving = lively.page.evaluate(pieces)
    lively.page.wait_for_function(f"(before) => ({pieces})() !== before", arg=moving)
    assert calm.page.evaluate(pieces) == before, "Under reduced motion it is a picture."
