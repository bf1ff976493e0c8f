"""Getting lost, and other moves by the compass (WN-LOST, WN-COMPASS)."""

from typing import Final

from mypy_extensions import i64

from wildtable.engine.bits import bit
from wildtable.engine.stack import BOTTOM
from wildtable.games.wilderness import events, frames
from wildtable.games.wilderness.board import OFF_BOARD, SIDES
from wildtable.games.wilderness.rules import windows
from wildtable.games.wilderness.rules.arrival import arrive, put_by_card, put_figure, turn_up
from wildtable.games.wilderness.rules.health import irreversible, part
from wildtable.games.wilderness.rules.land import terrain
from wildtable.games.wilderness.rules.standing import trigger
from wildtable.games.wilderness.state import ENERGY, LOST_SEATS, WHERE, Data
from wildtable.games.wilderness.terrain import FACE_DOWN, LAKE
from wildtable.games.wilderness.words import LOST, ROLL_DIRECTION

BEGUN: Final = 0
ASKED: Final = 1
SPUN: Final = 2
MOVES: Final = 3
MOVED: Final = 4
ENDED: Final = 5


def get_lost(s: Data, seat: i64) -> None:
    """A player is lost: in the own turn the rest of it is lost too (WN-LOST-01, WN-RULING-81)."""
    irreversible(s)
    if seat == frames.active(s):
        s.of[LOST_SEATS] |= bit(seat)
    push_drift(s, seat, frames.IS_LOST, 1)
    events.lost(s, seat)
    trigger(s, LOST, seat, 0)


def drift(s: Data, seat: i64, steps: i64) -> None:
    """A card moves a figure in random directions."""
    push_drift(s, seat, frames.BY_CARD, steps)


def push_drift(s: Data, seat: i64, kind: i64, steps: i64) -> None:
    s.stack.push(frames.DRIFT, seat, 5)
    s.stack.set(frames.KIND, kind)
    s.stack.set(frames.STEPS_LEFT, steps)


def drift_goes_on(s: Data) -> None:
    """Windows and the spin, then the move."""
    stack = s.stack
    seat = stack.owner()
    stage = stack.get(frames.STAGE)
    lost = stack.get(frames.KIND) == frames.IS_LOST
    if not s.alive(seat) or stage == ENDED or (lost and stage == MOVED):
        in_turn = stack.below(stack.top) == 0
        stack.pop()
        if lost:
            finish_loss(s, seat)
            if in_turn and stage == MOVED:
                windows.ask(s, windows.ACTED)  # that of the arrival, also after a death (WN-RULING-111)
    elif stage == BEGUN:
        stack.set(frames.STAGE, ASKED)
        if lost:
            windows.ask_about(s, windows.GOT_LOST)
        elif s.tables.asks_before(ROLL_DIRECTION):
            windows.ask_about(s, windows.BEFORE_ROLL)
    elif stage == ASKED:
        if stack.get(frames.DRIFT_STOPPED) == 1:
            stack.pop()
            return
        if lost and seat == frames.active(s):
            s.of[ENERGY] = 0  # void from here on (WN-RULING-15)
        stack.set(frames.STAGE, SPUN)
        frames.roll_dice(s, seat, 1)
    elif stage == SPUN:
        stack.set(frames.STAGE, MOVES)
        if s.tables.asks_after(ROLL_DIRECTION):
            windows.ask_about(s, windows.AFTER_ROLL)
    elif stage == MOVES:
        move_by_compass(s, seat, lost)
    else:
        left = stack.get(frames.STEPS_LEFT) - 1
        stack.set(frames.STEPS_LEFT, left)
        stack.set(frames.STAGE, BEGUN if left > 0 else ENDED)


def move_by_compass(s: Data, seat: i64, lost: bool) -> None:
    """One step where the needle points; off the board or into a lake nobody goes (WN-COMPASS-03 to -05).

    A lost player's cost and rivers do not matter (WN-LOST-03, WN-COMPASS-08); the move parts companions
    (WN-RULING-72, WN-RULING-121).

    WN-RULING-74, WN-RULING-29, WN-RULING-30, WN-RULING-33, WN-LOST-02, WN-COMPASS-04, WN-COMPASS-05.
    """
    side = s.tables.compass[s.stack.get(frames.THROW)]
    area = s.board.next[s.of[WHERE + seat] * SIDES + side]
    if area != OFF_BOARD and terrain(s, area) == FACE_DOWN:
        # a Sickness card acts before tiles are turned up (WN-RULING-79): first the tile (WN-RULING-904)
        turn_up(s, s.board.slot[area])
        return
    if area == OFF_BOARD or terrain(s, area) == LAKE:
        s.stack.set(frames.STAGE, ENDED if lost else MOVED)
        if lost:
            part(s, seat)
        events.stayed(s, seat)
        return
    s.stack.set(frames.STAGE, MOVED)
    part(s, seat)
    if s.stack.find(frames.EFFECT) == BOTTOM:
        put_figure(s, seat, area)
    else:
        put_by_card(s, seat, area)
    events.moved(s, seat, area, "lost" if lost else "drift", 0)
    arrive(s, seat, bit(seat), area)


def stop_loss(s: Data) -> None:
    """A card keeps a player from getting lost."""
    frame = s.stack.find(frames.DRIFT)
    seat = s.stack.owner_of(frame)
    s.stack.put(frame, frames.DRIFT_STOPPED, 1)
    s.of[LOST_SEATS] &= ~bit(seat)
    events.found_way(s, seat)


def finish_loss(s: Data, seat: i64) -> None:
    """The turn of a player who got lost in it is over (WN-LOST-01, WN-RULING-14)."""
    if seat == frames.active(s) and s.stack.at(0, frames.STAGE) < frames.TURN_ENDS:
        s.stack.put(0, frames.STAGE, frames.TURN_ENDS)
