"""The stack: frames of integers in one vector."""

from hypothesis import given
from hypothesis import strategies as st

from wildtable.engine.stack import BOTTOM, EMPTY, NOBODY, Stack

TURN, RAID, REACT = 3, 5, 6


def nested(depth: int) -> Stack:
    """A turn, and on it raids each inside the reactions to the one beneath."""
    stack = Stack()
    stack.push(TURN, 0, 1)
    for level in range(depth):
        stack.push(RAID, level, 2)
        stack.set(0, 10 * level)
        stack.push(REACT, level, level)
        for field in range(level):
            stack.set(field, 100 * level + field)
    return stack


def test_an_empty_stack() -> None:
    stack = Stack()
    assert (stack.kind(), stack.depth(), stack.frames(), stack.find(TURN)) == (EMPTY, 0, [], BOTTOM)


def test_a_new_frame_has_zeros() -> None:
    stack = Stack()
    stack.push(RAID, NOBODY, 3)
    assert (stack.kind(), stack.owner()) == (RAID, NOBODY)
    assert stack.frames() == [[RAID, NOBODY, 0, 0, 0]]


def test_deep_nesting() -> None:
    """Every frame keeps its own numbers, however many lie above it and whatever their size."""
    stack = nested(12)
    assert stack.depth() == 25
    assert stack.frames()[0] == [TURN, 0, 0]
    for level in range(12):
        assert stack.frames()[1 + 2 * level] == [RAID, level, 10 * level, 0]
        assert stack.frames()[2 + 2 * level] == [REACT, level, *(100 * level + f for f in range(level))]
    for level in reversed(range(12)):
        assert (stack.kind(), stack.owner()) == (REACT, level)
        stack.pop()
        assert (stack.kind(), stack.owner(), stack.get(0)) == (RAID, level, 10 * level)
        stack.pop()
    assert (stack.kind(), stack.depth()) == (TURN, 1)
    stack.pop()
    assert (stack.kind(), stack.frames()) == (EMPTY, [])


def test_frames_beneath_are_read_and_changed() -> None:
    stack = nested(3)
    raid = stack.find(RAID)
    assert (stack.kind_of(raid), stack.owner_of(raid), stack.at(raid, 0)) == (RAID, 2, 20)
    outer = stack.below(stack.below(raid))
    assert (stack.kind_of(outer), stack.owner_of(outer)) == (RAID, 1)
    stack.put(outer, 1, 77)
    assert stack.frames()[3] == [RAID, 1, 10, 77]
    turn = stack.find(TURN)
    assert stack.below(turn) == BOTTOM


def test_a_popped_frame_never_shines_through() -> None:
    stack = nested(4)
    while stack.kind() != EMPTY:
        stack.pop()
    stack.push(RAID, 1, 40)
    assert stack.frames() == [[RAID, 1] + [0] * 40]


def test_equal_frames_compare_equal_whatever_lay_there() -> None:
    used, fresh = nested(5), Stack()
    used.clear()
    for stack in (used, fresh):
        stack.push(TURN, 2, 1)
        stack.push(REACT, 2, 4)
        stack.set(3, 9)
    assert used.frames() == fresh.frames()
    assert used.clone().frames() == fresh.frames()


def test_a_clone_is_independent_both_ways() -> None:
    stack = nested(2)
    before = stack.frames()
    copy = stack.clone()
    copy.set(0, 5)
    copy.put(copy.find(TURN), 0, 1)
    copy.pop()
    copy.push(RAID, 3, 8)
    assert stack.frames() == before
    copy = stack.clone()
    stack.pop()
    stack.push(RAID, 3, 8)
    stack.put(stack.find(TURN), 0, 1)
    assert copy.frames() == before


@given(st.lists(st.one_of(st.none(), st.tuples(st.integers(0, 9), st.integers(-1, 7), st.integers(0, 12)))))
def test_a_stack_is_a_list_of_frames(steps: list[tuple[int, int, int] | None]) -> None:
    """Pushing and popping at random, against a plain list of lists."""
    stack, frames = Stack(), list[list[int]]()
    for number, step in enumerate(steps):
        if step is not None:
            kind, owner, fields = step
            stack.push(kind, owner, fields)
            frames.append([kind, owner, *[0] * fields])
            if fields > 0:
                stack.set(fields - 1, number)
                frames[-1][-1] = number
        elif frames:
            stack.pop()
            frames.pop()
        assert stack.frames() == frames
        assert stack.depth() == len(frames)
        assert stack.clone().frames() == frames
