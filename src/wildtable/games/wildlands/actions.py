"""The kinds of action and how one is packed into an integer.

From the low end: kind (5 bits), slot, second slot and seat (3 bits each), two spaces and three cards
(6 bits each). Fields that a kind does not use are 0; a missing card is 63. A card stands for its kind, by the
number of the first equal card of the faction, so that an action says the same whoever holds which copy; the
cards of a payment stand in rising order.
"""

from typing import Final

from mypy_extensions import i64

FACTION: Final = 0
ASSIGN: Final = 1
REOPEN: Final = 2
REVEAL: Final = 3
MOVE: Final = 4
CLIMB: Final = 5
CLAIM: Final = 6
STRIKE: Final = 7  # melee and heavy melee: slot attacks the characters of a seat
SHOOT: Final = 8  # ranged and heavy ranged: slot attacks a character
AREA_ATTACK: Final = 9
RALLY_ONE: Final = 10
RALLY_TWO: Final = 11
FLY_TO: Final = 12
DRAW_TWO: Final = 13
END_TURN: Final = 14
FINISH: Final = 15
TARGET: Final = 16
DEFEND: Final = 17
TAKE_IT: Final = 18
INTERRUPT: Final = 19
PASS: Final = 20

NOTHING: Final = 63


def pack(
    kind: i64,
    slot: i64,
    other: i64,
    seat: i64,
    space: i64,
    space2: i64,
    card: i64,
    card2: i64,
    card3: i64,
) -> i64:
    """All fields of an action in one number."""
    return (
        kind
        | slot << 5
        | other << 8
        | seat << 11
        | space << 14
        | space2 << 20
        | card << 26
        | card2 << 32
        | card3 << 38
    )


def kind_of(action: i64) -> i64:
    return action & 31


def slot_in(action: i64) -> i64:
    return (action >> 5) & 7


def other_in(action: i64) -> i64:
    """The second slot, or the flag an attack uses."""
    return (action >> 8) & 7


def seat_in(action: i64) -> i64:
    return (action >> 11) & 7


def space_in(action: i64) -> i64:
    return (action >> 14) & 63


def space2_in(action: i64) -> i64:
    return (action >> 20) & 63


def paid_cards(action: i64) -> i64:
    """How many cards an action pays with."""
    paid: i64 = 0
    for shift in (26, 32, 38):
        if (action >> shift) & 63 != NOTHING:
            paid += 1
    return paid
