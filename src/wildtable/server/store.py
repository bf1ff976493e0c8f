"""The database: one SQLite file, one thread that writes.

Whatever waits is written in one transaction, so many tables share one sync of the disk. A write is done when
its future is: only then may anybody be told.
"""

import asyncio
import logging
import sqlite3
import threading
from collections.abc import Iterable, Sequence
from pathlib import Path
from queue import SimpleQueue
from typing import Any

from wildtable.engine.refusal import WildtableError
from wildtable.server.datafile import Anchor, Claim, open_database
from wildtable.server.logs import tell

LOST = "The server has lost its database file: nothing is stored until it is started again."

Statement = tuple[str, Sequence[Any]]
Waiting = tuple[list[Statement], "asyncio.Future[None]"]


class NotStored(WildtableError):
    """The disk failed; nothing has happened."""


class Store:
    """Writes by one thread in groups; reads from the caller's thread."""

    def __init__(self, file: Path) -> None:
        self.claim = Claim(file.parent)
        try:
            self.reader, self.writer = open_database(file)
        except BaseException:
            self.claim.release()
            raise
        self.anchor = Anchor(file)
        self.lost = False
        self.trouble = ""  # what stands against storing, since the last time that it was tried
        self.commits = 0
        self.statements = 0
        self.reading = threading.Lock()
        self.queue: SimpleQueue[Waiting | None] = SimpleQueue()
        self.thread = threading.Thread(target=self._write_on, name="writer", daemon=True)
        self.thread.start()

    def write(self, statements: list[Statement]) -> "asyncio.Future[None]":
        """Queue some statements, all or none; the future is done when the disk has them."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.queue.put((statements, done))
        return done

    def read(self, query: str, values: Sequence[Any] = ()) -> list[Any]:
        if self.lost:
            raise NotStored(LOST)
        with self.reading:
            return self.reader.execute(query, values).fetchall()

    def close(self) -> None:
        """Write what waits, then stop."""
        self.queue.put(None)
        self.thread.join()
        self.reader.close()
        self.writer.close()
        self.claim.release()

    def _write_on(self) -> None:
        going = True
        while going:
            first = self.queue.get()
            group = [] if first is None else [first]
            going = first is not None
            while going and not self.queue.empty():
                more = self.queue.get()
                if more is None:
                    going = False
                else:
                    group.append(more)
            if group:
                self._write_group(group)

    def _write_group(self, group: list[Waiting]) -> None:
        """All together; if that fails each alone, so that one bad write harms no other."""
        lost = self._lost()
        if lost is not None:
            _tell([done for _, done in group], lost)
            return
        try:
            self._commit(statement for statements, _ in group for statement in statements)
        except sqlite3.Error as error:
            if len(group) == 1:
                self.trouble = f"The database could not be written: {error}."
                tell("database could not be written", logging.ERROR, cause=str(error))
                _tell([group[0][1]], _sentence(error))
                return
            for one in group:
                self._write_group([one])
            return
        self.commits += 1
        self.trouble = ""
        _tell([done for _, done in group], self._lost())

    def _lost(self) -> NotStored | None:
        """Once the file is gone nothing is told any more: what is read or written could not be kept."""
        if not self.lost and not self.anchor.holds():
            self.lost = True
            self.trouble = LOST
            tell("database file removed or replaced", logging.ERROR, advice="start the server again")
        return NotStored(LOST) if self.lost else None

    def _commit(self, statements: Iterable[Statement]) -> None:
        run = self.writer.execute
        run("BEGIN")
        try:
            for query, values in statements:
                run(query, values)
                self.statements += 1
            run("COMMIT")
        except sqlite3.Error:
            if self.writer.in_transaction:
                run("ROLLBACK")
            raise


def _sentence(error: sqlite3.Error) -> NotStored:
    full = getattr(error, "sqlite_errorcode", 0) & 0xFF == sqlite3.SQLITE_FULL
    cause = "its disk is full" if full else "its disk failed"
    return NotStored(
        f"The server could not store this, because {cause}; nothing has happened. Try again later."
    )


def _tell(waiting: "list[asyncio.Future[None]]", error: Exception | None) -> None:
    """Tell those who wait, each in its own loop; a loop that is gone needs no telling."""
    loop = waiting[0].get_loop()
    if not loop.is_closed():
        loop.call_soon_threadsafe(_finish, waiting, error)


def _finish(waiting: "list[asyncio.Future[None]]", error: Exception | None) -> None:
    for done in waiting:
        if done.done():
            continue
        if error is None:
            done.set_result(None)
        else:
            done.set_exception(error)
