"""The data of a position of Tiny and its copy; no rules."""

from typing import Final

import msgspec

from wildtable.engine.deck import Deck
from wildtable.engine.stack import Stack
from wildtable.engine.state import State

FOX: Final = 0
GOOSE: Final = 1
DOG: Final = 2

CARDS: Final = ("fox", "goose", "dog")
PACK: Final = (5, 7, 3)  # how many of each kind (TN-PACK-01)
KINDS: Final = len(CARDS)
DEALT: Final = 2  # cards a seat gets before the game (TN-PACK-02)


class Settings:
    """What a table has agreed on; shared by all states of a game and never changed."""

    def __init__(self, seats: int, options: dict[str, object]) -> None:
        self.seats = seats
        self.options = options
        self.rounds = int(str(options["rounds"]))
        self.bury = options["bury"] is True


class Position(State):
    """Everything that a position of Tiny consists of.

    `hands[seat][kind]` counts cards; `shown[seat][kind]` counts those of them that everybody knows,
    because they were drawn from a known top or bottom. A sealed card stays in the hand until it is
    revealed, so that the size of a hand tells nothing.
    """

    def __init__(self, settings: Settings) -> None:
        super().__init__()
        self.settings = settings
        self.hands = [[0] * KINDS for _ in range(settings.seats)]
        self.shown = [[0] * KINDS for _ in range(settings.seats)]
        self.points = [0] * settings.seats
        self.discard = [0] * KINDS
        self.deck = Deck(list(PACK))
        self.stack = Stack()  # what is under way, see frames.py; nothing when the game is over
        self.leader = 0  # who takes the first turn of every round
        self.round = 1

    def copy_to(self, copy: "Position") -> None:
        """Give a new position all the data of this one."""
        copy.hands = [hand[:] for hand in self.hands]
        copy.shown = [shown[:] for shown in self.shown]
        copy.points = self.points[:]
        copy.discard = self.discard[:]
        copy.deck = self.deck.clone()
        copy.stack = self.stack.clone()
        copy.leader = self.leader
        copy.round = self.round

    def size(self, seat: int) -> int:
        """How many cards a seat holds; everybody can count them."""
        return sum(self.hands[seat])

    def others(self, seat: int) -> list[int]:
        """Every other seat, from the left of this one."""
        return [(seat + step) % self.settings.seats for step in range(1, self.settings.seats)]

    def holders(self, but: int) -> list[int]:
        """The other seats that hold at least one card."""
        return [seat for seat in self.others(but) if self.size(seat) > 0]

    def data(self) -> bytes:
        """Every field of the position as canonical bytes."""
        return msgspec.json.encode(
            [
                self.settings.seats,
                [self.leader, self.round],
                self.hands,
                self.shown,
                self.points,
                self.discard,
                [list(self.deck.hidden), list(self.deck.top), list(self.deck.bottom)],
                self.stack.frames(),
            ]
        )
