"""When Event cards may be played: windows (WN-RULING-54, -55, -88, -91, -92)."""

from typing import Final

from mypy_extensions import i64

from wildtable.engine import effects as stages
from wildtable.engine import window
from wildtable.engine.bits import bit
from wildtable.engine.clauses import NONE
from wildtable.engine.stack import BOTTOM
from wildtable.games.wilderness import events, frames
from wildtable.games.wilderness.rules.standing import speaks
from wildtable.games.wilderness.state import ALIVE, FIRST, HAND, NOBODY, WHERE, Data
from wildtable.games.wilderness.words import TURN_END

# What a window is for, as a mask of moments by their numbers.
PLAIN: Final = 0b0_0000_0001  # any-time
ACTED: Final = 0b0_0000_0011  # and any-turn
START: Final = 0b0_0000_0111  # and turn-start
END: Final = 0b0_0000_1011  # and turn-end
AT_END: Final = 0b0_0000_1000
BEFORE_ROLL: Final = 0b0_0001_0000
AFTER_ROLL: Final = 0b0_0010_0000
BEFORE_ATTACK: Final = 0b0_0100_0000
AFTER_ATTACK: Final = 0b0_1000_0000
GOT_LOST: Final = 0b1_0001_0000  # lost, and roll-before
LOSS: Final = 0b1_0000_0000
INSIDE: Final = 0x10_0000
"""In the midst of a card (WN-RULING-88)."""
DECLARED: Final = 0x30_0000
"""A card was announced, and another may cancel it (WN-RULING-95): card-declared, in the midst of a card."""


def ask(s: Data, moments: i64) -> None:
    """A window is due; it opens when what lies above it is done (`open_or_close`)."""
    first = frames.active(s)
    if first == NOBODY:
        first = s.of[FIRST]
    window.open_window(s.stack, frames.WINDOW, first, moments, 0, s.seats)


def open_or_close(s: Data) -> None:
    """Ask every living player who holds a card, whatever the card is; without any the window is over.

    So the first time, and again after every card (WN-RULING-54, WN-RULING-91).
    """
    merge_with_last(s)
    asked = holders(s)
    if asked == 0 or nothing_to_cancel(s):
        s.stack.pop()
        return
    window.forget_others(s.stack, NOBODY, s.seats)
    s.stack.set(window.ASKED, asked)
    if s.events is not None:
        active = frames.active(s)
        events.asked(s, asked, about(s), active == NOBODY or asked != bit(active))


def merge_with_last(s: Data) -> None:
    """The turn has come to its end beneath the window on top: it is that of the end as well, unless a text
    acts between the two (WN-RULING-92)."""
    stack = s.stack
    if stack.below(stack.top) != 0 or stack.kind_of(0) != frames.TURN:
        return
    seat = stack.owner_of(0)
    if stack.at(0, frames.STAGE) != frames.TURN_ENDS or not s.alive(seat) or speaks(s, TURN_END, seat):
        return
    stack.set(window.TRIGGER, stack.get(window.TRIGGER) | END)
    stack.put(0, frames.STAGE, last_stage(s, seat))


def last_stage(s: Data, seat: i64) -> i64:
    """How a turn whose last window opens goes on (WN-RULING-65)."""
    return frames.TURN_CHECKS_VILLAGE if s.of[WHERE + seat] == s.board.village else frames.TURN_CHECKS


def ask_to_cancel(s: Data) -> None:
    """A card was announced: where the content has cards that cancel, they may be played (WN-RULING-95)."""
    if s.tables.cancels:
        ask(s, DECLARED)


def nothing_to_cancel(s: Data) -> bool:
    """Is the card that the window on top is about cancelled already?"""
    below = s.stack.below(s.stack.top)
    return s.stack.kind_of(below) == frames.EFFECT and is_cancelled(s, below)


def is_cancelled(s: Data, effect: i64) -> bool:
    """Has an announced text nothing left to do?"""
    return s.stack.at(effect, stages.CLAUSE) == NONE


def ask_about(s: Data, moments: i64) -> None:
    """A window before or after a roll or an attack. In the midst of a card only what is bound to the roll or
    attack may be played, and what is rolled by those cards opens none (WN-RULING-88, WN-RULING-114)."""
    if s.stack.find(frames.EFFECT) == BOTTOM:
        if frames.active(s) != NOBODY:
            ask(s, moments | ACTED)
        else:
            ask(s, moments | PLAIN)
    elif not window_inside(s):
        ask(s, moments | INSIDE)


def about(s: Data) -> str:
    """What the window on top is about, in one word."""
    moments = s.stack.get(window.TRIGGER)
    kind = s.stack.kind_of(s.stack.below(s.stack.top))
    if kind == frames.ATTACK:
        return "attack"
    if kind == frames.STEP:
        return "way"
    if kind == frames.SEARCH:
        return "search"
    if kind == frames.DRIFT:
        return "lost" if moments & LOSS != 0 else "direction"
    if kind == frames.TURN:
        if moments & AT_END != 0:
            return "end"
        return "start" if moments == START else "acted"
    if kind == frames.EFFECT:
        return "card"
    return "nature" if kind == frames.NATURE else "day"


def window_inside(s: Data) -> bool:
    """Is one of the windows beneath in the midst of a card?"""
    stack = s.stack
    frame = stack.top
    while frame != BOTTOM:
        if stack.kind_of(frame) == frames.WINDOW and stack.at(frame, window.TRIGGER) & INSIDE != 0:
            return True
        frame = stack.below(frame)
    return False


def holders(s: Data) -> i64:
    """The living who hold a card, as bits; the dead hold none (WN-EVENT-08)."""
    found: i64 = 0
    for seat in range(s.seats):
        if s.of[HAND + seat] != 0:
            found |= bit(seat)
    return found & s.of[ALIVE]


def about_player(s: Data) -> i64:
    """Of whom a card speaks that is played now: who rolls, is attacked or lost, or has announced a card; else
    whose turn it is."""
    below = s.stack.below(s.stack.top)
    if below != BOTTOM:
        kind = s.stack.kind_of(below)
        if (
            kind == frames.STEP
            or kind == frames.SEARCH
            or kind == frames.DRIFT
            or kind == frames.ATTACK
            or kind == frames.EFFECT
        ):
            return s.stack.owner_of(below)
    return frames.active(s)


def rewindable(s: Data) -> bool:
    """Can this turn still go back to its beginning (WN-EVENT-07, WN-RULING-57)?"""
    return len(s.mark) > 0 and s.settings.late_cards
