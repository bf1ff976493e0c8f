"""One step of the judge: the action after which the position looks best; compiled."""

from librt.vecs import append, vec
from mypy_extensions import i64

from wildtable.engine.rng import Rng
from wildtable.engine.state import WON, State


def best_action(state: State, seat: i64, legal: "vec[i64]", rng: Rng) -> i64:
    """The action that the judge likes best for the seat; equals are drawn by lot."""
    best = vec[i64]()
    most: i64 = -WON - 1
    for action in legal:
        after = state.clone()
        after.apply(seat, action)
        worth = after.judge(seat)
        if worth > most:
            most = worth
            best = vec[i64]()
        if worth == most:
            best = append(best, action)
    return best[rng.below(len(best))]
