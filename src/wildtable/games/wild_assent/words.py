"""The words of the cards by their numbers; `effects.py` has them in the same order.

The one who owns a text is a Gladiator (Skills and Equipment) or a side (Silvestrem cards); those to whom
something
is done are Gladiators.
"""

from typing import Final

REFERENCES: Final = ("attacker", "target", "attack", "fallen")
ATTACKER: Final = 0
TARGET: Final = 1
ATTACK: Final = 2
FALLEN: Final = 3

MOMENTS: Final = (
    "always",
    "action",
    "free-action",
    "activation-start",
    "activation-end",
    "own-attack",
    "special",
    "each-special",
    "on-damage",
    "attacked-before",
    "attacked-after",
    "slain",
    "drawn",
    "round-end",
    "success",
    "failure",
)
ALWAYS: Final = 0
ACTION: Final = 1
FREE_ACTION: Final = 2
ACTIVATION_START: Final = 3
ACTIVATION_END: Final = 4
OWN_ATTACK: Final = 5
SPECIAL: Final = 6
EACH_SPECIAL: Final = 7
ON_DAMAGE: Final = 8
ATTACKED_BEFORE: Final = 9
ATTACKED_AFTER: Final = 10
SLAIN: Final = 11
DRAWN: Final = 12
ROUND_END: Final = 13
SUCCESS: Final = 14
FAILURE: Final = 15

# Windows of an attack in which texts of several moments act together (WA-RULING-51): step 5 and step 10.
ON_SPECIALS: Final = 16  # special, each-special
AFFLICTING: Final = 17  # these and own-attack

POINTS: Final = (
    "speed",
    "range",
    "base",
    "dice",
    "physical",
    "magical",
    "defense",
    "health",
    "attack-damage",
    "attack-assigned",
    "automatically",
    "life-steal",
    "ignore",
    "agile",
    "momentum-dice",
    "steady",
)
SPEED_POINT: Final = 0
RANGE_POINT: Final = 1
BASE_POINT: Final = 2
DICE_POINT: Final = 3
PHYSICAL_POINT: Final = 4
MAGICAL_POINT: Final = 5
DEFENSE_POINT: Final = 6
HEALTH_POINT: Final = 7
ATTACK_DAMAGE_POINT: Final = 8
ATTACK_ASSIGNED_POINT: Final = 9
AUTOMATICALLY_POINT: Final = 10
LIFE_STEAL_POINT: Final = 11
IGNORE_POINT: Final = 12
AGILE_POINT: Final = 13
MOMENTUM_DICE_POINT: Final = 14
STEADY_POINT: Final = 15

DURATIONS: Final = ("attack", "next-attack", "activation", "next-activation", "round", "match")
UNTIL_ATTACK: Final = 0
UNTIL_NEXT_ATTACK: Final = 1
UNTIL_ACTIVATION: Final = 2
UNTIL_NEXT_ACTIVATION: Final = 3
UNTIL_ROUND: Final = 4
UNTIL_MATCH: Final = 5

# To whom something is done, as far as a number is asked for.
TO_SELF: Final = 0
TO_ATTACKER: Final = 2
EACH: Final = (6, 7, 8)  # allies, enemies, Gladiators

STATUSES: Final = ("immobilize", "bleed", "fatigue", "blind", "stun")
IMMOBILIZE: Final = 0
BLEED: Final = 1
FATIGUE: Final = 2
BLIND: Final = 3
STUN: Final = 4
CLEANSED: Final = (*STATUSES, "any")

KINDS: Final = ("assent", "creature", "summon", "any")
ASSENT: Final = 0
CREATURE: Final = 1
SUMMON: Final = 2
ANY_KIND: Final = 3

DAMAGES: Final = ("physical", "magical")
PHYSICAL: Final = 0
MAGICAL: Final = 1

AREAS: Final = ("one", "adjacent", "adjacent-enemies", "line", "arc")
ONE: Final = 0
ADJACENT: Final = 1
ADJACENT_ENEMIES: Final = 2
LINE: Final = 3
ARC: Final = 4

FACES: Final = ("damage", "defense", "speed", "healing", "blank")
"""What a Momentum die can show."""
DAMAGE_FACE: Final = 0
DEFENSE_FACE: Final = 1
SPEED_FACE: Final = 2
HEALING_FACE: Final = 3
BLANK_FACE: Final = 4

IGNORED: Final = ("physical", "magical", "cover", "momentum")
"""What an attack may leave out of account: a defense, Partial Cover, Defense dice."""

WHO: Final = ("self", "target", "attacker")
SELF: Final = 0
THE_TARGET: Final = 1
THE_ATTACKER: Final = 2

DEEDS: Final = (
    "hurt-assent",
    "hurt-creature",
    "slay",
    "heal",
    "attack",
    "attack-from-behind",
    "move-every-creature",
    "inflict",
    "unhurt",
)
"""What a Demand may ask a side to have done, or kept from, in the round (WA-RULING-127)."""

ZONES: Final = ("middle", "enemy-half", "own-half", "beside-cover")
"""Where a Demand may ask a side to stand when the round ends."""

GLOBAL: Final = 20
"""A distance that reaches every field: Range X (WA-KEY-24) and global texts (WA-RULING-60)."""
