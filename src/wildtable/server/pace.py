"""How long windows and bots take at a table: fixed for the table, whatever anybody holds (WL-RULING-68)."""

from wildtable.bots import seconds_of
from wildtable.server.settings import Settings
from wildtable.table.seat import BOT, Seat
from wildtable.table.window import Pace

BREATH = 3.0
"""A count to three, where the game has no option for it."""

MARGIN = 0.3
"""Seconds for a question to a bot and its answer to travel."""


def bot_time(spec: str, settings: Settings) -> float:
    """How long a bot takes for every decision of a game with secrets."""
    return settings.pauses * max(settings.bot_pause, seconds_of(spec) + MARGIN)


def pace_of(options: dict[str, object], seats: list[Seat], settings: Settings) -> Pace:
    """The pace of a table's windows. Bots take no longer than the breath, however much they would like to."""
    floor = settings.pauses * settings.floor
    breath = settings.pauses * float(str(options.get("breath_seconds", BREATH)))
    bots = max((bot_time(seat.bot, settings) for seat in seats if seat.kind == BOT), default=0.0)
    return Pace(floor, breath, min(breath, max(floor, bots)))
