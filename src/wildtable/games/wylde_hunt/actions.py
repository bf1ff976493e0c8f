"""The kinds of action, how one is packed into an integer, and its text form.

An action is kind, Fae and square in one number (`_packed`); no other module knows how. The texts are
those of the rulebook's examples: `setup 1`, `mortal D5`, `order first`, `stone H3`, `turn S-Sylph C3`,
`hold S-Sylph C3`. `pass` can be said, and is always refused.
"""

from typing import Final

from mypy_extensions import i64

from wildtable.engine.refusal import BadAction
from wildtable.games.wylde_hunt.board import SQUARES, square_name, square_number
from wildtable.games.wylde_hunt.state import FAE, colour_of, side_of

SETUP: Final = 0
MORTAL: Final = 1
ORDER: Final = 2
TURN: Final = 3
HOLD: Final = 4
STONE: Final = 5
PASS: Final = 6

FIRST: Final = 0
SECOND: Final = 1

KINDS: Final = ("setup", "mortal", "order", "turn", "hold", "stone", "pass")
SIDES: Final = ("S", "U")
FAE_KINDS: Final = ("Sylph", "Salamander", "Gnome", "Undine")
SEASONS: Final = ("Spring", "Summer", "Autumn", "Winter")
COLOURS: Final = ("white", "yellow", "green", "blue")
ENVIRONMENTS: Final = ("Mountain", "Plains", "Forest", "River")


def choose_setup(number: i64) -> i64:
    """DEC-1: set-up 1 or 2."""
    return _packed(SETUP, 0, number - 1)


def place_mortal(square: i64) -> i64:
    """DEC-2: the Mortal's start."""
    return _packed(MORTAL, 0, square)


def choose_order(place: i64) -> i64:
    """DEC-3: take the first or the second turn."""
    return _packed(ORDER, 0, place)


def move_fae(fae: i64, square: i64) -> i64:
    """DEC-4: select a Fae and move it there."""
    return _packed(TURN, fae, square)


def hold_fae(fae: i64, square: i64) -> i64:
    """DEC-4: select a Fae and leave it on its square."""
    return _packed(HOLD, fae, square)


def move_stone(square: i64) -> i64:
    """DEC-5: lay the stone of the Mortal's square there."""
    return _packed(STONE, 0, square)


def decline() -> i64:
    """To do nothing at all: `pass`, which no rule allows (WH-TURN-05, WH-RULING-10)."""
    return _packed(PASS, 0, 0)


def _packed(kind: i64, fae: i64, square: i64) -> i64:
    return kind << 9 | fae << 6 | square


def kind_of(action: i64) -> i64:
    """Which of the kinds above an action is."""
    return action >> 9


def fae_of(action: i64) -> i64:
    """The Fae that a turn or a hold selects."""
    return (action >> 6) & 7


def square_of(action: i64) -> i64:
    """The square that an action names."""
    return action & 63


def setup_of(action: i64) -> i64:
    """The number of the set-up that is chosen, 1 or 2."""
    return square_of(action) + 1


def place_of(action: i64) -> i64:
    """The place in the order that is chosen, `FIRST` or `SECOND`."""
    return square_of(action)


def every_action() -> list[int]:
    """Every action that can be said at all, legal or not: what a person could try."""
    squares = range(SQUARES)
    return (
        [choose_setup(1), choose_setup(2), choose_order(FIRST), choose_order(SECOND), decline()]
        + [place_mortal(square) for square in squares]
        + [move_stone(square) for square in squares]
        + [move_fae(fae, square) for fae in range(FAE) for square in squares]
        + [hold_fae(fae, square) for fae in range(FAE) for square in squares]
    )


_FAE_NAMES: Final = [f"{SIDES[side_of(fae)]}-{FAE_KINDS[colour_of(fae)]}" for fae in range(FAE)]


def fae_name(fae: int) -> str:
    """The id of a Fae.

    >>> fae_name(0), fae_name(7)
    ('S-Sylph', 'U-Undine')
    """
    return _FAE_NAMES[fae]


def fae_number(name: str) -> int:
    """The Fae of that id, or -1 if there is none."""
    for fae in range(FAE):
        if fae_name(fae).lower() == name.lower():
            return fae
    return -1


def format_action(action: i64) -> str:
    """The text of an action.

    >>> format_action(move_fae(0, 18))
    'turn S-Sylph C3'
    """
    kind = kind_of(action)
    word = KINDS[kind]
    if kind == SETUP:
        return f"setup {setup_of(action)}"
    if kind == ORDER:
        return "order first" if place_of(action) == FIRST else "order second"
    if kind == PASS:
        return word
    square = square_name(square_of(action))
    if kind == TURN or kind == HOLD:
        return f"{word} {fae_name(fae_of(action))} {square}"
    return f"{word} {square}"


def parse_action(text: str) -> int:
    """The action of a text; raises `BadAction` with what is wrong and what is known.

    >>> format_action(parse_action("stone h3"))
    'stone H3'
    """
    words = text.split()
    kind = words[0].lower() if words else ""
    if kind not in KINDS:
        raise BadAction(f"'{text}' is no action: it must begin with one of {', '.join(KINDS)}.")
    expected = {"pass": 0, "turn": 2, "hold": 2}.get(kind, 1)
    if len(words) - 1 != expected:
        raise BadAction(f"'{text}' is no action: write '{_PATTERNS[kind]}'.")
    if kind == "pass":
        return decline()
    if kind == "setup":
        if words[1] not in ("1", "2"):
            raise BadAction(f"'{text}' names no set-up: there are 1 and 2.")
        return choose_setup(int(words[1]))
    if kind == "order":
        place = words[1].lower()
        if place not in ("first", "second"):
            raise BadAction(f"'{text}' names no place in the order: it is first or second.")
        return choose_order(FIRST if place == "first" else SECOND)
    square = square_number(words[-1])
    if square < 0:
        raise BadAction(f"'{text}' names no square: '{words[-1]}' is not one of A1 to H8.")
    if kind == "mortal":
        return place_mortal(square)
    if kind == "stone":
        return move_stone(square)
    fae = fae_number(words[1])
    if fae < 0:
        known = ", ".join(fae_name(known) for known in range(FAE))
        raise BadAction(f"'{text}' names no Fae: '{words[1]}' is not one of {known}.")
    return move_fae(fae, square) if kind == "turn" else hold_fae(fae, square)


_PATTERNS: Final = {
    "setup": "setup 1",
    "mortal": "mortal D5",
    "order": "order first",
    "turn": "turn S-Sylph C3",
    "hold": "hold S-Sylph C3",
    "stone": "stone H3",
    "pass": "pass",
}
