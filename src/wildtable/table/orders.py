"""Who decides for a seat: its person, a standing order, a bot, or nobody (WL-RULING-68, WL-RULING-79)."""

from typing import TYPE_CHECKING

from wildtable.engine.event import Event
from wildtable.table.seat import (
    ASK,
    ASK_WHEN_ATTACKED,
    BOT,
    ORDERS,
    PASS_UNTIL_MY_TURN,
    STAND_IN,
    TableError,
)

if TYPE_CHECKING:
    from wildtable.table.table import Table


def check_order(order: str) -> None:
    """Raise `TableError` for an order that there is not."""
    if order not in ORDERS:
        raise TableError(f"There is no standing order '{order}': there are {', '.join(ORDERS)}.")


def answers(table: "Table", seat: int) -> bool:
    """Does a standing order, or an empty seat, let this window pass?"""
    holder = table.seats[seat]
    if holder.left and autopasses(table):
        return True
    if holder.order == PASS_UNTIL_MY_TURN:
        return True
    return holder.order == ASK_WHEN_ATTACKED and not _attacked(table, seat)


def _attacked(table: "Table", seat: int) -> bool:
    """Was that seat attacked since it, or whoever acts, could last say something to it?"""
    match = table.match
    assert match is not None
    events: list[Event] = []
    for entry in reversed(match.entries):
        if not entry.public:
            continue  # an answer in this window
        events += entry.events
        if any(event.kind == "played" for event in entry.events):
            break
    return table.game.attacked(match.state, seat, events)


def lapse(table: "Table") -> None:
    """`pass-until-my-turn` is over when one's turn has come."""
    assert table.match is not None
    if table.result() is not None:
        return
    active = table.game.active(table.match.state)
    if 0 <= active < len(table.seats) and table.seats[active].order == PASS_UNTIL_MY_TURN:
        table.seats[active].order = ASK


def autopasses(table: "Table") -> bool:
    """Does the seat of somebody who left only do what it must?"""
    return table.options.get("on_leave") == "autopass"


def bot_of(table: "Table", seat: int) -> str:
    """The bot that decides for a seat, or an empty text."""
    holder = table.seats[seat]
    if holder.kind == BOT:
        return holder.bot
    return STAND_IN if holder.left and table.options.get("on_leave") == "bot" else ""
