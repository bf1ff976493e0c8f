"""A rematch: the people of a finished game want another, or would rather not; it is made when all want it."""

from collections.abc import Collection

from wildtable.server.limits import clean_entropy
from wildtable.server.promises import Promises
from wildtable.table.partners import sides_of
from wildtable.table.seat import BOT, PERSON, STAND_IN, Seat, TableError
from wildtable.table.standing import FINISHED
from wildtable.table.table import Table


class Again:
    """Who wants a rematch, and who has declined one; kept in memory only. Bots always want it.

    Whoever gave up or left may play again, but is waited for only while at the table. The draws follow from
    the secret promised to the first who asked, and from what everybody throws in.
    """

    def __init__(self) -> None:
        self.secret: bytes | None = None
        self.thrown: dict[str, str] = {}
        self.declined: set[str] = set()

    def ask(self, table: Table, person: str, promises: Promises, commitment: str, entropy: str) -> None:
        """Note somebody's wish; raises `TableError` for whoever did not play."""
        _check(table, person)
        entropy = clean_entropy(entropy)
        if self.secret is None:
            self.secret = promises.keep(commitment)
        self.thrown[person] = entropy
        self.declined.discard(person)

    def decline(self, table: Table, person: str) -> None:
        """Somebody would rather not, or no longer; raises `TableError` for whoever did not play."""
        _check(table, person)
        if self.thrown.pop(person, None) is None:
            self.declined.add(person)

    def wanted_by(self, table: Table) -> list[int]:
        """The seats of those who want it."""
        return seats_of(table, self.thrown) if self.thrown else []

    def declined_by(self, table: Table) -> list[int]:
        """The seats of those who have declined."""
        return seats_of(table, self.declined) if self.declined else []

    def awaits(self, table: Table, here: set[str]) -> list[int]:
        """The seats whose people must still agree: those who played to the end, and of the others whoever is
        here and has not declined."""
        return [
            number
            for number, seat in enumerate(table.seats)
            if seat.person
            and seat.person not in self.thrown
            and (_stayed(seat) or (seat.person in here and seat.person not in self.declined))
        ]

    def agreed(self, table: Table, here: set[str]) -> bool:
        return bool(self.thrown) and not self.awaits(table, here)

    def seats(self, table: Table) -> tuple[list[Seat], bytes]:
        """The same people once more, everybody one seat further; and the secret that was promised.

        Where somebody gave up or left and is not back, a bot stays.
        """
        assert self.secret is not None
        turned = (table.seats[before] for before in further(sides_of(table)))
        seats = [
            Seat(PERSON, seat.person, seat.name, entropy=self.thrown[seat.person])
            if seat.person in self.thrown
            else _bot(seat.bot or STAND_IN)
            for seat in turned
        ]
        return seats, self.secret


def seats_of(table: Table, people: Collection[str]) -> list[int]:
    """The seats that these people have, or had until they gave up."""
    return [number for number, seat in enumerate(table.seats) if seat.person in people]


def _check(table: Table, person: str) -> None:
    """Raise `TableError` unless somebody who played speaks after the end."""
    if table.status != FINISHED:
        raise TableError("The game is not over yet.")
    if not person or not seats_of(table, [person]):
        raise TableError("Only those who played here can ask for a rematch.")


def _stayed(seat: Seat) -> bool:
    return seat.kind == PERSON and not seat.left


def _bot(spec: str) -> Seat:
    return Seat(BOT, name=spec, bot=spec)


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
