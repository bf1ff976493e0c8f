"""A rematch: the people of a finished game want another, and it is made when all of them do."""

from wildtable.server.limits import clean_entropy
from wildtable.server.promises import Promises
from wildtable.table.partners import sides_of
from wildtable.table.seat import BOT, PERSON, Seat, TableError
from wildtable.table.standing import FINISHED
from wildtable.table.table import Table


class Again:
    """Who wants a rematch, kept in memory only; bots always do.

    The draws follow from the secret promised to the first who asked, and from what everybody throws in.
    """

    def __init__(self) -> None:
        self.secret: bytes | None = None
        self.thrown: dict[str, str] = {}

    def ask(self, table: Table, person: str, promises: Promises, commitment: str, entropy: str) -> None:
        """Note somebody's wish; raises `TableError` for whoever did not play."""
        if table.status != FINISHED:
            raise TableError("The game is not over yet.")
        if not person or not table.seats_of(person):
            raise TableError("Only those who played here can ask for a rematch.")
        entropy = clean_entropy(entropy)
        if self.secret is None:
            self.secret = promises.keep(commitment)
        self.thrown[person] = entropy

    def wanted_by(self, table: Table) -> list[int]:
        """The seats of those who want it."""
        if not self.thrown:
            return []
        return [seat for seat in table.people() if table.seats[seat].person in self.thrown]

    def agreed(self, table: Table) -> bool:
        return self.secret is not None and len(self.wanted_by(table)) == len(table.people())

    def seats(self, table: Table) -> tuple[list[Seat], bytes]:
        """The same people once more, everybody one seat further; and the secret that was promised.

        Whoever gave up is not asked; the bot that played on stays.
        """
        assert self.secret is not None
        turned = (table.seats[before] for before in further(sides_of(table)))
        seats = [
            Seat(PERSON, seat.person, seat.name, entropy=self.thrown[seat.person])
            if seat.kind == PERSON
            else Seat(BOT, name=seat.bot, bot=seat.bot)
            for seat in turned
        ]
        return seats, self.secret


def further(sides: list[list[int]]) -> list[int]:
    """Of each seat the one from which somebody comes to it: teams stay together, each in the next one's
    place, and another of them sits first and leads.

    >>> further([[0], [1], [2]])
    [2, 0, 1]
    >>> further([[0, 1], [2, 3]])
    [3, 2, 1, 0]
    """
    came = {
        seat: before
        for side, others in zip(sides, [*sides[-1:], *sides[:-1]], strict=True)
        for seat, before in zip(side, [*others[-1:], *others[:-1]], strict=True)
    }
    return [came[seat] for seat in sorted(came)]
