"""Days and rounds: the time marker, new Weather cards, and who is next (WN-WEATHER, WN-ROUND)."""

from typing import Final

from librt.vecs import append
from mypy_extensions import i64

from wildtable.engine.bits import bit
from wildtable.engine.in_force import EVERYBODY
from wildtable.games.wilderness import events, frames
from wildtable.games.wilderness.rules import windows
from wildtable.games.wilderness.rules.daytime import is_starred, light, weather_kind
from wildtable.games.wilderness.rules.health import end_game
from wildtable.games.wilderness.rules.standing import refresh, trigger
from wildtable.games.wilderness.state import (
    DAY,
    DAYS_OVER,
    FIRST,
    GONE,
    NOBODY,
    ROUND,
    SQUARE,
    WEATHER_DECK,
    WEATHER_NOW,
    WEATHER_PAST,
    Data,
)
from wildtable.games.wilderness.words import (
    NEW_DAY,
    STARRED,
    UNTIL_DAY,
    UNTIL_ROUND,
    UNTIL_TURN,
)

TURNS_UP: Final = 0
DRAWS: Final = 1
READS: Final = 2
ASKS: Final = 3
STARS: Final = 4
BEGINS: Final = 5


def time_goes_on(s: Data) -> None:
    """The marker moves; from the last square a new day begins (WN-WEATHER-05, -06, WN-RULING-75).

    WN-ROUND-03, WN-NATURE-03.
    """
    s.force.end(s.tables.effects.clauses, UNTIL_ROUND, EVERYBODY)
    s.stack.clear()
    s.stack.push(frames.DAWN, NOBODY, 1)
    if s.of[SQUARE] + 1 < s.tables.squares[weather_kind(s)]:
        s.of[SQUARE] += 1
        refresh(s)
        s.stack.set(frames.STAGE, STARS)
    elif s.settings.max_days > 0 and s.of[DAY] >= s.settings.max_days:
        end_game(s, 0, DAYS_OVER)


def dawn_goes_on(s: Data) -> None:
    """A new day: turn up, draw, read, a window; then the round (WN-RULING-77, WN-RULING-115).

    The first place moves on before what a star does, which goes by turn order (WN-RULING-10).
    """
    stack = s.stack
    stage = stack.get(frames.STAGE)
    if stage == TURNS_UP:
        stack.set(frames.STAGE, DRAWS)
        turn_up_weather(s)
    elif stage == DRAWS:
        stack.set(frames.STAGE, READS)
        draw_for_all(s, s.tables.cards_drawn[weather_kind(s)])
    elif stage == READS:
        stack.set(frames.STAGE, ASKS)
        trigger(s, NEW_DAY, NOBODY, 0)
    elif stage == ASKS:
        stack.set(frames.STAGE, STARS)
        windows.ask(s, windows.PLAIN)
    elif stage == STARS:
        stack.set(frames.STAGE, BEGINS)
        s.of[ROUND] += 1
        if s.settings.rotate_first and s.of[ROUND] > 1:
            s.of[FIRST] = living_from(s, s.of[FIRST] + 1)
        events.round_began(s, light(s))
        if is_starred(s):
            trigger(s, STARRED, NOBODY, 0)
    else:
        begin_round(s)


def turn_up_weather(s: Data) -> None:
    """Draw a Weather card; without any left the earlier ones are shuffled (WN-RULING-58, WN-RULING-117)."""
    if s.of[WEATHER_DECK] == 0:
        s.of[WEATHER_DECK] = s.of[WEATHER_PAST]
        s.of[WEATHER_PAST] = 0
        if s.of[WEATHER_DECK] != 0:
            events.reshuffled(s, "weather")
    if s.of[WEATHER_DECK] != 0:
        s.stack.push(frames.WEATHER, NOBODY, 0)
    else:
        weather_comes(s, s.of[WEATHER_NOW])


def weather_comes(s: Data, card: i64) -> None:
    """A card begins its day."""
    s.force.end(s.tables.effects.clauses, UNTIL_DAY, EVERYBODY)
    if s.of[WEATHER_NOW] != GONE and s.of[WEATHER_NOW] != card:
        s.of[WEATHER_PAST] |= bit(s.of[WEATHER_NOW])
    s.of[WEATHER_DECK] &= ~bit(card)
    s.of[WEATHER_NOW] = card
    s.of[SQUARE] = 0
    s.of[DAY] += 1
    s.timeline = append(s.timeline[:], s.tables.weather.kind[card])
    refresh(s)
    events.day_began(s, s.of[DAY], card)


def draw_for_all(s: Data, cards: i64) -> None:
    """All living players in turn order, each the full number (WN-RULING-59)."""
    if cards == 0:
        return
    distance = s.seats - 1
    while distance >= 0:  # the frame that is pushed last draws first
        seat = (s.of[FIRST] + distance) % s.seats
        if s.alive(seat):
            s.stack.push(frames.DRAW, seat, 1)
            s.stack.set(frames.LEFT, cards)
        distance -= 1


def begin_round(s: Data) -> None:
    """The first living player from the starting place on (WN-RULING-10, WN-RULING-118)."""
    s.force.end(s.tables.effects.clauses, UNTIL_TURN, EVERYBODY)  # Nature's turn is over (WN-RULING-98)
    begin_turn(s, living_from(s, s.of[FIRST]))


def living_from(s: Data, seat: i64) -> i64:
    """The first living player from that seat on, clockwise."""
    seat %= s.seats
    while not s.alive(seat):
        seat = (seat + 1) % s.seats
    return seat


def begin_turn(s: Data, seat: i64) -> None:
    s.stack.clear()
    s.stack.push(frames.TURN, seat, 1)
