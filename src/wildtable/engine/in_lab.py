"""What the lab asks of a game, beyond the contract; the answers that fit a simple game."""

from typing import TYPE_CHECKING

from wildtable.engine.event import Event
from wildtable.engine.state import State

if TYPE_CHECKING:
    from wildtable.engine.game import Game

Tally = tuple[str, int, str, int]
"""A countable fact: its group, the seat it is about, what was counted, and how many."""


class LineUp:
    """A table to be compared with others.

    `board` names what it is played on (empty in a game with one board), `options` set it up, and `sides` are
    what the seats play, in their order.
    """

    def __init__(self, board: str, options: dict[str, object], sides: list[str]) -> None:
        self.board = board
        self.options = options
        self.sides = sides


class InLab:
    """A game as bots play it by the thousand: which tables are compared, and what is counted.

    A game that has more to say overrides some of this in its own `in_lab.py`.
    """

    def __init__(self, game: "Game") -> None:
        self.game = game

    def options_among_bots(self) -> dict[str, object]:
        """Options that differ from their defaults where no person plays."""
        return {}

    def line_ups(self, seats: int) -> list[LineUp]:
        """Every fair line-up for that many, to see whether the sides are equally strong.

        Without a choice of sides or boards it is one, in which every seat is a side of its own.
        """
        state = self.game.new(seats)
        return [LineUp("", {}, [self.game.seat_name(state, seat) for seat in range(seats)])]

    def sides(self, state: State) -> list[str]:
        """What the seats play where that is known only after the first draws, such as who begins; otherwise
        nothing, and the line-up says it."""
        return []

    def dealt(self, state: State) -> list[list[str]]:
        """What chance gave every seat before the first decision, so that seats with and without it can be
        compared; nothing if nothing was dealt."""
        return []

    def tally(self, event: Event) -> list[Tally]:
        """What an event adds to the statistics of the sides."""
        return []
