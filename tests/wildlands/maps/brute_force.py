"""Sight found another way: very many lines, each followed step by step through the spaces.

It shares nothing with the program but the drawn map: what a line meets is found by walking along it, and the
lines to try are all that touch two things at once (corners with their clearance, the rims of both cores). If
there is a line at all, it can be turned and moved until it touches two of them.
"""

from collections.abc import Iterator
from itertools import combinations
from math import acos, atan2, cos, hypot, pi, sin, sqrt
from random import Random

from tests.wildlands.maps.small import Document
from wildtable.games.wildlands.geometry import (
    CLEARANCE,
    WALL,
    Ground,
    Point,
    contains,
    distance_to_edge,
    distance_to_outline,
)

Segment = tuple[Point, Point]
Disc = tuple[Point, float]

_NOTHING = 1e-6


class Walk:
    """The spaces that a line goes through, in order, and whether it goes through a gate."""

    def __init__(self, spaces: list[int], through_gate: bool) -> None:
        self.spaces = spaces
        self.through_gate = through_gate


def walk(ground: Ground, first: int, line: Segment, clearance: float = CLEARANCE - _NOTHING) -> Walk | None:
    """Follow a line from a point of a space; None if wall or corner stops it (WL-LOS-02, WL-RULING-53)."""
    (x, y), end = line
    length = hypot(end[0] - x, end[1] - y)
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
            if -clearance < across < clearance and 0 < along < length:
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
    """How many spaces lie between a and b on this line, or -1 if one of them stops it."""
    from_high, to_high = ground.spaces[a].high, ground.spaces[b].high
    if to_high and not from_high:
        return -1
    between = set(line.spaces) - {a, b}
    if any(ground.spaces[i].cover or (ground.spaces[i].high and not to_high) for i in between):
        return -1
    return len(between)


def sight_by_force(ground: Ground, rng: Random, further: int) -> tuple[list[list[int]], list[list[int]]]:
    """Sight for an open and for a closed gate, by all touching lines and some further ones for each pair."""
    size = range(len(ground.spaces))
    gate_open = [[0 if a == b else -1 for b in size] for a in size]
    gate_closed = [row[:] for row in gate_open]
    for a, b in combinations(size, 2):
        for line in _lines(ground, a, b, rng, further):
            found = walk(ground, a, line)
            for i, j in ((a, b), (b, a)) if found else ():
                between = spaces_between(ground, found, i, j) if found else -1
                _keep_fewest(gate_open[i], j, between)
                if found and not found.through_gate:
                    _keep_fewest(gate_closed[i], j, between)
    return gate_open, gate_closed


def _keep_fewest(row: list[int], space: int, between: int) -> None:
    if between != -1 and (row[space] == -1 or between < row[space]):
        row[space] = between


def _lines(ground: Ground, a: int, b: int, rng: Random, further: int) -> Iterator[Segment]:
    radius = ground.core_radius
    one, other = (ground.spaces[a].core, radius), (ground.spaces[b].core, radius)
    corners = {corner for space in ground.spaces for corner in space.outline}
    near = [c for c in corners if distance_to_edge(c, one[0], other[0]) < radius + 2 * CLEARANCE]
    for first, second in combinations([*((c, CLEARANCE) for c in sorted(near)), one, other], 2):
        for t, offset in _touching(first, second):
            line = _from_core_to_core(one, other, t, offset)
            if line is not None:
                yield line
    for _ in range(further):
        yield _point_in(one, rng), _point_in(other, rng)


def _touching(first: Disc, second: Disc) -> Iterator[tuple[float, float]]:
    """The lines that touch two discs, each as the direction of its left-hand side and its offset."""
    (px, py), (qx, qy) = first[0], second[0]
    apart, direction = hypot(px - qx, py - qy), atan2(py - qy, px - qx)
    for first_side, second_side in ((1, 1), (1, -1), (-1, 1), (-1, -1)):
        ahead = first_side * first[1] - second_side * second[1]
        if abs(ahead) > apart:
            continue
        for turn in (1, -1):
            t = direction + turn * acos(ahead / apart)
            yield t, px * cos(t) + py * sin(t) - first_side * first[1]


def _from_core_to_core(one: Disc, other: Disc, t: float, offset: float) -> Segment | None:
    """The part of a line between two cores, if it meets both and runs from the one to the other."""
    ends = []
    for ((x, y), radius), side in ((one, 1.0), (other, -1.0)):
        across = offset - x * cos(t) - y * sin(t)
        if abs(across) > radius + _NOTHING:
            return None
        along = side * sqrt(max(0.0, radius * radius - across * across))
        ends.append((x + across * cos(t) + along * sin(t), y + across * sin(t) - along * cos(t)))
    (ax, ay), (bx, by) = ends
    return (ends[0], ends[1]) if (bx - ax) * sin(t) - (by - ay) * cos(t) > 0 else None


def _point_in(disc: Disc, rng: Random) -> Point:
    (x, y), radius = disc
    turn, far = rng.uniform(-pi, pi), radius * sqrt(rng.random())
    return x + far * cos(turn), y + far * sin(turn)


def random_map(rng: Random, columns: int, rows: int, core_radius: int = 22) -> Document:
    """Crooked squares, some joined to bars and angles; cores, walls, gates, cover and heights at random."""
    at = {
        f"c{x}r{y}": [100 * x + rng.randint(-18, 18), 100 * y + rng.randint(-18, 18)]
        for y in range(rows + 1)
        for x in range(columns + 1)
    }
    spaces: list[Document] = []
    for squares in _groups(rng, columns, rows):
        names = _outline(squares)
        outline = [(float(at[name][0]), float(at[name][1])) for name in names]
        core = _somewhere(rng, squares)
        while not contains(outline, core) or distance_to_outline(outline, core) < core_radius + CLEARANCE:
            core = _somewhere(rng, squares)
        spaces.append({"number": len(spaces) + 1, "corners": names, "core": list(core)})
    for space in spaces:
        space["cover"] = rng.random() < 0.15
        space["high"] = rng.random() < 0.15
    edges = {
        edge
        for space in spaces
        for edge in zip(space["corners"], space["corners"][1:] + space["corners"][:1], strict=True)
    }
    shared = sorted((a, b) for a, b in edges if a < b and (b, a) in edges)
    walls = [edge for edge in shared if rng.random() < 0.25]
    gates = [edge for edge in shared if edge not in walls and rng.random() < 0.1]
    return {
        "core_radius": core_radius,
        "corners": {name: at[name] for name in sorted({name for edge in edges for name in edge})},
        "space": spaces,
        "wall": [{"between": list(edge)} for edge in walls],
        "gate": [{"between": list(edge)} for edge in gates],
    }


def _somewhere(rng: Random, squares: list[tuple[int, int]]) -> Point:
    x, y = rng.choice(squares)
    return float(rng.randint(100 * x, 100 * x + 100)), float(rng.randint(100 * y, 100 * y + 100))


def _groups(rng: Random, columns: int, rows: int) -> list[list[tuple[int, int]]]:
    """The squares of a grid in groups of one to four that hang together."""
    left = {(x, y) for y in range(rows) for x in range(columns)}
    groups = []
    while left:
        group = [min(left)]
        left.remove(group[0])
        for _ in range(rng.choice([0, 0, 1, 2, 2, 3])):
            beside = [(x, y) for x, y in sorted(left) if any(abs(x - u) + abs(y - v) == 1 for u, v in group)]
            if beside:
                group.append(rng.choice(beside))
                left.remove(group[-1])
        groups.append(group)
    return groups


def _outline(squares: list[tuple[int, int]]) -> list[str]:
    """The corners round a group of squares, clockwise on the screen."""
    edges = set()
    for x, y in squares:
        ring = [f"c{x}r{y}", f"c{x + 1}r{y}", f"c{x + 1}r{y + 1}", f"c{x}r{y + 1}"]
        edges |= set(zip(ring, ring[1:] + ring[:1], strict=True))
    after = {a: b for a, b in edges if (b, a) not in edges}
    corners = [min(after)]
    while after[corners[-1]] != corners[0]:
        corners.append(after[corners[-1]])
    return corners
