"""One socket: who is on the other side, what they look at, and what is still to be sent to them."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

MOST_WAITING = 256
SLOW = 1013
"""The code of a close that asks to try again later."""

Send = Callable[[Any], Awaitable[None]]


class Connection:
    """Sends in order and never lets the table wait; whoever is too slow is cut off and may come back."""

    def __init__(self, person: str, send: Send) -> None:
        self.person = person
        self.seat: int | None = None
        self.known = 0
        self.greeted = False
        self._send = send
        self._waiting: list[bytes] = []
        self._more = asyncio.Event()
        self._closed = False

    def send(self, message: bytes) -> None:
        """Queue a message."""
        if self._closed:
            return
        if len(self._waiting) >= MOST_WAITING:
            self.close()
            return
        self._waiting.append(message)
        self._more.set()

    def close(self) -> None:
        """Send what waits, then hang up."""
        self._closed = True
        self._more.set()

    async def pump(self) -> None:
        """Send whatever waits until the connection is closed."""
        while True:
            await self._more.wait()
            self._more.clear()
            while self._waiting:
                messages, self._waiting = self._waiting, []
                for message in messages:
                    await self._send({"type": "websocket.send", "text": message.decode()})
            if self._closed:
                await self._send({"type": "websocket.close", "code": SLOW})
                return
