"""The moves of a table that were answered, so that one that is sent again is answered as the first time."""

import msgspec

from wildtable.server.store import Store

KEPT = 64
"""Answers in memory: more than anybody can have sent without hearing of them."""

READ_LATEST = "SELECT person, id, version FROM answered WHERE match = ? ORDER BY version DESC LIMIT ?"
READ_ONE = "SELECT version FROM answered WHERE match = ? AND person = ? AND id = ?"


class Answered:
    """The latest are in memory; of a table that has had more, an id that is not there is looked up.

    `people` are those who have had an answer since the table was loaded, and most who had one before.
    """

    def __init__(self, name: str, store: Store) -> None:
        self.name = name
        self.store = store
        self.latest: dict[tuple[str, str], int] = {}
        self.people: set[str] = set()
        self.earlier = False

    def read(self) -> None:
        """Take over what is stored."""
        rows = self.store.read(READ_LATEST, (self.name, KEPT))
        for person, move, version in reversed(msgspec.convert(rows, list[tuple[str, str, int]])):
            self.note(person, move, version)
        self.earlier = len(rows) == KEPT

    def version(self, person: str, move: str) -> int | None:
        """What a move was answered with, if it was."""
        found = self.latest.get((person, move))
        if found is None and self.earlier:
            rows = self.store.read(READ_ONE, (self.name, person, move))
            return int(rows[0][0]) if rows else None
        return found

    def note(self, person: str, move: str, version: int) -> None:
        """A move is stored with its answer."""
        self.latest[person, move] = version
        self.people.add(person)
        if len(self.latest) > KEPT:
            del self.latest[next(iter(self.latest))]
            self.earlier = True
