"""Reaction windows and missing people, as they are seen."""

import re
from collections.abc import Sequence
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.guest import Guest
from tests.browser.playing import by_mouse, play
from tests.server.house import House
from tests.table.test_windows import POSITION, begin_at
from wildtable.engine.options import read_options
from wildtable.games import load
from wildtable.table.seat import BOT, PERSON, Seat
from wildtable.table.table import Table
from wildtable.table.window import Pace

GAME = load("wildlands")
PLACES = """() => ['.ask', '.board', '.dock'].map(
    (name) => Math.round(document.querySelector(name).getBoundingClientRect().top + scrollY))"""
BOXES = "(nodes) => nodes.map((node) => JSON.stringify(node.getBoundingClientRect()))"
MY_TURN = "!told.window && told.asked.length && told.view.step === 'act'"


def sit_down(
    house: House, guests: Sequence[Guest], breath: float, active: str = "P1", seconds: int = 0
) -> None:
    """Put them at a table of Wildlands that is under way; nobody is waited for unless they say so.

    Whoever waits has so many seconds, with 0 as many as they want.
    """
    names = ["Ada", "Bob"]
    seats = [Seat(PERSON, guest.is_called(name), name) for guest, name in zip(guests, names, strict=True)]
    options = read_options(GAME.options, {"stops": "none", "interrupt_window_seconds": seconds})
    table = Table(GAME, options, seats, bytes(32), Pace(floor=0.3, breath=breath, bots=0.3))
    table.start()
    begin_at(table, {**POSITION, "active": active, "players": POSITION["players"][:2]})
    path = f"/table/{house.put(table)}"
    for guest in guests:
        guest.go(path)
        guest.until("told.status === 'playing'")
        expect(guest.prompt).to_be_visible()


def action_like(guest: Guest, words: str) -> str:
    return next(str(text) for text, _, _ in guest.told["legal"] if text.startswith(words))


def say_beforehand(guest: Guest, words: str) -> str:
    """Say an action while others are asked; the words of the prompt are those of its elements."""
    legal = guest.until("told.ahead && told.legal.length")["legal"]
    choice = next(one for one in legal if one[0].startswith(words))
    expect(guest.page.get_by_text("You can already say what you do next.")).to_be_visible()
    by_mouse(guest, choice, legal)
    guest.until("told.beforehand")
    expect(guest.prompt).to_contain_text("If nobody interrupts, you play:")
    expect(guest.prompt).not_to_contain_text(choice[0])
    return str(choice[0])


def test_wait_keeps_a_window_open_and_silence_passes(invite: Invite, house: House) -> None:
    ada, bob = invite(), invite()
    sit_down(house, (ada, bob), breath=10.0)
    before = bob.page.evaluate(PLACES)
    play(ada, action_like(ada, "move 1 "))
    bob.until("told.window")
    expect(bob.prompt).to_have_text(
        re.compile(r"^Cindrick Ould has moved to \d+\. You may interrupt\. Silence is a pass\.$")
    )
    assert bob.page.evaluate(PLACES) == before
    bob.page.get_by_label("Message").press_sequentially("wow")
    bob.press("Send")
    expect(bob.page.locator(".chat li")).to_have_count(1)
    assert not bob.told["window"]["you_wait"], "Somebody who types does not wait."
    expect(bob.button("Wait")).to_be_visible()
    bob.page.evaluate("() => document.activeElement.blur()")
    bob.page.keyboard.press("w")
    expect(bob.prompt).to_contain_text("The table waits for you: interrupt or pass.")
    ada.until("told.window.thinking")
    expect(ada.prompt).to_contain_text("Somebody is thinking about it.")
    say_beforehand(ada, "reveal 5")
    play(bob, "pass")
    ada.until("told.view.players[0].characters['5'] === 9")  # sent by the table
    ada.until(MY_TURN)  # and this time Bob says nothing
    assert ada.seen("acts.length") == 1


def test_whoever_lets_the_time_run_out_is_told_so_and_nobody_else_is(invite: Invite, house: House) -> None:
    ada, bob = invite(), invite()
    sit_down(house, (ada, bob), breath=4.5, seconds=5)
    play(ada, action_like(ada, "move 1 "))
    bob.until("told.window")
    bob.press("Wait")
    bob.until("told.window.thinking && told.window.you_wait")
    expect(bob.page.get_by_text("Your time to react is over: you passed.")).to_be_visible()
    ada.until(MY_TURN)
    expect(ada.page.get_by_text("Your time to react is over")).to_have_count(0)
    assert bob.seen("acts") == []


def test_a_stop_waits_and_what_was_said_beforehand_is_picked_again(invite: Invite, house: House) -> None:
    ada, bob = invite(), invite()
    sit_down(house, (ada, bob), breath=0.5)
    bob.page.locator(".orders .heading").click()
    bob.page.get_by_label("somebody has acted").check()
    bob.until("told.stops.length")
    bob.page.keyboard.press("Escape")
    play(ada, action_like(ada, "move 1 "))
    bob.until("told.window && told.window.you_wait")
    said = say_beforehand(ada, "reveal 5")
    play(bob, "interrupt")
    bob.until(MY_TURN)
    play(bob, "finish")
    while bob.until("told.asked.includes(told.seat) || !told.window")["window"]:
        play(bob, "pass")
    ada.until(MY_TURN + " && told.staged")
    ada.confirm()
    ada.until("seen.acts.length === 2")
    assert ada.seen("acts.at(-1)") == said


def test_whoever_always_passes_is_told_so_and_takes_it_back(invite: Invite, house: House) -> None:
    ada, bob = invite(), invite()
    sit_down(house, (ada, bob), breath=8.0)
    bob.pass_always()
    expect(bob.page.get_by_text("You pass whatever others do.")).to_be_visible()
    expect(bob.prompt).to_have_text("The Guild is playing.")
    bob.press("Ask me again")
    bob.until("told.order === 'ask'")
    play(ada, action_like(ada, "move 1 "))
    bob.until("told.window && !told.window.your_answer")


def test_whoever_is_alone_with_a_bot_is_waited_for_at_the_end_of_its_turn(
    invite: Invite, house: House
) -> None:
    ada = invite()
    seats = [Seat(BOT, bot="greedy"), Seat(PERSON, ada.is_called("Ada"), "Ada")]
    options = read_options(GAME.options, {"interrupt_window_seconds": 5})
    table = Table(GAME, options, seats, bytes(32), Pace(floor=0.1, breath=0.6, bots=0.1))
    table.start()
    begin_at(table, {**POSITION, "players": POSITION["players"][:2]})
    ada.go(f"/table/{house.put(table)}")
    window = ada.until("told.window && told.window.you_wait")["window"]
    assert window["ends_in"] is None
    expect(ada.prompt).to_contain_text("The table waits for you: interrupt or pass.")
    expect(ada.page.get_by_role("button", name="Skip")).to_have_count(0)
    ada.page.keyboard.press("l")
    look = ada.page.get_by_role("region", name="Look back")
    expect(look).to_contain_text("Meanwhile the table waits for you.")
    expect(look).not_to_contain_text("silence")
    ada.page.keyboard.press("Escape")
    tip = re.compile("asks you only after an attack on you, and then goes on passing")
    expect(ada.button("Pass until my turn")).to_have_attribute("data-tip", tip)
    ada.press("Pass until my turn")
    ada.until("!told.window && told.asked.length && told.view.step !== 'window'")
    assert ada.told["order"] == "ask"


def test_a_bot_is_seen_to_think_where_the_decision_is_its_alone(invite: Invite, house: House) -> None:
    ada = invite()
    ada.go("/about")
    ada.settings(pace="off")
    seats = [Seat(BOT, bot="search:5"), Seat(PERSON, ada.is_called("Ada"), "Ada")]
    options = read_options(GAME.options, {"interrupt_window_seconds": 5})
    table = Table(GAME, options, seats, bytes(32), Pace(floor=0.1, breath=0.6, bots=0.1))
    table.start()
    begin_at(table, {**POSITION, "players": POSITION["players"][:2]})
    ada.go(f"/table/{house.put(table)}")
    expect(ada.page.locator(".seat").filter(has_text="The Guild").locator(".dots.thinking")).to_have_count(1)
    ada.until("told.window")
    expect(ada.page.locator(".dots.thinking")).to_have_count(0)


def test_who_is_missing_is_named_and_so_is_the_bot(invite: Invite, tmp_path: Path) -> None:
    with House(tmp_path, absence=110.0) as house:
        ada, bob = invite(house=house), invite(house=house)
        sit_down(house, (ada, bob), breath=0.5, active="P2")
        waiting = "Actions: waiting for the Gnomads (Bob)."
        expect(ada.prompt).to_have_text(waiting)
        table = bob.page.url
        bob.page.goto("about:blank")
        missing = "away; a bot takes over in 2 minutes"
        expect(ada.prompt).to_have_text(f"Actions: waiting for the Gnomads (Bob, {missing}).")
        expect(ada.page.locator(".seats .seat").nth(1)).to_contain_text(f"({missing})")
        bob.page.goto(table)
        expect(ada.prompt).to_have_text(waiting)


def test_wait_pass_and_interrupt_are_one_press_each(invite: Invite, house: House) -> None:
    ada, bob = invite(), invite()
    sit_down(house, (ada, bob), breath=8.0)
    play(ada, action_like(ada, "move 1 "))
    bob.until("told.window")
    for name, key in (("Wait", "W"), ("Pass", "P"), ("Interrupt", "I")):
        expect(bob.button(name)).to_have_attribute("aria-keyshortcuts", key)
    buttons = ".dock .bar button"
    places = bob.page.locator(buttons).evaluate_all(BOXES)
    bob.button("Wait").click()
    expect(bob.prompt).to_contain_text("The table waits for you: interrupt or pass.")
    assert bob.page.locator(buttons).evaluate_all(BOXES) == places
    bob.page.locator(buttons).first.click(force=True)  # the pointer has not moved
    expect(bob.page.get_by_role("button", name="Held open")).to_have_attribute("aria-disabled", "true")
    assert bob.seen("acts") == []
    bob.press("Pass")
    expect(bob.prompt).to_have_text(re.compile(r"^You passed\. "))
    ada.until(MY_TURN)
    assert bob.seen("acts") == ["pass"]
    play(ada, action_like(ada, "move 1 "))
    bob.until("told.window")
    expect(ada.prompt).to_have_text("The Gnomads (Bob) may interrupt now.")
    expect(ada.page.get_by_text("You can already say what you do next.")).to_be_visible()
    bob.page.keyboard.press("i")
    expect(bob.prompt).to_have_text("You have said: Interrupt. It counts when the time is up.")
    bob.until(MY_TURN)
    assert bob.seen("acts") == ["pass", "interrupt"]
    seats = bob.page.locator(".seats .seat")
    called = bob.page.locator(".seats .head .turn")
    expect(called).to_have_count(1)
    expect(seats.filter(has_text="Gnomads").locator(".head .turn")).to_have_text("interrupts")
    bob.page.keyboard.press("l")
    expect(bob.page.locator("section.look")).to_have_count(1)
    expect(called).to_have_count(0)  # in the past nobody is asked


def test_another_card_of_the_same_kind_plays_nothing(invite: Invite, house: House) -> None:
    """It takes the place of the one that was picked; only a second click on that one plays."""
    ada, bob = invite(), invite()
    sit_down(house, (ada, bob), breath=600.0)
    play(ada, action_like(ada, "move 1 "))
    bob.until("told.window")
    one, other = bob.page.locator(".hand .card-button:has(.wild)").all()[:2]
    one.click()
    expect(one).to_contain_class("picked")
    other.click()
    expect(other).to_contain_class("picked")
    expect(one).not_to_contain_class("picked")
    assert bob.seen("acts") == []
    other.click()
    bob.until("told.window.your_answer")
    assert bob.seen("acts") == ["interrupt"]


def test_whoever_has_passed_reads_so_and_is_asked_again_when_the_board_has_shown_why(
    invite: Invite, house: House
) -> None:
    ada = invite()
    ada.go()
    ada.settings(pace="normal")
    seats = [Seat(BOT, bot="greedy"), Seat(BOT, bot="greedy"), Seat(PERSON, ada.is_called("Ada"), "Ada")]
    options = read_options(GAME.options, {"interrupt_window_seconds": 0})
    table = Table(GAME, options, seats, bytes(32), Pace(floor=0.1, breath=0.6, bots=0.1))
    table.start()
    begin_at(table, POSITION)
    ada.go(f"/table/{house.put(table)}")
    first = ada.until("told.window && told.window.you_wait")["window"]["number"]
    expect(ada.button("Pass")).to_be_visible()
    ada.page.evaluate(
        """() => {
            window.said = [];
            const look = () => said.push([document.querySelector('.prompt').textContent,
                [...document.querySelectorAll('.dock button')].map((one) => one.textContent.trim()),
                document.querySelectorAll('.ask [role=timer]').length]);
            const changes = {childList: true, subtree: true, characterData: true};
            new MutationObserver(look).observe(document.querySelector('main'), changes);
        }"""
    )
    ada.page.keyboard.press("p")
    ada.until(f"told.window && told.window.number > {first} && told.window.you_wait")
    expect(ada.button("Pass")).to_be_visible()
    expect(ada.prompt).to_contain_text("The table waits for you: interrupt or pass.")
    said = ada.page.evaluate("() => said")
    assert any("You passed." in prompt for prompt, _, _ in said)
    for prompt, buttons, timers in said:
        if "You passed." in prompt or "See what happens." in prompt:
            assert buttons == [], prompt
        if "See what happens." in prompt:
            assert timers == 0, prompt
