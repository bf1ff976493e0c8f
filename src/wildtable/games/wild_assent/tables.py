"""The components as the rules read them: numbers in vectors, filled by `content/` when a game is loaded."""

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wildtable.engine.clauses import ACTS, NEXT, WHAT, Clauses
from wildtable.engine.dice import Die
from wildtable.games.wild_assent.odds import Odds
from wildtable.games.wild_assent.worth import Worths

if TYPE_CHECKING:
    from wildtable.engine.effects import Effects
    from wildtable.games.wild_assent.state import Data

NONE: Final = -1

ATTACK_VERB: Final = 0
"""The number of the verb `attack` in the vocabulary."""

# Movement types (WA-STAT-03).
NORMAL: Final = 0
SWIFT: Final = 1
FLIGHT: Final = 2
MOVEMENTS: Final = ("normal", "swift", "flight")

LARGE: Final = 0
MEDIUM: Final = 1
SIZES: Final = ("large", "medium")

# Equipment types; a slot may also be for any of them (WA-STAT-11).
EQUIPMENT_TYPES: Final = ("weapon", "armor", "garb", "charm", "relic")
WEAPON: Final = 0
ARMOR: Final = 1
ANY_TYPE: Final = 5

# Skill types (WA-SKILL-01).
SKILL_TYPES: Final = ("special", "passive", "defensive", "active")
SPECIAL_SKILL: Final = 0
PASSIVE_SKILL: Final = 1
DEFENSIVE_SKILL: Final = 2
ACTIVE_SKILL: Final = 3

# Silvestrem kinds (WA-FACT-50).
SILVESTREM_KINDS: Final = ("whim", "edict", "demand")
WHIM: Final = 0
EDICT: Final = 1
DEMAND: Final = 2

# The numbers of a fighter, in the order of the columns of `Roster.numbers`.
HEALTH: Final = 0
SPEED: Final = 1
MOVEMENT: Final = 2
RANGE: Final = 3
BASE: Final = 4
DAMAGE: Final = 5
DICE: Final = 6
PHYSICAL: Final = 7
MAGICAL: Final = 8
COLUMNS: Final = 9


class Roster:
    """Fighters of one sort, by their numbers: Assents, Creatures or Summons."""

    def __init__(self, names: list[str], numbers: list[int]) -> None:
        self.names = names
        self.count: i64 = len(names)
        self.numbers: vec[i64] = vec[i64](numbers)

    def get(self, fighter: i64, column: i64) -> i64:
        return self.numbers[fighter * COLUMNS + column]


class Skills:
    """Every Skill text: its type, the tokens it begins with, and whose it is.

    Skill k has text k. Those of Assents come first, then those of Creatures, then those of Equipment.
    """

    def __init__(self, names: list[str], types: list[int], tokens: list[int]) -> None:
        self.names = names
        self.count: i64 = len(names)
        self.types: vec[i64] = vec[i64](types)
        self.tokens: vec[i64] = vec[i64](tokens)


class Tables:
    """Everything that never changes about the components."""

    def __init__(
        self,
        assents: Roster,
        creatures: Roster,
        summons: Roster,
        skills: Skills,
        assent_skills: list[int],
        assent_cards: list[int],
        assent_slots: list[int],
        assent_momentum: list[int],
        sizes: list[int],
        creature_skills: list[list[int]],
        summoned: list[int],
        figures: list[int],
        equipment_names: list[str],
        equipment_types: list[int],
        equipment_attacks: list[int],
        equipment_physical: list[int],
        equipment_magical: list[int],
        equipment_skills: list[int],
        silvestrem_names: list[str],
        silvestrem_kinds: list[int],
        silvestrem_texts: list[int],
        silvestrem_conditions: list[int],
        attack_die: Die,
        momentum_die: Die,
        effects: "Effects[Data]",
    ) -> None:
        self.assents = assents
        self.creatures = creatures
        self.summons = summons
        self.skills = skills
        self.assent_skills: vec[i64] = vec[i64](assent_skills)  # assent * 2 + n
        self.assent_cards: vec[i64] = vec[i64](assent_cards)  # assent * 5 + n
        self.assent_slots: vec[i64] = vec[i64](assent_slots)  # assent * 2 + n: a type, or ANY_TYPE
        self.assent_momentum: vec[i64] = vec[i64](assent_momentum)
        self.sizes: vec[i64] = vec[i64](sizes)
        # creature * 3 + n, NONE where there are fewer
        self.creature_skills: vec[i64] = vec[i64](
            [one for skills in creature_skills for one in [*skills, NONE, NONE, NONE][:3]]
        )
        self.summoned: vec[i64] = vec[i64](summoned)  # by Creature: the kind of Summon, or NONE
        self.figures: vec[i64] = vec[i64](figures)  # by kind of Summon (WA-RULING-95)
        # by kind: how many figures there are of the kinds before it; behind the last, of all
        self.figures_before: vec[i64] = vec[i64]([sum(figures[:kind]) for kind in range(len(figures) + 1)])
        self.equipment_names = equipment_names
        self.equipment: i64 = len(equipment_names)
        self.equipment_types: vec[i64] = vec[i64](equipment_types)
        self.equipment_attacks: vec[i64] = vec[i64](
            equipment_attacks
        )  # * 4: range, base, damage, dice; dice 0: none
        self.equipment_physical: vec[i64] = vec[i64](equipment_physical)
        self.equipment_magical: vec[i64] = vec[i64](equipment_magical)
        self.equipment_skills: vec[i64] = vec[i64](equipment_skills)  # a Skill, or NONE
        self.silvestrem_names = silvestrem_names
        self.silvestrem: i64 = len(silvestrem_names)
        self.silvestrem_kinds: vec[i64] = vec[i64](silvestrem_kinds)
        self.silvestrem_texts: vec[i64] = vec[i64](silvestrem_texts)
        # * 4: the word and three fields, NONE where the card is no Demand
        self.silvestrem_conditions: vec[i64] = vec[i64](silvestrem_conditions)
        # the same conditions as rows that a condition word can read
        self.demands = Clauses()
        self.demand_rows: vec[i64] = vec[i64]()
        for card in range(len(silvestrem_names)):
            row = len(self.demands.cells)
            self.demand_rows = append(self.demand_rows, row)
            word, *fields = silvestrem_conditions[card * 4 : card * 4 + 4]
            for number in (word, row + 4, 0, NONE, *fields):
                self.demands.cells = append(self.demands.cells, number)
        self.attack_die = attack_die
        self.momentum_die = momentum_die
        self.effects = effects
        # by Skill: the clause by which it attacks, or NONE
        self.skill_attacks: vec[i64] = vec[i64](
            [attack_clause(effects, skill) for skill in range(skills.count)]
        )
        self.odds = Odds(attack_die)
        self.worths = Worths(self)


def attack_clause(effects: "Effects[Data]", text: int) -> int:
    """The clause of a Skill that is an attack with numbers of its own, or `NONE`."""
    clauses = effects.clauses
    clause = int(clauses.first(text))
    while clause != NONE:
        if clauses.get(clause, ACTS) == 1 and clauses.get(clause, WHAT) == ATTACK_VERB:
            return clause
        clause = int(clauses.get(clause, NEXT))
    return NONE
