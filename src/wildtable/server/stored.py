"""A table as it is stored. What cannot be read harms that table alone, which then says so."""

import contextlib
import logging
from collections.abc import Iterator
from typing import Any

import msgspec

from wildtable.engine.options import fitted
from wildtable.engine.refusal import BadRecord, WildtableError
from wildtable.games import UnknownGame, load
from wildtable.server.logs import mark, places, tell
from wildtable.server.pace import pace_of
from wildtable.server.settings import Settings
from wildtable.server.store import NotStored, Store
from wildtable.server.wire import Card, Chat
from wildtable.table.match import Line
from wildtable.table.seat import Seat
from wildtable.table.table import WAITING, Table

CHAT_KEPT = 50


class UnknownTable(WildtableError):
    """There is no table of that id."""


class Damaged(WildtableError):
    """What is stored of a table cannot be read."""


class Stored(msgspec.Struct):
    """A table with what belongs to it beside the match."""

    table: Table
    host: str
    several: bool
    written: int
    answered: dict[tuple[str, str], int]
    chat: list[Chat]


def read(store: Store, name: str, settings: Settings) -> Stored:
    """The table of that id: its journal happens again. Raises `UnknownTable`, `BadRecord` or `Damaged`."""
    found = store.read("SELECT * FROM matches WHERE id = ?", (name,))
    if not found:
        raise UnknownTable("There is no such table.")
    row = found[0]
    with _reading(name, "what is stored of it"):
        lines = store.read("SELECT who, text FROM entries WHERE match = ? ORDER BY number", (name,))
    table = _table(name, row, settings)
    if row[6] != WAITING:
        with _reading(name, "its beginning"):
            table.start()
        for number, line in enumerate(lines):
            with _reading(name, f"entry {number}"):
                table.restore([msgspec.convert(line, Line)])
    with _reading(name, "what was answered"):
        answered = _answered(store, name)
    with _reading(name, "the chat"):
        chat = _chat(store, name)
    return Stored(table, row[11], bool(row[12]), len(lines), answered, chat)


def _table(name: str, row: Any, settings: Settings) -> Table:
    _, game_name, rules, content, options, seats, _, _, secret, rematch, _, _, _ = row
    try:
        game = load(game_name)
    except UnknownGame as error:
        raise Damaged(f"This table cannot be opened: this server has no game '{game_name}'.") from error
    if rules != game.version or not game.fits(content):
        raise BadRecord(f"This game was begun with other rules or components of {game.title}.")
    with _reading(name, "the options"):
        chosen = msgspec.json.decode(options, type=dict[str, object])
    with _reading(name, "the seats"):
        sitting = msgspec.json.decode(seats, type=list[Seat])
        game.check_seats(len(sitting))
    with _reading(name, "the secret"):
        agreed = fitted(game.options, chosen, len(sitting))
        pace = pace_of(agreed, sitting, settings)
        table = Table(game, agreed, sitting, memoryview(secret).tobytes(), pace)
    table.rematch = rematch
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


def problem_card(store: Store, name: str, problem: str) -> Card | None:
    """A table in a list that cannot be opened, with what is wrong."""
    found = store.read("SELECT game, status FROM matches WHERE id = ?", (name,))
    if not found:
        return None
    game, status = found[0]
    return Card(str(name), str(game), [], str(status), 0, your_turn=False, problem=problem)
