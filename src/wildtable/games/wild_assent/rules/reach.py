"""Where a movement can end, for all fields at once: sets of fields, one for each facing.

Speed is spent point by point: whatever was first reached with so many points takes every step, and every
rotation, together (WA-MOVE, WA-SWIFT, WA-FLY). `rules/movement.py` finds the way to one place, for those who
watch.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wildtable.engine.bits import DIVISOR, EXPONENTS, bit, has
from wildtable.games.wild_assent import actions
from wildtable.games.wild_assent.rules.troupe import printed
from wildtable.games.wild_assent.state import (
    COVERS,
    FACING,
    HALF_BOARD,
    OCCUPIED,
    PITS,
    WALLS,
    WHERE,
    Data,
)
from wildtable.games.wild_assent.tables import FLIGHT, MOVEMENT, SWIFT

LEAP: Final = 3
ONE_FIELD: Final = 4 << actions.KIND_BITS
"""By how much the actions for a field and for the next one differ."""
HALF: Final = 0xFFF_FFFF_FFFF_FFFF
"""Sixty bits: half of a board."""
WITHOUT_EAST: Final = HALF & ~sum(1 << (10 * row + 9) for row in range(6))
WITHOUT_WEST: Final = HALF & ~sum(1 << (10 * row) for row in range(6))
STRIDES: Final = vec[i64]([10, 11, 1, -9, -10, -11, -1, 9])
"""By direction: what a step adds to the number of a field."""
TURNS: Final = vec[i64]([0, 2, 6, 1, 7])
"""The ways in which one steps, seen from the facing: ahead, right, left; Swift also diagonally ahead."""
AHEAD: Final = 0
SIDES: Final = 3
"""Below this the ways are ahead and to the sides, from it on diagonal."""
ROW: Final = 10
ROW_LEFT: Final = HALF_BOARD - ROW
NOWHERE: Final = vec[i64]([0, 0, 0, 0, 0, 0, 0, 0])
"""A set of places: by facing, the fields of the lower and of the upper half."""
NOT_LEAPED: Final = vec[i64]([0] * 24)


def shifted(low: i64, high: i64, direction: i64) -> tuple[i64, i64]:
    """A set of fields, each moved by one step; what would leave the board to the side is gone."""
    if direction & 3 != 0:
        edge: i64 = WITHOUT_EAST
        if direction > 4:
            edge = WITHOUT_WEST
        low &= edge
        high &= edge
    by = STRIDES[direction]
    if by > 0:
        return (low << by) & HALF, ((high << by) | (low >> (HALF_BOARD - by))) & HALF
    by = -by
    return (low >> by) | ((high << (HALF_BOARD - by)) & HALF), high >> by


def stepped(low: i64, high: i64, facing: i64, sideways: bool, diagonally: bool) -> tuple[i64, i64]:
    """A set of fields, each moved by one step in every way in which one steps with that facing."""
    if facing & 1 == 0:  # north and south: the sides lie in the same row
        if facing == 0:
            ahead_low = (low << ROW) & HALF
            ahead_high = ((high << ROW) | (low >> ROW_LEFT)) & HALF
        else:
            ahead_low = (low >> ROW) | ((high << ROW_LEFT) & HALF)
            ahead_high = high >> ROW
        near_low = ahead_low
        near_high = ahead_high
        if sideways:
            near_low |= beside(low)
            near_high |= beside(high)
        if diagonally:
            near_low |= beside(ahead_low)
            near_high |= beside(ahead_high)
        return near_low, near_high
    if facing == 1:
        ahead_low = (low & WITHOUT_EAST) << 1
        ahead_high = (high & WITHOUT_EAST) << 1
    else:
        ahead_low = (low & WITHOUT_WEST) >> 1
        ahead_high = (high & WITHOUT_WEST) >> 1
    near_low = ahead_low
    near_high = ahead_high
    if not sideways:
        low = 0
        high = 0
    if diagonally:
        low |= ahead_low
        high |= ahead_high
    near_low |= ((low << ROW) & HALF) | (low >> ROW) | ((high << ROW_LEFT) & HALF)
    near_high |= ((high << ROW) & HALF) | (low >> ROW_LEFT) | (high >> ROW)
    return near_low, near_high


def beside(half: i64) -> i64:
    """The fields east and west of those of one half."""
    return ((half & WITHOUT_EAST) << 1) | ((half & WITHOUT_WEST) >> 1)


def reachable(s: Data, gladiator: i64, speed: i64, rotates: bool) -> "vec[i64]":
    """Where a movement of that Speed can end; without `rotates` it is movement in fields (WA-RULING-41).

    Nobody passes others or walls but a flyer, a Pit stops whoever walks into it, and over Partial Cover one
    comes for three points to the field beyond (WA-COVER-02, WA-PIT-01, WA-RULING-31, WA-RULING-35).
    """
    movement = printed(s, gladiator, MOVEMENT)
    field = s.of[WHERE + gladiator]
    facing = s.of[FACING + gladiator]
    land = s.land
    board = s.board
    free_low = board.low & ~(s.of[OCCUPIED] | land[WALLS] | land[COVERS])
    free_high = board.high & ~(s.of[OCCUPIED + 1] | land[WALLS + 1] | land[COVERS + 1])
    reached = NOWHERE[:]
    if field < HALF_BOARD:
        free_low |= bit(field)
        reached[facing * 2] = bit(field)
    else:
        free_high |= bit(field - HALF_BOARD)
        reached[facing * 2 + 1] = bit(field - HALF_BOARD)
    facings: i64 = 4
    turns = i64(len(TURNS))
    flies = movement == FLIGHT
    pass_low = free_low
    pass_high = free_high
    cover_low = land[COVERS]
    cover_high = land[COVERS + 1]
    stop_low = land[PITS]
    stop_high = land[PITS + 1]
    if flies:
        pass_low = board.low
        pass_high = board.high
        cover_low = 0
        cover_high = 0
        stop_low = 0
        stop_high = 0
    sideways = s.settings.side_step
    diagonally = movement == SWIFT
    leaps = NOT_LEAPED
    leaped = False
    frontier = reached[:]
    found = NOWHERE[:]
    for cost in range(speed):
        all_low: i64 = 0
        all_high: i64 = 0
        for way in range(facings):
            low = frontier[way * 2]
            high = frontier[way * 2 + 1]
            if cost > 0:
                low &= ~stop_low
                high &= ~stop_high
            if low | high == 0:
                found[way * 2] = 0
                found[way * 2 + 1] = 0
                continue
            all_low |= low
            all_high |= high
            near_low, near_high = stepped(low, high, way, sideways, diagonally)
            found[way * 2] = near_low & pass_low
            found[way * 2 + 1] = near_high & pass_high
            if (near_low & cover_low) | (near_high & cover_high) != 0 and cost + LEAP <= speed:
                if not leaped:
                    leaped = True
                    leaps = NOT_LEAPED[:]
                for turn in range(turns):
                    if turn != AHEAD and not (sideways if turn < SIDES else diagonally):
                        continue
                    direction = (way * 2 + TURNS[turn]) & 7
                    next_low, next_high = shifted(low, high, direction)
                    next_low, next_high = shifted(next_low & cover_low, next_high & cover_high, direction)
                    at = (cost % LEAP) * 8 + way * 2
                    leaps[at] |= next_low & free_low
                    leaps[at + 1] |= next_high & free_high
        landing = ((cost + 1) % LEAP) * 8  # those who leaped two points ago
        for way in range(facings):
            at = way * 2
            low = found[at]
            high = found[at + 1]
            if leaped:
                low |= leaps[landing + at]
                high |= leaps[landing + at + 1]
                leaps[landing + at] = 0
                leaps[landing + at + 1] = 0
            if rotates:
                low |= all_low
                high |= all_high
            low &= ~reached[at]
            high &= ~reached[at + 1]
            found[at] = low
            found[at + 1] = high
            reached[at] |= low
            reached[at + 1] |= high
        spent = frontier
        frontier = found
        found = spent
    if flies:
        for way in range(facings):
            reached[way * 2] &= free_low
            reached[way * 2 + 1] &= free_high
    return reached


def holds(places: "vec[i64]", place: i64) -> bool:
    """Is a place in the set?"""
    field = place // 4
    if field < HALF_BOARD:
        return has(places[place % 4 * 2], field)
    return has(places[place % 4 * 2 + 1], field - HALF_BOARD)


def ends_of(s: Data, gladiator: i64, speed: i64) -> list[int]:
    """The places where a movement of that Speed can end, for interpreted code, which passes no `vec` on."""
    places = reachable(s, gladiator, speed, True)
    return [place for place in range(int(s.board.fields) * 4) if holds(places, place)]


def add_reached(places: "vec[i64]", kind: i64, offered: "vec[i64]") -> "vec[i64]":
    """An action of that kind for every place of the set."""
    exponents = EXPONENTS
    halves: i64 = 8
    for i in range(halves):
        bits = places[i]
        first = actions.pack(kind, i // 2 + (i & 1) * HALF_BOARD * 4)
        while bits != 0:
            offered = append(offered, first + exponents[(bits & -bits) % DIVISOR] * ONE_FIELD)
            bits &= bits - 1
    return offered
