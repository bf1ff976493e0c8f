"""One step of the judge: the action after which the position looks best; compiled."""

from mypy_extensions import i64

from wildtable.engine.rng import Rng
from wildtable.engine.state import WON, State


def best_action(state: State, seat: i64, rng: Rng) -> i64:
    """The legal action that the judge likes best for the seat; equals are drawn by lot.

    It asks for the list itself: a `vec` handed in from interpreted code is never freed (mypyc 2.4.1).
    """
    best: i64 = -1
    most: i64 = -WON - 1
    equals: i64 = 0
    offered = state.legal(seat)
    worths = state.appraise(seat, offered)
    for i in range(len(offered)):
        worth = worths[i]
        if worth > most:
            most = worth
            equals = 0
        if worth == most:
            equals += 1
            if rng.below(equals) == 0:
                best = offered[i]
    return best


def worth_after(state: State, seat: i64, action: i64) -> i64:
    """What the judge says for the seat right after an action."""
    after = state.clone()
    after.apply(seat, action)
    return after.judge(seat)
