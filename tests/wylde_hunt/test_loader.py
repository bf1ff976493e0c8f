"""Component data that breaks a constraint is refused with a sentence that names it."""

from pathlib import Path

import pytest

from wildtable.engine.refusal import BadContent
from wildtable.games.wylde_hunt.board import square_number
from wildtable.games.wylde_hunt.content.loader import HERE, Content, load_board, load_setups

ROWS = ["RPMFRPMF", "MFPRMFPR", "PRFMPRFM", "FMRPFMRP", "RPFMRPFM", "FMPRFMPR", "PRMFPRMF", "MFRPMFRP"]
SETUPS = (HERE / "setups.toml").read_text(encoding="utf-8")


def board_with(folder: Path, **squares: str) -> Path:
    """A board file like ours with other letters on some squares."""
    text = list("".join(reversed(ROWS)))
    for name, letter in squares.items():
        text[square_number(name)] = letter
    rows = ["".join(text[row * 8 : row * 8 + 8]) for row in reversed(range(8))]
    return written(folder, "board.toml", f"rows = {rows!r}\n")


def setups_with(folder: Path, old: str, new: str) -> Path:
    assert old in SETUPS
    return written(folder, "setups.toml", SETUPS.replace(old, new))


def written(folder: Path, name: str, text: str) -> Path:
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return path


@pytest.mark.rule("WH-RULING-01")
def test_another_board_that_keeps_the_constraints_is_read(tmp_path: Path) -> None:
    board = load_board(board_with(tmp_path, B5="R"))
    assert board.colours[square_number("B5")] == 3
    assert board.colours[square_number("B4")] == 1


@pytest.mark.rule("WH-RULING-01")
@pytest.mark.parametrize("square", ["A3", "A4", "B4", "C1", "E6", "H5", "H3"])
def test_a_square_of_the_examples_must_have_its_colour(tmp_path: Path, square: str) -> None:
    with pytest.raises(BadContent, match=f"{square} must be [MPFR], as the rulebook's examples say"):
        load_board(board_with(tmp_path, **{square: "M"}))


@pytest.mark.rule("WH-RULING-01")
def test_a1_must_be_mountain(tmp_path: Path) -> None:
    with pytest.raises(BadContent, match="A1 must be M"):
        load_board(board_with(tmp_path, A1="R", A8="M"))


@pytest.mark.rule("WH-RULING-01")
def test_e3_must_not_be_plains(tmp_path: Path) -> None:
    with pytest.raises(BadContent, match="E3 must not be P"):
        load_board(board_with(tmp_path, E3="P"))


@pytest.mark.rule("WH-BOARD-03")
def test_the_centre_must_show_the_seasons_in_order(tmp_path: Path) -> None:
    with pytest.raises(BadContent, match="WH-BOARD-03"):
        load_board(board_with(tmp_path, D5="R", E4="P"))


@pytest.mark.rule("WH-BOARD-03")
def test_the_centre_may_begin_with_any_season(tmp_path: Path) -> None:
    board = load_board(board_with(tmp_path, D4="F", D5="R", E5="M", E4="P"))
    assert board.colours[square_number("D4")] == 2


@pytest.mark.rule("WH-BOARD-02")
def test_the_corners_must_show_four_colours(tmp_path: Path) -> None:
    with pytest.raises(BadContent, match="WH-BOARD-02"):
        load_board(board_with(tmp_path, H8="R"))


@pytest.mark.rule("WH-BOARD-02")
def test_corners_follow_the_board(tmp_path: Path) -> None:
    board = load_board(board_with(tmp_path, H8="R", A8="F"))
    assert list(board.corners) == [square_number(name) for name in ("A1", "H1", "A8", "H8")]


@pytest.mark.rule("WH-BOARD-01")
def test_every_square_has_one_of_four_environments(tmp_path: Path) -> None:
    with pytest.raises(BadContent, match="G7 is 'X', not one of M, P, F, R"):
        load_board(board_with(tmp_path, G7="X"))


@pytest.mark.rule("WH-BOARD-01")
@pytest.mark.parametrize(
    "text",
    [
        "",
        "rows = 'MPFR'",
        f"rows = {ROWS[:7]!r}",
        f"rows = {[*ROWS[:7], 'MFRPMFR']!r}",
        "rows = [12345678, 12345678, 12345678, 12345678, 12345678, 12345678, 12345678, 12345678]",
    ],
)
def test_a_board_has_eight_rows_of_eight_letters(tmp_path: Path, text: str) -> None:
    with pytest.raises(BadContent, match="eight rows of eight letters"):
        load_board(written(tmp_path, "board.toml", text))


def test_a_file_that_is_missing_or_no_toml(tmp_path: Path) -> None:
    with pytest.raises(BadContent, match=r"none\.toml cannot be read"):
        load_board(tmp_path / "none.toml")
    with pytest.raises(BadContent, match=r"setups\.toml cannot be read"):
        load_setups("Gnome", written(tmp_path, "setups.toml", "setup = [["))


@pytest.mark.rule("WH-SETUP-02")
def test_there_must_be_two_setups(tmp_path: Path) -> None:
    one = SETUPS[: SETUPS.rindex("[[setup]]")]
    with pytest.raises(BadContent, match="WH-SETUP-02"):
        load_setups("Gnome", written(tmp_path, "setups.toml", one))


@pytest.mark.rule("WH-SETUP-04")
@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('Sylph = "E1", ', ""),
        ('Sylph = "G8"', 'Dragon = "G8"'),
        ('Third = "B1", Sylph = "E1"', 'Third = "B1", Gnome = "E1"'),
        ('Gnome = "D8", ', 'Gnome = "D8", Salamander = "C8", '),
    ],
)
def test_a_side_has_three_different_fae(tmp_path: Path, old: str, new: str) -> None:
    with pytest.raises(BadContent, match=r"Home: (un)?seelie must have three Fae .*WH-SETUP-04"):
        load_setups("Gnome", setups_with(tmp_path, old, new))


@pytest.mark.rule("WH-SETUP-03")
@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        (', Summer = "E4" }', " }", "each of Spring, Summer, Autumn, Winter needs one square"),
        ('Summer = "E4"', 'Summer = "E3"', "must lie on D4, D5, E4 and E5"),
        ('Summer = "E4"', 'Summer = "E5"', "must lie on D4, D5, E4 and E5"),
        ('Undine = "A8"', 'Undine = "D8"', "two pieces share a square"),
        ('Undine = "A8"', 'Undine = "B1"', "two pieces share a square"),
        ('Undine = "A8"', 'Undine = "D4"', "two pieces share a square"),
        ('Undine = "A8"', 'Undine = "J9"', "'J9' is no square"),
    ],
)
def test_every_piece_has_its_own_square(tmp_path: Path, old: str, new: str, sentence: str) -> None:
    path = setups_with(tmp_path, old, new)
    with pytest.raises(BadContent, match=sentence):
        load_setups("Gnome", path)


@pytest.mark.rule("WH-MORTAL-03", "WH-SETUP-03")
def test_stones_must_lie_in_season_order(tmp_path: Path) -> None:
    crossed = setups_with(tmp_path, 'Autumn = "D4", Winter = "D5"', 'Autumn = "D5", Winter = "D4"')
    with pytest.raises(BadContent, match=r"season order .*WH-MORTAL-03"):
        load_setups("Gnome", crossed)


@pytest.mark.rule("WH-SETUP-03")
def test_the_other_sense_of_rotation_is_allowed(tmp_path: Path) -> None:
    turned = setups_with(
        tmp_path, 'Winter = "D5", Spring = "E5", Summer = "E4"', 'Winter = "E4", Spring = "E5", Summer = "D5"'
    )
    stones = load_setups("Gnome", turned)[0].stones
    assert list(stones) == [square_number(name) for name in ("E5", "D5", "D4", "E4")]


def test_the_digest_names_the_component_data() -> None:
    assert len(Content().digest) == 16
    assert Content().digest == Content().digest


@pytest.mark.parametrize("text", ["setup = [1, 2]\n", "[[setup]]\nseelie = 1\n[[setup]]\nseelie = 1\n"])
def test_a_setup_of_the_wrong_kind(tmp_path: Path, text: str) -> None:
    with pytest.raises(BadContent, match=r"setups.toml: .*WH-SETUP-0"):
        load_setups("Gnome", written(tmp_path, "setups.toml", text))


@pytest.mark.parametrize(
    ("file", "text", "sentence"),
    [
        ("board.toml", f"rows = {ROWS!r}\nrow = 1\n", r"board\.toml: unknown entry 'row'"),
        ("setups.toml", SETUPS + "\n[[setpu]]\n", r"setups\.toml: unknown entry 'setpu'"),
        ("setups.toml", SETUPS + "stoens = 1\n", r"setups\.toml: Strayed: unknown entry 'stoens'"),
    ],
)
def test_an_entry_that_nobody_would_read(tmp_path: Path, file: str, text: str, sentence: str) -> None:
    path = written(tmp_path, file, text)
    with pytest.raises(BadContent, match=sentence):
        load_board(path) if file == "board.toml" else load_setups("Gnome", path)
