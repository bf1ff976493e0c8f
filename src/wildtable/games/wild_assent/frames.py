"""What is under way: the kinds of frame on a position's stack, their owners and fields.

kind        owner               fields                                     while it is on top
DRAFT_ROLL  nobody              SIDE SHOWN                                 chance: five Attack dice of a side
DRAFT       who picks           CATEGORY PICK                              a card is taken
DEAL        the captain         ITEM GIVEN                                 a team's cards go to its players
CHOOSE      nobody              PAIR (by seat) ORDER (by seat)             all choose Skill cards and order,
sealed
OBSTACLE    who places                                                     an obstacle
PLACING     who places                                                     a Gladiator
HIDDEN_...  nobody              see rules/settling.py                      all place obstacles, or Gladiators
ROUND       nobody              STAGE CURSOR                               the steps of a round
SILVESTREM  nobody                                                         chance turns up a card
CARD        nobody              NUMBER MOMENT SIDES CLAUSE RESULTS         a Silvestrem card speaks to the
sides
MOMENTUM    whose dice          STAGE THROW                                reroll, then assignment die by die
NAME        the captain                                                    who of a team goes first
AWARD       the captain         WON_FACE WON_COUNT                         who of a team gets dice that it won
ACTIVATION  whose Gladiator     STAGE GLADIATOR USED SUMMONED and more     a Gladiator activates
MOMENT      nobody              MOMENT LEFT WHO SLOTS CLAUSE and more      texts of some Gladiators act
SEQUENCE    whose Gladiators                                               which text of the moment is next
ATTACK      whose attack        see below                                  the twelve steps (WA-RULING-51)
AIM         whose Gladiator     GLADIATOR                                  the target of a free attack
PUSH        whose attack        LEFT AMOUNT ATTACKER                       whom a knockback moves next
STROLL      whose Gladiator     GLADIATOR FIELDS                           movement in fields
PUT         who decides         GLADIATOR WITHIN                           a field and facing for somebody
SUMMON      whose Gladiator     GLADIATOR                                  a field and facing for a Summon
TRIAL       whose Gladiator     STAGE THROW COUNT FACE                     Momentum dice that a text rolls
DICE        who throws          DIE COUNT INTO                             chance throws for a procedure
EFFECT      a Gladiator, or     those of engine/effects                    its player may have a choice
            SIDE_OWNER + side
OVER        nobody              WINNERS REASON

A procedure keeps how far it is in STAGE, and what was thrown for it in THROW.
"""

from typing import Final

from mypy_extensions import i64

from wildtable.engine.effects import BOUND
from wildtable.games.wild_assent.state import FIRST_SUMMON, MOST_SEATS, NOBODY, OBSTACLES, Data
from wildtable.games.wild_assent.words import REFERENCES

DRAFT_ROLL: Final = 0
DRAFT: Final = 1
DEAL: Final = 2
CHOOSE: Final = 3
OBSTACLE: Final = 4
PLACING: Final = 5
ROUND: Final = 6
SILVESTREM: Final = 7
CARD: Final = 8
MOMENTUM: Final = 9
NAME: Final = 10
ACTIVATION: Final = 11
MOMENT: Final = 12
ATTACK: Final = 13
AIM: Final = 14
PUSH: Final = 15
STROLL: Final = 16
PUT: Final = 17
SUMMON: Final = 18
TRIAL: Final = 19
DICE: Final = 20
EFFECT: Final = 21
OVER: Final = 22
AWARD: Final = 23
SEQUENCE: Final = 24
HIDDEN_OBSTACLES: Final = 25
HIDDEN_TROUPES: Final = 26

NAMES: Final = (
    "draft-roll",
    "draft",
    "deal",
    "choose",
    "obstacle",
    "placing",
    "round",
    "silvestrem",
    "card",
    "momentum",
    "name",
    "activation",
    "moment",
    "attack",
    "aim",
    "push",
    "stroll",
    "put",
    "summon",
    "trial",
    "dice",
    "effect",
    "over",
    "award",
    "sequence",
    "hidden-obstacles",
    "hidden-troupes",
)

FIELD_NAMES: Final = (
    ("side", "shown"),
    ("category", "pick"),
    ("item", "given"),
    tuple(f"pair-{seat}" for seat in range(1, MOST_SEATS + 1))
    + tuple(f"order-{seat}" for seat in range(1, MOST_SEATS + 1)),
    (),
    (),
    ("stage", "cursor"),
    (),
    ("number", "moment", "sides", "clause", "results"),
    ("stage", "throw"),
    (),
    ("stage", "gladiator", "used", "summoned", "again", "free", "waited"),
    ("moment", "left", "who", "slots", "clause", "targets", "specials", "phase", *REFERENCES),
    (
        "stage",
        "throw",
        "attacker",
        "targets",
        "slot",
        "range",
        "base",
        "dice",
        "damage",
        "area",
        "backs",
        "sort",
        "lost",
        "hurt",
        "first",
        "automatic",
        "waited",
        "retaliated",
    ),
    ("gladiator",),
    ("left", "amount", "attacker"),
    ("gladiator", "fields"),
    ("gladiator", "within"),
    ("gladiator",),
    ("stage", "throw", "count", "face"),
    ("die", "count", "into"),
    ("clause", "stage", "source", "subject", "result", "alone", *REFERENCES),
    ("winners", "reason"),
    ("face", "count"),
    (),
    tuple(f"{kind}-{side}" for side in (1, 2) for kind in OBSTACLES[1:]),
    tuple(f"gladiator-{number}" for number in range(FIRST_SUMMON)),
)
"""By kind."""

assert len(FIELD_NAMES) == len(NAMES)
assert len(FIELD_NAMES[EFFECT]) == BOUND + len(REFERENCES)

STAGE: Final = 0
THROW: Final = 1

SIDE: Final = 0  # DRAFT_ROLL
SHOWN: Final = 1
CATEGORY: Final = 0  # DRAFT
PICK: Final = 1
ITEM: Final = 0  # DEAL
GIVEN: Final = 1
PAIR: Final = 0  # CHOOSE: the answer + 1
ORDER: Final = 4  # Creatures in order, five bits each, the place in the row + 1
CURSOR: Final = 1  # ROUND
CARD_NUMBER: Final = 0  # CARD
CARD_MOMENT: Final = 1
CARD_SIDES: Final = 2  # sides that are still to speak to, for the clause at hand
CARD_CLAUSE: Final = 3  # its number among those that the card has for a side now; 0: none yet
CARD_RESULTS: Final = 4  # sides that have met the Demand, as bits
GLADIATOR: Final = 1  # ACTIVATION
USED: Final = 2  # places of Skills whose free action was used
SUMMONED: Final = 3  # Summons that have activated in this activation
AGAIN: Final = 4  # activations that follow at once (Agile)
FREE: Final = 5
CHANGES_WAITED: Final = 6  # how many changes had waited for this activation (WA-RULING-78)
ACTIVATION_FIELDS: Final = 7
MOMENT_NOW: Final = 0  # MOMENT
MOMENT_LEFT: Final = 1  # Gladiators whose texts have not begun
MOMENT_WHO: Final = 2  # the Gladiator whose texts act, and the place of the Skill: * 8, + 1; 0: none yet
MOMENT_SLOTS: Final = 3  # its Skills that are still to act, as bits
MOMENT_CLAUSE: Final = 4  # the next clause of the Skill + 1; 0: it has said all
MOMENT_TARGETS: Final = 5  # a clause about the target is done for each of these (WA-RULING-53)
MOMENT_SPECIALS: Final = 6
MOMENT_PHASE: Final = 7  # which clauses act: see rules/moments.py
MOMENT_BOUND: Final = 8
ATTACKER: Final = 2  # ATTACK
TARGETS: Final = 3
SLOT: Final = 4  # with what: see rules/attack.py
RANGE: Final = 5
BASE: Final = 6
DICE_COUNT: Final = 7
DAMAGE: Final = 8
AREA: Final = 9
BACKS: Final = 10  # targets with their backs to the attacker
SORT: Final = 11
LOST: Final = 12  # Health lost by all targets
HURT: Final = 13
FIRST: Final = 14  # all targets at the beginning
AUTOMATIC: Final = 15  # 1: nothing may interfere (WA-KEY-04)
WAITED: Final = 16  # how many changes had waited for this attack (WA-RULING-162)
RETALIATED: Final = 17  # those who have struck back at it (WA-RULING-90)
ATTACK_FIELDS: Final = 18
AIMING: Final = 0  # AIM, STROLL, PUT, SUMMON: the Gladiator
PUSH_LEFT: Final = 0
PUSH_AMOUNT: Final = 1
PUSH_ATTACKER: Final = 2
FIELDS: Final = 1  # STROLL
WITHIN: Final = 1  # PUT
TRIAL_COUNT: Final = 2
TRIAL_FACE: Final = 3
DIE: Final = 0  # DICE
COUNT: Final = 1
INTO: Final = 2
WINNERS: Final = 0  # sides as bits
REASON: Final = 1
WON_FACE: Final = 0  # AWARD
WON_COUNT: Final = 1

# ATTACK: stages (WA-RULING-51).
DECLARED: Final = 0
ALTERS: Final = 1
READY: Final = 2
ROLLS: Final = 3
SPECIALS: Final = 4
HITS: Final = 5
HAS_HIT: Final = 6
AFFLICTS: Final = 7
ANSWERED: Final = 8
ATTACK_ENDS: Final = 9

# ATTACK: sorts.
USUAL: Final = 0
FREE_ATTACK: Final = 1
RETALIATION: Final = 2

# DICE: which.
ATTACK_DIE: Final = 0
MOMENTUM_DIE: Final = 1

# DRAFT: categories.
LARGE_CREATURES: Final = 0
MEDIUM_CREATURES: Final = 1
ASSENTS: Final = 2
EQUIPMENT_CARDS: Final = 3
CATEGORIES: Final = ("large", "medium", "assent", "equipment")

# ACTIVATION: stages.
STARTS: Final = 0
BLEEDS: Final = 1
SPEAKS: Final = 2
SUMMONS: Final = 3
MOVES: Final = 4
ACTS: Final = 5
CLIMBS: Final = 6
ENDS: Final = 7
CLEANS: Final = 8


def is_chance(kind: i64) -> bool:
    return kind == DRAFT_ROLL or kind == SILVESTREM or kind == DICE


def roll(s: Data, seat: i64, die: i64, count: i64) -> None:
    """Dice for the procedure on top."""
    into = s.stack.top
    s.stack.push(DICE, seat, 3)
    s.stack.set(DIE, die)
    s.stack.set(COUNT, count)
    s.stack.set(INTO, into)


def over(s: Data, winners: i64, reason: i64) -> None:
    """The match has ended: nothing else is under way (WA-WIN-04)."""
    s.stack.clear()
    s.stack.push(OVER, NOBODY, 2)
    s.stack.set(WINNERS, winners)
    s.stack.set(REASON, reason)


def step_name(s: Data) -> str:
    """What is due, as documents and texts call it."""
    return NAMES[s.stack.kind()]
