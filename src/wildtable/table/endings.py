"""Ends that no rule of the game knows: resigning and agreed draws (WH-RULING-40, WL-RULING-79).

What resigning means the game says (`Game.resign`).
"""

from typing import TYPE_CHECKING

from wildtable.engine.at_table import LOSES, PLAYS, REPLACED
from wildtable.engine.record import TABLE_ENDS
from wildtable.engine.result import Result
from wildtable.table.partners import spoken_for
from wildtable.table.seat import BOT, PERSON, STAND_IN, Seat, TableError

if TYPE_CHECKING:
    from wildtable.table.table import Table

RESIGNED, AGREED = TABLE_ENDS


def check_resign(table: "Table", seat: int) -> None:
    """Raise `TableError` if the seat plays on without its person already."""
    if table.seats[seat].kind == BOT:
        raise TableError("A bot plays on for that seat already.")


def check_draw(table: "Table", seat: int) -> None:
    """A draw needs people who can agree."""
    if table.bots():
        raise TableError("A bot plays on: only people can agree on a draw.")
    if table.draw_offer is not None:
        raise TableError("A draw has been offered already.")


def check_agree(table: "Table", seat: int) -> None:
    """Raise `TableError` unless a draw was offered to that seat."""
    if table.draw_offer is None:
        raise TableError("No draw has been offered.")
    if seat in table.draw_agreed:
        raise TableError("You have agreed to the draw already.")


def note(table: "Table", word: str, seat: int) -> None:
    """Let it happen: `resign`, `draw`, `agree-draw`, `refuse-draw` or `withdraw-draw`."""
    if word == "resign":
        give_up(table, seat)
    elif word == "draw":
        table.draw_offer, table.draw_agreed = seat, set(spoken_for(table, seat))
    elif word == "agree-draw":
        table.draw_agreed |= set(spoken_for(table, seat))
    elif word in ("refuse-draw", "withdraw-draw"):
        lapse(table)
    if table.draw_offer is not None and set(table.people()) <= table.draw_agreed:
        sides = sides_of(table)
        table.ended = Result([0] * len(table.seats), [1] * len(sides), AGREED, sides, drawn=True)
        lapse(table)


def giving_up(table: "Table", seat: int) -> str | None:
    """What it means now that the seat gives up: a side has lost once no person of it plays on; until then,
    and where no side loses, a bot plays. `None` where the rules know it and forbid it: nobody dies twice."""
    assert table.match is not None
    meaning = table.game.at_table.resign(table.match.state, seat)
    means = meaning.means
    if means == PLAYS and table.match.state.refusal(seat, meaning.action) is not None:
        return None
    if means != LOSES:
        return means
    for side in sides_of(table):
        if seat in side and any(other != seat and table.seats[other].kind == PERSON for other in side):
            return REPLACED
    return means


def give_up(table: "Table", seat: int) -> None:
    """The game is lost, or a bot plays on under the name of whoever gave up."""
    sides = sides_of(table)
    own = next(side for side in sides if seat in side)
    if giving_up(table, seat) == LOSES:
        table.ended = Result(
            [int(other not in own) for other in range(len(table.seats))],
            [2 if side == own else 1 for side in sides],
            RESIGNED,
            sides,
        )
        return
    given_up = table.seats[seat]
    table.seats[seat] = Seat(
        BOT, given_up.person, given_up.name, STAND_IN, left=True, entropy=given_up.entropy
    )


def sides_of(table: "Table") -> list[list[int]]:
    """The seats that win and lose together."""
    assert table.match is not None
    return table.game.sides(table.match.state)


def lapse(table: "Table", seat: int | None = None) -> None:
    """An offer is gone when it is refused, or when somebody to whom it was made plays on instead."""
    if seat is None or seat not in table.draw_agreed:
        table.draw_offer, table.draw_agreed = None, set()
