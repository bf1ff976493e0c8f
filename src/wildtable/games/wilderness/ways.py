"""The cheapest ways to the village and to water on the land as it lies, for bots."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wildtable.games.wilderness.board import OFF_BOARD, SIDES
from wildtable.games.wilderness.rules.land import COSTS, RIVER, TERRAIN_MASK, has_river, has_water
from wildtable.games.wilderness.state import EXTRA, NO_WAYS, SLOT, Data, Ways
from wildtable.games.wilderness.terrain import DESERT, LAKE, SWAMP

FAR_OFF: Final = 999
MOST_WAYS: Final = 1000

SWAMP_FEAR: Final = 3  # how much dearer a swamp looks than it is: one falls ill there
DESERT_FEAR: Final = 1


def ways(s: Data) -> Ways:
    """The ways on the land as it lies.

    Positions of a table keep what was found for the same tiles and extra areas.
    """
    if s.ways is NO_WAYS:
        key = 0
        for cell in range(EXTRA, SLOT + 8):
            key = key * 256 + int(s.of[cell]) + 1
        known = s.settings.ways
        found = known.get(key)
        if found is None:
            if len(known) >= MOST_WAYS:
                known.clear()
            found = find_ways(s)
            known[key] = found
        s.ways = found
    return s.ways


def find_ways(s: Data) -> Ways:
    found = Ways(s.board.size)
    found.far = distances(s, True)
    found.water_far = distances(s, False)
    for area in range(s.board.size):
        onward = best_side(s, found.far, area)
        found.next = append(found.next, area_beyond(s, area, onward))
        found.cost = append(found.cost, printed_cost(s, area, onward))
        onward = best_side(s, found.water_far, area)
        found.water_next = append(found.water_next, area_beyond(s, area, onward))
        found.water_cost = append(found.water_cost, printed_cost(s, area, onward))
    return found


def distances(s: Data, village: bool) -> "vec[i64]":
    """How far every area is from the village, or from the nearest water.

    Costs are the printed ones and what a bot fears; face-down land counts as forest. `FAR_OFF` where there is
    no way.
    """
    board = s.board
    found = vec[i64](capacity=board.size)
    for area in range(board.size):
        goal = area == board.village if village else has_water(s, area)
        found = append(found, 0 if goal else FAR_OFF)
    changed = True
    while changed:
        changed = False
        for i in range(board.size):
            area = board.size - 1 - i  # from the east, where the village lies
            if s.land[area] & TERRAIN_MASK == LAKE or found[area] >= FAR_OFF:
                continue
            cost = found[area] + feared_cost(s, area)
            for side in range(SIDES):
                other = board.next[area * SIDES + side]
                if other != OFF_BOARD:
                    total = cost + RIVER if has_river(s, area, side) else cost
                    if total < found[other]:
                        found[other] = total
                        changed = True
    return found


def feared_cost(s: Data, area: i64) -> i64:
    """What entering an area costs, all in all."""
    kind = s.land[area] & TERRAIN_MASK
    if kind == SWAMP:
        return COSTS[kind] + SWAMP_FEAR
    return COSTS[kind] + DESERT_FEAR if kind == DESERT else COSTS[kind]


def best_side(s: Data, far: "vec[i64]", area: i64) -> i64:
    """The side on which the cheapest way leaves an area, or -1 at its end and where there is none."""
    best: i64 = -1
    least = far[area]
    if least == 0:
        return best
    for side in range(SIDES):
        other = s.board.next[area * SIDES + side]
        if other == OFF_BOARD or s.land[other] & TERRAIN_MASK == LAKE:
            continue
        total = far[other] + feared_cost(s, other)
        if has_river(s, area, side):
            total += RIVER
        if total <= least:
            least = total
            best = side
    return best


def area_beyond(s: Data, area: i64, side: i64) -> i64:
    return area if side < 0 else s.board.next[area * SIDES + side]


def printed_cost(s: Data, area: i64, side: i64) -> i64:
    """What a step over that side costs without any cards."""
    if side < 0:
        return FAR_OFF
    cost = COSTS[s.land[s.board.next[area * SIDES + side]] & TERRAIN_MASK]
    return cost + RIVER if has_river(s, area, side) else cost
