"""Moving: costs, checks, the roll at night, and going along (WN-MOVE, WN-TERRAIN, WN-NIGHT-02)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wildtable.engine.bits import bit
from wildtable.engine.clauses import NONE, WHEN
from wildtable.engine.refusal import OK
from wildtable.games.wilderness import actions, events, frames
from wildtable.games.wilderness.board import OFF_BOARD, SIDES
from wildtable.games.wilderness.rules import windows
from wildtable.games.wilderness.rules.arrival import arrive, put_figure
from wildtable.games.wilderness.rules.daytime import is_night
from wildtable.games.wilderness.rules.land import COSTS, RIVER, RIVER_SHIFT, TERRAIN_MASK
from wildtable.games.wilderness.rules.lost import get_lost
from wildtable.games.wilderness.rules.modify import (
    NO_FIELD,
    allowed,
    at_least,
    changed,
    forbidden,
    limited,
)
from wildtable.games.wilderness.state import (
    ALONG,
    ASLEEP,
    ENERGY,
    JOINT,
    LOST_SEATS,
    MOVES,
    SPENT,
    WHERE,
    Data,
)
from wildtable.games.wilderness.terrain import FACE_DOWN, LAKE
from wildtable.games.wilderness.words import (
    ALL_DAY,
    ALLOW_LAKE,
    COST_POINT,
    FORBID_MOVE,
    MOVES_POINT,
    RIVER_POINT,
    ROLL_WAY,
    STARRED,
    UNTIL_ROLL,
    WAY_POINT,
)

WAY_AT_NIGHT: Final = 4
NO_ROLL: Final = -99
NO_LIMIT: Final = 99

DECLARED: Final = 0
ASKED: Final = 1
ROLLED: Final = 2
JUDGED: Final = 3
GOES: Final = 4
ARRIVED: Final = 5


def step_cost(s: Data, seat: i64, from_area: i64, side: i64, to_area: i64) -> i64:
    """What it costs to step over that side (WN-MOVE-01, WN-TERRAIN-08, WN-RULING-100).

    WN-ENERGY-03, WN-TERRAIN-02, WN-TERRAIN-04, WN-TERRAIN-06, WN-TERRAIN-09, WN-TERRAIN-10,
    WN-VILLAGE-01.
    """
    kind = s.land[to_area] & TERRAIN_MASK
    cost = COSTS[kind]
    river = (s.land[from_area] >> (RIVER_SHIFT + side)) & 1 == 1
    if s.force.points == 0:
        return cost + RIVER if river else cost
    cost = changed(s, COST_POINT, seat, cost, kind)
    if river:
        cost += at_least(changed(s, RIVER_POINT, seat, RIVER, NO_FIELD), 0)
    return at_least(cost, 1)


def check_awake(s: Data, seat: i64) -> str:
    """Neither asleep (WN-SLEEP-01) nor lost (WN-LOST-01)."""
    if (s.of[LOST_SEATS] >> seat) & 1 == 1:
        return "WN-LOST-01"
    return "WN-SLEEP-01" if (s.of[ASLEEP] >> seat) & 1 == 1 else OK


def check_may_move(s: Data, seat: i64) -> str:
    """May this player move at all?"""
    rule = check_awake(s, seat)
    if rule != OK:
        return rule
    if s.force.points != 0:
        if forbidden(s, seat, FORBID_MOVE):
            return "WN-RULING-82"
        if s.force.asks(MOVES_POINT) and s.of[MOVES] >= limited(s, MOVES_POINT, seat, NO_LIMIT):
            return "WN-WEATHER-04" if weather_limits(s, seat) else "WN-RULING-82"
    return OK


def weather_limits(s: Data, seat: i64) -> bool:
    """Is it the weather that limits this player's moves, or another card?"""
    clauses = s.tables.effects.clauses
    row = s.force.next(clauses, MOVES_POINT, seat, NONE)
    while row != NONE:
        moment = clauses.get(s.force.clause(row), WHEN)
        if moment == ALL_DAY or moment == STARRED:
            return True
        row = s.force.next(clauses, MOVES_POINT, seat, row)
    return False


def check_step(s: Data, seat: i64, side: i64, area: i64) -> str:
    """The area there is land, or a card opens the lake, and the energy is enough (WN-ENERGY-02).

    WN-RULING-27, WN-RULING-71.
    """
    here = s.of[WHERE + seat]
    kind = s.land[area] & TERRAIN_MASK
    if kind == LAKE and not allowed(s, seat, ALLOW_LAKE):
        return "WN-TERRAIN-07"
    if kind == FACE_DOWN:  # only in a position that was written so: whoever comes near turns it up
        return "WN-REVEAL-01"
    return OK if step_cost(s, seat, here, side, area) <= s.of[ENERGY] else "WN-ENERGY-02"


def check_move(s: Data, seat: i64, area: i64) -> str:
    """Everything about one move.

    WN-RULING-17, WN-MOVE-04.
    """
    rule = check_may_move(s, seat)
    if rule != OK:
        return rule
    side = s.board.side_between(s.of[WHERE + seat], area)
    return "WN-MOVE-01" if side < 0 else check_step(s, seat, side, area)


def add_moves(s: Data, seat: i64, offered: "vec[i64]") -> "vec[i64]":
    """Every legal move."""
    if s.of[ENERGY] == 0 or check_may_move(s, seat) != OK:
        return offered
    here = s.of[WHERE + seat]
    for side in range(SIDES):
        area = s.board.next[here * SIDES + side]
        if area != OFF_BOARD and check_step(s, seat, side, area) == OK:
            offered = append(offered, actions.pack(actions.MOVE, area))
    return offered


# Carrying a move out.


def declare(s: Data, seat: i64, area: i64) -> None:
    """The player names an area (WN-RULING-15)."""
    s.stack.push(frames.STEP, seat, 3)
    s.stack.set(frames.TARGET, area)
    if way_needed(s, seat) == 0:
        s.stack.set(frames.STAGE, GOES)


def way_needed(s: Data, seat: i64) -> i64:
    """The number with which the way is found; 0: no roll (WN-NIGHT-02, WN-RULING-16).

    By day there is no roll to change: only a card that sets a number makes one (WN-RULING-903).
    """
    needed: i64 = NO_ROLL
    if is_night(s):
        needed = WAY_AT_NIGHT
    needed = changed(s, WAY_POINT, seat, needed, NO_FIELD)
    if needed > 1:
        return needed
    return 0


def step_goes_on(s: Data) -> None:
    """The move on top goes on: windows and the roll at night, then paying and entering.

    WN-RULING-111, WN-REVEAL-03.
    """
    stack = s.stack
    seat = stack.owner()
    stage = stack.get(frames.STAGE)
    if stage == DECLARED:
        stack.set(frames.STAGE, ASKED)
        if s.tables.asks_before(ROLL_WAY):
            windows.ask_about(s, windows.BEFORE_ROLL)
    elif stage == ASKED:
        if not stands(s, seat):
            stack.pop()
            s.force.end(s.tables.effects.clauses, UNTIL_ROLL, seat)
            events.lapsed(s, seat)
            return
        if way_needed(s, seat) == 0:
            stack.set(frames.STAGE, GOES)
            return
        stack.set(frames.STAGE, ROLLED)
        frames.roll_dice(s, seat, 1)
    elif stage == ROLLED:
        stack.set(frames.STAGE, JUDGED)
        if s.tables.asks_after(ROLL_WAY):
            windows.ask_about(s, windows.AFTER_ROLL)
    elif stage == JUDGED:
        judge_way(s, seat)
    elif stage == GOES:
        go(s, seat)
    else:
        stack.pop()
        windows.ask(s, windows.ACTED)


def judge_way(s: Data, seat: i64) -> None:
    """4 or more: the move is made; else the player is lost (WN-NIGHT-02)."""
    found = s.stack.get(frames.THROW) + 1 >= way_needed(s, seat)
    s.force.end(s.tables.effects.clauses, UNTIL_ROLL, seat)
    if found:
        if stands(s, seat):
            s.stack.set(frames.STAGE, GOES)
        else:
            s.stack.pop()
            events.lapsed(s, seat)
    else:
        s.stack.pop()
        if s.alive(seat):
            get_lost(s, seat)


def stands(s: Data, seat: i64) -> bool:
    """Has the declared move still its ground (WN-RULING-89)?"""
    acting = s.stack.at(0, frames.STAGE) == frames.TURN_ACTS
    return acting and s.alive(seat) and check_move(s, seat, s.stack.get(frames.TARGET)) == OK


def go(s: Data, seat: i64) -> None:
    """Pay and move, with those who go along (WN-RULING-72, WN-RULING-102)."""
    area = s.stack.get(frames.TARGET)
    here = s.of[WHERE + seat]
    cost = step_cost(s, seat, here, s.board.side_between(here, area), area)
    s.of[ENERGY] -= cost
    s.of[SPENT] = 1
    s.of[MOVES] += 1
    movers = bit(seat)
    for other in range(s.seats):
        if s.of[ALONG + other] == seat + 1:
            movers |= bit(other)
    put_figure(s, seat, area)
    events.moved(s, seat, area, "walk", cost)
    if movers != bit(seat):
        for other in range(s.seats):
            if other != seat and (movers >> other) & 1 == 1:
                put_figure(s, other, area)
                events.moved(s, other, area, "along", 0)
    if area == s.board.village:
        s.of[JOINT] = movers & ~bit(seat)
    s.stack.set(frames.STAGE, ARRIVED)
    arrive(s, seat, movers, area)
