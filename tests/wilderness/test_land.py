"""The land: what our tiles are like, and what the loader refuses."""

import tomllib
from collections import Counter
from typing import Any

import pytest

from tests.packs import ours
from wildtable.engine.refusal import BadContent
from wildtable.games.wilderness.content.land import (
    CORNERS,
    NAMES,
    NO_LAIR,
    PLACES,
    Land,
    Tile,
    beside,
    on_rim,
    read_land,
)
from wildtable.games.wilderness.terrain import (
    ANIMALS,
    DESERT,
    DIRECTIONS,
    LAKE,
    MOUNTAIN,
    SWAMP,
    TERRAINS,
    TILE_AREAS,
    TRIBE,
    VILLAGE,
)

Document = dict[str, Any]


def tiles_document() -> Document:
    return tomllib.loads(ours("wilderness/tiles.toml"))


def land_document() -> Document:
    return tomllib.loads(ours("wilderness/land.toml"))


@pytest.fixture(scope="module")
def land() -> Land:
    return read_land(tiles_document(), land_document())


def wet(tile: Tile, area: int) -> bool:
    """Can one drink there, if no other tile helps?"""
    neighbours = [beside(area, direction) for direction in range(6)]
    return tile.rivers[area] != 0 or any(tile.terrain[n] == LAKE for n in neighbours if n is not None)


@pytest.mark.rule("WN-GEO-09")
def test_a_tile_has_21_areas_in_six_rows() -> None:
    assert len(PLACES) == TILE_AREAS
    assert NAMES[0] == "a1"
    assert NAMES[-1] == "f1"
    assert beside(NAMES.index("b2"), DIRECTIONS.index("E")) == NAMES.index("b3")
    assert beside(NAMES.index("b2"), DIRECTIONS.index("NE")) == NAMES.index("a3")
    assert beside(NAMES.index("a1"), DIRECTIONS.index("SE")) == NAMES.index("b1")
    assert [beside(NAMES.index("a6"), direction) for direction in (0, 1, 2, 5)] == [None] * 4


@pytest.mark.rule("WN-SETUP-01")
@pytest.mark.rule("WN-ANIMAL-01")
def test_our_tiles_have_everything_that_the_rules_speak_of(land: Land) -> None:
    assert len({tile.name for tile in land.tiles}) == 8
    found = Counter(kind for tile in land.tiles for kind in tile.terrain)
    assert set(found) == set(range(VILLAGE))
    lairs = Counter(ANIMALS[lair] for tile in land.tiles for lair in tile.lairs if lair != NO_LAIR)
    assert lairs == {"wolf": 2, "snake": 1, "bear": 1}
    assert all(sum(lair != NO_LAIR for lair in tile.lairs) <= 1 for tile in land.tiles)


def test_every_tile_of_ours_has_water_and_most_have_food(land: Land) -> None:
    """Water is near, but not everywhere."""
    for tile in land.tiles:
        dry = [area for area in range(TILE_AREAS) if tile.terrain[area] != LAKE and not wet(tile, area)]
        assert 0 < len(dry) < TILE_AREAS - 2, tile.name


def test_rivers_of_ours_run_along_connected_sides(land: Land) -> None:
    """No side of a river lies alone: it meets another one, or a lake, at one of its ends."""
    for tile in land.tiles:
        sides = {
            frozenset(_corners(area, direction))
            for area in range(TILE_AREAS)
            for direction in range(6)
            if tile.rivers[area] >> direction & 1
        }
        shores = {
            corner
            for area in range(TILE_AREAS)
            if tile.terrain[area] == LAKE
            for direction in range(6)
            for corner in _corners(area, direction)
        }
        for side in sides:
            meeting = [other for other in sides if other != side and other & side]
            assert meeting or side & shores, (tile.name, side)


def _corners(area: int, direction: int) -> tuple[tuple[int, int], tuple[int, int]]:
    """Both ends of a side, in units in which all corners are whole."""
    u, v = PLACES[area]
    x, y = 2 * u + v, 3 * v
    ring = [(0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1)]
    (ax, ay), (bx, by) = ring[direction], ring[(direction + 1) % 6]
    return (x + ax, y + ay), (x + bx, y + by)


def test_both_areas_at_a_river_have_its_side(land: Land) -> None:
    for tile in land.tiles:
        for area in range(TILE_AREAS):
            for direction in range(6):
                other = beside(area, direction)
                if other is not None:
                    here = tile.rivers[area] >> direction & 1
                    assert here == tile.rivers[other] >> (direction + 3) % 6 & 1


@pytest.mark.parametrize(
    ("name", "kind", "least"),
    [
        ("salt-pan", DESERT, 12),
        ("black-moor", SWAMP, 8),
        ("mirror-lakes", LAKE, 4),
        ("wolfback-ridge", MOUNTAIN, 6),
    ],
)
def test_a_tile_is_a_place_with_a_character(land: Land, name: str, kind: int, least: int) -> None:
    (tile,) = [tile for tile in land.tiles if tile.name == name]
    assert tile.terrain.count(kind) >= least


@pytest.mark.rule("WN-RULING-68")
def test_every_corner_is_open_and_everything_else_can_be_reached(land: Land) -> None:
    for tile in land.tiles:
        for corner in CORNERS:
            assert tile.terrain[NAMES.index(corner)] not in (LAKE, TRIBE)
        lakes = [area for area in range(TILE_AREAS) if tile.terrain[area] == LAKE and on_rim(area)]
        for lake in lakes:
            assert not {beside(lake, direction) for direction in range(6)} & set(lakes)


@pytest.mark.rule("WN-SETUP-03")
@pytest.mark.rule("WN-RULING-74")
def test_the_loose_areas_and_the_compass(land: Land) -> None:
    assert len(land.extra) == 7
    assert TRIBE not in land.extra
    assert [DIRECTIONS[direction] for direction in land.compass] == ["NE", "E", "SE", "SW", "W", "NW"]
    assert [DIRECTIONS[direction] for direction in land.water] == ["NE", "E", "SE"]


def _set_row(name: str, row: int, text: str) -> Document:
    document = tiles_document()
    document[name]["land"][row] = text
    return document


def _with(name: str, key: str, value: object) -> Document:
    document = tiles_document()
    document[name][key] = value
    return document


def _without(name: str) -> Document:
    document = tiles_document()
    del document[name]
    return document


@pytest.mark.parametrize(
    ("document", "sentence"),
    [
        (_without("salt-pan"), "tiles.toml: there are 8 tiles, not 7 (WN-SETUP-01)."),
        (_set_row("salt-pan", 0, "r d d"), "tiles.toml, salt-pan: row a of 'land' must have 6 areas."),
        (
            _with("salt-pan", "land", ["r d d d r g"]),
            "tiles.toml, salt-pan: 'land' has 1 rows, but must have 6.",
        ),
        (
            _set_row("salt-pan", 5, "x"),
            "tiles.toml, salt-pan: 'x' is no terrain: known are g, r, d, f, s, m, l, T.",
        ),
        (
            _set_row("salt-pan", 5, "l"),
            "tiles.toml, salt-pan: the corner f1 can have no lake, no lair and not the Tribe.",
        ),
        (
            _with("salt-pan", "lairs", {"a1": "wolf"}),
            "tiles.toml, salt-pan: the corner a1 can have no lake, no lair and not the Tribe.",
        ),
        (
            _with("mirror-lakes", "lairs", {"b2": "bear"}),
            "tiles.toml, mirror-lakes: the lair at b2 must lie on ordinary land.",
        ),
        (
            _set_row("salt-pan", 0, "r d l l r g"),
            "tiles.toml, salt-pan: the lakes a3 and a4 lie side by side on the rim.",
        ),
        (
            _with("salt-pan", "land", ["r l d d r g", "d l d d d", "l r d d", "d m d", "d d", "r"]),
            "tiles.toml, salt-pan: lakes cut a3 off from the rest of the tile.",
        ),
        (
            _with("salt-pan", "rivers", ["g1 E"]),
            "tiles.toml, salt-pan: 'g1 E' is no side of an area: write 'b2 E'.",
        ),
        (
            _with("salt-pan", "rivers", ["b2 E", "b3 W"]),
            "tiles.toml, salt-pan: the river 'b3 W' is there twice.",
        ),
        (
            _with("salt-pan", "lairs", {"b2": "lion"}),
            "tiles.toml, salt-pan: 'lion' is no animal: known are wolf, snake, bear.",
        ),
        (
            _with("salt-pan", "lairs", {"z9": "wolf"}),
            "tiles.toml, salt-pan: there is no area 'z9' for a lair.",
        ),
        (
            _with("salt-pan", "lairs", {"b2": "wolf"}),
            "tiles.toml: there must be two lairs of wolves, one of a snake, one of a bear (WN-ANIMAL-01).",
        ),
        (
            _set_row("salt-pan", 1, "d d T d d"),
            "tiles.toml: the Tribe has one area, not 2 (WN-RULING-20).",
        ),
        (
            _with("salt-pan", "colour", "white"),
            "tiles.toml, salt-pan: unknown entry 'colour'; known are lairs, land, rivers, source.",
        ),
        (
            _with("salt-pan", "source", "a dream"),
            "tiles.toml, salt-pan: 'source' must be one of rulebook, outside, stand-in, owner.",
        ),
        (_with("salt-pan", "rivers", "b2 E"), "tiles.toml, salt-pan: 'rivers' must be a list."),
    ],
)
def test_a_tile_that_breaks_a_constraint_is_refused_by_name(document: Document, sentence: str) -> None:
    with pytest.raises(BadContent) as caught:
        read_land(document, land_document())
    assert str(caught.value) == sentence


def test_a_set_without_a_terrain_is_refused() -> None:
    document = tiles_document()
    for tile in document.values():
        tile["land"] = [row.replace("m", "r") for row in tile["land"]]
    with pytest.raises(BadContent, match=r"^tiles\.toml: no tile has 'mountain'\.$"):
        read_land(document, land_document())


def test_a_set_without_rivers_is_refused() -> None:
    document = tiles_document()
    for tile in document.values():
        tile["rivers"] = []
    with pytest.raises(BadContent, match=r"^tiles\.toml: no tile has a river \(WN-TERRAIN-08\)\.$"):
        read_land(document, land_document())


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"extra": ["swamp"]}, "land.toml, extra: there are 7 extra areas, not 1."),
        (
            {"extra": ["village"] * 7},
            f"land.toml, extra: 'village' is no terrain: known are {', '.join(TERRAINS[:TRIBE])}.",
        ),
        (
            {"compass": ["NE", "NE", "SE", "SW", "W", "NW"]},
            "land.toml, compass: each of the six directions has one number (WN-COMPASS-01).",
        ),
        (
            {"compass": ["N"]},
            "land.toml, compass: 'N' is no direction: known are NE, E, SE, SW, W, NW.",
        ),
        (
            {"village": {"water": []}},
            "land.toml, village: the village has water on some of its sides (WN-SETUP-03).",
        ),
        (
            {"village": {"water": ["W"]}},
            "land.toml, village: the side W looks to the board and must be land (WN-GEO-07).",
        ),
        ({"village": 3}, "land.toml: 'village' must be a table."),
        (
            {"tribe": {"beneath": "lake", "instead_of": "swamp"}},
            "land.toml, tribe: 'beneath' cannot be a lake.",
        ),
        (
            {"tribe": {"beneath": "forest", "instead_of": "rocky"}},
            "land.toml, tribe: 'instead_of' must be one of the extra areas (WN-RULING-20).",
        ),
    ],
)
def test_other_land_that_breaks_a_constraint_is_refused(changes: Document, sentence: str) -> None:
    with pytest.raises(BadContent) as caught:
        read_land(tiles_document(), {**land_document(), **changes})
    assert str(caught.value) == sentence
