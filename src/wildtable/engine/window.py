"""Windows: several seats asked at one node, answering sealed.

A window is a frame on a state's stack whose fields begin as below; a game may add fields of its own behind
the answers. It serves secret simultaneous choices (everybody must answer) and reactions (a pass is an
answer). Whom a game asks must follow from public facts only.
"""

from typing import Final

from mypy_extensions import i64

from wildtable.engine.bits import bit
from wildtable.engine.stack import Stack

TRIGGER: Final = 0
ASKED: Final = 1
ANSWERED: Final = 2
ANSWERS: Final = 3
"""The first of the answers, one a seat."""

UNANSWERED: Final = 0
"""What stands in the place of an answer that is not there; `ANSWERED` tells it from an answer that is 0."""


def open_window(stack: Stack, kind: i64, owner: i64, trigger: i64, asked: i64, seats: i64) -> None:
    """Put a question to some seats, given as bits.

    >>> stack = Stack(); open_window(stack, kind=1, owner=1, trigger=0, asked=0b101, seats=3)
    >>> seal(stack, 2, 40), waiting(stack), waits_for(stack, 0)
    (False, 1, True)
    >>> seal(stack, 0, 41), answer_of(stack, 2)
    (True, 40)
    """
    stack.push(kind, owner, ANSWERS + seats)
    stack.set(TRIGGER, trigger)
    stack.set(ASKED, asked)


def waiting(stack: Stack) -> i64:
    """The seats whose answer is due in the window on top, as bits."""
    return stack.get(ASKED) & ~stack.get(ANSWERED)


def waits_for(stack: Stack, seat: i64) -> bool:
    """Is that seat asked, with its answer still due?"""
    return (waiting(stack) >> seat) & 1 == 1


def seal(stack: Stack, seat: i64, answer: i64) -> bool:
    """Keep that seat's answer; true when it was the last one due."""
    stack.set(ANSWERED, stack.get(ANSWERED) | bit(seat))
    stack.set(ANSWERS + seat, answer)
    return waiting(stack) == 0


def answer_of(stack: Stack, seat: i64) -> i64:
    """What that seat answered, `UNANSWERED` if it has not."""
    return stack.get(ANSWERS + seat)


def has_answered(stack: Stack, seat: i64) -> bool:
    return (stack.get(ANSWERED) >> seat) & 1 == 1


def forget_others(stack: Stack, seat: i64, seats: i64) -> None:
    """Take back every answer but that seat's: nobody else can know it, nor whether it was given."""
    for other in range(seats):
        if other != seat:
            stack.set(ANSWERS + other, UNANSWERED)
    own: i64 = bit(seat) if seat >= 0 else 0
    stack.set(ANSWERED, stack.get(ANSWERED) & own)
