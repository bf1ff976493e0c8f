"""What is said at a table: to everybody, or to those of one's own side alone (WA-RULING-910).

Each of these rooms counts its lines for itself, so that nobody can tell from a number that others talk.
"""

from typing import Final

import msgspec

from wildtable.server.store import Statement, Store
from wildtable.server.wire import Chat
from wildtable.table import partners
from wildtable.table.seat import TableError
from wildtable.table.table import Table

KEPT: Final = 50
"""Lines of each room in memory, and told to whoever comes."""

EVERYBODY: Final = -1
"""The room of all who are here; the others have the number of their side."""

ADD_CHAT = "INSERT INTO chat VALUES (?, ?, ?, ?, ?, ?, ?)"
ADD_TEAM_CHAT = "INSERT INTO team_chat VALUES (?, ?, ?, ?, ?, ?, ?)"
READ_CHAT = "SELECT sender, text, at, number, sits FROM chat WHERE match = ? ORDER BY number DESC LIMIT ?"
READ_TEAM_CHAT = (
    "SELECT side, sender, text, at, number FROM (SELECT *, ROW_NUMBER() OVER "
    "(PARTITION BY side ORDER BY number DESC) AS back FROM team_chat WHERE match = ?) "
    "WHERE back <= ? ORDER BY number"
)


class Talk:
    """The latest lines of a table, by room."""

    def __init__(self, name: str, store: Store) -> None:
        self.name = name
        self.store = store
        self.rooms: dict[int, list[Chat]] = {}

    def read(self) -> None:
        """Take over what is stored."""
        lines = self.store.read(READ_CHAT, (self.name, KEPT))
        for sender, text, at, number, sits in reversed(
            msgspec.convert(lines, list[tuple[str, str, float, int, int]])
        ):
            self.keep(EVERYBODY, Chat(sender, text, at, number, bool(sits)))
        lines = self.store.read(READ_TEAM_CHAT, (self.name, KEPT))
        for side, sender, text, at, number in msgspec.convert(lines, list[tuple[int, str, str, float, int]]):
            self.keep(side, Chat(sender, text, at, number, sits=True, team=True))

    def next(self, room: int) -> int:
        """The number of the next line there."""
        lines = self.rooms.get(room)
        return lines[-1].n + 1 if lines else 0

    def keep(self, room: int, line: Chat) -> None:
        """It is stored and was said."""
        self.rooms[room] = [*self.rooms.get(room, []), line][-KEPT:]

    def statement(self, room: int, line: Chat, person: str) -> Statement:
        """What stores a line."""
        if room == EVERYBODY:
            return ADD_CHAT, (self.name, line.n, line.sender, line.text, line.at, int(line.sits), person)
        return ADD_TEAM_CHAT, (self.name, room, line.n, line.sender, line.text, line.at, person)

    def told(self, table: Table, person: str) -> list[Chat]:
        """What somebody who comes is told, in the order in which it was said."""
        rooms = [EVERYBODY, *(partners.teams(table, person) if person else [])]
        return sorted((line for room in rooms for line in self.rooms.get(room, [])), key=lambda line: line.at)


def room_of(table: Table, person: str, seat: int | None) -> int:
    """The room of the team of a seat; raises `TableError` for whoever has no person beside them in it."""
    if person and seat is not None:
        for side in partners.teams(table, person):
            if seat in partners.sides_of(table)[side]:
                return side
    raise TableError("Only those who play in a team with another person can talk to it.")
