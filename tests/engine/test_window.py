"""Windows: sealed answers of several seats at one node, as a frame on the stack."""

import pytest

from wildtable.engine.stack import Stack
from wildtable.engine.window import (
    ASKED,
    TRIGGER,
    UNANSWERED,
    answer_of,
    forget_others,
    has_answered,
    open_window,
    seal,
    waiting,
    waits_for,
)

RAID, REACT = 5, 6


def asking(asked: int, seats: int) -> Stack:
    stack = Stack()
    open_window(stack, REACT, owner=1, trigger=40, asked=asked, seats=seats)
    return stack


def test_kind_owner_and_trigger_are_kept() -> None:
    stack = asking(0b101, 3)
    assert (stack.kind(), stack.owner(), stack.get(TRIGGER)) == (REACT, 1, 40)


def test_waits_for_those_asked_only() -> None:
    stack = asking(0b1001, 4)
    assert waiting(stack) == 0b1001
    assert [waits_for(stack, seat) for seat in range(4)] == [True, False, False, True]


@pytest.mark.parametrize("seats", range(1, 9))
def test_closes_with_the_last_answer(seats: int) -> None:
    """With up to eight seats; the answers are told apart, whatever the order in which they come."""
    stack = asking((1 << seats) - 1, seats)
    for seat in reversed(range(seats)):
        assert not has_answered(stack, seat)
        assert seal(stack, seat, 100 + seat) == (seat == 0)
    assert [answer_of(stack, seat) for seat in range(seats)] == [100 + seat for seat in range(seats)]
    assert waiting(stack) == 0


def test_nobody_asked_waits_for_nobody() -> None:
    assert waiting(asking(0, 3)) == 0


def test_an_answer_that_is_zero_is_an_answer() -> None:
    stack = asking(0b11, 2)
    assert not seal(stack, 0, UNANSWERED)
    assert (has_answered(stack, 0), has_answered(stack, 1)) == (True, False)
    assert (answer_of(stack, 0), answer_of(stack, 1)) == (0, 0)


def test_a_large_answer_is_kept_whole() -> None:
    stack = asking(0b1, 1)
    seal(stack, 0, 2**62 + 5)
    assert answer_of(stack, 0) == 2**62 + 5


def test_a_clone_is_independent() -> None:
    stack = asking(0b11, 2)
    seal(stack, 0, 9)
    copy = stack.clone()
    assert seal(copy, 1, 8)
    assert waiting(stack) == 0b10
    assert answer_of(stack, 1) == UNANSWERED


def test_what_others_answered_is_forgotten_without_a_trace() -> None:
    """The frame is the same as if nobody else had been asked yet."""
    stack, untouched = asking(0b11111111, 8), asking(0b11111111, 8)
    seal(untouched, 5, 70)
    for seat in (2, 5, 7):
        seal(stack, seat, 65 + seat)
    forget_others(stack, 5, 8)
    assert stack.frames() == untouched.frames()
    forget_others(stack, -1, 8)
    assert stack.frames() == asking(0b11111111, 8).frames()


def test_the_window_on_top_is_meant() -> None:
    stack = asking(0b10, 3)
    stack.push(RAID, 1, 0)
    open_window(stack, REACT, owner=1, trigger=0, asked=0b101, seats=3)
    seal(stack, 0, 3)
    assert waiting(stack) == 0b100
    stack.pop()
    stack.pop()
    assert (waiting(stack), stack.get(ASKED)) == (0b10, 0b10)
