"""Reads the landscape tiles and what else lies on the board, and refuses land that breaks a constraint."""

from collections import Counter
from collections.abc import Mapping
from typing import Any

from wildtable.engine.content import SOURCES, check_keys
from wildtable.engine.refusal import BadContent
from wildtable.games.wilderness.terrain import (
    ANIMALS,
    DESERT,
    DIRECTIONS,
    FOREST,
    GRASSLAND,
    LAKE,
    MOUNTAIN,
    ROCKY,
    STEPS,
    SWAMP,
    TERRAINS,
    TILE_AREAS,
    TILE_SIDE,
    TRIBE,
)

TILES_FILE = "tiles.toml"
LAND_FILE = "land.toml"

TILES = 8
EXTRA_AREAS = 7
LAIRS = Counter({"wolf": 2, "snake": 1, "bear": 1})
NO_LAIR = -1

LETTERS = {
    "g": GRASSLAND,
    "r": ROCKY,
    "d": DESERT,
    "f": FOREST,
    "s": SWAMP,
    "m": MOUNTAIN,
    "l": LAKE,
    "T": TRIBE,
}

PLACES = [(u, v) for v in range(TILE_SIDE) for u in range(TILE_SIDE - v)]
"""The areas of a tile with its tip to the south, in the order of their numbers (WN-GEO-09)."""

NAMES = [f"{'abcdef'[v]}{u + 1}" for u, v in PLACES]
CORNERS = ("a1", "a6", "f1")
_NUMBERS = {place: number for number, place in enumerate(PLACES)}


class Tile:
    """A landscape tile: by area its terrain, its river sides as a mask, and the animal of its lair or -1."""

    def __init__(self, name: str, terrain: list[int], rivers: list[int], lairs: list[int]) -> None:
        self.name = name
        self.terrain = terrain
        self.rivers = rivers
        self.lairs = lairs


class Land:
    """The tiles, the extra areas by terrain, the compass by its numbers, and the village's water sides.

    `beneath` is the terrain of the Tribe's area when the Tribe takes the place of the extra area `instead_of`
    (WN-RULING-20).
    """

    def __init__(
        self,
        tiles: list[Tile],
        extra: list[int],
        compass: list[int],
        water: list[int],
        beneath: int,
        instead_of: int,
    ) -> None:
        self.tiles = tiles
        self.extra = extra
        self.compass = compass
        self.water = water
        self.beneath = beneath
        self.instead_of = instead_of


def beside(area: int, direction: int) -> int | None:
    """The area of the same tile in a direction, or `None` beyond its rim."""
    u, v = PLACES[area]
    du, dv = STEPS[direction]
    return _NUMBERS.get((u + du, v + dv))


def on_rim(area: int) -> bool:
    """Does an area lie on the rim of its tile?"""
    return any(beside(area, direction) is None for direction in range(6))


def read_land(tiles: Mapping[str, Any], rest: Mapping[str, Any]) -> Land:
    """The land of two files; raises `BadContent` for what the rules do not allow."""
    read = [_read_tile(name, tile) for name, tile in tiles.items()]
    _check_tiles(read)
    place = LAND_FILE
    check_keys(place, rest, ("extra", "compass", "village", "tribe"))
    extra = [_terrain(f"{place}, extra", name) for name in _list(place, rest, "extra")]
    if len(extra) != EXTRA_AREAS:
        raise BadContent(f"{place}, extra: there are {EXTRA_AREAS} extra areas, not {len(extra)}.")
    compass = [_direction(f"{place}, compass", name) for name in _list(place, rest, "compass")]
    if sorted(compass) != list(range(6)):
        raise BadContent(f"{place}, compass: each of the six directions has one number (WN-COMPASS-01).")
    water = _read_village(f"{place}, village", _table(place, rest, "village"))
    tribe = _table(place, rest, "tribe")
    check_keys(f"{place}, tribe", tribe, ("beneath", "instead_of"))
    beneath = _terrain(f"{place}, tribe", tribe.get("beneath"))
    instead_of = _terrain(f"{place}, tribe", tribe.get("instead_of"))
    if beneath == LAKE:
        raise BadContent(f"{place}, tribe: 'beneath' cannot be a lake.")
    if instead_of not in extra:
        raise BadContent(f"{place}, tribe: 'instead_of' must be one of the extra areas (WN-RULING-20).")
    return Land(read, extra, compass, water, beneath, instead_of)


def _read_tile(name: str, tile: object) -> Tile:
    place = f"{TILES_FILE}, {name}"
    if not isinstance(tile, dict):
        raise BadContent(f"{place}: must be a table with 'land' and 'rivers'.")
    check_keys(place, tile, ("source", "land", "rivers", "lairs"))
    if tile.get("source", "owner") not in SOURCES:
        raise BadContent(f"{place}: 'source' must be one of {', '.join(SOURCES)}.")
    terrain = _read_terrain(place, _list(place, tile, "land"))
    rivers = _read_rivers(place, _list(place, tile, "rivers"))
    lairs = _read_lairs(place, tile.get("lairs", {}))
    _check_tile(place, terrain, lairs)
    return Tile(name, terrain, rivers, lairs)


def _read_terrain(place: str, rows: list[Any]) -> list[int]:
    """Six rows, of six areas down to one."""
    if len(rows) != TILE_SIDE:
        raise BadContent(f"{place}: 'land' has {len(rows)} rows, but must have {TILE_SIDE}.")
    terrain = []
    for v, row in enumerate(rows):
        letters = row.split() if isinstance(row, str) else []
        if len(letters) != TILE_SIDE - v:
            raise BadContent(f"{place}: row {'abcdef'[v]} of 'land' must have {TILE_SIDE - v} areas.")
        for letter in letters:
            if letter not in LETTERS:
                raise BadContent(f"{place}: '{letter}' is no terrain: known are {', '.join(LETTERS)}.")
            terrain.append(LETTERS[letter])
    return terrain


def _read_rivers(place: str, sides: list[Any]) -> list[int]:
    """Masks of sides; both areas at a side have it."""
    rivers = [0] * TILE_AREAS
    for side in sides:
        area, direction = _side(place, side)
        if rivers[area] >> direction & 1:
            raise BadContent(f"{place}: the river '{side}' is there twice.")
        rivers[area] |= 1 << direction
        other = beside(area, direction)
        if other is not None:
            rivers[other] |= 1 << (direction + 3) % 6
    return rivers


def _side(place: str, side: object) -> tuple[int, int]:
    area, _, direction = side.partition(" ") if isinstance(side, str) else ("", "", "")
    if area not in NAMES or direction not in DIRECTIONS:
        raise BadContent(f"{place}: '{side}' is no side of an area: write 'b2 E'.")
    return NAMES.index(area), DIRECTIONS.index(direction)


def _read_lairs(place: str, given: object) -> list[int]:
    if not isinstance(given, dict):
        raise BadContent(f"{place}: 'lairs' must be a table such as {{ b4 = \"wolf\" }}.")
    lairs = [NO_LAIR] * TILE_AREAS
    for area, animal in given.items():
        if area not in NAMES:
            raise BadContent(f"{place}: there is no area '{area}' for a lair.")
        if animal not in ANIMALS:
            raise BadContent(f"{place}: '{animal}' is no animal: known are {', '.join(ANIMALS)}.")
        lairs[NAMES.index(area)] = ANIMALS.index(animal)
    return lairs


def _check_tile(place: str, terrain: list[int], lairs: list[int]) -> None:
    """Wherever a tile comes to lie, one can begin on it and get across (WN-RULING-68)."""
    for name in CORNERS:
        area = NAMES.index(name)
        if terrain[area] in (LAKE, TRIBE) or lairs[area] != NO_LAIR:
            raise BadContent(f"{place}: the corner {name} can have no lake, no lair and not the Tribe.")
    for area, kind in enumerate(terrain):
        if lairs[area] != NO_LAIR and kind in (LAKE, TRIBE):
            raise BadContent(f"{place}: the lair at {NAMES[area]} must lie on ordinary land.")
        neighbours = [beside(area, direction) for direction in range(6)]
        for other in neighbours:
            if other is not None and kind == terrain[other] == LAKE and on_rim(area) and on_rim(other):
                raise BadContent(
                    f"{place}: the lakes {NAMES[area]} and {NAMES[other]} lie side by side on the rim."
                )
    for area in _cut_off(terrain):
        raise BadContent(f"{place}: lakes cut {NAMES[area]} off from the rest of the tile.")


def _cut_off(terrain: list[int]) -> list[int]:
    """The land that cannot be reached on land from a corner."""
    reached = {0}
    waiting = [0]
    while waiting:
        area = waiting.pop()
        for direction in range(6):
            other = beside(area, direction)
            if other is not None and other not in reached and terrain[other] != LAKE:
                reached.add(other)
                waiting.append(other)
    return [area for area in range(TILE_AREAS) if terrain[area] != LAKE and area not in reached]


def _check_tiles(tiles: list[Tile]) -> None:
    """What must hold for all tiles together."""
    if len(tiles) != TILES:
        raise BadContent(f"{TILES_FILE}: there are {TILES} tiles, not {len(tiles)} (WN-SETUP-01).")
    found = Counter(kind for tile in tiles for kind in tile.terrain)
    for kind in LETTERS.values():
        if not found[kind]:
            raise BadContent(f"{TILES_FILE}: no tile has '{TERRAINS[kind]}'.")
    if found[TRIBE] != 1:
        raise BadContent(f"{TILES_FILE}: the Tribe has one area, not {found[TRIBE]} (WN-RULING-20).")
    if not any(mask for tile in tiles for mask in tile.rivers):
        raise BadContent(f"{TILES_FILE}: no tile has a river (WN-TERRAIN-08).")
    lairs = Counter(ANIMALS[lair] for tile in tiles for lair in tile.lairs if lair != NO_LAIR)
    if lairs != LAIRS:
        raise BadContent(
            f"{TILES_FILE}: there must be two lairs of wolves, one of a snake, one of a bear (WN-ANIMAL-01)."
        )


def _read_village(place: str, village: Mapping[str, Any]) -> list[int]:
    check_keys(place, village, ("water",))
    water = [_direction(place, name) for name in _list(place, village, "water")]
    if not water:
        raise BadContent(f"{place}: the village has water on some of its sides (WN-SETUP-03).")
    for name in ("W", "SW"):
        if DIRECTIONS.index(name) in water:
            raise BadContent(f"{place}: the side {name} looks to the board and must be land (WN-GEO-07).")
    return water


def _terrain(place: str, name: object) -> int:
    if name not in TERRAINS[:TRIBE]:
        raise BadContent(f"{place}: '{name}' is no terrain: known are {', '.join(TERRAINS[:TRIBE])}.")
    return TERRAINS.index(str(name))


def _direction(place: str, name: object) -> int:
    if name not in DIRECTIONS:
        raise BadContent(f"{place}: '{name}' is no direction: known are {', '.join(DIRECTIONS)}.")
    return DIRECTIONS.index(str(name))


def _list(place: str, table: Mapping[str, Any], key: str) -> list[Any]:
    found = table.get(key)
    if not isinstance(found, list):
        raise BadContent(f"{place}: '{key}' must be a list.")
    return found


def _table(place: str, table: Mapping[str, Any], key: str) -> Mapping[str, Any]:
    found = table.get(key)
    if not isinstance(found, dict):
        raise BadContent(f"{place}: '{key}' must be a table.")
    return found
