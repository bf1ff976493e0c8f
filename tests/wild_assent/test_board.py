"""Lines, arcs and backs against brute force with rational numbers, on the whole board."""

from fractions import Fraction

import pytest

from wildtable.games.wild_assent.board import (
    ARCS,
    COLUMNS,
    LINES,
    MOST_FIELDS,
    MOST_ROWS,
    NEAR,
    REACHES,
    Board,
    corners,
    crosses,
    distance,
    from_back,
    in_arc,
    name_of,
    shift_between,
)

HALF = Fraction(1, 2)


def overlap(middle: int, reach: int) -> tuple[Fraction, Fraction] | None:
    """When a line that goes so far is within half a field of a middle; `None` for never."""
    if reach == 0:
        return (Fraction(-1), Fraction(2)) if middle == 0 else None
    times = sorted(((middle - HALF) / reach, (middle + HALF) / reach))
    return times[0], times[1]


def passes(columns: int, rows: int, column: int, row: int) -> bool:
    across, along = overlap(column, columns), overlap(row, rows)
    if across is None or along is None:
        return False
    return max(across[0], along[0], Fraction(0)) < min(across[1], along[1], Fraction(1))


@pytest.mark.slow
@pytest.mark.rule("WA-LOS-02", "WA-LOS-04", "WA-RULING-23")
def test_a_line_crosses_a_field_when_it_passes_through_its_inside() -> None:
    for columns in range(1 - COLUMNS, COLUMNS):
        for rows in range(1 - MOST_ROWS, MOST_ROWS):
            for column in range(-COLUMNS, COLUMNS + 1):
                for row in range(-MOST_ROWS, MOST_ROWS + 1):
                    wanted = passes(columns, rows, column, row)
                    assert crosses(columns, rows, column, row) == wanted, (columns, rows, column, row)


@pytest.mark.rule("WA-RULING-23")
def test_the_corners_of_a_line_are_points_that_it_passes_exactly_through() -> None:
    for columns in range(1, COLUMNS):
        for rows in range(1, MOST_ROWS):
            points = [
                (x, y)
                for x in range(columns)
                for y in range(rows)
                if (x + HALF) * rows == (y + HALF) * columns
            ]
            assert corners(columns, rows) == [((x + 1, y), (x, y + 1)) for x, y in points]
            assert len(corners(-columns, rows)) == len(points)
    assert corners(1, 1) == [((1, 0), (0, 1))]
    assert corners(-1, 1) == [((-1, 0), (0, 1))]


@pytest.mark.rule("WA-RULING-23")
def test_from_0_0_to_3_1_two_fields_block() -> None:
    one = 0
    shift = int(shift_between(one, 13))
    steps = [int(LINES.between[at]) for at in range(LINES.starts[shift], LINES.starts[shift + 1])]
    assert sorted(steps) == [1, 12]


@pytest.mark.rule("WA-LOS-03", "WA-RULING-24", "WA-RULING-27", "WA-BACK-01", "WA-FACE-02", "WA-FACE-03")
def test_arcs_and_backs() -> None:
    middle = 4 * COLUMNS + 4
    ways = {0: (0, 1), 1: (1, 0), 2: (0, -1), 3: (-1, 0)}
    for facing, (east, north) in ways.items():
        for field in range(10 * COLUMNS):
            columns, rows = field % COLUMNS - 4, field // COLUMNS - 4
            front = columns * east + rows * north
            side = abs(columns * north) + abs(rows * east)
            assert in_arc(facing, middle, field) == (front >= 1 and side <= front)
            assert from_back(facing, middle, field) == (-front >= 1 and side < -front)


@pytest.mark.rule("WA-RANGE-01")
def test_e5_an_effigy_reaches_fifteen_fields() -> None:
    here = 2 * COLUMNS + 4
    reached = [one for one in range(100) if in_arc(0, here, one) and distance(here, one) <= 3]
    assert len(reached) == 15


@pytest.mark.rule("WA-RULING-20", "WA-RULING-21", "WA-RULING-38")
def test_steps_stay_on_the_board() -> None:
    board = Board(6)
    assert board.fields == 60
    assert board.step(0, 0) == 10
    assert board.step(0, 4) == -1
    assert board.step(9, 2) == -1
    assert board.step(59, 1) == -1
    assert board.step(11, 5) == 0
    assert name_of(14) == "5,2"


def as_fields(low: int, high: int) -> list[int]:
    """The fields of a set that is two numbers."""
    return [field for field in range(MOST_FIELDS) if ((high << MOST_FIELDS // 2) | low) >> field & 1]


@pytest.mark.rule("WA-RANGE-01", "WA-LOS-03")
def test_the_sets_of_fields_that_are_near_or_ahead_are_those_found_one_by_one() -> None:
    fields = range(MOST_FIELDS)
    for one in fields:
        for reach in range(REACHES):
            at = (one * REACHES + reach) * 2
            assert as_fields(NEAR[at], NEAR[at + 1]) == [to for to in fields if distance(one, to) <= reach]
        for facing in range(4):
            at = (one * 4 + facing) * 2
            assert as_fields(ARCS[at], ARCS[at + 1]) == [to for to in fields if in_arc(facing, one, to)]
