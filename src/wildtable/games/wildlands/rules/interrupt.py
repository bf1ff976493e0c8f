"""Interrupts: who is asked after an action, and who then acts (WL-INT-01 to -12)."""

from mypy_extensions import i64

from wildtable.engine.bits import bit
from wildtable.games.wildlands import events
from wildtable.games.wildlands.rules.hand import discard_now
from wildtable.games.wildlands.state import STEP_ACT, STEP_WINDOW, Position


def open_window(s: Position, after_end: bool) -> bool:
    """Ask every other surviving player with a card in hand (WL-RULING-68); false if there is none.

    Who is asked follows from public facts only. With `auto_pass_without_wild` those without a wild card
    have passed already; that shows in no view and in no event.
    """
    s.asked = 0
    s.answered = 0
    s.wants = 0
    s.after_end = after_end
    for seat in range(s.seats):
        if seat != s.acting and s.hand[seat] != 0 and s.alive(seat):
            s.asked |= bit(seat)
            if s.settings.auto_pass and s.hand[seat] & s.cards(seat).wilds == 0:
                s.answered |= bit(seat)
    if s.asked == s.answered:
        return False
    s.step = STEP_WINDOW
    return True


def answer(s: Position, seat: i64, interrupts: bool) -> bool:
    """Seal an answer; true when all have answered."""
    s.answered |= bit(seat)
    if interrupts:
        s.wants |= bit(seat)
    events.answered(s, seat, interrupts)
    return s.answered == s.asked


def first_in_priority(s: Position) -> i64:
    """Who interrupts: the closest in turn order, counted from the active player (WL-INT-10, WL-RULING-61).

    -1 if nobody wants to. Whoever loses keeps the card, unseen (WL-RULING-64).
    """
    for distance in range(s.seats):
        seat = (s.active + distance) % s.seats
        if (s.wants >> seat) & 1 == 1:
            return seat
    return -1


def begin_interrupt(s: Position, seat: i64) -> None:
    """A wild card is spent and that player acts (WL-INT-01, -03); the older interrupter is over (-08)."""
    wilds = s.hand[seat] & s.cards(seat).wilds
    lowest = wilds & -wilds
    s.acting = seat
    s.step = STEP_ACT
    events.interrupted(s, seat)
    discard_now(s, seat, lowest)
