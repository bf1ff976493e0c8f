"""Thinking time, shared fairly: whoever used least of it is next, guest by guest, then table by table."""

import asyncio
from collections import Counter


class Asking:
    """Somebody who waits for a place to think."""

    def __init__(self, guest: str, table: str) -> None:
        self.guest = guest
        self.table = table
        self.turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()


class Sharing:
    """A few places to think. One guest never has all of them, so that another need not wait for any to end.

    `used` has the seconds that each guest and each table had. Whoever comes anew begins with as much as the
    one who was served last, so that nobody is paid back for hours of silence.
    """

    def __init__(self, places: int) -> None:
        self.places = places
        self.most = max(1, places - 1)
        self.thinking = 0
        self.held: Counter[str] = Counter()
        self.waiting: list[Asking] = []
        self.used: dict[str, float] = {}
        self.level = 0.0

    def slice(self, most: float) -> float:
        """The seconds that one decision may take now: with many waiting, less for each."""
        return most * self.places / max(self.places, self.thinking + len(self.waiting))

    async def take(self, guest: str, table: str) -> None:
        """Wait for a place; every one that is taken must be given back."""
        asking = Asking(guest, table)
        for key in (guest, table):
            self.used[key] = max(self.used.get(key, 0.0), self.level)
        self.waiting.append(asking)
        self._next()
        try:
            await asking.turn
        except BaseException:
            if asking in self.waiting:
                self.waiting.remove(asking)
            else:
                self._leave(guest)  # its turn came in the same moment
            raise

    def give_back(self, guest: str, table: str, seconds: float) -> None:
        """Done, after so many seconds."""
        for key in (guest, table):
            self.used[key] = self.used.get(key, 0.0) + seconds
        self._leave(guest)

    def _leave(self, guest: str) -> None:
        self.thinking -= 1
        self.held[guest] -= 1
        if not self.held[guest]:
            del self.held[guest]
        self._next()
        if not self.thinking and not self.waiting:
            self.used.clear()
            self.level = 0.0

    def _next(self) -> None:
        while self.thinking < self.places:
            may = [one for one in self.waiting if self.held[one.guest] < self.most]
            if not may:
                return
            asking = min(may, key=lambda one: (self.used[one.guest], self.used[one.table]))
            self.waiting.remove(asking)
            self.level = self.used[asking.guest]
            self.thinking += 1
            self.held[asking.guest] += 1
            asking.turn.set_result(None)
