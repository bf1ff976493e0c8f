"""What a viewer is told of a table: the one place where anything of a match goes out."""

from wildtable.engine.lot import commitment
from wildtable.server.wire import Asking, Ended, SeatShown, TableShown, UndoShown, WindowShown
from wildtable.table import takeback
from wildtable.table.seat import OPEN, PERSON, Seat
from wildtable.table.table import Table


def show_table(
    table: Table, person: str, shown: int | None, known: int, here: set[str], now: float
) -> TableShown:
    """The table for a person who looks from one of their seats (`None`: as a spectator).

    `known` is the version that the viewer has; `here` are the people at the table now.
    """
    yours = table.seats_of(person) if person else []
    match = table.match
    message = TableShown(
        version=1,
        status=table.status,
        game=table.game.name,
        options=table.options,
        seats=show_seats(table, person, here),
        yours=yours,
        seat=shown,
        view=None,
        asked=[],
        legal=[],
        events=[],
        rewound=None,
        window=None,
        order=None,
        undo=None,
        asking=None,
        draw=table.draw_offer,
        result=None,
        rematch=table.rematch,
        fair={"commitment": commitment(table.secret)},
    )
    if match is None:
        return message
    viewer = match.seats if shown is None else shown
    message.version = match.version(viewer)
    message.view = match.view(shown)
    message.events, message.rewound = match.tail(viewer, known)
    result = table.result()
    if result is not None:
        message.result = Ended(result.points, result.sides, result.places, result.winners(), result.reason)
        message.fair["secret"] = table.secret.hex()
        return message
    owing = table.owes()
    message.asked = [seat for seat in yours if seat in owing]
    if table.clock.opened is not None:
        message.window = WindowShown(table.clock.closes_in(now), table.clock.length)
    if table.undo_asked is not None:
        message.asking = Asking(table.undo_asked, sorted(table.undo_agreed))
    if shown is not None:
        message.legal = legal_of(table, shown)
        message.order = table.seats[shown].order
        free = takeback.possible(table, shown)
        message.undo = None if free is None else UndoShown(free)
    return message


def legal_of(table: Table, seat: int) -> list[tuple[str, list[str]]]:
    """What a seat may do, each action with its elements; nothing while its sealed answer waits."""
    match, game = table.match, table.game
    if match is None or (table.clock.held is not None and table.clock.held[0] == seat):
        return []
    state = match.state
    return [
        (game.format(state, seat, action), game.at_table.elements(state, seat, action))
        for action in map(int, state.legal(seat))
    ]


def show_seats(table: Table, person: str, here: set[str]) -> list[SeatShown]:
    """Who sits where."""
    return [_show_seat(seat, person, here) for seat in table.seats]


def _show_seat(seat: Seat, person: str, here: set[str]) -> SeatShown:
    own = seat.kind == PERSON
    return SeatShown(
        name=seat.name,
        kind=seat.kind,
        bot=seat.bot,
        here=seat.person in here if own else seat.kind != OPEN,
        you=own and bool(person) and seat.person == person,
        left=seat.left,
    )


def shown_first(table: Table, person: str) -> int | None:
    """The seat to show to a person who has not said which: one that is asked, else the first."""
    yours = table.seats_of(person) if person else []
    asked = [seat for seat in yours if seat in table.owes()]
    return next(iter([*asked, *yours]), None)
