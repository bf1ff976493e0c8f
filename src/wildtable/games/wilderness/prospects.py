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

# Powers of what a walker foresees for the search. They were fitted to who won 400 games of four greedy bots:
# what is at hand comes true, of dangers further off hardly any, and haste tells more the nearer the end is.
AT_HAND: Final = 1.3
FURTHER_OFF: Final = 0.2
HASTE: Final = 0.24
HASTE_AT_LAST: Final = 1.2


def odds(walker: Walker, lead: float) -> float:
    """How well a player stands, soberly; whoever is nearest to the village has so many rounds to go."""
    if walker.at_hand <= 0.0 or walker.safety <= 0.0:
        return 0.0
    at_hand = log(walker.at_hand)
    power = HASTE + HASTE_AT_LAST / (1.0 + lead)
    further_off = log(walker.safety) - at_hand
    return exp(AT_HAND * at_hand + FURTHER_OFF * further_off + power * log(haste(walker.rounds)))


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
