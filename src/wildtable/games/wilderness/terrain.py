"""What lies where: the kinds of terrain, animals, tracks and directions, by number."""

from typing import Final

GRASSLAND: Final = 0
ROCKY: Final = 1
DESERT: Final = 2
FOREST: Final = 3
SWAMP: Final = 4
MOUNTAIN: Final = 5
LAKE: Final = 6
TRIBE: Final = 7
VILLAGE: Final = 8
FACE_DOWN: Final = 9
"""Not turned up yet: nobody knows (WN-RULING-06)."""

TERRAINS: Final = (
    "grassland",
    "rocky",
    "desert",
    "forest",
    "swamp",
    "mountain",
    "lake",
    "tribe",
    "village",
    "face-down",
)

WOLF: Final = 0
SNAKE: Final = 1
BEAR: Final = 2
ANIMALS: Final = ("wolf", "snake", "bear")

THIRST: Final = 0
HUNGER: Final = 1
EXHAUSTION: Final = 2
TRACKS: Final = ("thirst", "hunger", "exhaustion")

DIRECTIONS: Final = ("NE", "E", "SE", "SW", "W", "NW")
STEPS: Final = ((1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1))
"""By direction: what a step adds to q and r (WN-GEO-01)."""

TILE_AREAS: Final = 21
TILE_SIDE: Final = 6
ROWS: Final = 7
