"""Lines that can be cut: uvicorn's protocols, with an end to those who stay silent or never read.

A close that waits until the other side has read everything would wait for ever.
"""

import asyncio
from typing import Any

from uvicorn.protocols.http.auto import AutoHTTPProtocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

TEXTS = "wildtable.texts"
"""The type of a message that sends several texts at once."""

REQUEST_SECONDS = 30.0
"""A connection that begins no request for so long is cut, whether it sends, waits or does not read."""

CUT = "wildtable.cut"
"""The extension of the scope by which a socket is cut at once."""


class SocketLine(WebSocketsSansIOProtocol):
    """A WebSocket that the application may cut, and to which it may send several texts at once."""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][CUT] = {CUT: self.transport.abort}

    async def send(self, message: Any) -> None:
        """Texts go out as they are, already encoded, in one write: this is where most bytes are sent."""
        if message["type"] != TEXTS:
            await super().send(message)
            return
        await self.writable.wait()
        if self.disconnected or self.close_sent or self.conn.state is not State.OPEN:
            raise ClientDisconnected
        self.transport.write(b"".join(part for text in message["texts"] for part in (_head(len(text)), text)))

    def send_receive_event_to_app(self) -> None:
        """Text that is no UTF-8 is a message like any other that cannot be read: the application says so."""
        self.curr_msg_data_type = "bytes"
        super().send_receive_event_to_app()

    def keepalive_timeout(self) -> None:
        """Whoever does not answer a ping does not read a farewell either."""
        super().keepalive_timeout()
        self.transport.abort()


def _head(size: int) -> bytes:
    """What stands before a text of that size on the wire (RFC 6455, 5.2)."""
    if size < 126:
        return bytes((0x81, size))
    if size < 1 << 16:
        return b"\x81\x7e" + size.to_bytes(2, "big")
    return b"\x81\x7f" + size.to_bytes(8, "big")


class RequestLine(AutoHTTPProtocol):  # type: ignore[misc, valid-type]
    """An HTTP connection with a watch over it."""

    seconds = REQUEST_SECONDS

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self.watched: Any = None
        self.watch: asyncio.TimerHandle | None = self.loop.call_later(self.seconds, self._look)

    def connection_lost(self, exc: Exception | None) -> None:
        if self.watch is not None:
            self.watch.cancel()
            self.watch = None
        super().connection_lost(exc)

    def _look(self) -> None:
        self.watch = None
        if self.transport.get_protocol() is not self:
            return  # it became a socket, which has its own watch
        if self.cycle is self.watched:
            self.transport.abort()
            return
        self.watched = self.cycle
        self.watch = self.loop.call_later(self.seconds, self._look)
