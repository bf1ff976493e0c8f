"""The socket of a table: plain ASGI, one task that reads and one that sends."""

import asyncio
import contextlib
from collections.abc import Callable
from functools import partial
from time import perf_counter
from typing import Any

import msgspec

from wildtable.engine.refusal import Refused, WildtableError
from wildtable.server import wire
from wildtable.server.connection import BANNED, COME_BACK, Connection, Send
from wildtable.server.doorkeeper import Doorkeeper, address_of
from wildtable.server.hub import Hub
from wildtable.server.identity import person_in
from wildtable.server.limits import LONGEST_ID, LONGEST_MESSAGE, Bucket
from wildtable.server.lines import CUT
from wildtable.server.live import Live
from wildtable.server.logs import mark, tell, tell_stumble
from wildtable.server.message import events_before
from wildtable.server.metrics import Metrics
from wildtable.server.names import clean_chat
from wildtable.server.origin import headers_of, same_origin
from wildtable.server.settings import Settings
from wildtable.server.store import NotStored
from wildtable.table.match import Line
from wildtable.table.seat import TableError
from wildtable.table.table import Table

FORBIDDEN = 4403
UNKNOWN = 4404

PATIENCE = 60
"""Messages that cannot be taken, at once and again within a minute, before the line is closed."""

NOT_JSON = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)

TOO_FAST = "Too fast: at most 20 messages a second. Whoever goes on like this is sent off."


class Sockets:
    """Answers everything that comes over the sockets of tables."""

    def __init__(self, hub: Hub, key: bytes, door: Doorkeeper, metrics: Metrics, settings: Settings) -> None:
        self.hub = hub
        self.key = key
        self.door = door
        self.metrics = metrics
        self.settings = settings

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
                refused = "Too fast: wait a moment and try again."
            if refused:
                await _turn_away(send, refused, COME_BACK)
            else:
                cut = scope.get("extensions", {}).get(CUT, {}).get(CUT, _nothing)
                await self._sit(parts[3], person, receive, send, cut)
        finally:
            self.door.leave(address, person)

    async def _sit(self, table: str, person: str, receive: Any, send: Send, cut: Callable[[], None]) -> None:
        """One socket at its table."""
        try:
            live = await self.hub.find(table)
        except WildtableError as error:
            await _turn_away(send, str(error), COME_BACK if isinstance(error, NotStored) else UNKNOWN)
            return
        connection = Connection(person, send, cut, self.settings.stall)
        pump = asyncio.create_task(self._pump(connection, live))
        try:
            await self._read(receive, connection, live)
            if connection.closing is not None:
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(self.settings.stall):
                        await asyncio.shield(pump)  # the last words
        finally:
            live.leave(connection)
            asyncio.get_running_loop().call_later(
                self.settings.stall, cut
            )  # whoever never reads never closes
            pump.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await pump

    async def _pump(self, connection: Connection, live: Live) -> None:
        with contextlib.suppress(OSError, RuntimeError):  # the other side hung up
            await connection.pump()
        live.leave(connection)

    async def _read(self, receive: Any, connection: Connection, live: Live) -> None:
        """Answer what comes; whoever goes on too fast or with nonsense after a warning is sent off."""
        loop = asyncio.get_running_loop()
        bucket = Bucket(self.settings.messages_per_second, loop.time())
        patience = Bucket(PATIENCE / 60, loop.time(), burst=PATIENCE)
        while True:
            try:
                async with asyncio.timeout(self.settings.silence):
                    event = await receive()
            except TimeoutError:
                connection.close()
                return
            if event["type"] != "websocket.receive":
                return
            data = event.get("text")
            if data is None:
                data = event.get("bytes") or b""
            if not bucket.take(loop.time()):
                _refuse(connection, _id_in(data), TOO_FAST)
            elif len(data) > LONGEST_MESSAGE:
                _refuse(connection, "", "Too long: a message has at most 4 kB.")
            elif await self._answer(data, connection, live):
                continue
            if not patience.take(loop.time()):
                _refuse(connection, "", "Too many messages that could not be taken: this line is closed.")
                connection.close(BANNED)
                tell("sent off", table=mark(live.id))
                return

    async def _answer(self, data: str | bytes, connection: Connection, live: Live) -> bool:
        """Carry a message out or say why not; was it a message at all?"""
        try:
            asked = wire.decode(data)
        except NOT_JSON as error:
            _refuse(connection, _id_in(data), f"That is no message of this protocol: {error}.")
            return False
        move = getattr(asked, "id", "")
        if len(move) > LONGEST_ID:
            _refuse(connection, "", f"An id has at most {LONGEST_ID} characters.")
            return False
        try:
            await self._carry_out(asked, move, connection, live)
        except Refused as error:
            self.metrics.refused += 1
            refusal = error.refusal
            connection.send(wire.encode(wire.No(move, str(error), refusal.rule, refusal.facts)))
        except WildtableError as error:
            _refuse(connection, move, str(error))
        except Exception as error:
            tell_stumble(f"table {mark(live.id)}", error)
            _refuse(connection, move, "The server stumbled over this; it is noted in its log.")
        return True

    async def _carry_out(self, asked: wire.Asked, move: str, connection: Connection, live: Live) -> None:
        began = perf_counter()
        table, person = live.table, connection.person
        if isinstance(asked, wire.Ping):
            connection.send(wire.encode(wire.Pong()))
        elif isinstance(asked, wire.Hello):
            await live.enter(connection, asked.version)
        elif isinstance(asked, wire.AskWhy):
            connection.send(wire.encode(why_not(table, person, asked)))
        elif isinstance(asked, wire.AskPast):
            past = events_before(table, connection.seat, asked.before)
            connection.send(wire.encode(wire.Past(asked.id, *past)))
        elif isinstance(asked, wire.Show):
            _own_seat(table, person, asked.seat)
            await live.show(connection, asked.seat)
        elif isinstance(asked, wire.Say):
            await live.say(person, _name_of(self.hub, person), clean_chat(asked.text), move)
            _confirm(connection, move, live.version(connection.seat))
        elif isinstance(asked, wire.Rematch):
            await self.hub.rematch(live, person, asked.commitment, asked.entropy)
            _confirm(connection, move, live.version(connection.seat))
        else:
            _own_seat(table, person, asked.seat)
            command = partial(_command, table, asked)
            _confirm(connection, move, await live.do(command, person, move, asked.seat))
            if isinstance(asked, wire.Act):
                self.metrics.moves.add(perf_counter() - began)


Command = (
    wire.Act
    | wire.Orders
    | wire.Wait
    | wire.Beforehand
    | wire.Undo
    | wire.Agree
    | wire.Draw
    | wire.Resign
    | wire.Leave
)


def _command(table: Table, asked: Command, now: float) -> list[Line]:
    """What a message means for the table."""
    if isinstance(asked, wire.Act):
        return table.act(asked.seat, asked.action, now, asked.version)
    if isinstance(asked, wire.Orders):
        return table.give_order(asked.seat, asked.order, asked.stops)
    if isinstance(asked, wire.Wait):
        return table.wait(asked.seat, now)
    if isinstance(asked, wire.Beforehand):
        return table.say_next(asked.seat, asked.action)
    if isinstance(asked, wire.Undo):
        return table.undo(asked.seat, now)
    if isinstance(asked, wire.Draw):
        return table.offer_draw(asked.seat)
    if isinstance(asked, wire.Resign):
        return table.resign(asked.seat, now)
    if isinstance(asked, wire.Leave):
        return table.leave(asked.seat, now)
    if asked.to == "undo":
        return table.agree_to_undo(asked.seat, asked.yes, now)
    if asked.to == "draw":
        return table.agree_to_draw(asked.seat, asked.yes)
    raise TableError(f"One agrees to 'undo' or 'draw', not to '{asked.to}'.")


def _own_seat(table: Table, person: str, seat: int) -> None:
    """Raise `TableError` unless the person holds the seat: nobody acts or asks from another's."""
    if not person or seat not in table.seats_of(person):
        raise TableError("That is not your seat.")


def why_not(table: Table, person: str, asked: wire.AskWhy) -> wire.Why:
    """The rule against an element, asked from one's own seat only: the answer may rest on its hand."""
    _own_seat(table, person, asked.seat)
    if table.match is None or table.result() is not None or len(asked.picked) > 20:
        return wire.Why(asked.id, None, {})
    refusal = table.game.at_table.why(table.match.state, asked.seat, asked.picked, asked.element)
    if refusal is None:
        return wire.Why(asked.id, None, {})
    return wire.Why(asked.id, refusal.rule, refusal.facts)


def _name_of(hub: Hub, person: str) -> str:
    found = hub.store.read("SELECT name FROM people WHERE id = ?", (person,))
    if not found:
        raise TableError("Say your name first, then you can talk.")
    return str(found[0][0])


async def _turn_away(send: Send, sentence: str, code: int) -> None:
    """Say why somebody cannot sit down, and close."""
    await send({"type": "websocket.send", "text": wire.encode(wire.No("", sentence)).decode()})
    await send({"type": "websocket.close", "code": code})


def _nothing() -> None:
    """A server that cannot cut a line lets it end by itself."""


def _confirm(connection: Connection, move: str, version: int) -> None:
    if move:
        connection.send(wire.encode(wire.Ok(move, version)))


def _refuse(connection: Connection, move: str, sentence: str) -> None:
    connection.send(wire.encode(wire.No(move, sentence)))


class _OnlyId(msgspec.Struct):
    id: str = ""


_decode_id = msgspec.json.Decoder(_OnlyId).decode


def _id_in(data: str | bytes) -> str:
    """The id of a message that could not be taken, if it has one."""
    try:
        return _decode_id(data).id[:LONGEST_ID] if len(data) <= LONGEST_MESSAGE else ""
    except NOT_JSON:
        return ""
