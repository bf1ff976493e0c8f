"""The geometry of a map: which spaces share a line, where one climbs, who sees whom.

A space is a polygon with a core disc in it. Corners are shared by name, so two polygons that list the same
two corners one after the other share that edge. Spaces are indices here (0, 1, ...); y points down as on a
screen.
"""

from collections.abc import Iterator
from math import cos, hypot, pi, sin
from typing import Final

Point = tuple[float, float]
Edge = tuple[str, str]

WALL: Final = -1
NO_LINE: Final = -1
CLEARANCE: Final = 1.0  # a line nearer than this to a corner touches it (WL-RULING-53)
FINENESS: Final = (8, 24)  # points on each core's outline that are tried after the centres
_NOTHING: Final = 1e-6


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
        """Every white line and gate once, with the spaces on both sides (WL-MAP-01)."""
        return [
            (edge, i, self.beyond[i][k])
            for i, space in enumerate(self.spaces)
            for k, edge in enumerate(space.edges())
            if i < self.beyond[i][k]
        ]

    def climbs(self) -> list[tuple[Edge, int, int]]:
        """Every white line with an arrow, from the low to the high space (WL-MAP-03, WL-RULING-23)."""
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


class Walk:
    """The spaces that a line goes through, in order, and whether it goes through a gate."""

    def __init__(self, spaces: list[int], through_gate: bool) -> None:
        self.spaces = spaces
        self.through_gate = through_gate


def walk(ground: Ground, first: int, start: Point, end: Point) -> Walk | None:
    """Follow a line from a point of a space; None if wall or corner stops it (WL-LOS-02, WL-RULING-53)."""
    x, y = start
    length = hypot(end[0] - x, end[1] - y)
    if length < CLEARANCE:
        return Walk([first], False)
    ahead_x, ahead_y = (end[0] - x) / length, (end[1] - y) / length
    passed = [first]
    through_gate = False
    here, travelled = first, 0.0
    while True:
        outline = ground.spaces[here].outline
        leave, way_out = length, 0
        corner_x, corner_y = outline[-1]
        was_along = (corner_x - x) * ahead_x + (corner_y - y) * ahead_y
        was_across = (corner_x - x) * ahead_y - (corner_y - y) * ahead_x
        for i, (corner_x, corner_y) in enumerate(outline):
            along = (corner_x - x) * ahead_x + (corner_y - y) * ahead_y
            across = (corner_x - x) * ahead_y - (corner_y - y) * ahead_x
            if -CLEARANCE < across < CLEARANCE and -CLEARANCE < along < length + CLEARANCE:
                return None
            if (across > 0) != (was_across > 0):
                crossing = was_along + (along - was_along) * was_across / (was_across - across)
                if travelled + _NOTHING < crossing < leave:
                    leave, way_out = crossing, i - 1
            was_along, was_across = along, across
        if leave == length:
            return Walk(passed, through_gate)
        through_gate = through_gate or ground.is_gate[here][way_out]
        here, travelled = ground.beyond[here][way_out], leave
        if here == WALL:
            return None
        passed.append(here)


def spaces_between(ground: Ground, line: Walk, a: int, b: int) -> int:
    """How many spaces lie between a and b on this line, or NO_LINE if one of them stops it.

    Cover stops it (WL-LOS-03). High ground stops it unless both ends are high (WL-LOS-05 to -07,
    WL-RULING-55, -58), and nobody sees from low to high (WL-LOS-05). Each space counts once, a and b never
    (WL-RULING-92).
    """
    from_high, to_high = ground.spaces[a].high, ground.spaces[b].high
    if to_high and not from_high:
        return NO_LINE
    between = set(line.spaces) - {a, b}
    for i in between:
        space = ground.spaces[i]
        if space.cover or (space.high and not to_high):
            return NO_LINE
    return len(between)


def lines(ground: Ground, a: int, b: int) -> Iterator[tuple[Point, Point]]:
    """The lines to try, core to core: the centres, then points on both outlines, ever finer (WL-LOS-01)."""
    from_core, to_core = ground.spaces[a].core, ground.spaces[b].core
    yield from_core, to_core
    for count in FINENESS:
        ends = on_circle(to_core, ground.core_radius, count)
        for start in on_circle(from_core, ground.core_radius, count):
            for end in ends:
                yield start, end


def on_circle(centre: Point, radius: float, count: int) -> list[Point]:
    """Points spread evenly on a circle."""
    turns = [2 * pi * i / count for i in range(count)]
    return [(centre[0] + radius * cos(turn), centre[1] + radius * sin(turn)) for turn in turns]


def sight_tables(ground: Ground) -> tuple[list[list[int]], list[list[int]]]:
    """For each ordered pair the fewest spaces between over all lines, or NO_LINE (MAP-7, WL-RULING-54).

    The second table is for a gate that stops lines (WL-RULING-57). The own space is always seen (WL-LOS-04).
    """
    size = range(len(ground.spaces))
    gate_open = [[0 if a == b else NO_LINE for b in size] for a in size]
    gate_closed = [row[:] for row in gate_open]
    for a in size:
        hops = ground.hops_from(a)
        for b in range(a + 1, len(ground.spaces)):
            if hops[b] > 0:
                _look_both_ways(ground, a, b, hops[b] - 1, gate_open, gate_closed)
    return gate_open, gate_closed


def _look_both_ways(
    ground: Ground, a: int, b: int, least: int, gate_open: list[list[int]], gate_closed: list[list[int]]
) -> None:
    """Try the lines between a and b; each serves both directions. No line has fewer than `least` between."""
    ways = [(i, j) for i, j in ((a, b), (b, a)) if ground.spaces[i].high or not ground.spaces[j].high]
    for start, end in lines(ground, a, b):
        line = walk(ground, a, start, end)
        if line is None:
            continue
        for i, j in ways:
            between = spaces_between(ground, line, i, j)
            _keep_fewest(gate_open[i], j, between)
            if not line.through_gate:
                _keep_fewest(gate_closed[i], j, between)
        if all(gate_open[i][j] == least == gate_closed[i][j] for i, j in ways):
            return


def _keep_fewest(row: list[int], space: int, between: int) -> None:
    if between != NO_LINE and (row[space] == NO_LINE or between < row[space]):
        row[space] = between


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
