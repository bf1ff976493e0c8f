"""The bots at a table: asked as soon as they owe a decision, answering no faster than a person would."""

import asyncio
import logging
import secrets
from functools import partial
from typing import TYPE_CHECKING

from wildtable.engine.state import View
from wildtable.server.thinker import Question, Thought
from wildtable.server.thinkers import NoThought, Thinkers
from wildtable.table.match import Line
from wildtable.table.table import Table

if TYPE_CHECKING:
    from wildtable.server.live import Live

log = logging.getLogger("wildtable")

LONGEST_HABIT = 3.0
"""Seconds that a bot takes for every decision once it has taken them for one."""

Due = tuple[int, int]
"""A seat and its version when the decision arose."""


class BotTurns:
    """Which decisions are being thought about, and how long each bot is used to take.

    It does not hold its table: the two would keep each other in memory when the table is put away.
    """

    def __init__(self, thinkers: Thinkers) -> None:
        self.thinkers = thinkers
        self.thinking: set[Due] = set()
        self.habits: dict[int, float] = {}

    def begin(self, live: "Live") -> None:
        """Let every bot think that owes a decision and does not yet."""
        table = live.table
        for seat, bot in table.thinkers():
            due = (seat, table.due[seat])
            if due not in self.thinking and table.match is not None:
                self.thinking.add(due)
                legal = [int(action) for action in table.match.state.legal(seat)]
                live.start(self._think(live, due, bot, table.match.state.view(seat), legal))

    async def _think(self, live: "Live", due: Due, bot: str, view: View, legal: list[int]) -> None:
        """Ask a bot, wait as a person would, play; with no answer any legal action has to do."""
        seat, _ = due
        began = live.now()
        question = Question(live.table.game.name, bot, secrets.randbits(60), view, legal)
        try:
            thought = await self.thinkers.choose(question)
        except NoThought:
            log.warning("A bot at table %s gave no answer; it plays at random.", live.id)
            thought = Thought(secrets.choice(legal), 0.0)
        pause = max(self._habit(live, seat, thought.seconds), live.settings.bot_pause)
        await asyncio.sleep(max(0.0, began + pause - live.now()))
        self.thinking.discard(due)  # so that it can think again if it came too late
        await live.do(partial(_play, live.table, due, bot, thought.action))

    def _habit(self, live: "Live", seat: int, seconds: float) -> float:
        """With secrets every decision takes as long as the longest: the pace must not tell how much there
        was to choose from."""
        if not live.table.game.secrets:
            return 0.0
        self.habits[seat] = max(min(seconds, LONGEST_HABIT), self.habits.get(seat, 0.0))
        return self.habits[seat]


def _play(table: Table, due: Due, bot: str, action: int, now: float) -> list[Line]:
    """Play what the bot chose, if it is still asked; else nothing, and it is asked anew."""
    seat, since = due
    match = table.match
    if match is None or table.due[seat] != since or (seat, bot) not in table.thinkers():
        return []
    if match.state.refusal(seat, action) is not None:
        return []  # another was quicker to take the same thing
    return table.act(seat, table.game.format(match.state, seat, action), now, bot=True)
