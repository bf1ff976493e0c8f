"""The course of a turn (WL-TURN-01 to -07) and who goes on after an action or an interrupt."""

from mypy_extensions import i64

from wildtable.games.wildlands import events
from wildtable.games.wildlands.rules.hand import begin_draw, discard_aside
from wildtable.games.wildlands.rules.interrupt import open_window
from wildtable.games.wildlands.rules.scoring import check_stall
from wildtable.games.wildlands.state import (
    DRAW_END,
    HIDDEN,
    NOBODY,
    STEP_ACT,
    STEP_OVER,
    STEP_REVEAL,
    Position,
)


def begin_turn(s: Position, seat: i64) -> None:
    """The marker goes to that seat; a hidden character must be revealed first (WL-TURN-02)."""
    s.active = seat
    s.acting = seat
    s.step = STEP_REVEAL if has_hidden(s, seat) else STEP_ACT
    events.turn_began(s)


def has_hidden(s: Position, seat: i64) -> bool:
    """Has that seat a character that is not revealed yet?"""
    for character in range(seat * 5, seat * 5 + 5):
        if s.where[character] == HIDDEN:
            return True
    return False


def finish_action(s: Position) -> None:
    """An action is over: its cards are discarded and the others may interrupt (WL-TURN-07, WL-INT-02)."""
    s.attacker = NOBODY
    discard_aside(s)
    if s.step != STEP_OVER and not open_window(s, after_end=False):
        go_on(s)


def declare_end(s: Position) -> None:
    """The active player declares the end; the others may interrupt before the draw (WL-TURN-04)."""
    events.end_declared(s)
    if not open_window(s, after_end=True):
        end_turn(s)


def end_turn(s: Position) -> None:
    """Nobody interrupted: draw three, up to seven (WL-TURN-05, WL-HAND-02)."""
    s.turns += 1
    s.quiet += 1
    if not begin_draw(s, s.active, 3, DRAW_END):
        next_turn(s)


def next_turn(s: Position) -> None:
    """The marker goes to the next surviving player to the left (WL-TURN-01), unless play has stalled."""
    if check_stall(s):
        return
    seat = (s.active + 1) % s.seats
    while not s.alive(seat):
        seat = (seat + 1) % s.seats
    begin_turn(s, seat)


def go_on(s: Position) -> None:
    """The acting player goes on; one who was eliminated hands over (WL-RULING-77, WL-RULING-90)."""
    if not s.alive(s.acting):
        s.acting = s.active
    if s.alive(s.active):
        s.step = STEP_ACT
    elif s.acting == s.active:
        next_turn(s)
    else:
        s.step = STEP_ACT


def finish_interrupt(s: Position) -> None:
    """The interrupter is done: play goes back to the active player, without a window (WL-INT-08)."""
    events.interrupt_finished(s)
    s.acting = s.active
    go_on(s)
