"""How good a position looks for a seat."""

from mypy_extensions import i64

from wildtable.engine.state import WON
from wildtable.games.wilderness import frames
from wildtable.games.wilderness.state import Data


def evaluate(s: Data, seat: i64) -> i64:
    if s.stack.kind() == frames.OVER:
        winners = s.stack.get(frames.WINNERS)
        if winners == 0:
            return 0
        return WON if (winners >> seat) & 1 == 1 else -WON
    return 0
