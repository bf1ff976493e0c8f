"""Actions and chance outcomes of Tiny, packed into integers, and their text forms."""

from typing import Final

from wildtable.engine.dice import Die
from wildtable.engine.refusal import BadAction

BID: Final = 0
DRAW: Final = 1
RAID: Final = 2
LAY: Final = 3
PLAY: Final = 4
PASS: Final = 5
YES: Final = 6
NO: Final = 7
CHOOSE: Final = 8

WORDS: Final = ("bid", "draw", "raid", "lay", "play", "pass", "yes", "no", "choose")
WITH_CARD: Final = (BID, LAY, PLAY)

# Outcomes.
CARD: Final = 0
START: Final = 1
DICE: Final = 2

KIND_BITS: Final = 4


def pack(kind: int, value: int = 0) -> int:
    """A kind of action or outcome, and the card, seat or throw that it names."""
    return value << KIND_BITS | kind


def kind_of(packed: int) -> int:
    return packed & (2**KIND_BITS - 1)


def value_of(packed: int) -> int:
    return packed >> KIND_BITS


def sayable(cards: int, seats: int) -> list[int]:
    """Every action that can be said at all, legal or not."""
    found = [pack(kind, card) for kind in WITH_CARD for card in range(cards)]
    found += [pack(kind) for kind in (DRAW, RAID, PASS, YES, NO)]
    return found + [pack(CHOOSE, seat) for seat in range(seats)]


def seat_name(seat: int) -> str:
    return f"P{seat + 1}"


def format_action(action: int, cards: list[str]) -> str:
    """The text of an action.

    >>> format_action(pack(LAY, 1), ["fox", "goose"])
    'lay goose'
    """
    kind, value = kind_of(action), value_of(action)
    if kind in WITH_CARD:
        return f"{WORDS[kind]} {cards[value]}"
    return f"{WORDS[kind]} {seat_name(value)}" if kind == CHOOSE else WORDS[kind]


def parse_action(text: str, cards: list[str], seats: int) -> int:
    """The action of a text; raises `BadAction`."""
    known = {format_action(action, cards): action for action in sayable(len(cards), seats)}
    for known_text, action in known.items():
        if known_text.lower() == text.strip().lower():
            return action
    raise BadAction(f"'{text}' is no action: known are {', '.join(known)}.")


def format_outcome(outcome: int, cards: list[str], die: Die) -> str:
    """The text of a chance outcome."""
    kind, value = kind_of(outcome), value_of(outcome)
    if kind == CARD:
        return f"card {cards[value]}"
    return f"start {seat_name(value)}" if kind == START else f"dice {die.text(value)}"


def parse_outcome(text: str, cards: list[str], seats: int, die: Die, count: int) -> int:
    """The chance outcome of a text; raises `BadAction`. `count` dice are thrown."""
    word, _, rest = text.partition(" ")
    names = [seat_name(seat) for seat in range(seats)]
    if word == "card" and rest in cards:
        return pack(CARD, cards.index(rest))
    if word == "start" and rest in names:
        return pack(START, names.index(rest))
    if word == "dice":
        return pack(DICE, die.parse(rest, count))
    raise BadAction(f"'{text}' is no outcome: write 'card fox', 'start P1' or 'dice 2 bite, 1 miss'.")
