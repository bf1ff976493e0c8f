"""The contract that every Game fulfils: a description of a game, without state."""

from collections.abc import Mapping
from pathlib import Path

from mypy_extensions import mypyc_attr

from wildtable.engine.at_table import AtTable
from wildtable.engine.in_lab import InLab
from wildtable.engine.options import Option
from wildtable.engine.refusal import BadAction, BadOption
from wildtable.engine.result import alone
from wildtable.engine.rng import Rng
from wildtable.engine.state import State, View

Document = Mapping[str, object]


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """A game: its name, seats and options, and the ways into and out of its states.

    `folder` holds the game's rulebook, texts and cases; `content_digest` tells whether two programs play
    with the same components, and `earlier_digests` are those of components with which matches go on as they
    were, move by move. `content_files` are the files they were read from, by their names in a pack.

    `secrets` and `randomness` say whether the game has hidden information and chance; `minutes` is how long a
    match among people usually takes, at least and at most. `playout` is how many quick decisions
    (`State.roll`) the tree search lets pass before it asks the judge; where `looks_ahead` is true it goes on
    to a moment of rest instead (`State.foresight`). Where `own_way` is true the search looks at one's own
    decisions only (`bots/own_way.py`).

    `at_table` answers what a table of people asks besides, `in_lab` what the lab asks; a game without answers
    of its own has those of a simple game.
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
        earlier_digests: tuple[str, ...] = (),
    ) -> None:
        self.name = name
        self.title = title
        self.version = version
        self.seat_counts = seat_counts
        self.options = options
        self.folder = folder
        self.content_digest = content_digest
        self.earlier_digests = earlier_digests
        self.content_files: Mapping[str, Path] = {}
        self.secrets = secrets
        self.randomness = randomness
        self.minutes = minutes
        self.playout = 0
        self.looks_ahead = False
        self.own_way = False
        self.at_table = AtTable(self)
        self.in_lab = InLab(self)

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

    def cards(self, language: str) -> list[dict[str, str]]:
        """Every card with a text: its name in the data (`card`), and `name` and `text` in a language."""
        return []

    def seatings(self, seats: int, options: Document) -> list[tuple[tuple[int, ...], int]]:
        """Who may sit where when a table is made, with integer weights: person k takes seat p[k].

        Unless a game says otherwise, everybody sits where they sat down.
        """
        return [(tuple(range(seats)), 1)]

    def check_ends(self, state: State) -> None:
        """Raise `BadOption` if a game with this state's options need not end."""

    def fits(self, content_digest: str) -> bool:
        """Can a match be replayed here that was played with the components of that digest?"""
        return content_digest == self.content_digest or content_digest in self.earlier_digests

    def check_seats(self, seats: int) -> None:
        """Raise `BadOption` unless that many can play."""
        if seats not in self.seat_counts:
            counts = " or ".join(str(count) for count in self.seat_counts)
            raise BadOption(f"{self.title} is for {counts} players, not {seats}.")
