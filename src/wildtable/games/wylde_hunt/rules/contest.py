"""Contests between Fae in one square (WH-CONTEST-01 to -08)."""

from mypy_extensions import i64

from wildtable.engine.bits import bit
from wildtable.games.wylde_hunt import events
from wildtable.games.wylde_hunt.rules.season import NO_SEASON, season_of
from wildtable.games.wylde_hunt.state import (
    KINDS,
    REPORT_ORDER,
    SEELIE,
    UNSEELIE,
    VANQUISHED,
    Data,
    fae_with,
    first_fae,
    side_of,
)


def enemy_in(s: Data, side: i64, square: i64) -> bool:
    """Does a Fae of the other side stand there (WH-CONTEST-01)?"""
    enemy = first_fae(1 - side)
    for fae in range(enemy, enemy + KINDS):
        if s.fae[fae] == square:
            return True
    return False


def count(s: Data, side: i64, colour: i64, square: i64) -> i64:
    """How many Fae of that side and colour stand there; a side has one of each kind (WH-RULING-26)."""
    if s.fae[fae_with(side, colour)] == square:
        return 1
    return 0


def contest(s: Data, square: i64) -> None:
    """Count colours, then seasons; the lower total loses and all its Fae there are vanquished.

    WH-CONTEST-02, WH-CONTEST-03, WH-CONTEST-05; everybody there counts (WH-CONTEST-07), and the winners
    stay (WH-CONTEST-06). Equal twice is a draw and nothing happens (WH-CONTEST-04). In the Mortal's square
    the season is that of the stone there (WH-RULING-16).
    """
    environment = s.board.colours[square]
    lead = count(s, SEELIE, environment, square) - count(s, UNSEELIE, environment, square)
    season: i64 = NO_SEASON
    if lead == 0:
        season = season_of(s, environment)
        if season != NO_SEASON:
            lead = count(s, SEELIE, season, square) - count(s, UNSEELIE, season, square)
    if lead == 0:
        events.contested(s, square, -1, season)
        return
    loser: i64 = SEELIE if lead < 0 else UNSEELIE
    events.contested(s, square, loser, season)
    for fae in REPORT_ORDER:
        if side_of(fae) == loser and s.fae[fae] == square:
            vanquish(s, fae, square)


def vanquish(s: Data, fae: i64, square: i64) -> None:
    """Off the board until its season returns it; a turn not yet taken is lost.

    WH-CONTEST-05, WH-CONTEST-08.
    """
    s.fae[fae] = VANQUISHED
    s.pending &= ~bit(fae)
    events.vanquished(s, fae, square)
