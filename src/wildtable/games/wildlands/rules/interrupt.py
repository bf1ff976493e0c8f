"""Interrupts: who is asked after an action, and who then acts (WL-INT-01 to -12)."""

from mypy_extensions import i64

from wildtable.engine import window
from wildtable.engine.bits import bit
from wildtable.engine.refusal import OK
from wildtable.games.wildlands import actions, events, frames
from wildtable.games.wildlands.rules.hand import discard_now
from wildtable.games.wildlands.state import NOBODY, Data


def open_window(s: Data, trigger: i64) -> bool:
    """Ask every other surviving player with a card in hand (WL-RULING-68); false if there is none.

    Who is asked follows from public facts only. With `auto_pass_without_wild` those without a wild card
    have passed already; that shows in no view and in no event.

    WL-INT-05, WL-RULING-69, WL-RULING-76.
    """
    acting = frames.acting(s)
    asked: i64 = 0
    undecided: i64 = 0
    for seat in range(s.seats):
        if seat != acting and s.hand[seat] != 0 and s.alive(seat):
            asked |= bit(seat)
            if not s.settings.auto_pass or holds_wild(s, seat):
                undecided |= bit(seat)
    if undecided == 0:
        return False
    frames.push_window(s, asked, trigger)
    for seat in range(s.seats):
        if ((asked & ~undecided) >> seat) & 1 == 1:
            window.seal(s.stack, seat, actions.PASS)
    return True


def holds_wild(s: Data, seat: i64) -> bool:
    """Has that seat a wild card in hand (WL-INT-01)?"""
    return s.hand[seat] & s.cards(seat).wilds != 0


def check_interrupt(s: Data, seat: i64) -> str:
    """An interrupt costs a wild card (WL-INT-01)."""
    return OK if holds_wild(s, seat) else "WL-INT-01"


def check_draw_two(s: Data, seat: i64) -> str:
    """Drawing two cards costs a wild card (WL-WILD-01, WL-DRAW2-02)."""
    return OK if holds_wild(s, seat) else "WL-WILD-01"


def answer(s: Data, seat: i64, kind: i64) -> bool:
    """Seal an answer, to interrupt or to pass; true when all have answered."""
    settled = window.seal(s.stack, seat, kind)
    events.answered(s, seat, kind == actions.INTERRUPT)
    return settled


def first_in_priority(s: Data) -> i64:
    """Who interrupts: the closest in turn order, counted from the active player (WL-INT-10, WL-RULING-61).

    `NOBODY` if nobody wants to. Whoever loses keeps the card, unseen (WL-RULING-64).

    WL-DE-07, WL-EX-13.
    """
    active = frames.active(s)
    for distance in range(s.seats):
        seat = (active + distance) % s.seats
        if window.answer_of(s.stack, seat) == actions.INTERRUPT:
            return seat
    return NOBODY


def begin_interrupt(s: Data, seat: i64) -> None:
    """A wild card is spent and that player acts (WL-INT-01, -03); the older interrupter is over (-08).

    WL-RULING-60, WL-RULING-85, WL-EX-14.
    """
    wilds = s.hand[seat] & s.cards(seat).wilds
    lowest = wilds & -wilds
    acted = frames.acting(s)
    frames.put_interrupter(s, seat)
    events.interrupted(s, seat, acted)
    discard_now(s, seat, lowest)
