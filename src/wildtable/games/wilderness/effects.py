"""The words of the cards: what each needs and the rules it rests on. What they do is in `rules/`.

`words.py` has the numbers of triggers, modifiers and durations, by which the rules name them.
"""

from typing import Final

from wildtable.engine.vocabulary import Vocabulary
from wildtable.engine.words import Duration, Field, Modifier, Trigger
from wildtable.games.wilderness.rules.conditions import (
    Asleep,
    Behind,
    InTerrain,
    InVillage,
    IsLost,
    Near,
    Night,
    Number,
    Sick,
    WaterSide,
    Weary,
)
from wildtable.games.wilderness.rules.targets import (
    Animal,
    EachOwnSickness,
    EachPlayer,
    Leader,
    Loser,
    Opponent,
    OwnSickness,
    Self,
    ThatPlayer,
    ThisCard,
)
from wildtable.games.wilderness.rules.verbs import (
    AnimalAttack,
    Cancel,
    Cure,
    Discard,
    DrawCards,
    Drift,
    Drive,
    EndTurn,
    Energy,
    Fight,
    GiveSickness,
    GoAlong,
    Increase,
    Lost,
    PayEnergy,
    PayExhaustion,
    PlaceArea,
    Prevent,
    Reduce,
    RemoveAnimal,
    Reroll,
    Restore,
    ReturnArea,
    Roll,
    Walk,
)
from wildtable.games.wilderness.state import Data
from wildtable.games.wilderness.terrain import TERRAINS, TRACKS, VILLAGE
from wildtable.games.wilderness.words import (
    ALLOWED,
    COST_TERRAINS,
    DURATIONS,
    FORBIDDEN,
    MOMENTS,
    POINTS,
    RANGES,
    REFERENCES,
    ROLLS,
    WHO,
)

TERRAIN: Final = Field("terrain", names=list(TERRAINS[:VILLAGE]))
INTO: Final = Field("terrain", names=list(COST_TERRAINS), default=COST_TERRAINS[-1])
TRACK: Final = Field("track", names=list(TRACKS))
ROLL: Final = Field("roll", names=list(ROLLS))
RANGE: Final = Field("range", names=list(RANGES), default=RANGES[0])
WHOM: Final = Field("who", names=list(WHO), default=WHO[0])

IN_PLAY: Final = ["player", "event"]
ALL: Final = list(POINTS)
AFTER_THE_DICE: Final = [name for name in POINTS if name not in ("attack-dice", "defence-dice")]

VOCABULARY: Final = Vocabulary[Data](
    references=REFERENCES,
    triggers=[
        Trigger("any-time", ["WN-EVENT-05", "WN-RULING-54"], [], ALL),
        Trigger("any-turn", ["WN-EVENT-05", "WN-RULING-54"], ["player"], ALL, whose=True),
        Trigger("turn-start", ["WN-EVENT-07", "WN-RULING-13"], ["player"], ALL, whose=True),
        Trigger("turn-end", ["WN-RULING-54", "WN-RULING-63"], ["player"], ALL, whose=True),
        Trigger("roll-before", ["WN-RULING-116"], IN_PLAY, ALL, whose=True, fields=[ROLL]),
        Trigger("roll-after", ["WN-RULING-90"], IN_PLAY, AFTER_THE_DICE, whose=True, fields=[ROLL]),
        Trigger("attack-before", ["WN-ATTACK-05", "WN-RULING-105"], IN_PLAY, ALL, whose=True),
        Trigger("attack-after", ["WN-ATTACK-05", "WN-RULING-90"], IN_PLAY, AFTER_THE_DICE, whose=True),
        Trigger("lost", ["WN-LOST-01", "WN-RULING-86"], IN_PLAY, ALL, whose=True),
        Trigger("drawn", ["WN-SICK-02"], [], ALL),
        Trigger("always", ["WN-SICK-03"], [], ALL),
        Trigger("all-day", ["WN-RULING-76"], [], ALL),
        Trigger("new-day", ["WN-WEATHER-06", "WN-RULING-77"], [], ALL),
        Trigger("starred", ["WN-WEATHER-04", "WN-RULING-35"], [], ALL),
        Trigger("enter", ["WN-MOVE-03"], ["player"], ALL, whose=True, fields=[TERRAIN]),
        Trigger("drink", ["WN-DRINK-01"], ["player"], ALL, whose=True),
        Trigger("rest", ["WN-REST-01"], ["player"], ALL, whose=True),
        Trigger("sleep", ["WN-SLEEP-01"], ["player"], ALL, whose=True),
        Trigger("search", ["WN-FOOD-02"], ["player"], ALL, whose=True),
        Trigger("nature-1", ["WN-NATURE-01"], [], ALL),
        Trigger("nature-3", ["WN-NATURE-01"], [], ALL),
        Trigger("card-declared", ["WN-RULING-95"], IN_PLAY, ALL, whose=True),
    ],
    conditions=[
        InTerrain("terrain", ["WN-RULING-96"], [TERRAIN, WHOM]),
        WaterSide("water-side", ["WN-RULING-96", "WN-DRINK-01"], [WHOM]),
        Night("night", ["WN-RULING-96", "WN-WEATHER-02"]),
        InVillage("in-village", ["WN-RULING-96", "WN-VILLAGE-03"], [WHOM]),
        Asleep("asleep", ["WN-RULING-96", "WN-SLEEP-01"], [WHOM]),
        IsLost("lost", ["WN-RULING-96", "WN-LOST-01"], [WHOM]),
        Number(
            "number",
            ["WN-RULING-96", "WN-HEALTH-02"],
            [Field("track", names=list(TRACKS[:2])), Field("at-least", 1, 3), WHOM],
        ),
        Weary("weary", ["WN-RULING-96", "WN-ENERGY-01"], [Field("energy", 3, 5), WHOM]),
        Sick("sick", ["WN-RULING-96", "WN-SICK-03"], [WHOM]),
        Near(
            "near", ["WN-RULING-96", "WN-MOVE-02"], [Field("range", names=list(RANGES[1:]))], needs=["player"]
        ),
        Behind("behind", ["WN-RULING-96", "WN-GOAL-01"]),
    ],
    targets=[
        Self("self", ["WN-RULING-56"]),
        ThatPlayer("player", ["WN-RULING-56"], needs=["player"]),
        Opponent("opponent", ["WN-RULING-56"], fields=[RANGE]),
        Opponent("each-opponent", ["WN-RULING-56"], each=True, fields=[RANGE]),
        EachPlayer("each-player", ["WN-RULING-96"], each=True),
        Leader("leader", ["WN-RULING-56"]),
        Loser("loser", ["WN-RULING-73"], needs=["loser"]),
        Animal("animal", ["WN-RULING-83"], fields=[RANGE]),
        OwnSickness("own-sickness", ["WN-RULING-84"]),
        EachOwnSickness("each-own-sickness", ["WN-RULING-84"], each=True),
        ThisCard("this-card", ["WN-SICK-03"]),
    ],
    verbs=[
        Increase("increase", ["WN-ROUND-04", "WN-RULING-36"], Field("by", 1, 6), [TRACK]),
        Reduce("reduce", ["WN-ROUND-04", "WN-RULING-37"], Field("by", 1, 12), [TRACK]),
        Restore("restore", ["WN-ROUND-04"], None, [TRACK]),
        Energy("energy", ["WN-ENERGY-02", "WN-RULING-110"], Field("by", -4, 6)),
        Drift("drift", ["WN-COMPASS-02", "WN-COMPASS-07"], Field("by", 1, 3)),
        Walk("walk", ["WN-RULING-16", "WN-RULING-34"], Field("by", 1, 2)),
        Lost("lost", ["WN-LOST-01", "WN-RULING-81"]),
        EndTurn("end-turn", ["WN-RULING-14"], needs=["player"]),
        DrawCards("draw", ["WN-EVENT-02"], Field("by", 1, 3)),
        Discard("discard", ["WN-EVENT-06"], Field("by", 1, 3)),
        GiveSickness("sickness", ["WN-SICK-01"], Field("by", 1, 2)),
        Cure("cure", ["WN-SICK-03"]),
        AnimalAttack("animal-attack", ["WN-ATTACK-05", "WN-RULING-101"]),
        Roll("roll", ["WN-RULING-88"], fields=[Field("at-least", 2, 6)], decides=True),
        Fight("fight", ["WN-RULING-73"], decides=True, binds=["loser"]),
        Reroll("reroll", ["WN-RULING-90"], needs=["event"]),
        Prevent("prevent", ["WN-RULING-101"], needs=["event"]),
        Cancel("cancel", ["WN-RULING-95"], needs=["event"]),
        PlaceArea("place-area", ["WN-RULING-19"], fields=[TERRAIN], decides=True),
        ReturnArea("return-area", ["WN-RULING-19"]),
        Drive("drive", ["WN-RULING-42"], Field("by", 1, 3)),
        RemoveAnimal("remove-animal", ["WN-RULING-47"]),
        GoAlong("go-along", ["WN-RULING-72", "WN-RULING-102"], needs=["player"]),
    ],
    modifiers=[
        Modifier("cost", ["WN-MOVE-01", "WN-RULING-100"], Field("by", -2, 4), [INTO]),
        Modifier("river", ["WN-TERRAIN-08", "WN-RULING-100"], Field("by", -2, 4)),
        Modifier("way", ["WN-NIGHT-02", "WN-RULING-100"], Field("by", -3, 6)),
        Modifier("moves", ["WN-MOVE-01"], Field("by", -3, 6)),
        Modifier("energy", ["WN-ENERGY-01", "WN-RULING-100"], Field("by", -3, 6)),
        Modifier("rate", ["WN-NATURE-01", "WN-RULING-100"], Field("by", -2, 4), [TRACK]),
        Modifier("desert", ["WN-TERRAIN-03"], Field("by", -1, 3)),
        Modifier("search-cost", ["WN-FOOD-01"], Field("by", -4, 4)),
        Modifier("search-found", ["WN-FOOD-02", "WN-RULING-90"], Field("by", -6, 6)),
        Modifier("rest", ["WN-REST-01"], Field("by", -1, 4)),
        Modifier("sleep", ["WN-SLEEP-01"], Field("by", -4, 8)),
        Modifier("attack-strength", ["WN-ATTACK-01"], Field("by", -6, 6)),
        Modifier("attack-dice", ["WN-ATTACK-01"], Field("by", -1, 4)),
        Modifier("defence", ["WN-ATTACK-01"], Field("by", -6, 6)),
        Modifier("defence-dice", ["WN-ATTACK-01"], Field("by", -1, 4)),
        Modifier("wound", ["WN-ATTACK-04"], Field("by", -6, 6)),
        Modifier("allow", ["WN-RULING-82"], fields=[Field("what", names=list(ALLOWED))]),
        Modifier("forbid", ["WN-RULING-82"], fields=[Field("action", names=list(FORBIDDEN))]),
        Modifier("unseen", ["WN-ANIMAL-03"]),
        Modifier("immune", ["WN-TERRAIN-05"]),
    ],
    durations=[
        Duration("roll", ["WN-RULING-98"]),
        Duration("turn", ["WN-RULING-98"]),
        Duration("next-turn", ["WN-RULING-122"]),
        Duration("round", ["WN-RULING-98"]),
        Duration("starred", ["WN-RULING-98"]),
        Duration("day", ["WN-RULING-98"]),
    ],
    costs=[
        PayExhaustion("exhaustion", ["WN-RULING-62"], fields=[Field("steps", 1, 4)]),
        PayEnergy("energy", ["WN-ENERGY-02"], fields=[Field("energy", 1, 4)]),
    ],
)

assert tuple(word.name for word in VOCABULARY.triggers) == MOMENTS
assert tuple(word.name for word in VOCABULARY.modifiers) == POINTS
assert tuple(word.name for word in VOCABULARY.durations) == DURATIONS
