"""Who decides for a seat: its person, a standing order, a bot, or nobody.

WH-RULING-903, WL-RULING-68 and WL-RULING-79 say what a table may choose; who plays on for a partner is in
`partners.py`.
"""

from typing import Final

from wildtable.engine.game import Game
from wildtable.table.seat import ASK, BOT, ORDERS, PASS_UNTIL_MY_TURN, PERSON, STAND_IN, Seat, TableError

Options = dict[str, object]

ATTACKED: Final = "attacked"
"""The stop of whoever was attacked, in every game that has windows."""

_EARLIER = {"ask-when-attacked": ("pass", ["attacked"])}
"""Orders of journals that were written before there were stops."""


def check_order(game: Game, order: str, stops: list[str]) -> None:
    """Raise `TableError` for an order or a stop that there is not."""
    if order not in ORDERS:
        raise TableError(f"There is no standing order '{order}': there are {', '.join(ORDERS)}.")
    for stop in stops:
        if stop not in game.at_table.stops:
            raise TableError(
                f"There is no stop '{stop}': there are {', '.join(game.at_table.stops) or 'none'}."
            )


def written(order: str, stops: list[str]) -> str:
    """An order in the journal."""
    return " ".join([order, *stops])


def note(seat: Seat, fields: list[str]) -> None:
    """Let an order happen as the journal has it."""
    order, *stops = fields
    seat.order, seat.stops = _EARLIER.get(order, (order, stops))


def first_stops(game: Game, options: Options, alone: bool) -> list[str]:
    """The stops that everybody begins with: what the table's option `stops` names. Usual is to be waited for
    when one is attacked, and to whoever is `alone` with bots also where it costs nobody else any time."""
    named = str(options.get("stops", "none"))
    chosen = {
        "usual": (ATTACKED, *(game.at_table.stops_alone if alone else ())),
        "all": game.at_table.stops,
    }.get(named, (named,))
    return [stop for stop in game.at_table.stops if stop in chosen]


def stops_now(seat: Seat) -> set[str]:
    """Where a seat is waited for: whoever passes until the own turn only when attacked."""
    return {ATTACKED} & {*seat.stops} if seat.order == PASS_UNTIL_MY_TURN else {*seat.stops}


def lapse(seats: list[Seat], active: int) -> None:
    """`pass-until-my-turn` is over when one's turn has come."""
    if 0 <= active < len(seats) and seats[active].order == PASS_UNTIL_MY_TURN:
        seats[active].order = ASK


def autopasses(options: Options) -> bool:
    """Does the seat of somebody who left only do what it must?"""
    return options.get("on_leave") == "autopass"


def bot_of(seat: Seat, options: Options) -> str:
    """The bot that decides for a seat, or an empty text."""
    if seat.kind == BOT:
        return seat.bot
    return STAND_IN if seat.left and options.get("on_leave") in ("bot", "partner") else ""


def decides(seat: Seat) -> bool:
    """Does its own person decide for that seat now?"""
    return seat.kind == PERSON and not seat.left
