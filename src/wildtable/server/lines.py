"""Lines that can be cut: uvicorn's protocols, with an end to those who stay silent or never read.

A close that waits until the other side has read everything would wait for ever.
"""

import asyncio
import socket
from collections import deque
from collections.abc import Callable
from typing import Any

from uvicorn.protocols.http.auto import AutoHTTPProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import apply_mask  # type: ignore[attr-defined]  # the one in C if there is one
from websockets.http11 import Request

from wildtable.server.frames import frame_at, head_of

REQUEST_SECONDS = 30.0
"""A connection that begins no request for so long is cut, whether it sends, waits or does not read."""

LINE = "wildtable.line"
"""The extension of the scope by which the application gets at a socket's own line."""

TOGETHER = 64 * 1024
"""Bytes that are gathered at most before they are written, so that a line that is full is noticed in time."""

SYSTEM_BUFFER = 128 * 1024
"""Bytes that the system is to keep of what nobody reads (Linux takes twice as many); left to itself it takes
megabytes, and the line would never be full."""

WHOLE = (0x81, 0x82)
"""How a text or binary frame begins that is a whole message (RFC 6455, 5.2)."""


class Inbox:
    """What has come in and nobody has taken yet; one task at a time takes it."""

    def __init__(self) -> None:
        self.events: deque[Any] = deque()
        self._waiting: asyncio.Future[None] | None = None

    def put_nowait(self, event: Any) -> None:
        self.events.append(event)
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_result(None)

    def empty(self) -> bool:
        return not self.events

    async def get(self) -> Any:
        while not self.events:
            self._waiting = asyncio.get_running_loop().create_future()
            await self._waiting
        return self.events.popleft()


class SocketLine(WebSocketsSansIOProtocol):
    """A WebSocket that the application may cut, and to which it writes texts that are already encoded.

    A frame that is a whole message is read here, which costs a tenth of what the library takes for it; all
    others the library reads, and it gets whole frames only, so that the two never disagree where one begins.
    `free` tells that the other side reads what is written to it; `when_free` is called when it does again.
    """

    queue: Inbox  # type: ignore[assignment]

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.queue = Inbox()
        self.free = True
        self.when_free: Callable[[], None] | None = None
        self._unread = bytearray()
        self._in_parts = False
        self._unsent: list[bytes] = []
        self._gathered = 0

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        own = transport.get_extra_info("socket")
        if own is not None:
            own.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SYSTEM_BUFFER)

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][LINE] = {LINE: self}

    def data_received(self, data: bytes) -> None:
        if not self.handshake_initiated:
            super().data_received(data)  # the request, which comes as a whole
            return
        if self._unread:
            self._unread += data
            data = bytes(self._unread)
            self._unread.clear()
        start = 0
        while start < len(data):
            if self.close_sent:
                super().data_received(data[start:])
                return
            text, end = frame_at(data, start, self.config.ws_max_size)
            if end > len(data):
                self._unread += data[start:]
                return
            if data[start] in WHOLE and text > 0 and not self._in_parts:
                self._hear(apply_mask(data[text:end], data[text - 4 : text]))
            else:
                self._leave_to_library(data[start:end])
            start = end

    def _hear(self, text: bytes) -> None:
        """A whole message: the application gets it, and the line pauses if an earlier one still waits."""
        self.queue.put_nowait({"type": "websocket.receive", "bytes": text})
        if len(self.queue.events) > 1 and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def _leave_to_library(self, frame: bytes) -> None:
        if frame[0] & 0x08 == 0:
            self._in_parts = frame[0] & 0x80 == 0
        super().data_received(frame)

    def send_receive_event_to_app(self) -> None:
        """Text that is no UTF-8 is a message like any other that cannot be read: the application says so."""
        self.curr_msg_data_type = "bytes"
        super().send_receive_event_to_app()

    def put(self, text: bytes) -> None:
        """Write a text; what is written before the loop turns goes out together, for a write is dear."""
        if not self._unsent:
            self.loop.call_soon(self._send_together)
        self._unsent.append(head_of(len(text)))
        self._unsent.append(text)
        self._gathered += len(text)
        if self._gathered >= TOGETHER:
            self._send_together()

    def _send_together(self) -> None:
        together = b"".join(self._unsent)
        self._unsent.clear()
        self._gathered = 0
        if not self.disconnected and not self.close_sent:
            self.transport.write(together)

    def shutdown(self) -> None:
        """The server stops: what was just written comes before the farewell."""
        self._send_together()
        super().shutdown()

    def cut(self) -> None:
        """End the line at once."""
        self.transport.abort()

    def pause_writing(self) -> None:
        self.free = False
        super().pause_writing()

    def resume_writing(self) -> None:
        self.free = True
        super().resume_writing()
        if self.when_free is not None:
            self.when_free()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.free = True  # nothing is written any more, and nobody is to wait for it
        if self.when_free is not None:
            self.when_free()
        if self.handshake_initiated and not self.close_sent:
            self.scope["extensions"].pop(LINE, None)  # the two would keep each other in memory

    def keepalive_timeout(self) -> None:
        """Whoever does not answer a ping does not read a farewell either."""
        super().keepalive_timeout()
        self.transport.abort()


class RequestLine(AutoHTTPProtocol):  # type: ignore[misc, valid-type]
    """An HTTP connection with a watch over it."""

    seconds = REQUEST_SECONDS

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self.watched: Any = None
        self.watch: asyncio.TimerHandle | None = self.loop.call_later(self.seconds, self._look)

    def connection_lost(self, exc: Exception | None) -> None:
        self._end_watch()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self, *given: Any) -> None:
        """A socket has its own watch; this one would keep the request in memory."""
        self._end_watch()
        super().handle_websocket_upgrade(*given)

    def _end_watch(self) -> None:
        if self.watch is not None:
            self.watch.cancel()
            self.watch = None

    def _look(self) -> None:
        self.watch = None
        if self.cycle is self.watched:
            self.transport.abort()
            return
        self.watched = self.cycle
        self.watch = self.loop.call_later(self.seconds, self._look)
