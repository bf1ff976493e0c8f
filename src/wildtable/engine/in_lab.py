"""What the lab asks of a game, beyond the contract; the answers that fit a simple game."""

from typing import TYPE_CHECKING

from wildtable.engine.event import Event
from wildtable.engine.rng import Rng
from wildtable.engine.state import State

if TYPE_CHECKING:
    from wildtable.engine.game import Game

Tally = tuple[str, int, str, int]
"""A countable fact: its group, the seat it is about, what was counted, and how many."""

Trait = tuple[str, int, str]
"""Something that a seat played with: its group, the seat, and its name."""


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

    def usual_seats(self) -> int:
        """With how many seats speed is measured where nothing else is said."""
        return self.game.seat_counts[-1]

    def line_ups(self, seats: int) -> list[LineUp]:
        """Every fair line-up for that many, to see whether the sides are equally strong.

        Without a choice of sides or boards it is one, in which every seat is a side of its own.
        """
        state = self.game.new(seats)
        return [LineUp("", {}, [self.game.seat_name(state, seat) for seat in range(seats)])]

    def opening(self, state: State, line_up: LineUp, rng: Rng) -> int | None:
        """What the line-up makes the seat play that owes a decision; `None`: its bot decides."""
        return None

    def sides(self, state: State) -> list[str]:
        """What the seats play where that is known only after the first draws, such as who begins; otherwise
        nothing, and the line-up says it."""
        return []

    def dealt(self, state: State) -> list[Trait]:
        """What chance gave the seats before the first decision."""
        return []

    def traits(self, state: State) -> list[Trait]:
        """What each seat played a finished game with, to compare those who had it with those who had not."""
        return []

    def tally(self, event: Event) -> list[Tally]:
        """What an event adds to the statistics of the sides."""
        return []
