"""Which modifiers act now: a part of a state, rows of numbers in one vector and a mask of the points."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wildtable.engine.bits import bit
from wildtable.engine.clauses import NONE, UNTIL, WHAT, Clauses

EVERYBODY: Final = -1

# A row: the clause, the seat that owns it, the card it stands on, whom it is about.
ROW: Final = 4


class InForce:
    """The modifiers in force, the oldest first. `asks` tells in no time that nothing changes a point."""

    def __init__(self) -> None:
        self.rows: vec[i64] = vec[i64]()
        self.points: i64 = 0

    def clone(self) -> "InForce":
        copy = InForce()
        copy.rows = self.rows[:]
        copy.points = self.points
        return copy

    def asks(self, point: i64) -> bool:
        """May anything that is in force change that point?"""
        return (self.points >> point) & 1 == 1

    def add(self, clauses: Clauses, clause: i64, owner: i64, source: i64, subject: i64) -> None:
        self.rows = append(append(append(append(self.rows, clause), owner), source), subject)
        self.points |= bit(clauses.get(clause, WHAT))

    def clause(self, row: i64) -> i64:
        return self.rows[row]

    def owner(self, row: i64) -> i64:
        return self.rows[row + 1]

    def source(self, row: i64) -> i64:
        return self.rows[row + 2]

    def subject(self, row: i64) -> i64:
        return self.rows[row + 3]

    def next(self, clauses: Clauses, point: i64, subject: i64, row: i64) -> i64:
        """The next row after that one (`NONE`: the first) that changes a point for a subject, or `NONE`."""
        rows = self.rows
        last: i64 = len(rows)
        row = 0 if row == NONE else row + ROW
        while row < last:
            if rows[row + 3] == subject and clauses.get(rows[row], WHAT) == point:
                return row
            row += ROW
        return NONE

    def end(self, clauses: Clauses, until: i64, subject: i64) -> None:
        """A duration is over, for one subject or for `EVERYBODY`."""
        self._keep(clauses, until, subject, NONE, NONE)

    def waiting(self, clauses: Clauses, until: i64, subject: i64) -> i64:
        """How many rows of that duration are about a subject."""
        found: i64 = 0
        last: i64 = len(self.rows)
        for row in range(0, last, ROW):
            if self.rows[row + 3] == subject and clauses.get(self.rows[row], UNTIL) == until:
                found += 1
        return found

    def end_oldest(self, clauses: Clauses, until: i64, subject: i64, number: i64) -> None:
        """A duration is over for so many rows about a subject, the oldest; younger ones go on."""
        kept = vec[i64]()
        self.points = 0
        last: i64 = len(self.rows)
        for row in range(0, last, ROW):
            over = self.rows[row + 3] == subject and clauses.get(self.rows[row], UNTIL) == until
            if over and number > 0:
                number -= 1
                continue
            for i in range(ROW):
                kept = append(kept, self.rows[row + i])
            self.points |= bit(clauses.get(self.rows[row], WHAT))
        self.rows = kept

    def leave(self, clauses: Clauses, source: i64, owner: i64) -> None:
        """A card that lay before a seat is gone, and what it gave for as long as it lay there."""
        self._keep(clauses, NONE, EVERYBODY, source, owner)

    def _keep(self, clauses: Clauses, until: i64, subject: i64, source: i64, owner: i64) -> None:
        """Drop the rows of that duration about that subject and, if a card is named, from it."""
        last: i64 = len(self.rows)
        row: i64 = 0
        while row < last and not self._is_over(clauses, row, until, subject, source, owner):
            row += ROW
        if row == last:
            return
        kept = vec[i64]()
        self.points = 0
        for row in range(0, last, ROW):
            if not self._is_over(clauses, row, until, subject, source, owner):
                for i in range(ROW):
                    kept = append(kept, self.rows[row + i])
                self.points |= bit(clauses.get(self.rows[row], WHAT))
        self.rows = kept

    def _is_over(self, clauses: Clauses, row: i64, until: i64, subject: i64, source: i64, owner: i64) -> bool:
        if subject != EVERYBODY and self.rows[row + 3] != subject:
            return False
        if clauses.get(self.rows[row], UNTIL) != until:
            return False
        return source == NONE or (self.rows[row + 2] == source and self.rows[row + 1] == owner)

    def listed(self) -> list[list[int]]:
        """Every row, for documents and tests."""
        return [[int(self.rows[row + i]) for i in range(ROW)] for row in range(0, len(self.rows), ROW)]
