"""The contract that every Game fulfils: a description of a game, without state."""

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from mypy_extensions import mypyc_attr

from wildtable.engine.event import Event
from wildtable.engine.options import Option
from wildtable.engine.refusal import BadAction, BadOption, Refusal
from wildtable.engine.result import alone
from wildtable.engine.rng import Rng
from wildtable.engine.state import State, View

Document = Mapping[str, object]

Tally = tuple[str, int, str, int]
"""A countable fact: its group, the seat it is about, what was counted, and how many."""


LOSES: Final = "loses"
REPLACED: Final = "replaced"
PLAYS: Final = "plays"


class Resigning:
    """What giving up means in a game.

    `LOSES`: the game is over and the side has lost, once nobody of it plays on; `REPLACED`: a bot plays on
    for the seat; `PLAYS`: the rules know it, and `action` is what happens. That action need not be listed
    as legal, but is not refused; it becomes an entry of the record as any other.
    """

    def __init__(self, means: str, action: int = 0) -> None:
        self.means = means
        self.action = action


class LineUp:
    """A table to be compared with others.

    `board` names what it is played on (empty in a game with one board), `options` set it up, and `sides` are
    what the seats play, in their order.
    """

    def __init__(self, board: str, options: dict[str, object], sides: list[str]) -> None:
        self.board = board
        self.options = options
        self.sides = sides


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """A game: its name, seats and options, and the ways into and out of its states.

    `folder` holds the game's rulebook, texts and cases; `content_digest` tells whether two programs play
    with the same components; `seat_names` are the labels of the seats in records, cases and logs.
    `secrets` and `randomness` say whether the game has hidden information and chance; `minutes` is how long a
    match among people usually takes, at least and at most.
    """

    def __init__(
        self,
        name: str,
        title: str,
        version: int,
        seat_counts: tuple[int, ...],
        options: tuple[Option, ...],
        folder: Path,
        content_digest: str,
        secrets: bool,
        randomness: bool,
        minutes: tuple[int, int] = (0, 0),
    ) -> None:
        self.name = name
        self.title = title
        self.version = version
        self.seat_counts = seat_counts
        self.options = options
        self.folder = folder
        self.content_digest = content_digest
        self.secrets = secrets
        self.randomness = randomness
        self.minutes = minutes

    def new(self, seats: int = 2, options: Document | None = None) -> State:
        """A new game at its first decision or chance node."""
        raise NotImplementedError

    def from_position(self, document: Document, options: Document | None = None) -> State:
        """The state that a position document describes; raises `BadPosition`."""
        raise NotImplementedError

    def position(self, state: State) -> dict[str, object]:
        """The position document of a state; `from_position` gives the state back."""
        raise NotImplementedError

    def options_of(self, state: State) -> dict[str, object]:
        """The table options that a state is played with."""
        raise NotImplementedError

    def imagine(self, view: View, rng: Rng) -> State:
        """A full state that agrees with a view: how a player who sees only that may picture the rest."""
        raise NotImplementedError

    def parse(self, state: State, seat: int, text: str) -> int:
        """The action that a text names, legal or not; raises `BadAction`."""
        raise NotImplementedError

    def format(self, state: State, seat: int, action: int) -> str:
        """The text of an action; `parse` gives the action back."""
        raise NotImplementedError

    def kinds(self) -> list[str]:
        """The words that texts of actions begin with, one a kind."""
        raise NotImplementedError

    def parse_outcome(self, state: State, text: str) -> int:
        """The chance outcome that a text names; raises `BadAction`."""
        raise BadAction(f"'{text}' cannot happen: {self.title} has no chance.")

    def format_outcome(self, state: State, outcome: int) -> str:
        """The text of a chance outcome."""
        raise NotImplementedError

    def seats_of(self, state: State) -> int:
        """How many play."""
        raise NotImplementedError

    def seat_name(self, state: State, seat: int) -> str:
        """The short label of a seat in records, cases and logs."""
        raise NotImplementedError

    def sides(self, state: State) -> list[list[int]]:
        """The seats that win and lose together: the teams, or every seat on its own."""
        return alone(self.seats_of(state))

    def step(self, state: State) -> str:
        """The kind of decision that is due."""
        raise NotImplementedError

    def facts(self, state: State) -> dict[str, object]:
        """What cases may ask of a state beyond the common expectations; sets compare without order.

        `turns` or `round`, where a game counts them, is also its length in statistics.
        """
        raise NotImplementedError

    def seatings(self, seats: int, options: Document) -> list[tuple[tuple[int, ...], int]]:
        """Who may sit where when a table is made, with integer weights: person k takes seat p[k]."""
        raise NotImplementedError

    def line_ups(self, seats: int) -> list[LineUp]:
        """Every fair line-up for that many, to see whether the sides are equally strong.

        Without a choice of sides or boards it is one, in which every seat is a side of its own.
        """
        state = self.new(seats)
        return [LineUp("", {}, [self.seat_name(state, seat) for seat in range(seats)])]

    def tally(self, event: Event) -> list[Tally]:
        """What an event adds to the statistics of the sides."""
        return []

    def elements(self, state: State, seat: int, action: int) -> list[str]:
        """What a person touches to say this action: `kind:name` of pieces, places, cards and buttons."""
        raise NotImplementedError

    def why(self, state: State, seat: int, picked: list[str], element: str) -> Refusal | None:
        """Why this element cannot be picked after those; `None` where no rule has to do with it."""
        raise NotImplementedError

    def look(self, state: State, element: str) -> dict[str, object]:
        """What can be seen and reached from an element, by open geometry alone."""
        return {}

    def components(self) -> dict[str, object]:
        """What a client needs to draw the board and name its parts."""
        raise NotImplementedError

    def window(self, state: State) -> int | None:
        """The most seconds that the open reaction window lasts (0: no limit); `None` where none is open."""
        return None

    def first_come(self, state: State) -> bool:
        """Do several choose at once from what only one can have?"""
        return False

    def idle(self, state: State, seat: int) -> int:
        """What happens for a seat that owes a decision and does not make it."""
        return state.legal(seat)[0]

    def resign(self, state: State, seat: int) -> Resigning:
        """What it means that a seat gives up: of two sides it loses, among more a stand-in plays on."""
        return Resigning(LOSES if len(self.sides(state)) == 2 else REPLACED)

    def active(self, state: State) -> int:
        """The seat whose turn it is, whoever else may be asked meanwhile."""
        return state.turn()

    def attacked(self, state: State, seat: int, events: list[Event]) -> bool:
        """Did somebody attack that seat in these events?"""
        return False

    def options_among_bots(self) -> dict[str, object]:
        """Options that differ from their defaults where no person plays."""
        return {}

    def check_ends(self, state: State) -> None:
        """Raise `BadOption` if a game with this state's options need not end."""

    def check_seats(self, seats: int) -> None:
        """Raise `BadOption` unless that many can play."""
        if seats not in self.seat_counts:
            counts = " or ".join(str(count) for count in self.seat_counts)
            raise BadOption(f"{self.title} is for {counts} players, not {seats}.")
