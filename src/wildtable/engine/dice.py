"""Dice as chance outcomes: a throw is packed into one integer, the first die in the lowest digit."""

from mypy_extensions import i64

from wildtable.engine.rng import Rng


def throws(count: int, sides: int) -> list[tuple[int, int]]:
    """Every throw of that many dice, each with weight 1.

    >>> throws(1, 3)
    [(0, 1), (1, 1), (2, 1)]
    """
    return [(throw, 1) for throw in range(sides**count)]


def throw_dice(rng: Rng, count: i64, sides: i64) -> i64:
    """One throw, drawn without listing them."""
    throw: i64 = 0
    for _ in range(count):
        throw = throw * sides + rng.below(sides)
    return throw


def faces(throw: int, count: int, sides: int) -> list[int]:
    """The faces that a throw shows, from 1 to `sides`.

    >>> faces(throw=8, count=2, sides=6)
    [3, 2]
    """
    shown = []
    for _ in range(count):
        shown.append(throw % sides + 1)
        throw //= sides
    return shown


def throw_of(shown: list[int], sides: int) -> int:
    """The throw that shows these faces.

    >>> throw_of([3, 2], 6)
    8
    """
    throw = 0
    for face in reversed(shown):
        throw = throw * sides + face - 1
    return throw
