"""The bots at a table: asked as soon as they owe a decision, answering no faster than a person would."""

import asyncio
import logging
import secrets
from functools import partial
from typing import TYPE_CHECKING

from wildtable.engine.state import View
from wildtable.server.logs import mark, tell
from wildtable.server.pace import bot_time, thinking_time
from wildtable.server.thinker import Question, Thought
from wildtable.server.thinkers import NoThought, Thinkers
from wildtable.table.entry import Line
from wildtable.table.table import Table

if TYPE_CHECKING:
    from wildtable.server.live import Live


Due = tuple[int, int]
"""A seat and its version when the decision arose."""


class BotTurns:
    """Which decisions are being thought about.

    It does not hold its table: the two would keep each other in memory when the table is put away.
    """

    def __init__(self, thinkers: Thinkers) -> None:
        self.thinkers = thinkers
        self.thinking: set[Due] = set()

    def begin(self, live: "Live") -> None:
        """Let every bot think that owes a decision and does not yet."""
        table = live.table
        for seat, bot in table.thinkers():
            due = (seat, table.due[seat])
            if due not in self.thinking and table.match is not None:
                self.thinking.add(due)
                legal = [int(action) for action in table.match.state.legal(seat)]
                view = table.game.at_table.for_bot(table.match.state.view(seat))
                live.start(self._think(live, due, bot, view, legal))

    async def _think(self, live: "Live", due: Due, bot: str, view: View, legal: list[int]) -> None:
        """Ask a bot, wait as a person would, play; with no answer any legal action has to do.

        In a window the answer is sealed as soon as it is there: the window keeps its own time. With secrets
        every other decision takes the same time, so that the pace does not tell how much there was to choose.
        """
        began = live.now()
        window = live.table.window is not None
        most = live.table.reactions.pace.bots if window else thinking_time(bot, live.table.game)
        question = Question(live.table.game.name, live.pack, bot, secrets.randbits(60), view, legal, most)
        try:
            thought = await self.thinkers.choose(question, live.host or live.id, live.id)
        except NoThought:
            tell("bot gave no answer and plays at random", logging.WARNING, table=mark(live.id), bot=bot)
            thought = Thought(secrets.choice(legal))
        if not window:
            pause = bot_time(bot, live.table.game, len(live.table.seats), live.settings)
            await asyncio.sleep(max(0.0, began + pause - live.now()))
        self.thinking.discard(due)  # so that it can think again if it came too late
        if live.sleeps():
            return
        await live.do(partial(_play, live.table, due, bot, thought.action))


def _play(table: Table, due: Due, bot: str, action: int, now: float) -> list[Line]:
    """Play what the bot chose, if it is still asked; else nothing, and it is asked anew."""
    seat, since = due
    match = table.match
    if match is None or table.due[seat] != since or (seat, bot) not in table.thinkers():
        return []
    if match.state.refusal(seat, action) is not None:
        return []  # another was quicker to take the same thing
    return table.act(seat, table.game.format(match.state, seat, action), now, stand_in=True)
