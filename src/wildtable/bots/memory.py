"""What a search remembers of positions: a table of fixed size in one flat list; compiled with the search."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from wildtable.engine.state import WON

NO_ACTION: Final = -1

# What a remembered value means.
EXACT: Final = 0
AT_LEAST: Final = 1
AT_MOST: Final = 2

_BEYOND: Final = 2 * WON
_LEAST_SLOTS: Final = 1024

# The four numbers of a slot, side by side, so that looking one up touches one place in the machine's memory.
_SLOT: Final = 4
_PAST: Final = 1
_ACTION: Final = 2
_FACTS: Final = 3  # value, what it means, and depth


class Memory:
    """Positions by key: how deep each was searched, its value and what that means, and its best action.

    A new position takes the place of the less deeply searched of two; so the deep ones stay for long, and
    nothing is ever full.
    """

    def __init__(self, most: int) -> None:
        """With room for so many positions at least."""
        slots = _LEAST_SLOTS
        while slots < most:
            slots *= 2
        self.mask: i64 = slots - 1
        self.numbers: vec[i64] = vec[i64]([0] * (_SLOT * slots))

    def find(self, key: i64) -> i64:
        """Where a position is, or -1."""
        here = (key & self.mask) * _SLOT
        if self.numbers[here] == key:
            return here
        other = here ^ _SLOT
        if self.numbers[other] == key:
            return other
        return -1

    def action(self, here: i64) -> i64:
        """The best action of a position that was found, or `NO_ACTION`."""
        return self.numbers[here + _ACTION]

    def past(self, here: i64) -> i64:
        """The past for which the value was found."""
        return self.numbers[here + _PAST]

    def depth(self, here: i64) -> i64:
        """How many decisions deep it was searched."""
        return self.numbers[here + _FACTS] & 127

    def bound(self, here: i64) -> i64:
        """Whether the value is `EXACT`, `AT_LEAST` or `AT_MOST` so much."""
        return (self.numbers[here + _FACTS] >> 7) & 3

    def value(self, here: i64) -> i64:
        """The value for the seat that is to act."""
        return (self.numbers[here + _FACTS] >> 9) - _BEYOND

    def keep(self, key: i64, past: i64, action: i64, depth: i64, bound: i64, value: i64) -> None:
        """Remember a position, or remember it anew."""
        here = (key & self.mask) * _SLOT
        other = here ^ _SLOT
        if self.numbers[here] != key and (self.numbers[other] == key or self.depth(other) < self.depth(here)):
            here = other
        self.numbers[here] = key
        self.numbers[here + _PAST] = past
        self.numbers[here + _ACTION] = action
        self.numbers[here + _FACTS] = ((value + _BEYOND) << 9) | (bound << 7) | depth
