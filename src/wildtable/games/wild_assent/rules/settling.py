"""Placement by all at the same time, hidden until everybody is done (WA-PLACE-07, WA-RULING-120).

First the obstacles: Player 2 places those again that touch one of Player 1's. Then the Gladiators; team-mates
see what their partner places, since they share the start fields.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wildtable.engine.bits import bit
from wildtable.engine.refusal import OK
from wildtable.games.wild_assent import actions, frames
from wildtable.games.wild_assent.board import COLUMNS, distance
from wildtable.games.wild_assent.state import (
    FIRST_SUMMON,
    GONE,
    KIND,
    NOBODY,
    PLAYER_1,
    SEAT,
    Data,
)

KINDS: Final = 4
"""Of obstacles; a side has one of each."""


def is_settling(kind: i64) -> bool:
    """Do all place at the same time?"""
    return kind == frames.HIDDEN_OBSTACLES or kind == frames.HIDDEN_TROUPES


def begin_obstacles(s: Data) -> None:
    s.stack.push(frames.HIDDEN_OBSTACLES, NOBODY, 2 * KINDS)


def begin_troupes(s: Data) -> None:
    s.stack.push(frames.HIDDEN_TROUPES, NOBODY, FIRST_SUMMON)


def undecided(s: Data, seat: i64) -> bool:
    """Has that seat still something to place?"""
    if s.stack.kind() == frames.HIDDEN_OBSTACLES:
        side = s.side(seat)
        return s.captain(side) == seat and kinds_left(s, side) != 0 and any_field(s, side)
    for gladiator in range(FIRST_SUMMON):
        if check_troupe(s, seat, gladiator) == OK:
            return True
    return False


def anybody(s: Data) -> bool:
    for seat in range(s.seats):
        if undecided(s, seat):
            return True
    return False


# Obstacles: by side * 4 + kind - 1, the field + 1.


def kinds_left(s: Data, side: i64) -> i64:
    """The kinds of obstacle that a side has not placed yet, as bits."""
    found: i64 = 0
    for kind in range(KINDS):
        if s.stack.get(side * KINDS + kind) == 0:
            found |= bit(kind)
    return found


def any_field(s: Data, side: i64) -> bool:
    for field in range(s.board.fields):
        if check_field(s, side, field) == OK:
            return True
    return False


def check_field(s: Data, side: i64, field: i64) -> str:
    """In the own columns, and not beside an own obstacle (WA-PLACE-03, WA-PLACE-04)."""
    if field < 0 or field >= s.board.fields:
        return "WA-RULING-38"
    first: i64 = 2 if side == s.of[PLAYER_1] else 5
    if field % COLUMNS < first or field % COLUMNS > first + 2:
        return "WA-PLACE-03"
    for kind in range(KINDS):
        other = s.stack.get(side * KINDS + kind) - 1
        if other >= 0 and distance(other, field) <= 1:
            return "WA-OBST-01" if other == field else "WA-PLACE-04"
    return OK


def check_obstacle(s: Data, seat: i64, kind: i64, field: i64) -> str:
    """One of each kind, by the captain (WA-PLACE-01, WA-RULING-114)."""
    side = s.side(seat)
    if kind < 1 or kind > KINDS or s.stack.get(side * KINDS + kind - 1) != 0:
        return "WA-PLACE-01"
    return check_field(s, side, field)


def add_obstacles(s: Data, seat: i64, offered: "vec[i64]") -> "vec[i64]":
    side = s.side(seat)
    for field in range(s.board.fields):
        if check_field(s, side, field) == OK:
            for kind in range(1, KINDS + 1):
                if s.stack.get(side * KINDS + kind - 1) == 0:
                    offered = append(offered, actions.pack(actions.OBSTACLE, kind * 128 + field))
    return offered


def hide_obstacle(s: Data, seat: i64, kind: i64, field: i64) -> None:
    s.stack.set(s.side(seat) * KINDS + kind - 1, field + 1)


def touches(s: Data, field: i64) -> bool:
    """Does a field touch an obstacle of Player 1?"""
    for kind in range(KINDS):
        other = s.stack.get(s.of[PLAYER_1] * KINDS + kind) - 1
        if other >= 0 and distance(other, field) <= 1:
            return True
    return False


# Gladiators: by number, the place + 1.


def check_troupe(s: Data, seat: i64, gladiator: i64) -> str:
    """One's own, and not placed yet (WA-PLACE-05)."""
    if gladiator < 0 or gladiator >= FIRST_SUMMON or s.of[KIND + gladiator] == GONE:
        return "WA-RULING-118"
    return OK if s.of[SEAT + gladiator] == seat and s.stack.get(gladiator) == 0 else "WA-PLACE-05"


def check_start(s: Data, seat: i64, field: i64) -> str:
    """A field of the own start columns that no own Gladiator and no partner's has (WA-PLACE-06)."""
    if field < 0 or field >= s.board.fields:
        return "WA-RULING-38"
    first: i64 = 0 if s.side(seat) == s.of[PLAYER_1] else 8
    if field % COLUMNS < first or field % COLUMNS > first + 1:
        return "WA-PLACE-06"
    for other in range(FIRST_SUMMON):
        if s.stack.get(other) > 0 and (s.stack.get(other) - 1) // 4 == field:
            return "WA-PLACE-06"
    return OK


def check_place(s: Data, seat: i64, gladiator: i64, field: i64) -> str:
    rule = check_troupe(s, seat, gladiator)
    return check_start(s, seat, field) if rule == OK else rule


def add_places(s: Data, seat: i64, offered: "vec[i64]") -> "vec[i64]":
    for field in range(s.board.fields):
        if check_start(s, seat, field) == OK:
            for gladiator in range(FIRST_SUMMON):
                if check_troupe(s, seat, gladiator) == OK:
                    for facing in range(4):
                        value = gladiator * 512 + actions.place(field, facing)
                        offered = append(offered, actions.pack(actions.PLACE, value))
    return offered


def hide_gladiator(s: Data, gladiator: i64, place: i64) -> None:
    s.stack.set(gladiator, place + 1)
