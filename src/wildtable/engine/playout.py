"""Loops that run in native code: random play, and counting the tree of legal play (perft)."""

from mypy_extensions import i64

from wildtable.engine.rng import Rng
from wildtable.engine.state import CHANCE, OVER, State


def step_at_random(state: State, rng: Rng) -> bool:
    """One chance outcome or one random decision; false when the game is over."""
    seat = state.turn()
    if seat == OVER:
        return False
    if seat == CHANCE:
        state.resolve(state.sample(rng))
    else:
        actions = state.legal(seat)
        state.apply(seat, actions[rng.below(len(actions))])
    return True


def play_at_random(state: State, rng: Rng, most: i64) -> i64:
    """Play on with random legal actions to the end, or for `most` decisions; the number made."""
    made: i64 = 0
    while made < most:
        seat = state.turn()
        if seat >= 0:
            actions = state.legal(seat)
            state.apply(seat, actions[rng.below(len(actions))])
            made += 1
        elif seat == OVER:
            break
        else:
            state.resolve(state.sample(rng))
    return made


def perft(state: State, depth: i64) -> i64:
    """The number of paths of that many decisions and chance outcomes (fewer where a game ends)."""
    seat = state.turn()
    if depth == 0 or seat == OVER:
        return 1
    total: i64 = 0
    if seat == CHANCE:
        for outcome, _ in state.chance():
            child = state.clone()
            child.resolve(outcome)
            total += perft(child, depth - 1)
        return total
    actions = state.legal(seat)
    if depth == 1:
        return len(actions)
    for action in actions:
        child = state.clone()
        child.apply(seat, action)
        total += perft(child, depth - 1)
    return total


def states_along(state: State, rng: Rng, most: i64) -> list[State]:
    """Random play that keeps a copy of the state before every decision, for benchmarks and tests."""
    path: list[State] = []
    while i64(len(path)) < most:
        if state.turn() >= 0:
            path.append(state.clone())
        if not step_at_random(state, rng):
            break
    return path
