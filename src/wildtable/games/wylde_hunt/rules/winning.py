"""How the game ends (WH-WIN-01 to -07, WH-RULING-22 to -28).

Two roads lead to victory: to ensnare the Mortal, and to dominate the board (WH-GOAL-02).
"""

from mypy_extensions import i64

from wildtable.games.wylde_hunt import events
from wildtable.games.wylde_hunt.board import SQUARES
from wildtable.games.wylde_hunt.rules.contest import count
from wildtable.games.wylde_hunt.state import (
    ALL_BANISHED,
    DOMINATION,
    ENSNARE,
    FAE,
    KINDS,
    NOBODY,
    REPETITION,
    ROUND_LIMIT,
    SEELIE,
    STEP_OVER,
    UNSEELIE,
    VANQUISHED,
    Data,
    first_fae,
)


def end_game(s: Data, winner: i64, reason: i64) -> bool:
    """The game ends at once (WH-WIN-07)."""
    s.step = STEP_OVER
    s.to_act = SEELIE
    s.winner = winner
    s.reason = reason
    s.pending = 0
    events.game_over(s)
    return True


def covers(s: Data, side: i64) -> bool:
    """It has the square's colour and the stone's colour in the Mortal's square (WH-WIN-02, WH-WIN-03)."""
    mortal = s.mortal()
    environment = s.board.colours[mortal]
    return count(s, side, environment, mortal) > 0 and count(s, side, s.season, mortal) > 0


def check_ensnared(s: Data) -> bool:
    """At the end of Phase 2: exactly one side covers the Mortal and wins (WH-WIN-01, WH-WIN-04).

    WH-RULING-22, WH-RULING-23.
    """
    seelie = covers(s, SEELIE)
    if seelie == covers(s, UNSEELIE):
        return False
    return end_game(s, SEELIE if seelie else UNSEELIE, ENSNARE)


def check_domination(s: Data) -> bool:
    """At the end of Phase 1: exactly one side has Fae on the board and wins (WH-WIN-05).

    Not before: one that lost its last Fae in Phase 2 may get one back (WH-WIN-06, WH-RULING-24).
    Neither has: play goes on, unless all six are banished, a draw (WH-RULING-25).
    """
    seelie = on_board(s, SEELIE)
    unseelie = on_board(s, UNSEELIE)
    if seelie != unseelie:
        return end_game(s, SEELIE if seelie else UNSEELIE, DOMINATION)
    if seelie:
        return False
    for fae in range(FAE):
        if s.fae[fae] == VANQUISHED:
            return False
    return end_game(s, NOBODY, ALL_BANISHED)


def on_board(s: Data, side: i64) -> bool:
    """Has that side a Fae on the board (WH-WIN-05)?"""
    for fae in range(first_fae(side), first_fae(side) + KINDS):
        if s.fae[fae] < SQUARES:
            return True
    return False


def check_repetition(s: Data) -> bool:
    """At the start of Phase 2: the same position for the third time is a draw (WH-RULING-27)."""
    limit = s.settings.repetition
    if limit == 0:
        return False
    return s.remember(s.code()) >= limit and end_game(s, NOBODY, REPETITION)


def check_round_limit(s: Data) -> bool:
    """Phase 2 of the last round ended without a win: a draw (WH-RULING-28)."""
    limit = s.settings.round_limit
    return limit > 0 and s.round >= limit and end_game(s, NOBODY, ROUND_LIMIT)
