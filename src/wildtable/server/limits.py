"""What is too much: sizes, and how often somebody may ask."""

from typing import Final

from wildtable.engine.refusal import WildtableError

LONGEST_MESSAGE: Final = 4096
LONGEST_BODY: Final = 16_384
LONGEST_ID: Final = 64
LONGEST_ENTROPY: Final = 64


class Bucket:
    """So many a second, and as many at once; time is passed in."""

    __slots__ = ("full", "left", "rate", "then")

    def __init__(self, rate: float, now: float, burst: float | None = None) -> None:
        self.rate = rate
        self.full = rate if burst is None else burst
        self.left = self.full
        self.then = now

    def is_full(self, now: float) -> bool:
        """Would a new one be the same?"""
        return self.left + (now - self.then) * self.rate >= self.full

    def take(self, now: float) -> bool:
        """Is there room for one more?"""
        self.left = min(self.full, self.left + (now - self.then) * self.rate)
        self.then = now
        if self.left < 1.0:
            return False
        self.left -= 1.0
        return True


class TooMuch(WildtableError):
    """More than one guest or one address may have."""


class BadEntropy(WildtableError):
    """What somebody throws in for the draws is not of the right form."""


def clean_entropy(text: str) -> str:
    """What somebody throws in for the draws; raises `BadEntropy`."""
    if len(text) > LONGEST_ENTROPY or not ((text.isascii() and text.isalnum()) or not text):
        raise BadEntropy(f"What you throw in for the draws has at most {LONGEST_ENTROPY} letters and digits.")
    return text
