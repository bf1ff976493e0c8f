"""The database: one SQLite file, one connection that writes.

Whatever waits is written in one transaction, so many tables share one sync of the disk. The loop carries the
statements out, which is quick; a thread commits, which waits for the disk, and meanwhile the next group
gathers. So the two take turns, and neither waits for the other at every statement. A write is done when its
future is: only then may anybody be told.
"""

import asyncio
import logging
import sqlite3
import threading
from collections.abc import Callable, Sequence
from pathlib import Path
from queue import SimpleQueue
from typing import Any

from wildtable.engine.refusal import WildtableError
from wildtable.server.checkpoints import Checkpoints
from wildtable.server.datafile import Anchor, Claim, open_database
from wildtable.server.logs import tell

LOST = "The server has lost its database file: nothing is stored until it is started again."

UNREAD = "The server could not read what is stored: its disk or its database is damaged, as its log says."

DISK_FAILED = (
    sqlite3.SQLITE_CANTOPEN,
    sqlite3.SQLITE_CORRUPT,
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_NOTADB,
)
"""What SQLite says when no mistake of ours keeps it from reading."""

MOST_AT_ONCE = 400
"""Statements that the loop carries out together; a larger group is left to the thread."""

PATIENCE = 5000
"""Milliseconds that the thread waits for another process that writes; the loop waits for nobody."""

Statement = tuple[str, Sequence[Any]]
Waiting = tuple[list[Statement], "asyncio.Future[None]"]
Outcome = tuple["asyncio.Future[None]", Exception | None]


class NotStored(WildtableError):
    """The disk failed; nothing has happened."""


class Store:
    """Writes in groups; reads from the caller's thread. `waiting` is the group that gathers."""

    def __init__(self, file: Path) -> None:
        self.claim = Claim(file.parent)
        try:
            self.reader, self.writer, copying = open_database(file)
        except BaseException:
            self.claim.release()
            raise
        self.checkpoints = Checkpoints(copying)
        self.anchor = Anchor(file, self.reader)
        self.lost = False
        self.trouble = ""  # what stands against storing, since the last time that it was tried
        self.commits = 0
        self.statements = 0
        self.reading = threading.Lock()
        self.waiting: list[Waiting] = []
        self.begins_in: asyncio.AbstractEventLoop | None = None
        self.committing = False
        self.cursor = self.writer.cursor()
        self._wait_for_others(0)
        self.queue: SimpleQueue[tuple[list[Waiting], bool] | None] = SimpleQueue()
        self.thread = threading.Thread(target=self._write_on, name="writer", daemon=True)
        self.thread.start()

    def write(self, statements: list[Statement]) -> "asyncio.Future[None]":
        """Queue some statements, all or none; the future is done when the disk has them."""
        loop = asyncio.get_running_loop()
        done: asyncio.Future[None] = loop.create_future()
        self.waiting.append((statements, done))
        if not self.committing and self.begins_in is not loop:
            self.begins_in = loop
            loop.call_soon(self._begin)  # so that all that comes in this turn of the loop goes together
        return done

    def write_at_start(self, statements: list[Statement]) -> None:
        """Store something before anything is served; raises `NotStored`."""
        try:
            self._carry_out_patiently([statements])
        except sqlite3.Error as error:
            raise NotStored(f"The server cannot start, for nothing can be stored: {error}.") from error

    def read(self, query: str, values: Sequence[Any] = ()) -> list[Any]:
        if self.lost:
            raise NotStored(LOST)
        try:
            with self.reading:
                return self.reader.execute(query, values).fetchall()
        except sqlite3.DatabaseError as error:
            if getattr(error, "sqlite_errorcode", 0) & 0xFF not in DISK_FAILED:
                raise
            tell("database could not be read", logging.ERROR, cause=str(error))
            raise NotStored(UNREAD) from error

    def close(self) -> None:
        """Write what waits, then stop."""
        self.queue.put(None)
        self.thread.join()
        if self.waiting:
            _tell(self._write_group(self.waiting))
        self.checkpoints.close()
        self.reader.close()
        self.writer.close()
        self.anchor.release()
        self.claim.release()

    def _begin(self) -> None:
        """Carry out what has gathered; the thread commits it."""
        self.begins_in = None
        if self.waiting and not self.committing:
            group, self.waiting = self.waiting, []
            self.committing = True
            self.queue.put((group, self._carried_out(group)))

    def _carried_out(self, group: list[Waiting]) -> bool:
        """Is the group ready to be committed? If anything stands against it the thread begins anew."""
        if sum(len(statements) for statements, _ in group) > MOST_AT_ONCE:
            return False
        try:
            self._carry_out([statements for statements, _ in group])
        except sqlite3.Error:
            return False
        return True

    def _write_on(self) -> None:
        """The thread's work."""
        while True:
            given = self.queue.get()
            if given is None:
                return
            outcomes = self._write_group(*given)
            loop = outcomes[0][0].get_loop()
            if self.checkpoints.nearly_done:
                _call(loop, _tell, outcomes)
                self.checkpoints.finish(self.cursor)
                outcomes = []
            self.committing = False
            _call(loop, self._end, outcomes)

    def _end(self, outcomes: list[Outcome]) -> None:
        """Tell those who waited, and begin with those who wait now."""
        _tell(outcomes)
        self._begin()

    def _write_group(self, group: list[Waiting], carried_out: bool = False) -> list[Outcome]:
        """All together; if that fails each alone, so that one bad write harms no other."""
        try:
            if carried_out:
                self._commit()
            else:
                self._carry_out_patiently([statements for statements, _ in group])
        except sqlite3.Error as error:
            if carried_out:
                return self._write_group(group)
            if len(group) > 1:
                return [outcome for one in group for outcome in self._write_group([one])]
            self.trouble = f"The database could not be written: {error}."
            tell("database could not be written", logging.ERROR, cause=str(error))
            return [(group[0][1], _sentence(error))]
        self.commits += 1
        self.checkpoints.count(sum(len(statements) for statements, _ in group))
        self.trouble = LOST if self.lost else ""
        lost = self._lost()
        return [(done, lost) for _, done in group]

    def _carry_out_patiently(self, group: list[list[Statement]]) -> None:
        self._wait_for_others(PATIENCE)
        try:
            self._carry_out(group)
            self._commit()
        finally:
            self._wait_for_others(0)

    def _wait_for_others(self, milliseconds: int) -> None:
        """So long a statement may wait for another process that writes to the same file."""
        self.cursor.execute(f"PRAGMA busy_timeout = {milliseconds}")

    def _carry_out(self, group: list[list[Statement]]) -> None:
        """All statements of a group, not yet committed; if one fails, none."""
        run = self.cursor.execute
        run("BEGIN")
        try:
            for statements in group:
                for query, values in statements:
                    run(query, values)
                self.statements += len(statements)
        except sqlite3.Error:
            self._take_back()
            raise

    def _commit(self) -> None:
        try:
            self.cursor.execute("COMMIT")
        except sqlite3.Error:
            self._take_back()
            raise

    def _take_back(self) -> None:
        if self.writer.in_transaction:
            self.cursor.execute("ROLLBACK")

    def _lost(self) -> NotStored | None:
        """Once the file is gone nothing is told any more: what is read or written could not be kept."""
        if not self.lost and not self.anchor.holds():
            self.lost = True
            self.trouble = LOST
            tell("database file removed or replaced", logging.ERROR, advice="start the server again")
        return NotStored(LOST) if self.lost else None


def _sentence(error: sqlite3.Error) -> NotStored:
    full = getattr(error, "sqlite_errorcode", 0) & 0xFF == sqlite3.SQLITE_FULL
    cause = "its disk is full" if full else "its disk failed"
    return NotStored(
        f"The server could not store this, because {cause}; nothing has happened. Try again later."
    )


def _call(loop: asyncio.AbstractEventLoop, what: Callable[..., None], outcomes: list[Outcome]) -> None:
    """Let a loop do something; one that is gone needs no telling."""
    if not loop.is_closed():
        loop.call_soon_threadsafe(what, outcomes)


def _tell(outcomes: list[Outcome]) -> None:
    """Tell those who wait how it went."""
    for done, error in outcomes:
        if done.done():
            continue
        if error is None:
            done.set_result(None)
        else:
            done.set_exception(error)
