"""What a message means: it is carried out, answered, or refused with a sentence."""

from functools import partial
from time import perf_counter

import msgspec

from wildtable.engine.refusal import Refused, WildtableError
from wildtable.server import wire
from wildtable.server.connection import Connection
from wildtable.server.hub import Hub
from wildtable.server.limits import LONGEST_ID, LONGEST_MESSAGE
from wildtable.server.live import Live
from wildtable.server.logs import mark, tell_stumble
from wildtable.server.looking_back import LookingBack
from wildtable.server.message import events_before
from wildtable.server.metrics import Metrics
from wildtable.server.names import clean_chat
from wildtable.server.talk import EVERYBODY, room_of
from wildtable.table.entry import Line, Unreadable
from wildtable.table.partners import played_by
from wildtable.table.seat import TableError
from wildtable.table.table import Table

READ_ANEW = "What is stored of this game is damaged in part: it is read anew, try again."
NOT_JSON = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)


class Answers:
    """Answers the messages of all sockets."""

    def __init__(self, hub: Hub, metrics: Metrics) -> None:
        self.hub = hub
        self.metrics = metrics
        self.looking_back = LookingBack(hub.store, hub.settings)

    async def answer(self, data: str | bytes, connection: Connection, live: Live) -> bool:
        """Carry a message out or say why not; was it a message at all?"""
        try:
            asked = wire.decode(data)
        except NOT_JSON as error:
            refuse(connection, id_in(data), f"That is no message of this protocol: {error}.")
            return False
        move = getattr(asked, "id", "")
        if len(move) > LONGEST_ID:
            refuse(connection, "", f"An id has at most {LONGEST_ID} characters.")
            return False
        try:
            await self._carry_out(asked, move, connection, live)
        except Refused as error:
            self.metrics.refused += 1
            refusal = error.refusal
            connection.send(wire.encode(wire.No(move, str(error), refusal.rule, refusal.facts)))
        except WildtableError as error:
            refuse(connection, move, str(error))
        except Unreadable:
            refuse(connection, move, READ_ANEW)
            await live.mend()
        except Exception as error:
            tell_stumble(f"table {mark(live.id)}", error)
            refuse(connection, move, "The server stumbled over this; it is noted in its log.")
        return True

    async def _carry_out(self, asked: wire.Asked, move: str, connection: Connection, live: Live) -> None:
        began = perf_counter()
        table, person = live.table, connection.person
        if isinstance(asked, wire.Act):
            command = partial(_act, table, person, asked)
            _confirm(connection, move, await live.do(command, person, move, asked.seat))
            self.metrics.moves.add(perf_counter() - began)
        elif isinstance(asked, wire.Ping):
            connection.send(wire.encode(wire.Pong()))
        elif isinstance(asked, wire.Hello):
            await live.enter(connection, asked.version)
        elif isinstance(asked, wire.AskWhy):
            connection.send(wire.encode(why_not(table, person, asked)))
        elif isinstance(asked, wire.AskAbout):
            facts = about(table, connection.seat, asked.element)
            connection.send(wire.encode(wire.About(asked.id, facts)))
        elif isinstance(asked, wire.AskPast):
            past = events_before(table, connection.seat, asked.before)
            connection.send(wire.encode(wire.Past(asked.id, *past)))
        elif isinstance(asked, wire.Look):
            view = await self.looking_back.view(live, connection, asked.at)
            connection.send(wire.encode(wire.Looked(asked.id, asked.at, view)))
        elif isinstance(asked, wire.Show):
            _own_seat(table, person, asked.seat)
            await live.show(connection, asked.seat)
        elif isinstance(asked, wire.Say):
            room = room_of(table, person, connection.seat) if asked.team else EVERYBODY
            await live.say(person, _name_of(self.hub, person), clean_chat(asked.text), move, room)
            _confirm(connection, move, live.version(connection.seat))
        elif isinstance(asked, wire.Rematch):
            await self.hub.rematch(live, person, asked.commitment, asked.entropy)
            _confirm(connection, move, live.version(connection.seat))
        elif isinstance(asked, wire.NoRematch):
            await self.hub.decline(live, person)
            _confirm(connection, move, live.version(connection.seat))
        else:
            command = partial(_command, table, person, asked)
            _confirm(connection, move, await live.do(command, person, move, asked.seat))


Command = (
    wire.Orders
    | wire.Wait
    | wire.Beforehand
    | wire.Undo
    | wire.Agree
    | wire.Withdraw
    | wire.Draw
    | wire.Resign
    | wire.Leave
)


def _act(table: Table, person: str, asked: wire.Act, now: float) -> list[Line]:
    """An action; whoever plays it for a partner is not back in that partner's place."""
    _own_seat(table, person, asked.seat)
    stand_in = asked.seat not in table.seats_of(person)
    return table.act(asked.seat, asked.action, now, asked.version, stand_in)


def _command(table: Table, person: str, asked: Command, now: float) -> list[Line]:
    """What a message means for the table."""
    _own_seat(table, person, asked.seat)
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
    if isinstance(asked, wire.Withdraw):
        return table.withdraw(asked.seat, asked.to)
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
    """Raise `TableError` unless the person plays the seat: nobody acts or asks from another's."""
    if not person or seat not in played_by(table, person):
        raise TableError("That is not your seat.")


def why_not(table: Table, person: str, asked: wire.AskWhy) -> wire.Why:
    """The rule against an element, asked from one's own seat only: the answer may rest on its hand."""
    _own_seat(table, person, asked.seat)
    if table.match is None or table.result() is not None or len(asked.picked) > 20:
        return wire.Why(asked.id, None, {})
    refusal = table.game.at_table.why(table.seen_from(asked.seat), asked.seat, asked.picked, asked.element)
    if refusal is None:
        return wire.Why(asked.id, None, {})
    return wire.Why(asked.id, refusal.rule, refusal.facts)


def about(table: Table, seat: int | None, element: str) -> dict[str, object]:
    """What the game tells whoever looks from that seat and points at an element."""
    if table.match is None or table.result() is not None or table.stopped:
        return {}
    return table.game.at_table.about(table.match.state, seat, element)


def _name_of(hub: Hub, person: str) -> str:
    found = hub.store.read("SELECT name FROM people WHERE id = ?", (person,))
    if not found:
        raise TableError("Say your name first, then you can talk.")
    return str(found[0][0])


def _confirm(connection: Connection, move: str, version: int) -> None:
    if move:
        connection.send(wire.encode(wire.Ok(move, version)))


def refuse(connection: Connection, move: str, sentence: str) -> None:
    connection.send(wire.encode(wire.No(move, sentence)))


class _OnlyId(msgspec.Struct):
    id: str = ""


_decode_id = msgspec.json.Decoder(_OnlyId).decode


def id_in(data: str | bytes) -> str:
    """The id of a message that could not be taken, if it has one."""
    try:
        return _decode_id(data).id[:LONGEST_ID] if len(data) <= LONGEST_MESSAGE else ""
    except NOT_JSON:
        return ""
