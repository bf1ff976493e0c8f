"""Walks through Tiny that the tests share."""

from collections.abc import Iterator

from hypothesis import strategies as st

from tests.engine.tiny.game import Tiny, TinyState
from wildtable.engine.play import play_text
from wildtable.engine.rng import Rng
from wildtable.engine.state import CHANCE, OVER, State

TINY = Tiny()
LONGEST = 200  # more steps than any game of Tiny has

seeds = st.integers(min_value=0, max_value=2**32 - 1)
tables = st.tuples(st.integers(min_value=2, max_value=4), st.sampled_from([2, 3, 6]), st.booleans())
Table = tuple[int, int, bool]


def new_game(table: Table) -> TinyState:
    seats, rounds, bury = table
    return TINY.new(seats, {"rounds": rounds, "bury": bury})


def any_step(state: State, rng: Rng) -> tuple[int, int]:
    """A seat (or `CHANCE`) and what it does; the seats of a window answer in any order."""
    if state.turn() == CHANCE:
        return CHANCE, int(state.sample(rng))
    actors = state.actors()
    seat = actors[rng.below(len(actors))]
    offered = state.legal(seat)
    return seat, int(offered[rng.below(len(offered))])


def do(state: State, step: tuple[int, int]) -> None:
    who, what = step
    if who == CHANCE:
        state.resolve(what)
    else:
        state.apply(who, what)


def walk(state: TinyState, rng: Rng, steps: int = LONGEST) -> Iterator[TinyState]:
    """The state itself before each of its random steps, and at the end."""
    for _ in range(steps):
        yield state
        if state.turn() == OVER:
            return
        do(state, any_step(state, rng))
    yield state


def mid_game(table: Table, seed: int) -> TinyState:
    """A state somewhere in a random game."""
    rng = Rng(seed)
    state = new_game(table)
    for _ in walk(state, rng, int(rng.below(60))):
        pass
    return state


def frames(*texts: str) -> list[dict[str, object]]:
    """The frames of a stack from the bottom up; in a window those asked follow the owner.

    >>> frames("turn P1", "raid P1", "react P1 P2 P3")[2]
    {'frame': 'react', 'seat': 'P1', 'asked': ['P2', 'P3']}
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
