"""A small random generator that gives the same numbers compiled and interpreted.

Three 32-bit words and a counter (Chris Doty-Humphrey's sfc32). Every intermediate value stays below
2**63, so native 64-bit integers and Python's own agree to the last bit.
"""

from typing import Final

from mypy_extensions import i64

WORD: Final = 0xFFFFFFFF
RANGE: Final = 1 << 32


class Rng:
    """A seeded generator; whoever drives a state owns one, a state never does.

    >>> rng = Rng(7)
    >>> [rng.below(6) + 1 for _ in range(5)]
    [6, 6, 5, 3, 3]
    """

    def __init__(self, seed: int) -> None:
        self.a: i64 = seed & WORD
        self.b: i64 = (seed >> 32) & WORD
        self.c: i64 = (seed >> 64) & WORD
        self.counter: i64 = 1
        for _ in range(15):
            self.word()

    def word(self) -> i64:
        """The next 32 bits."""
        mask: i64 = WORD
        c = self.c
        total: i64 = (self.a + self.b + self.counter) & mask
        self.counter = (self.counter + 1) & mask
        self.a = self.b ^ (self.b >> 9)
        self.b = (c + (c << 3)) & mask
        self.c = ((((c << 21) | (c >> 11)) & mask) + total) & mask
        return total

    def below(self, n: i64) -> i64:
        """A whole number from 0 to n - 1, each exactly equally likely (n below 2**31)."""
        mask: i64 = WORD
        whole: i64 = RANGE
        product: i64 = self.word() * n
        low: i64 = product & mask
        if low < n:
            uneven: i64 = whole % n
            while low < uneven:
                product = self.word() * n
                low = product & mask
        return product >> 32
