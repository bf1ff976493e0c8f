"""What cards and Gladiators are worth, in hundredths: read off their numbers and texts once for a content.

One hundred is about two thirds of a Creature. The draft is judged by this, and what a fallen Gladiator costs.
"""

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wildtable.engine.clauses import ACTS, AMOUNT, COST, NEXT, NONE, THEN, TO, UNTIL, WHAT, WHEN
from wildtable.games.wild_assent import words

if TYPE_CHECKING:
    from wildtable.games.wild_assent.tables import Roster, Tables

# Columns of a roster, as in tables.py, which builds on this module.
HEALTH: Final = 0
SPEED: Final = 1
MOVEMENT: Final = 2
RANGE: Final = 3
BASE: Final = 4
DICE: Final = 6
PHYSICAL: Final = 7
MAGICAL: Final = 8

USUAL_DEFENSE: Final = 2
LIKELY_SPECIAL: Final = 45  # of a hundred attacks with three dice
FREEDOM: Final = (0, 8, 20)  # normal, swift, flight
STATUS_WORTH: Final = (14, 16, 8, 12, 26)  # by status, as `words.STATUSES`

# By verb, for each point of its amount, and by modifier, as the vocabulary numbers them.
VERBS: Final = (0, 9, 7, 0, 8, 5, 14, 6, 24, 50, 22, 24, 6, 6, 60, 9, 0, 0)
INFLICT: Final = 3
POINTS: Final = (10, 10, 12, 9, 12, 10, 20, 7, 12, 30, 6, 22, 9, 60, 9, 4)


class Worths:
    """By number: Assents, Creatures, Skills, Equipment."""

    def __init__(self, tables: "Tables") -> None:
        skills = [skill_worth(tables, skill) for skill in range(int(tables.skills.count))]
        self.skills: vec[i64] = vec[i64](skills)
        creatures = vec[i64]()
        for creature in range(tables.creatures.count):
            total = fighter_worth(tables.creatures, creature)
            for place in range(3):
                skill = tables.creature_skills[creature * 3 + place]
                if skill != NONE:
                    total += self.skills[skill]
            creatures = append(creatures, total)
        self.creatures: vec[i64] = creatures
        assents = vec[i64]()
        for assent in range(tables.assents.count):
            total = fighter_worth(tables.assents, assent)
            for place in range(2):
                total += self.skills[tables.assent_skills[assent * 2 + place]]
            assents = append(assents, total)
        self.assents: vec[i64] = assents
        equipment = vec[i64]()
        for card in range(tables.equipment):
            equipment = append(equipment, equipment_worth(tables, card, self.skills))
        self.equipment: vec[i64] = equipment


def fighter_worth(roster: "Roster", fighter: i64) -> i64:
    """What its blows do to a usual enemy, how far they reach, how soon it is there, and how long it lasts."""
    blow = 3 * roster.get(fighter, BASE) + 2 * roster.get(fighter, DICE) - 3 * USUAL_DEFENSE
    lasting = roster.get(fighter, HEALTH) * (6 + roster.get(fighter, PHYSICAL) + roster.get(fighter, MAGICAL))
    swift = FREEDOM[roster.get(fighter, MOVEMENT)]
    return 8 * blow + lasting // 3 + 8 * roster.get(fighter, SPEED) + 7 * roster.get(fighter, RANGE) + swift


def skill_worth(tables: "Tables", skill: int) -> int:
    """The sum of its clauses."""
    clauses = tables.effects.clauses
    total = 0
    clause = int(clauses.first(skill))
    while clause != NONE:
        worth = clause_worth(tables, clause)
        when = int(clauses.get(clause, WHEN))
        if when in (words.SPECIAL, words.EACH_SPECIAL):
            worth = worth * LIKELY_SPECIAL // 100
        elif when == words.ACTION:
            worth = worth * 6 // 10  # it takes the place of an attack
        if clauses.get(clause, COST) != NONE:
            worth = worth * 6 // 10
        total += worth
        clause = int(clauses.get(clause, NEXT))
    return total


def clause_worth(tables: "Tables", clause: int) -> int:
    """What a clause brings its owner when it comes about; harm to oneself counts against it."""
    clauses = tables.effects.clauses
    what = int(clauses.get(clause, WHAT))
    amount = int(clauses.get(clause, AMOUNT))
    to = int(clauses.get(clause, TO))
    each = to in (6, 7, 8)
    if clauses.get(clause, ACTS) == 0:
        worth = POINTS[what] * (amount if amount != 0 else 1)
        if clauses.get(clause, UNTIL) != NONE and clauses.get(clause, WHEN) != words.OWN_ATTACK:
            worth = worth * 8 // 10
        if to == 2:  # the attacker's numbers
            worth = -worth
    elif what == 0:
        worth = 6 * (3 * int(clauses.field(clause, WHAT, 1)) + 2 * int(clauses.field(clause, WHAT, 2)) - 6)
        worth += 12 if clauses.field(clause, WHAT, 4) != 0 else 0
        worth += 2 * int(clauses.field(clause, WHAT, 0))
    elif what == INFLICT:
        worth = STATUS_WORTH[clauses.field(clause, WHAT, 0)]
        if to == 0:
            worth = -worth
    else:
        worth = VERBS[what] * (amount if amount != 0 else 1)
    inner = int(clauses.get(clause, THEN))
    while inner != NONE:
        worth += clause_worth(tables, inner) // 2 if what == 13 else clause_worth(tables, inner)
        inner = int(clauses.get(inner, NEXT))
    return worth * 2 if each else worth


def equipment_worth(tables: "Tables", card: i64, skills: "vec[i64]") -> i64:
    """Armor by its defenses, a weapon by its blow, and its Skill."""
    worth = 13 * (tables.equipment_physical[card] + tables.equipment_magical[card])
    dice = tables.equipment_attacks[card * 4 + 3]
    if dice > 0:
        blow = 3 * tables.equipment_attacks[card * 4 + 1] + 2 * dice - 3 * USUAL_DEFENSE
        worth += 4 * blow + 3 * tables.equipment_attacks[card * 4]
    skill = tables.equipment_skills[card]
    return worth if skill == NONE else worth + skills[skill]
