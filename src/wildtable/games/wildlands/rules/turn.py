"""The course of a turn (WL-TURN-01 to -07) and who goes on after an action or an interrupt."""

from typing import Final

from mypy_extensions import i64

from wildtable.games.wildlands import events, frames
from wildtable.games.wildlands.cards import SLOTS
from wildtable.games.wildlands.rules.hand import begin_draw, discard_aside
from wildtable.games.wildlands.rules.interrupt import open_window
from wildtable.games.wildlands.rules.scoring import check_stall
from wildtable.games.wildlands.state import HIDDEN, Data, character_of

CARDS_A_TURN: Final = 3


def begin_turn(s: Data, seat: i64) -> None:
    """The marker goes to that seat; a hidden character must be revealed first (WL-TURN-02).

    WL-REVEAL-02, WL-RULING-18.
    """
    frames.push_turn(s, seat)
    if has_hidden(s, seat):
        frames.push_reveal(s)
    events.turn_began(s, seat)


def has_hidden(s: Data, seat: i64) -> bool:
    """Has that seat a character that is not revealed yet?"""
    for slot in range(SLOTS):
        if s.where[character_of(seat, slot)] == HIDDEN:
            return True
    return False


def finish_action(s: Data) -> None:
    """An action is over: its cards are discarded and the others may interrupt (WL-TURN-07, WL-INT-02).

    WL-RULING-19, WL-RULING-67, WL-DE-06.
    """
    discard_aside(s)
    if frames.due(s) != frames.OVER and not open_window(s, frames.AFTER_ACTION):
        go_on(s)


def declare_end(s: Data, seat: i64) -> None:
    """The active player declares the end; the others may interrupt before the draw (WL-TURN-04).

    WL-TURN-06, WL-INT-07, WL-RULING-22, WL-RULING-66, WL-RULING-83, WL-EX-10.
    """
    events.end_declared(s, seat)
    if not open_window(s, frames.AFTER_END):
        end_turn(s)


def end_turn(s: Data) -> None:
    """Nobody interrupted: draw three, up to seven (WL-TURN-05, WL-HAND-02, WL-HAND-03, WL-EX-09)."""
    s.turns += 1
    s.quiet += 1
    if not begin_draw(s, frames.active(s), CARDS_A_TURN, frames.END_OF_TURN):
        next_turn(s)


def next_turn(s: Data) -> None:
    """The marker goes to the next surviving player to the left (WL-TURN-01), unless play has stalled.

    WL-RULING-76.
    """
    if check_stall(s):
        return
    seat = (frames.active(s) + 1) % s.seats
    while not s.alive(seat):
        seat = (seat + 1) % s.seats
    begin_turn(s, seat)


def go_on(s: Data) -> None:
    """Whoever acts goes on; one who was eliminated hands over (WL-RULING-77, WL-RULING-90, WL-RULING-86)."""
    if frames.due(s) == frames.INTERRUPT and not s.alive(s.stack.owner()):
        s.stack.pop()
    if frames.due(s) == frames.TURN and not s.alive(s.stack.owner()):
        next_turn(s)


def finish_interrupt(s: Data, seat: i64) -> None:
    """The interrupter is done: play goes back to the active player, without a window (WL-INT-08).

    WL-INT-04, WL-RULING-62, WL-RULING-63, WL-RULING-65.
    """
    events.interrupt_finished(s, seat)
    s.stack.pop()
    go_on(s)
