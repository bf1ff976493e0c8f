"""The bots: `random`, `greedy` (one step of the judge), `search` (alpha-beta) and `ismcts` (tree search)."""

from collections.abc import Sequence

from wildtable.bots.bot import BadBot
from wildtable.bots.greedy import best_action
from wildtable.bots.ismcts import TreeSearch
from wildtable.bots.lookahead import LookAhead
from wildtable.bots.memory import Memory
from wildtable.bots.own_way import OwnWay
from wildtable.bots.reacting import best_reaction
from wildtable.bots.search import Search
from wildtable.engine.game import Game
from wildtable.engine.rng import Rng
from wildtable.engine.state import State, View

NO_LIMIT = 1 << 40
"""More nodes than any search looks at, and few enough for native code to count."""

MOST_REMEMBERED = 1 << 20
"""Positions that a search remembers at most."""

LONGEST = 3600.0
"""Seconds that no decision may take longer than."""


class RandomBot:
    """Any legal action, each as likely as any other."""

    reads_view = False
    thinks = False

    def __init__(self, name: str, rng: Rng) -> None:
        self.name = name
        self.rng = rng

    def hurry(self, seconds: float) -> None:
        """It takes no time anyway."""

    def choose(self, view: View | None, legal: Sequence[int]) -> int:
        return legal[self.rng.below(len(legal))]


class PicturingBot:
    """A bot that pictures what it cannot see and decides from there.

    Whoever has the state at hand may draw the picture by `State.resample` instead of from the view: it knows
    no more, and it is made a hundred times faster.
    """

    reads_view = True
    thinks = True

    def __init__(self, name: str, game: Game, rng: Rng) -> None:
        self.name = name
        self.game = game
        self.rng = rng
        self.seconds = LONGEST

    def hurry(self, seconds: float) -> None:
        self.seconds = min(self.seconds, seconds)

    def choose(self, view: View | None, legal: Sequence[int]) -> int:
        assert view is not None
        if len(legal) == 1:
            return legal[0]
        seat = view["seat"]
        assert isinstance(seat, int)
        return self.decide(self.game.imagine(view, self.rng), seat)

    def decide(self, picture: State, seat: int) -> int:
        """The action for a seat, from a full state that agrees with what it knows."""
        raise NotImplementedError

    def looks_further(self, picture: State) -> bool:
        """Must it look one act further, since a window is open and the judge does not see through it?"""
        at_table = self.game.at_table
        return not at_table.sees_through and at_table.window(picture) is not None


class GreedyBot(PicturingBot):
    """The action after which the position looks best; equals are drawn by lot. It reacts to what others do
    where it has something better to do than to let it be."""

    thinks = False

    def decide(self, picture: State, seat: int) -> int:
        if self.looks_further(picture):
            return best_reaction(self.game, picture, seat, self.rng)
        return best_action(picture, seat, self.rng)


class SearchBot(PicturingBot):
    """Alpha-beta within a number of nodes or seconds, for games without chance or secrets."""

    def __init__(self, name: str, game: Game, rng: Rng, nodes: int, seconds: float) -> None:
        if game.secrets or game.randomness or game.seat_counts != (2,):
            raise BadBot(f"Bot 'search' cannot play {game.title}: it has chance, secrets or several rivals.")
        super().__init__(name, game, rng)
        self.nodes = nodes
        self.seconds = seconds
        self.memory = Memory(min(nodes, MOST_REMEMBERED))

    def decide(self, picture: State, seat: int) -> int:
        return Search(self.memory, self.nodes, self.seconds).best(picture)


class IsmctsBot(PicturingBot):
    """Information-set tree search within a number of iterations or seconds, for every game."""

    def __init__(self, name: str, game: Game, rng: Rng, iterations: int, seconds: float) -> None:
        super().__init__(name, game, rng)
        self.iterations = iterations
        self.seconds = seconds

    def decide(self, picture: State, seat: int) -> int:
        if self.game.own_way:
            return OwnWay(seat, self.rng, self.iterations, self.seconds).best(picture)
        if self.game.looks_ahead:
            return LookAhead(seat, self.rng, self.iterations, self.seconds).best(picture)
        found = TreeSearch(seat, self.rng, self.iterations, self.seconds, self.game.playout).best(picture)
        if self.iterations > HASTY or not self.looks_further(picture):
            return found
        idle = self.game.at_table.idle(picture, seat)
        return idle if found == idle else best_reaction(self.game, picture, seat, self.rng)


HASTY = 500
"""So few iterations do not tell what a reaction leads to: it is thought over once more, one act further."""

ISMCTS_LEVELS = {
    1: (40, 60.0),
    2: (100, 60.0),
    3: (500, 60.0),
    4: (4_000, 60.0),
    5: (NO_LIMIT, 1.0),
}
"""Iterations and seconds a decision."""

SEARCH_LEVELS = {
    1: (200, 60.0),
    2: (2_000, 60.0),
    3: (20_000, 60.0),
    4: (200_000, 60.0),
    5: (NO_LIMIT, 1.0),
}
"""Nodes and seconds a decision; the seconds of the lower levels only guard slow machines."""
