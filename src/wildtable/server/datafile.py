"""The database file: opened for one server, looked through for damage before anything is served."""

import contextlib
import fcntl
import os
import secrets
import sqlite3
from pathlib import Path

from wildtable.engine.refusal import WildtableError
from wildtable.server.schema import migrate

DATABASE = "wildtable.sqlite"

MARK_AT, MARK_BYTES = 68, 4
"""Where the application id stands in a file of SQLite (its file format, 1.3)."""


class BadData(WildtableError):
    """The data folder cannot be used."""


class Claim:
    """One server alone uses a data folder: it holds a lock that ends with its process, however that ends."""

    def __init__(self, folder: Path) -> None:
        try:
            folder.mkdir(parents=True, exist_ok=True)
            self.handle = os.open(folder / "lock", os.O_RDWR | os.O_CREAT, 0o600)
        except OSError as error:
            raise BadData(_unusable(folder, error)) from error
        try:
            fcntl.flock(self.handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError as error:
            other = os.read(self.handle, 20).decode("ascii", "replace").strip() or "unknown"
            os.close(self.handle)
            raise BadData(
                f"The data in '{folder}' is in use by another server (process {other}): stop that one, or "
                "name another folder with --data."
            ) from error
        with contextlib.suppress(OSError):  # on a full disk another server is told no number, that is all
            os.ftruncate(self.handle, 0)
            os.write(self.handle, f"{os.getpid()}\n".encode())

    def release(self) -> None:
        os.close(self.handle)


class Anchor:
    """Notices that the database is no longer what was opened: removed, moved, replaced, or written over by
    another file, which a copy over it does. By its `mark` the server knows its own file again."""

    def __init__(self, file: Path, database: sqlite3.Connection) -> None:
        self.files = [str(file), f"{file}-wal"]
        self.known: list[tuple[int, int] | None] = [None, None]
        self.handle = os.open(file, os.O_RDONLY)
        (mark,) = database.execute("PRAGMA application_id").fetchone()
        self.mark = self._read_mark()
        self.marked = self.mark == mark.to_bytes(MARK_BYTES, "big")  # else it will be copied there some time
        self.holds()

    def holds(self) -> bool:
        """Is what is written still found by whoever opens the file next?"""
        for number, file in enumerate(self.files):
            now = _identity(file)
            if self.known[number] is None:
                self.known[number] = now  # SQLite makes its journal with the first write
            elif self.known[number] != now:
                return False
        return not self.marked or self._read_mark() == self.mark

    def _read_mark(self) -> bytes:
        return os.pread(self.handle, MARK_BYTES, MARK_AT)

    def release(self) -> None:
        """Only once SQLite has closed the file, whose locks would end with this."""
        os.close(self.handle)


def set_mark(database: sqlite3.Connection) -> None:
    """Give the file a mark that no copy of it has; on a full disk it keeps the one it had.

    It must be in the file itself, and not only in the journal, before anybody looks for it there.
    """
    with contextlib.suppress(sqlite3.OperationalError):
        database.execute(f"PRAGMA application_id = {secrets.randbits(31)}")
        database.execute("PRAGMA wal_checkpoint(TRUNCATE)")


def _identity(file: str) -> tuple[int, int] | None:
    with contextlib.suppress(FileNotFoundError):
        found = os.stat(file)
        return found.st_dev, found.st_ino
    return None


def open_database(file: Path) -> tuple[sqlite3.Connection, sqlite3.Connection, sqlite3.Connection]:
    """Connections that read, write and make checkpoints; raises `BadData` with what to do."""
    try:
        os.close(os.open(file, os.O_RDWR | os.O_CREAT, 0o600))
        file.chmod(0o600)  # it holds the secrets of running matches; SQLite's journals take its mode
        reader = _connect(file)
        reader.execute("BEGIN IMMEDIATE")  # a folder that cannot be written is noticed now
        reader.execute("ROLLBACK")
        look_through(reader)
        migrate(reader)
        set_mark(reader)
        reader.execute("PRAGMA query_only = ON")
        reader.text_factory = _text
        writer = _connect(file)
        writer.execute("PRAGMA wal_autocheckpoint = 0")
        return reader, writer, _connect(file)
    except sqlite3.DatabaseError as error:
        raise BadData(
            _damaged(file, error) if _is_damage(error) else _unusable(file.parent, error)
        ) from error
    except OSError as error:
        raise BadData(_unusable(file.parent, error)) from error


def _connect(file: Path) -> sqlite3.Connection:
    database = sqlite3.connect(file, isolation_level=None, check_same_thread=False)
    database.execute("PRAGMA journal_mode = WAL")
    database.execute("PRAGMA synchronous = FULL")
    database.execute("PRAGMA busy_timeout = 5000")
    return database


def _text(data: bytes) -> str:
    """A stored text; bytes that are none are seen as such in their row, and no other row is lost by them."""
    return data.decode("utf-8", "replace")


def look_through(database: sqlite3.Connection) -> None:
    """Read the whole file once; raises `sqlite3.DatabaseError` with the first damage."""
    (found,) = database.execute("PRAGMA quick_check(1)").fetchone()
    if found != "ok":
        raise sqlite3.DatabaseError(str(found).splitlines()[-1])


def _is_damage(error: sqlite3.DatabaseError) -> bool:
    """What `look_through` raises has no code; SQLite's own errors have."""
    code = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_CORRUPT) & 0xFF
    return code in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)


def _damaged(file: Path, error: sqlite3.DatabaseError) -> str:
    return (
        f"The database '{file}' is damaged ({error}). Put a backup in its place, or save what can be read: "
        f"sqlite3 {file.name} .recover | sqlite3 saved.sqlite."
    )


def _unusable(folder: Path, error: Exception) -> str:
    cause = error.strerror if isinstance(error, OSError) else error
    return f"The data in '{folder}' cannot be used: {cause}."
