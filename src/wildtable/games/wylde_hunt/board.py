"""The board: 64 squares closed over their edges, their colours, and the tables that follow.

Squares are numbered 0 to 63 by rows from A1 (WH-RULING-04: bottom left, seen from Seelie). Colours are
numbered 0 to 3 in season order: white, yellow, green, blue (WH-COLOUR-01).
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

SQUARES: Final = 64
CENTRE: Final = (27, 35, 36, 28)  # D4, D5, E5, E4: clockwise (WH-BOARD-03)
LONGEST: Final = 7

_DIRECTIONS: Final = ((0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1))


def square_at(column: int, row: int) -> int:
    """The square there; columns and rows beyond the edge come back in on the other side (WH-BOARD-04)."""
    return row % 8 * 8 + column % 8


def _lines() -> "vec[i64]":
    """For every square and direction the next seven squares, over the edges (WH-MOVE-01, WH-RULING-11)."""
    lines = vec[i64]()
    for square in range(SQUARES):
        for across, up in _DIRECTIONS:
            for step in range(1, LONGEST + 1):
                lines = append(lines, square_at(square % 8 + across * step, square // 8 + up * step))
    return lines


def _line_lengths(wrap: bool) -> "vec[i64]":
    """For every square and direction how many squares a line has (WH-MOVE-08, WH-RULING-11)."""
    lengths = vec[i64]()
    for square in range(SQUARES):
        for across, up in _DIRECTIONS:
            length = LONGEST
            while not wrap and not _on_board(square, across * length, up * length):
                length -= 1
            lengths = append(lengths, length)
    return lengths


def _on_board(square: int, across: int, up: int) -> bool:
    return 0 <= square % 8 + across < 8 and 0 <= square // 8 + up < 8


def _distances() -> "vec[i64]":
    """Steps between any two squares with the edges joined (WH-DESTINY-02, WH-RULING-06)."""
    table = vec[i64]()
    for a in range(SQUARES):
        for b in range(SQUARES):
            columns = abs(a % 8 - b % 8)
            rows = abs(a // 8 - b // 8)
            table = append(table, max(min(columns, 8 - columns), min(rows, 8 - rows)))
    return table


def _beside() -> "vec[i64]":
    """For every square the four beside it, over the edges (WH-STONE-03, WH-STONE-05)."""
    table = vec[i64]()
    for square in range(SQUARES):
        for across, up in ((0, 1), (1, 0), (0, -1), (-1, 0)):
            table = append(table, square_at(square % 8 + across, square // 8 + up))
    return table


LINES: Final = _lines()
LENGTHS: Final = _line_lengths(wrap=False)
LENGTHS_WRAPPED: Final = _line_lengths(wrap=True)
DISTANCES: Final = _distances()
BESIDE: Final = _beside()
_NAMES: Final = [column + row for row in "12345678" for column in "ABCDEFGH"]


def distance(a: i64, b: i64) -> i64:
    """Steps from a to b with the edges joined; the same square is 0 (WH-DESTINY-02)."""
    return DISTANCES[a * 64 + b]


def is_beside(a: i64, b: i64) -> bool:
    """Do the squares share a side, over the edges too (WH-STONE-03, WH-STONE-05)?"""
    start = a * 4
    for i in range(start, start + 4):
        if BESIDE[i] == b:
            return True
    return False


def square_name(square: int) -> str:
    """The name of a square.

    >>> square_name(0), square_name(63)
    ('A1', 'H8')
    """
    return _NAMES[square]


def square_number(name: str) -> int:
    """The square of that name, or -1 if there is none.

    >>> square_number("A1"), square_number("h8"), square_number("J9")
    (0, 63, -1)
    """
    if len(name) != 2:
        return -1
    column = "ABCDEFGH".find(name[0].upper())
    row = "12345678".find(name[1])
    return -1 if column < 0 or row < 0 else row * 8 + column


class Board:
    """The colours of the squares, and the corner of each colour (WH-BOARD-01, WH-BOARD-02)."""

    def __init__(self, colours: list[int], corners: list[int]) -> None:
        self.colours: vec[i64] = vec[i64](colours)
        self.corners: vec[i64] = vec[i64](corners)


class Setup:
    """Where the stones (by season) and the Fae (by number, -1 for none) start (WH-SETUP-03)."""

    def __init__(self, name: str, stones: list[int], fae: list[int]) -> None:
        self.name = name
        self.stones: vec[i64] = vec[i64](stones)
        self.fae: vec[i64] = vec[i64](fae)
