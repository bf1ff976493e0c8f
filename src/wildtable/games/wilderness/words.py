"""The words of the cards by their numbers; `effects.py` has them in the same order."""

from typing import Final

from wildtable.games.wilderness.terrain import FACE_DOWN, TERRAINS

REFERENCES: Final = ("player", "event", "loser")
PLAYER: Final = 0
EVENT: Final = 1
LOSER: Final = 2

MOMENTS: Final = (
    "any-time",
    "any-turn",
    "turn-start",
    "turn-end",
    "roll-before",
    "roll-after",
    "attack-before",
    "attack-after",
    "lost",
    "drawn",
    "always",
    "all-day",
    "new-day",
    "starred",
    "enter",
    "drink",
    "rest",
    "sleep",
    "search",
    "nature-1",
    "nature-3",
    "card-declared",
)
ANY_TIME: Final = 0
ANY_TURN: Final = 1
TURN_START: Final = 2
TURN_END: Final = 3
ROLL_BEFORE: Final = 4
ROLL_AFTER: Final = 5
ATTACK_BEFORE: Final = 6
ATTACK_AFTER: Final = 7
LOST: Final = 8
DRAWN: Final = 9
ALWAYS: Final = 10
ALL_DAY: Final = 11
NEW_DAY: Final = 12
STARRED: Final = 13
ENTER: Final = 14
DRINK: Final = 15
REST: Final = 16
SLEEP: Final = 17
SEARCH: Final = 18
NATURE_1: Final = 19
NATURE_3: Final = 20
CARD_DECLARED: Final = 21

ROLLS: Final = ("search", "way", "direction")
"""The kinds of roll that cards speak of: food, the way at night, the compass."""
ROLL_SEARCH: Final = 0
ROLL_WAY: Final = 1
ROLL_DIRECTION: Final = 2

POINTS: Final = (
    "cost",
    "river",
    "way",
    "moves",
    "energy",
    "rate",
    "desert",
    "search-cost",
    "search-found",
    "rest",
    "sleep",
    "attack-strength",
    "attack-dice",
    "defence",
    "defence-dice",
    "wound",
    "allow",
    "forbid",
    "unseen",
    "immune",
)
COST_POINT: Final = 0
RIVER_POINT: Final = 1
WAY_POINT: Final = 2
MOVES_POINT: Final = 3
ENERGY_POINT: Final = 4
RATE_POINT: Final = 5
DESERT_POINT: Final = 6
SEARCH_COST_POINT: Final = 7
SEARCH_FOUND_POINT: Final = 8
REST_POINT: Final = 9
SLEEP_POINT: Final = 10
ATTACK_STRENGTH_POINT: Final = 11
ATTACK_DICE_POINT: Final = 12
DEFENCE_POINT: Final = 13
DEFENCE_DICE_POINT: Final = 14
WOUND_POINT: Final = 15
ALLOW_POINT: Final = 16
FORBID_POINT: Final = 17
UNSEEN_POINT: Final = 18
IMMUNE_POINT: Final = 19

ANY_TERRAIN: Final = 9
COST_TERRAINS: Final = (*TERRAINS[:FACE_DOWN], "any")

ALLOWED: Final = ("lake", "night-search", "drink")
ALLOW_LAKE: Final = 0
ALLOW_NIGHT_SEARCH: Final = 1
ALLOW_DRINK: Final = 2

FORBIDDEN: Final = ("move", "search", "drink", "rest", "sleep")
FORBID_MOVE: Final = 0
FORBID_SEARCH: Final = 1
FORBID_DRINK: Final = 2
FORBID_REST: Final = 3
FORBID_SLEEP: Final = 4

WHO: Final = ("you", "player")
YOU: Final = 0
THAT_PLAYER: Final = 1

RANGES: Final = ("any", "same-area", "adjacent")
RANGE_ANY: Final = 0
RANGE_SAME: Final = 1
RANGE_ADJACENT: Final = 2

DURATIONS: Final = ("roll", "turn", "next-turn", "round", "starred", "day")
UNTIL_ROLL: Final = 0
UNTIL_TURN: Final = 1
UNTIL_NEXT_TURN: Final = 2
UNTIL_ROUND: Final = 3
UNTIL_STARRED: Final = 4
UNTIL_DAY: Final = 5
