"""Actions and chance outcomes of Tiny: packed as kind << 8 | value, and their text forms."""

from typing import Final

from tests.engine.tiny.state import CARDS, DOG, FOX
from wildtable.engine.dice import faces, throw_of
from wildtable.engine.refusal import BadAction

BID: Final = 0
DRAW: Final = 1
RAID: Final = 2
LAY: Final = 3
STOP: Final = 4
COUNTER: Final = 5
PASS: Final = 6

WORDS: Final = ("bid", "draw", "raid", "lay", "stop", "counter", "pass")

# Outcomes.
CARD: Final = 0
START: Final = 1
DICE: Final = 2

DICE_COUNT: Final = 2
DICE_SIDES: Final = 6

BARE: Final = (DRAW, RAID, STOP, COUNTER, PASS)  # kinds that name no card


def pack(kind: int, value: int = 0) -> int:
    return kind << 8 | value


def kind_of(packed: int) -> int:
    return packed >> 8


def value_of(packed: int) -> int:
    return packed & 255


def every_action() -> list[int]:
    """Every action that can be said at all, legal or not."""
    with_card = [pack(kind, card) for kind in (BID, LAY) for card in range(len(CARDS))]
    return with_card + [pack(kind) for kind in BARE]


def card_spent(action: int) -> int:
    """The card that an answer in a window would use up, or -1."""
    if kind_of(action) == STOP:
        return DOG
    if kind_of(action) == COUNTER:
        return FOX
    return value_of(action) if kind_of(action) == BID else -1


def seat_name(seat: int) -> str:
    return f"P{seat + 1}"


def format_action(action: int) -> str:
    """The text of an action.

    >>> format_action(pack(LAY, 1))
    'lay goose'
    """
    kind = kind_of(action)
    return WORDS[kind] if kind in BARE else f"{WORDS[kind]} {CARDS[value_of(action)]}"


def parse_action(text: str) -> int:
    """The action of a text; raises `BadAction`."""
    for action in every_action():
        if format_action(action) == text.strip().lower():
            return action
    known = ", ".join(format_action(action) for action in every_action())
    raise BadAction(f"'{text}' is no action: known are {known}.")


def format_outcome(outcome: int) -> str:
    """The text of a chance outcome.

    >>> format_outcome(pack(DICE, throw_of([3, 4], 6)))
    'dice 3 4'
    """
    value = value_of(outcome)
    if kind_of(outcome) == CARD:
        return f"card {CARDS[value]}"
    if kind_of(outcome) == START:
        return f"start {seat_name(value)}"
    first, second = faces(value, DICE_COUNT, DICE_SIDES)
    return f"dice {first} {second}"


def parse_outcome(text: str, seats: int) -> int:
    """The chance outcome of a text; raises `BadAction`."""
    word, *rest = text.split() or [""]
    if word == "card" and len(rest) == 1 and rest[0] in CARDS:
        return pack(CARD, CARDS.index(rest[0]))
    names = [seat_name(seat) for seat in range(seats)]
    if word == "start" and len(rest) == 1 and rest[0] in names:
        return pack(START, names.index(rest[0]))
    if word == "dice" and len(rest) == DICE_COUNT and all(face in list("123456") for face in rest):
        return pack(DICE, throw_of([int(face) for face in rest], DICE_SIDES))
    raise BadAction(f"'{text}' is no outcome: write 'card fox', 'start P1' or 'dice 3 4'.")
