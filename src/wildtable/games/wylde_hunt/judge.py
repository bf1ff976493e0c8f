"""Heuristics for bots: how good a position looks for a side.

Only a guide for players, never a rule. Worth counts are hundredths of a Fae on the board.
"""

from mypy_extensions import i64

from wildtable.engine.state import WON
from wildtable.games.wylde_hunt.board import SQUARES, distance
from wildtable.games.wylde_hunt.rules.banishment import is_doomed
from wildtable.games.wylde_hunt.rules.winning import covers
from wildtable.games.wylde_hunt.state import (
    BANISHED,
    KINDS,
    NOT_IN_PLAY,
    STEP_MORTAL,
    STEP_OVER,
    STEP_SETUP,
    STEP_TURN,
    VANQUISHED,
    Data,
    colour_of,
    fae_with,
    first_fae,
    later,
)


def evaluate(s: Data, side: i64) -> i64:
    """The worth of the position for a side; a decided game is worth `WON`, sooner wins a little more."""
    if s.step == STEP_OVER:
        if s.winner < 0:
            return 0
        worth = WON - s.round
        return worth if s.winner == side else -worth
    if s.step == STEP_SETUP or s.step == STEP_MORTAL:
        return 0
    return _worth(s, side) - _worth(s, 1 - side)


def _worth(s: Data, side: i64) -> i64:
    worth: i64 = 0
    for fae in range(first_fae(side), first_fae(side) + KINDS):
        where = s.fae[fae]
        if where < SQUARES:
            worth += 75 if is_doomed(s, fae) else 100
        elif where == VANQUISHED:
            waits = later(colour_of(fae), -1 - s.season)  # rounds after the next until it comes back
            worth += 70 - 10 * waits
    if s.step == STEP_TURN and covers(s, side):
        worth += 150
    for ahead in range(1, 4):
        worth += _prospect(s, side, later(s.season, ahead)) // ahead
    return worth


def _prospect(s: Data, side: i64, season: i64) -> i64:
    """How well a side could ensnare the Mortal on that stone: it needs both colours, and near by."""
    square = s.stones[season]
    first = fae_with(side, season)
    second = fae_with(side, s.board.colours[square])
    if not (_alive(s, first) and _alive(s, second)):
        return 0
    return 30 - _far(s, first, square) - _far(s, second, square)


def _far(s: Data, fae: i64, square: i64) -> i64:
    """What a Fae's distance from a square takes away; one that is vanquished counts as far off."""
    where = s.fae[fae]
    if where >= SQUARES:
        return 8
    return 2 * distance(where, square)


def _alive(s: Data, fae: i64) -> bool:
    where = s.fae[fae]
    return where != BANISHED and where != NOT_IN_PLAY
