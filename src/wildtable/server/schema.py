"""The tables of the database, built up by numbered steps; `PRAGMA user_version` says how many were taken."""

import sqlite3

from wildtable.engine.refusal import WildtableError

STEPS = (
    """
    CREATE TABLE people (id TEXT PRIMARY KEY, name TEXT NOT NULL, made REAL NOT NULL) WITHOUT ROWID;
    CREATE TABLE links (code TEXT PRIMARY KEY, person TEXT NOT NULL, ends REAL NOT NULL) WITHOUT ROWID;
    CREATE TABLE matches (
        id TEXT PRIMARY KEY, game TEXT NOT NULL, rules INTEGER NOT NULL, content TEXT NOT NULL,
        options TEXT NOT NULL, seats TEXT NOT NULL, status TEXT NOT NULL, public INTEGER NOT NULL,
        secret BLOB NOT NULL, rematch TEXT, made REAL NOT NULL
    ) WITHOUT ROWID;
    CREATE INDEX open_matches ON matches (made) WHERE status = 'waiting' AND public = 1;
    CREATE TABLE sitting (
        person TEXT NOT NULL, match TEXT NOT NULL, PRIMARY KEY (person, match)
    ) WITHOUT ROWID;
    CREATE TABLE entries (
        match TEXT NOT NULL, number INTEGER NOT NULL, who TEXT NOT NULL, text TEXT NOT NULL,
        PRIMARY KEY (match, number)
    ) WITHOUT ROWID;
    CREATE TABLE answered (
        match TEXT NOT NULL, person TEXT NOT NULL, id TEXT NOT NULL, version INTEGER NOT NULL,
        PRIMARY KEY (match, person, id)
    ) WITHOUT ROWID;
    CREATE TABLE chat (
        match TEXT NOT NULL, number INTEGER NOT NULL, sender TEXT NOT NULL, text TEXT NOT NULL,
        at REAL NOT NULL, PRIMARY KEY (match, number)
    ) WITHOUT ROWID;
    """,
    """
    ALTER TABLE matches ADD COLUMN host TEXT NOT NULL DEFAULT '';
    CREATE INDEX running_matches ON matches (host) WHERE status != 'over';
    """,
    """
    ALTER TABLE matches ADD COLUMN several INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE chat ADD COLUMN sits INTEGER NOT NULL DEFAULT 1;
    """,
    """
    ALTER TABLE entries ADD COLUMN seen INTEGER;
    ALTER TABLE entries ADD COLUMN final INTEGER;
    ALTER TABLE entries ADD COLUMN events BLOB;
    ALTER TABLE matches ADD COLUMN owes TEXT;
    ALTER TABLE matches ADD COLUMN shown TEXT;
    CREATE TABLE snapshots (match TEXT PRIMARY KEY, snapshot BLOB NOT NULL);
    CREATE TABLE marks (
        match TEXT NOT NULL, entries INTEGER NOT NULL, outcomes INTEGER NOT NULL, digest BLOB NOT NULL,
        position BLOB NOT NULL, PRIMARY KEY (match, entries)
    );
    """,
    """
    ALTER TABLE matches ADD COLUMN result TEXT;
    ALTER TABLE matches ADD COLUMN over_at REAL;
    """,
    """
    CREATE TABLE contents (
        game TEXT NOT NULL, digest TEXT NOT NULL, files BLOB NOT NULL, PRIMARY KEY (game, digest)
    );
    ALTER TABLE matches ADD COLUMN program TEXT;
    ALTER TABLE matches ADD COLUMN stopped TEXT;
    """,
    """
    ALTER TABLE chat ADD COLUMN person TEXT NOT NULL DEFAULT '';
    ALTER TABLE matches ADD COLUMN touched REAL;
    """,
    """
    CREATE TABLE chapters (
        match TEXT NOT NULL, number INTEGER NOT NULL, count INTEGER NOT NULL, seen TEXT NOT NULL,
        packed BLOB NOT NULL, PRIMARY KEY (match, number)
    );
    CREATE TABLE tails (match TEXT PRIMARY KEY, lines INTEGER NOT NULL, tail BLOB NOT NULL);
    """,
    """
    CREATE TABLE team_chat (
        match TEXT NOT NULL, side INTEGER NOT NULL, number INTEGER NOT NULL, sender TEXT NOT NULL,
        text TEXT NOT NULL, at REAL NOT NULL, person TEXT NOT NULL, PRIMARY KEY (match, side, number)
    ) WITHOUT ROWID;
    """,
)


class NewerData(WildtableError):
    """The data was written by a newer program."""


def migrate(database: sqlite3.Connection) -> None:
    """Take the steps that are missing; raises `NewerData`."""
    (taken,) = database.execute("PRAGMA user_version").fetchone()
    if taken > len(STEPS):
        raise NewerData(f"The data is of a newer program (step {taken}, this one knows {len(STEPS)}).")
    for number in range(taken, len(STEPS)):
        database.executescript(f"BEGIN;{STEPS[number]};PRAGMA user_version = {number + 1};COMMIT;")
