"""Who sees whom over how many spaces, and which rule forbids it where nobody does (WL-LOS-01 to -09)."""

from collections.abc import Iterator
from typing import Final

from wildtable.games.wildlands.geometry import CLEARANCE, Ground, Point
from wildtable.games.wildlands.lines import Line, Sights

NO_LINE: Final = -1

Way = tuple[int, int]  # from one space to another
Between = list[list[int]]  # for each ordered pair the fewest spaces between on a line, or NO_LINE
Ends = tuple[Point, Point]  # of a line: where it leaves the one core and comes to the other
Reasons = list[list[str]]  # for each ordered pair the rule that forbids sight, "" where there is sight

_WALL: Final = "WL-LOS-02"
_COVER: Final = "WL-LOS-03"
_FROM_LOW: Final = "WL-LOS-05"
_OVER_HIGH: Final = "WL-LOS-06"
_TOUCHED: Final = "WL-RULING-53"
_GATE: Final = "WL-RULING-57"
# Of several lines that are stopped by different things, the one to tell about: nearest to sight first.
_ORDER: Final = (_GATE, _COVER, _OVER_HIGH, _FROM_LOW, _TOUCHED, _WALL)
REASONS: Final = frozenset(_ORDER)


class Sight:
    """Both tables for one kind of gate."""

    def __init__(self, between: Between, reasons: Reasons) -> None:
        self.between = between
        self.reasons = reasons
        self.aslant: dict[Way, Ends] = {}
        """For pairs, the lower space first, that no line joins from middle to middle: one that does."""


def blind(ground: Ground) -> Sight:
    """What is true without any line: the own space is seen (WL-LOS-04), high ground never from low ground."""
    spaces = ground.spaces
    between = [[0 if a is b else NO_LINE for b in spaces] for a in spaces]
    reasons = [
        ["" if a is b else _FROM_LOW if b.high and not a.high else _WALL for b in spaces] for a in spaces
    ]
    return Sight(between, reasons)


def sight_of(ground: Ground) -> tuple[Sight, Sight]:
    """Sight of a map (MAP-7, WL-RULING-54), through an open gate and past a closed one (WL-RULING-57).

    WL-DE-28.
    """
    gate_open, gate_closed = blind(ground), blind(ground)
    for way, between, through_gate in _looks(ground, CLEARANCE):
        stopped = _stopped_by(ground, way, between)
        _tell(gate_open, way, len(between), stopped)
        _tell(gate_closed, way, len(between), stopped or (_GATE if through_gate else ""))
    if any(_WALL in row for row in gate_open.reasons):
        # Lines that need not keep clear of corners show where nothing but touching one is the reason.
        for way, between, _ in _looks(ground, 0.0):
            if not _stopped_by(ground, way, between):
                _tell(gate_open, way, len(between), _TOUCHED)
                _tell(gate_closed, way, len(between), _TOUCHED)
    gate_open.aslant = gate_closed.aslant = _aslant(ground)
    return gate_open, gate_closed


def _aslant(ground: Ground) -> dict[Way, Ends]:
    """How to look where something stands between the middles of two cores, but not everywhere (WL-LOS-01).

    A line past the gate is preferred to one through it.
    """
    best: dict[Way, tuple[tuple[bool, bool, int], Line]] = {}
    sights = Sights(ground)
    for a in range(len(ground.spaces)):
        for line in sights.lines_from(a):
            b = line.spaces[-1]
            between = set(line.spaces) - {a, b}
            if _stopped_by(ground, (a, b), between) and _stopped_by(ground, (b, a), between):
                continue
            rank = (line.through_gate, not line.is_from_middle_to_middle(ground), len(between))
            if (a, b) not in best or rank < best[a, b][0]:
                best[a, b] = rank, line
    return {way: line.ends(ground) for way, ((_, slanting, _), line) in best.items() if slanting}


def _looks(ground: Ground, clearance: float) -> Iterator[tuple[Way, set[int], bool]]:
    """Every line from core to core in both directions, the spaces between, and whether a gate is on it.

    Each space counts once, the ends never (WL-RULING-92).

    WL-RULING-56.
    """
    sights = Sights(ground, clearance)
    for a in range(len(ground.spaces)):
        for line in sights.lines_from(a):
            b = line.spaces[-1]
            between = set(line.spaces) - {a, b}
            yield (a, b), between, line.through_gate
            yield (b, a), between, line.through_gate


def _stopped_by(ground: Ground, way: Way, between: set[int]) -> str:
    """The rule by which a line that meets no wall is none in this direction.

    Cover stops it (WL-LOS-03). High ground stops it unless both ends are high (WL-LOS-05 to -07,
    WL-RULING-55, -58), and nobody sees from low to high (WL-LOS-05).

    WL-LOS-07, WL-LOS-08, WL-LOS-09, WL-RULING-58, WL-DE-10, WL-DE-11, WL-EX-15.
    """
    from_high, to_high = ground.spaces[way[0]].high, ground.spaces[way[1]].high
    if to_high and not from_high:
        return _FROM_LOW
    if any(ground.spaces[space].cover for space in between):
        return _COVER
    if not to_high and any(ground.spaces[space].high for space in between):
        return _OVER_HIGH if from_high else _FROM_LOW
    return ""


def _tell(sight: Sight, way: Way, between: int, stopped: str) -> None:
    """Take down a line, or why it is none."""
    a, b = way
    known, reason = sight.between[a][b], sight.reasons[a][b]
    if not stopped:
        sight.between[a][b] = between if known == NO_LINE else min(between, known)
        sight.reasons[a][b] = ""
    elif reason and _ORDER.index(stopped) < _ORDER.index(reason):
        sight.reasons[a][b] = stopped
