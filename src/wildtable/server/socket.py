"""The socket of a table: one task that reads; what is sent goes to the line at once."""

import asyncio
from typing import Any

from wildtable.engine.refusal import WildtableError
from wildtable.server import wire
from wildtable.server.answers import Answers, id_in, refuse
from wildtable.server.connection import BANNED, COME_BACK, Connection, Send
from wildtable.server.doorkeeper import Doorkeeper, address_of
from wildtable.server.hub import Hub
from wildtable.server.identity import person_in
from wildtable.server.limits import LONGEST_MESSAGE, Bucket
from wildtable.server.lines import LINE, SocketLine
from wildtable.server.live import Live
from wildtable.server.logs import mark, tell
from wildtable.server.metrics import Metrics
from wildtable.server.origin import headers_of, same_origin
from wildtable.server.settings import Settings
from wildtable.server.store import NotStored

FORBIDDEN = 4403
UNKNOWN = 4404

PATIENCE = 60
"""Messages that cannot be taken, at once and again within a minute, before the line is closed."""

TOO_FAST = "Too fast: at most 20 messages a second. Whoever goes on like this is sent off."
WAIT = "Too fast: wait a moment and try again."


class Sockets:
    """Answers everything that comes over the sockets of tables."""

    def __init__(self, hub: Hub, key: bytes, door: Doorkeeper, metrics: Metrics, settings: Settings) -> None:
        self.hub = hub
        self.key = key
        self.door = door
        self.answers = Answers(hub, metrics)
        self.settings = settings
        self.open: set[Connection] = set()

    async def watch(self) -> None:
        """Look after all sockets, for ever: none may stall or be silent for long."""
        stall, silence = self.settings.stall, self.settings.silence
        while True:
            await asyncio.sleep(min(1.0, stall / 4, silence / 4))
            now = asyncio.get_running_loop().time()
            for connection in list(self.open):
                connection.check(now, stall, silence)

    async def serve(self, scope: Any, receive: Any, send: Send) -> None:
        """One socket from its first to its last message."""
        headers = headers_of(scope)
        if (await receive())["type"] != "websocket.connect":
            return
        parts = scope["path"].split("/")
        if len(parts) != 5 or parts[1:3] != ["api", "tables"] or parts[4] != "socket":
            await send({"type": "websocket.close", "code": UNKNOWN})
            return
        if not same_origin(headers):
            await send({"type": "websocket.close", "code": FORBIDDEN})
            return
        await send({"type": "websocket.accept"})
        person = person_in(self.key, headers.get(b"cookie", b"").decode("latin-1")) or ""
        address = address_of(scope)
        refused = self.door.enter(address, person)
        try:
            if not refused and not self.door.may_ask(address, asyncio.get_running_loop().time()):
                refused = WAIT
            if refused:
                await _turn_away(send, refused, COME_BACK)
            else:
                await self._sit(parts[3], person, receive, send, scope)
        finally:
            self.door.leave(address, person)

    async def _sit(self, table: str, person: str, receive: Any, send: Send, scope: Any) -> None:
        """One socket at its table."""
        line: SocketLine = scope["extensions"][LINE][LINE]
        try:
            live = await self.hub.find(table)
        except WildtableError as error:
            await _turn_away(send, str(error), COME_BACK if isinstance(error, NotStored) else UNKNOWN)
            return
        connection = Connection(person, line, send)
        self.open.add(connection)
        try:
            await self._read(receive, connection, live, address_of(scope))
            if connection.closing is not None:
                await connection.over()
        finally:
            self.open.discard(connection)
            live.leave(connection)
            connection.end()
            # whoever never reads never closes
            asyncio.get_running_loop().call_later(self.settings.stall, line.cut)

    async def _read(self, receive: Any, connection: Connection, live: Live, address: str) -> None:
        """Answer what comes; whoever goes on too fast or with nonsense after a warning is sent off.

        What the whole address says is too much for all who share it: nobody is sent off for that.
        """
        clock = asyncio.get_running_loop().time
        own = [Bucket(self.settings.messages_per_second, clock())]
        if connection.person:
            own.append(self.door.voice_of_person(connection.person, clock()))
        shared = self.door.voice_of_address(address, clock())
        patience = Bucket(PATIENCE / 60, clock(), burst=PATIENCE)
        while True:
            event = await receive()
            connection.heard = now = clock()
            if event["type"] != "websocket.receive":
                return
            data = event["bytes"]
            if not all(bucket.take(now) for bucket in own):
                refuse(connection, id_in(data), TOO_FAST)
            elif not shared.take(now):
                refuse(connection, id_in(data), WAIT)
                continue
            elif len(data) > LONGEST_MESSAGE:
                refuse(connection, "", "Too long: a message has at most 4 kB.")
            elif await self.answers.answer(data, connection, live):
                continue
            if not patience.take(clock()):
                refuse(connection, "", "Too many messages that could not be taken: this line is closed.")
                connection.close(BANNED)
                tell("sent off", table=mark(live.id))
                return


async def _turn_away(send: Send, sentence: str, code: int) -> None:
    """Say why somebody cannot sit down, and close."""
    await send({"type": "websocket.send", "text": wire.encode(wire.No("", sentence)).decode()})
    await send({"type": "websocket.close", "code": code})
