"""Reaction windows in real time (WL-RULING-68).

A window lasts at least a breath, whoever is asked and whatever they hold, so that the pace tells nothing. The
answer that would close it earlier is stored and held back. Standing orders and late bots answer when the
breath is over, everybody else when the time is up.
"""

from typing import TYPE_CHECKING

from wildtable.table import orders
from wildtable.table.match import Match

if TYPE_CHECKING:
    from wildtable.table.table import Table


class WindowClock:
    """When the window that is open was opened, how long it lasts, and the answer that is held back."""

    def __init__(self, breath: float) -> None:
        self.breath = breath
        self.opened: float | None = None
        self.length = 0
        self.held: tuple[int, str] | None = None

    def look(self, match: Match, over: bool, now: float) -> None:
        """Start when a window has opened; forget one that is gone."""
        length = None if over else match.game.at_table.window(match.state)
        if length is None:
            self.opened = None
        elif self.opened is None:
            self.opened = now
            self.length = length

    def played(self, match: Match, seat: int, waiting: list[int]) -> None:
        """An entry happened: if it closed the window, the next one starts anew."""
        if self.opened is not None and match.state.actors() != [other for other in waiting if other != seat]:
            self.opened = None

    def must_hold(self, match: Match, seat: int, now: float) -> bool:
        """Would this answer close the window before its breath is over?"""
        return self.opened is not None and now < self.opened + self.breath and match.state.actors() == [seat]

    def breathing(self, now: float) -> bool:
        return self.opened is not None and now < self.opened + self.breath

    def closes_in(self, now: float) -> float | None:
        """Seconds that are left to answer; `None` without a limit."""
        if self.opened is None or self.length == 0:
            return None
        return max(0.0, self.opened + max(self.length, self.breath) - now)

    def wakes_at(self, now: float) -> float | None:
        """When something happens by itself next."""
        if self.opened is None:
            return None
        if now < self.opened + self.breath:
            return self.opened + self.breath
        return self.opened + max(self.length, self.breath) if self.length else None


def next_answer(table: "Table", now: float) -> tuple[int, str, bool] | None:
    """The next answer that is given without anybody pressing a button: seat, text, whether it is stored."""
    match, clock = table.match, table.clock
    assert match is not None
    clock.look(match, False, now)
    if clock.opened is None or clock.breathing(now):
        return None
    closing = clock.closes_in(now) == 0.0
    for seat in table.owes():
        late_bot = clock.breath > 0 and bool(orders.bot_of(table, seat))
        if closing or late_bot or orders.answers(table, seat):
            return seat, table.idle(seat), False
    if clock.held is not None:
        (seat, text), clock.held = clock.held, None
        return seat, text, True
    return None
