"""Line of sight, and what a field holds (WA-LOS, WA-KEY-30, WA-COVER)."""

from mypy_extensions import i64

from wildtable.games.wild_assent.board import LINES, OFF_BOARD, shift_between
from wildtable.games.wild_assent.state import (
    ANY_CORNER,
    BLADES,
    COVERS,
    FULL_COVER,
    GONE,
    NO_CORNER,
    PARTIAL_COVER,
    PIT,
    STANDS,
    WHERE,
    Data,
)


def walled(s: Data, field: i64) -> bool:
    """Full Cover, or Spinning Blades, which act as such (WA-BLADES-01)."""
    kind = s.obstacles[field]
    return kind == FULL_COVER or kind == BLADES


def blocks(s: Data, field: i64) -> bool:
    """Does it stop a line that crosses it (WA-LOS-04, WA-RULING-26)?"""
    return s.of[STANDS + field] != GONE or walled(s, field)


def unoccupied(s: Data, field: i64) -> bool:
    """No miniature and no obstacle but a Pit (WA-KEY-30)."""
    kind = s.obstacles[field]
    return s.of[STANDS + field] == GONE and (kind == 0 or kind == PIT)


def sees(s: Data, one: i64, other: i64) -> bool:
    """Is the line between the middles of two fields free (WA-LOS-02, WA-LOS-04, WA-RULING-23, WA-COVER-04,
    WA-RULING-187)?"""
    shift = shift_between(one, other)
    lines = LINES
    for i in range(lines.starts[shift], lines.starts[shift + 1]):
        if blocks(s, one + lines.between[i]):
            return False
    if s.settings.corners == NO_CORNER:
        return True
    i = lines.corner_starts[shift]
    while i < lines.corner_starts[shift + 1]:
        first = blocks(s, one + lines.beside[i])
        second = blocks(s, one + lines.beside[i + 1])
        if (first and second) or ((first or second) and s.settings.corners == ANY_CORNER):
            return False
        i += 2
    return True


def room_beside(s: Data, gladiator: i64) -> bool:
    """Is one of the eight fields round it unoccupied?"""
    for direction in range(8):
        field = s.board.step(s.of[WHERE + gladiator], direction)
        if field != OFF_BOARD and unoccupied(s, field):
            return True
    return False


def covers(s: Data, gladiator: i64) -> i64:
    """How many Partial Covers it stands beside (WA-COVER-01, WA-RULING-32)."""
    field = s.of[WHERE + gladiator]
    if field == GONE:
        return 0
    if s.land[COVERS] | s.land[COVERS + 1] == 0:
        return 0
    found: i64 = 0
    for direction in range(8):
        beside = s.board.step(field, direction)
        if beside != OFF_BOARD and s.obstacles[beside] == PARTIAL_COVER:
            found += 1
    if found > 1 and not s.settings.cover_stacks:
        found = 1
    return found


def in_pit(s: Data, gladiator: i64) -> bool:
    """Whoever stands in a Pit owes the climb (WA-PIT-02, WA-RULING-42, -48)."""
    field = s.of[WHERE + gladiator]
    return field != GONE and s.obstacles[field] == PIT
