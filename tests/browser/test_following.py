"""What the others do can be followed and looked at again; the clock stands still where it matters."""

import re
from collections.abc import Sequence

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.begun import LANDS, sit_at
from tests.browser.conftest import Invite
from tests.browser.guest import Guest
from tests.browser.playing import Choice, adviser, by_mouse, next_decision, play, play_some
from tests.browser.scenes import sit_down_at
from tests.server.house import House
from tests.wildlands.scenes import play as play_texts
from tests.wildlands.scenes import start
from tests.wylde_hunt.helpers import position
from wildtable.games import load
from wildtable.games.wildlands.game import WildlandsState

RIVER = {"Spring": "H3", "Summer": "G3", "Autumn": "A4", "Winter": "A3"}
SNARE = position("phase2", "A4", {"U-Undine": "E4", "U-Gnome": "A6", "S-Sylph": "F7"}, RIVER)
"""Unseelie moves twice and wins by it."""


def close_the_snare(bob: Guest) -> None:
    """The last move: where the Undine stands already, so the Gnome is selected first."""
    bob.until("told.asked.length")
    bob.pick("fae:U-Gnome")
    play(bob, "turn U-Gnome A4")


def caption(guest: Guest) -> Locator:
    return guest.page.locator(".caption")


def skip(guest: Guest) -> Locator:
    return guest.page.get_by_role("button", name="Skip")


def square(guest: Guest, name: str) -> Locator:
    """A square of Wylde Hunt; its label says who stands there."""
    return guest.element(f"square:{name}")


def tap(guest: Guest, element: str) -> None:
    """Click there, whatever the clock does."""
    box = guest.element(element).bounding_box()
    assert box is not None
    guest.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def watching(guest: Guest, pace: str = "normal") -> None:
    """Follow at a pace, with a clock that only goes when it is told to."""
    guest.page.clock.install(time=0)
    guest.go("/about")
    guest.settings(pace=pace)


def stop_the_clock(guest: Guest) -> None:
    guest.page.clock.pause_at(guest.page.evaluate("() => Date.now() / 1000 + 0.5"))


@pytest.fixture
def snare(invite: Invite, house: House) -> tuple[Guest, Guest, str]:
    """Ada follows with a stopped clock, Bob moves twice and wins."""
    ada, bob = invite(fresh=True), invite()
    watching(ada)
    path = sit_down_at(house, [ada, bob], "wylde_hunt", load("wylde_hunt").from_position(SNARE, {}))
    stop_the_clock(ada)
    return ada, bob, path


def test_what_happens_is_shown_step_by_step(snare: tuple[Guest, Guest, str]) -> None:
    ada, bob, _ = snare
    play(bob, "turn U-Undine A4")
    expect(caption(ada)).to_have_text("The Unseelie Undine moves from E4 to A4.")
    expect(square(ada, "A4")).to_have_attribute("aria-label", re.compile("Unseelie Undine"))
    expect(skip(ada)).to_have_count(0)
    close_the_snare(bob)
    expect(skip(ada)).to_be_visible()
    expect(caption(ada)).to_have_text("The Unseelie Undine moves from E4 to A4.")
    expect(square(ada, "A6")).to_have_attribute("aria-label", re.compile("Unseelie Gnome"))
    expect(ada.result).to_have_count(0)
    expect(ada.prompt).to_have_text("Unseelie is playing.")  # nothing tells the end before it is shown
    expect(ada.log.filter(has_text="ensnare")).to_have_count(0)
    ada.page.clock.run_for(1500)
    expect(ada.log.filter(has_text="ensnare")).to_have_count(1)
    expect(square(ada, "A6")).not_to_have_attribute("aria-label", re.compile("Unseelie Gnome"))
    expect(skip(ada)).to_have_count(0)
    expect(caption(ada)).to_have_count(0)  # the end is told once, as such
    expect(ada.page.locator(".end")).to_contain_text("You have lost.")
    expect(ada.page.locator(".end")).to_contain_text(
        "The Unseelie Gnome and the Unseelie Undine ensnare the Mortal on A4!"
    )
    ada.page.clock.run_for(10_000)
    expect(ada.page.locator(".end")).to_have_count(0)


@pytest.mark.parametrize("how", ["key", "button", "click"])
def test_one_can_skip_to_the_end(snare: tuple[Guest, Guest, str], how: str) -> None:
    ada, bob, _ = snare
    play(bob, "turn U-Undine A4")
    expect(caption(ada)).to_be_visible()
    close_the_snare(bob)
    expect(skip(ada)).to_be_visible()
    if how == "key":
        ada.page.keyboard.press("x")
    elif how == "button":
        skip(ada).click()
    else:
        tap(ada, "square:H1")
    expect(skip(ada)).to_have_count(0)
    expect(ada.page.locator(".end")).to_contain_text("ensnare the Mortal")
    expect(ada.result).to_contain_text("You have lost.")


def test_without_a_pace_nothing_waits(invite: Invite, house: House) -> None:
    ada, bob = invite(fresh=True), invite()
    watching(ada, "off")
    sit_down_at(house, [ada, bob], "wylde_hunt", load("wylde_hunt").from_position(SNARE, {}))
    stop_the_clock(ada)
    play(bob, "turn U-Undine A4")
    close_the_snare(bob)
    expect(ada.result).to_contain_text("You have lost.")
    expect(skip(ada)).to_have_count(0)


def test_ones_own_click_is_not_kept_waiting(invite: Invite, house: House) -> None:
    """Seelie's turn comes while Unseelie's move is still shown: a click selects at once."""
    fae = {"U-Undine": "E4", "U-Gnome": "A6", "S-Sylph": "F7", "S-Gnome": "H1"}
    document = position("phase2", "A4", fae, RIVER, controller="S")
    ada, bob = invite(fresh=True), invite()
    watching(ada, "slow")
    sit_down_at(house, [ada, bob], "wylde_hunt", load("wylde_hunt").from_position(document, {}))
    stop_the_clock(ada)
    play(bob, "order first")
    expect(caption(ada)).to_have_text("Unseelie takes the first turn.")
    play(bob, "turn U-Undine A4")
    expect(skip(ada)).to_be_visible()
    expect(ada.prompt).to_have_text("Unseelie is playing.")
    expect(square(ada, "E4")).to_have_attribute("aria-label", re.compile("Unseelie Undine"))
    tap(ada, "fae:S-Gnome")
    expect(ada.prompt).to_have_text("Your Gnome: choose a place or a button.")
    expect(skip(ada)).to_have_count(0)
    expect(square(ada, "A4")).to_have_attribute("aria-label", re.compile("Unseelie Undine"))
    expect(ada.page.locator('[role="gridcell"].pick').first).to_be_visible()


STILL = """() => document.querySelector('[data-ghost]')?.getAnimations()
    .every((one) => one.playState === 'finished')"""


def test_who_fell_walks_once(invite: Invite, house: House) -> None:
    """Choosing another piece does not play again what happened before."""
    fae = {"U-Undine": "E4", "U-Sylph": "F1", "S-Sylph": "F7", "S-Gnome": "H1"}
    document = position("phase2", "A4", fae, RIVER, controller="S")
    ada, bob = invite(), invite(reduced_motion="no-preference")
    sit_down_at(house, [ada, bob], "wylde_hunt", load("wylde_hunt").from_position(document, {}))
    play(bob, "order second")
    play(ada, "turn S-Gnome F1")
    bob.page.wait_for_function(STILL)
    bob.pick("fae:U-Undine")
    assert bob.page.evaluate(STILL)


def test_looking_back_shows_what_was_and_disturbs_nobody(invite: Invite, house: House) -> None:
    fae = {"U-Undine": "E4", "U-Gnome": "A6", "S-Sylph": "F7", "S-Gnome": "H1"}
    document = position("phase2", "A4", fae, RIVER, controller="S")
    ada, bob = invite(fresh=True), invite()
    sit_down_at(house, [ada, bob], "wylde_hunt", load("wylde_hunt").from_position(document, {}))
    for action in ("order first", "turn U-Undine A4"):
        play(bob, action)
    ada.until("told.asked.length")
    ada.page.get_by_role("button", name="Look back").first.click()
    bar = ada.page.get_by_role("region", name="Look back")
    expect(bar).to_contain_text("2 of 2")
    expect(bar).to_contain_text("Meanwhile it is your turn.")
    ada.page.keyboard.press("Escape")
    ada.page.keyboard.press("ArrowLeft")  # it is her turn: this is the cursor on the board
    ada.page.keyboard.press("l")
    expect(bar).to_contain_text("2 of 2")  # it opens what happened last
    ada.page.keyboard.press("ArrowLeft")
    expect(bar).to_contain_text("Unseelie takes the first turn.")
    expect(square(ada, "E4")).to_have_attribute("aria-label", re.compile("Unseelie Undine"))
    expect(square(ada, "A4")).not_to_have_attribute("aria-label", re.compile("Unseelie Undine"))
    expect(ada.page.locator('[role="gridcell"] .last')).to_have_count(0)  # what came later is not marked
    ada.page.keyboard.press("Home")
    expect(bar).to_contain_text("The beginning")
    expect(ada.page.locator("button.confirm")).to_have_count(0)
    expect(ada.prompt).to_have_text("You are looking back at the match.")
    tap(ada, "fae:S-Gnome")
    expect(ada.page.locator('[role="gridcell"].pick')).to_have_count(0)
    expect(ada.prompt).to_have_text("This is an earlier moment. To play, go back to now.")
    assert ada.seen("acts") == []
    bar.get_by_role("button", name="One step on").click()
    expect(bar).to_contain_text("1 of 2")
    bar.get_by_role("slider").fill("1")
    expect(bar).to_contain_text("The Unseelie Undine moves from E4 to A4.")
    bar.get_by_role("button", name="To the beginning").click()
    expect(bar).to_contain_text("The beginning")
    bar.get_by_role("button", name="To the last step").click()
    expect(bar).to_contain_text("2 of 2")
    ada.page.keyboard.press("Escape")
    expect(bar).to_have_count(0)
    play(ada, "turn S-Gnome H4")


def test_the_game_goes_on_while_one_looks_back(snare: tuple[Guest, Guest, str]) -> None:
    ada, bob, _ = snare
    play(bob, "turn U-Undine A4")
    expect(caption(ada)).to_be_visible()
    ada.page.keyboard.press("l")
    bar = ada.page.get_by_role("region", name="Look back")
    expect(bar).to_contain_text("1 of 1")
    close_the_snare(bob)
    expect(bar).to_contain_text("The game has gone on by one step.")
    expect(square(ada, "A6")).to_have_attribute("aria-label", re.compile("Unseelie Gnome"))
    bar.get_by_role("button", name="To the end").click()  # there is no now any more
    expect(square(ada, "A6")).not_to_have_attribute("aria-label", re.compile("Unseelie Gnome"))
    expect(ada.result).to_contain_text("You have lost.")


def test_a_line_of_the_log_leads_back_to_its_moment(snare: tuple[Guest, Guest, str]) -> None:
    _, bob, _ = snare
    play(bob, "turn U-Undine A4")
    bob.log.get_by_text("Your Undine moves from E4 to A4.").click()
    bar = bob.page.get_by_role("region", name="Look back")
    expect(bar.get_by_role("status")).to_have_text("Your Undine moves from E4 to A4.")


def test_the_end_says_how_and_shows_where(snare: tuple[Guest, Guest, str]) -> None:
    _, bob, path = snare
    play(bob, "turn U-Undine A4")
    close_the_snare(bob)
    expect(bob.result).to_contain_text("You have won!")
    expect(bob.result).to_contain_text("Your Gnome and your Undine ensnare the Mortal on A4!")
    expect(bob.page.locator(".won-square")).to_have_count(1)
    expect(bob.log.last).to_be_in_viewport()
    bob.open_home()
    games = bob.page.get_by_role("region", name="Finished games")
    expect(games).to_contain_text("won")
    games.get_by_role("link").first.click()
    bar = bob.page.get_by_role("region", name="Look back")
    expect(bar).to_contain_text("The beginning")
    expect(square(bob, "E4")).to_have_attribute("aria-label", re.compile("Unseelie Undine"))
    expect(bob.page.locator(".won-square")).to_have_count(0)
    bob.page.keyboard.press("End")
    expect(bob.page.locator(".won-square")).to_have_count(1)
    assert bob.page.url.endswith(f"{path}/look")


def test_the_log_follows_whoever_looks_back_and_returns(invite: Invite) -> None:
    ada = invite(viewport={"width": 1280, "height": 720})
    ada.new_table("wylde_hunt", "Ada", "me", "greedy")
    play_some(ada, adviser("wylde_hunt", "greedy", 3), 8)
    expect(ada.log.last).to_be_in_viewport()
    expect(ada.log.first).not_to_be_in_viewport()
    board = ada.page.locator(".board svg").first.bounding_box()
    ada.page.keyboard.press("l")
    expect(ada.page.get_by_role("region", name="Look back")).to_be_visible()
    assert ada.page.locator(".board svg").first.bounding_box() == board
    ada.page.keyboard.press("Home")
    expect(ada.log.first).to_be_in_viewport()
    ada.page.keyboard.press("Escape")
    expect(ada.page.get_by_role("region", name="Look back")).to_have_count(0)
    expect(ada.log.last).to_be_in_viewport()
    expect(ada.page.locator(".board :focus")).to_have_count(0)


def test_lines_that_scroll_under_a_resting_mouse_mark_nothing(invite: Invite) -> None:
    ada = invite(viewport={"width": 1280, "height": 720})
    ada.new_table("wylde_hunt", "Ada", "me", "greedy")
    play_some(ada, adviser("wylde_hunt", "greedy", 3), 8)
    current = ada.page.locator(".log li.current")
    ada.log.last.hover()
    expect(current).to_have_count(1)
    ada.page.evaluate("() => { document.querySelector('.log ol').scrollTop -= 60; }")
    expect(current).to_have_count(0)
    ada.page.wait_for_timeout(300)
    expect(current).to_have_count(0)
    ada.page.mouse.wheel(0, -40)
    ada.page.wait_for_timeout(300)
    expect(current).to_have_count(0)


def surely(guest: Guest, choice: Choice, legal: Sequence[Choice]) -> None:
    """By mouse, the Fae first, even if there is only one to select."""
    fae = [element for element in choice[1] if element.startswith("fae:")]
    if fae:
        guest.pick(fae[0])
    by_mouse(guest, choice, legal)


COVERS = """() => {
    const at = document.querySelector('.recap').getBoundingClientRect();
    const meets = (box) => box.left < at.right && box.right > at.left
        && box.top < at.bottom && box.bottom > at.top;
    return [...document.querySelectorAll('.words button, .dock button, .people button')]
        .filter((button) => meets(button.getBoundingClientRect())).map((button) => button.innerText);
}"""


def test_since_your_turn(invite: Invite) -> None:
    """Whoever comes back reads what mattered since their last turn."""
    ada = invite()
    choose = adviser("wylde_hunt", "greedy", 2)
    recap = ada.page.get_by_role("region", name="Since your turn")
    news = recap.get_by_role("button", name=re.compile(r"Since your turn [3-9] new"))
    path, recapped = "", False
    while not recapped:  # a game may be over before there is anything to recap
        path = ada.new_table("wylde_hunt", "Ada", "me", "greedy", options={"Who plays Seelie": "host"})
        while not recapped and (decision := next_decision([ada])) is not None:
            ada.page.evaluate("() => new Promise(requestAnimationFrame)")
            recapped = news.count() > 0
            if not recapped:
                play(ada, choose(decision[1]), surely)
    ada.page.set_viewport_size({"width": 844, "height": 390})
    ada.go(path)  # on a phone it waits to be opened, and covers nothing of the board
    expect(recap).to_be_visible()
    expect(recap.get_by_role("listitem")).to_have_count(0)
    ada.page.set_viewport_size({"width": 1280, "height": 900})
    ada.go(path)
    expect(recap.get_by_role("listitem").first).to_be_visible()
    told = recap.get_by_role("listitem").all_inner_texts()
    assert len(told) >= 3
    assert not any(line.startswith("Your ") and " moves " in line for line in told)
    ada.page.keyboard.press("Escape")
    expect(recap.get_by_role("listitem")).to_have_count(0)
    ada.page.set_viewport_size({"width": 1280, "height": 720})  # a low log: there is more room above it
    ada.page.keyboard.press("Escape")
    clock = ada.page.get_by_role("button", name="Look back")
    behind = clock.bounding_box()
    recap.get_by_role("button", name=re.compile("Since your turn")).click()
    ada.page.evaluate("() => new Promise((go) => setTimeout(go, 300))")
    assert ada.page.evaluate(COVERS) == [], "An open recap lies on a button."
    close = recap.get_by_role("button", name="Close", exact=True).bounding_box()
    assert behind
    assert close
    assert close["x"] + close["width"] < behind["x"] or close["y"] + close["height"] < behind["y"]
    decision = next_decision([ada])
    assert decision is not None
    read = recap.inner_text()
    play(ada, choose(decision[1]), surely)
    # The answer may already be something to read again.
    ada.page.wait_for_function("(read) => document.querySelector('.recap')?.innerText !== read", arg=read)


def interrupting() -> WildlandsState:
    """The Guild has interrupted the Gnomads; whatever it does, the Lawbringers may interrupt it."""
    players: list[dict[str, object]] = [
        {"faction": "guild", "characters": {"1": 1}, "hand": ["wild"] * 3},
        {"faction": "gnomads", "characters": {"1": 8}, "hand": ["wild"]},
        {"faction": "lawbringers", "characters": {"3": 40}, "hand": ["1:shield 3:melee open:cover", "wild"]},
    ]
    state = start(
        *players, active="P2", map="dungeon", options={"stops": "none", "interrupt_window_seconds": 0}
    )
    play_texts(state, "P2 move 1 40 | wild", "P1 interrupt", "P3 pass")
    return state


def test_an_interrupt_is_announced_by_itself_and_what_follows_begins_with_who_did_it(
    invite: Invite, house: House
) -> None:
    """Cleo interrupts Ada's interrupt and strikes, and at once she is asked again."""
    ada, bob, cleo = invite(fresh=True), invite(), invite()
    watching(ada)
    sit_down_at(house, [ada, bob, cleo], "wildlands", interrupting(), breath=3.0)
    play(ada, "move 1 4 | wild")
    stop_the_clock(ada)
    ada.page.clock.run_for(2500)  # her own move is shown
    cleo.until("told.window")
    play(cleo, "interrupt")
    expect(caption(ada)).to_have_text("The Lawbringers interrupt you! Your interrupt is over.")
    cleo.until("told.view.acting === 'P3' && !told.window")
    play(cleo, "melee 3 P2 | 1:shield 3:melee open:cover")
    ada.until("told.window")
    expect(caption(ada)).to_have_text("The Lawbringers interrupt you! Your interrupt is over.")
    ada.page.clock.run_for(2500)
    expect(caption(ada).locator("p")).to_have_text(
        ["The Minotaur (Lawbringers) attacks Tak (Gnomads) (melee).", "Tak (Gnomads) takes 1 damage."]
    )
    expect(ada.log.filter(has_text=re.compile("The Lawbringers play: Minotaur.s melee."))).to_have_count(1)


def test_a_recap_tells_the_reveals_of_a_player_in_one_line(invite: Invite, house: House) -> None:
    """At a table of two the log is low and has a heading; what lies open has all of its room."""
    ada, bob = invite(viewport={"width": 1440, "height": 900}), invite()
    hidden = {"1": "hidden 5", "2": "hidden 7", "3": "hidden 9", "5": 20}
    guild, gnomads = LANDS["players"][1] | {"characters": hidden}, LANDS["players"][0]
    sit_at(house, (ada, bob), "wildlands", LANDS | {"players": [gnomads, guild]})
    play(ada, "end")
    for action in ("reveal 1", "reveal 2", "reveal 3", "move 5 4 | wild", "end"):
        bob.until("!told.window && told.asked.includes(told.seat)")
        play(bob, action)
    recap = ada.page.get_by_role("region", name="Since your turn")
    recap.get_by_role("button", name=re.compile("Since your turn")).click()
    expect(recap.get_by_role("listitem")).to_have_text(
        [
            "The Guild (Bob) has the turn.",
            "The Guild: Cindrick Ould (5), Hespera Gale (7), and Ambrose Quill (9) come out of hiding.",
            "Lunk moves from 20 to 4.",
        ]
    )
    box = recap.bounding_box()
    assert box is not None
    assert box["width"] > 250
