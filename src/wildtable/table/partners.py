"""Teams at a table: who plays on for a partner who left, and who is of one's side (WA-RULING-909).

Where the table's option `on_leave` is `partner`, the person of another seat of the same side decides for a
seat that was left, until its own person is back. With nobody of the side left to do it, a bot plays on.
"""

from typing import TYPE_CHECKING, Final

from wildtable.table.orders import decides
from wildtable.table.seat import PERSON

if TYPE_CHECKING:
    from wildtable.table.standing import Standing

PARTNER: Final = "partner"


def sides_of(table: "Standing") -> list[list[int]]:
    """The seats that win and lose together; nobody before the game has begun."""
    return [] if table.match is None else table.game.sides(table.match.state)


def side_of(table: "Standing", seat: int) -> list[int]:
    """The seats that win and lose with this one, itself among them."""
    return next((side for side in sides_of(table) if seat in side), [])


def fellows(table: "Standing", seat: int) -> list[int]:
    """The seats of one's side that other people have."""
    own = table.seats[seat].person
    others = (one for one in side_of(table, seat) if table.seats[one].kind == PERSON)
    return [one for one in others if table.seats[one].person != own]


def teams(table: "Standing", person: str) -> list[int]:
    """The numbers of the sides that a person has a seat on, where another person has one too."""
    own = table.seats_of(person)
    return [
        number
        for number, side in enumerate(sides_of(table))
        if any(seat in side and fellows(table, seat) for seat in own)
    ]


def keeper(table: "Standing", seat: int) -> int | None:
    """The seat whose person plays on for one that was left; `None` where no partner does."""
    left = table.seats[seat].left and table.seats[seat].kind == PERSON
    if not left or table.options.get("on_leave") != PARTNER or table.match is None:
        return None
    return next((one for one in side_of(table, seat) if decides(table.seats[one])), None)


def decider(table: "Standing", seat: int) -> str:
    """The person who decides for a seat now; an empty text where none does."""
    kept_by = keeper(table, seat)
    deciding = table.seats[seat if kept_by is None else kept_by]
    return deciding.person if decides(deciding) else ""


def played_by(table: "Standing", person: str) -> list[int]:
    """The seats of a person, and those that they keep for partners who left."""
    own = table.seats_of(person)
    if table.options.get("on_leave") != PARTNER or not own:
        return own
    kept = [seat for seat in range(len(table.seats)) if keeper(table, seat) in own]
    return sorted({*own, *kept})


def spoken_for(table: "Standing", seat: int) -> list[int]:
    """A seat with all others that the same person plays: one person agrees once, for all of them."""
    person = decider(table, seat) or table.seats[seat].person
    return sorted({seat, *played_by(table, person)})
