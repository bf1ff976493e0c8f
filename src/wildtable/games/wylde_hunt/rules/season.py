"""Which season belongs to an environment (WH-SEASON-01 to -06)."""

from typing import Final

from mypy_extensions import i64

from wildtable.games.wylde_hunt.state import KINDS, Data, later

NO_SEASON: Final = -1


def season_of(s: Data, environment: i64) -> i64:
    """The season of an environment now, or `NO_SEASON`.

    WH-SEASON-02, WH-SEASON-04, WH-SEASON-05. Of several stones on it the one counts that the Mortal
    stands on or reaches soonest (WH-SEASON-03, WH-RULING-42), also where a printed example has it otherwise
    (WH-RULING-31).
    """
    colours = s.board.colours
    for ahead in range(KINDS):
        season = later(s.season, ahead)
        if colours[s.stones[season]] == environment:
            return season
    return NO_SEASON


def preceding(season: i64) -> i64:
    """The season before (WH-SEASON-01)."""
    return later(season, KINDS - 1)


def following(season: i64) -> i64:
    """The season after (WH-SEASON-01)."""
    return later(season, 1)
