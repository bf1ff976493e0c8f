"""The board gets the screen: what is measured at the sizes that people have."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.begun import LANDS, sit_at
from tests.browser.conftest import Invite
from tests.browser.guest import Guest
from tests.browser.playing import IN_TURN, adviser, next_decision, play, play_some
from tests.browser.scenes import sit_down_at, state_at
from tests.browser.test_wild_assent import duel
from tests.browser.test_wilderness import dire
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
NEWEST = """() => {
    const list = document.querySelector('.log ol');
    const [room, line] = [list, list.lastElementChild].map((node) => node.getBoundingClientRect());
    return line.bottom <= room.bottom + 1;
}"""
"""Is the last line of the log in sight?"""
ROWS = """() => {
    const list = document.querySelector('.log ol');
    return list.clientHeight / parseFloat(getComputedStyle(list).lineHeight);
}"""
"""So many lines of the log are in sight."""
PANELS = "() => new Set([...document.querySelectorAll('.people .body')].map((n) => n.clientHeight)).size"


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


def test_wildlands_uses_the_screen(invite: Invite, house: House) -> None:
    ada = invite()
    sit_down_at(house, [ada], "wildlands", state_at("wildlands", 4, my_turn("act", "turns", 6)))
    expect(ada.element("character:P1.1")).to_be_attached()
    widths = {}
    for size in [*SIZES, (1280, 800)]:
        resize(ada, size)
        assert ada.page.evaluate(PAGE) == list(size), f"The page scrolls at {size}."
        assert ada.page.evaluate(LOST) == [], f"Something is cut off at {size}."
        if size[0] > 1000:
            assert ada.page.evaluate(NEWEST), f"The newest line of the log is out of sight at {size}."
            assert ada.page.evaluate(PANELS) == 1, f"The flag of the turn makes a panel higher at {size}."
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


@pytest.mark.parametrize(("seats", "sizes"), [(3, [(1280, 720), (1440, 900)]), (4, [(1440, 900)])])
def test_five_lines_of_the_log_are_in_sight(
    invite: Invite, house: House, seats: int, sizes: list[tuple[int, int]]
) -> None:
    ada = invite()
    sit_down_at(house, [ada], "wildlands", state_at("wildlands", seats, my_turn("act", "turns", 6)))
    expect(ada.element("character:P1.1")).to_be_attached()
    for size in sizes:
        resize(ada, size)
        assert ada.page.evaluate(ROWS) >= 5, f"The log is too small at {size}."


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
        else:  # as high as the screen below the header and the line that tells what happened
            assert height >= size[1] - 96, f"The board is {height} high at {size}."
    resize(ada, PHONE)
    _, _, width, height = box(ada, ".board")
    assert width * height >= 0.5 * PHONE[0] * PHONE[1]


def test_wilderness_uses_the_screen(invite: Invite, house: House) -> None:
    """With a card in hand, which on a phone is a strip."""
    ada = invite()
    turn = my_turn("turn", "day", 1)

    def with_a_card(state: State) -> bool:
        view: Any = state.view(0)
        return turn(state) and bool(view["players"][0]["hand"])

    sit_down_at(house, [ada], "wilderness", state_at("wilderness", 3, with_a_card))
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


ROOM = {"wylde_hunt": ".board", "wildlands": ".ground", "wilderness": ".ground", "wild_assent": ".board"}
MINE = {"wylde_hunt": "turn", "wildlands": "act", "wilderness": "turn", "wild_assent": "activation"}


def begun(game: str) -> State:
    """The first seat is to act."""
    if game == "wild_assent":
        return duel()
    moment = my_turn(
        MINE[game], *{"wylde_hunt": ("round", 4), "wildlands": ("turns", 6)}.get(game, ("day", 1))
    )
    return state_at(game, 2, moment)


@pytest.mark.parametrize("game", ROOM)
def test_half_of_a_phone_is_the_boards_also_when_something_has_happened(
    invite: Invite, house: House, game: str
) -> None:
    """In one's own turn, below a line that tells what was before, in both languages."""
    ada, bob = (
        invite(viewport={"width": PHONE[0], "height": PHONE[1]}, has_touch=True, is_mobile=True),
        invite(),
    )
    sit_down_at(house, [ada, bob], game, begun(game), breath=0.3)
    latest = ada.page.get_by_role("list", name="Latest").get_by_role("listitem").filter(visible=True)

    def told() -> bool:
        ada.page.evaluate(TWO_FRAMES)
        now = ada.told
        return bool(now["asked"] == [0] and now["view"]["step"] == MINE[game] and latest.count())

    # Ada ends her turns: on an enlarged map a character may be out of sight.
    choosers = {ada: adviser(game, "greedy", 1, ["end"]), bob: adviser(game, "greedy", 2)}
    while (asked := next_decision([ada, bob], IN_TURN)) is not None and not told():
        guest, now = asked
        play(guest, choosers[guest](now))
    for language, other in (("en", "Deutsch"), ("de", "English")):
        expect(ada.page.locator("html")).to_have_attribute("lang", language)
        _, _, width, height = box(ada, ROOM[game])
        assert width * height >= 0.5 * PHONE[0] * PHONE[1], f"In {language} it has {width} by {height}."
        ada.press(other)


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
    for game in ("Wildlands", "Wilderness"):  # lands that are wider than their room leave no bands in it
        room = calm.page.get_by_role("article").filter(has_text=game).locator(".miniature")
        drawn = room.locator(".drawn")
        assert drawn.evaluate("(node) => node.offsetHeight >= node.parentElement.clientHeight - 1"), game
    before = calm.page.evaluate(pieces)
    moving = lively.page.evaluate(pieces)
    lively.page.wait_for_function(f"(before) => ({pieces})() !== before", arg=moving)
    assert calm.page.evaluate(pieces) == before, "Under reduced motion it is a picture."


OVERLAPPED = """() => {
    const button = document.querySelector('button.confirm').getBoundingClientRect();
    return [...document.querySelectorAll('.bar > button:not(.confirm)')]
        .filter((node) => node.getBoundingClientRect().bottom > button.top + 1)
        .map((node) => node.textContent.trim());
}"""


def test_the_button_that_plays_covers_no_choice(invite: Invite, house: House) -> None:
    """A card that pays for two attacks leaves a choice beside the staged one."""
    ada = invite()
    hand = ["1 3:heavy-melee open:melee", "3:heavy-melee 4:cover open:melee"]
    minotaur = {"faction": "lawbringers", "characters": {"3": 31}, "hand": hand}
    lands = LANDS | {"players": [minotaur, {"faction": "guild", "characters": {"1": 31}, "hand": ["wild"]}]}
    sit_at(house, (ada, invite()), "wildlands", lands)
    for element in ("character:P1.3", "character:P2.1", "do:heavy-melee", f"card:{hand[0]}"):
        ada.pick(element)
    expect(ada.page.locator("button.confirm small")).to_be_visible()
    assert ada.page.locator(".bar > .chip").count() >= 2
    for size in (PHONE, PHONE_ON_ITS_SIDE, TABLET, (1280, 720)):
        resize(ada, size)
        assert ada.page.evaluate(OVERLAPPED) == [], f"Something is covered at {size}."
        expect(ada.page.locator(".dock .back")).to_be_in_viewport(ratio=1)
    # In another language, or of longer names, the sentence may take a line more.
    ada.page.locator("button.confirm > span").evaluate("(span) => span.prepend('a longer sentence ')")
    assert ada.page.evaluate(OVERLAPPED) == []


SEEN = """(names) => {
    const room = document.querySelector('.ground').getBoundingClientRect();
    return names.filter((name) => {
        const box = document.querySelector(`.ground [data-element="${name}"] .halo`).getBoundingClientRect();
        const across = box.left >= room.left && box.right <= room.right;
        return across && box.top >= room.top && box.bottom <= room.bottom;
    });
}"""


def test_on_an_enlarged_map_the_goals_of_a_selected_piece_come_into_view(
    invite: Invite, house: House
) -> None:
    ada = invite(viewport={"width": 1280, "height": 720})
    sit_down_at(house, [ada], "wildlands", state_at("wildlands", 4, my_turn("act", "turns", 10)))
    expect(ada.element("space:1")).to_be_attached()
    for _ in range(3):
        ada.page.get_by_role("button", name="Zoom in").click()
    ada.page.evaluate(TWO_FRAMES)
    goals: dict[str, list[str]] = {}
    for action, elements, _ in ada.told["legal"]:
        if action.startswith("move "):
            goals.setdefault(elements[0], []).extend(one for one in elements if one.startswith("space:"))
    piece = next(one for one, spaces in goals.items() if not ada.page.evaluate(SEEN, spaces))
    number = int(piece.rpartition(".")[2])  # of the character in the player's own row
    ada.page.locator(".seats .yours .body button").nth(number - 1).click()
    ada.page.wait_for_function(f"(names) => ({SEEN})(names).length > 0", arg=goals[piece])


def test_looking_back_on_a_phone_each_step_comes_into_view(invite: Invite) -> None:
    ada = invite()
    ada.new_table("wildlands", "Ada", "me", "greedy")
    play_some(ada, adviser("wildlands", "greedy", 2), 14)
    resize(ada, PHONE)
    ada.page.keyboard.press("l")
    bar = ada.page.get_by_role("region", name="Look back")
    seen = 0
    while not bar.get_by_text("The beginning").is_visible():
        moves = re.search(r"moves from \d+ to (\d+)\.$", bar.get_by_role("status").inner_text())
        if moves:
            ada.page.wait_for_function(
                f"(names) => ({SEEN})(names).length > 0", arg=[f"space:{moves.group(1)}"]
            )
            seen += 1
        ada.page.keyboard.press("ArrowLeft")
    assert seen


def test_where_the_log_has_two_lines_the_table_comes_up_over_the_players(
    invite: Invite, house: House
) -> None:
    ada = invite(viewport={"width": 1280, "height": 720})
    sit_down_at(house, [ada], "wilderness", state_at("wilderness", 4, my_turn("turn", "day", 1)))
    before = box(ada, ".ground")
    tabs = ada.page.locator(".side .tabs")
    tabs.get_by_role("button", name="Table").click()
    expect(ada.button("Resign")).to_be_in_viewport(ratio=1)
    ada.page.locator(".orders .heading").click()
    ada.page.get_by_label("Always pass for me").check()
    ada.until("told.order === 'pass'")
    assert box(ada, ".ground") == before
    ada.page.keyboard.press("Escape")
    expect(ada.button("Resign")).to_be_in_viewport(ratio=1)  # away with the dialog, and no more
    ada.page.keyboard.press("Escape")
    expect(tabs.get_by_role("button", name="What happened")).to_have_attribute("aria-pressed", "true")
    expect(ada.page.locator(".seats .seat").last).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("size", [PHONE, (1280, 720)])
def test_cards_that_come_and_go_do_not_move_the_map(
    invite: Invite, house: House, size: tuple[int, int]
) -> None:
    places = []
    for hand in ([], ["raft"], ["fight", "splint", "raft"]):
        ada = invite()
        sit_down_at(house, [ada], "wilderness", dire([hand, [], []]))
        resize(ada, size)
        places.append(box(ada, ".ground"))
    assert places[0] == places[1] == places[2]
