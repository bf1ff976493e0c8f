"""Deleting what the server knows of a guest.

The guest's row, links and lines of chat go, and so does the name on every seat, in lists and in records that
are made from now on. A game under way is given up; a table that the guest opened and nobody has begun is
removed. The moves stay, under another name, for they are the others' game too.
"""

import contextlib
from functools import partial
from typing import Any

import msgspec

from wildtable.engine.refusal import WildtableError
from wildtable.server import lobby
from wildtable.server.hub import Hub
from wildtable.server.identity import new_id
from wildtable.server.live import Live
from wildtable.server.logs import tell
from wildtable.server.names import apart
from wildtable.server.store import Statement, Store
from wildtable.table.seat import PERSON, TableError
from wildtable.table.standing import FINISHED, PLAYING, WAITING

NOBODY = "somebody"
"""What a seat is called whose guest is deleted; a number tells two of them apart."""

DELETE = (
    "DELETE FROM people WHERE id = ?",
    "DELETE FROM links WHERE person = ?",
    "DELETE FROM sitting WHERE person = ?",
    "DELETE FROM answered WHERE person = ?",
    "DELETE FROM chat WHERE person = ?",
    "DELETE FROM team_chat WHERE person = ?",
    "UPDATE matches SET host = '' WHERE host = ?",
)
SET_NAMES = "UPDATE matches SET seats = ?, shown = ? WHERE id = ?"
SET_SNAPSHOT = "UPDATE snapshots SET snapshot = ? WHERE match = ?"
OWN_CHAT = "DELETE FROM chat WHERE match = ? AND sender = ? AND person = ''"
"""Lines of an earlier program, which did not note who said them: those under the name on the seat."""


async def forget(hub: Hub, person: str) -> int:
    """Delete a guest; at how many tables the name was taken away."""
    tables = hub.store.read(
        "SELECT m.id, m.status FROM sitting s JOIN matches m ON m.id = s.match WHERE s.person = ?", (person,)
    )
    for name, status in tables:
        await _forget_at(hub, str(name), status, person)
    await hub.store.write([(query, (person,)) for query in DELETE])
    for live in list(hub.live.values()):
        _forget_in_memory(live, person)
    tell("guest deleted", tables=len(tables))
    return len(tables)


async def _forget_at(hub: Hub, name: str, status: str, person: str) -> None:
    """Leave one table and take the name away there; nothing else happens at it meanwhile.

    One that is over is not loaded for it, and one that cannot be opened is only renamed.
    """
    if status != FINISHED or name in hub.live or name in hub.loading:
        with contextlib.suppress(WildtableError):
            live = await hub.find(name)
            await _leave(live, person)
            async with live.lock:
                if not live.gone:
                    await live.write(_renamed(hub.store, name, person))
                    live.forget()  # whoever is here comes back to what is stored
                    return
    await hub.store.write(_renamed(hub.store, name, person))


async def _leave(live: Live, person: str) -> None:
    """Stand up before the game, or give it up."""
    table = live.table
    if table.status == WAITING and live.host == person:
        await lobby.close(live, person)
    elif table.status == WAITING:
        for seat in table.seats_of(person):
            await lobby.stand_up(live, person, seat)
    elif table.status == PLAYING and not table.stopped:
        for seat in table.seats_of(person):
            with contextlib.suppress(TableError):
                await live.do(partial(table.resign, seat))
            if table.status != PLAYING:
                break


def _renamed(store: Store, name: str, person: str) -> list[Statement]:
    """What takes the name of a person away from everything that is stored of a table."""
    found = store.read("SELECT seats, shown FROM matches WHERE id = ?", (name,))
    if not found:
        return []
    snapshots = store.read("SELECT snapshot FROM snapshots WHERE match = ?", (name,))
    seats = _read(found[0][0], list[dict[str, Any]])
    if seats is None:
        return []
    own = [number for number, seat in enumerate(seats) if seat.get("person") == person]
    others = [str(seat.get("name")) for number, seat in enumerate(seats) if number not in own]
    nobody = {"person": new_id(), "name": apart(NOBODY, others)}
    called = {str(seats[number].get("name")) for number in own}

    def without(them: list[dict[str, Any]] | None) -> list[dict[str, Any]] | None:
        return them and [{**one, **nobody} if number in own else one for number, one in enumerate(them)]

    shown = without(_read(found[0][1], list[dict[str, Any]]))
    values = (_text(without(seats)), None if shown is None else _text(shown), name)
    statements: list[Statement] = [(SET_NAMES, values), *((OWN_CHAT, (name, one)) for one in called)]
    for (packed,) in snapshots:
        snapshot = _read(packed, dict[str, Any]) or {}
        snapshot["seats"] = without(snapshot.get("seats"))
        statements.append((SET_SNAPSHOT, (msgspec.json.encode(snapshot), name)))
    return statements


def _read(data: Any, kind: Any) -> Any:
    """What is stored, or `None` if it cannot be read."""
    try:
        return msgspec.json.decode(data, type=kind)
    except (msgspec.MsgspecError, TypeError):
        return None


def _text(value: object) -> str:
    return msgspec.json.encode(value).decode()


def _forget_in_memory(live: Live, person: str) -> None:
    """A table that was loaded meanwhile, or at which the guest looked on."""
    sits = any(seat.person == person for seat in live.table.seats if seat.kind == PERSON)
    if sits or live.host == person or person in live.answered.people:
        live.forget()
    for connection in list(live.audience.connections):
        if connection.person == person:
            connection.close()
