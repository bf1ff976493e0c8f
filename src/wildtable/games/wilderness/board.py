"""The strip of areas: neighbours, tiles and their places; tables that never change (WN-GEO-01 to -10).

Area (q, r) has the number 7q + r; the village is the last one. `FACE_DOWN` tiles have areas as well: only
what lies on them is not there yet.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wildtable.games.wilderness.terrain import ROWS, STEPS, TILE_AREAS, TILE_SIDE

OFF_BOARD: Final = -1
NO_SLOT: Final = -1
SIDES: Final = 6
OPPOSITE: Final = 3
ORIENTATIONS: Final = 3


class Board:
    """The areas of so many tiles and the village.

    WN-GEO-02, WN-GEO-04, WN-GEO-05, WN-GEO-06, WN-RULING-01.
    """

    def __init__(self, tiles: int, contacts: int) -> None:
        columns = 3 * tiles
        self.tiles: i64 = tiles
        self.village: i64 = columns * ROWS
        self.size: i64 = columns * ROWS + 1
        self.start: i64 = 0  # (0, 0), the farthest area of the first tile (WN-GEO-08, WN-RULING-04)
        places = [(q, r) for q in range(columns) for r in range(ROWS)]
        places.append((columns, 5 if contacts == 2 else 6))  # WN-GEO-07, WN-RULING-03
        number = {place: area for area, place in enumerate(places)}
        self.names = [f"{q},{r}" for q, r in places[:-1]] + ["village"]
        steps = [number.get((q + dq, r + dr), OFF_BOARD) for q, r in places for dq, dr in STEPS]
        self.next: vec[i64] = vec[i64](steps)  # area * 6 + direction
        self.slot: vec[i64] = vec[i64]([slot_of(q, r) for q, r in places[:-1]] + [NO_SLOT])
        self.local: vec[i64] = vec[i64]([local_of(q, r) for q, r in places[:-1]] + [0])
        areas: list[list[int]] = [[] for _ in range(tiles)]
        for area in range(columns * ROWS):
            areas[self.slot[area]].append(area)
        self.areas: vec[i64] = vec[i64]([area for slot in areas for area in slot])  # slot * 21 + number
        self.turned: vec[i64] = turned_areas()
        self.to_village: vec[i64] = self.steps_from(self.village)

    def steps_from(self, goal: i64) -> "vec[i64]":
        """How many steps every area is from that one, whatever lies between."""
        found = vec[i64]()
        for _ in range(self.size):
            found = append(found, -1)
        found[goal] = 0
        queue = append(vec[i64](), goal)
        i: i64 = 0
        while i < i64(len(queue)):
            area = queue[i]
            i += 1
            for side in range(SIDES):
                other = self.next[area * SIDES + side]
                if other != OFF_BOARD and found[other] < 0:
                    found[other] = found[area] + 1
                    queue = append(queue, other)
        return found

    def adjacent(self, one: i64, two: i64) -> bool:
        return self.side_between(one, two) >= 0

    def side_between(self, one: i64, two: i64) -> i64:
        """The side of the first area on which the second lies, or -1."""
        for side in range(SIDES):
            if self.next[one * SIDES + side] == two:
                return side
        return -1


def slot_of(q: int, r: int) -> int:
    """The place of the tile on which an area lies, counted from 0 in the west (WN-GEO-03)."""
    return 2 * (q // TILE_SIDE) + (0 if q % TILE_SIDE + r < TILE_SIDE else 1)


def local_of(q: int, r: int) -> int:
    """The number of an area on its tile, in the frame of a tile that points south (WN-GEO-09)."""
    a = q % TILE_SIDE
    if a + r < TILE_SIDE:
        return local_number(a, r)
    return local_number(5 - a, 6 - r)


def local_number(u: int, v: int) -> int:
    """Row by row: row v has 6 - v areas.

    >>> local_number(0, 0), local_number(5, 0), local_number(0, 1), local_number(0, 5)
    (0, 5, 6, 20)
    """
    return v * TILE_SIDE - v * (v - 1) // 2 + u


def turned_areas() -> "vec[i64]":
    """Orientation * 21 + place: which area of the tile comes to lie in that place.

    Turning the content clockwise by 120 degrees maps (u, v, w) to (w, u, v).
    """
    found = [0] * (ORIENTATIONS * TILE_AREAS)
    for u in range(TILE_SIDE):
        for v in range(TILE_SIDE - u):
            w = 5 - u - v
            place = (u, v, w)
            for orientation in range(ORIENTATIONS):
                found[orientation * TILE_AREAS + local_number(place[0], place[1])] = local_number(u, v)
                place = (place[2], place[0], place[1])
    return vec[i64](found)


def turned_sides(sides: i64, orientation: i64, points_north: bool) -> i64:
    """A mask of sides after turning: two places on for each orientation, three in a north-pointing slot."""
    by = 2 * orientation + (OPPOSITE if points_north else 0)
    by %= SIDES
    return ((sides << by) | (sides >> (SIDES - by))) & 63
