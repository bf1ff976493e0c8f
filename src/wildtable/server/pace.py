"""How long windows and bots take at a table: fixed for the table, whatever anybody holds (WL-RULING-68)."""

from wildtable.bots import seconds_of
from wildtable.bots.players import LONGEST
from wildtable.engine.game import Game
from wildtable.server.settings import Settings
from wildtable.table.seat import BOT, Seat
from wildtable.table.window import Pace

BREATH = 3.0
"""A count to three, where the game has no option for it."""

MARGIN = 0.3
"""Seconds for a question to a bot and its answer to travel."""


def thinking_time(spec: str, game: Game) -> float:
    """How long a bot may think about a decision outside of windows; with secrets no longer than ever."""
    return seconds_of(spec) + MARGIN if game.secrets else LONGEST


def bot_time(spec: str, game: Game, settings: Settings) -> float:
    """How long a bot takes for a decision, at least. With secrets it takes the same time for every one, so
    that the pace does not tell how much there was to choose."""
    least = max(settings.bot_pause, seconds_of(spec) + 2 * MARGIN) if game.secrets else settings.bot_pause
    return settings.pauses * least


def pace_of(options: dict[str, object], seats: list[Seat], settings: Settings) -> Pace:
    """The pace of a table's windows. Bots take no longer than the breath, however much they would like to."""
    floor = settings.pauses * settings.floor
    breath = settings.pauses * float(str(options.get("breath_seconds", BREATH)))
    slowest = max((seconds_of(seat.bot) for seat in seats if seat.kind == BOT), default=0.0)
    return Pace(floor, breath, min(breath, max(floor, settings.pauses * (slowest + MARGIN))))
