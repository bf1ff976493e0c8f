"""The geometry of a map: which spaces share a line, and where one climbs.

A space is a polygon with a core disc in it. Corners are shared by name, so two polygons that list the same
two corners one after the other share that edge. Spaces are indices here (0, 1, ...); y points down as on a
screen.
"""

from math import hypot
from typing import Final

Point = tuple[float, float]
Edge = tuple[str, str]

WALL: Final = -1
CLEARANCE: Final = 1.0  # a line nearer than this to a corner touches it (WL-RULING-53)


class Space:
    """One space as drawn: its outline clockwise, its core, and what the core shows."""

    def __init__(
        self,
        number: int,
        corners: list[str],
        outline: list[Point],
        core: Point,
        cover: bool,
        high: bool,
        place: str,
    ) -> None:
        self.number = number
        self.corners = corners
        self.outline = outline
        self.core = core
        self.cover = cover
        self.high = high
        self.place = place

    def edges(self) -> list[Edge]:
        """The edges in order, each from one corner to the next."""
        return [(a, self.corners[(i + 1) % len(self.corners)]) for i, a in enumerate(self.corners)]


class Ground:
    """All spaces with what lies beyond each of their edges (WL-MAP-01, WL-MAP-02)."""

    def __init__(self, spaces: list[Space], core_radius: float, walls: set[Edge], gates: set[Edge]) -> None:
        """`walls` are the shared edges that are no white line; an edge of one space only is a wall anyway."""
        self.spaces = spaces
        self.core_radius = core_radius
        owner = {edge: i for i, space in enumerate(spaces) for edge in space.edges()}
        self.beyond: list[list[int]] = []
        self.is_gate: list[list[bool]] = []
        for space in spaces:
            edges = space.edges()
            self.beyond.append([WALL if _either(e, walls) else owner.get((e[1], e[0]), WALL) for e in edges])
            self.is_gate.append([_either(edge, gates) for edge in edges])
        self.neighbours = [sorted(set(row) - {WALL}) for row in self.beyond]

    def shared_edges(self) -> list[tuple[Edge, int, int]]:
        """Every white line and gate once, with the spaces on both sides (WL-MAP-01, WL-DE-24)."""
        return [
            (edge, i, self.beyond[i][k])
            for i, space in enumerate(self.spaces)
            for k, edge in enumerate(space.edges())
            if i < self.beyond[i][k]
        ]

    def climbs(self) -> list[tuple[Edge, int, int]]:
        """Every white line with an arrow, from the low to the high space (WL-MAP-03, WL-RULING-23).

        WL-RULING-24.
        """
        found = []
        for edge, i, j in self.shared_edges():
            if self.spaces[i].high != self.spaces[j].high:
                found.append((edge, j, i) if self.spaces[i].high else (edge, i, j))
        return found

    def hops_from(self, start: int) -> list[int]:
        """Steps over white lines from one space to every space; -1 where no way leads."""
        hops = [-1] * len(self.spaces)
        hops[start] = 0
        reached = [start]
        for space in reached:
            for other in self.neighbours[space]:
                if hops[other] < 0:
                    hops[other] = hops[space] + 1
                    reached.append(other)
        return hops


def turns_clockwise(outline: list[Point]) -> bool:
    """Does the outline run clockwise as seen on a screen?"""
    ends = outline[1:] + outline[:1]
    return sum(p[0] * q[1] - q[0] * p[1] for p, q in zip(outline, ends, strict=True)) > 0


def contains(outline: list[Point], point: Point) -> bool:
    """Does the point lie inside the outline?"""
    x, y = point
    inside = False
    (px, py) = outline[-1]
    for qx, qy in outline:
        if (py > y) != (qy > y) and x < px + (qx - px) * (y - py) / (qy - py):
            inside = not inside
        px, py = qx, qy
    return inside


def distance_to_edge(point: Point, p: Point, q: Point) -> float:
    """How far a point is from the segment p-q."""
    dx, dy = q[0] - p[0], q[1] - p[1]
    square = dx * dx + dy * dy
    share = 0.0
    if square > 0:
        share = min(1.0, max(0.0, ((point[0] - p[0]) * dx + (point[1] - p[1]) * dy) / square))
    return hypot(point[0] - p[0] - share * dx, point[1] - p[1] - share * dy)


def distance_to_outline(outline: list[Point], point: Point) -> float:
    """How far a point is from the nearest edge of an outline."""
    return min(distance_to_edge(point, p, q) for p, q in zip(outline, outline[1:] + outline[:1], strict=True))


def edges_cross(p: Point, q: Point, r: Point, s: Point) -> bool:
    """Do the segments p-q and r-s cross, each between its ends?"""
    return _side(p, q, r) * _side(p, q, s) < 0 and _side(r, s, p) * _side(r, s, q) < 0


def _side(p: Point, q: Point, r: Point) -> float:
    return (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0])


def _either(edge: Edge, edges: set[Edge]) -> bool:
    """Is the edge in the set, in either direction?"""
    return edge in edges or (edge[1], edge[0]) in edges
