"""Searching for food (WN-FOOD)."""

from typing import Final

from mypy_extensions import i64

from wildtable.engine.refusal import OK
from wildtable.games.wilderness import events, frames
from wildtable.games.wilderness.rules import windows
from wildtable.games.wilderness.rules.daytime import is_night
from wildtable.games.wilderness.rules.health import reduce
from wildtable.games.wilderness.rules.land import has_food, terrain
from wildtable.games.wilderness.rules.lost import get_lost
from wildtable.games.wilderness.rules.modify import NO_FIELD, allowed, at_least, changed, forbidden
from wildtable.games.wilderness.rules.movement import check_awake
from wildtable.games.wilderness.rules.standing import trigger
from wildtable.games.wilderness.state import ENERGY, SPENT, WHERE, Data
from wildtable.games.wilderness.terrain import HUNGER
from wildtable.games.wilderness.words import (
    ALLOW_NIGHT_SEARCH,
    FORBID_SEARCH,
    ROLL_SEARCH,
    SEARCH,
    SEARCH_COST_POINT,
    SEARCH_FOUND_POINT,
    UNTIL_ROLL,
)

SEARCH_COST: Final = 4

DECLARED: Final = 0
ASKED: Final = 1
ROLLED: Final = 2
JUDGED: Final = 3
FED: Final = 4


def search_cost(s: Data, seat: i64) -> i64:
    return at_least(changed(s, SEARCH_COST_POINT, seat, SEARCH_COST, NO_FIELD), 0)


def check_search(s: Data, seat: i64) -> str:
    """Awake, in terrain that has food, by day, with enough energy (WN-FOOD-01, WN-FOOD-04).

    WN-NIGHT-01.
    """
    rule = check_awake(s, seat)
    if rule != OK:
        return rule
    if forbidden(s, seat, FORBID_SEARCH):
        return "WN-RULING-82"
    if not has_food(terrain(s, s.of[WHERE + seat])):
        return "WN-FOOD-01"
    if is_night(s) and not allowed(s, seat, ALLOW_NIGHT_SEARCH):
        return "WN-FOOD-04"
    return OK if search_cost(s, seat) <= s.of[ENERGY] else "WN-ENERGY-02"


def declare(s: Data, seat: i64) -> None:
    s.stack.push(frames.SEARCH, seat, 2)
    events.acted(s, seat, "searched")


def search_goes_on(s: Data) -> None:
    """Window, paying and the dice, window, then food or lost (WN-FOOD-02, WN-FOOD-03)."""
    stack = s.stack
    seat = stack.owner()
    stage = stack.get(frames.STAGE)
    if stage == DECLARED:
        stack.set(frames.STAGE, ASKED)
        if s.tables.asks_before(ROLL_SEARCH):
            windows.ask_about(s, windows.BEFORE_ROLL)
    elif stage == ASKED:
        acting = stack.at(0, frames.STAGE) == frames.TURN_ACTS
        if not acting or not s.alive(seat) or check_search(s, seat) != OK:
            stack.pop()
            s.force.end(s.tables.effects.clauses, UNTIL_ROLL, seat)
            events.lapsed(s, seat)
            return
        s.of[ENERGY] -= search_cost(s, seat)
        s.of[SPENT] = 1
        stack.set(frames.STAGE, ROLLED)
        frames.roll_dice(s, seat, 2)
    elif stage == ROLLED:
        stack.set(frames.STAGE, JUDGED)
        if s.tables.asks_after(ROLL_SEARCH):
            windows.ask_about(s, windows.AFTER_ROLL)
    elif stage == JUDGED:
        judge_search(s, seat)
    else:
        stack.pop()
        windows.ask(s, windows.ACTED)


def judge_search(s: Data, seat: i64) -> None:
    """A die that shows 1: lost, no food (WN-RULING-28). Otherwise the sum; plus and minus change totals."""
    throw = s.stack.get(frames.THROW)
    one = throw % 6 + 1
    two = throw // 6 + 1
    s.stack.set(frames.STAGE, FED)
    found = at_least(changed(s, SEARCH_FOUND_POINT, seat, one + two, NO_FIELD), 0)
    s.force.end(s.tables.effects.clauses, UNTIL_ROLL, seat)
    if not s.alive(seat):
        s.stack.pop()
        return
    if one == 1 or two == 1:
        s.stack.pop()
        get_lost(s, seat)
        return
    reduce(s, seat, HUNGER, found, "food")
    trigger(s, SEARCH, seat, 0)
