"""How long windows and bots take at a table: fixed for the table, whatever anybody holds (WL-RULING-68)."""

from wildtable.bots import seconds_of
from wildtable.bots.players import LONGEST
from wildtable.engine.game import Game
from wildtable.server.settings import Settings
from wildtable.table.seat import BOT, Seat
from wildtable.table.window import Pace

BREATH = 3.0
"""A count to three, where the game has no option for it."""

MARGIN = 0.2
"""Seconds for a question to a bot and its answer to travel."""

UNHURRIED = 4
"""With more seats than these bots make shorter pauses, so that nobody waits longer for the own turn."""


def thinking_time(spec: str, game: Game) -> float:
    """How long a bot may think about a decision outside of windows; with secrets no longer than ever."""
    return seconds_of(spec) + MARGIN if game.secrets else LONGEST


def bot_time(spec: str, game: Game, seats: int, settings: Settings) -> float:
    """How long a bot takes for a decision, at least. With secrets it takes the same time for every one, so
    that the pace does not tell how much there was to choose."""
    pause = settings.bot_pause * min(1.0, UNHURRIED / seats)
    return settings.pauses * (max(pause, seconds_of(spec) + 2 * MARGIN) if game.secrets else pause)


def pace_of(options: dict[str, object], seats: list[Seat], settings: Settings) -> Pace:
    """The pace of a table's windows, and its time for other decisions. Bots take no longer than the breath,
    however much they would like to.

    Where one person plays with bots alone, these need no longer than they think, one after another as far as
    there are fewer processes than bots: nobody else could learn anything from it.
    """
    floor = settings.pauses * settings.floor
    breath = settings.pauses * float(str(options.get("breath_seconds", BREATH)))
    limit = settings.pauses * float(str(options.get("decision_seconds", 0)))
    thinking = [seconds_of(seat.bot) for seat in seats if seat.kind == BOT]
    slowest = max(thinking, default=0.0)
    if len({seat.person for seat in seats if seat.kind != BOT}) == 1:
        turns = -(-len(thinking) // max(1, settings.bot_processes))
        return Pace(floor, breath, min(breath, settings.pauses * (turns * slowest + MARGIN)), limit)
    return Pace(floor, breath, min(breath, max(floor, settings.pauses * (slowest + MARGIN))), limit)
