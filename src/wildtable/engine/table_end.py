"""What the table wrote into a record, and the end that it proves.

A game may end without its rules: somebody gives up, or all agree on a draw. The lines of the table tell how
that came about, and `TableEnd` lets them happen again:

    ! draw 0          seat 0 offers a draw
    ! agree-draw 1    seat 1 agrees; the game is drawn when every person has
    ! refuse-draw 1   seat 1 refuses; the offer is gone
    ! withdraw-draw 0 seat 0 takes its offer back
    ! resign 0        seat 0 gives up
    ! leave 1         the person of seat 1 goes away
    ! return 1        and is back
    ! late 1          the time of seat 1 was up: its entry before this line happened by itself
"""

from typing import Final

from wildtable.engine.at_table import LOSES, PLAYS
from wildtable.engine.game import Game
from wildtable.engine.refusal import BadRecord
from wildtable.engine.result import Result
from wildtable.engine.state import State

TABLE_NAME: Final = "!"
"""Who an entry is by that the table wrote."""

TABLE_WORDS: Final = (
    "resign",
    "draw",
    "agree-draw",
    "refuse-draw",
    "withdraw-draw",
    "leave",
    "return",
    "late",
)

RESIGNED: Final = "resigned"
AGREED: Final = "draw agreed"


def read_line(text: str, seats: int) -> tuple[str, int] | None:
    """The word and the seat of a line of the table; `None` if it is none."""
    word, _, seat = text.partition(" ")
    known = word in TABLE_WORDS and seat in map(str, range(seats))
    return (word, int(seat)) if known else None


class TableEnd:
    """Who still plays, which draw is offered, who has agreed, and how the table ended the game, if it did."""

    def __init__(self, game: Game, people: list[int]) -> None:
        self.game = game
        self.people = set(people)
        self.offered_by: int | None = None
        self.agreed: set[int] = set()
        self.away: set[int] = set()
        self.last: int | None = None  # the seat of the entry before, none if it was chance
        self.result: Result | None = None

    def hear(self, state: State, word: str, seat: int) -> None:
        """Let a line of the table happen; raises `BadRecord` where it cannot have."""
        if seat not in self.people:
            raise BadRecord("no person has that seat.")
        if word == "late" and seat != self.last:
            raise BadRecord("the entry before is not one of that seat.")
        if word == "leave":
            self.away.add(seat)
        elif word == "return":
            if seat not in self.away:
                raise BadRecord("that person was not away.")
            self.away.discard(seat)
        elif word == "resign":
            self._resign(state, seat)
        elif word == "draw":
            if self.offered_by is not None or len(self.people) < self.game.seats_of(state):
                raise BadRecord("a draw can be offered only where none is and no bot plays.")
            self.offered_by, self.agreed = seat, {seat}
        elif word == "withdraw-draw":
            if seat != self.offered_by:
                raise BadRecord("no draw was offered by that seat, or the offer has lapsed.")
            self._lapse()
        elif word in ("agree-draw", "refuse-draw"):
            if self.offered_by is None or seat in self.agreed:
                raise BadRecord("no draw was offered to that seat, or the offer has lapsed.")
            if word == "refuse-draw":
                self._lapse()
            else:
                self.agreed.add(seat)
        if self.result is None and self.offered_by is not None and self.people <= self.agreed:
            sides = self.game.sides(state)
            self.result = Result([0] * self.game.seats_of(state), [1] * len(sides), AGREED, sides, drawn=True)

    def played(self, seat: int) -> None:
        """Somebody plays on openly: an offer that was made to that seat is gone."""
        if seat not in self.agreed:
            self._lapse()

    def _lapse(self) -> None:
        self.offered_by, self.agreed = None, set()

    def _resign(self, state: State, seat: int) -> None:
        means = self.game.at_table.resign(state, seat).means
        if means == PLAYS:
            raise BadRecord("giving up is an action of this game, which must be among the entries.")
        self.people.discard(seat)
        sides = self.game.sides(state)
        own = next(side for side in sides if seat in side)
        if means == LOSES and not self.people.intersection(own):
            points = [int(other not in own) for other in range(self.game.seats_of(state))]
            self.result = Result(points, [2 if side == own else 1 for side in sides], RESIGNED, sides)
