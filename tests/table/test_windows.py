"""Windows in real time: the pace tells nothing, nobody is made to click, and nobody waits for ever."""

from typing import Any

import pytest

from tests.table.people import PACE, SECRET, bot, new_table, people, running
from tests.table.test_snapshots import Disk
from wildtable.engine.refusal import NotNow
from wildtable.games import load
from wildtable.server.message import show_table
from wildtable.table import orders
from wildtable.table.entry import Line
from wildtable.table.match import Match
from wildtable.table.seat import ASK, PASS, PASS_UNTIL_MY_TURN, PERSON, Seat, TableError
from wildtable.table.table import Table
from wildtable.table.window import Pace

GAME = load("wildlands")

POSITION: dict[str, Any] = {
    "map": "dungeon",
    "active": "P1",
    "players": [
        {"faction": "guild", "characters": {"1": 1, "5": "hidden 9"}, "hand": ["wild", "wild", "wild"]},
        {"faction": "gnomads", "characters": {"1": 30}, "hand": ["wild", "wild"]},
        {"faction": "lawbringers", "characters": {"1": 35}, "hand": ["wild"]},
    ],
}

ATTACK: dict[str, Any] = {
    **POSITION,
    "players": [
        {**POSITION["players"][0], "hand": ["1:area 2:shield open:ranged", "wild"]},
        {**POSITION["players"][1], "characters": {"1": 1, "2": 8}},
        POSITION["players"][2],
    ],
}


def begin_at(table: Table, position: dict[str, Any]) -> Match:
    """Let the match begin at a position instead."""
    state = table.game.from_position(position, table.options)
    table.match = Match(table.game, len(table.seats), table.options, state)
    table.reactions.drop()
    return table.match


def move_somewhere(table: Table, now: float) -> None:
    match = running(table)
    texts = [table.game.format(match.state, 0, int(action)) for action in match.state.legal(0)]
    table.act(0, next(text for text in texts if text.startswith("move 1 ")), now)


def at_a_window(seats: list[Seat] | None = None, pace: Pace = PACE, **options: Any) -> Table:
    """The first has just moved at 100 seconds, the others are asked."""
    chosen = people(3) if seats is None else seats
    table = new_table("wildlands", chosen, pace, **{"stops": "none", **options})
    begin_at(table, {**POSITION, "players": POSITION["players"][: len(chosen)]})
    move_somewhere(table, 100.0)
    return table


def nothing_played(lines: list[Line]) -> bool:
    """Whatever the table noted, has nothing happened in the game?"""
    return all(line.entry is None for line in lines)


def step(table: Table) -> str:
    return table.game.step(running(table).state)


def names(table: Table) -> list[tuple[str, str]]:
    return [(running(table).name_of(entry.who), entry.text) for entry in running(table).entries[1:]]


@pytest.mark.rule("WL-RULING-68")
def test_a_window_that_all_pass_closes_at_the_floor() -> None:
    table = at_a_window()
    table.act(1, "pass", 100.1)
    table.act(2, "pass", 100.2)
    assert table.window is not None
    assert table.window.wakes_at(100.2) == 100.8
    assert nothing_played(table.advance(100.7))
    assert step(table) == "window"
    assert [(line.who, line.text) for line in table.advance(100.8)] == [("P2", "pass"), ("P3", "pass")]
    assert step(table) == "act"
    with pytest.raises(NotNow, match="Too late"):
        table.act(1, "pass", 101.0, version=1)


@pytest.mark.rule("WL-RULING-68")
@pytest.mark.parametrize(
    ("seat", "answer", "at"), [(2, "pass", 1.5), (1, "interrupt", 0.2), (1, "pass", 0.2)]
)
def test_otherwise_it_closes_at_the_end_of_the_breath(seat: int, answer: str, at: float) -> None:
    """Late passes, an interrupt and silence cannot be told from each other by the clock."""
    table = at_a_window()
    if at > 1.0 or answer == "interrupt":
        table.act(3 - seat, "pass", 100.1)
    table.act(seat, answer, 100.0 + at)
    for moment in (100.8, 101.6, 102.9):
        assert table.advance(moment) == []
    assert len(table.advance(103.0)) == 2
    assert step(table) == "act"


def test_nothing_happens_before_it_closes() -> None:
    """So nothing that anybody receives can tell whether the others have answered."""
    table = at_a_window()
    views = [running(table).view(seat) for seat in (0, 1, 2, None)]
    table.act(1, "interrupt", 100.1)
    assert [running(table).view(seat) for seat in (0, 1, 2, None)] == views
    assert table.owes() == [2]
    assert table.may_take_back(0) is None
    assert table.may_take_back(2) is None


def test_an_answer_may_be_changed_while_the_window_breathes() -> None:
    table = at_a_window()
    table.act(1, "interrupt", 100.1)
    table.act(1, "pass", 100.2)
    assert table.may_take_back(1) is True
    assert [line.text for line in table.undo(1, 100.3)] == [f"unseal 1 {len(running(table).entries)}"]
    assert table.owes() == [1, 2]
    with pytest.raises(NotNow, match="your silence was a pass"):
        table.act(1, "interrupt", 103.1)


@pytest.mark.rule("WL-RULING-68")
def test_whoever_waits_keeps_it_open_for_the_tables_time() -> None:
    table = at_a_window(interrupt_window_seconds=5)
    table.wait(1, 100.5)
    window = table.window
    assert window is not None
    assert not window.thinking(102.9)
    assert [line.text for line in table.advance(103.0)] == ["thinks 1 2"]
    assert window.thinking(103.0)
    with pytest.raises(NotNow, match="silence was a pass"):
        table.wait(2, 103.5)
    assert window.wakes_at(103.0) == 105.0
    assert len(table.advance(105.0)) == 2
    assert step(table) == "act"


def test_a_wait_ends_with_the_answer() -> None:
    table = at_a_window(interrupt_window_seconds=0)
    table.wait(1, 100.5)
    assert nothing_played(table.advance(10_000.0))
    assert table.window is not None
    assert table.window.ends_in(10_000.0, 1) is None
    lines = table.act(1, "interrupt", 10_001.0)
    assert [line.text for line in lines] == ["seal 1 1 interrupt", "interrupt", "pass"]
    assert running(table).state.actors() == [1]


def test_nobody_waits_for_an_answer_that_changes_nothing() -> None:
    """P2 interrupts before P3 (WL-INT-10), so it does not matter what P3 thinks about."""
    table = at_a_window(interrupt_window_seconds=0)
    table.wait(2, 100.5)
    table.act(1, "interrupt", 100.6)
    assert nothing_played(table.advance(102.9))
    table.advance(103.0)
    assert running(table).state.actors() == [1]


def test_but_for_one_that_does() -> None:
    table = at_a_window(interrupt_window_seconds=0)
    table.wait(1, 100.5)
    table.act(2, "interrupt", 100.6)
    assert nothing_played(table.advance(200.0))
    table.act(1, "pass", 201.0)
    assert running(table).state.actors() == [2]


def test_a_stop_is_a_wait_pressed_for_you() -> None:
    table = at_a_window()
    table.give_order(1, "ask", ["attacked"])
    table.give_order(2, PASS, ["attacked"])
    table.advance(103.0)
    assert table.owes() == [0]  # a mere move concerns nobody
    begin_at(table, ATTACK)
    table.act(0, "area 1 1 | 1:area 2:shield open:ranged", 110.0)
    while step(table) == "defend":
        seat = table.owes()[0]
        table.act(seat, table.idle(seat), 110.0)
    assert table.window is not None
    assert table.window.waits == {1}
    assert table.window.sealed == {2: "pass"}
    assert nothing_played(table.advance(114.0))


def test_a_standing_order_passes_at_once() -> None:
    table = new_table("wildlands", people(3), stops="none")
    table.give_order(1, PASS_UNTIL_MY_TURN, [])
    table.give_order(2, PASS, [])
    begin_at(table, POSITION)
    move_somewhere(table, 100.0)
    assert table.owes() == []
    assert len(table.advance(100.8)) == 2
    assert table.seats[1].order == PASS_UNTIL_MY_TURN
    with pytest.raises(TableError, match="no standing order 'sleep'"):
        table.give_order(1, "sleep", [])
    with pytest.raises(TableError, match="no stop 'tea'"):
        table.give_order(1, "ask", ["tea"])


@pytest.mark.parametrize(
    ("option", "together", "alone"),
    [("usual", 1, 3), ("attacked", 1, 1), ("all", 4, 4), ("none", 0, 0)],
)
def test_a_table_sets_the_first_stops(option: str, together: int, alone: int) -> None:
    for sitting, stops in ((people(2), together), ([*people(1), bot()], alone)):
        table = new_table("wildlands", sitting, stops=option)
        assert len(table.seats[0].stops) == stops


@pytest.mark.parametrize(("order", "waited_for"), [(ASK, True), (PASS, True), (PASS_UNTIL_MY_TURN, False)])
def test_whoever_passes_until_the_own_turn_is_waited_for_only_when_attacked(
    order: str, waited_for: bool
) -> None:
    table = new_table("wildlands", people(3), Pace(0.8, 3.0, 0.8), stops="all")
    table.give_order(1, order, ["action"])
    begin_at(table, POSITION)
    move_somewhere(table, 100.0)
    assert table.window is not None
    assert (1 in table.window.waits) == waited_for
    assert "attacked" in orders.stops_now(Seat(PERSON, order=order, stops=["attacked", "end"]))


def test_bots_take_the_same_time_in_every_window() -> None:
    """Whether a bot has answered or not, and what: a window of bots alone lasts as long as they take."""
    for answer in ("pass", "interrupt", ""):
        table = at_a_window([*people(1), bot()], Pace(0.8, 3.0, 1.3))
        assert table.thinkers() == [(1, "greedy")]
        if answer:
            table.act(1, answer, 100.2, stand_in=True)
        assert nothing_played(table.advance(101.2))
        assert [line.text for line in table.advance(101.3)] == [answer or "pass"]


def test_a_person_alone_with_bots_need_not_wait_for_the_floor() -> None:
    table = at_a_window([bot(), *people(1), bot()], Pace(0.8, 3.0, 0.3))
    assert table.window is not None
    assert table.window.alone
    assert table.act(1, "pass", 100.1)[1:] == []
    assert len(table.advance(100.3)) == 2


def without_wild_cards(watched: bool) -> Table:
    """A person who can only pass is asked, and wants to be waited for whenever asked."""
    table = new_table("wildlands", [bot(), *people(1), bot()], Pace(0.8, 3.0, 0.3), stops="all")
    table.watched = watched
    second = {**POSITION["players"][1], "hand": ["1:cover 2 open:cover"]}
    begin_at(table, {**POSITION, "players": [POSITION["players"][0], second, POSITION["players"][2]]})
    move_somewhere(table, 100.0)
    return table


@pytest.mark.parametrize("stops", ["none", "all"])
def test_a_person_alone_with_bots_who_waits_is_not_hurried(stops: str) -> None:
    """Whether Wait was pressed or a stop has done it."""
    sitting = [bot(), *people(1), bot()]
    table = at_a_window(sitting, Pace(0.8, 3.0, 0.3), interrupt_window_seconds=5, stops=stops)
    window = table.window
    assert window is not None
    if stops == "none":
        assert (window.ends_in(100.5, 1), window.may_wait(1)) == (2.5, True)
        table.wait(1, 100.5)
    assert (window.ends_in(104.0, 1), window.may_wait(1)) == (None, False)
    assert nothing_played(table.advance(10_000.0))
    assert table.window is window
    table.act(1, "pass", 10_001.0)
    assert table.window is not window


def test_among_people_whoever_waits_has_the_tables_time_from_the_beginning() -> None:
    table = at_a_window(interrupt_window_seconds=5)
    window = table.window
    assert window is not None
    assert (window.ends_in(100.5, 1), window.may_wait(1)) == (2.5, True)
    table.wait(1, 100.5)
    assert (window.ends_in(100.5, 1), window.ends_in(100.5, 2), window.may_wait(1)) == (4.5, 2.5, False)


def test_a_person_alone_with_bots_is_not_asked_where_only_a_pass_is_possible() -> None:
    table = without_wild_cards(watched=False)
    assert table.owes() == [2]
    assert len(table.advance(100.3)) == 2


def test_before_others_that_would_tell_what_the_hand_holds() -> None:
    table = without_wild_cards(watched=True)
    assert table.owes() == [1, 2]
    assert nothing_played(table.advance(100.9))


def test_with_a_spectator_there_is_a_floor() -> None:
    table = new_table("wildlands", [bot(), *people(1), bot()], Pace(0.8, 3.0, 0.3), stops="none")
    table.watched = True
    begin_at(table, POSITION)
    move_somewhere(table, 100.0)
    table.act(1, "pass", 100.1)
    assert nothing_played(table.advance(100.7))
    assert len(table.advance(100.8)) == 2


def test_the_next_action_said_beforehand_is_sent_if_nothing_was_played() -> None:
    table = at_a_window()
    match = running(table)
    with pytest.raises(NotNow, match="speak beforehand"):
        table.say_next(1, "end")
    table.say_next(0, "reveal 5")
    table.act(1, "pass", 100.1)
    table.act(2, "pass", 100.1)
    assert [line.text for line in table.advance(100.8)] == ["pass", "pass", "reveal 5"]
    assert match.entries[-1].text == "reveal 5"


def test_it_is_staged_again_if_something_was_played() -> None:
    table = at_a_window()
    table.say_next(0, "reveal 5")
    table.act(1, "interrupt", 100.1)
    table.advance(103.0)
    assert running(table).state.actors() == [1]
    assert table.reactions.staged == {0: "reveal 5"}
    table.act(1, "finish", 104.0)
    table.act(0, "reveal 5", 105.0)
    assert table.reactions.staged == {}


def played_to_a_window() -> tuple[Table, list[Line], float]:
    """A table that was played to its first window, its journal, and the time."""
    options = {
        **new_table("wildlands", people(3), stops="none").options,
        "factions": "guild,gnomads,lawbringers",
    }
    table = Table(GAME, options, people(3), SECRET, Pace())
    table.start()
    lines = list(table.advance(0.0))
    now = 0.0
    while step(table) != "window":
        now += 10.0
        seat = table.owes()[0]
        state = running(table).state
        texts = [table.game.format(state, seat, int(action)) for action in state.legal(seat)]
        wanted = next((text for text in texts if text.startswith("move ")), table.idle(seat))
        lines += table.act(seat, wanted, now)
    return table, lines, now


def loaded(table: Table, lines: list[Line], by_snapshot: bool) -> Table:
    """The same table at 500 seconds, by its journal alone or by a snapshot of its end."""
    again = Table(GAME, table.options, people(3), SECRET, Pace())
    again.start()
    if by_snapshot:
        disk = Disk()
        disk.add(lines)
        disk.snap(table)
        disk.loaded(again)
    else:
        again.restore(lines)
    again.advance(500.0)
    return again


@pytest.mark.parametrize("by_snapshot", [True, False])
def test_whose_silence_was_a_pass_is_not_asked_again_after_loading(by_snapshot: bool) -> None:
    table, lines, now = played_to_a_window()
    waiting, silent = table.owes()
    lines += table.wait(waiting, now)
    lines += table.advance(now + PACE.breath)
    assert table.owes() == [waiting]
    again = loaded(table, lines, by_snapshot)
    assert again.window is not None
    assert (again.owes(), again.window.waits, again.window.thinking(500.0)) == ([waiting], {waiting}, True)
    with pytest.raises(NotNow, match="silence was a pass"):
        again.wait(silent, 500.5)
    again.window.wake(600.0)  # everybody was away
    assert again.window.thinking(600.0)
    assert len(again.act(waiting, "pass", 601.0)) == 3


def test_sealed_answers_survive_in_the_journal() -> None:
    """A table that is loaded again has them, and its window starts anew."""
    table, lines, now = played_to_a_window()
    asked = table.owes()
    lines += table.act(asked[0], "pass", now)
    again = loaded(table, lines, by_snapshot=False)
    assert again.window is not None
    assert again.window.sealed == {asked[0]: "pass"}
    assert again.window.opened == 500.0


def at_one_device(**options: Any) -> Table:
    """Ada plays the first seat, Ben the two others, which are asked."""
    ada, ben = people(2)
    return at_a_window([ada, ben, Seat(PERSON, person=ben.person, name=ben.name)], **options)


def test_seats_of_one_device_share_one_wait() -> None:
    """It holds the window for both, and the answer of either ends it: who plays it is said at the device."""
    for answering in (1, 2):
        table = at_one_device(interrupt_window_seconds=20)
        table.wait(1, 101.0)
        assert table.window is not None
        assert table.window.waits == {1, 2}
        assert nothing_played(table.advance(110.0))
        table.act(answering, "pass", 110.0)
        assert step(table) != "window"


def test_a_stop_of_one_seat_is_not_ended_by_another_of_the_device() -> None:
    table = at_one_device(interrupt_window_seconds=20)
    assert table.window is not None
    table.window.waits.add(2)
    table.act(1, "pass", 101.0)
    assert table.window.waits == {2}


def test_at_one_device_only_those_who_wait_are_called() -> None:
    """Silence is a pass, so the curtain is not lowered for every window."""
    table = at_one_device(interrupt_window_seconds=20)
    told = [show_table(table, "ben", 1, 0, set(), 100.5)]
    table.wait(2, 101.0)
    told.append(show_table(table, "ben", 1, 0, set(), 101.5))
    assert [message.asked for message in told] == [[], [1, 2]]
    assert [message.window is not None and message.window.you_wait for message in told] == [False, True]
