"""Windows: several seats asked at one node, answering sealed.

A window is plain data on a state's stack. It serves secret simultaneous choices (everybody must
answer) and reactions (a pass is an answer). Whom a game asks must follow from public facts only.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wildtable.engine.bits import bit

UNANSWERED: Final = -1


class Window:
    """A question put to several seats: its kind, what triggered it, who is asked, what they said.

    >>> window = Window(kind=1, trigger=0, asked=[0, 2], seats=3)
    >>> window.answer(2, 40); window.waiting()
    [0]
    >>> window.answer(0, 41); window.closed(), window.answers[2]
    (True, 40)
    """

    def __init__(self, kind: int, trigger: int, asked: list[int], seats: int) -> None:
        self.kind: i64 = kind
        self.trigger: i64 = trigger
        self.asked: i64 = 0
        for seat in asked:
            self.asked |= bit(seat)
        self.answers: vec[i64] = vec[i64]()
        for _ in range(seats):
            self.answers = append(self.answers, UNANSWERED)

    def clone(self) -> "Window":
        copy = Window(self.kind, self.trigger, [], 0)
        copy.asked = self.asked
        copy.answers = self.answers[:]
        return copy

    def waits_for(self, seat: i64) -> bool:
        """Is that seat asked, with its answer still due?"""
        return (self.asked >> seat) & 1 == 1 and self.answers[seat] == UNANSWERED

    def waiting(self) -> list[int]:
        """The seats whose answer is due."""
        return [seat for seat in range(len(self.answers)) if self.waits_for(seat)]

    def answer(self, seat: i64, action: i64) -> None:
        """Seal that seat's answer (any number but -1)."""
        self.answers[seat] = action

    def closed(self) -> bool:
        """Has everybody answered?"""
        for seat in range(len(self.answers)):
            if self.waits_for(seat):
                return False
        return True
