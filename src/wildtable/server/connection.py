"""One socket: who is on the other side, what they look at, and what is still to be sent to them."""

import asyncio
import contextlib
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any, Protocol

from wildtable.server.limits import Bucket

MOST_WAITING = 768 * 1024
"""Bytes; with the message under way and the system's own buffer a socket costs at most 1 MB."""

COME_BACK = 1013
"""The code of a close that asks to try again later."""

CLOSED = 4410
"""The code of a close after which there is no such table: its host has closed it."""

BANNED = 1008
"""The code of a close after a warning."""

Send = Callable[[Any], Awaitable[None]]


class Line(Protocol):
    """What texts are written to; `free` and `when_free` tell whether the other side reads them."""

    free: bool
    when_free: Callable[[], None] | None

    def put(self, text: bytes) -> None: ...

    def cut(self) -> None: ...


class Connection:
    """Sends in order and never lets the table wait; whoever does not read is cut off and may come back.

    What is sent goes to the line at once, unless the line is full: then it waits here. `heard` is when the
    other side last said something, `looks` how often it may still look back.
    """

    def __init__(self, person: str, line: Line, send: Send) -> None:
        self.person = person
        self.seat: int | None = None
        self.known = 0
        self.greeted = False
        self.looks: Bucket | None = None
        self.closing: int | None = None
        self.waiting = 0
        self._line = line
        self._send = send
        self._queue: deque[bytes] = deque()
        self._full_since: float | None = None
        self._farewell: asyncio.Task[None] | None = None
        self._over = asyncio.Event()
        self._loop = asyncio.get_running_loop()
        self.heard = self._loop.time()
        line.when_free = self._go_on

    def send(self, message: bytes) -> None:
        """Write a message, or queue it behind those that wait."""
        if self.closing is not None:
            return
        if self._line.free and not self._queue:
            self._line.put(message)
        elif self._queue and self.waiting + len(message) > MOST_WAITING:
            self._queue.clear()
            self.closing = COME_BACK
            self._line.cut()
        else:
            self._queue.append(message)
            self.waiting += len(message)
            if self._full_since is None:
                self._full_since = self._loop.time()

    def _go_on(self) -> None:
        """The line takes more again, or has ended."""
        self._full_since = None
        while self._queue and self._line.free:
            message = self._queue.popleft()
            self.waiting -= len(message)
            self._line.put(message)
        if self._queue:
            self._full_since = self._loop.time()
        elif self.closing is not None:
            self._hang_up(self.closing)

    def close(self, code: int = COME_BACK) -> None:
        """Send what waits, then hang up."""
        if self.closing is not None:
            return
        self.closing = code
        if self._line.free:
            self._hang_up(code)
        elif self._full_since is None:
            self._full_since = self._loop.time()

    def _hang_up(self, code: int) -> None:
        if self._farewell is None:
            self._farewell = self._loop.create_task(self._say_farewell(code))

    async def _say_farewell(self, code: int) -> None:
        with contextlib.suppress(OSError, RuntimeError):  # the other side hung up
            await self._send({"type": "websocket.close", "code": code})
        self._over.set()

    async def over(self) -> None:
        """Wait until the last words are said or nobody is there to hear them."""
        await self._over.wait()

    def end(self) -> None:
        """Nobody is there any more."""
        self._line.when_free = None
        if self._farewell is not None:
            self._farewell.cancel()

    def check(self, now: float, stall: float, silence: float) -> None:
        """Cut whoever has not taken a message for so long; send off whoever has said nothing for so long."""
        if self._full_since is not None and now - self._full_since > stall:
            self._line.cut()
        elif now - self.heard > silence:
            self.close()
