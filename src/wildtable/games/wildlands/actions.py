"""The kinds of action, a constructor for each, and what can be asked of one.

An action is one integer. A card in it stands for its kind, by the number of the first equal card of the
faction, so that an action says the same whoever holds which copy; the cards of a payment stand in rising
order, and in a rally of two the lower slot stands first.

From the low end: kind (5 bits), slot, partner or flag, and seat (3 bits each), two spaces and three cards
(6 bits each). Fields that a kind does not use are 0; a missing card is `NOTHING`. Only this module knows how
an action is packed.
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
"""In the place of a card: none."""

MOST_PAID: Final = 3
"""No action is paid with more cards (WL-CARD-08)."""

_SLOT: Final = 5
_PARTNER: Final = 8
_SEAT: Final = 11
_SPACE: Final = 14
_SPACE2: Final = 20
_CARDS: Final = 26
_CARD_BITS: Final = 6
_BELOW_CARDS: Final = 2**_CARDS - 1


# What an action says.


def kind_of(action: i64) -> i64:
    return action & 31


def slot_in(action: i64) -> i64:
    """The character that acts."""
    return (action >> _SLOT) & 7


def faction_in(action: i64) -> i64:
    return (action >> _SLOT) & 7


def flag_in(action: i64) -> i64:
    """The flag of a strike or a shot."""
    return (action >> _PARTNER) & 7


def partner_in(action: i64) -> i64:
    """The second character of a rally."""
    return (action >> _PARTNER) & 7


def victim_in(action: i64) -> i64:
    """The seat that a strike or a shot is aimed at."""
    return (action >> _SEAT) & 7


def space_in(action: i64) -> i64:
    return (action >> _SPACE) & 63


def aim_in(action: i64) -> i64:
    """The slot of the character that a shot is aimed at."""
    return (action >> _SPACE) & 63


def partner_space_in(action: i64) -> i64:
    """Where the second character of a rally goes."""
    return (action >> _SPACE2) & 63


def card_in(action: i64, place: i64) -> i64:
    """The kind of card in a place of the payment, below `MOST_PAID`, or `NOTHING`."""
    return (action >> (_CARDS + place * _CARD_BITS)) & 63


def paid(action: i64) -> i64:
    """How many cards an action pays with."""
    cards: i64 = 0
    for place in range(MOST_PAID):
        if card_in(action, place) != NOTHING:
            cards += 1
    return cards


# The actions. Those that are paid may be given another payment by `paid_with`.


def paid_with(action: i64, card: i64, card2: i64, card3: i64) -> i64:
    """The action with this payment in place of its own."""
    return (
        action & _BELOW_CARDS
        | card << _CARDS
        | card2 << (_CARDS + _CARD_BITS)
        | card3 << (_CARDS + 2 * _CARD_BITS)
    )


def plain(kind: i64) -> i64:
    """An action that needs no more than its kind."""
    return paid_with(kind, NOTHING, NOTHING, NOTHING)


def pick_faction(faction: i64) -> i64:
    return plain(FACTION | faction << _SLOT)


def assign(slot: i64, space: i64) -> i64:
    """Put the map card of a space on a character card."""
    return plain(ASSIGN | slot << _SLOT | space << _SPACE)


def reopen() -> i64:
    """Take all own map cards back."""
    return plain(REOPEN)


def reveal(slot: i64) -> i64:
    return plain(REVEAL | slot << _SLOT)


def move(slot: i64, space: i64, card: i64) -> i64:
    return paid_with(MOVE | slot << _SLOT | space << _SPACE, card, NOTHING, NOTHING)


def climb(slot: i64, space: i64, card: i64, card2: i64) -> i64:
    return paid_with(CLIMB | slot << _SLOT | space << _SPACE, card, card2, NOTHING)


def claim(slot: i64, card: i64, card2: i64, card3: i64) -> i64:
    return paid_with(CLAIM | slot << _SLOT, card, card2, card3)


def strike(slot: i64, flag: i64, victim: i64, card: i64) -> i64:
    """Melee or heavy melee against a faction."""
    return paid_with(STRIKE | slot << _SLOT | flag << _PARTNER | victim << _SEAT, card, NOTHING, NOTHING)


def shoot(slot: i64, flag: i64, victim: i64, aim: i64, card: i64) -> i64:
    """Ranged or heavy ranged against one character."""
    aimed = flag << _PARTNER | victim << _SEAT | aim << _SPACE
    return paid_with(SHOOT | slot << _SLOT | aimed, card, NOTHING, NOTHING)


def attack_area(slot: i64, space: i64, card: i64) -> i64:
    return paid_with(AREA_ATTACK | slot << _SLOT | space << _SPACE, card, NOTHING, NOTHING)


def rally_one(slot: i64, space: i64, card: i64, card2: i64) -> i64:
    """A rally in which one character moves; `card2` is `NOTHING` on the level."""
    return paid_with(RALLY_ONE | slot << _SLOT | space << _SPACE, card, card2, NOTHING)


def rally_two(slot: i64, partner: i64, card: i64, card2: i64, card3: i64) -> i64:
    """A rally in which both move; `to_spaces` says where."""
    return paid_with(RALLY_TWO | slot << _SLOT | partner << _PARTNER, card, card2, card3)


def to_spaces(rally: i64, space: i64, partner_space: i64) -> i64:
    """A rally of two that had no goals yet, with them."""
    return rally | space << _SPACE | partner_space << _SPACE2


def fly(slot: i64, space: i64, card: i64) -> i64:
    return paid_with(FLY_TO | slot << _SLOT | space << _SPACE, card, NOTHING, NOTHING)


def draw_two() -> i64:
    return plain(DRAW_TWO)


def end_turn() -> i64:
    """Declare the end of the turn."""
    return plain(END_TURN)


def finish() -> i64:
    """Be done with an interrupt."""
    return plain(FINISH)


def target(slot: i64) -> i64:
    """Name the character that a strike is to hit."""
    return plain(TARGET | slot << _SLOT)


def defend(slot: i64, card: i64) -> i64:
    return paid_with(DEFEND | slot << _SLOT, card, NOTHING, NOTHING)


def take_it(slot: i64) -> i64:
    """Do not defend."""
    return plain(TAKE_IT | slot << _SLOT)


def interrupt() -> i64:
    return plain(INTERRUPT)


def let_be() -> i64:
    """Do not interrupt."""
    return plain(PASS)
