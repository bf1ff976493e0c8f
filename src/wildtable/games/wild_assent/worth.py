"""What cards and Gladiators are worth, in hundredths: read off their numbers and texts once for a content.

One hundred is about two thirds of a Creature. The draft is judged by this, and what a fallen Gladiator costs.
The weights are such that cards which win more matches with random troupes are worth more, as far as their
numbers tell (docs/balance/wild_assent.md).
"""

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wildtable.engine.clauses import ACTS, AMOUNT, COST, IF, NEXT, NONE, THEN, TO, UNTIL, WHAT, WHEN
from wildtable.games.wild_assent import words

if TYPE_CHECKING:
    from wildtable.games.wild_assent.tables import Roster, Tables

# Columns of a roster, as in tables.py, which builds on this module.
HEALTH: Final = 0
SPEED: Final = 1
MOVEMENT: Final = 2
RANGE: Final = 3
BASE: Final = 4
DAMAGE: Final = 5
DICE: Final = 6
PHYSICAL: Final = 7
MAGICAL: Final = 8

USUAL_DEFENSE: Final = 2
FREEDOM: Final = (0, 8, 20)  # normal, swift, flight
STATUS_WORTH: Final = (14, 16, 8, 12, 26)  # by status, as `words.STATUSES`

# By verb, for each point of its amount, and by modifier, as the vocabulary numbers them.
VERBS: Final = (0, 9, 7, 0, 8, 5, 22, 6, 24, 50, 9, 24, 6, 6, 20, 9, 0, 0)
INFLICT: Final = 3
ROLL: Final = 13
POINTS: Final = (7, 10, 12, 9, 11, 15, 20, 5, 12, 30, 6, 10, 9, 60, 6, 4)

# How often a text comes about, of a hundred, measured by one that acts once in a round.
SPECIALS: Final = 45  # of a hundred attacks with three dice
ATTACKED: Final = 200
INSTEAD: Final = 60  # it takes the place of an attack
CONDITIONED: Final = 75
TOKEN: Final = 35  # each that a text has for a match
HEALTH_PAID: Final = 8  # for a point

# Another attack to choose from.
FARTHEST: Final = 6
CHOICE: Final = 5
OTHER_DAMAGE: Final = 5


class Worths:
    """By number: Assents, Creatures, Skills; Equipment by Assent and number, since a weapon is worth what it
    adds to its bearer's own attack."""

    def __init__(self, tables: "Tables") -> None:
        self.skills: vec[i64] = vec[i64]([NONE for _ in range(int(tables.skills.count))])
        creatures = vec[i64]()
        for creature in range(tables.creatures.count):
            own = own_attack(tables.creatures, creature)
            total = fighter_worth(tables.creatures, creature)
            for place in range(3):
                skill = tables.creature_skills[creature * 3 + place]
                if skill != NONE:
                    self.skills[skill] = skill_worth(tables, int(skill), int(own))
                    total += self.skills[skill]
            creatures = append(creatures, total)
        self.creatures: vec[i64] = creatures
        assents = vec[i64]()
        equipment = vec[i64]()
        for assent in range(tables.assents.count):
            own = own_attack(tables.assents, assent)
            total = fighter_worth(tables.assents, assent)
            for place in range(2):
                skill = tables.assent_skills[assent * 2 + place]
                self.skills[skill] = skill_worth(tables, int(skill), int(own))
                total += self.skills[skill]
            for place in range(5):
                skill = tables.assent_cards[assent * 5 + place]
                self.skills[skill] = skill_worth(tables, int(skill), int(own))
            assents = append(assents, total)
            for card in range(tables.equipment):
                equipment = append(equipment, equipment_worth(tables, card, assent))
        self.assents: vec[i64] = assents
        self.equipment: vec[i64] = equipment  # assent * cards + card


def fighter_worth(roster: "Roster", fighter: i64) -> i64:
    """What its blows do to a usual enemy, how far they reach, how soon it is there, and how long it lasts."""
    blow = 3 * roster.get(fighter, BASE) + 2 * roster.get(fighter, DICE) - 3 * USUAL_DEFENSE
    lasting = roster.get(fighter, HEALTH) * (6 + roster.get(fighter, PHYSICAL) + roster.get(fighter, MAGICAL))
    swift = FREEDOM[roster.get(fighter, MOVEMENT)]
    return 8 * blow + lasting // 3 + 8 * roster.get(fighter, SPEED) + 7 * roster.get(fighter, RANGE) + swift


def attack_worth(reach: i64, base: i64, dice: i64) -> i64:
    """What an attack does to a usual enemy, and how far it reaches."""
    return 6 * (3 * base + 2 * dice - 3 * USUAL_DEFENSE) + 5 * (reach if reach < FARTHEST else FARTHEST)


def own_attack(roster: "Roster", fighter: i64) -> i64:
    """The worth of a fighter's default attack, which every other has to surpass."""
    return attack_worth(roster.get(fighter, RANGE), roster.get(fighter, BASE), roster.get(fighter, DICE))


def skill_worth(tables: "Tables", skill: int, own: int) -> int:
    """The sum of its clauses, each by how often it comes about; `own` is its owner's default attack."""
    clauses = tables.effects.clauses
    total = 0
    clause = int(clauses.first(skill))
    while clause != NONE:
        worth = clause_worth(tables, clause, own)
        when = int(clauses.get(clause, WHEN))
        if when in (words.SPECIAL, words.EACH_SPECIAL):
            worth = worth * SPECIALS // 100
        elif when in (words.ATTACKED_BEFORE, words.ATTACKED_AFTER) and not guards(tables, clause):
            worth = worth * ATTACKED // 100
        elif when == words.ACTION and not is_attack(tables, clause):
            worth = worth * INSTEAD // 100
        if clauses.get(clause, IF) != NONE:
            worth = worth * CONDITIONED // 100
        cost = int(clauses.get(clause, COST))
        if cost == 0:
            worth -= HEALTH_PAID * int(clauses.field(clause, COST, 0))
        elif cost != NONE:
            worth = worth * TOKEN * int(tables.skills.tokens[skill]) // 100
        total += worth
        clause = int(clauses.get(clause, NEXT))
    return total


def guards(tables: "Tables", clause: int) -> bool:
    """Does it change the attacked one's own numbers, as a defense does that is always there?"""
    clauses = tables.effects.clauses
    return clauses.get(clause, ACTS) == 0 and clauses.get(clause, TO) == words.TO_SELF


def is_attack(tables: "Tables", clause: int) -> bool:
    clauses = tables.effects.clauses
    return clauses.get(clause, ACTS) == 1 and clauses.get(clause, WHAT) == 0


def clause_worth(tables: "Tables", clause: int, own: int) -> int:
    """What a clause brings its owner when it comes about; harm to oneself counts against it."""
    clauses = tables.effects.clauses
    what = int(clauses.get(clause, WHAT))
    amount = int(clauses.get(clause, AMOUNT))
    to = int(clauses.get(clause, TO))
    if clauses.get(clause, ACTS) == 0:
        worth = POINTS[what] * (amount if amount != 0 else 1)
        if clauses.get(clause, UNTIL) not in (NONE, words.UNTIL_ATTACK):
            worth = worth * 8 // 10
        if to == words.TO_ATTACKER:
            worth = -worth
    elif what == 0:
        reach, base, dice = (int(clauses.field(clause, WHAT, number)) for number in range(3))
        worth = int(attack_worth(reach, base, dice))
        if clauses.field(clause, WHAT, 4) != words.ONE:
            worth = worth * 5 // 4
        worth = CHOICE + ((worth - own) // 2 if worth > own else 0)
    elif what == INFLICT:
        worth = STATUS_WORTH[clauses.field(clause, WHAT, 0)]
        if to == words.TO_SELF:
            worth = -worth
    else:
        worth = VERBS[what] * (amount if amount != 0 else 1)
    inner = int(clauses.get(clause, THEN))
    while inner != NONE:
        deeper = clause_worth(tables, inner, own)
        worth += deeper // 2 if what == ROLL else deeper
        inner = int(clauses.get(inner, NEXT))
    if to in words.EACH:
        worth = worth * 2 if clauses.field(clause, TO, 0) == words.GLOBAL else worth * 3 // 2
    return worth


def equipment_worth(tables: "Tables", card: i64, assent: i64) -> i64:
    """Armor by its defenses, a weapon by what it adds to the bearer's own attack, and its Skill."""
    own = own_attack(tables.assents, assent)
    worth = POINTS[words.PHYSICAL_POINT] * tables.equipment_physical[card]
    worth += POINTS[words.MAGICAL_POINT] * tables.equipment_magical[card]
    dice = tables.equipment_attacks[card * 4 + 3]
    if dice > 0:
        armed = attack_worth(tables.equipment_attacks[card * 4], tables.equipment_attacks[card * 4 + 1], dice)
        worth += CHOICE + (armed - own if armed > own else 0)
        if tables.equipment_attacks[card * 4] > tables.assents.get(assent, RANGE):
            worth += CHOICE
        if tables.equipment_attacks[card * 4 + 2] != tables.assents.get(assent, DAMAGE):
            worth += OTHER_DAMAGE
    skill = tables.equipment_skills[card]
    return worth if skill == NONE else worth + skill_worth(tables, int(skill), int(own))
