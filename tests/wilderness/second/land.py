"""The land of Wilderness once more, from the rulebook and the tile sheets alone, without the engine.

An area is a pair (q, r). Directions go round from the north-east.
"""

import tomllib
from pathlib import Path
from typing import Any

import wildtable.games.wilderness

Area = tuple[int, int]

SHEETS = Path(wildtable.games.wilderness.__file__).parent / "content"
WAYS: list[Area] = [(1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1)]
NAMES = ["NE", "E", "SE", "SW", "W", "NW"]
LETTERS = {
    "g": "grassland",
    "r": "rocky",
    "d": "desert",
    "f": "forest",
    "s": "swamp",
    "m": "mountain",
    "l": "lake",
    "T": "tribe",
}
PRICE = {
    "grassland": 2,
    "rocky": 2,
    "desert": 2,
    "forest": 3,
    "swamp": 3,
    "mountain": 4,
    "lake": 2,  # with a raft
    "tribe": 3,
    "village": 3,
}


def sheet(name: str) -> dict[str, Any]:
    return tomllib.loads((SHEETS / f"{name}.toml").read_text())


TILES = sheet("tiles")


def printed(tile: str, turn: int, north: bool) -> dict[Area, tuple[str, set[int], str | None]]:
    """What a tile shows in a slot, by place (a, r) in its block: terrain, river sides, lair (WN-GEO-09)."""
    found = {}
    data = TILES[tile]
    rivers: dict[str, set[int]] = {}
    for side in data.get("rivers", []):
        where, way = side.split()
        rivers.setdefault(where, set()).add(NAMES.index(way))
    for v, row in enumerate(data["land"]):
        for u, letter in enumerate(row.split()):
            label = f"{'abcdef'[v]}{u + 1}"
            place = (u, v, 5 - u - v)
            for _ in range(turn):
                place = (place[2], place[0], place[1])
            by = 2 * turn
            spot = (place[0], place[1])
            if north:
                by += 3
                spot = (5 - place[0], 6 - place[1])
            sides = {(way + by) % 6 for way in rivers.get(label, set())}
            found[spot] = (LETTERS[letter], sides, data.get("lairs", {}).get(label))
    return found


class Land:
    """What lies open, and what follows from it."""

    def __init__(self, tiles: int, contacts: int, tribe_on_tile: bool) -> None:
        self.tiles = tiles
        self.village = (3 * tiles, 5 if contacts == 2 else 6)
        self.up: dict[int, tuple[str, int]] = {}  # slot: tile and turn
        self.kind: dict[Area, str] = {self.village: "village"}
        self.extra: dict[Area, str] = {}  # extra areas that lie there
        self.wet: dict[Area, set[int]] = {}  # river sides as printed
        self.tribe_on_tile = tribe_on_tile
        self.beside_all: dict[Area, list[Area]] = {}  # remembered: asked for again and again

    def slot(self, area: Area) -> int | None:
        """The tile of an area, from 0; none for the village (WN-GEO-03)."""
        q, r = area
        if area == self.village:
            return None
        return 2 * (q // 6) + (0 if q % 6 + r <= 5 else 1)

    def on_board(self, area: Area) -> bool:
        q, r = area
        return area == self.village or (0 <= q < 3 * self.tiles and 0 <= r <= 6)

    def beside(self, area: Area, way: int) -> Area | None:
        there = (area[0] + WAYS[way][0], area[1] + WAYS[way][1])
        return there if self.on_board(there) else None

    def around(self, area: Area) -> list[Area]:
        if area not in self.beside_all:
            ways = (self.beside(area, way) for way in range(6))
            self.beside_all[area] = [there for there in ways if there is not None]
        return self.beside_all[area]

    def turn_up(self, slot: int, tile: str, turn: int) -> list[tuple[str, Area]]:
        """The animals that come, the wolf first (WN-RULING-40)."""
        self.up[slot] = (tile, turn)
        came = []
        for (a, r), (kind, sides, lair) in printed(tile, turn, slot % 2 == 1).items():
            area = (6 * (slot // 2) + a, r)
            self.kind[area] = "grassland" if kind == "tribe" and not self.tribe_on_tile else kind
            self.wet[area] = sides
            if lair:
                came.append((lair, area))
        return sorted(came, key=lambda one: ["wolf", "snake", "bear"].index(one[0]))

    def terrain(self, area: Area) -> str:
        return self.extra.get(area) or self.kind.get(area, "face-down")

    def river(self, area: Area, way: int) -> bool:
        """Either side may print it (WN-RULING-07)."""
        there = self.beside(area, way)
        if way in self.wet.get(area, set()):
            return True
        return there is not None and (way + 3) % 6 in self.wet.get(there, set())

    def water(self, area: Area) -> bool:
        """WN-DRINK-01, WN-RULING-23, -120"""
        if self.terrain(area) == "lake" or any(self.terrain(there) == "lake" for there in self.around(area)):
            return True
        return any(self.river(area, way) for way in range(6))

    def to_turn(self, area: Area) -> list[int]:
        """Face-down tiles that border on an area, from the west (WN-REVEAL-01, -02)."""
        slots = {self.slot(there) for there in self.around(area)} - {None}
        return sorted(slot for slot in slots if slot is not None and slot not in self.up)

    def steps(self, area: Area) -> int:
        """To the village, whatever lies between."""
        found, seen, edge = 0, {self.village}, {self.village}
        while area not in seen:
            edge = {there for one in edge for there in self.around(one)} - seen
            seen |= edge
            found += 1
        return found

    def reach(self, area: Area) -> bool:
        """Is there a way to the village without lakes, off a lake included (WN-RULING-19)?"""
        seen, edge = {area}, [area]
        while edge:
            for there in self.around(edge.pop()):
                if there == self.village:
                    return True
                if there not in seen and self.terrain(there) != "lake":
                    seen.add(there)
                    edge.append(there)
        return area == self.village
