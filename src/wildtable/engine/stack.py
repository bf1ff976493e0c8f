"""What is under way in a position: frames of integers in one vector.

A frame has a kind, an owner (a seat, or `NOBODY`) and a few fields. The top frame says who is asked and for
what; when it is done it is popped, and the frame beneath goes on. A game lists its kinds of frame with their
fields at the head of its `frames.py`. Nesting needs no flags, and a copy copies one vector.

In the vector a frame is: where the frame beneath begins, the kind, the owner, the fields.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

NOBODY: Final = -1
EMPTY: Final = -1
"""The kind of the top frame where there is none."""

BOTTOM: Final = -1
HEAD: Final = 3


@final
class Stack:
    """Frames, the youngest on top.

    >>> ATTACK, WINDOW, TARGETS = 1, 2, 0
    >>> stack = Stack()
    >>> stack.push(ATTACK, owner=0, fields=2); stack.set(TARGETS, 5)
    >>> stack.push(WINDOW, owner=1, fields=1)
    >>> stack.kind() == WINDOW, stack.owner(), stack.depth()
    (True, 1, 2)
    >>> stack.at(stack.find(ATTACK), TARGETS)
    5
    >>> stack.pop(); stack.kind() == ATTACK, stack.get(TARGETS)
    (True, 5)
    """

    def __init__(self) -> None:
        self.cells: vec[i64] = vec[i64]()
        self.used: i64 = 0  # cells beyond belong to frames that were popped
        self.top: i64 = BOTTOM  # where the top frame begins

    def clone(self) -> "Stack":
        copy = Stack()
        self.copy_to(copy)
        return copy

    def copy_to(self, copy: "Stack") -> None:
        """Give an empty stack these frames, and the room of popped ones, so that it seldom grows."""
        copy.cells = self.cells[:]
        copy.used = self.used
        copy.top = self.top

    def push(self, kind: i64, owner: i64, fields: i64) -> None:
        """A new frame on top, with so many fields, all 0."""
        start = self.used
        end = start + HEAD + fields
        cells = self.cells
        room: i64 = len(cells)
        if room < end:
            for _ in range(end - room):
                cells = append(cells, 0)
            self.cells = cells
        cells[start] = self.top
        cells[start + 1] = kind
        cells[start + 2] = owner
        for i in range(start + HEAD, end):
            cells[i] = 0
        self.top = start
        self.used = end

    def pop(self) -> None:
        """The top frame is done."""
        self.used = self.top
        self.top = self.cells[self.top]

    def clear(self) -> None:
        """Nothing is under way any more."""
        self.used = 0
        self.top = BOTTOM

    def kind(self) -> i64:
        """The kind of the top frame; `EMPTY` if there is none."""
        if self.top == BOTTOM:
            return EMPTY
        return self.cells[self.top + 1]

    def owner(self) -> i64:
        """Whose the top frame is."""
        return self.cells[self.top + 2]

    def get(self, field: i64) -> i64:
        """A field of the top frame."""
        return self.cells[self.top + HEAD + field]

    def set(self, field: i64, value: i64) -> None:
        """Change a field of the top frame."""
        self.cells[self.top + HEAD + field] = value

    def get_all(self, first: i64, count: i64) -> vec[i64]:
        """So many fields of the top frame, from one on."""
        start = self.top + HEAD + first
        return self.cells[start : start + count]

    def set_all(self, first: i64, values: vec[i64], count: i64) -> None:
        """Change so many fields of the top frame, from one on."""
        cells = self.cells
        start = self.top + HEAD + first
        for i in range(count):
            cells[start + i] = values[i]

    # Frames beneath the top are named by where they begin.

    def below(self, frame: i64) -> i64:
        """The frame beneath that one, or `BOTTOM`."""
        return self.cells[frame]

    def find(self, kind: i64) -> i64:
        """The uppermost frame of that kind, or `BOTTOM`."""
        frame = self.top
        while frame != BOTTOM and self.cells[frame + 1] != kind:
            frame = self.cells[frame]
        return frame

    def kind_of(self, frame: i64) -> i64:
        return self.cells[frame + 1]

    def owner_of(self, frame: i64) -> i64:
        return self.cells[frame + 2]

    def at(self, frame: i64, field: i64) -> i64:
        """A field of that frame."""
        return self.cells[frame + HEAD + field]

    def put(self, frame: i64, field: i64, value: i64) -> None:
        """Change a field of that frame."""
        self.cells[frame + HEAD + field] = value

    def depth(self) -> i64:
        """How many frames there are."""
        found: i64 = 0
        frame = self.top
        while frame != BOTTOM:
            frame = self.cells[frame]
            found += 1
        return found

    def frames(self) -> list[list[int]]:
        """Every frame from the bottom up as kind, owner and fields, for documents and tests."""
        found: list[list[int]] = []
        end = self.used
        frame = self.top
        while frame != BOTTOM:
            found.append([int(self.cells[i]) for i in range(frame + 1, end)])
            end = frame
            frame = self.cells[frame]
        found.reverse()
        return found
