"""What is likely to become of a player: the look ahead of the judge.

Several walkers of different tempers set out (`walker.py`), and the best of them counts: who plays can choose.
"""

from math import exp, log
from typing import Final

from mypy_extensions import i64

from wildtable.games.wilderness.state import Data
from wildtable.games.wilderness.walker import Walker, haste

ONE_TEMPER: Final = 1
ALL_TEMPERS: Final = 3

# Powers of what a walker foresees, chosen by matches: between what it looks like and what comes true.
SOBER_SAFETY: Final = 0.35
SOBER_HASTE: Final = 0.45


def strength(s: Data, seat: i64, tempers: i64) -> float:
    """How well a player stands: the chance to live, more the sooner the village is reached."""
    return foremost(s, seat, tempers).promise()


def odds(s: Data, seat: i64, tempers: i64) -> float:
    """How well a player stands, soberly: of what a walker foresees much comes otherwise."""
    walker = foremost(s, seat, tempers)
    if walker.safety <= 0.0:
        return 0.0
    return exp(SOBER_SAFETY * log(walker.safety) + SOBER_HASTE * log(haste(walker.rounds)))


def foremost(s: Data, seat: i64, tempers: i64) -> "Walker":
    """Of walkers of so many tempers the one that promises most."""
    best = Walker(s, seat, 0)
    best.go()
    for temper in range(1, tempers):
        walker = Walker(s, seat, temper)
        walker.go()
        if walker.promise() > best.promise():
            best = walker
    return best
