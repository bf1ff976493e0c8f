"""Small maps made by hand, one for each question of sight."""

from collections.abc import Collection
from typing import Any

Document = dict[str, Any]


def space(
    number: int, corners: str, core: tuple[int, int], cover: bool = False, high: bool = False
) -> Document:
    """One space as a map's document has it; the corners' names are separated by blanks."""
    return {"number": number, "corners": corners.split(), "core": list(core), "cover": cover, "high": high}


def grid(
    columns: int,
    rows: int,
    *,
    cover: Collection[int] = (),
    high: Collection[int] = (),
    walls: Collection[tuple[int, int]] = (),
    gates: Collection[tuple[int, int]] = (),
) -> Document:
    """Squares of 100 units, numbered by rows; walls and gates lie between two numbers."""
    corners = {f"c{x}r{y}": [100 * x, 100 * y] for y in range(rows + 1) for x in range(columns + 1)}
    spaces = []
    for y in range(rows):
        for x in range(columns):
            number = y * columns + x + 1
            outline = f"c{x}r{y} c{x + 1}r{y} c{x + 1}r{y + 1} c{x}r{y + 1}"
            spaces.append(
                space(number, outline, (100 * x + 50, 100 * y + 50), number in cover, number in high)
            )
    return {
        "name": "small",
        "corners": corners,
        "space": spaces,
        "wall": [{"between": _between(columns, *pair)} for pair in walls],
        "gate": [{"between": _between(columns, *pair)} for pair in gates],
    }


def _between(columns: int, a: int, b: int) -> list[str]:
    """The edge that two squares of a grid share; b is the one on the right or below."""
    x, y = (b - 1) % columns, (b - 1) // columns
    return [f"c{x}r{y}", f"c{x}r{y + 1}" if b == a + 1 else f"c{x + 1}r{y}"]


def door_off_the_middle() -> Document:
    """Two squares; only the lowest part of the edge between them is open, beside the line of the centres."""
    return {
        "corners": {"a": [0, 0], "b": [100, 0], "c": [200, 0], "d": [100, 60], "e": [0, 100], "f": [100, 100]}
        | {"g": [200, 100]},
        "space": [space(1, "a b d f e", (50, 50)), space(2, "b c g f d", (150, 50))],
        "wall": [{"between": ["b", "d"]}],
    }


def round_the_corner() -> Document:
    """Space 1 is an L with its core at one end; space 2 adjoins the other end."""
    return {
        "corners": {"a": [0, 0], "b": [300, 0], "c": [400, 0], "d": [100, 100], "e": [300, 100]}
        | {"f": [400, 100], "g": [0, 300], "h": [100, 300]},
        "space": [space(1, "a b e d h g", (50, 250)), space(2, "b c f e", (350, 50))],
    }


def two_ways_across() -> Document:
    """From 1 to 5 one looks over 2 and 3, or a little lower over 4 alone."""
    return {
        "corners": {"a": [0, 0], "b": [100, 0], "c": [150, 0], "d": [200, 0], "e": [300, 0]}
        | {"f": [100, 50], "g": [150, 50], "h": [200, 50]}
        | {"i": [0, 100], "j": [100, 100], "k": [200, 100], "l": [300, 100]},
        "space": [
            space(1, "a b f j i", (50, 50)),
            space(2, "b c g f", (125, 25)),
            space(3, "c d h g", (175, 25)),
            space(4, "f g h k j", (150, 75)),
            space(5, "d e l k h", (250, 50)),
        ],
    }


def horseshoe(wall_on_the_way_back: bool = False) -> Document:
    """From left to right 1, the left arm of 2, 3 between its arms, the right arm of 2, and 4."""
    return {
        "corners": {"a": [0, 0], "b": [100, 0], "c": [200, 0], "d": [300, 0], "e": [400, 0], "f": [500, 0]}
        | {"g": [0, 100], "h": [100, 100], "i": [200, 100], "j": [300, 100], "k": [400, 100], "l": [500, 100]}
        | {"m": [100, 200], "n": [400, 200]},
        "space": [
            space(1, "a b h g", (50, 50)),
            space(2, "b c i j d e k n m h", (150, 50)),
            space(3, "c d j i", (250, 50)),
            space(4, "e f l k", (450, 50)),
        ],
        "wall": [{"between": ["d", "j"]}] if wall_on_the_way_back else [],
    }
