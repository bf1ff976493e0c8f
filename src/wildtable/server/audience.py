"""The sockets at a table, and what each of them is told."""

from wildtable.server.again import Again
from wildtable.server.connection import Connection
from wildtable.server.message import show_table, shown_first
from wildtable.server.talk import EVERYBODY
from wildtable.server.wire import encode
from wildtable.table.partners import played_by, teams
from wildtable.table.seat import PERSON
from wildtable.table.standing import FINISHED
from wildtable.table.table import Table


class Audience:
    """Everybody who looks at one table."""

    def __init__(self, table: Table, again: Again, host: str = "", several: bool = False) -> None:
        self.table = table
        self.again = again
        self.host = host
        self.several = several
        self.connections: set[Connection] = set()
        self._here: set[str] = set()
        self.takeovers: dict[int, float] = {}

    def here(self) -> set[str]:
        """The people who are here."""
        return self._here

    def add(self, connection: Connection, known: int) -> bool:
        """Somebody said hello and knows that version; is it somebody new?"""
        new = connection.person not in self._here
        self.connections.add(connection)
        self._here = {one.person for one in self.connections}
        if not connection.greeted:
            connection.seat = shown_first(self.table, connection.person)
        connection.greeted = True
        connection.known = known
        return new

    def remove(self, connection: Connection) -> bool:
        """A connection is gone; with it the person who had it?"""
        self.connections.discard(connection)
        self._here = {one.person for one in self.connections}
        return connection.person not in self._here

    def clear(self) -> None:
        """Nobody is told anything any more."""
        self.connections.clear()
        self._here = set()

    def tell_changed(self, changed: int, now: float) -> None:
        """Tell those to whom something is new; `changed` has a bit for every viewer."""
        here = self.here()
        for connection in self.connections:
            if connection.greeted and self._concerns(connection, changed):
                self.tell(connection, here, now)

    def _concerns(self, connection: Connection, changed: int) -> bool:
        everybody = (2 << len(self.table.seats)) - 1
        if changed & everybody == everybody:
            return True
        yours = played_by(self.table, connection.person) if connection.person else []
        if not yours:
            return (changed >> len(self.table.seats)) & 1 == 1
        return any((changed >> seat) & 1 for seat in yours)

    def tell_all(self, now: float) -> None:
        """Everybody gets the table: somebody came or went."""
        here = self.here()
        for connection in self.connections:
            if connection.greeted:
                self.tell(connection, here, now)

    def tell(self, connection: Connection, here: set[str], now: float, fresh: bool = False) -> None:
        if connection.seat is not None and connection.seat not in played_by(self.table, connection.person):
            connection.known, fresh = 0, True
            back = self.table.seats[connection.seat].kind == PERSON
            # Somebody who had left has that seat again; or it was given up, and they look on now.
            connection.seat = shown_first(self.table, connection.person) if back else None
        message = show_table(
            self.table, connection.person, connection.seat, connection.known, here, now, self.takeovers
        )
        message.again = self.again.wanted_by(self.table)
        if self.table.status == FINISHED:
            message.company.not_again = self.again.declined_by(self.table)
            message.company.awaited = self.again.awaits(self.table, here)
        message.company.host = bool(connection.person) and connection.person == self.host
        message.company.several = self.several
        if fresh:
            message.rewound = 0
        connection.known = message.version
        connection.send(encode(message))

    def turn_to(self, connection: Connection, seat: int, now: float) -> None:
        """Look from another of one's seats."""
        connection.seat = seat
        connection.known = 0
        self.tell(connection, self.here(), now, fresh=True)

    def begin_anew(self) -> None:
        """The game has begun: everybody looks from the seat that they have now."""
        for connection in self.connections:
            connection.seat = shown_first(self.table, connection.person)
            connection.known = 0

    def send(self, message: bytes, room: int) -> None:
        """A line of chat to everybody, or to those who are in its room."""
        for connection in self.connections:
            if room == EVERYBODY or (connection.person and room in teams(self.table, connection.person)):
                connection.send(message)
