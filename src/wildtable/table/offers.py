"""Offers that others answer, a draw or a take-back: how often they may be made, and what became of the last.

Whoever was not answered with yes plays on before asking again: nobody is worn down by being asked. Only open
decisions count, so that the pause tells nothing of what somebody has sealed.
"""

from typing import TYPE_CHECKING, Final

import msgspec

from wildtable.table.match import Match
from wildtable.table.seat import TableError

if TYPE_CHECKING:
    from wildtable.table.table import Table

DRAW: Final = "draw"
UNDO: Final = "undo"

PAUSE: Final = {DRAW: 3, UNDO: 1}
"""Open decisions of the asking seat between two offers of a kind."""

_SENTENCES: Final = {
    DRAW: "You offered a draw a short while ago: play on before you offer another.",
    UNDO: "You have asked to take that back already: play on before you ask again.",
}
_MADE_BY: Final = {"draw": DRAW, "ask-undo": UNDO}
_REFUSED_BY: Final = {"refuse-draw": DRAW, "refuse-undo": UNDO}


class Declined(msgspec.Struct):
    """An offer that was refused: what it was, who had made it, and who refused."""

    to: str
    asked: int
    by: int


class Offers:
    """What has been offered: `made` has for each kind and seat the decisions it had made by then."""

    def __init__(self) -> None:
        self.made: dict[tuple[str, int], int] = {}
        self.declined: Declined | None = None

    def resting(self, match: Match, seat: int) -> list[str]:
        """What the seat may not offer yet."""
        if not any(of == seat for _, of in self.made):
            return []
        played = open_decisions(match, seat)
        return [to for to in PAUSE if self._rests(to, seat, played)]

    def _rests(self, to: str, seat: int, played: int) -> bool:
        made = self.made.get((to, seat))
        return made is not None and played - min(made, played) < PAUSE[to]

    def check(self, match: Match, to: str, seat: int) -> None:
        """Raise `TableError` for a seat that offers again too soon."""
        if to in self.resting(match, seat):
            raise TableError(_SENTENCES[to])

    def hear(self, table: "Table", match: Match, word: str, seat: int) -> None:
        """A line of the table is about to happen."""
        if word in _MADE_BY:
            self.made[_MADE_BY[word], seat] = open_decisions(match, seat)
            self.declined = None
        elif word in _REFUSED_BY:
            to = _REFUSED_BY[word]
            asked = offered_by(table, to)
            if asked is not None:
                self.declined = Declined(to, asked, seat)
        elif word == UNDO:
            self.made.pop((UNDO, seat), None)

    def played(self, seat: int) -> None:
        """Somebody plays on openly: whoever was refused has seen it."""
        if self.declined is not None and self.declined.asked == seat:
            self.declined = None


def offered_by(table: "Table", to: str) -> int | None:
    """The seat whose offer of that kind stands."""
    return table.draw_offer if to == DRAW else table.takebacks.asked_by


def check_withdraw(table: "Table", to: str, seat: int) -> None:
    """Raise `TableError` unless the offer is there and one's own."""
    if to not in PAUSE:
        raise TableError(f"One withdraws a 'draw' or an 'undo', not '{to}'.")
    if offered_by(table, to) != seat:
        raise TableError("There is no offer of yours to withdraw.")


def open_decisions(match: Match, seat: int) -> int:
    """How often the seat has played so that everybody saw it."""
    return match.openly[seat]
