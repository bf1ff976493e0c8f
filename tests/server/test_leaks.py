"""What a seat does not know is in no message that a table makes for it; `test_leaks_over_the_wire.py` listens
at the sockets.

Two tables in states that a seat cannot tell apart, played on alike, send that seat the same bytes: the table
message with its numbers, the events, the answers to `why`, until something is revealed.
"""

from typing import Any

import pytest

from tests.table.people import new_table, people, running
from tests.walking import any_step
from tests.wildlands.test_non_interference import answer_alike, common_step, hidden_from, shows_a_secret
from wildtable.engine.rng import Rng
from wildtable.engine.state import CHANCE, OVER
from wildtable.games.wildlands.game import WildlandsState
from wildtable.server.answers import why_not
from wildtable.server.message import show_table
from wildtable.server.wire import AskWhy, encode
from wildtable.table.match import Mark
from wildtable.table.seat import Seat
from wildtable.table.table import Table

HERE = {"ada", "ben", "cleo"}
NAMES = ("ada", "ben", "cleo")
OPTIONS: dict[str, Any] = {"factions": "guild,gnomads,lawbringers", "interrupt_window_seconds": 10}


def sent(table: Table, seat: int | None, known: int, now: float) -> bytes:
    """Everything that the server would send a seat, or a spectator, at this moment."""
    person = "" if seat is None else NAMES[seat]
    told = encode(show_table(table, person, seat, known, HERE, now))
    if seat is None:
        return told
    elements = [
        "space:3",
        "character:P1.2",
        "character:P2.1",
        "character:P3.4",
        "card:wild",
        "do:end",
        "do:pass",
    ]
    for element in elements:
        for picked in ([], [f"character:P{seat + 1}.1"], [f"character:P{seat + 1}.1", "do:ranged"]):
            told += encode(why_not(table, person, AskWhy(id="w", seat=seat, picked=picked, element=element)))
    return told


def play(table: Table, step: tuple[int, int], now: float) -> None:
    """Let the step happen as the table lets it, without the chance that would follow."""
    who, what = step
    match = running(table)
    if who == CHANCE:
        match.play(CHANCE, table.game.format_outcome(match.state, what), what)
    elif table.window is not None and who not in table.owes():
        return  # has answered; the window is still open
    elif table.window is not None:
        table.act(who, table.game.format(match.state, who, what), table.window.opened)
        if not table.owes():
            table._close()
    else:
        table._play(who, table.game.format(match.state, who, what), what)
    if table.result() is None:
        table.reactions.look(match, table.seats, False, now)


def state_of(table: Table) -> WildlandsState:
    state = running(table).state
    assert isinstance(state, WildlandsState)
    return state


def started(seed: int, steps: int, seats: list[Seat] | None = None, **options: Any) -> Table:
    table = new_table("wildlands", seats or people(3), **{**OPTIONS, **options})
    rng = Rng(seed)
    for _ in range(steps):
        if running(table).state.turn() == OVER:
            break
        play(table, any_step(running(table).state, rng), 0.0)
    return table


def twins(
    seed: int, steps: int, seat: int, seats: list[Seat] | None = None, **options: Any
) -> tuple[Table, Table] | None:
    """Two tables with the same past that differ in what a seat cannot know; `None` if they cannot be."""
    one, two = started(seed, steps, seats, **options), started(seed, steps, seats, **options)
    drawn = state_of(two).resample(seat, Rng(seed + 1))
    if running(one).state.turn() == OVER or not answer_alike(state_of(one), drawn):
        return None
    running(two).state = drawn
    for match in (running(one), running(two)):  # looking back and taking back begin here
        match.marks.append(Mark(len(match.entries), match.outcomes, match.state.clone()))
    return one, two


@pytest.mark.parametrize("seed", range(12))
def test_two_tables_that_a_seat_cannot_tell_apart_send_the_same(seed: int) -> None:
    rng = Rng(seed)
    seat = seed % 3
    pairs = [twins(seed, steps, seat) for steps in (45, 75, 120, 200, 310)]
    compared = 0
    for pair in pairs:
        if pair is None:
            continue
        one, two = pair
        for number in range(20):
            now = float(number)
            known = running(one).version(seat)
            if running(one).state.turn() == OVER:
                break
            if hidden_from(state_of(one), seat):
                play(one, (CHANCE, int(state_of(one).sample(rng))), now)
                play(two, (CHANCE, int(state_of(two).sample(rng))), now)
            else:
                step = common_step(state_of(one), state_of(two), rng)
                if step is None or shows_a_secret(state_of(one), seat, step):
                    break
                play(one, step, now)
                play(two, step, now)
            for since in (0, known):
                assert sent(one, seat, since, now) == sent(two, seat, since, now)
            assert one.due[seat] == two.due[seat]
            compared += 1
    assert compared > 5


def test_what_others_seal_changes_no_byte() -> None:
    """In which order, how often and what the others assign: the first seat's messages stay the same."""
    table = new_table("wildlands", people(3), **OPTIONS)
    quiet = sent(table, 0, 0, 1.0), sent(table, None, 0, 1.0)
    rng = Rng(2)
    for number in range(30):
        seat = 1 + number % 2
        legal = [int(action) for action in running(table).state.legal(seat)]
        text = table.game.format(running(table).state, seat, legal[rng.below(len(legal))])
        before = table.changed = 0
        table.act(seat, text, 1.0)
        assert (table.changed >> 0) & 1 == before
        assert (table.changed >> 3) & 1 == before
        assert (sent(table, 0, 0, 1.0), sent(table, None, 0, 1.0)) == quiet


def test_the_secret_stays_until_the_end() -> None:
    table = new_table("wildlands", people(3), **OPTIONS)
    secret = table.secret.hex().encode()
    for seat in (0, 1, 2, None):
        assert secret not in sent(table, seat, 0, 0.0)
    two = new_table("wildlands", people(2), factions="guild,gnomads")
    two.resign(0, 0.0)
    assert secret in encode(show_table(two, "ada", 0, 0, HERE, 0.0))


def test_a_leak_would_be_noticed() -> None:
    """The comparison itself is tested: with another hand of its own the seat's bytes differ."""
    one = started(3, 120)
    two = started(3, 120)
    running(two).state = state_of(two).resample(1, Rng(9))
    assert sent(one, 0, 0, 0.0) != sent(two, 0, 0, 0.0)
