"""Taking back (WH-RULING-37, WL-RULING-81).

Free is what nobody else can mind: no chance, nothing come to light, no window that asked somebody, nobody
else's decision made or due since. Beyond that it takes everybody's consent, at tables that were made with
`undo_by_consent`. Whether it is free depends only on what the asking seat saw, or it would tell who has
sealed an answer. In a window one's own sealed answer can be taken back until the window closes.
"""

from wildtable.engine.state import CHANCE
from wildtable.table.entry import Entry
from wildtable.table.match import Match
from wildtable.table.seat import TableError
from wildtable.table.window import Window

CONSENT = "undo_by_consent"


class TakeBacks:
    """Who has asked to take back, and who has agreed."""

    def __init__(self) -> None:
        self.asked_by: int | None = None
        self.agreed: set[int] = set()

    def ask(self, seat: int) -> None:
        self.asked_by, self.agreed = seat, set()

    def agree(self, seats: list[int]) -> None:
        self.agreed |= set(seats)

    def lapse(self) -> None:
        """The question is settled, or play went on."""
        self.asked_by, self.agreed = None, set()

    def check_agree(self, seat: int) -> int:
        """The seat that asks; raises `TableError` if none does, or this one has agreed."""
        if self.asked_by is None:
            raise TableError("Nobody has asked to take back.")
        if seat in self.agreed:
            raise TableError("You have agreed already.")
        return self.asked_by


def possible(
    match: Match, window: Window | None, seat: int, others: bool, options: dict[str, object]
) -> bool | None:
    """True if the seat may take back freely, false if by consent, `None` if not at all.

    `others` says whether other people play; bots agree where there is nothing to learn.
    """
    if window is not None and seat in window.asked:
        return True if seat in window.sealed else None
    if others and options.get(CONSENT) is False:
        return None
    first = last_decision(match, seat)
    if first is None:
        return None
    since = [entry for entry in match.entries[first:] if (entry.seen >> seat) & 1]
    if not others and not match.game.secrets:
        return None if any(entry.barred() for entry in since) else True
    if CONSENT in options:
        return False if others else None
    return True if all(entry.who == seat and not entry.final for entry in since) else None


def last_decision(match: Match, seat: int) -> int | None:
    """The number of the last entry of a seat, if it can still be gone back to."""
    latest, base = match.entries.latest, match.entries.base
    for number in range(len(latest) - 1, match.reaches - base - 1, -1):
        if latest[number].who == seat:
            return base + number
    return None


def is_final(match: Match, entry: Entry, answer: bool, window: bool) -> bool:
    """Can the entry that just happened not be taken back any more without consent?

    `answer` says that it answered in a window, `window` that one is open now. An open action is final as
    well where somebody else's decision is due after it.
    """
    if entry.barred() or answer or window:
        return True
    return entry.public and any(seat != entry.who for seat in match.state.actors()) and entry.who != CHANCE
