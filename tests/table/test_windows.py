"""Windows in real time: the pace tells nothing, and nobody waits for ever."""

from typing import Any

import pytest

from tests.table.people import bot, new_table, people, running
from wildtable.engine.refusal import NotNow
from wildtable.table.seat import ASK_WHEN_ATTACKED, PASS_UNTIL_MY_TURN, TableError
from wildtable.table.table import Table

POSITION: dict[str, Any] = {
    "map": "dungeon",
    "active": "P1",
    "players": [
        {"faction": "guild", "characters": {"1": 1, "5": "hidden 9"}, "hand": ["wild", "wild", "wild"]},
        {"faction": "gnomads", "characters": {"1": 30}, "hand": ["wild", "wild"]},
        {"faction": "lawbringers", "characters": {"1": 35}, "hand": ["wild"]},
    ],
}


def at_a_window(now: float = 100.0, **options: Any) -> Table:
    """Three people; the first has just moved, the others are asked."""
    table = new_table("wildlands", people(3), **options)
    match = running(table)
    match.state = table.game.from_position(POSITION, table.options)
    text = next(
        text
        for action in match.state.legal(0)
        if (text := table.game.format(match.state, 0, int(action))).startswith("move 1 ")
    )
    table.act(0, text, now)
    assert table.owes() == [1, 2]
    return table


@pytest.mark.rule("WL-RULING-68")
def test_a_window_lasts_a_breath_though_all_have_answered() -> None:
    table = at_a_window()
    assert [line.text for line in table.act(1, "pass", 100.1)] == ["pass"]
    assert [line.text for line in table.act(2, "pass", 100.2)] == ["pass"]  # stored, but held back
    assert table.owes() == []
    assert table.game.step(running(table).state) == "window"
    assert table.clock.wakes_at(100.2) == 100.8
    assert table.advance(100.7) == []
    assert table.advance(100.8) == []  # the answer was stored when it was given
    assert table.game.step(running(table).state) == "act"
    with pytest.raises(NotNow, match="Too late"):
        table.act(1, "pass", 101.0, version=1)


@pytest.mark.rule("WL-RULING-68")
def test_time_runs_out_for_those_who_do_not_answer() -> None:
    table = at_a_window(interrupt_window_seconds=5)
    table.act(2, "pass", 101.0)
    assert table.clock.wakes_at(101.0) == 105.0
    assert table.advance(104.9) == []
    assert [(line.who, line.text) for line in table.advance(105.0)] == [("P2", "pass")]
    assert table.owes() == [0]


def test_without_a_limit_a_window_waits() -> None:
    table = at_a_window(interrupt_window_seconds=0)
    assert table.clock.closes_in(100.0) is None
    assert table.advance(10_000.0) == []
    assert table.owes() == [1, 2]
    assert table.clock.wakes_at(10_000.0) is None


def test_an_interrupt_waits_for_its_breath_too() -> None:
    table = at_a_window()
    table.act(2, "pass", 100.1)
    table.act(1, "interrupt", 100.2)
    with pytest.raises(NotNow, match="answered already"):
        table.act(1, "pass", 100.3)
    with pytest.raises(NotNow, match="In a moment"):
        table.undo(0, 100.3)
    table.advance(101.0)
    assert running(table).state.actors() == [1]


def test_a_standing_order_answers_when_the_breath_is_over() -> None:
    table = at_a_window()
    table.give_order(1, PASS_UNTIL_MY_TURN)
    table.act(2, "pass", 100.1)
    assert table.advance(100.5) == []
    assert [(line.who, line.text) for line in table.advance(100.8)] == [("P2", "pass")]
    assert table.seats[1].order == PASS_UNTIL_MY_TURN
    with pytest.raises(TableError, match="no standing order 'sleep'"):
        table.give_order(1, "sleep")


def test_an_order_may_ask_when_attacked() -> None:
    table = at_a_window()
    table.give_order(1, ASK_WHEN_ATTACKED)
    table.give_order(2, PASS_UNTIL_MY_TURN)
    table.advance(101.0)
    assert table.owes() == [0]  # a mere move concerns nobody
    match = running(table)
    attack = {**POSITION, "players": [dict(player) for player in POSITION["players"]]}
    attack["players"][1]["characters"] = {"1": 1, "2": 8}
    attack["players"][0]["hand"] = ["1:area 2:shield open:ranged", "wild"]
    match.state = table.game.from_position(attack, table.options)
    table.act(0, "area 1 1 | 1:area 2:shield open:ranged", 110.0)
    while table.game.step(match.state) == "defend":
        seat = table.owes()[0]
        table.act(seat, table.idle(seat), 110.0)
    table.advance(111.0)
    assert table.owes() == [1]


def test_a_bot_that_is_late_passes_when_the_breath_is_over() -> None:
    """Waiting longer for it would tell that it had something to think about."""
    table = new_table("wildlands", [*people(1), bot()])
    match = running(table)
    two = {**POSITION, "players": POSITION["players"][:2]}
    match.state = table.game.from_position(two, table.options)
    text = next(
        text
        for action in match.state.legal(0)
        if (text := table.game.format(match.state, 0, int(action))).startswith("move 1 ")
    )
    table.act(0, text, 100.0)
    assert table.thinkers() == [(1, "greedy")]
    assert [line.text for line in table.advance(100.8)] == ["pass"]
