"""How good a side's cards and obstacles look before anybody stands on the board.

Cards that are worth about the same count the same, so that lots decide between them: nobody drafts the same
troupe every time, and what a card is worth is known no better than that.
"""

from typing import Final

from mypy_extensions import i64

from wildtable.games.wild_assent import frames, tables
from wildtable.games.wild_assent.board import COLUMNS
from wildtable.games.wild_assent.state import (
    EQUIPMENT,
    FIRST_CREATURE,
    GONE,
    KIND,
    PARTIAL_COVER,
    PICKS,
    PLAYER_1,
    Data,
)
from wildtable.games.wild_assent.tables import MEDIUM
from wildtable.games.wild_assent.whole import lower, size_of
from wildtable.games.wild_assent.worth import USUAL_DEFENSE

LIKE_FIGHTERS: Final = 60  # what lies within so much of one another counts the same
LIKE_TROUPES: Final = 20
LIKE_ITEMS: Final = 30
LIKE_SKILLS: Final = 10
ANSWER: Final = 2  # for a point of defense more or less against the other side's damage
MIXED: Final = 12  # both types of damage in a troupe
REACHES: Final = 6  # a Creature that strikes from afar, up to two
SHELTER: Final = 3


def prepared(s: Data, side: i64) -> i64:
    """The own cards, less those of the other side."""
    return cards_of(s, side) - cards_of(s, 1 - side) + shelters(s, side) - shelters(s, 1 - side)


def cards_of(s: Data, side: i64) -> i64:
    worths = s.tables.worths
    total: i64 = 0
    company: i64 = 0
    physical: i64 = 0
    magical: i64 = 0
    far: i64 = 0
    for creature in range(FIRST_CREATURE, FIRST_CREATURE + s.of[PICKS]):
        if s.side_of(creature) == side:
            kind = s.of[KIND + creature]
            total += about(worths.creatures[kind], LIKE_FIGHTERS)
            company += answers(s, kind, 1 - side)
            if s.tables.creatures.get(kind, tables.DAMAGE) == 0:
                physical += 1
            else:
                magical += 1
            if s.tables.creatures.get(kind, tables.RANGE) > 1 and far < 2:
                far += 1
    if physical > 0 and magical > 0:
        company += MIXED
    total += about(company + far * REACHES, LIKE_TROUPES)
    first = s.captain(side)
    for seat in range(first, first + s.seats // 2):
        if s.of[KIND + seat] != GONE:
            assent = s.of[KIND + seat]
            total += about(worths.assents[assent], LIKE_FIGHTERS) + chosen_of(s, seat)
            for slot in range(2):
                card = s.of[EQUIPMENT + seat * 2 + slot]
                if card != GONE:
                    total += about(worths.equipment[assent * s.tables.equipment + card], LIKE_ITEMS)
    return total


def about(worth: i64, like: i64) -> i64:
    """The nearest step."""
    return (worth + like // 2) // like * like


def answers(s: Data, kind: i64, other: i64) -> i64:
    """What a Creature's defenses are worth against the damage that the other side's Creatures do."""
    creatures = s.tables.creatures
    total: i64 = 0
    for creature in range(FIRST_CREATURE, FIRST_CREATURE + s.of[PICKS]):
        if s.side_of(creature) == other:
            physical = creatures.get(s.of[KIND + creature], tables.DAMAGE) == 0
            defense = creatures.get(kind, tables.PHYSICAL if physical else tables.MAGICAL)
            total += ANSWER * lower(defense - USUAL_DEFENSE, 1)
    return total


def chosen_of(s: Data, seat: i64) -> i64:
    """The two Skill cards and the order of activation, while they are chosen."""
    if s.stack.kind() != frames.CHOOSE:
        return 0
    kind = s.of[KIND + seat]
    pair = s.stack.get(frames.PAIR + seat) - 1
    total: i64 = 0
    if pair >= 0:
        worths = s.tables.worths
        total += about(worths.skills[s.tables.assent_cards[kind * 5 + pair // 8]], LIKE_SKILLS)
        total += about(worths.skills[s.tables.assent_cards[kind * 5 + pair % 8]], LIKE_SKILLS)
    row = s.stack.get(frames.ORDER + seat)
    place: i64 = 8
    while row > 0:
        creature = s.of[KIND + row % 32 - 1]
        total += place * order_worth(s, creature)
        row //= 32
        place -= 1
    return total


def order_worth(s: Data, creature: i64) -> i64:
    """Those that strike from afar begin, the slow ones end the row: they are struck at, and answer."""
    found = s.tables.creatures.get(creature, tables.SPEED) + 2 * s.tables.creatures.get(
        creature, tables.RANGE
    )
    return found + (2 if s.tables.sizes[creature] == MEDIUM else 0)


def shelters(s: Data, side: i64) -> i64:
    """Partial Cover is best near the own start, everything else not in the own way."""
    total: i64 = 0
    for field in range(s.board.fields):
        kind = s.obstacles[field]
        if kind != 0:
            column = field % COLUMNS
            west = side == s.of[PLAYER_1]
            if (column < 5) == west:
                near = size_of((2 if west else 7) - column)
                total += -SHELTER * near if kind == PARTIAL_COVER else SHELTER * near
    return total
