"""What a viewer is told of a table: the one place where anything of a match goes out."""

from collections.abc import Mapping
from copy import copy

from wildtable.engine.at_table import Offered
from wildtable.engine.game import Game
from wildtable.engine.result import Result
from wildtable.server.company import show_company
from wildtable.server.wire import (
    Asking,
    ClockShown,
    Company,
    Ended,
    SeatShown,
    TableShown,
    UndoShown,
    WindowShown,
)
from wildtable.table import partners
from wildtable.table.clock import Clock
from wildtable.table.match import Told
from wildtable.table.seat import OPEN, PERSON, Seat
from wildtable.table.standing import FINISHED, PLAYING, WAITING
from wildtable.table.table import Table
from wildtable.table.window import Window

NOBODY_MISSING: Mapping[int, float] = {}

MOST_EVENTS = 200
"""Events in one message, or as many as the first entry of them has."""


def show_table(
    table: Table,
    person: str,
    shown: int | None,
    known: int,
    here: set[str],
    now: float,
    takeovers: Mapping[int, float] = NOBODY_MISSING,
) -> TableShown:
    """The table for a person who looks from one of their seats (`None`: as a spectator).

    `known` is the version that the viewer has; `here` are the people at the table now; `takeovers` has the
    seconds until a stand-in takes a seat whose person is missing.
    """
    yours = partners.played_by(table, person) if person else []
    match = table.match
    result = table.result()
    status = WAITING if match is None else PLAYING if result is None and not table.closed else FINISHED
    message = blank(table.game, status, table.options, show_seats(table, person, here, takeovers))
    message.yours, message.seat = yours, shown
    message.draw, message.rematch = table.draw_offer, table.rematch
    message.fair = {"commitment": table.commitment}
    message.stopped = table.stopped or None
    message.company = show_company(table, person, shown, status == PLAYING)
    if match is None:
        return message
    viewer = match.seats if shown is None else shown
    message.version = match.version(viewer)
    message.view = show_view(table, shown)
    first, message.rewound = match.missed(viewer, known)
    message.events, message.earlier = match.told(viewer, first, most=MOST_EVENTS)
    if result is not None:
        message.result = show_result(result)
        message.fair["secret"] = table.secret.hex()
        return message
    if table.stopped:
        return message
    owing = table.owes()
    message.asked = [seat for seat in yours if seat in owing]
    if table.window is not None and len(yours) > 1:  # at one device nobody is called who does not wait
        message.asked = [seat for seat in message.asked if seat in table.window.waits]
    own = table.reactions.is_own(shown)
    if table.window is not None and not (own and shown in message.asked):
        message.window = show_window(table.window, shown, now)
    if table.takebacks.asked_by is not None:
        message.asking = Asking(table.takebacks.asked_by, sorted(table.takebacks.agreed))
    if shown is not None:
        message.ahead = message.window is not None and shown not in message.window.asked
        message.clock = show_clock(table.clock, shown, now)
        message.legal = legal_of(table, shown)
        message.beforehand = table.reactions.beforehand.get(shown)
        message.staged = table.reactions.staged.get(shown)
        message.order = table.seats[shown].order
        message.stops = table.seats[shown].stops
        free = table.may_take_back(shown)
        message.undo = None if free is None else UndoShown(free)
    return message


def show_result(result: Result) -> Ended:
    """How the game ended."""
    return Ended(result.points, result.sides, result.places, result.winners(), result.reason)


def blank(game: Game, status: str, options: dict[str, object], seats: list[SeatShown]) -> TableShown:
    """A table of which nothing is told yet but who sits there and what is played."""
    message = copy(_BLANK)
    message.game, message.content = game.name, game.content_digest
    message.status, message.options, message.seats = status, options, seats
    return message


_BLANK = TableShown(
    version=1,
    status="",
    game="",
    options={},
    seats=[],
    yours=[],
    seat=None,
    view=None,
    asked=[],
    legal=[],
    events=[],
    earlier=None,
    rewound=None,
    window=None,
    clock=None,
    ahead=False,
    beforehand=None,
    staged=None,
    order=None,
    stops=[],
    undo=None,
    asking=None,
    draw=None,
    result=None,
    again=[],
    rematch=None,
    fair={},
    content="",
    stopped=None,
    company=Company(),
)
"""Copied for every message, which is quicker than making one; nobody changes what is in its lists."""


def show_clock(clock: Clock, shown: int, now: float) -> ClockShown | None:
    """The time that the shown seat has for what it owes: only its own, for that others owe may be sealed."""
    ends_in = clock.ends_in(shown, now)
    return None if ends_in is None else ClockShown(ends_in, clock.seconds)


def show_window(window: Window, shown: int | None, now: float) -> WindowShown:
    """The open window; of the answers only one's own."""
    return WindowShown(
        number=window.number,
        asked=window.asked
        if shown is None or shown != window.own
        else [s for s in window.asked if s != shown],
        ends_in=window.ends_in(now, shown),
        length=window.longest() if shown in window.waits or window.thinking(now) else window.pace.breath,
        thinking=window.thinking(now),
        your_answer=None if shown is None else window.sealed.get(shown),
        you_wait=shown in window.waits,
        you_may_wait=shown is not None and window.may_wait(shown),
        own=window.own,
    )


def events_before(table: Table, shown: int | None, before: int) -> tuple[Told, int | None]:
    """What happened before an entry, as seen from a seat."""
    if table.match is None:
        return [], None
    viewer = table.match.seats if shown is None else shown
    return table.match.told(viewer, 0, before, MOST_EVENTS)


def show_view(table: Table, shown: int | None) -> dict[str, object]:
    """What a seat sees; in a window that is its own, as it will be if all pass."""
    assert table.match is not None
    if shown is None or not table.reactions.is_own(shown):
        return table.match.view(shown)
    return table.match.if_all_pass().view(shown)


def legal_of(table: Table, seat: int) -> list[Offered]:
    """What a seat may do, each action with its elements and outcome; while others are asked, what it may do
    after that if they all pass; in a window that is its own, that and its answers."""
    match = table.match
    if match is None:
        return []
    window, at_table = table.window, table.game.at_table
    if window is None or (seat in window.asked and seat != window.own):
        return at_table.offered(match.state, seat)
    ahead = match.if_all_pass()
    if ahead.actors() != [seat]:
        return []
    next_ones = at_table.offered(ahead, seat)
    if seat != window.own or seat in window.sealed:
        return next_ones
    idle = match.idle(seat)
    answers = [answer for answer in at_table.offered(match.state, seat) if answer[0] != idle]
    return [*answers, *(one for one in next_ones if all(one[0] != answer[0] for answer in answers))]


def show_seats(
    table: Table, person: str, here: set[str], takeovers: Mapping[int, float] = NOBODY_MISSING
) -> list[SeatShown]:
    """Who sits where."""
    return [
        _show_seat(seat, person, here, takeovers.get(number), partners.keeper(table, number))
        for number, seat in enumerate(table.seats)
    ]


def _show_seat(
    seat: Seat, person: str, here: set[str], takeover: float | None, keeper: int | None
) -> SeatShown:
    own = seat.kind == PERSON
    is_here = seat.person in here if own else seat.kind != OPEN
    you = own and bool(person) and seat.person == person
    return SeatShown(seat.name, seat.kind, seat.bot, is_here, you, seat.left, takeover, keeper)


def shown_first(table: Table, person: str) -> int | None:
    """The seat to show to a person who has not said which: one that is asked, else the first."""
    yours = partners.played_by(table, person) if person else []
    asked = [seat for seat in yours if seat in table.owes()]
    return next(iter([*asked, *yours]), None)
