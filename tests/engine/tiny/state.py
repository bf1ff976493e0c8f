"""The data of a position of Tiny and its copy; no rules."""

from typing import Final

import msgspec

from wildtable.engine.deck import Deck
from wildtable.engine.effects import Effects
from wildtable.engine.in_force import InForce
from wildtable.engine.stack import Stack
from wildtable.engine.state import State
from wildtable.engine.vocabulary import Text

DEALT: Final = 2  # cards a seat gets before the game (TN-PACK-02)


class Content:
    """The cards by number: their names, how many of each there are, what they say; and that as numbers."""

    def __init__(
        self,
        names: list[str],
        copies: list[int],
        texts: list["Text[Data]"],
        effects: "Effects[Data]",
        digest: str,
    ) -> None:
        self.names = names
        self.copies = copies
        self.texts = texts
        self.effects = effects
        self.digest = digest
        self.fox = names.index("fox")  # the two cards of which the rules of bidding speak
        self.goose = names.index("goose")


class Settings:
    """What a table has agreed on; shared by all states of a game and never changed."""

    def __init__(self, seats: int, options: dict[str, object], content: Content) -> None:
        self.seats = seats
        self.options = options
        self.rounds = int(str(options["rounds"]))
        self.bury = options["bury"] is True
        self.content = content


class Data(State):
    """Everything that a position of Tiny consists of.

    `hands[seat][kind]` counts cards; `shown[seat][kind]` counts those of them that everybody knows,
    because they were drawn from a known top or bottom. A sealed card stays in the hand until it is
    revealed, so that the size of a hand tells nothing. `front[seat][kind]` counts the cards that lie before a
    seat and act there.
    """

    def __init__(self, settings: Settings) -> None:
        super().__init__()
        kinds = len(settings.content.names)
        self.settings = settings
        self.hands = [[0] * kinds for _ in range(settings.seats)]
        self.shown = [[0] * kinds for _ in range(settings.seats)]
        self.front = [[0] * kinds for _ in range(settings.seats)]
        self.points = [0] * settings.seats
        self.discard = [0] * kinds
        self.deck = Deck(settings.content.copies)
        self.stack = Stack()  # what is under way, see frames.py; nothing when the game is over
        self.force = InForce()  # the modifiers that act now
        self.leader = 0  # who takes the first turn of every round
        self.round = 1

    def copy_to(self, copy: "Data") -> None:
        """Give a new position all the data of this one."""
        copy.hands = [hand[:] for hand in self.hands]
        copy.shown = [shown[:] for shown in self.shown]
        copy.front = [front[:] for front in self.front]
        copy.points = self.points[:]
        copy.discard = self.discard[:]
        copy.deck = self.deck.clone()
        copy.stack = self.stack.clone()
        copy.force = self.force.clone()
        copy.leader = self.leader
        copy.round = self.round

    def size(self, seat: int) -> int:
        """How many cards a seat holds; everybody can count them."""
        return sum(self.hands[seat])

    def others(self, seat: int) -> list[int]:
        """Every other seat, from the left of this one."""
        return [(seat + step) % self.settings.seats for step in range(1, self.settings.seats)]

    def data(self) -> bytes:
        """Every field of the position as canonical bytes."""
        return msgspec.json.encode(
            [
                self.settings.seats,
                [self.leader, self.round],
                self.hands,
                self.shown,
                self.front,
                self.points,
                self.discard,
                [list(self.deck.hidden), list(self.deck.top), list(self.deck.bottom)],
                self.stack.frames(),
                self.force.listed(),
            ]
        )
