"""Scenarios: a match with a set-up and an aim of its own (WA-MODE-06, WA-RULING-140).

The book of scenarios is not available, so both are our own and are named as such (WA-RULING-907,
WA-RULING-908). In both a side also wins as in a Deathmatch. A scenario is two functions: what lies on the
board before anybody places anything, and what is looked at when a round has ended.
"""

from typing import Final

from mypy_extensions import i64

from wildtable.engine.bits import bit, lowest
from wildtable.games.wild_assent import events, frames
from wildtable.games.wild_assent.board import COLUMNS
from wildtable.games.wild_assent.rules.health import ASSENTS_AND_CREATURES
from wildtable.games.wild_assent.rules.placing import set_obstacle
from wildtable.games.wild_assent.state import (
    BREAKTHROUGH,
    FULL_COVER,
    HIGH_GROUND,
    LEFT_OVER,
    ON_BOARD,
    PARTIAL_COVER,
    PLAYER_1,
    POINTS,
    SCENARIO_WON,
    WHERE,
    Data,
)

HELD_ROUNDS: Final = 3
"""So many rounds a side has to hold the High Ground."""
BROKEN_THROUGH: Final = 2
"""So many have to stand on the other side's start fields."""


def lay_out(s: Data) -> bool:
    """What a scenario puts on the board; true if nobody places obstacles."""
    if s.settings.scenario != BREAKTHROUGH:
        return False
    last = s.board.rows - 2
    set_obstacle(s, COLUMNS + 3, FULL_COVER)
    set_obstacle(s, COLUMNS + 6, PARTIAL_COVER)
    set_obstacle(s, last * COLUMNS + 3, PARTIAL_COVER)
    set_obstacle(s, last * COLUMNS + 6, FULL_COVER)
    s.of[LEFT_OVER] = 0
    s.of[LEFT_OVER + 1] = 0
    return True


def round_ends(s: Data) -> bool:
    """Has a side reached the aim of the scenario? Then the match is over."""
    winners: i64 = 0
    if s.settings.scenario == HIGH_GROUND:
        first = on_high_ground(s, 0)
        second = on_high_ground(s, 1)
        if first != second:
            holder: i64 = 0 if first > second else 1
            s.of[POINTS + holder] += 1
            events.scored(s, holder, s.of[POINTS + holder])
            if s.of[POINTS + holder] >= HELD_ROUNDS:
                winners = bit(holder)
    elif s.settings.scenario == BREAKTHROUGH:
        for side in range(2):
            if broken_through(s, side) >= BROKEN_THROUGH:
                winners |= bit(side)
    if winners == 0:
        return False
    if winners == 3:  # both at once: nobody has won (WA-RULING-135)
        winners = 0
    frames.over(s, winners, SCENARIO_WON)
    events.game_over(s, winners, SCENARIO_WON)
    return True


def fighters(s: Data, side: i64) -> i64:
    """The Assents and Creatures of a side on the board, as bits; Summons do not count."""
    return s.of[ON_BOARD + side] & ASSENTS_AND_CREATURES


def on_high_ground(s: Data, side: i64) -> i64:
    """How many of a side stand on the four fields in the middle; with an odd number of rows it is six."""
    found: i64 = 0
    odd = s.board.rows % 2
    left = fighters(s, side)
    while left != 0:
        field = s.of[WHERE + lowest(left)]
        left &= left - 1
        row = field // COLUMNS
        column = field % COLUMNS
        inside = row >= (s.board.rows - 1) // 2 - odd and row <= s.board.rows // 2 + odd
        if inside and (column == 4 or column == 5):
            found += 1
    return found


def broken_through(s: Data, side: i64) -> i64:
    """How many of a side stand in the start columns of the other."""
    first: i64 = 8 if side == s.of[PLAYER_1] else 0
    found: i64 = 0
    left = fighters(s, side)
    while left != 0:
        column = s.of[WHERE + lowest(left)] % COLUMNS
        left &= left - 1
        if column == first or column == first + 1:
            found += 1
    return found
