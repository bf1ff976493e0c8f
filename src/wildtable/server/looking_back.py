"""Views of the past, for those who look back; the table itself goes on undisturbed."""

import asyncio

from wildtable.engine.state import View
from wildtable.server.connection import Connection
from wildtable.server.limits import Bucket, TooMuch
from wildtable.server.live import Live
from wildtable.server.settings import Settings
from wildtable.server.store import Store
from wildtable.server.stored import mark_before
from wildtable.table.past import Stretch, entries_until
from wildtable.table.seat import TableError

AT_ONCE = 2
"""Views that are played at the same time, of all tables together: the others wait."""


class LookingBack:
    """Finds what a viewer saw after so many of its entries.

    Off the loop, from the last mark before: the match's own, or one from the disk.
    """

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        self.room = asyncio.Semaphore(AT_ONCE)

    async def view(self, live: Live, connection: Connection, number: int) -> View:
        """The view of the shown seat, or of a spectator; raises `TableError` or `TooMuch`."""
        match, seat = live.table.match, connection.seat
        if match is None:
            raise TableError("The game has not begun: there is nothing to look back at.")
        if live.table.stopped:
            raise TableError("One cannot look back in a game that cannot go on.")
        viewer = match.seats if seat is None else seat
        until = entries_until(match, viewer, number)
        if until == len(match.entries):
            return match.view(seat)
        self._count(connection)
        async with self.room:
            stored = None
            if until < match.reaches:
                stored = await asyncio.to_thread(mark_before, self.store, live.id, until)
            stretch = Stretch(match, entries_until(match, viewer, number), stored)
            return await asyncio.to_thread(stretch.view, seat)

    def _count(self, connection: Connection) -> None:
        now, most = asyncio.get_running_loop().time(), self.settings.looks_per_second
        connection.looks = connection.looks or Bucket(most, now, burst=3 * most)
        if not connection.looks.take(now):
            raise TooMuch(f"Too fast: one may look back {most:g} times a second.")
