"""Drinking, resting and sleeping (WN-DRINK, WN-REST, WN-SLEEP)."""

from typing import Final

from mypy_extensions import i64

from wildtable.engine.bits import bit
from wildtable.engine.refusal import OK
from wildtable.games.wilderness import events
from wildtable.games.wilderness.rules import windows
from wildtable.games.wilderness.rules.health import reduce, restore
from wildtable.games.wilderness.rules.land import has_water
from wildtable.games.wilderness.rules.modify import NO_FIELD, allowed, at_least, changed, forbidden
from wildtable.games.wilderness.rules.movement import check_awake
from wildtable.games.wilderness.rules.standing import trigger
from wildtable.games.wilderness.state import (
    ASLEEP,
    DRUNK,
    ENERGY,
    LOST_SEATS,
    SPENT,
    WHERE,
    Data,
)
from wildtable.games.wilderness.terrain import EXHAUSTION, THIRST
from wildtable.games.wilderness.words import (
    ALLOW_DRINK,
    DRINK,
    FORBID_DRINK,
    FORBID_REST,
    FORBID_SLEEP,
    REST,
    REST_POINT,
    SLEEP,
    SLEEP_POINT,
)

REST_COST: Final = 2
REST_STEPS: Final = 1
SLEEP_STEPS: Final = 4


def check_drink(s: Data, seat: i64) -> str:
    """Water at a side; also asleep, never lost, thirsty or not (WN-DRINK-01, WN-DRINK-02, WN-RULING-22)."""
    if (s.of[LOST_SEATS] >> seat) & 1 == 1:
        return "WN-LOST-01"
    if forbidden(s, seat, FORBID_DRINK):
        return "WN-RULING-82"
    if not has_water(s, s.of[WHERE + seat]) and not allowed(s, seat, ALLOW_DRINK):
        return "WN-DRINK-01"
    return OK


def drink(s: Data, seat: i64) -> None:
    s.of[DRUNK] += 1
    events.acted(s, seat, "drank")
    restore(s, seat, THIRST, "drank")
    windows.ask(s, windows.ACTED)
    trigger(s, DRINK, seat, 0)


def check_rest(s: Data, seat: i64) -> str:
    """WN-REST-01, WN-RULING-26"""
    rule = check_awake(s, seat)
    if rule != OK:
        return rule
    if forbidden(s, seat, FORBID_REST):
        return "WN-RULING-82"
    return OK if s.of[ENERGY] >= REST_COST else "WN-ENERGY-02"


def rest(s: Data, seat: i64) -> None:
    s.of[ENERGY] -= REST_COST
    s.of[SPENT] = 1
    events.acted(s, seat, "rested")
    reduce(s, seat, EXHAUSTION, at_least(changed(s, REST_POINT, seat, REST_STEPS, NO_FIELD), 0), "rested")
    windows.ask(s, windows.ACTED)
    trigger(s, REST, seat, 0)


def check_sleep(s: Data, seat: i64) -> str:
    """The whole turn: no energy spent yet, and once only (WN-SLEEP-01, WN-RULING-24)."""
    rule = check_awake(s, seat)
    if rule != OK:
        return "WN-RULING-24" if rule == "WN-SLEEP-01" else rule
    if forbidden(s, seat, FORBID_SLEEP):
        return "WN-RULING-82"
    return OK if s.of[SPENT] == 0 else "WN-RULING-24"


def sleep(s: Data, seat: i64) -> None:
    """No energy may be used in this turn any more; drinking is free (WN-SLEEP-02)."""
    s.of[ASLEEP] |= bit(seat)
    s.of[ENERGY] = 0
    events.acted(s, seat, "slept")
    reduce(s, seat, EXHAUSTION, at_least(changed(s, SLEEP_POINT, seat, SLEEP_STEPS, NO_FIELD), 0), "slept")
    windows.ask(s, windows.ACTED)
    trigger(s, SLEEP, seat, 0)
