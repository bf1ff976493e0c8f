"""What is under way in Tiny: the kinds of frame, their fields, and which may lie on which.

| frame | owner | fields | while it is on top |
| --- | --- | --- | --- |
| deal | who gets the next card | how many cards are left to deal | chance gives a card |
| lead | nobody | | chance names who leads |
| bid | the leader | a window | those asked bid sealed |
| turn | whose turn it is | whether its action is taken | the owner chooses an action |
| draw | who draws | | chance gives a card |
| raid | who raids | | |
| react | who raids | a window | those asked answer sealed |
| dice | who raids | | chance throws the dice |

A raid lies on a turn, or on the window of another raid in which somebody countered: so raids nest.
"""

from typing import Final

from tests.engine.tiny.actions import seat_name
from tests.engine.tiny.state import DEALT
from wildtable.engine.bits import bit
from wildtable.engine.document import Reader
from wildtable.engine.refusal import BadPosition
from wildtable.engine.stack import EMPTY, NOBODY, Stack
from wildtable.engine.window import ASKED, open_window

DEAL: Final = 0
LEAD: Final = 1
BID: Final = 2
TURN: Final = 3
DRAW: Final = 4
RAID: Final = 5
REACT: Final = 6
DICE: Final = 7

NAMES: Final = ("deal", "lead", "bid", "turn", "draw", "raid", "react", "dice")
OVER: Final = "over"  # the step of an empty stack

WINDOWS: Final = (BID, REACT)
CHANCES: Final = (DEAL, LEAD, DRAW, DICE)

LEFT: Final = 0  # of a deal
ACTED: Final = 0  # of a turn

FIELDS: Final = {DEAL: 1, LEAD: 0, TURN: 1, DRAW: 0, RAID: 0, DICE: 0}
"""How many fields a frame has that is no window."""

BENEATH: Final = {
    DEAL: (EMPTY,),
    LEAD: (EMPTY,),
    BID: (EMPTY,),
    TURN: (EMPTY,),
    DRAW: (TURN,),
    RAID: (TURN, REACT),
    REACT: (RAID,),
    DICE: (RAID,),
}
"""On which frames a frame can lie."""


def push(stack: Stack, kind: int, owner: int = NOBODY) -> None:
    """A frame that is no window."""
    stack.push(kind, owner, FIELDS[kind])


def step_of(stack: Stack) -> str:
    """The name of what is due."""
    return OVER if stack.kind() == EMPTY else NAMES[stack.kind()]


def shown_frames(stack: Stack, seats: int) -> list[dict[str, object]]:
    """The frames from the bottom up as everybody may know them: without the answers in a window."""
    return [_shown(frame, seats) for frame in stack.frames()]


def _shown(frame: list[int], seats: int) -> dict[str, object]:
    kind, owner, *fields = frame
    shown: dict[str, object] = {"frame": NAMES[kind]}
    if owner != NOBODY:
        shown["seat"] = seat_name(owner)
    if kind == DEAL:
        shown["left"] = fields[LEFT]
    if kind in WINDOWS:
        shown["asked"] = [seat_name(seat) for seat in range(seats) if (fields[ASKED] >> seat) & 1]
    return shown


def rebuild(stack: Stack, shown: object, seats: int) -> None:
    """Push the frames that were shown; raises `BadPosition` where they cannot lie on one another."""
    if not isinstance(shown, list):
        raise BadPosition("position, stack: must be a list of frames, the uppermost last.")
    for number, document in enumerate(shown, 1):
        reader = Reader(document, f"position, frame {number}")
        kind = reader.index("frame", NAMES)
        if stack.kind() not in BENEATH[kind]:
            raise BadPosition(f"position, frame {number}: '{NAMES[kind]}' cannot lie on {step_of(stack)!r}.")
        if stack.kind() == TURN:
            stack.set(ACTED, 1)
        owner = NOBODY if kind == LEAD else reader.index("seat", [seat_name(seat) for seat in range(seats)])
        if kind in WINDOWS:
            asked = [seat_name(seat) in reader.texts("asked") for seat in range(seats)]
            open_window(stack, kind, owner, 0, sum(bit(seat) for seat in range(seats) if asked[seat]), seats)
        else:
            push(stack, kind, owner)
        if kind == DEAL:
            stack.set(LEFT, reader.integer("left", least=1, most=DEALT * seats))
        reader.done()
