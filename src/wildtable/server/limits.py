"""What is too much: names, chat, sizes, and how often somebody may ask."""

import unicodedata
from typing import Final

from wildtable.engine.refusal import WildtableError

LONGEST_NAME: Final = 24
LONGEST_CHAT: Final = 300
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


class BadName(WildtableError):
    """A name, a line of chat or another small text that cannot be taken."""


def clean_name(name: str) -> str:
    """The name without spaces around it; raises `BadName`."""
    name = unicodedata.normalize("NFC", name).strip()
    if not 1 <= len(name) <= LONGEST_NAME or not _printable(name):
        raise BadName(f"A name has 1 to {LONGEST_NAME} characters, all of them visible.")
    return name


def clean_chat(text: str) -> str:
    """The line of chat without spaces around it; raises `BadName`."""
    text = unicodedata.normalize("NFC", text).strip()
    if not 1 <= len(text) <= LONGEST_CHAT or not _printable(text):
        raise BadName(f"A line of chat has 1 to {LONGEST_CHAT} characters and is one line.")
    return text


def clean_entropy(text: str) -> str:
    """What somebody throws in for the draws; raises `BadName`."""
    if len(text) > LONGEST_ENTROPY or not ((text.isascii() and text.isalnum()) or not text):
        raise BadName(f"What you throw in for the draws has at most {LONGEST_ENTROPY} letters and digits.")
    return text


def _printable(text: str) -> bool:
    """No control characters, no marks that turn the direction of writing, no lone surrogates."""
    return not any(unicodedata.category(sign) in ("Cc", "Cf", "Cs", "Zl", "Zp") for sign in text)
