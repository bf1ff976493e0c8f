"""The moves of a table that were answered, so that one that is sent again is answered as the first time."""

import msgspec

from wildtable.server.store import Store

KEPT = 64
"""Answers in memory: more than anybody can have sent without hearing of them."""

PLACES = 4096
"""Bits by which most ids that are new are known to be new without a look at the disk."""

READ_LATEST = "SELECT person, id, version FROM answered WHERE match = ? ORDER BY version DESC LIMIT ?"
READ_ONE = "SELECT version FROM answered WHERE match = ? AND person = ? AND id = ?"


class Answered:
    """The latest are in memory; of a table that has had more, an id that may be an older one is looked up.

    `places` has two bits for every id that left the memory; it is `None` where there are others on the disk.
    `people` are those who have had an answer since the table was loaded, and most who had one before.
    """

    def __init__(self, name: str, store: Store) -> None:
        self.name = name
        self.store = store
        self.latest: dict[tuple[str, str], int] = {}
        self.people: set[str] = set()
        self.places: bytearray | None = bytearray(PLACES // 8)

    def read(self) -> None:
        """Take over what is stored."""
        rows = self.store.read(READ_LATEST, (self.name, KEPT))
        for person, move, version in reversed(msgspec.convert(rows, list[tuple[str, str, int]])):
            self.note(person, move, version)
        if len(rows) == KEPT:
            self.places = None

    def version(self, person: str, move: str) -> int | None:
        """What a move was answered with, if it was."""
        found = self.latest.get((person, move))
        if found is None and self._may_be_older(person, move):
            rows = self.store.read(READ_ONE, (self.name, person, move))
            return int(rows[0][0]) if rows else None
        return found

    def note(self, person: str, move: str, version: int) -> None:
        """A move is stored with its answer."""
        self.latest[person, move] = version
        self.people.add(person)
        if len(self.latest) > KEPT:
            oldest = next(iter(self.latest))
            del self.latest[oldest]
            if self.places is not None:
                for place in _places(*oldest):
                    self.places[place >> 3] |= 1 << (place & 7)

    def _may_be_older(self, person: str, move: str) -> bool:
        places = self.places
        return places is None or all(places[at >> 3] >> (at & 7) & 1 for at in _places(person, move))


def _places(person: str, move: str) -> tuple[int, int]:
    """The two bits of an id."""
    digest = hash((person, move))
    return digest % PLACES, digest // PLACES % PLACES
