"""The straight lines from core to core, computed and not sampled (WL-LOS-01, WL-LOS-02, WL-RULING-53).

A directed line is a pair of numbers: the direction t of its left-hand side, and its offset c. It is the set
of points (x, y) with x cos t + y sin t = c. A point that must stay at least k to the left of it says
c <= x cos t + y sin t - k, one to the right c >= x cos t + y sin t + k, and a core of radius r that the line
must meet says both with k = -r. So everything asked of a line is an upper or a lower bound of c. In one
direction there is such a line if no lower bound is above an upper one; and the directions in which one lower
bound is not above one upper bound are an arc of the circle. A bundle keeps the arcs on which all pairs agree.
It is empty exactly if no such line exists. Every bound may be missed by `SLACK`: a line that keeps just the
clearance counts, and rounding errs by no more than that, towards sight.
"""

from collections.abc import Iterator
from math import acos, atan2, cos, hypot, pi, sin, sqrt
from typing import Final

from wildtable.games.wildlands.cells import Arc, Bound, Cell, Piece, convex_cells, reach
from wildtable.games.wildlands.geometry import CLEARANCE, WALL, Ground, Point

SLACK: Final = 1e-9  # map units by which a bound may be missed
_SEEN_TO: Final = 1e-6  # a corner that a line misses by less than this was seen to
_TURN: Final = 2 * pi


class Bundle:
    """All lines within some bounds: the arcs of their directions, and the bounds of their offsets."""

    def __init__(self, arcs: list[Arc], above: list[Bound], below: list[Bound]) -> None:
        self.arcs = arcs
        self.above = above
        self.below = below

    def at_most(self, bound: Bound) -> "Bundle":
        """Those of the lines whose offset is not above a bound."""
        if bound in self.above:
            return self
        arcs = self.arcs
        x, y, k = bound
        for px, py, pk in self.below:
            arcs = _narrowed(arcs, x - px, y - py, pk - k) if arcs else arcs
        return Bundle(arcs, [*self.above, bound], self.below)

    def at_least(self, bound: Bound) -> "Bundle":
        """Those of the lines whose offset is not below a bound."""
        if bound in self.below:
            return self
        arcs = self.arcs
        x, y, k = bound
        for px, py, pk in self.above:
            arcs = _narrowed(arcs, px - x, py - y, k - pk) if arcs else arcs
        return Bundle(arcs, self.above, [*self.below, bound])

    def between(self, left: Point, right: Point, clearance: float) -> "Bundle":
        """Those of the lines that pass between two points."""
        narrower = self.at_most((*left, -clearance))
        return narrower.at_least((*right, clearance)) if narrower.arcs else narrower

    def through(self, piece: Piece) -> Iterator["Bundle"]:
        """Those of the lines that meet a piece of a core, as bundles that may overlap."""
        for end, end_arc in piece.ends:
            upper = Bundle(_common(self.arcs, *end_arc), self.above, self.below).at_most(end)
            for beginning, beginning_arc in piece.beginnings if upper.arcs else []:
                arcs = _common(upper.arcs, *beginning_arc)
                both = Bundle(arcs, upper.above, upper.below).at_least(beginning)
                if both.arcs:
                    yield both

    def ahead_of(self, behind: Point, ahead: Point) -> "Bundle":
        """Those of the lines along which one point does not come later than another."""
        dx, dy = ahead[0] - behind[0], ahead[1] - behind[1]
        return Bundle(_narrowed(self.arcs, -dy, dx, 0.0), self.above, self.below)

    def middle(self) -> tuple[float, float]:
        """The line that is in the middle of the directions, and there in the middle of the offsets."""
        low, high = max(self.arcs, key=lambda arc: arc[1] - arc[0])
        t = (low + high) / 2
        least = max(x * cos(t) + y * sin(t) + k for x, y, k in self.below)
        most = min(x * cos(t) + y * sin(t) + k for x, y, k in self.above)
        return t, (least + most) / 2

    def holds(self, t: float, offset: float) -> bool:
        """Is this line one of them?"""
        slack = 2 * SLACK
        return (
            bool(_common(self.arcs, t - slack, t + slack))
            and all(offset >= x * cos(t) + y * sin(t) + k - slack for x, y, k in self.below)
            and all(offset <= x * cos(t) + y * sin(t) + k + slack for x, y, k in self.above)
        )


class Line:
    """A way to look from one space to another: the spaces on it in order, and the lines that take it."""

    def __init__(self, spaces: list[int], through_gate: bool, bundle: Bundle) -> None:
        self.spaces = spaces
        self.through_gate = through_gate
        self.bundle = bundle

    def ends(self, ground: Ground) -> tuple[Point, Point]:
        """Where the middle line of the bundle leaves the one core and where it comes to the other."""
        t, offset = self.bundle.middle()
        return (
            _on_rim(ground, self.spaces[0], t, offset, 1.0),
            _on_rim(ground, self.spaces[-1], t, offset, -1.0),
        )

    def is_from_middle_to_middle(self, ground: Ground) -> bool:
        """Can it be looked along from the middle of the one core to that of the other?"""
        (x, y), (to_x, to_y) = ground.spaces[self.spaces[0]].core, ground.spaces[self.spaces[-1]].core
        t = atan2(to_x - x, y - to_y)
        return self.bundle.holds(t, x * cos(t) + y * sin(t))


class Sights:
    """Looks for lines on one ground."""

    def __init__(self, ground: Ground, clearance: float = CLEARANCE) -> None:
        self._ground = ground
        self._cells = convex_cells(ground)
        self._clearance = clearance
        self._cut_cores = {cell.space for cell in self._cells if True in cell.in_core}

    def lines_from(self, space: int) -> Iterator[Line]:
        """Every row of cells that a line from this space to a later one can take; nothing but walls stops it.

        A line serves both ways, so lines to earlier spaces are found from there.
        """
        for number, cell in enumerate(self._cells):
            if cell.space == space and cell.core is not None:
                for bundle in Bundle([(-pi, pi)], [], []).through(cell.core):
                    yield from self._follow([number], Line([space], False, bundle), False)

    def _follow(self, way: list[int], line: Line, ends_here: bool) -> Iterator[Line]:
        """Lines that end in the last cell of the way, and those that go on (in this space if `ends_here`)."""
        cell, cells = self._cells[way[-1]], self._cells
        spaces, bundle = line.spaces, line.bundle
        if cell.space > spaces[0] and cell.core is not None:
            for ending in bundle.through(cell.core):
                clear = self._clear_of_corners(ending, spaces[0], cell.space)
                if clear is not None:
                    yield Line(spaces, line.through_gate, clear)
                    break
        for k, beyond in enumerate(cell.beyond):
            if beyond == WALL or beyond in way:
                continue
            right, left = cell.corners[k], cell.corners[(k + 1) % len(cell.corners)]
            if cells[beyond].space != cell.space:
                narrower = bundle.between(left, right, self._clearance)
                if narrower.arcs and not ends_here:
                    on = Line([*spaces, cells[beyond].space], line.through_gate or cell.is_gate[k], narrower)
                    yield from self._follow([*way, beyond], on, False)
                continue
            for clearance, must_end in self._across_diagonal(cell, k, len(spaces) == 1, ends_here):
                narrower = bundle.between(left, right, clearance)
                if narrower.arcs:
                    on = Line(spaces, line.through_gate, narrower)
                    yield from self._follow([*way, beyond], on, must_end)

    def _across_diagonal(
        self, cell: Cell, k: int, starts_here: bool, ends_here: bool
    ) -> list[tuple[float, bool]]:
        """How far from the ends of a diagonal a line must stay, and whether it then ends in this space.

        If the diagonal cuts the core where the line starts or ends, its ends may lie behind the line or
        beyond it: then `_clear_of_corners` has the last word.
        """
        if not cell.in_core[k]:
            return [(self._clearance, ends_here)]
        if starts_here:
            return [(0.0, False)]
        return [(0.0, True)] if ends_here else [(0.0, True), (self._clearance, False)]

    def _clear_of_corners(self, bundle: Bundle, a: int, b: int) -> Bundle | None:
        """Those of the lines, or some of them, that keep clear of the corners of both their spaces.

        Between cells they do so anyway, except where a diagonal cuts a core. So the middle line is tried: a
        corner that it touches must be to the left, to the right, behind the one core or beyond the other.
        """
        cut = [self._ground.spaces[space] for space in (a, b) if space in self._cut_cores]
        if not cut:
            return bundle
        start, end = self._ground.spaces[a].core, self._ground.spaces[b].core
        t, offset = bundle.middle()
        ahead_x, ahead_y = sin(t), -cos(t)
        for x, y in [corner for space in cut for corner in space.outline]:
            if (
                abs(x * cos(t) + y * sin(t) - offset) < self._clearance - _SEEN_TO
                and (x - start[0]) * ahead_x + (y - start[1]) * ahead_y > _SEEN_TO
                and (end[0] - x) * ahead_x + (end[1] - y) * ahead_y > _SEEN_TO
            ):
                for rest in (
                    bundle.at_most((x, y, -self._clearance)),
                    bundle.at_least((x, y, self._clearance)),
                    bundle.ahead_of((x, y), start),
                    bundle.ahead_of(end, (x, y)),
                ):
                    clear = self._clear_of_corners(rest, a, b) if rest.arcs else None
                    if clear is not None:
                        return clear
                return None
        return bundle


def _narrowed(arcs: list[Arc], dx: float, dy: float, least: float) -> list[Arc]:
    """The directions t among these with dx cos t + dy sin t >= least."""
    most = hypot(dx, dy)
    least -= SLACK
    if least <= -most:
        return arcs
    if least > most:
        return []
    middle, half = atan2(dy, dx), acos(least / most)
    return _common(arcs, middle - half, middle + half)


def _common(arcs: list[Arc], low: float, high: float) -> list[Arc]:
    """What the arcs have in common with another one."""
    found = []
    for start, end in arcs:
        shift = _TURN * round((start + end - low - high) / (2 * _TURN))
        # Only arcs that are longer than a full turn together can also meet on the far side of the circle.
        shifts = (shift,) if end - start + high - low < _TURN else (shift, shift - _TURN, shift + _TURN)
        for shift in shifts:
            first = low + shift if low + shift > start else start
            last = high + shift if high + shift < end else end
            if first <= last:
                found.append((first, last))
    return found


def _on_rim(ground: Ground, space: int, t: float, offset: float, side: float) -> Point:
    """Where a line meets the rim of a core: on leaving it (side 1) or on coming to it (side -1)."""
    x, y = ground.spaces[space].core
    across = offset - x * cos(t) - y * sin(t)
    radius = reach(ground.spaces[space], ground.core_radius)
    along = side * sqrt(max(0.0, radius * radius - across * across))
    return x + across * cos(t) + along * sin(t), y + across * sin(t) - along * cos(t)
