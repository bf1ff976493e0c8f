"""Convex cells: every space as it is, or cut along diagonals where its outline bends inwards.

A straight line goes into a convex cell once and out of it once, so the lines through a row of cells are those
that pass between the two ends of every edge from one cell to the next.
"""

from collections.abc import Iterator
from math import atan2, cos, hypot, pi, sin, sqrt
from typing import Final

from wildtable.games.wildlands.geometry import (
    CLEARANCE,
    WALL,
    Ground,
    Point,
    Space,
    distance_to_edge,
    distance_to_outline,
)

_FLAT: Final = 1e-9

Arc = tuple[float, float]  # directions from one angle up to another
Bound = tuple[float, float, float]  # x, y and k: the number x cos t + y sin t + k of a direction t


class Piece:
    """The part of a core that lies in one cell, by how far it reaches in each direction.

    In a direction t it reaches as far as the greatest of the `ends` that count in that direction, and in the
    opposite one as far as the least of the `beginnings`.
    """

    def __init__(self, ends: list[tuple[Bound, Arc]], beginnings: list[tuple[Bound, Arc]]) -> None:
        self.ends = ends
        self.beginnings = beginnings


class Cell:
    """A convex part of a space, and what lies beyond each of its edges."""

    def __init__(self, space: int, names: list[str], corners: list[Point]) -> None:
        self.space = space
        self.names = names
        self.corners = corners
        self.beyond: list[int] = []  # another cell or WALL; edge k runs from corner k to the next
        self.is_gate: list[bool] = []
        self.in_core: list[bool] = []  # a diagonal that comes as near to its core as a corner never does
        self.core: Piece | None = None  # what it has of its space's core

    def edges(self) -> Iterator[tuple[str, str]]:
        """The edges in order, each from one corner to the next."""
        return zip(self.names, self.names[1:] + self.names[:1], strict=True)


def reach(space: Space, core_radius: float) -> float:
    """The radius in which lines may begin: a line that begins at the outline touches it (WL-RULING-53)."""
    return max(0.0, min(core_radius, distance_to_outline(space.outline, space.core) - CLEARANCE))


def convex_cells(ground: Ground) -> list[Cell]:
    """The cells of all spaces, joined over white lines, gates and diagonals."""
    cells: list[Cell] = []
    owner: dict[tuple[int, str, str], int] = {}
    for number, space in enumerate(ground.spaces):
        for names in _convex_parts(space):
            for a, b in zip(names, names[1:] + names[:1], strict=True):
                owner[number, a, b] = len(cells)
            at = dict(zip(space.corners, space.outline, strict=True))
            cells.append(Cell(number, names, [at[name] for name in names]))
    for cell in cells:
        space = ground.spaces[cell.space]
        sides = {edge: k for k, edge in enumerate(space.edges())}
        radius = reach(space, ground.core_radius)
        for k, (a, b) in enumerate(cell.edges()):
            side = sides.get((a, b))
            other = cell.space if side is None else ground.beyond[cell.space][side]
            cell.beyond.append(WALL if other == WALL else owner[other, b, a])
            cell.is_gate.append(side is not None and ground.is_gate[cell.space][side])
            ends = cell.corners[k], cell.corners[(k + 1) % len(cell.corners)]
            near = side is None and distance_to_edge(space.core, *ends) < radius + CLEARANCE
            cell.in_core.append(near)
        cell.core = _piece(cell, space.core, radius)
    return cells


def _convex_parts(space: Space) -> list[list[str]]:
    """The corners of each part: ears are cut off until the rest is convex, far from the core if possible."""
    at = dict(zip(space.corners, space.outline, strict=True))
    rest = list(space.corners)
    parts = []
    while len(rest) > 3 and not all(_bend(at, rest, i) > -_FLAT for i in range(len(rest))):
        ears = [i for i in range(len(rest)) if _is_ear(at, rest, i)]
        ear = max(
            ears, key=lambda i: distance_to_edge(space.core, at[rest[i - 1]], at[rest[(i + 1) % len(rest)]])
        )
        parts.append([rest[ear - 1], rest[ear], rest[(ear + 1) % len(rest)]])
        del rest[ear]
    return [*parts, rest]


def _is_ear(at: dict[str, Point], rest: list[str], i: int) -> bool:
    """Can the corner be cut off without touching another one?"""
    if _bend(at, rest, i) <= _FLAT:
        return False
    triangle = rest[i - 1], rest[i], rest[(i + 1) % len(rest)]
    p, q, r = (at[name] for name in triangle)
    return not any(
        min(_turn(p, q, at[name]), _turn(q, r, at[name]), _turn(r, p, at[name])) >= -_FLAT
        for name in rest
        if name not in triangle
    )


def _bend(at: dict[str, Point], ring: list[str], i: int) -> float:
    return _turn(at[ring[i - 1]], at[ring[i]], at[ring[(i + 1) % len(ring)]])


def _turn(p: Point, q: Point, r: Point) -> float:
    """Above 0 if r lies on the inner side of an edge p-q of an outline."""
    return (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0])


def _piece(cell: Cell, core: Point, radius: float) -> Piece | None:
    """What a cell has of a core: arcs of its rim, and points where an edge of the cell cuts the rim."""
    x, y = core
    everywhere = (-pi, pi)
    cuts = [cut for k in range(len(cell.corners)) for cut in _cuts(cell, k, core, radius)]
    turns = sorted(atan2(cut[1] - y, cut[0] - x) for cut in cuts)
    arcs = [everywhere] if not turns else list(zip(turns, [*turns[1:], turns[0] + 2 * pi], strict=True))
    arcs = [
        (low, high)
        for low, high in arcs
        if _holds(cell, (x + radius * cos((low + high) / 2), y + radius * sin((low + high) / 2)))
    ]
    points = [((px, py, 0.0), everywhere) for px, py in cuts]
    if not arcs and not points:
        return None
    ends = points + [((x, y, radius), arc) for arc in arcs]
    beginnings = points + [((x, y, -radius), (low + pi, high + pi)) for low, high in arcs]
    return Piece(ends, beginnings)


def _cuts(cell: Cell, k: int, core: Point, radius: float) -> list[Point]:
    """Where edge k cuts the rim of a core; corners lie outside of every core."""
    p, q = cell.corners[k], cell.corners[(k + 1) % len(cell.corners)]
    length = hypot(q[0] - p[0], q[1] - p[1])
    ahead_x, ahead_y = (q[0] - p[0]) / length, (q[1] - p[1]) / length
    along = (core[0] - p[0]) * ahead_x + (core[1] - p[1]) * ahead_y
    across = (core[0] - p[0]) * ahead_y - (core[1] - p[1]) * ahead_x
    if abs(across) >= radius or not 0 < along < length:
        return []
    half = sqrt(radius * radius - across * across)
    return [(p[0] + ahead_x * far, p[1] + ahead_y * far) for far in (along - half, along + half)]


def _holds(cell: Cell, point: Point) -> bool:
    ends = cell.corners[1:] + cell.corners[:1]
    return all(_turn(p, q, point) >= 0 for p, q in zip(cell.corners, ends, strict=True))
