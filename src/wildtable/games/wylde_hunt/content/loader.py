"""Reads the board and the set-ups, and refuses data that breaks a constraint."""

from pathlib import Path
from typing import Any

from wildtable.engine.content import check_keys, lay_over, read_toml
from wildtable.engine.refusal import BadContent
from wildtable.games.wylde_hunt.actions import FAE_KINDS, SEASONS
from wildtable.games.wylde_hunt.board import (
    CENTRE,
    SQUARES,
    Board,
    Setup,
    is_beside,
    square_name,
    square_number,
)
from wildtable.games.wylde_hunt.state import FAE, NOT_IN_PLAY, fae_with

HERE = Path(__file__).parent

_LETTERS = "MPFR"
_THIRDS = ("Gnome", "Undine")
_SETUP_KEYS = {"name", "source", "stones", "seelie", "unseelie"}

# Squares whose colour the rulebook's examples state: the constraints K1 to K8.
_STATED = {"A1": "M", "A3": "F", "A4": "R", "B4": "P", "C1": "R", "E6": "P", "H5": "P", "H3": "R"}


class Content:
    """The components that a game is played with: ours, or those of a pack laid over them."""

    def __init__(self, laid_over: Path | None = None) -> None:
        """`laid_over` is a pack's folder for this game."""
        files = lay_over(HERE, laid_over)
        self.files = files
        self.digest = files.digest()
        self.board = load_board(files.paths["board.toml"])
        self._setups = {third: load_setups(third, files.paths["setups.toml"]) for third in _THIRDS}

    def setups(self, third: str) -> list[Setup]:
        """Both set-ups, with that kind as Seelie's third Fae (WH-RULING-03)."""
        return self._setups[third]


def load_board(path: Path = HERE / "board.toml") -> Board:
    """The board of a file, checked: ours is a reconstruction (WH-RULING-01).

    WH-BOARD-01, WH-BOARD-02, WH-BOARD-03, and the squares that the examples name.
    """
    document = read_toml(path)
    check_keys(path.name, document, {"source", "rows"})
    rows = document.get("rows")
    if not isinstance(rows, list) or [len(row) for row in rows if isinstance(row, str)] != [8] * 8:
        raise BadContent(f"{path.name}: 'rows' must be eight rows of eight letters.")
    text = "".join(reversed(rows))
    for square, letter in enumerate(text):
        if letter not in _LETTERS:
            raise BadContent(f"{path.name}: {square_name(square)} is '{letter}', not one of M, P, F, R.")
    colours = [_LETTERS.index(letter) for letter in text]
    _check_examples(path.name, text)
    return Board(colours, _corners(path.name, colours))


def _check_examples(name: str, text: str) -> None:
    """What the printed examples say of single squares, where they do not err (WH-RULING-32, WH-RULING-33)."""
    for number, (square, letter) in enumerate(_STATED.items(), start=1):
        if text[square_number(square)] != letter:
            raise BadContent(
                f"{name}: {square} must be {letter}, as the rulebook's examples say (K{number})."
            )
    if text[square_number("E3")] == "P":
        raise BadContent(f"{name}: E3 must not be P, or the Salamander of the examples could not stay (K9).")
    centre = "".join(text[square] for square in CENTRE)
    if centre not in _LETTERS * 2:
        raise BadContent(f"{name}: D4, D5, E5, E4 must show the season colours in order (WH-BOARD-03).")


def _corners(name: str, colours: list[int]) -> list[int]:
    """The corner of each colour (WH-BOARD-02)."""
    corner_of = {colours[square]: square for square in (0, 7, 56, 63)}
    if len(corner_of) != 4:
        raise BadContent(f"{name}: the four corners must show the four colours (WH-BOARD-02).")
    return [corner_of[colour] for colour in range(4)]


def load_setups(third: str, path: Path = HERE / "setups.toml") -> list[Setup]:
    """Both set-ups of a file (WH-RULING-02), with that kind as Seelie's third Fae (WH-RULING-03)."""
    document = read_toml(path)
    check_keys(path.name, document, {"setup"})
    documents = document.get("setup")
    if not isinstance(documents, list) or [type(document) for document in documents] != [dict, dict]:
        raise BadContent(f"{path.name}: there must be two set-ups (WH-SETUP-02).")
    return [_load_setup(f"{path.name}: {d.get('name', 'a set-up')}", d, third) for d in documents]


def _load_setup(place: str, document: dict[str, Any], third: str) -> Setup:
    check_keys(place, document, _SETUP_KEYS)
    fae = [NOT_IN_PLAY] * FAE
    for side, key in enumerate(("seelie", "unseelie")):
        placed = document.get(key)
        if not isinstance(placed, dict):
            raise BadContent(f"{place}: {key} must name its Fae with their squares (WH-SETUP-03).")
        kinds = {third if kind == "Third" else kind: at for kind, at in placed.items()}
        if len(kinds) != 3 or not set(kinds) <= set(FAE_KINDS):
            raise BadContent(f"{place}: {key} must have three Fae of different kinds (WH-SETUP-04).")
        for kind, at in kinds.items():
            fae[fae_with(side, FAE_KINDS.index(kind))] = _square(place, at)
    placed = document.get("stones")
    if not isinstance(placed, dict) or set(placed) != set(SEASONS):
        raise BadContent(f"{place}: each of {', '.join(SEASONS)} needs one square (WH-SETUP-03).")
    stones = [_square(place, placed[season]) for season in SEASONS]
    if set(stones) != set(CENTRE):
        raise BadContent(f"{place}: the stones must lie on D4, D5, E4 and E5 (WH-SETUP-03).")
    if not all(is_beside(stones[i], stones[(i + 1) % 4]) for i in range(4)):
        raise BadContent(f"{place}: the stones must lie in season order round the centre (WH-MORTAL-03).")
    used = [square for square in fae if square < SQUARES] + stones
    if len(set(used)) != len(used):
        raise BadContent(f"{place}: two pieces share a square (WH-SETUP-03).")
    return Setup(str(document.get("name", "")), stones, fae)


def _square(place: str, name: object) -> int:
    square = square_number(str(name))
    if square < 0:
        raise BadContent(f"{place}: '{name}' is no square from A1 to H8.")
    return square
