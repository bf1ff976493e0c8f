"""The kinds of action and of chance outcome, packed into integers: a kind and one value.

The value is an area, a text (the half of an Event card), a seat, an animal or a kind of Sickness card. An
action names kinds of card, never copies, so it means the same in every state that a seat cannot tell apart.
"""

from typing import Final

from mypy_extensions import i64

PASS: Final = 0
PLAY: Final = 1
MOVE: Final = 2
SEARCH: Final = 3
DRINK: Final = 4
REST: Final = 5
SLEEP: Final = 6
END: Final = 7
YES: Final = 8
NO: Final = 9
AT: Final = 10
PICK: Final = 11
PICK_ANIMAL: Final = 12
PICK_SICKNESS: Final = 13
RESIGN: Final = 14

WORDS: Final = (
    "pass",
    "play",
    "move",
    "search",
    "drink",
    "rest",
    "sleep",
    "end",
    "yes",
    "no",
    "at",
    "player",
    "animal",
    "card",
    "resign",
)
"""The words that texts of actions begin with."""

KIND_BITS: Final = 4
KIND_MASK: Final = 15


def pack(kind: i64, value: i64) -> i64:
    return (value << KIND_BITS) | kind


def kind_of(action: i64) -> i64:
    return action & KIND_MASK


def value_of(action: i64) -> i64:
    return action >> KIND_BITS
