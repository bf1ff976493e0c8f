"""What a bot is: a player that gets a view and gives back an action, never seeing the state."""

from collections.abc import Sequence
from typing import Protocol

from wildtable.engine.refusal import WildtableError
from wildtable.engine.state import View


class BadBot(WildtableError):
    """A bot that does not exist, or cannot play this game."""


class Bot(Protocol):
    """A player. A bot that does not read views gets none, which saves making them.

    `thinks` tells that a decision may take a moment that a person should be told about.
    """

    name: str
    reads_view: bool
    thinks: bool

    def hurry(self, seconds: float) -> None:
        """Take no longer than that for the next decision."""
        ...

    def choose(self, view: View | None, legal: Sequence[int]) -> int:
        """One of the legal actions of the seat that the view belongs to."""
        ...
