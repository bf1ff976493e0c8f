"""Before the game: the host fills or frees a seat or closes the table, a guest stands up again."""

from wildtable.server.connection import CLOSED
from wildtable.server.hub import REMOVE, check_bot
from wildtable.server.live import Live
from wildtable.server.logs import mark, tell
from wildtable.server.pace import pace_of
from wildtable.server.pages import SeatChange
from wildtable.table.seat import BOT, OPEN, PERSON, Seat, TableError
from wildtable.table.standing import WAITING

NOT_SITTING = "DELETE FROM sitting WHERE person = ? AND match = ?"


async def change_seat(live: Live, person: str, change: SeatChange) -> None:
    """Put a bot on a seat, or free it from one; the game begins if no seat is open then."""
    async with live.lock:
        _check_host(live, person)
        seat = _seat(live, change.seat)
        if seat.kind == PERSON:
            raise TableError("Somebody sits there.")
        table = live.table
        if change.kind == BOT:
            spec = check_bot(change.bot, table.game)
            table.seats[change.seat] = Seat(BOT, name=spec, bot=spec)
        elif change.kind == OPEN:
            table.seats[change.seat] = Seat(OPEN)
        else:
            raise TableError(f"A seat is 'open' or for a 'bot', not for '{change.kind}'.")
        table.reactions.pace = pace_of(table.options, table.seats, live.settings)
        await live.begin_if_ready()
    await live.do(table.advance)


async def stand_up(live: Live, person: str, number: int) -> None:
    """Leave one's seat to somebody else; the host keeps one, or closes the table."""
    async with live.lock:
        live.check_here()
        _check_waiting(live)
        _seat(live, number)
        own = live.table.seats_of(person)
        if number not in own:
            raise TableError("That is not your seat.")
        if person == live.host and own == [number]:
            raise TableError("You opened this table: stay, or close it.")
        live.table.seats[number] = Seat(OPEN)
        await live.seat_changed()
        if own == [number]:
            await live.write([(NOT_SITTING, (person, live.id))])
    await live.do(live.table.advance)


async def close(live: Live, person: str) -> None:
    """Remove a table whose game has not begun; whoever looks at it is told."""
    async with live.lock:
        _check_host(live, person)
        await live.write([(query, (live.id,)) for query in REMOVE])
        tell("table closed", table=mark(live.id), game=live.table.game.name)
        for connection in live.audience.connections:
            connection.close(CLOSED)
        live.forget()


def _check_host(live: Live, person: str) -> None:
    live.check_here()
    _check_waiting(live)
    if person != live.host:
        raise TableError("Only whoever opened the table can do that.")


def _check_waiting(live: Live) -> None:
    if live.table.status != WAITING:
        raise TableError("The game has begun.")


def _seat(live: Live, number: int) -> Seat:
    if not 0 <= number < len(live.table.seats):
        raise TableError(f"There is no seat {number} at this table.")
    return live.table.seats[number]
