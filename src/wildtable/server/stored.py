"""A table as it is stored. What cannot be read harms that table alone, which then says so."""

import contextlib
import logging
from collections.abc import Iterator
from typing import Any

import msgspec

from wildtable.engine.options import fitted
from wildtable.engine.refusal import BadRecord, WildtableError
from wildtable.games import UnknownGame, load
from wildtable.server.journal import Journal, shown_of
from wildtable.server.logs import mark, places, tell
from wildtable.server.message import show_seats
from wildtable.server.pace import pace_of
from wildtable.server.settings import Settings
from wildtable.server.store import NotStored, Statement, Store
from wildtable.server.wire import Chat, ListedTable
from wildtable.table.entry import TABLE, Entry, Kept, Line
from wildtable.table.match import Mark
from wildtable.table.seat import Seat
from wildtable.table.snapshot import Snapshot, put_back
from wildtable.table.table import PLAYING, WAITING, Table

CHAT_KEPT = 50


class UnknownTable(WildtableError):
    """There is no table of that id."""


class Damaged(WildtableError):
    """What is stored of a table cannot be read."""


class Row(msgspec.Struct, array_like=True):
    """A table's row, unread."""

    id: Any
    game: Any
    rules: Any
    content: Any
    options: Any
    seats: Any
    status: Any
    secret: Any
    rematch: Any
    host: Any
    several: Any
    owes: Any
    shown: Any


COLUMNS = ", ".join(f"m.{name}" for name in Row.__struct_fields__)


class Stored(msgspec.Struct):
    """A table with what belongs to it beside the match; `renew` is what to store so that the match need not
    happen again as a whole the next time."""

    table: Table
    host: str
    several: bool
    journal: Journal
    renew: list[Statement]
    answered: dict[tuple[str, str], int]
    chat: list[Chat]


def read(store: Store, name: str, settings: Settings) -> Stored:
    """The table of that id: the snapshot, and what happened since. Raises `UnknownTable`, `BadRecord` or
    `Damaged`."""
    found = store.read(f"SELECT {COLUMNS} FROM matches m WHERE m.id = ?", (name,))
    if not found:
        raise UnknownTable("There is no such table.")
    row = Row(*found[0])
    table, journal, renew = _table(row, settings), Journal(name), list[Statement]()
    if row.status != WAITING:
        with _reading(name, "what is stored of it"):
            lines = store.read(
                "SELECT who, text, seen, final, events FROM entries WHERE match = ? ORDER BY number", (name,)
            )
        journal.written = len(lines)
        shown = _shown(row)
        journal.shown = None if shown is None else shown_of(*shown)
        known = _from_snapshot(store, row, lines, settings)
        if known is not None:
            table, journal.snapped = known
            _happen(table, name, lines, journal.snapped)
        else:
            with _reading(name, "its beginning"):
                table.start()
            renew = journal.complete(table, _happen(table, name, lines, 0)) if lines else []
    with _reading(name, "what was answered"):
        answered = _answered(store, name)
    with _reading(name, "the chat"):
        chat = _chat(store, name)
    return Stored(table, row.host, bool(row.several), journal, renew, answered, chat)


def _from_snapshot(store: Store, row: Row, lines: list[Any], settings: Settings) -> tuple[Table, int] | None:
    """The table at its snapshot and how many lines that covers; `None` if there is none that fits: then all
    lines must happen again, and say what is wrong if something is."""
    found = store.read("SELECT snapshot FROM snapshots WHERE match = ?", (row.id,))
    if not found:
        return None
    table = _table(row, settings)
    try:
        snapshot = msgspec.json.decode(found[0][0], type=Snapshot)
        table.start()
        put_back(
            table,
            snapshot,
            msgspec.convert(lines[: snapshot.lines], list[Kept]),
            _marks(store, row.id, snapshot.marks),
        )
    except NotStored:
        raise
    except Exception as error:  # whatever is wrong with it, the journal is the truth
        tell("snapshot not used", logging.WARNING, table=mark(row.id), kind=type(error).__name__)
        return None
    return table, snapshot.lines


def _marks(store: Store, name: str, wanted: list[int]) -> list[Mark]:
    """The marks of a snapshot; those before them are for looking back."""
    rows = store.read(
        "SELECT entries, outcomes, digest, position FROM marks WHERE match = ? AND entries >= ? "
        "ORDER BY entries",
        (name, min(wanted, default=0)),
    )
    return [_mark(row) for row in rows]


def mark_before(store: Store, name: str, entries: int) -> Mark | None:
    """The last stored mark up to so many entries, to look back from."""
    rows = store.read(
        "SELECT entries, outcomes, digest, position FROM marks WHERE match = ? AND entries <= ? "
        "ORDER BY entries DESC LIMIT 1",
        (name, entries),
    )
    return _mark(rows[0]) if rows else None


def _mark(row: Any) -> Mark:
    entries, outcomes, digest, position = msgspec.convert(row, tuple[int, int, bytes, bytes])
    one = Mark(entries, outcomes, None)
    one.digest, one.position, one.stored = digest, position, True
    return one


def _happen(table: Table, name: str, lines: list[Any], first: int) -> list[Entry | None]:
    """Let lines happen again; the entries of the record among them, each in its line's place."""
    entries: list[Entry | None] = []
    for number, line in enumerate(lines[first:], start=first):
        with _reading(name, f"entry {number}"):
            who, text = msgspec.convert(line[:2], tuple[str, str])
            table.restore([Line(who, text)])
            entries.append(None if who == TABLE or table.match is None else table.match.entries[-1])
    return entries


def _table(row: Row, settings: Settings) -> Table:
    try:
        game = load(row.game)
    except UnknownGame as error:
        raise Damaged(f"This table cannot be opened: this server has no game '{row.game}'.") from error
    if row.rules != game.version or not game.fits(row.content):
        raise BadRecord(f"This game was begun with other rules or components of {game.title}.")
    with _reading(row.id, "the options"):
        chosen = msgspec.json.decode(row.options, type=dict[str, object])
    with _reading(row.id, "the seats"):
        sitting = msgspec.json.decode(row.seats, type=list[Seat])
        game.check_seats(len(sitting))
    with _reading(row.id, "the secret"):
        agreed = fitted(game.options, chosen, len(sitting))
        pace = pace_of(agreed, sitting, settings)
        table = Table(game, agreed, sitting, memoryview(row.secret).tobytes(), pace)
    table.rematch = row.rematch
    return table


def _answered(store: Store, name: str) -> dict[tuple[str, str], int]:
    rows = store.read("SELECT person, id, version FROM answered WHERE match = ?", (name,))
    return {
        (person, move): version for person, move, version in msgspec.convert(rows, list[tuple[str, str, int]])
    }


def _chat(store: Store, name: str) -> list[Chat]:
    rows = store.read(
        "SELECT sender, text, at, number, sits FROM chat WHERE match = ? ORDER BY number DESC LIMIT ?",
        (name, CHAT_KEPT),
    )
    return [
        Chat(*line[:4], sits=bool(line[4]))
        for line in reversed(msgspec.convert(rows, list[tuple[str, str, float, int, int]]))
    ]


@contextlib.contextmanager
def _reading(name: str, what: str) -> Iterator[None]:
    """Say which part could not be read; the cause goes to the log."""
    try:
        yield
    except NotStored:
        raise
    except Exception as error:
        kind, table = type(error).__name__, mark(name)
        tell("table damaged", logging.ERROR, table=table, part=what, kind=kind, where=places(error))
        raise Damaged(
            f"This table cannot be opened: {what} cannot be read. The server's log says more."
        ) from None


def _shown(row: Row) -> tuple[list[int], list[Seat]] | None:
    """The seats that owe a decision, and all as they are now; `None` before the match, in rows of an earlier
    program and where it cannot be read, for loading the table writes it anew."""
    if row.owes is None or row.shown is None:
        return None
    try:
        owes = msgspec.json.decode(row.owes, type=list[int])
        return owes, msgspec.json.decode(row.shown, type=list[Seat])
    except (msgspec.MsgspecError, TypeError):
        return None


def listed(row: Row, person: str, settings: Settings) -> ListedTable | None:
    """A table that is not in memory, in a list; `None` if only loading it can tell whose turn it is."""
    table = _table(row, settings)
    shown = _shown(row)
    if shown is None and row.status == PLAYING:
        return None
    owes, table.seats = shown or ([], table.seats)
    return ListedTable(
        id=row.id,
        game=row.game,
        seats=show_seats(table, person, set()),
        status=row.status,
        your_turn=bool(person) and any(seat in owes for seat in table.seats_of(person)),
    )


def listed_problem(row: Row, problem: str) -> ListedTable:
    """A table in a list that cannot be opened, with what is wrong."""
    return ListedTable(str(row.id), str(row.game), [], str(row.status), your_turn=False, problem=problem)
