"""The arena: fields, directions, lines and arcs, all in whole numbers (WA-LOS, WA-RANGE, WA-BACK, WA-FACE).

A field is a number, row by row from the south-west: column c and row r (from 1) are field (r - 1) * 10 + c -
1.
Everything that depends on two fields depends on their distance in columns and rows alone, so the tables are
kept
by that: a *shift* is a number for such a distance.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wildtable.games.wild_assent.whole import size_of

COLUMNS: Final = 10
MOST_ROWS: Final = 12
MOST_FIELDS: Final = COLUMNS * MOST_ROWS
OFF_BOARD: Final = -1

# The eight directions, clockwise; the even ones are the facings (WA-RULING-21).
DIRECTIONS: Final = ("N", "NE", "E", "SE", "S", "SW", "W", "NW")
EAST_OF: Final = (0, 1, 1, 1, 0, -1, -1, -1)
NORTH_OF: Final = (1, 1, 0, -1, -1, -1, 0, 1)

NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3
FACINGS: Final = ("N", "E", "S", "W")

SPAN: Final = 2 * MOST_ROWS - 1
SHIFTS: Final = (2 * COLUMNS - 1) * SPAN


def shift_of(columns: int, rows: int) -> int:
    """The number of a distance: so many columns to the east and rows to the north."""
    return (columns + COLUMNS - 1) * SPAN + rows + MOST_ROWS - 1


def crosses(columns: int, rows: int, column: int, row: int) -> bool:
    """Does the line from the middle of field (0, 0) to that of (columns, rows) pass through the inside of
    another?

    In halves of a field the inside of (column, row) is open: from 2 * column - 1 to 2 * column + 1, and so
    on. The
    line is there at the time t * columns, t * rows; both intervals of time and the time of the line must
    overlap.
    To keep to whole numbers all times are multiplied by 2 * |columns| * |rows|, or by what of it is not 0
    (WA-RULING-23).
    """
    across, along = abs(columns), abs(rows)
    at, up = (column if columns >= 0 else -column), (row if rows >= 0 else -row)
    if (across == 0 and at != 0) or (along == 0 and up != 0):
        return False
    first, last = 0, 2 * max(across, 1) * max(along, 1)
    if across:
        first, last = max(first, (2 * at - 1) * max(along, 1)), min(last, (2 * at + 1) * max(along, 1))
    if along:
        first, last = max(first, (2 * up - 1) * max(across, 1)), min(last, (2 * up + 1) * max(across, 1))
    return first < last


def corners(columns: int, rows: int) -> list[tuple[tuple[int, int], tuple[int, int]]]:
    """The two fields beside each corner that the line passes exactly through (WA-RULING-23,
    `cornerBlocks`)."""
    across, along = abs(columns), abs(rows)
    east, north = (1 if columns > 0 else -1), (1 if rows > 0 else -1)
    found = []
    for half in range(1, 2 * across, 2):  # the line is at half / 2 columns
        if along and half * along % across == 0 and half * along // across % 2 == 1:
            column, row = (half - 1) // 2, (half * along // across - 1) // 2
            found.append((((column + 1) * east, row * north), (column * east, (row + 1) * north)))
    return found


class Lines:
    """What lies between two fields, for every distance; made once, the same for boards of every size."""

    def __init__(self) -> None:
        between: list[list[int]] = [[] for _ in range(SHIFTS)]
        beside: list[list[int]] = [[] for _ in range(SHIFTS)]
        for columns in range(1 - COLUMNS, COLUMNS):
            for rows in range(1 - MOST_ROWS, MOST_ROWS):
                shift = shift_of(columns, rows)
                between[shift] = [row * COLUMNS + column for column, row in _inside(columns, rows)]
                for one, other in corners(columns, rows):
                    beside[shift] += [one[1] * COLUMNS + one[0], other[1] * COLUMNS + other[0]]
        self.between: vec[i64] = vec[i64]()  # steps from the first field to those that are crossed
        self.starts: vec[i64] = vec[i64]()  # by shift, one more than there are
        self.beside: vec[i64] = vec[i64]()  # pairs of steps to the fields beside a corner
        self.corner_starts: vec[i64] = vec[i64]()
        for shift in range(SHIFTS):
            self.starts = append(self.starts, len(self.between))
            for step in between[shift]:
                self.between = append(self.between, step)
            self.corner_starts = append(self.corner_starts, len(self.beside))
            for step in beside[shift]:
                self.beside = append(self.beside, step)
        self.starts = append(self.starts, len(self.between))
        self.corner_starts = append(self.corner_starts, len(self.beside))


def _inside(columns: int, rows: int) -> list[tuple[int, int]]:
    """The fields that a line crosses, without the two at its ends."""
    across, along = abs(columns), abs(rows)
    east, north = (1 if columns >= 0 else -1), (1 if rows >= 0 else -1)
    found = []
    for at in range(across + 1):
        lowest = max(0, (2 * at - 1) * along // (2 * across)) if across else 0
        highest = min(along, (2 * at + 1) * along // (2 * across) + 1) if across else along
        for up in range(lowest, highest + 1):
            if (at, up) not in ((0, 0), (across, along)) and crosses(across, along, at, up):
                found.append((at * east, up * north))
    return found


LINES: Final = Lines()


class Board:
    """An arena of so many rows; ten columns always (WA-FACT-70, WA-RULING-20)."""

    def __init__(self, rows: int) -> None:
        self.rows: i64 = rows
        self.fields: i64 = rows * COLUMNS
        self.low: i64 = (1 << min(rows * COLUMNS, 60)) - 1  # its fields as bits: the first 60, the others
        self.high: i64 = (1 << (rows * COLUMNS - 60)) - 1 if rows > 6 else 0
        self.next: vec[i64] = vec[i64]()  # field * 8 + direction
        for field in range(rows * COLUMNS):
            column, row = field % COLUMNS, field // COLUMNS
            for direction in range(8):
                east, north = column + EAST_OF[direction], row + NORTH_OF[direction]
                inside = 0 <= east < COLUMNS and 0 <= north < rows
                self.next = append(self.next, north * COLUMNS + east if inside else OFF_BOARD)

    def step(self, field: i64, direction: i64) -> i64:
        """The field in a direction, or `OFF_BOARD`."""
        return self.next[field * 8 + direction]


def name_of(field: int) -> str:
    """`3,5`: column and row from 1, as the ledger of the rules writes them (WA-KEY-11)."""
    return f"{field % COLUMNS + 1},{field // COLUMNS + 1}"


def columns_to(one: i64, other: i64) -> i64:
    """How many columns further east the other field lies."""
    return other % COLUMNS - one % COLUMNS


def rows_to(one: i64, other: i64) -> i64:
    """How many rows further north the other field lies."""
    return other // COLUMNS - one // COLUMNS


def distance(one: i64, other: i64) -> i64:
    """In fields, diagonals allowed (WA-RANGE-01, WA-RULING-25)."""
    return _AWAY[one * MOST_FIELDS + other]


def _all_distances() -> list[int]:
    found = []
    for one in range(MOST_FIELDS):
        column, row = one % COLUMNS, one // COLUMNS
        for up in range(MOST_ROWS):
            found += [max(abs(column - other), abs(row - up)) for other in range(COLUMNS)]
    return found


_AWAY: Final = vec[i64](_all_distances())
"""By field * `MOST_FIELDS` + field."""


FARTHEST: Final = MOST_ROWS - 1
"""No field is farther from another."""
REACHES: Final = FARTHEST + 1


def _as_bits(spans: list[tuple[int, int, int]]) -> list[int]:
    """Fields as bits, in two numbers: of the first six rows, and of the others. A span is a row and its first
    and last column; what lies outside of the board is left out."""
    found = 0
    for row, first, last in spans:
        first, last = max(first, 0), min(last, COLUMNS - 1)
        if 0 <= row < MOST_ROWS and first <= last:
            found |= ((1 << (last - first + 1)) - 1) << (row * COLUMNS + first)
    return [found & ((1 << MOST_FIELDS // 2) - 1), found >> MOST_FIELDS // 2]


def _all_near() -> list[int]:
    found = []
    for field in range(MOST_FIELDS):
        column, row = field % COLUMNS, field // COLUMNS
        for reach in range(REACHES):
            rows = range(row - reach, row + reach + 1)
            found += _as_bits([(one, column - reach, column + reach) for one in rows])
    return found


def _all_arcs() -> list[int]:
    found = []
    for field in range(MOST_FIELDS):
        column, row = field % COLUMNS, field // COLUMNS
        aside = range(1 - MOST_ROWS, MOST_ROWS)
        ahead = range(1, MOST_ROWS)
        found += _as_bits([(row + by, column - by, column + by) for by in ahead])
        found += _as_bits([(row + by, column + max(1, abs(by)), COLUMNS - 1) for by in aside])
        found += _as_bits([(row - by, column - by, column + by) for by in ahead])
        found += _as_bits([(row + by, 0, column - max(1, abs(by))) for by in aside])
    return found


NEAR: Final = vec[i64](_all_near())
"""By (field * `REACHES` + reach) * 2: the fields no farther away than that, as bits in two numbers."""
ARCS: Final = vec[i64](_all_arcs())
"""By (field * 4 + facing) * 2: the fields in the frontal arc (`in_arc`), as bits in two numbers."""


def shift_between(one: i64, other: i64) -> i64:
    return (columns_to(one, other) + COLUMNS - 1) * SPAN + rows_to(one, other) + MOST_ROWS - 1


def ahead(facing: i64, one: i64, other: i64) -> i64:
    """How far ahead of somebody on a field the other one lies; negative behind."""
    if facing == NORTH:
        return rows_to(one, other)
    if facing == SOUTH:
        return -rows_to(one, other)
    return columns_to(one, other) if facing == EAST else -columns_to(one, other)


def aside(facing: i64, one: i64, other: i64) -> i64:
    """How far to one side of somebody the other field lies, never negative."""
    return (
        size_of(columns_to(one, other))
        if facing == NORTH or facing == SOUTH
        else size_of(rows_to(one, other))
    )


def in_arc(facing: i64, one: i64, other: i64) -> bool:
    """Within the frontal arc, its edges included (WA-LOS-03, WA-RULING-24, WA-FACE-01, WA-FACE-02,
    WA-KEY-18)."""
    front = ahead(facing, one, other)
    return front >= 1 and aside(facing, one, other) <= front


def from_back(facing: i64, target: i64, attacker: i64) -> bool:
    """Does a line to the target cross the field straight behind it (WA-BACK-01, WA-RULING-27, WA-FACE-03,
    WA-RULING-30)?"""
    behind = -ahead(facing, target, attacker)
    return behind >= 1 and aside(facing, target, attacker) < behind
