"""The games that are over: how each ended is written when it does, so that a list of them loads no table."""

from time import time

import msgspec

from wildtable.engine.refusal import WildtableError
from wildtable.server.message import show_result
from wildtable.server.pages import FinishedTable
from wildtable.server.settings import Settings
from wildtable.server.shelf import Shelf
from wildtable.server.store import Statement, Store
from wildtable.server.stored import COLUMNS, Row, listed
from wildtable.server.wire import Ended, encode
from wildtable.table.table import Table

MOST_LISTED = 30

SET_RESULT = "UPDATE matches SET result = ?, over_at = ? WHERE id = ?"
FINISHED = f"""
    SELECT m.result, m.over_at, {COLUMNS} FROM sitting s JOIN matches m ON m.id = s.match
    WHERE s.person = ? AND m.status = 'over' ORDER BY m.over_at DESC, m.made DESC LIMIT ?
"""


def ended(table: Table, name: str) -> list[Statement]:
    """What stores how a table ended, if it did."""
    result = table.result()
    return [] if result is None else [(SET_RESULT, (encode(show_result(result)).decode(), time(), name))]


def finished_of(store: Store, person: str, shelf: Shelf, settings: Settings) -> list[FinishedTable]:
    """The games of a person that are over, the last one first; one that cannot be read is left out."""
    found = []
    for result, at, *row in store.read(FINISHED, (person, MOST_LISTED)):
        try:
            table = listed(Row(*row), person, shelf, settings)
            shown = None if result is None else msgspec.json.decode(result, type=Ended)
        except (WildtableError, msgspec.MsgspecError):
            continue
        if table is not None:
            found.append(FinishedTable(table.id, table.game, table.seats, shown, at))
    return found
