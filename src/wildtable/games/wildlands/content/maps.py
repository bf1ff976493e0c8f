"""Reads a map, refuses one that breaks a constraint (MAP-1 to MAP-7), and keeps what play needs of it."""

from bisect import bisect_left, bisect_right
from functools import cached_property
from math import isfinite
from pathlib import Path
from typing import Any

from wildtable.engine.content import check_keys, read_toml
from wildtable.engine.refusal import BadContent
from wildtable.games.wildlands.board import WIDTH
from wildtable.games.wildlands.content.stored_sight import Tables, stored_sight
from wildtable.games.wildlands.geometry import (
    CLEARANCE,
    WALL,
    Edge,
    Ground,
    Point,
    Space,
    contains,
    distance_to_edge,
    distance_to_outline,
    edges_cross,
    turns_clockwise,
)
from wildtable.games.wildlands.sight import Between, Reasons, sight_of

MAPS = Path(__file__).parent / "maps"
MAP_NAMES = ("dungeon", "ruins")

_SPACES = 42
_MOST_SPACES = 60  # one bit each in an i64, and numbers from 60 on mean something else
_GATE = (25, 30)
_CORE_RADIUS = 22.0
_CORE_RADII = (5.0, 100.0)  # beyond these the map was drawn in another scale than CLEARANCE
_FARTHEST = 100_000.0
_MARGIN = 50.0
_MAP_KEYS = {"name", "source", "size", "core_radius", "corners", "space", "wall", "gate"}
_SPACE_KEYS = {"number", "place", "corners", "core", "cover", "high"}

Border = tuple[Point, Point, int, int]  # its ends and the numbers on both sides; 0 for no space


class GameMap:
    """A checked map. Lists run by space number: the entry of space n stands at n - 1."""

    def __init__(
        self,
        name: str,
        size: tuple[float, float],
        ground: Ground,
        stored: Tables | None = None,
    ) -> None:
        """`stored` is its sight, if that was stored; otherwise it is computed when it is asked for."""
        self.name = name
        self.size = size
        self.ground = ground
        self._stored = stored
        self.core_radius = ground.core_radius
        self.numbers = [space.number for space in ground.spaces]
        self.corners = [space.outline for space in ground.spaces]
        self.cores = [space.core for space in ground.spaces]
        self.cover = [space.cover for space in ground.spaces]
        self.high = [space.high for space in ground.spaces]
        self.places = [space.place for space in ground.spaces]
        self.neighbours = [[other + 1 for other in row] for row in ground.neighbours]
        at = _corner_points(ground)
        self.white_edges: list[Border] = []
        self.gate_edges: list[Border] = []
        gates = {
            e
            for i, space in enumerate(ground.spaces)
            for k, e in enumerate(space.edges())
            if ground.is_gate[i][k]
        }
        for edge, i, j in ground.shared_edges():
            lines = self.gate_edges if edge in gates else self.white_edges
            lines.append((at[edge[0]], at[edge[1]], i + 1, j + 1))
        # Walls are all other edges, the outer ones too; arrows name the low space, then the high one.
        self.walls = _walls(ground, at)
        self.arrows = [(at[edge[0]], at[edge[1]], low + 1, high + 1) for edge, low, high in ground.climbs()]

    @property
    def sight(self) -> Between:
        """For each ordered pair the fewest spaces between on a line of sight, or -1 (MAP-7)."""
        return self._sight[0].between

    @property
    def sight_gate_closed(self) -> Between:
        """The same with the option gate_blocks_sight (WL-RULING-57)."""
        return self._sight[1].between

    @property
    def aslant(self) -> dict[tuple[int, int], tuple[Point, Point]]:
        """A line of sight for each pair (from 0, the lower first) that none joins from middle to middle."""
        return self._sight[0].aslant

    def reasons(self, gate_blocks_sight: bool) -> Reasons:
        """For each ordered pair the rule that forbids sight, or ""."""
        return self._sight[1 if gate_blocks_sight else 0].reasons

    @cached_property
    def _sight(self) -> Tables:
        """Takes half a second for 42 spaces unless it was stored."""
        return self._stored or sight_of(self.ground)


def load_map(path: Path) -> GameMap:
    """The map of a file: 42 spaces, every constraint checked, sight if stored beside it (WL-RULING-59)."""
    document = read_toml(path)
    name, size, ground = _read_ground(document, path.name)
    _check_board(path, name, ground)
    return GameMap(name, size, ground, stored_sight(path, document, ground))


def read_map(document: dict[str, Any], place: str) -> GameMap:
    """A map of any size that a document brings along."""
    return GameMap(*_read_ground(document, place))


def read_ground(path: Path) -> Ground:
    """The spaces of a map's file, checked like any map but without sight."""
    return _read_ground(read_toml(path), path.name)[2]


def _read_ground(document: dict[str, Any], place: str) -> tuple[str, tuple[float, float], Ground]:
    check_keys(place, document, _MAP_KEYS)
    named = document.get("corners")
    if not isinstance(named, dict):
        raise BadContent(f"{place}: 'corners' must give each corner a name and a point.")
    points = {name: _point(f"{place}: corner {name}", at) for name, at in named.items()}
    radius = document.get("core_radius", _CORE_RADIUS)
    if not _is_number(radius) or radius <= 0:
        raise BadContent(f"{place}: 'core_radius' must be a number above 0.")
    if not _CORE_RADII[0] <= radius <= _CORE_RADII[1]:
        raise BadContent(
            f"{place}: a 'core_radius' of {radius} shows that the map is drawn in another scale: a line of "
            f"sight keeps {CLEARANCE:g} unit clear of corners, so scale the map until its core_radius is "
            f"from {_CORE_RADII[0]:g} to {_CORE_RADII[1]:g} (ours have {_CORE_RADIUS:g})."
        )
    listed = document.get("space")
    if not isinstance(listed, list) or len(listed) < 2:
        raise BadContent(f"{place}: a map needs at least two spaces, each under [[space]].")
    if len(listed) > _MOST_SPACES:
        raise BadContent(f"{place}: {len(listed)} spaces are too many: a map has up to {_MOST_SPACES}.")
    spaces = sorted((_read_space(place, entry, points) for entry in listed), key=lambda space: space.number)
    if [space.number for space in spaces] != list(range(1, len(spaces) + 1)):
        raise BadContent(f"{place}: the spaces must have the numbers 1 to {len(spaces)}, each once (MAP-1).")
    owners = _check_shapes(place, spaces, points)
    for space in spaces:
        _check_core(place, space, spaces, float(radius))
    walls = _read_edges(place, "wall", document, owners)
    gates = _read_edges(place, "gate", document, owners)
    for a, b in walls & gates:
        raise BadContent(f"{place}: the edge {a}-{b} cannot be a wall and a gate.")
    ground = Ground(spaces, float(radius), walls, gates)
    _check_ways(place, ground)
    return str(document.get("name", place)), _size(place, document, points), ground


def _read_space(place: str, entry: object, points: dict[str, Point]) -> Space:
    if not isinstance(entry, dict):
        raise BadContent(f"{place}: every space must be a table under [[space]].")
    number = entry.get("number")
    if not isinstance(number, int) or isinstance(number, bool):
        raise BadContent(f"{place}: a space has no 'number', or one that is not whole (MAP-1).")
    where = f"{place}: space {number}"
    check_keys(where, entry, _SPACE_KEYS)
    corners = entry.get("corners")
    if not isinstance(corners, list) or len(corners) < 3 or len(set(map(str, corners))) != len(corners):
        raise BadContent(f"{where} needs at least three different corners (MAP-2).")
    for corner in corners:
        if not isinstance(corner, str) or corner not in points:
            raise BadContent(f"{where} has the corner '{corner}', which is not in 'corners' (MAP-2).")
    outline = [points[corner] for corner in corners]
    if not turns_clockwise(outline):
        raise BadContent(f"{where} must list its corners clockwise (MAP-2).")
    for key in ("cover", "high"):
        if not isinstance(entry.get(key, False), bool):
            raise BadContent(f"{where}: '{key}' must be true or false.")
    core = _point(f"{where}: core", entry.get("core"))
    cover, high = entry.get("cover", False), entry.get("high", False)
    return Space(number, corners, outline, core, cover, high, str(entry.get("place", "floor")))


def _check_shapes(place: str, spaces: list[Space], points: dict[str, Point]) -> dict[Edge, int]:
    """No edges cross and no corner lies in the middle of an edge, so shared edges match exactly (MAP-2).

    Answers with the number of the space that has each edge in that direction.
    """
    owners: dict[Edge, int] = {}
    for space in spaces:
        for edge in space.edges():
            if edge in owners:
                pair = f"{owners[edge]} and {space.number}"
                raise BadContent(f"{place}: spaces {pair} overlap at {edge[0]}-{edge[1]} (MAP-2).")
            owners[edge] = space.number
    used = {corner for space in spaces for corner in space.corners}
    for name in points:
        if name not in used:
            raise BadContent(f"{place}: no space has the corner '{name}'.")
    edges = sorted(
        {(min(edge), max(edge)) for edge in owners}, key=lambda e: min(points[e[0]][0], points[e[1]][0])
    )
    _check_corners_off_edges(place, edges, points)
    _check_no_crossing(place, edges, points)
    return owners


def _check_corners_off_edges(place: str, edges: list[Edge], points: dict[str, Point]) -> None:
    by_x = sorted(points, key=lambda name: points[name][0])
    xs = [points[name][0] for name in by_x]
    for a, b in edges:
        p, q = points[a], points[b]
        top, bottom = min(p[1], q[1]) - CLEARANCE, max(p[1], q[1]) + CLEARANCE
        first = bisect_left(xs, min(p[0], q[0]) - CLEARANCE)
        last = bisect_right(xs, max(p[0], q[0]) + CLEARANCE)
        for name in by_x[first:last]:
            near = name not in (a, b) and top <= points[name][1] <= bottom
            if near and distance_to_edge(points[name], p, q) < CLEARANCE:
                raise BadContent(
                    f"{place}: corner {name} lies on the edge {a}-{b} but is not listed there (MAP-2)."
                )


def _check_no_crossing(place: str, edges: list[Edge], points: dict[str, Point]) -> None:
    """Goes through the edges from left to right, so that only those near each other are compared."""
    boxes = []
    for a, b in edges:
        p, q = points[a], points[b]
        boxes.append((min(p[0], q[0]), max(p[0], q[0]), min(p[1], q[1]), max(p[1], q[1])))
    for i, (_, right, top, bottom) in enumerate(boxes):
        for k in range(i + 1, len(boxes)):
            if boxes[k][0] > right:
                break
            if boxes[k][2] <= bottom and top <= boxes[k][3]:
                (a, b), (c, d) = edges[i], edges[k]
                if edges_cross(points[a], points[b], points[c], points[d]):
                    raise BadContent(f"{place}: the edges {a}-{b} and {c}-{d} cross (MAP-2).")


def _check_core(place: str, space: Space, spaces: list[Space], radius: float) -> None:
    """The whole core lies in its own space and in no other (MAP-2)."""
    if not contains(space.outline, space.core) or distance_to_outline(space.outline, space.core) < radius:
        raise BadContent(f"{place}: the core of space {space.number} is not wholly inside the space (MAP-2).")
    for other in spaces:
        if other is not space and contains(other.outline, space.core):
            raise BadContent(f"{place}: spaces {space.number} and {other.number} overlap (MAP-2).")


def _check_ways(place: str, ground: Ground) -> None:
    """One can get everywhere (MAP-3), and arrows show exactly what is high (WL-MAP-03, WL-RULING-23).

    Where two steps lead is kept in rows of fixed width (`board.WIDTH`).
    """
    for i, hops in enumerate(ground.hops_from(0)):
        if hops < 0:
            raise BadContent(f"{place}: no way leads from space 1 to space {i + 1} (MAP-3).")
    for i, beside in enumerate(ground.neighbours):
        near = {*beside, *(other for there in beside for other in ground.neighbours[there])}
        if len(near) >= WIDTH:
            raise BadContent(
                f"{place}: two steps lead from space {i + 1} to {len(near)} spaces, and at most "
                f"{WIDTH - 1} can be kept: put walls between some of them."
            )
    climbed = {high for _, _, high in ground.climbs()}
    for i, space in enumerate(ground.spaces):
        if space.high and i not in climbed:
            raise BadContent(f"{place}: space {i + 1} is high, but no low space borders on it (MAP-4).")
        for k, other in enumerate(ground.beyond[i]):
            if ground.is_gate[i][k] and space.high != ground.spaces[other].high:
                raise BadContent(
                    f"{place}: the gate joins {i + 1} and {other + 1}, one low and one high (MAP-5)."
                )


def _check_board(path: Path, name: str, ground: Ground) -> None:
    """What the printed boards are known to have (MAP-1, MAP-4, MAP-5, MAP-6)."""
    place, spaces = path.name, ground.spaces
    if len(spaces) != _SPACES:
        raise BadContent(f"{place}: there must be {_SPACES} spaces, not {len(spaces)} (MAP-1).")
    if name != path.stem or name not in MAP_NAMES:
        known = " or ".join(MAP_NAMES)
        raise BadContent(f"{place}: 'name' must be the file's name, {known}, not '{name}'.")
    high = [space.number for space in spaces if space.high]
    if name == "dungeon" and high:
        raise BadContent(f"{place}: space {high[0]} is high, but the dungeon has no high ground (MAP-4).")
    if name == "ruins" and len(high) < 2:
        raise BadContent(f"{place}: the ruins need at least two high spaces (MAP-4).")
    gates = {
        (i + 1, j + 1)
        for i, row in enumerate(ground.beyond)
        for k, j in enumerate(row)
        if ground.is_gate[i][k]
    }
    if gates != ({_GATE, _GATE[::-1]} if name == "ruins" else set()):
        raise BadContent(
            f"{place}: there must be a gate between 25 and 30 in the ruins and no other (MAP-5)."
        )
    if len({space.cover for space in spaces}) != 2:
        raise BadContent(f"{place}: there must be spaces with cover and spaces without (MAP-6).")
    if not any(WALL in row for row in ground.beyond):
        raise BadContent(f"{place}: there must be a wall (MAP-6).")


def _read_edges(place: str, kind: str, document: dict[str, Any], owners: dict[Edge, int]) -> set[Edge]:
    """The edges listed as walls or gates; each must have a space on both sides (MAP-2)."""
    listed = document.get(kind, [])
    if not isinstance(listed, list):
        raise BadContent(f"{place}: each {kind} must stand under [[{kind}]].")
    edges = set()
    for entry in listed:
        between = entry.get("between") if isinstance(entry, dict) else None
        if not isinstance(between, list) or len(between) != 2:
            raise BadContent(f"{place}: a {kind} needs 'between' with two corners.")
        check_keys(f"{place}: {kind}", entry, {"between"})
        a, b = sorted(map(str, between))
        if (a, b) not in owners or (b, a) not in owners:
            raise BadContent(f"{place}: the {kind} {a}-{b} is not an edge that two spaces share (MAP-2).")
        edges.add((a, b))
    return edges


def _walls(ground: Ground, at: dict[str, Point]) -> list[Border]:
    """Every edge without a white line once, whoever stands behind it (WL-MAP-02)."""
    owners = {edge: i for i, space in enumerate(ground.spaces) for edge in space.edges()}
    found = []
    for i, space in enumerate(ground.spaces):
        for k, (a, b) in enumerate(space.edges()):
            other = owners.get((b, a), -1)
            if ground.beyond[i][k] == WALL and (other < 0 or i < other):
                found.append((at[a], at[b], i + 1, other + 1))
    return found


def _corner_points(ground: Ground) -> dict[str, Point]:
    return {c: p for space in ground.spaces for c, p in zip(space.corners, space.outline, strict=True)}


def _size(place: str, document: dict[str, Any], points: dict[str, Point]) -> tuple[float, float]:
    """The size of the picture: as given, or large enough for all corners."""
    size = document.get("size")
    if size is None:
        return max(p[0] for p in points.values()) + _MARGIN, max(p[1] for p in points.values()) + _MARGIN
    return _point(f"{place}: size", size)


def _point(where: str, value: object) -> Point:
    if not isinstance(value, list) or len(value) != 2 or not all(map(_is_number, value)):
        raise BadContent(f"{where} must be two numbers, like [100, 150].")
    if max(abs(value[0]), abs(value[1])) > _FARTHEST:
        raise BadContent(f"{where} is too far out: no coordinate may be beyond {_FARTHEST:.0f}.")
    return float(value[0]), float(value[1])


def _is_number(value: object) -> bool:
    return type(value) is int or (isinstance(value, float) and isfinite(value))
