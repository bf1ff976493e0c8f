"""Where a movement can end, for all fields at once: sets of fields, one for each facing.

Speed is spent point by point: whatever was first reached with so many points takes every step, and every
rotation, together (WA-MOVE, WA-SWIFT, WA-FLY). `rules/movement.py` finds the way to one place, for those who
watch.
"""

from typing import Final

from librt.vecs import extend, vec
from mypy_extensions import i64

from wildtable.engine.bits import bit, has
from wildtable.games.wild_assent import actions
from wildtable.games.wild_assent.board import EAST, NORTH, SOUTH
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
PART: Final = 5
PARTS: Final = HALF_BOARD // PART
"""Half of a board is so many parts of so many fields."""
IN_PART: Final = (1 << PART) - 1
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


def in_parts(kind: int) -> "list[vec[i64]]":
    """Actions of that kind by facing, part of the board, and the fields of the part that are in a set."""
    return [
        vec[i64](
            [actions.pack(kind, (first + field) * 4 + facing) for field in range(PART) if fields >> field & 1]
        )
        for facing in range(4)
        for first in range(0, 2 * HALF_BOARD, PART)
        for fields in range(IN_PART + 1)
    ]


ENDS_OF_MOVE: Final = in_parts(actions.MOVE)
ENDS_OF_GO: Final = in_parts(actions.GO)


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
    if facing == NORTH:
        ahead_low = (low << ROW) & HALF
        ahead_high = ((high << ROW) | (low >> ROW_LEFT)) & HALF
    elif facing == EAST:
        ahead_low = (low & WITHOUT_EAST) << 1
        ahead_high = (high & WITHOUT_EAST) << 1
    elif facing == SOUTH:
        ahead_low = (low >> ROW) | ((high << ROW_LEFT) & HALF)
        ahead_high = high >> ROW
    else:
        ahead_low = (low & WITHOUT_WEST) >> 1
        ahead_high = (high & WITHOUT_WEST) >> 1
    if not sideways:
        low = 0
        high = 0
    if diagonally:  # which is a step to the side from the field ahead
        low |= ahead_low
        high |= ahead_high
    if facing & 1 == 0:  # north and south: the sides lie in the same row
        near_low = ((low & WITHOUT_EAST) << 1) | ((low & WITHOUT_WEST) >> 1)
        near_high = ((high & WITHOUT_EAST) << 1) | ((high & WITHOUT_WEST) >> 1)
    else:
        near_low = ((low << ROW) & HALF) | (low >> ROW) | ((high << ROW_LEFT) & HALF)
        near_high = ((high << ROW) & HALF) | (low >> ROW_LEFT) | (high >> ROW)
    return ahead_low | near_low, ahead_high | near_high


def free_fields(s: Data) -> tuple[i64, i64]:
    """The fields without a miniature and without an obstacle but a Pit (WA-KEY-30)."""
    land = s.land
    return (
        s.board.low & ~(s.of[OCCUPIED] | land[WALLS] | land[COVERS]),
        s.board.high & ~(s.of[OCCUPIED + 1] | land[WALLS + 1] | land[COVERS + 1]),
    )


def reachable(s: Data, gladiator: i64, speed: i64, rotates: bool) -> "vec[i64]":
    """Where a movement of that Speed can end; without `rotates` it is movement in fields (WA-RULING-41).

    Nobody passes others or walls but a flyer, a Pit stops whoever walks into it, and over Partial Cover one
    comes for three points to the field beyond (WA-COVER-02, WA-PIT-01, WA-RULING-31, WA-RULING-35).
    """
    movement = printed(s, gladiator, MOVEMENT)
    field = s.of[WHERE + gladiator]
    facing = s.of[FACING + gladiator]
    free_low, free_high = free_fields(s)
    reached = NOWHERE[:]
    if field < HALF_BOARD:
        free_low |= bit(field)
        reached[facing * 2] = bit(field)
    else:
        free_high |= bit(field - HALF_BOARD)
        reached[facing * 2 + 1] = bit(field - HALF_BOARD)
    flies = movement == FLIGHT
    pass_low = free_low
    pass_high = free_high
    cover_low = s.land[COVERS]
    cover_high = s.land[COVERS + 1]
    goes_on_low = ~s.land[PITS]
    goes_on_high = ~s.land[PITS + 1]
    if flies:
        pass_low = s.board.low
        pass_high = s.board.high
        cover_low = 0
        cover_high = 0
        goes_on_low = HALF
        goes_on_high = HALF
    sideways = s.settings.side_step
    diagonally = movement == SWIFT
    leaps = NOT_LEAPED
    leaped = False
    # fields that were reached with any facing one point ago: every facing is, with one more
    turned_low: i64 = 0
    turned_high: i64 = 0
    facings: i64 = 4
    for cost in range(speed):
        all_low: i64 = 0
        all_high: i64 = 0
        may_leap = cost + LEAP <= speed and cover_low | cover_high != 0
        for way in range(facings):
            low = reached[way * 2] | turned_low
            high = reached[way * 2 + 1] | turned_high
            if low | high == 0:
                continue
            stays_low = low
            stays_high = high
            if cost > 0:
                low &= goes_on_low
                high &= goes_on_high
            all_low |= low
            all_high |= high
            near_low, near_high = stepped(low, high, way, sideways, diagonally)
            if may_leap and (near_low & cover_low) | (near_high & cover_high) != 0:
                if not leaped:
                    leaped = True
                    leaps = NOT_LEAPED[:]
                next_low, next_high = beyond(low, high, cover_low, cover_high, way, sideways, diagonally)
                leaps[(cost % LEAP) * 8 + way * 2] = next_low & free_low
                leaps[(cost % LEAP) * 8 + way * 2 + 1] = next_high & free_high
            reached[way * 2] = stays_low | (near_low & pass_low)
            reached[way * 2 + 1] = stays_high | (near_high & pass_high)
        if leaped:
            end_leaps(reached, leaps, ((cost + 1) % LEAP) * 8)  # those who leaped two points ago
        if rotates:
            turned_low = all_low
            turned_high = all_high
    for way in range(facings):
        low = reached[way * 2] | turned_low
        high = reached[way * 2 + 1] | turned_high
        reached[way * 2] = low & free_low
        reached[way * 2 + 1] = high & free_high
    return reached


def beyond(
    low: i64, high: i64, cover_low: i64, cover_high: i64, facing: i64, sideways: bool, diagonally: bool
) -> tuple[i64, i64]:
    """A set of fields, each moved by two steps in one of the ways of that facing, over Partial Cover."""
    far_low: i64 = 0
    far_high: i64 = 0
    turns: i64 = len(TURNS)
    for turn in range(turns):
        if turn != AHEAD and not (sideways if turn < SIDES else diagonally):
            continue
        direction = (facing * 2 + TURNS[turn]) & 7
        next_low, next_high = shifted(low, high, direction)
        next_low, next_high = shifted(next_low & cover_low, next_high & cover_high, direction)
        far_low |= next_low
        far_high |= next_high
    return far_low, far_high


def end_leaps(reached: "vec[i64]", leaps: "vec[i64]", first: i64) -> None:
    """Leaps that end now, from that place of `leaps` on."""
    for i in range(8):
        reached[i] |= leaps[first + i]
        leaps[first + i] = 0


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


def add_reached(places: "vec[i64]", ends: "list[vec[i64]]", offered: "vec[i64]") -> "vec[i64]":
    """The actions that end at the places of the set, of those that are laid out by parts of the board."""
    halves: i64 = 8
    for i in range(halves):
        bits = places[i]
        part = i * PARTS
        while bits != 0:
            fields = bits & IN_PART
            if fields != 0:
                offered = extend(offered, ends[part * (IN_PART + 1) + fields])
            bits >>= PART
            part += 1
    return offered
