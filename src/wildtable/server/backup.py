"""Copies of a server's data: made while it runs, put back while it does not.

A copy is one SQLite file: the database and, in a table of its own, the key that signs the guests' cookies.
Nothing is overwritten: what a copy replaces is kept beside it.
"""

import contextlib
import os
import sqlite3
from datetime import UTC, datetime
from pathlib import Path

from wildtable.server.datafile import DATABASE, BadData, Claim, look_through
from wildtable.server.schema import STEPS

KEY = "key"
WITH_KEY = "CREATE TABLE backup (name TEXT PRIMARY KEY, data BLOB NOT NULL)"


def back_up(data: Path, file: Path) -> int:
    """Copy the data of a server, which may be running; the bytes of the copy. Raises `BadData`."""
    source = data / DATABASE
    if not source.is_file():
        raise BadData(f"There is no data of a server in '{data}': name its folder with --data.")
    if file.exists():
        raise BadData(f"'{file}' is there already and is not overwritten: name another file.")
    part = file.with_name(f"{file.name}.part")
    try:
        part.unlink(missing_ok=True)
        os.close(os.open(part, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))  # it holds all secrets
        _copy(source, part)
        with contextlib.closing(sqlite3.connect(part)) as copy, copy:
            copy.execute("PRAGMA application_id = 0")  # not to be taken for the file of the running server
            copy.execute(WITH_KEY)
            copy.execute("INSERT INTO backup VALUES (?, ?)", (KEY, (data / KEY).read_bytes()))
        _check(part)
        _sync(part)
        os.link(part, file)  # unlike a rename it never replaces another file
        part.unlink()
        _sync(file.parent)
    except sqlite3.Error as error:
        raise BadData(f"'{source}' could not be copied: {error}.") from error
    except OSError as error:
        raise BadData(f"'{file}' could not be written: {error.strerror}.") from error
    return file.stat().st_size


def restore(file: Path, data: Path) -> list[Path]:
    """Put a copy in the place of a server's data; what was there and is kept. Raises `BadData`.

    It is refused while a server runs over the folder, and if the copy is damaged or of a newer program.
    """
    if not file.is_file():
        raise BadData(f"There is no file '{file}'.")
    _check(file)
    claim = Claim(data)
    try:
        return _put_back(file, data)
    except sqlite3.Error as error:
        raise BadData(f"'{file}' could not be put back: {error}.") from error
    except OSError as error:
        raise BadData(f"'{data}' could not be written: {error.strerror}.") from error
    finally:
        claim.release()


def _put_back(file: Path, data: Path) -> list[Path]:
    fresh, fresh_key, old = data / f"{DATABASE}.part", data / f"{KEY}.part", data / DATABASE
    for part in (fresh, fresh_key):
        part.unlink(missing_ok=True)
        os.close(os.open(part, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))
    _copy(file, fresh)
    with contextlib.closing(sqlite3.connect(fresh)) as copy:
        ((key,),) = copy.execute("SELECT data FROM backup WHERE name = ?", (KEY,)).fetchall()
        copy.executescript("DROP TABLE backup")
    fresh_key.write_bytes(key)
    for part in (fresh, fresh_key):
        _sync(part)
    before = f"before-restore-{datetime.now(UTC):%Y%m%d-%H%M%S}"
    kept = _keep(old, data / f"{before}.sqlite") if old.exists() else []
    if (data / KEY).exists():
        os.link(data / KEY, data / f"{before}.{KEY}")
        kept.append(data / f"{before}.{KEY}")
    fresh.replace(old)
    fresh_key.replace(data / KEY)
    _sync(data)
    return kept


def _keep(old: Path, kept: Path) -> list[Path]:
    """Give the database that is to be replaced a second name; its journal must not meet the new one."""
    with contextlib.suppress(sqlite3.Error), contextlib.closing(sqlite3.connect(old)) as database:
        database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    os.link(old, kept)
    for ending in ("-wal", "-shm"):
        with contextlib.suppress(FileNotFoundError):
            Path(f"{old}{ending}").rename(f"{kept}{ending}")
    return [kept]


def _copy(source: Path, target: Path) -> None:
    """All pages in one step: a server that writes meanwhile neither waits nor spoils the copy."""
    with (
        contextlib.closing(sqlite3.connect(source)) as reading,
        contextlib.closing(sqlite3.connect(target)) as writing,
    ):
        reading.execute("PRAGMA query_only = ON")
        reading.execute("PRAGMA busy_timeout = 5000")
        reading.backup(writing)
        writing.execute("PRAGMA journal_mode = DELETE")


def _check(file: Path) -> None:
    """Raise `BadData` unless the file is a whole copy that this program can read."""
    try:
        with contextlib.closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)) as copy:
            look_through(copy)
            (steps,) = copy.execute("PRAGMA user_version").fetchone()
            names = {name for (name,) in copy.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    except sqlite3.Error as error:
        raise BadData(f"'{file}' is damaged or no database: {error}.") from error
    if not {"matches", "entries", "people", "backup"} <= names:
        raise BadData(f"'{file}' is no backup of a server: make one with `wildtable backup FILE`.")
    if steps > len(STEPS):
        raise BadData(f"'{file}' is of a newer program (step {steps}, this one knows {len(STEPS)}).")


def _sync(path: Path) -> None:
    """Wait until the disk has it."""
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
