"""The land as it lies open: terrain, rivers and water by area (WN-TERRAIN, WN-RULING-07, WN-RULING-19).

An area is one number: its terrain, the sides that are rivers, and whether one may drink there.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wildtable.engine.bits import bit
from wildtable.games.wilderness.board import OFF_BOARD, OPPOSITE, ORIENTATIONS, SIDES, turned_sides
from wildtable.games.wilderness.state import (
    ALIVE,
    ANIMAL,
    ANIMAL_AREA,
    EXTRA,
    EXTRAS,
    GONE,
    MOST_ANIMALS,
    NO_WAYS,
    SLOT,
    WHERE,
    Data,
)
from wildtable.games.wilderness.terrain import (
    FACE_DOWN,
    FOREST,
    GRASSLAND,
    LAKE,
    SWAMP,
    TILE_AREAS,
    TRIBE,
    VILLAGE,
)

TERRAIN_MASK: Final = 15
RIVER_SHIFT: Final = 4
ALL_SIDES: Final = 63
WATER: Final = 1024

RIVER: Final = 2
COSTS: Final = vec[i64]([2, 2, 2, 3, 3, 4, 2, 3, 3, 3])
"""By terrain (WN-TERRAIN-01 to -10); a lake only with a card (WN-RULING-71)."""


def terrain(s: Data, area: i64) -> i64:
    return s.land[area] & TERRAIN_MASK


def has_river(s: Data, area: i64, side: i64) -> bool:
    """Is that side of the area a river (WN-TERRAIN-08)?"""
    return (s.land[area] >> (RIVER_SHIFT + side)) & 1 == 1


def has_water(s: Data, area: i64) -> bool:
    """Does the area touch a river or a lake area, or is it one (WN-DRINK-01, WN-RULING-23, WN-RULING-120)?"""
    return s.land[area] & WATER != 0


def has_food(kind: i64) -> bool:
    """May food be searched in that terrain (WN-FOOD-01, WN-RULING-18)?

    WN-RULING-21.
    """
    return kind == GRASSLAND or kind == FOREST or kind == SWAMP or kind == TRIBE


def printed(s: Data, area: i64) -> i64:
    """The terrain on the tile, whatever extra area lies there."""
    slot = s.board.slot[area]
    if slot < 0:
        return VILLAGE
    face = s.of[SLOT + slot]
    if face == GONE:
        return FACE_DOWN
    found = s.tables.terrain[place_on_tile(s, area, face)]
    if found == TRIBE and s.settings.tribe_extra:
        return s.tables.tribe_beneath
    return found


def place_on_tile(s: Data, area: i64, face: i64) -> i64:
    """Where the tables have an area of a tile that lies turned in some way."""
    tile = face // ORIENTATIONS
    return tile * TILE_AREAS + s.board.turned[(face % ORIENTATIONS) * TILE_AREAS + s.board.local[area]]


def printed_rivers(s: Data, area: i64) -> i64:
    slot = s.board.slot[area]
    if slot < 0 or s.of[SLOT + slot] == GONE:
        return 0
    face = s.of[SLOT + slot]
    sides = s.tables.rivers[place_on_tile(s, area, face)]
    return turned_sides(sides, face % ORIENTATIONS, slot % 2 == 1)


def relay(s: Data) -> None:
    """Read the land anew from the tiles and extra areas that lie there.

    A side between two tiles is a river if either prints one there (WN-RULING-07).
    """
    board = s.board
    land = vec[i64](capacity=board.size)
    rivers = vec[i64](capacity=board.size)
    for area in range(board.size):
        land = append(land, printed(s, area))
        rivers = append(rivers, printed_rivers(s, area))
    for piece in range(EXTRAS):
        if s.of[EXTRA + piece] != GONE:
            land[s.of[EXTRA + piece]] = extra_terrain(s, piece)
    for area in range(board.size):
        for side in range(SIDES):
            other = board.next[area * SIDES + side]
            if other != OFF_BOARD and (rivers[area] >> side) & 1 == 1:
                rivers[other] |= bit((side + OPPOSITE) % SIDES)
    water = vec[i64](capacity=board.size)
    for area in range(board.size):
        wet = rivers[area] != 0 or land[area] == LAKE
        for side in range(SIDES):
            other = board.next[area * SIDES + side]
            if other != OFF_BOARD and land[other] == LAKE:
                wet = True
        water = append(water, WATER if wet else 0)
    for area in range(board.size):
        land[area] |= (rivers[area] << RIVER_SHIFT) | water[area]
    s.land = land
    s.ways = NO_WAYS


def lay_tile(s: Data, slot: i64) -> None:
    """The same after one tile was turned up, without looking at the rest of the land."""
    board = s.board
    land = s.land[:]
    first = slot * TILE_AREAS
    for i in range(TILE_AREAS):
        area = board.areas[first + i]
        land[area] = (land[area] & ~TERRAIN_MASK) | printed(s, area)
    for i in range(TILE_AREAS):
        area = board.areas[first + i]
        sides = printed_rivers(s, area)
        land[area] |= sides << RIVER_SHIFT
        lake = land[area] & TERRAIN_MASK == LAKE
        for side in range(SIDES):
            other = board.next[area * SIDES + side]
            if other == OFF_BOARD:
                continue
            if (sides >> side) & 1 == 1:
                land[other] |= bit(RIVER_SHIFT + (side + OPPOSITE) % SIDES)
            if lake:
                land[other] |= WATER
            if land[other] & TERRAIN_MASK == LAKE:
                land[area] |= WATER
        if lake:
            land[area] |= WATER
    for i in range(TILE_AREAS):
        area = board.areas[first + i]
        wet_by_rivers(land, area)
        for side in range(SIDES):
            other = board.next[area * SIDES + side]
            if other != OFF_BOARD:
                wet_by_rivers(land, other)
    s.land = land
    s.ways = NO_WAYS


def wet_by_rivers(land: "vec[i64]", area: i64) -> None:
    """Where a side is a river one may drink."""
    if (land[area] >> RIVER_SHIFT) & ALL_SIDES != 0:
        land[area] |= WATER


# Extra areas.


def extra_terrain(s: Data, piece: i64) -> i64:
    """What an extra area is; with `tribe_source` one of them is the Tribe (WN-RULING-20)."""
    if s.settings.tribe_extra and piece == s.tables.tribe_piece:
        return TRIBE
    return s.tables.extra_terrain[piece]


def free_piece(s: Data, kind: i64) -> i64:
    """An extra area of that terrain in stock, or `GONE`."""
    for piece in range(EXTRAS):
        if s.of[EXTRA + piece] == GONE and extra_terrain(s, piece) == kind:
            return piece
    return GONE


def piece_on(s: Data, area: i64) -> i64:
    """The extra area that lies there, or `GONE`."""
    for piece in range(EXTRAS):
        if s.of[EXTRA + piece] == area:
            return piece
    return GONE


def may_place(s: Data, kind: i64, area: i64) -> bool:
    """May an extra area of that terrain be laid there (WN-RULING-19, WN-RULING-119)?

    WN-RULING-45.
    """
    there = terrain(s, area)
    if there == VILLAGE or there == TRIBE or there == FACE_DOWN or piece_on(s, area) != GONE:
        return False
    if (kind == LAKE or there == LAKE) and someone_on(s, area):
        return False
    return kind != LAKE or all_reach_village(s, area)


def may_return(s: Data, area: i64) -> bool:
    """May the extra area there go back to stock? What comes to light must not be a lake under a figure or
    bar the way (WN-RULING-19)."""
    if area == s.board.village or piece_on(s, area) == GONE:
        return False
    below = printed(s, area)
    if (below == LAKE or terrain(s, area) == LAKE) and someone_on(s, area):
        return False
    return below != LAKE or all_reach_village(s, area)


def someone_on(s: Data, area: i64) -> bool:
    """Does a living player or an animal stand there?"""
    for seat in range(s.seats):
        if s.of[WHERE + seat] == area and s.alive(seat):
            return True
    for number in range(MOST_ANIMALS):
        if s.of[ANIMAL + number] != GONE and s.of[ANIMAL_AREA + number] == area:
            return True
    return False


def all_reach_village(s: Data, barred: i64) -> bool:
    """Would every living player keep a way to the village without lakes, were that area a lake?

    Face-down areas count as land (WN-RULING-19).
    """
    board = s.board
    if is_detour(s, barred):
        return True
    seen = vec[i64](capacity=board.size)
    for _ in range(board.size):
        seen = append(seen, 0)
    queue = append(vec[i64](capacity=board.size), board.village)
    seen[board.village] = 1
    i: i64 = 0
    while i < i64(len(queue)):
        for side in range(SIDES):
            other = board.next[queue[i] * SIDES + side]
            if other == OFF_BOARD or other == barred or seen[other] == 1:
                continue
            seen[other] = 1
            # a player who stands on a lake may step off it, but no way leads over it
            if terrain(s, other) != LAKE:
                queue = append(queue, other)
        i += 1
    alive = s.of[ALIVE]
    for seat in range(s.seats):
        if (alive >> seat) & 1 == 1 and seen[s.of[WHERE + seat]] == 0:
            return False
    return True


def is_detour(s: Data, area: i64) -> bool:
    """Is the land around an area one piece, so that every way through it has a way round it?

    Who stands on a lake may have no other way off it, so then the long way of asking is taken.
    """
    for seat in range(s.seats):
        if s.alive(seat) and terrain(s, s.of[WHERE + seat]) == LAKE:
            return False
    pieces: i64 = 0
    before = passable(s, s.board.next[area * SIDES + SIDES - 1])
    for side in range(SIDES):
        here = passable(s, s.board.next[area * SIDES + side])
        if here and not before:
            pieces += 1
        before = here
    return pieces <= 1


def passable(s: Data, area: i64) -> bool:
    return area != OFF_BOARD and terrain(s, area) != LAKE
