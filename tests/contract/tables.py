"""The tables at which every game is played: each game with the fewest and the most players.

A game is under contract by being in `games.names()`. It brings its invariants and nothing else: every public
function of `tests/<game>/invariants.py` takes a state and asserts what must hold in it.
"""

import importlib
import inspect
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any, NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.effort import examples
from tests.engine.tiny.game import Tiny
from tests.walking import walk
from wildtable import games
from wildtable.engine.game import Game
from wildtable.engine.options import Option
from wildtable.engine.refusal import BadOption
from wildtable.engine.rng import Rng
from wildtable.engine.state import State
from wildtable.engine.texts import LANGUAGES, Texts, load_texts

TEST_GAMES = {"tiny": "tests.engine.tiny"}  # no games for people: they have no texts
LONGEST = 40_000  # more steps than any random game has that must end

Invariant = Callable[[Any], None]


class Table(NamedTuple):
    """A game, the number of its players, and a seed from which its options and everything at it follow."""

    name: str
    seats: int
    seed: int

    @property
    def game(self) -> Game:
        return game_named(self.name)

    def rng(self) -> Rng:
        return Rng(self.seed)

    def options(self) -> dict[str, object]:
        """Half of the tables play with the defaults; at the others every second option is drawn.

        Where the game refuses such a mixture it is the defaults again.
        """
        rng = Rng(self.seed + 1)
        if rng.below(2) == 0:
            return {}
        drawn: dict[str, object] = {}
        for option in self.game.options:
            if rng.below(2) == 0:
                drawn[option.name] = self.value_for(option, rng)
        try:
            self.game.new(self.seats, drawn)
        except BadOption:
            return {}
        return drawn

    def value_for(self, option: Option, rng: Rng) -> object:
        """A value that the option can have; for an option with one a seat, as many, all different."""
        values = list(option.values)
        if not option.per_seat:
            return values[rng.below(len(values))]
        return ",".join(str(values.pop(int(rng.below(len(values))))) for _ in self.all_seats())

    def new(self) -> State:
        return self.game.new(self.seats, self.options())

    def texts(self) -> list[Texts]:
        """The game's texts in every language."""
        languages = () if self.name in TEST_GAMES else LANGUAGES
        return [load_texts(self.game.folder, language) for language in languages]

    def all_seats(self) -> range:
        return range(self.seats)

    def walk(self, most: int = LONGEST) -> Iterator[State]:
        """One state through random play, before each of its steps and at the end."""
        return self.walk_of(self.new(), most)

    def walk_of(self, state: State, most: int = LONGEST) -> Iterator[State]:
        """The same with a state of one's own, which is then where play has come to."""
        return walk(state, self.rng(), most)

    def states(self, number: int, most: int = 1500) -> list[State]:
        """So many states of a random game, drawn from all of it."""
        rng = Rng(self.seed + 2)
        path = [state.clone() for state in self.walk(most)]
        return [path[rng.below(len(path))] for _ in range(number)]


def names() -> list[str]:
    """Every game that keeps the contract."""
    return [*games.names(), *TEST_GAMES]


@cache
def game_named(name: str) -> Game:
    return Tiny() if name in TEST_GAMES else games.load(name)


def seat_counts(name: str) -> list[int]:
    """The fewest and the most that can play."""
    counts = game_named(name).seat_counts
    return sorted({min(counts), max(counts)})


def invariants(name: str) -> list[Invariant]:
    """What a game says must hold in each of its states."""
    folder = TEST_GAMES.get(name, f"tests.{name}")
    module = importlib.import_module(f"{folder}.invariants")
    functions = inspect.getmembers(module, inspect.isfunction)
    return [check for label, check in functions if check.__module__ == module.__name__ and label[0] != "_"]


at_every_game = pytest.mark.parametrize("name", games.names())
# `make check` is content with the fewest players of a game.
at_every_seat_count = pytest.mark.parametrize(
    ("name", "seats"),
    [
        pytest.param(name, seats, marks=[pytest.mark.slow] if seats > min(seat_counts(name)) else [])
        for name in names()
        for seats in seat_counts(name)
    ],
)


def at_every_table(number: int) -> Callable[[Callable[[Table], None]], Any]:
    """Run a test of a table so many times for every game and seat count, each time with another seed."""

    def over_tables(test: Callable[[Table], None]) -> Any:
        def at_table(name: str, seats: int, seed: int) -> None:
            test(Table(name, seats, seed))

        at_table.__name__, at_table.__doc__ = test.__name__, test.__doc__
        return at_every_seat_count(examples(number)(given(seed=st.integers(0, 2**32 - 1))(at_table)))

    return over_tables
