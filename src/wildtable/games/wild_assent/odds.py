"""What Attack dice will do, exactly: the chance of so many hits, and the Health that an attack will take.

Chances are whole numbers in parts of `ONE`. The tables are made once for the dice of a content.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wildtable.engine.dice import Die

ONE: Final = 10_000
MOST: Final = 24  # as many dice as can be thrown at once (WA-RULING-902)
WIDTH: Final = MOST + 2
SPECIAL_FACE: Final = 1
BLANK_FACE: Final = 2


class Odds:
    """A hit is a die that is not blank (WA-ATTACK-01)."""

    def __init__(self, die: Die) -> None:
        self.tails: vec[i64] = vec[i64]()  # dice * WIDTH + hits: the chance of at least so many
        self.sums: vec[i64] = vec[i64]()  # of the tails from 1 on
        self.special: vec[i64] = vec[i64]()  # dice: the chance of a Special
        size = int(die.size)
        blank = die.sides[BLANK_FACE]
        plain = size - die.sides[SPECIAL_FACE]
        for dice in range(MOST + 1):
            whole = size**dice
            weights = [1]  # by hits, of the dice so far
            for _ in range(dice):
                more = [weight * blank for weight in weights] + [0]
                for hits, weight in enumerate(weights):
                    more[hits + 1] += weight * (size - blank)
                weights = more
            total = 0
            for hits in range(WIDTH):
                tail = sum(weights[hits:]) * ONE // whole
                self.tails = append(self.tails, tail)
                total += tail if hits > 0 else 0
                self.sums = append(self.sums, total)
            self.special = append(self.special, ONE - plain**dice * ONE // whole)

    def at_least(self, dice: i64, hits: i64) -> i64:
        """The chance of so many hits."""
        if hits <= 0:
            return ONE
        return 0 if hits > dice else self.tails[dice * WIDTH + hits]

    def lost(self, dice: i64, fixed: i64, health: i64) -> i64:
        """The Health to be lost on average, of so much that is left; `fixed` is what is added to the hits,
        less the defense."""
        first: i64 = 1 - fixed
        last: i64 = health - fixed
        if last > dice:
            last = dice
        found: i64 = 0
        if first <= 0:
            found = (1 - first) * ONE if last >= 0 else (last - first + 1) * ONE
            first = 1
        if last >= first:
            at = dice * WIDTH
            found += self.sums[at + last] - self.sums[at + first - 1]
        return found
