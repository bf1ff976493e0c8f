"""The words of Skills, Equipment and Silvestrem cards: what each needs and the rules it rests on.

What they do is in `rules/`. `words.py` has the numbers of triggers, modifiers and durations, by which the
rules
name them.
"""

from typing import Final

from wildtable.engine.vocabulary import Vocabulary
from wildtable.engine.words import Duration, Field, Modifier, Trigger
from wildtable.games.wild_assent.rules.conditions import (
    Afflicted,
    Allies,
    Damaged,
    Did,
    Enemies,
    Far,
    FromBack,
    HasStatus,
    HealthAtMost,
    InCover,
    IsKind,
    Stands,
    Tokens,
)
from wildtable.games.wild_assent.rules.targets import (
    Ally,
    EachAlly,
    EachEnemy,
    EachGladiator,
    Enemy,
    Gladiator,
    Self,
    TheAttacker,
    TheTarget,
    Weakest,
)
from wildtable.games.wild_assent.rules.verbs import (
    Assign,
    Attack,
    Cleanse,
    Destroy,
    Die,
    Escape,
    FreeActivation,
    FreeAttack,
    Heal,
    IgnoreAttack,
    Inflict,
    Knockback,
    MoveFields,
    PayHealth,
    PayTokens,
    Place,
    Regain,
    Retaliate,
    RollMomentum,
    Summon,
)
from wildtable.games.wild_assent.state import Data
from wildtable.games.wild_assent.words import (
    AREAS,
    CLEANSED,
    DAMAGES,
    DEEDS,
    DURATIONS,
    FACES,
    GLOBAL,
    IGNORED,
    KINDS,
    MOMENTS,
    POINTS,
    REFERENCES,
    STATUSES,
    WHO,
    ZONES,
)

WITHIN: Final = Field("within", 1, GLOBAL, default=GLOBAL)
KIND: Final = Field("kind", names=list(KINDS), default=KINDS[-1])
WHOM: Final = Field("who", names=list(WHO), default=WHO[0])
STATUS: Final = Field("status", names=list(STATUSES))
FACE: Final = Field("face", names=list(FACES[:-1]))

ALL: Final = list(POINTS)
IN_ATTACK: Final = ["attacker", "target", "attack"]

VOCABULARY: Final = Vocabulary[Data](
    references=REFERENCES,
    triggers=[
        Trigger("always", ["WA-SKILL-06", "WA-SILV-03"], [], ALL),
        Trigger("action", ["WA-SKILL-08", "WA-ACTION-01"], [], ALL),
        Trigger("free-action", ["WA-KEY-12", "WA-RULING-40"], [], ALL),
        Trigger("activation-start", ["WA-KEY-19", "WA-RULING-86"], [], ALL),
        Trigger("activation-end", ["WA-RULING-182"], [], ALL),
        Trigger("own-attack", ["WA-KEY-20", "WA-RULING-51"], IN_ATTACK, ALL),
        Trigger(
            "special",
            ["WA-SKILL-03", "WA-SKILL-05"],
            IN_ATTACK,
            ALL,
            fields=[Field("specials", 1, 3, default=1)],
        ),
        Trigger("each-special", ["WA-SKILL-04"], IN_ATTACK, ALL),
        Trigger("on-damage", ["WA-KEY-21", "WA-RULING-51"], IN_ATTACK, ALL),
        Trigger("attacked-before", ["WA-KEY-22", "WA-RULING-51"], IN_ATTACK, ALL),
        Trigger("attacked-after", ["WA-KEY-22", "WA-RULING-51"], IN_ATTACK, ALL),
        Trigger("slain", ["WA-KEY-28", "WA-RULING-154"], ["fallen"], ALL, whose=True, fields=[KIND]),
        Trigger("drawn", ["WA-SILV-02"], [], ALL),
        Trigger("round-end", ["WA-SILV-03", "WA-RULING-160"], [], ALL),
        Trigger("success", ["WA-SILV-04"], [], ALL),
        Trigger("failure", ["WA-SILV-04"], [], ALL),
    ],
    conditions=[
        Damaged("damaged", ["WA-RULING-63"], [WHOM]),
        IsKind("kind", ["WA-RULING-62"], [Field("kind", names=list(KINDS[:-1])), WHOM]),
        HasStatus("status", ["WA-STATUS-01"], [STATUS, WHOM]),
        Afflicted("afflicted", ["WA-STATUS-01"], [WHOM]),
        Allies("allies", ["WA-KEY-01"], [Field("at-least", 1, 8), WITHIN]),
        Enemies("enemies", ["WA-KEY-01"], [Field("at-least", 1, 8), WITHIN]),
        InCover("cover", ["WA-COVER-01"], [WHOM]),
        FromBack("back", ["WA-BACK-01"], needs=["attack"]),
        HealthAtMost("health", ["WA-STAT-04"], [Field("at-most", 1, 20), WHOM]),
        Tokens("tokens", ["WA-TOKEN-01"], [Field("at-least", 1, 6)]),
        Far("far", ["WA-RANGE-01"], [Field("at-least", 2, 9)], needs=["attack"]),
        Did("did", ["WA-RULING-127"], [Field("deed", names=list(DEEDS)), Field("times", 1, 6, default=1)]),
        Stands(
            "stands",
            ["WA-RULING-127"],
            [Field("zone", names=list(ZONES)), KIND, Field("at-least", 1, 8, default=1)],
        ),
    ],
    targets=[
        Self("self", ["WA-KEY-15"]),
        TheTarget("target", ["WA-RULING-53"], needs=["target"]),
        TheAttacker("attacker", ["WA-KEY-26"], needs=["attacker"]),
        Ally("ally", ["WA-KEY-02", "WA-RULING-59"], fields=[WITHIN, KIND]),
        Enemy("enemy", ["WA-RULING-176"], fields=[WITHIN, KIND]),
        Gladiator("gladiator", ["WA-KEY-15"], fields=[WITHIN, KIND]),
        EachAlly("each-ally", ["WA-RULING-60"], each=True, fields=[WITHIN, KIND]),
        EachEnemy("each-enemy", ["WA-RULING-60"], each=True, fields=[WITHIN, KIND]),
        EachGladiator("each-gladiator", ["WA-RULING-60"], each=True, fields=[WITHIN, KIND]),
        Weakest("weakest", ["WA-RULING-165"], fields=[KIND]),
    ],
    verbs=[
        Attack(
            "attack",
            ["WA-SKILL-08", "WA-RULING-57", "WA-RULING-177"],
            fields=[
                Field("range", 1, GLOBAL),
                Field("base", 0, 6),
                Field("dice", 1, 8),
                Field("damage", names=list(DAMAGES)),
                Field("area", names=list(AREAS), default=AREAS[0]),
            ],
        ),
        Assign("assign", ["WA-KEY-03", "WA-RULING-67"], Field("by", 1, 6), binds=["target"]),
        Heal("heal", ["WA-RULING-64", "WA-STATUS-05"], Field("by", 1, 9), binds=["target"]),
        Inflict("inflict", ["WA-STATUS-01", "WA-RULING-79"], fields=[STATUS], binds=["target"]),
        Cleanse("cleanse", ["WA-STATUS-01"], fields=[Field("status", names=list(CLEANSED), default="any")]),
        MoveFields("move-fields", ["WA-RULING-41"], Field("by", 1, 4)),
        Place("place", ["WA-KEY-23", "WA-RULING-143"], fields=[WITHIN]),
        Knockback("knockback", ["WA-KNOCK-01", "WA-RULING-71"], Field("by", 1, 3), needs=["attack"]),
        FreeAttack("free-attack", ["WA-KEY-14", "WA-RULING-173"]),
        FreeActivation("free-activation", ["WA-KEY-13", "WA-RULING-94"]),
        Retaliate("retaliate", ["WA-KEY-26", "WA-RULING-90"], needs=["attacker"]),
        Summon("summon", ["WA-SUMMON-05", "WA-RULING-96"]),
        Regain("regain", ["WA-KEY-25", "WA-RULING-144"], Field("by", 1, 6)),
        RollMomentum(
            "roll-momentum",
            ["WA-FACT-14"],
            Field("by", 1, 4),
            fields=[FACE],
            decides=True,
        ),
        IgnoreAttack("ignore-attack", ["WA-RULING-70", "WA-RULING-156"], needs=["attack"]),
        Die("die", ["WA-KEY-06", "WA-RULING-159"], Field("by", 1, 3), fields=[FACE]),
        Escape("escape", ["WA-KEY-09", "WA-RULING-137"]),
        Destroy("destroy", ["WA-KEY-08"]),
    ],
    modifiers=[
        Modifier("speed", ["WA-STAT-02", "WA-RULING-158"], Field("by", -3, 4)),
        Modifier("range", ["WA-STAT-05", "WA-RULING-158"], Field("by", -3, 4)),
        Modifier("base", ["WA-STAT-06", "WA-RULING-180"], Field("by", -3, 4)),
        Modifier("dice", ["WA-STAT-07", "WA-RULING-55"], Field("by", -4, 4)),
        Modifier("physical", ["WA-STAT-08", "WA-RULING-158"], Field("by", -4, 4)),
        Modifier("magical", ["WA-STAT-09", "WA-RULING-158"], Field("by", -4, 4)),
        Modifier("defense", ["WA-KEY-07"], Field("by", -4, 4)),
        Modifier("health", ["WA-RULING-148"], Field("by", -4, 4)),
        Modifier("attack-damage", ["WA-ATTACK-01"], Field("by", -4, 4)),
        Modifier("attack-assigned", ["WA-ATTACK-04"]),
        Modifier("automatically", ["WA-KEY-04", "WA-RULING-142"]),
        Modifier("life-steal", ["WA-KEY-17", "WA-RULING-65"]),
        Modifier("ignore", ["WA-KEY-16"], fields=[Field("what", names=list(IGNORED))]),
        Modifier("agile", ["WA-ACT-04", "WA-RULING-93"]),
        Modifier("momentum-dice", ["WA-MOM-01"], Field("by", -2, 2)),
        Modifier("steady", ["WA-KNOCK-01"]),
    ],
    durations=[
        Duration("attack", ["WA-RULING-51"]),
        Duration("next-attack", ["WA-RULING-162"]),
        Duration("activation", ["WA-ACT-01"]),
        Duration("next-activation", ["WA-RULING-78"]),
        Duration("round", ["WA-RULING-145"]),
        Duration("match", ["WA-SILV-03"]),
    ],
    costs=[
        PayHealth("health", ["WA-RULING-68", "WA-RULING-69"], fields=[Field("points", 1, 4)]),
        PayTokens("tokens", ["WA-TOKEN-01", "WA-RULING-163"], fields=[Field("tokens", 1, 3)]),
    ],
)

assert tuple(word.name for word in VOCABULARY.triggers) == MOMENTS
assert tuple(word.name for word in VOCABULARY.modifiers) == POINTS
assert tuple(word.name for word in VOCABULARY.durations) == DURATIONS
