"""The Mortal's step to the next stone (WH-MORTAL-01 to -04)."""

from mypy_extensions import i64

from wildtable.games.wylde_hunt import events
from wildtable.games.wylde_hunt.board import is_beside
from wildtable.games.wylde_hunt.rules.banishment import banish_the_unsafe
from wildtable.games.wylde_hunt.rules.season import following
from wildtable.games.wylde_hunt.state import Data, later


def move_mortal(s: Data, origin: i64) -> None:
    """To the stone of the next season, no choice; banish the unsafe there at once.

    WH-MORTAL-01, WH-MORTAL-02, WH-BANISH-04, WH-RULING-41. The safe of both sides stay together, without
    a contest (WH-RULING-21).
    """
    s.season = following(s.season)
    events.mortal_moved(s, origin, s.mortal())
    banish_the_unsafe(s)


def chain_holds(s: Data) -> bool:
    """From the Mortal's stone on, each stone lies beside the one before (WH-MORTAL-03)."""
    for ahead in range(3):
        here = s.stones[later(s.season, ahead)]
        there = s.stones[later(s.season, ahead + 1)]
        if not is_beside(here, there):
            return False
    return True
