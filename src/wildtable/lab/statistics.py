"""Numbers that stand for many: how sure a rate is, and how long games are."""

from collections.abc import Sequence
from math import sqrt

import msgspec

Z = 1.959963984540054
"""How many standard deviations hold 95 % of a normal distribution."""


class Estimate(msgspec.Struct, frozen=True):
    """A rate that was measured, and the interval in which the true one lies with 95 % confidence."""

    value: float
    low: float
    high: float


def wilson(successes: float, trials: int) -> Estimate:
    """A rate with its Wilson score interval, which is right for few trials and for rates near 0 and 1 too.

    A part of a success (a shared one) counts as that part.

    >>> [round(number, 4) for number in (wilson(81, 263).low, wilson(81, 263).high)]
    [0.2553, 0.3662]
    """
    if trials == 0:
        return Estimate(0.0, 0.0, 1.0)
    rate = successes / trials
    spread = Z * Z / trials
    centre = (rate + spread / 2) / (1 + spread)
    reach = Z * sqrt(rate * (1 - rate) / trials + spread / (4 * trials)) / (1 + spread)
    return Estimate(rate, min(rate, max(0.0, centre - reach)), max(rate, min(1.0, centre + reach)))


def difference(successes: float, trials: int, other_successes: float, other_trials: int) -> Estimate:
    """How much higher one rate is than another, with its interval.

    >>> [round(number, 3) for number in msgspec.structs.astuple(difference(60, 200, 50, 200))]
    [0.05, -0.037, 0.137]
    """
    if trials == 0 or other_trials == 0:
        return Estimate(0.0, -1.0, 1.0)
    one, other = successes / trials, other_successes / other_trials
    reach = Z * sqrt(one * (1 - one) / trials + other * (1 - other) / other_trials)
    return Estimate(one - other, one - other - reach, one - other + reach)


def length_of(lengths: Sequence[int]) -> dict[str, float]:
    """How long some games were: on average, in the middle, at nine tenths, at most."""
    ordered = sorted(lengths)
    return {
        "mean": sum(ordered) / len(ordered),
        "median": ordered[len(ordered) // 2],
        "90%": ordered[len(ordered) * 9 // 10],
        "most": ordered[-1],
    }
