"""One socket: who is on the other side, what they look at, and what is still to be sent to them."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

MOST_WAITING = 768 * 1024
"""Bytes; with the message under way and the system's own buffer a socket costs at most 1 MB."""

COME_BACK = 1013
"""The code of a close that asks to try again later."""

BANNED = 1008
"""The code of a close after a warning."""

Send = Callable[[Any], Awaitable[None]]


class Connection:
    """Sends in order and never lets the table wait; whoever does not read is cut off and may come back."""

    def __init__(self, person: str, send: Send, cut: Callable[[], None], stall: float) -> None:
        self.person = person
        self.seat: int | None = None
        self.known = 0
        self.greeted = False
        self._send = send
        self._cut = cut
        self._stall = stall
        self._waiting: list[bytes] = []
        self._size = 0
        self._more = asyncio.Event()
        self.closing: int | None = None

    def send(self, message: bytes) -> None:
        """Queue a message."""
        if self.closing is not None:
            return
        if self._waiting and self._size + len(message) > MOST_WAITING:
            self._waiting.clear()
            self.closing = COME_BACK
            self._cut()
            return
        self._waiting.append(message)
        self._size += len(message)
        self._more.set()

    def close(self, code: int = COME_BACK) -> None:
        """Send what waits, then hang up."""
        if self.closing is None:
            self.closing = code
            self._more.set()

    async def pump(self) -> None:
        """Send whatever waits until the connection is closed."""
        try:
            while True:
                await self._more.wait()
                self._more.clear()
                while self._waiting:
                    message = self._waiting.pop(0)
                    await self._put({"type": "websocket.send", "text": message.decode()})
                    self._size -= len(message)
                if self.closing is not None:
                    await self._put({"type": "websocket.close", "code": self.closing})
                    return
        except TimeoutError:
            self._cut()

    async def _put(self, message: dict[str, Any]) -> None:
        async with asyncio.timeout(self._stall):
            await self._send(message)
