"""A table as it is stored. What cannot be read harms that table alone, which then says so."""

import contextlib
import logging
from collections.abc import Iterator
from typing import Any

import msgspec

from wildtable.engine.game import Game
from wildtable.engine.options import fitted
from wildtable.engine.refusal import BadRecord, WildtableError
from wildtable.games import UnknownGame
from wildtable.server.answered import Answered
from wildtable.server.journal import Journal, chapter_reader, shown_of
from wildtable.server.logs import mark, places, tell
from wildtable.server.message import show_seats
from wildtable.server.pace import pace_of
from wildtable.server.pages import ListedTable
from wildtable.server.settings import Settings
from wildtable.server.shelf import GoneContent, Shelf, program_of
from wildtable.server.store import NotStored, Statement, Store
from wildtable.server.talk import Talk
from wildtable.table.entries import Chapter
from wildtable.table.entry import TABLE, Entry, Line
from wildtable.table.kept import Kept, Tail
from wildtable.table.match import Mark, digest_of
from wildtable.table.seat import Seat
from wildtable.table.snapshot import Snapshot, put_back
from wildtable.table.standing import FINISHED, PLAYING, WAITING
from wildtable.table.stopped import check_entry, check_marks, read_only
from wildtable.table.table import Table

GONE = "This game cannot go on: the components it was begun with are not on this server."
HOLES = "Its log has gaps, for some of what was stored of it is damaged."
SET_PROGRAM = "UPDATE matches SET rules = ?, program = ? WHERE id = ?"


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
    program: Any
    stopped: Any


COLUMNS = ", ".join(f"m.{name}" for name in Row.__struct_fields__)


class Stored(msgspec.Struct):
    """A table with what belongs to it beside the match; `renew` is what to store so that the match need not
    happen again as a whole the next time."""

    table: Table
    host: str
    several: bool
    journal: Journal
    renew: list[Statement]
    answered: Answered
    talk: Talk


class Changed(WildtableError):
    """This program does not play a match as it was played; the sentence says where."""


def read(store: Store, shelf: Shelf, name: str, settings: Settings) -> Stored:
    """The table of that id: the snapshot, and what happened since. Raises `UnknownTable` or `Damaged`.

    A match that this program plays otherwise than it was played can be read, and says why it cannot go on.
    """
    found = store.read(f"SELECT {COLUMNS} FROM matches m WHERE m.id = ?", (name,))
    if not found:
        raise UnknownTable("There is no such table.")
    row = Row(*found[0])
    journal, renew = Journal(name, store), list[Statement]()
    if row.status == WAITING:
        table = _table(row, _present(shelf, row), settings)
    else:
        shown = _shown(row)
        journal.shown = None if shown is None else shown_of(*shown)
        try:
            table, renew = _played(store, shelf, row, settings, journal)
        except Changed as error:
            lines = _lines(store, name)
            table = _stopped(store, shelf, row, lines, settings, str(error))
            journal.written = journal.snapped = journal.tailed = len(lines)
    with _reading(name, "what was answered"):
        answered = Answered(name, store)
        answered.read()
    with _reading(name, "the chat"):
        talk = Talk(name, store)
        talk.read()
    return Stored(table, row.host, bool(row.several), journal, renew, answered, talk)


def _played(
    store: Store, shelf: Shelf, row: Row, settings: Settings, journal: Journal
) -> tuple[Table, list[Statement]]:
    """The match as it stands, and what to store so that the next time is short; raises `Changed`."""
    if row.stopped:
        raise Changed(row.stopped)
    game = _game(shelf, row)
    program = program_of(game.name)
    trusted = row.status == FINISHED or (row.program == program and row.rules == game.version)
    if trusted:
        known = _from_snapshot(store, row, game, settings, journal)
        if known is not None:
            return known, []
    lines = _lines(store, row.id)
    journal.written = len(lines)
    table = _table(row, game, settings)
    with _reading(row.id, "its beginning"):
        table.start()
    entries = _happen(table, row.id, lines) if trusted else _again(store, table, row, lines)
    renew = journal.complete(table, entries) if lines else []
    return table, [*renew, (SET_PROGRAM, (game.version, program, row.id))]


def _again(store: Store, table: Table, row: Row, lines: list[Any]) -> list[Entry | None]:
    """After a change of the program: let all lines happen again, and see that they lead where they led.

    Raises `Changed`.
    """
    match = table.match
    assert match is not None
    found = store.read("SELECT snapshot FROM snapshots WHERE match = ?", (row.id,))
    snapshot = None
    with contextlib.suppress(msgspec.MsgspecError, TypeError, IndexError):
        snapshot = msgspec.json.decode(found[0][0], type=Snapshot)
    entries: list[Entry | None] = []
    for number, line in enumerate(lines, start=1):
        try:
            who, text = msgspec.convert(line[:2], tuple[str, str])
            if who != TABLE:
                check_entry(match, who, text)
            table.restore([Line(who, text)])
            if snapshot is not None and snapshot.lines == number:
                known = check_marks(match, _marks(store, row.id, snapshot.marks))
                if not known and digest_of(match.state) != snapshot.digest:
                    raise BadRecord("it leads to another position than it did then.")
        except (WildtableError, msgspec.MsgspecError, ValueError, IndexError) as error:
            tell("match cannot go on", logging.WARNING, table=mark(row.id), entry=number)
            raise Changed(_why_not(table.game, number, error)) from error
        entries.append(None if who == TABLE else match.entries[-1])
    return entries


def _why_not(game: Game, number: int, error: Exception) -> str:
    return (
        f"This game cannot go on: it was begun with other rules of {game.title}, and by those of this "
        f"program line {number} of it would be otherwise ({str(error).rstrip('.')})."
    )


def _stopped(store: Store, shelf: Shelf, row: Row, lines: list[Any], settings: Settings, why: str) -> Table:
    """A match that cannot go on, to be read: with its own components if they are there."""
    try:
        game = _game(shelf, row)
    except Changed:
        game = _present(shelf, row)
    table = _table(row, game, settings)
    shown = _shown(row)
    with _reading(row.id, "its beginning"):
        table.start()
    with _reading(row.id, "what is stored of it"):
        kept = msgspec.convert(lines, list[Kept])
        seats = table.seats if shown is None else shown[1]
        whole = read_only(table, kept, _marks(store, row.id, []), seats)
    table.stopped = why if whole or HOLES in why else f"{why} {HOLES}"
    table.closed = row.status == FINISHED
    table.begun_with = int(row.rules), str(row.content)
    return table


def _game(shelf: Shelf, row: Row) -> Game:
    """The game with the components of a match; raises `Changed` if they are gone."""
    try:
        return shelf.of(_present(shelf, row).name, str(row.content))
    except GoneContent as error:
        raise Changed(f"This game cannot go on: {error}") from error


def _present(shelf: Shelf, row: Row) -> Game:
    try:
        return shelf.now(str(row.game))
    except UnknownGame as error:
        raise Damaged(f"This table cannot be opened: this server has no game '{row.game}'.") from error


def _from_snapshot(store: Store, row: Row, game: Game, settings: Settings, journal: Journal) -> Table | None:
    """The table from its snapshot, with the lines since; `None` if there is none that fits: then all lines
    must happen again, and say what is wrong if something is."""
    found = store.read("SELECT snapshot FROM snapshots WHERE match = ?", (row.id,))
    if not found:
        return None
    table = _table(row, game, settings)
    try:
        snapshot = msgspec.json.decode(found[0][0], type=Snapshot)
        table.start()
        first = _take_up(store, row.id, table)
        lines = _lines(store, row.id, first)
        known = msgspec.convert(lines[: snapshot.lines - first], list[Kept])
        put_back(table, snapshot, known, _marks(store, row.id, snapshot.marks))
    except NotStored:
        raise
    except Exception as error:  # whatever is wrong with it, the journal is the truth
        tell("snapshot not used", logging.WARNING, table=mark(row.id), kind=type(error).__name__)
        return None
    journal.snapped, journal.tailed, journal.written = snapshot.lines, first, first + len(lines)
    _happen(table, row.id, lines[snapshot.lines - first :], snapshot.lines)
    return table


def _take_up(store: Store, name: str, table: Table) -> int:
    """Let a match know its chapters and what followed them, if it has any; how many lines that covers."""
    found = store.read("SELECT lines, tail FROM tails WHERE match = ?", (name,))
    if not found:
        return 0
    match = table.match
    assert match is not None
    rows = store.read("SELECT number, count, seen FROM chapters WHERE match = ? ORDER BY number", (name,))
    chapters = [_chapter(store, name, row, match.seats) for row in rows]
    match.take_up(chapters, msgspec.msgpack.decode(found[0][1], type=Tail))
    return int(found[0][0])


def _chapter(store: Store, name: str, row: Any, seats: int) -> Chapter:
    """A chapter without its entries; raises `BadRecord` for one that cannot be."""
    number, count = msgspec.convert(row[:2], tuple[int, int])
    counted = msgspec.json.decode(row[2], type=list[int])
    if len(counted) != seats + 1 or not all(0 <= one <= count for one in counted):
        raise BadRecord("A chapter does not say how much each viewer saw of it.")
    return Chapter(count, counted, chapter_reader(store, name, number, count, seats))


def _lines(store: Store, name: str, first: int = 0) -> list[Any]:
    """The lines of a journal, unread."""
    with _reading(name, "what is stored of it"):
        return store.read(
            "SELECT who, text, seen, final, events FROM entries WHERE match = ? AND number >= ? "
            "ORDER BY number",
            (name, first),
        )


def _marks(store: Store, name: str, wanted: list[int]) -> list[Mark]:
    """The marks of a snapshot; those before them are for looking back."""
    rows = store.read(
        "SELECT entries, outcomes, digest, position FROM marks WHERE match = ? AND entries >= ? "
        "ORDER BY entries",
        (name, min(wanted, default=0)),
    )
    return [_mark(row) for row in rows]


def mark_before(store: Store, name: str, entries: int) -> Mark | None:
    """The last stored mark up to so many entries, to look back from; `None` if it cannot be read."""
    rows = store.read(
        "SELECT entries, outcomes, digest, position FROM marks WHERE match = ? AND entries <= ? "
        "ORDER BY entries DESC LIMIT 1",
        (name, entries),
    )
    try:
        found = _mark(rows[0]) if rows else None
    except msgspec.MsgspecError:
        return None  # the way from the beginning is longer, but as good
    return found if found is not None and found.entries >= 0 else None


def _mark(row: Any) -> Mark:
    entries, outcomes, digest, position = msgspec.convert(row, tuple[int, int, bytes, bytes])
    one = Mark(entries, outcomes, None)
    one.digest, one.position, one.stored = digest, position, True
    return one


def _happen(table: Table, name: str, lines: list[Any], first: int = 0) -> list[Entry | None]:
    """Let lines happen again, of which one has the number `first`; the entries of the record among them, each
    in its line's place."""
    entries: list[Entry | None] = []
    for number, line in enumerate(lines, start=first):
        with _reading(name, f"entry {number}"):
            who, text = msgspec.convert(line[:2], tuple[str, str])
            table.restore([Line(who, text)])
            entries.append(None if who == TABLE or table.match is None else table.match.entries[-1])
    return entries


def _table(row: Row, game: Game, settings: Settings) -> Table:
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


def listed(row: Row, person: str, shelf: Shelf, settings: Settings) -> ListedTable | None:
    """A table that is not in memory, in a list; `None` if only loading it can tell whose turn it is."""
    game = _present(shelf, row)
    gone = row.status != WAITING and not shelf.has(game.name, row.content)
    table = _table(row, game, settings)
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
        problem=row.stopped or (GONE if gone else ""),
    )


def listed_problem(row: Row, problem: str) -> ListedTable:
    """A table in a list that cannot be opened, with what is wrong."""
    return ListedTable(str(row.id), str(row.game), [], str(row.status), your_turn=False, problem=problem)
