"""The database file: opened for one server, looked through for damage before anything is served."""

import sqlite3
from pathlib import Path

from wildtable.engine.refusal import WildtableError
from wildtable.server.schema import migrate


class BadData(WildtableError):
    """The data folder cannot be used."""


def open_database(file: Path) -> tuple[sqlite3.Connection, sqlite3.Connection]:
    """A connection that reads and one that writes; raises `BadData` with what to do."""
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        reader = _connect(file)
        reader.execute("BEGIN IMMEDIATE")  # a folder that cannot be written is noticed now
        reader.execute("ROLLBACK")
        _look_through(reader)
        migrate(reader)
        reader.execute("PRAGMA query_only = ON")
        return reader, _connect(file)
    except sqlite3.DatabaseError as error:
        raise BadData(_damaged(file, error) if _is_damage(error) else _unusable(file, error)) from error
    except OSError as error:
        raise BadData(_unusable(file, error)) from error


def _connect(file: Path) -> sqlite3.Connection:
    database = sqlite3.connect(file, isolation_level=None, check_same_thread=False)
    database.execute("PRAGMA journal_mode = WAL")
    database.execute("PRAGMA synchronous = FULL")
    database.execute("PRAGMA busy_timeout = 5000")
    return database


def _look_through(database: sqlite3.Connection) -> None:
    """Read the whole file once; raises `sqlite3.DatabaseError` with the first damage."""
    (found,) = database.execute("PRAGMA quick_check(1)").fetchone()
    if found != "ok":
        raise sqlite3.DatabaseError(str(found).splitlines()[-1])


def _is_damage(error: sqlite3.DatabaseError) -> bool:
    """What `_look_through` raises has no code; SQLite's own errors have."""
    code = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_CORRUPT) & 0xFF
    return code in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)


def _damaged(file: Path, error: sqlite3.DatabaseError) -> str:
    return (
        f"The database '{file}' is damaged ({error}). Put a backup in its place, or save what can be read: "
        f"sqlite3 {file.name} .recover | sqlite3 saved.sqlite."
    )


def _unusable(file: Path, error: Exception) -> str:
    return f"The data in '{file.parent}' cannot be used: {error}."
