"""Where a Gladiator can go: every field and facing with the cheapest path (WA-MOVE, WA-SWIFT, WA-FLY,
WA-PIT).

A rotation costs 1 and a step 1, to the front, left or right; over Partial Cover 3 to the field beyond
(WA-RULING-31). A movement is one decision: the place where it ends.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wildtable.games.wild_assent.board import OFF_BOARD
from wildtable.games.wild_assent.rules.sight import unoccupied
from wildtable.games.wild_assent.rules.troupe import printed
from wildtable.games.wild_assent.state import FACING, GONE, PARTIAL_COVER, PIT, STANDS, WHERE, Data
from wildtable.games.wild_assent.tables import FLIGHT, MOVEMENT, SWIFT

UNREACHED: Final = 99
LEAP: Final = 3


class Reach:
    """By place: what the cheapest way there costs, and the place before it on that way."""

    def __init__(self, size: i64) -> None:
        cost = vec[i64](capacity=size)
        before = vec[i64](capacity=size)
        for _ in range(size):
            cost = append(cost, UNREACHED)
            before = append(before, GONE)
        self.cost: vec[i64] = cost
        self.before: vec[i64] = before
        self.found: vec[i64] = vec[i64]()  # places in the order in which they were reached, some twice

    def reach(self, place: i64, cost: i64, before: i64) -> None:
        if cost < self.cost[place]:
            self.cost[place] = cost
            self.before[place] = before
            self.found = append(self.found, place)


def reach_of(s: Data, gladiator: i64, speed: i64, rotates: bool) -> Reach:
    """Every place within a Speed; places over which a flyer cannot stop too (`may_end`).

    Steps go forward, left and right, those of the Swift also diagonally forward; anything else takes a
    rotation first (WA-MOVE-02, WA-MOVE-03, WA-MOVE-04, WA-SWIFT-01, WA-RULING-33, WA-RULING-179). Without
    `rotates` it is movement in fields, which may leave a Pit (WA-RULING-41, WA-RULING-905).
    """
    found = Reach(s.board.fields * 4)
    movement = printed(s, gladiator, MOVEMENT)
    start = s.of[WHERE + gladiator] * 4 + s.of[FACING + gladiator]
    found.reach(start, 0, GONE)
    i: i64 = 0
    while i < i64(len(found.found)):
        place = found.found[i]
        i += 1
        cost = found.cost[place]
        field = place // 4
        facing = place % 4
        if cost >= speed or (s.obstacles[field] == PIT and place != start and movement != FLIGHT):
            continue
        if rotates:
            for other in range(4):
                if other != facing:
                    found.reach(field * 4 + other, cost + 1, place)
        step(s, found, place, facing * 2, speed, movement)
        if s.settings.side_step:
            step(s, found, place, (facing * 2 + 2) % 8, speed, movement)
            step(s, found, place, (facing * 2 + 6) % 8, speed, movement)
        if movement == SWIFT:
            step(s, found, place, (facing * 2 + 1) % 8, speed, movement)
            step(s, found, place, (facing * 2 + 7) % 8, speed, movement)
    return found


def step(s: Data, found: Reach, place: i64, direction: i64, speed: i64, movement: i64) -> None:
    """One step, or over Partial Cover to the field beyond (WA-MOVE-05, WA-COVER-02, WA-FLY-01, WA-COVER-03,
    WA-RULING-15, WA-RULING-34, WA-RULING-37)."""
    field = s.board.step(place // 4, direction)
    if field == OFF_BOARD:
        return
    cost = found.cost[place] + 1
    start = found.found[0] // 4
    if movement == FLIGHT or field == start or unoccupied(s, field):
        found.reach(field * 4 + place % 4, cost, place)
    elif s.obstacles[field] == PARTIAL_COVER and s.of[STANDS + field] == GONE:
        beyond = s.board.step(field, direction)
        if beyond != OFF_BOARD and cost + LEAP - 1 <= speed and (beyond == start or unoccupied(s, beyond)):
            found.reach(beyond * 4 + place % 4, cost + LEAP - 1, place)


def may_end(s: Data, found: Reach, gladiator: i64, place: i64) -> bool:
    """Is the place reached, and a field on which one may stop (WA-FLY-02)?"""
    if found.cost[place] == UNREACHED:
        return False
    field = place // 4
    return field == s.of[WHERE + gladiator] or unoccupied(s, field)


def path_to(found: Reach, place: i64) -> list[int]:
    """The places on the cheapest way, the last one included and the first not."""
    path: list[int] = []
    while found.before[place] != GONE:
        path.append(int(place))
        place = found.before[place]
    path.reverse()
    return path
