"""The board: what the rulebook's examples fix (K1 to K13), and what the stand-in promises (Q1 to Q6)."""

from collections import Counter

import pytest

from tests.wylde_hunt.helpers import GAME, new_game, position, start
from wildtable.games.wylde_hunt.actions import COLOURS, ENVIRONMENTS, FAE_KINDS, SEASONS
from wildtable.games.wylde_hunt.board import (
    BESIDE,
    CENTRE,
    distance,
    is_beside,
    square_at,
    square_name,
    square_number,
)
from wildtable.games.wylde_hunt.content.loader import load_board

BOARD = load_board()
LETTERS = "".join("MPFR"[colour] for colour in BOARD.colours)
SQUARES = range(64)


def letter(name: str) -> str:
    return LETTERS[square_number(name)]


def beside(square: int) -> list[int]:
    return [int(BESIDE[square * 4 + i]) for i in range(4)]


@pytest.mark.rule("WH-COLOUR-01")
def test_each_colour_joins_environment_season_and_fae() -> None:
    table = list(zip(COLOURS, ENVIRONMENTS, SEASONS, FAE_KINDS, strict=True))
    assert table == [
        ("white", "Mountain", "Spring", "Sylph"),
        ("yellow", "Plains", "Summer", "Salamander"),
        ("green", "Forest", "Autumn", "Gnome"),
        ("blue", "River", "Winter", "Undine"),
    ]


@pytest.mark.rule("WH-BOARD-01", "WH-RULING-01")
def test_the_map_is_that_of_the_rulebook() -> None:
    book = (GAME.folder / "rulebook" / "en.md").read_text(encoding="utf-8")
    printed = {line[0]: line[1:].replace(" ", "") for line in book.splitlines() if line[:3] in PRINTED_ROWS}
    assert len(printed) == 8
    for row in range(8):
        assert LETTERS[row * 8 : row * 8 + 8] == printed[str(row + 1)]


PRINTED_ROWS = [f"{row}  " for row in range(1, 9)]


@pytest.mark.rule("WH-BOARD-01")
def test_the_colours_never_change_in_a_game() -> None:
    state = new_game("setup 1", "mortal D4", "order first", "turn S-Sylph E2")
    assert "".join("MPFR"[colour] for colour in state.board.colours) == LETTERS


@pytest.mark.rule("WH-RULING-04")
def test_a1_is_bottom_left() -> None:
    assert (square_name(0), square_name(7), square_name(56), square_name(63)) == ("A1", "H1", "A8", "H8")
    assert [letter(corner) for corner in ("A1", "A8", "H8", "H1")] == ["M", "R", "F", "P"]


@pytest.mark.rule("WH-RULING-01")
@pytest.mark.parametrize(
    ("square", "environment"),
    [
        ("A1", "M"),  # K1
        ("A3", "F"),  # K2
        ("A4", "R"),  # K3
        ("B4", "P"),  # K4
        ("C1", "R"),  # K5
        ("E6", "P"),  # K6
        ("H5", "P"),  # K7
        ("H3", "R"),  # K8
    ],
)
def test_squares_that_the_examples_name(square: str, environment: str) -> None:
    assert letter(square) == environment


@pytest.mark.rule("WH-RULING-01")
def test_e3_is_not_plains() -> None:  # K9
    assert letter("E3") != "P"


@pytest.mark.rule("WH-BOARD-02")
def test_every_colour_has_its_corner() -> None:  # K10
    assert sorted(letter(corner) for corner in ("A1", "A8", "H1", "H8")) == ["F", "M", "P", "R"]
    assert [BOARD.colours[corner] for corner in BOARD.corners] == [0, 1, 2, 3]
    assert {square_name(corner) for corner in BOARD.corners} == {"A1", "A8", "H1", "H8"}


@pytest.mark.rule("WH-BOARD-03", "WH-RULING-04")
def test_the_centre_shows_the_seasons_clockwise() -> None:  # K11
    clockwise = "".join(letter(square) for square in ("D4", "D5", "E5", "E4"))
    assert clockwise in "MPFRMPFR"
    assert [square_name(square) for square in CENTRE] == ["D4", "D5", "E5", "E4"]


@pytest.mark.rule("WH-RULING-01", "WH-RULING-33")
def test_seelies_third_fae_may_be_far_off_in_the_examples() -> None:  # K13
    far = [s for s in SQUARES if LETTERS[s] != "P" and distance(s, square_number("B5")) >= 3]
    assert far
    stones = {"Spring": "B5", "Summer": "B4", "Autumn": "A4", "Winter": "A3"}
    fae = {"U-Undine": "E6", "U-Sylph": "C1", "U-Gnome": "H5", "S-Salamander": "E3"}
    for square in far:
        placed = {**fae, "S-Gnome": square_name(square)}
        state = start(position("phase1", "B5", placed, stones, controller="S"))
        assert GAME.facts(state)["controller"] == "S"


@pytest.mark.rule("WH-RULING-01")
def test_colours_are_spread_evenly() -> None:  # Q1
    assert Counter(LETTERS) == {"M": 16, "P": 16, "F": 16, "R": 16}
    for i in range(8):
        assert Counter(LETTERS[i * 8 : i * 8 + 8]) == {"M": 2, "P": 2, "F": 2, "R": 2}
        assert Counter(LETTERS[i::8]) == {"M": 2, "P": 2, "F": 2, "R": 2}
    for column, row in ((0, 0), (4, 0), (0, 4), (4, 4)):
        quarter = [LETTERS[square_at(column + c, row + r)] for c in range(4) for r in range(4)]
        assert Counter(quarter) == {"M": 4, "P": 4, "F": 4, "R": 4}


@pytest.mark.rule("WH-RULING-01")
def test_neighbours_differ_and_show_all_other_colours() -> None:  # Q2, Q3
    for square in SQUARES:
        around = {LETTERS[other] for other in beside(square)}
        assert around == set("MPFR") - {LETTERS[square]}


@pytest.mark.rule("WH-RULING-01")
def test_a_half_turn_moves_every_colour_on_by_two_seasons() -> None:  # Q4
    for square in SQUARES:
        assert BOARD.colours[63 - square] == (BOARD.colours[square] + 2) % 4


@pytest.mark.rule("WH-RULING-01")
def test_no_big_groups_of_one_colour() -> None:  # Q5
    for square in SQUARES:
        touching = [
            other
            for other in SQUARES
            if LETTERS[other] == LETTERS[square]
            and max(abs(other % 8 - square % 8), abs(other // 8 - square // 8)) == 1
        ]
        assert len(touching) <= 1


@pytest.mark.rule("WH-RULING-01")
def test_every_colour_is_equally_near_to_both_sides() -> None:  # Q6
    for row in range(8):
        near = Counter(LETTERS[row * 8 : row * 8 + 8])
        assert near == Counter(LETTERS[(7 - row) * 8 : (7 - row) * 8 + 8])


@pytest.mark.rule("WH-BOARD-04", "WH-STONE-05")
def test_every_square_has_four_beside_it_over_the_edges() -> None:
    for a in SQUARES:
        assert len(set(beside(a))) == 4
        for b in SQUARES:
            columns, rows = (a - b) % 8, (a // 8 - b // 8) % 8
            apart = sorted((min(columns, 8 - columns), min(rows, 8 - rows)))
            assert is_beside(a, b) == (apart == [0, 1])


@pytest.mark.rule("WH-DESTINY-02", "WH-RULING-06", "WH-BOARD-04")
def test_distance_is_the_least_number_of_king_steps_over_the_edges() -> None:
    for a in SQUARES:
        reached, frontier, steps = {a: 0}, [a], 0
        while frontier:
            steps += 1
            around = {
                square_at(s % 8 + c, s // 8 + r) for s in frontier for c in (-1, 0, 1) for r in (-1, 0, 1)
            }
            frontier = [s for s in around if s not in reached]
            reached.update(dict.fromkeys(frontier, steps))
        assert [distance(a, b) for b in SQUARES] == [reached[b] for b in SQUARES]


@pytest.mark.rule("WH-EX-04", "WH-RULING-33", "WH-RULING-06")
@pytest.mark.parametrize(
    ("a", "b", "steps"),
    [
        ("B5", "H5", 2),
        ("B5", "E6", 3),
        ("B5", "C1", 4),
        ("B5", "E3", 3),
        ("B5", "H8", 3),
        ("A1", "H2", 1),
        ("A1", "H8", 1),
        ("D4", "D4", 0),
    ],
)
def test_distances_of_the_examples(a: str, b: str, steps: int) -> None:
    assert distance(square_number(a), square_number(b)) == steps
