"""The kinds of action, packed into integers: a kind and one value.

A place is field * 4 + facing. A Gladiator is its number, a card its number in its roster.
"""

from typing import Final

from mypy_extensions import i64

PICK: Final = 0  # a card in the draft
DEAL: Final = 1  # a seat
SKILLS: Final = 2  # two of five: first * 8 + second
NEXT: Final = 3  # a Creature: the next in the row
OBSTACLE: Final = 4  # kind * 128 + field
PLACE: Final = 5  # Gladiator * 512 + place
REROLL: Final = 6  # how many dice of each face, as a throw; 0: none
ASSIGN: Final = 7  # a Gladiator, for the face that is due
LEAVE: Final = 8  # the dice of that face are lost
NAME: Final = 9  # a seat
SUMMONED: Final = 10  # a Summon activates
MOVE: Final = 11  # a place
CLIMB: Final = 12  # a place
ATTACK: Final = 13  # with what * 64 + target
USE: Final = 14  # place of a Skill * 2, + 1 as a free action
END: Final = 15
YES: Final = 16
NO: Final = 17
TARGET: Final = 18  # a Gladiator
GO: Final = 19  # a place
RESIGN: Final = 20
FIRST: Final = 21  # Gladiator * 8 + place of a Skill: this text acts first

WORDS: Final = (
    "pick",
    "deal",
    "skills",
    "next",
    "obstacle",
    "place",
    "reroll",
    "assign",
    "leave",
    "name",
    "summoned",
    "move",
    "climb",
    "attack",
    "use",
    "end",
    "yes",
    "no",
    "target",
    "go",
    "resign",
    "first",
)
"""The words that texts of actions begin with."""

AREA: Final = 63
"""The target of an attack that chooses none."""

KIND_BITS: Final = 5
KIND_MASK: Final = 31
ONE_FIELD: Final = 4 << KIND_BITS
"""By how much the actions for a place on a field and on the next one differ."""


def pack(kind: i64, value: i64) -> i64:
    return (value << KIND_BITS) | kind


def kind_of(action: i64) -> i64:
    return action & KIND_MASK


def value_of(action: i64) -> i64:
    return action >> KIND_BITS


def place(field: i64, facing: i64) -> i64:
    return field * 4 + facing
