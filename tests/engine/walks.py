"""Walks through Tiny that the tests share."""

from collections.abc import Iterator

from hypothesis import strategies as st

from tests import walking
from tests.engine.tiny.game import Tiny, TinyState
from wildtable.engine.checked import play_text
from wildtable.engine.rng import Rng

TINY = Tiny()
LONGEST = 2000  # more steps than any game of Tiny has

seeds = st.integers(min_value=0, max_value=2**32 - 1)
tables = st.tuples(st.sampled_from([2, 3, 4, 8]), st.sampled_from([2, 3, 6]), st.booleans())
Table = tuple[int, int, bool]


def new_game(table: Table) -> TinyState:
    seats, rounds, bury = table
    return TINY.new(seats, {"rounds": rounds, "bury": bury})


def walk(state: TinyState, rng: Rng, steps: int = LONGEST) -> Iterator[TinyState]:
    """The state itself before each of its random steps, and at the end."""
    for _ in walking.walk(state, rng, steps):
        yield state


def mid_game(table: Table, seed: int) -> TinyState:
    """A state somewhere in a random game."""
    rng = Rng(seed)
    state = new_game(table)
    for _ in walk(state, rng, int(rng.below(120))):
        pass
    return state


def frames(*texts: str) -> list[dict[str, object]]:
    """The frames of a stack from the bottom up; in a window those asked follow the owner.

    >>> frames("turn P1", "raid P1", "before P1 P2 P3")[2]
    {'frame': 'before', 'seat': 'P1', 'asked': ['P2', 'P3']}
    """
    found: list[dict[str, object]] = []
    for text in texts:
        kind, owner, *asked = text.split()
        found.append({"frame": kind, "seat": owner, **({"asked": asked} if asked else {})})
    return found


def script(state: TinyState, lines: str) -> None:
    """Play lines such as `P1 bid fox` or `* card goose`, checked."""
    for line in lines.strip().splitlines():
        who, text = line.strip().split(" ", 1)
        play_text(TINY, state, who, text)
