"""Taking back (WH-RULING-37, WL-RULING-81).

Free is what nobody else can mind: no chance, nothing come to light, nobody else has decided or been asked to
react since. Beyond that it takes everybody's consent, at tables that were made with `undo_by_consent`.
Whether it is free depends only on what the asking seat saw, or it would tell who has sealed an answer.
"""

from typing import TYPE_CHECKING

from wildtable.table.match import Match
from wildtable.table.seat import TableError

if TYPE_CHECKING:
    from wildtable.table.table import Table

CONSENT = "undo_by_consent"


def possible(table: "Table", seat: int) -> bool | None:
    """True if the seat may take back freely, false if by consent, `None` if not at all."""
    match = table.match
    if match is None or table.result() is not None:
        return None
    others = len(table.people()) > len(table.seats_of(table.seats[seat].person))
    if others and table.options.get(CONSENT) is False:
        return None
    first = _last_decision(match, seat)
    if first is None:
        return None
    free, barred = _freedom(table, match, first, seat)
    if not others and not table.game.secrets:
        return None if barred else True  # bots always agree where there is nothing to learn
    if CONSENT in table.options:
        return False if others else None
    return True if free else None


def check_undo(table: "Table", seat: int) -> tuple[int, bool]:
    """The entry to take back to and whether that is free; raises `TableError`."""
    free = possible(table, seat)
    assert table.match is not None
    first = _last_decision(table.match, seat)
    if free is None or first is None:
        raise TableError("There is nothing that you may take back.")
    if not free and table.undo_asked is not None and table.undo_asked != seat:
        raise TableError("Somebody has asked to take back already.")
    return first, free


def _last_decision(match: Match, seat: int) -> int | None:
    for number in range(len(match.entries) - 1, -1, -1):
        if match.entries[number].who == seat:
            return number
    return None


def _freedom(table: "Table", match: Match, first: int, seat: int) -> tuple[bool, bool]:
    """Is it free, and did chance decide or something come to light since?"""
    since = [entry for entry in match.entries[first:] if (entry.seen >> seat) & 1]
    barred = any(entry.barred() for entry in since)
    decided = any(entry.who != seat for entry in since)
    own_answer = not match.entries[first].public
    asked = table.clock.opened is not None and not own_answer
    return not (barred or decided or asked), barred


def check_agree(table: "Table", seat: int) -> int:
    """The seat that asks; raises `TableError` if none does, or this one has agreed."""
    if table.undo_asked is None:
        raise TableError("Nobody has asked to take back.")
    if seat in table.undo_agreed:
        raise TableError("You have agreed already.")
    return table.undo_asked


def all_agree(table: "Table") -> bool:
    """Have all people agreed? Bots always do."""
    return set(table.people()) <= table.undo_agreed


def note(table: "Table", word: str, seat: int) -> None:
    """Let it happen: `ask-undo`, `agree-undo` or `refuse-undo`."""
    if word == "refuse-undo":
        lapse(table)
        return
    if word == "ask-undo":
        table.undo_asked, table.undo_agreed = seat, set()
    table.undo_agreed |= {seat, *table.seats_of(table.seats[seat].person)}


def carry_out(table: "Table", seat: int, first: int) -> None:
    """Take back."""
    assert table.match is not None
    table.match.rewind(first, seat)
    table.clock.opened = None
    lapse(table)


def lapse(table: "Table") -> None:
    """The question is settled, or play went on."""
    table.undo_asked, table.undo_agreed = None, set()
