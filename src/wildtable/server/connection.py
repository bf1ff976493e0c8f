"""One socket: who is on the other side, what they look at, and what is still to be sent to them."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any

from wildtable.server.limits import Bucket
from wildtable.server.lines import TEXTS

MOST_WAITING = 768 * 1024
"""Bytes; with the message under way and the system's own buffer a socket costs at most 1 MB."""

AT_ONCE = 64 * 1024
"""Bytes that are put on the wire together, or one message."""

COME_BACK = 1013
"""The code of a close that asks to try again later."""

CLOSED = 4410
"""The code of a close after which there is no such table: its host has closed it."""

BANNED = 1008
"""The code of a close after a warning."""

Send = Callable[[Any], Awaitable[None]]


class Connection:
    """Sends in order and never lets the table wait; whoever does not read is cut off and may come back.

    `heard` is when the other side last said something, `looks` how often it may still look back.
    """

    def __init__(self, person: str, send: Send, cut: Callable[[], None]) -> None:
        self.person = person
        self.seat: int | None = None
        self.known = 0
        self.greeted = False
        self.looks: Bucket | None = None
        self.closing: int | None = None
        self.waiting = 0
        self._send = send
        self._cut = cut
        self._queue: deque[bytes] = deque()
        self._more = asyncio.Event()
        self._now = asyncio.get_running_loop().time
        self._sending: float | None = None
        self.heard = self._now()

    def send(self, message: bytes) -> None:
        """Queue a message."""
        if self.closing is not None:
            return
        if self._queue and self.waiting + len(message) > MOST_WAITING:
            self._queue.clear()
            self.closing = COME_BACK
            self._cut()
            return
        self._queue.append(message)
        self.waiting += len(message)
        self._more.set()

    def close(self, code: int = COME_BACK) -> None:
        """Send what waits, then hang up."""
        if self.closing is None:
            self.closing = code
            self._more.set()

    def check(self, now: float, stall: float, silence: float) -> None:
        """Cut whoever has not taken a message for so long; send off whoever has said nothing for so long."""
        if self._sending is not None and now - self._sending > stall:
            self._cut()
        elif now - self.heard > silence:
            self.close()

    async def pump(self) -> None:
        """Send whatever waits until the connection is closed."""
        while True:
            await self._more.wait()
            self._more.clear()
            while self._queue:
                texts = [self._queue.popleft()]
                size = len(texts[0])
                while self._queue and size + len(self._queue[0]) <= AT_ONCE:
                    texts.append(self._queue.popleft())
                    size += len(texts[-1])
                await self._put({"type": TEXTS, "texts": texts})
                self.waiting -= size
            if self.closing is not None:
                await self._put({"type": "websocket.close", "code": self.closing})
                return

    async def _put(self, message: dict[str, Any]) -> None:
        self._sending = self._now()
        await self._send(message)
        self._sending = None
