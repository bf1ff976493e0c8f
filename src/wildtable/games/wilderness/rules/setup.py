"""Setting up: the first player by lot, the first tile, three cards each, the first day (WN-SETUP)."""

from mypy_extensions import i64

from wildtable.engine.bits import bit
from wildtable.games.wilderness import events, frames
from wildtable.games.wilderness.rules.land import relay
from wildtable.games.wilderness.rules.weather import draw_for_all
from wildtable.games.wilderness.state import (
    ALIVE,
    EVENT_DECK,
    FIRST,
    FIRST_CARDS,
    NOBODY,
    SICK_DECK,
    TRACK,
    WEATHER_DECK,
    WHERE,
    Data,
    blank,
)

START_SQUARE = 2
"""The third from the left (WN-SETUP-04)."""


def lay_out(s: Data) -> None:
    """The table before anything is decided by chance.

    WN-SETUP-09.
    """
    blank(s)
    s.of[ALIVE] = bit(s.seats) - 1
    s.of[EVENT_DECK] = s.tables.events.all
    s.of[SICK_DECK] = s.tables.sickness.all
    s.of[WEATHER_DECK] = s.tables.weather.all
    for seat in range(s.seats):
        s.of[WHERE + seat] = s.board.start
        for track in range(3):
            s.of[TRACK + 8 * track + seat] = START_SQUARE
    if len(s.settings.blank_land) == 0:
        relay(s)
        s.settings.blank_land = s.land
    s.land = s.settings.blank_land


def begin(s: Data) -> None:
    s.stack.clear()
    s.stack.push(frames.LEAD, NOBODY, 0)


def first_player(s: Data, seat: i64) -> None:
    """The first tile is turned up, three cards each are dealt, the first day begins (WN-SETUP-05 to -12).

    WN-SETUP-06, WN-SETUP-07, WN-SETUP-08, WN-SETUP-10, WN-SETUP-11, WN-SETUP-12, WN-RULING-78.
    """
    s.of[FIRST] = seat
    s.stack.clear()
    events.first_player(s, seat)
    s.stack.push(frames.DAWN, NOBODY, 1)
    draw_for_all(s, FIRST_CARDS)
    s.stack.push(frames.REVEAL, NOBODY, 1)
