"""The journal of a table on its way to the disk: lines, a snapshot now and then, what lists show."""

from collections.abc import Callable
from time import time

import msgspec

from wildtable.engine.refusal import BadRecord
from wildtable.server.store import Statement, Store
from wildtable.table.entries import pack, unpack
from wildtable.table.entry import Entry, Line, Unreadable
from wildtable.table.match import Match
from wildtable.table.past import KEPT_EVERY
from wildtable.table.seat import Seat
from wildtable.table.snapshot import take
from wildtable.table.table import Table

CHAPTER = 32
"""Entries of a chapter. At most twice as many lines are read when a match is loaded, however long it is."""

SNAPSHOT_EVERY = 32
"""Lines between two snapshots: so many happen again at most when a table is loaded."""

ADD_ENTRY = "INSERT INTO entries VALUES (?, ?, ?, ?, ?, ?, ?)"
COMPLETE_ENTRY = "UPDATE entries SET seen = ?, final = ?, events = ? WHERE match = ? AND number = ?"
SET_SNAPSHOT = "INSERT OR REPLACE INTO snapshots VALUES (?, ?)"
SET_MARK = "INSERT OR REPLACE INTO marks VALUES (?, ?, ?, ?, ?)"
DROP_LATER_MARKS = "DELETE FROM marks WHERE match = ? AND entries > ?"
THIN_MARKS = f"""
    DELETE FROM marks WHERE match = ?1 AND entries < ?2 AND entries NOT IN
    (SELECT min(entries) FROM marks WHERE match = ?1 GROUP BY entries / {KEPT_EVERY})
"""
ADD_CHAPTER = "INSERT OR REPLACE INTO chapters VALUES (?, ?, ?, ?, ?)"
SET_TAIL = "INSERT OR REPLACE INTO tails VALUES (?, ?, ?)"
READ_CHAPTER = "SELECT packed FROM chapters WHERE match = ? AND number = ?"
FORGET_CHAPTERS = ("DELETE FROM chapters WHERE match = ?", "DELETE FROM tails WHERE match = ?")
READ_FROM_LINES = (*FORGET_CHAPTERS, "DELETE FROM snapshots WHERE match = ?")
"""What makes a match happen again as a whole when it is loaded next, and all that spares it written anew."""

SET_OWES = "UPDATE matches SET owes = ?, touched = ? WHERE id = ?"
SET_SHOWN = "UPDATE matches SET owes = ?, shown = ?, touched = ? WHERE id = ?"


Shown = tuple[list[int], list[tuple[str, bool]]]


class Journal:
    """How much of a table is stored.

    `written` are the lines, `snapped` those that the last snapshot covers, `tailed` those for which no line
    is read when the match is loaded, `shown` what lists show.
    """

    def __init__(self, name: str, store: Store | None = None, chapter: int = CHAPTER) -> None:
        """Without a store to read them from there are no chapters; `chapter` is how many entries make one."""
        self.name = name
        self.store = store
        self.chapter = chapter
        self.tailed = 0
        self.written = 0
        self.snapped = 0
        self.shown: Shown | None = None

    def add(self, table: Table, lines: list[Line]) -> list[Statement]:
        """What stores new lines, after which the table is as it is now."""
        statements: list[Statement] = []
        for line in lines:
            entry = line.entry
            kept = (None, None, None) if entry is None else _kept(entry)
            statements.append((ADD_ENTRY, (self.name, self.written, line.who, line.text, *kept)))
            self.written += 1
        took_back = any(line.entry is None and line.text.startswith("undo ") for line in lines)
        over = bool(lines) and table.result() is not None
        if took_back or over or self.written - self.snapped >= SNAPSHOT_EVERY:
            statements += self._snapshot(table)
        return [*statements, *self._show(table)]

    def stored(self, table: Table) -> None:
        """What was added is on the disk: chapters are read from there now."""
        if table.match is not None:
            table.match.entries.release()

    def complete(self, table: Table, entries: list[Entry | None]) -> list[Statement]:
        """What stores of a journal that had to happen again as a whole what spares that the next time."""
        statements: list[Statement] = [
            (COMPLETE_ENTRY, (*_kept(entry), self.name, number))
            for number, entry in enumerate(entries)
            if entry is not None
        ]
        statements += [(query, (self.name,)) for query in FORGET_CHAPTERS]
        self.tailed = 0
        return [*statements, *self._snapshot(table)]

    def _snapshot(self, table: Table) -> list[Statement]:
        match = table.match
        assert match is not None
        statements: list[Statement] = [
            (DROP_LATER_MARKS, (self.name, match.marks[-1].entries)),
            (THIN_MARKS, (self.name, match.reaches)),
        ]
        for mark in match.marks:
            if mark.entries and not mark.stored:
                match.pack(mark)
                values = (self.name, mark.entries, mark.outcomes, mark.digest, mark.position)
                statements.append((SET_MARK, values))
                mark.stored, mark.position = True, b""
        self.snapped = self.written
        packed = msgspec.json.encode(take(table, self.written))
        return [*statements, (SET_SNAPSHOT, (self.name, packed)), *self._close_chapters(match)]

    def _close_chapters(self, match: Match) -> list[Statement]:
        """Put away what nobody can take back any more, and what is needed to go on without its lines."""
        statements: list[Statement] = []
        if self.store is None:
            return statements
        while match.settled() >= self.chapter:
            number = len(match.entries.chapters)
            read = chapter_reader(self.store, self.name, number, self.chapter, match.seats)
            closed = match.close_chapter(self.chapter, read)
            values = (self.name, number, closed.count, msgspec.json.encode(closed.seen), pack(closed.all()))
            statements.append((ADD_CHAPTER, values))
        if statements or self.written - self.tailed >= 2 * self.chapter:
            tail = msgspec.msgpack.encode(match.rest())
            statements.append((SET_TAIL, (self.name, self.written, tail)))
            self.tailed = self.written
        return statements

    def _show(self, table: Table) -> list[Statement]:
        """Lists never load a table: they find here who owes a decision, and who left or gave up."""
        if table.match is None:
            return []
        shown = shown_of(table.owes(), table.seats)
        before, self.shown = self.shown, shown
        if shown == before:
            return []
        if before is not None and shown[1] == before[1]:
            return [(SET_OWES, (msgspec.json.encode(shown[0]).decode(), time(), self.name))]
        seats = [Seat(seat.kind, seat.person, seat.name, seat.bot, seat.left) for seat in table.seats]
        owes, sitting = (msgspec.json.encode(part).decode() for part in (shown[0], seats))
        return [(SET_SHOWN, (owes, sitting, time(), self.name))]


def chapter_reader(store: Store, name: str, number: int, count: int, seats: int) -> Callable[[], list[Entry]]:
    """Reads a chapter when somebody asks for what happened long ago; that raises `Unreadable`."""

    def read() -> list[Entry]:
        found = store.read(READ_CHAPTER, (name, number))
        try:
            entries = unpack(found[0][0], seats)
        except (BadRecord, IndexError, TypeError) as error:
            raise Unreadable(f"Chapter {number} cannot be read.") from error
        if len(entries) != count:
            raise Unreadable(f"Chapter {number} has {len(entries)} entries, not {count}.")
        return entries

    return read


def _kept(entry: Entry) -> tuple[int, int, bytes]:
    return entry.seen, int(entry.final), entry.packed()


def shown_of(owes: list[int], seats: list[Seat]) -> Shown:
    """What lists show, as far as it changes once the match has begun."""
    return owes, [(seat.kind, seat.left) for seat in seats]
