"""Everything that goes between browser and server; `docs/protocol.md` explains it.

The client's types are made from these structures by `typescript.py`.
"""

from typing import Annotated, Any

import msgspec
from msgspec import Meta

# What the games fill in: the client knows more of these shapes than the server does, and names them itself.
Value = Annotated[Any, Meta(title="Value")]
View = Annotated[dict[str, Any], Meta(title="View")]
GameEvent = Annotated[dict[str, Any], Meta(title="GameEvent")]
Outcome = Annotated[dict[str, Any], Meta(title="Outcome")]

Offer = tuple[str, list[str], list[Outcome]]
"""A legal action, the elements that occur in it, and what it comes to."""


def one_of(*words: str) -> Meta:
    """These words and no others; told to the client, checked where they are used."""
    return Meta(extra_json_schema={"enum": words})


Status = Annotated[str, one_of("waiting", "playing", "over")]
Order = Annotated[str, one_of("ask", "pass-until-my-turn", "pass")]


class SeatShown(msgspec.Struct):
    """A seat as everybody at the table sees it; `you` is true for one's own.

    `bot_in` are the seconds until a stand-in takes the seat of somebody who is missing; `kept_by` is the seat
    of the partner who plays on for somebody who left.
    """

    name: str
    kind: Annotated[str, one_of("person", "bot", "open")]
    bot: str
    here: bool
    you: bool
    left: bool
    bot_in: float | None
    kept_by: int | None = None


# Server to client


class WindowShown(msgspec.Struct):
    """The open reaction window, the same for everybody but for what the shown seat itself did in it.

    `number` tells it from every other window, `asked` are all who were asked. Silence is a pass when
    `ends_in` seconds are over; `thinking` says that somebody keeps it open beyond its breath, never who.
    `you_may_wait`: Wait would keep it open longer than it is open for the shown seat.
    `own` is the seat that answers first and decides next, if there is one: it is not told of the window while
    it owes its answer, but asked for what comes next, with its answers beside it.
    """

    number: int
    asked: list[int]
    ends_in: float | None
    length: float
    thinking: bool
    your_answer: str | None
    you_wait: bool
    you_may_wait: bool
    own: int | None = None


class ClockShown(msgspec.Struct):
    """The time for the decision that the shown seat owes: the seconds that are left, of how many."""

    ends_in: float
    length: float


class UndoShown(msgspec.Struct):
    free: bool


class Asking(msgspec.Struct):
    undo: int
    agreed: list[int]


class DeclinedOffer(msgspec.Struct):
    """An offer that was refused: by whom it was made, and who refused it."""

    to: Annotated[str, one_of("undo", "draw")]
    asked: int
    by: int


class Company(msgspec.Struct):
    """What the people at a table have to do with each other, besides the game.

    `host` tells that this person opened the table, `several` that one invited person may take several seats.
    `declined` is the last offer that was refused, until whoever made it plays on; `resting` is what the shown
    seat may not offer yet. `gave_up` are the seats that this person has given up, `giving_up` is what that
    would mean for the shown one now. `partners` are the seats of other people on the side of the shown one.
    `said` are lines of the log that the table itself wrote: the number of the entry before which it stands, a
    word, and the seat. `not_again` are the seats whose people have declined a rematch, `awaited` those who
    must still agree to one.
    """

    host: bool = False
    several: bool = False
    declined: DeclinedOffer | None = None
    resting: list[str] = []
    gave_up: list[int] = []
    giving_up: Annotated[str, one_of("loses", "replaced", "plays")] | None = None
    partners: list[int] = []
    said: list[tuple[int, str, int]] = []
    not_again: list[int] = []
    awaited: list[int] = []


class Ended(msgspec.Struct):
    """Points by seat, places by side, and the seats that have won: nobody after a draw."""

    points: list[int]
    sides: list[list[int]]
    places: list[int]
    winners: list[int]
    reason: str


class TableShown(msgspec.Struct, tag="table", tag_field="t"):
    """The whole table for one viewer.

    `legal` has each action with the elements that occur in it and what it comes to, as far as the view tells.
    `ahead` says that `legal` is what the shown seat may say beforehand, for the time after the open window;
    `beforehand` is what it has said, `staged` what it had said and could not be done. `content` names the
    components it is played with, `stopped` says why the match cannot go on, if so.
    """

    version: int
    status: Status
    game: str
    options: dict[str, Value]
    seats: list[SeatShown]
    yours: list[int]
    seat: int | None
    view: View | None
    asked: list[int]
    legal: list[Offer]
    events: list[tuple[int, GameEvent]]
    earlier: int | None
    rewound: int | None
    window: WindowShown | None
    clock: ClockShown | None
    ahead: bool
    beforehand: str | None
    staged: str | None
    order: Order | None
    stops: list[str]
    undo: UndoShown | None
    asking: Asking | None
    draw: int | None
    result: Ended | None
    again: list[int]
    rematch: str | None
    fair: dict[str, str]
    content: str
    stopped: str | None
    company: Company


class Ok(msgspec.Struct, tag="ok", tag_field="t"):
    id: str
    version: int


class No(msgspec.Struct, tag="no", tag_field="t"):
    id: str
    error: str
    rule: str | None = None
    facts: dict[str, str] = {}


class Chat(msgspec.Struct, tag="chat", tag_field="t", rename={"sender": "from"}):
    sender: str
    text: str
    at: float
    n: int
    sits: bool
    team: bool = False


class Why(msgspec.Struct, tag="why", tag_field="t"):
    id: str
    rule: str | None
    facts: dict[str, str]


class About(msgspec.Struct, tag="about", tag_field="t"):
    """What the game tells of an element that somebody points at."""

    id: str
    facts: dict[str, Value]


class Past(msgspec.Struct, tag="past", tag_field="t"):
    """Events before those that a viewer has."""

    id: str
    events: list[tuple[int, GameEvent]]
    earlier: int | None


class Looked(msgspec.Struct, tag="look", tag_field="t"):
    """What the shown seat saw after so many of its entries."""

    id: str
    at: int
    view: View


class Pong(msgspec.Struct, tag="pong", tag_field="t"):
    pass


Told = TableShown | Ok | No | Chat | Why | About | Past | Looked | Pong


# Client to server


class Hello(msgspec.Struct, tag="hello", tag_field="t"):
    version: int = 0


class Act(msgspec.Struct, tag="act", tag_field="t"):
    id: str
    seat: int
    action: str
    version: int = 0


class AskWhy(msgspec.Struct, tag="why", tag_field="t"):
    id: str
    seat: int
    element: str
    picked: list[str] = []


class AskAbout(msgspec.Struct, tag="about", tag_field="t"):
    id: str
    element: str


class AskPast(msgspec.Struct, tag="past", tag_field="t"):
    id: str
    before: int


class Look(msgspec.Struct, tag="look", tag_field="t"):
    """Look back: what did the shown seat see after so many of its entries?"""

    id: str
    at: int


class Show(msgspec.Struct, tag="show", tag_field="t"):
    seat: int


class Orders(msgspec.Struct, tag="orders", tag_field="t"):
    seat: int
    order: Order
    stops: list[str] = []
    id: str = ""


class Wait(msgspec.Struct, tag="wait", tag_field="t"):
    """Keep the open window open for a seat that wants to think."""

    id: str
    seat: int


class Beforehand(msgspec.Struct, tag="beforehand", tag_field="t"):
    """What a seat will do if nothing is played in the open window; an empty action takes it back."""

    id: str
    seat: int
    action: str


class Undo(msgspec.Struct, tag="undo", tag_field="t"):
    id: str
    seat: int


class Agree(msgspec.Struct, tag="agree", tag_field="t"):
    id: str
    seat: int
    to: Annotated[str, one_of("undo", "draw")]
    yes: bool


class Withdraw(msgspec.Struct, tag="withdraw", tag_field="t"):
    """Take one's own offer back."""

    id: str
    seat: int
    to: Annotated[str, one_of("undo", "draw")]


class Draw(msgspec.Struct, tag="draw", tag_field="t"):
    id: str
    seat: int


class Resign(msgspec.Struct, tag="resign", tag_field="t"):
    id: str
    seat: int


class Leave(msgspec.Struct, tag="leave", tag_field="t"):
    id: str
    seat: int


class Rematch(msgspec.Struct, tag="rematch", tag_field="t"):
    id: str
    commitment: str = ""
    entropy: str = ""


class NoRematch(msgspec.Struct, tag="no-rematch", tag_field="t"):
    """No rematch: one's own offer is withdrawn, or that of others declined."""

    id: str


class Say(msgspec.Struct, tag="chat", tag_field="t"):
    """A line to everybody, or to the team of the shown seat."""

    text: str
    id: str = ""
    team: bool = False


class Ping(msgspec.Struct, tag="ping", tag_field="t"):
    pass


Asked = (
    Hello
    | Act
    | AskWhy
    | AskAbout
    | AskPast
    | Look
    | Show
    | Orders
    | Wait
    | Beforehand
    | Undo
    | Agree
    | Withdraw
    | Draw
    | Resign
    | Leave
    | Rematch
    | NoRematch
    | Say
    | Ping
)

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(Asked).decode
