"""Random walks through any game, one step at a time."""

from collections.abc import Iterator

from wildtable.engine.rng import Rng
from wildtable.engine.state import CHANCE, OVER, State

Step = tuple[int, int]
"""A seat or `CHANCE`, and its action or outcome."""


def any_step(state: State, rng: Rng) -> Step:
    """Something that can happen next; the seats of a window answer in any order."""
    if state.turn() == CHANCE:
        return CHANCE, int(state.sample(rng))
    actors = state.actors()
    seat = actors[rng.below(len(actors))]
    offered = state.legal(seat)
    return seat, int(offered[rng.below(len(offered))])


def do(state: State, step: Step) -> None:
    """Let it happen."""
    who, what = step
    if who == CHANCE:
        state.resolve(what)
    else:
        state.apply(who, what)


def walk(state: State, rng: Rng, most: int) -> Iterator[State]:
    """The state itself before each of its random steps, at most so many, and at the end."""
    for _ in range(most):
        yield state
        if state.turn() == OVER:
            return
        do(state, any_step(state, rng))
    yield state
