"""Tables for the tests: who sits there, and a clock that only moves when told to."""

from typing import Any

from wildtable.engine.options import read_options
from wildtable.engine.rng import Rng
from wildtable.games import load
from wildtable.table.entry import Line
from wildtable.table.match import Match
from wildtable.table.seat import BOT, PERSON, Seat
from wildtable.table.table import Table
from wildtable.table.window import Pace

SECRET = bytes(range(32))
PACE = Pace()
NAMES = ("Ada", "Ben", "Cleo", "Dan")


def people(count: int) -> list[Seat]:
    return [Seat(PERSON, person=name.lower(), name=name) for name in NAMES[:count]]


def bot(spec: str = "greedy") -> Seat:
    return Seat(BOT, name=spec, bot=spec)


def new_table(game: str, seats: list[Seat], pace: Pace = PACE, **options: Any) -> Table:
    """A table whose game has begun, with the seats as given."""
    chosen = load(game)
    table = Table(chosen, read_options(chosen.options, options), seats, SECRET, pace)
    table.start()
    table.advance(0.0)
    return table


def running(table: Table) -> Match:
    assert table.match is not None
    return table.match


def play_randomly(table: Table, rng: Rng, steps: int, now: float = 0.0) -> list[Line]:
    """Let any seat that owes a decision make one; windows are waited for."""
    lines: list[Line] = []
    for _ in range(steps):
        owing = table.owes()
        if not owing:
            lines += table.advance(now)
            now += 1.0
            if not table.owes() and table.window is None:
                break
            continue
        seat = owing[rng.below(len(owing))]
        state = running(table).state
        legal = state.legal(seat)
        text = table.game.format(state, seat, int(legal[rng.below(len(legal))]))
        lines += table.act(seat, text, now)
    return lines
