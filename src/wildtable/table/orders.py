"""Who decides for a seat: its person, a standing order, a bot, or nobody.

WH-RULING-903, WL-RULING-68 and WL-RULING-79 say what a table may choose.
"""

from typing import TYPE_CHECKING

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

RECENT = 60
"""More entries than one action with all its defences and answers has."""


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
    """Was that seat attacked in the action that the window follows?"""
    match = table.match
    assert match is not None
    recent = [entry.events for entry in match.entries[-RECENT:] if entry.public]
    return table.game.at_table.attacked(seat, [event for events in recent for event in events])


def lapse(table: "Table") -> None:
    """`pass-until-my-turn` is over when one's turn has come."""
    assert table.match is not None
    if table.result() is not None:
        return
    active = table.game.at_table.active(table.match.state)
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
