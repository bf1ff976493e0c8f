"""SQLite's log on its way into the database file, beside those who write.

SQLite itself would do that within a commit, every thousand pages, and whoever moves meanwhile would wait for
it. Here a thread of its own copies the pages; only the few that were written in that time are copied between
two commits. Then all is copied, and the log begins anew: so it never grows for long.
"""

import sqlite3
import threading
from queue import SimpleQueue

EVERY = 1000
"""Statements between two checkpoints; each writes about one page of 4 kB."""

COPY = "PRAGMA wal_checkpoint(PASSIVE)"


class Checkpoints:
    """The thread, with its own connection. `nearly_done` tells that little is left for `finish`."""

    def __init__(self, database: sqlite3.Connection) -> None:
        self.database = database
        self.nearly_done = False
        self._counted = 0
        self._under_way = False
        self._due: SimpleQueue[bool] = SimpleQueue()
        self._thread = threading.Thread(target=self._copy_on, name="checkpoints", daemon=True)
        self._thread.start()

    def count(self, statements: int) -> None:
        """So many statements are committed."""
        self._counted += statements
        if self._counted >= EVERY and not self._under_way:
            self._counted = 0
            self._under_way = True
            self._due.put(True)

    def finish(self, writer: sqlite3.Cursor) -> None:
        """Copy what has come since, while nobody writes."""
        self.nearly_done = self._under_way = False
        _copy(writer)

    def close(self) -> None:
        self._due.put(False)
        self._thread.join()
        self.database.close()

    def _copy_on(self) -> None:
        cursor = self.database.cursor()
        while self._due.get():
            _copy(cursor)
            self.nearly_done = True


def _copy(cursor: sqlite3.Cursor) -> None:
    """What cannot be copied now stays in the log and is copied the next time."""
    try:
        cursor.execute(COPY).fetchone()
    except sqlite3.Error:
        return
