"""The bots: `random`, `greedy` (one step of the judge), `search` (alpha-beta) and `ismcts` (tree search)."""

from collections.abc import Sequence

from wildtable.bots.bot import BadBot
from wildtable.bots.ismcts import TreeSearch
from wildtable.bots.search import Entry, Search
from wildtable.engine.game import Game
from wildtable.engine.rng import Rng
from wildtable.engine.state import View

NO_LIMIT = 1 << 40
"""More nodes than any search looks at, and few enough for native code to count."""

LONGEST = 3600.0
"""Seconds that no decision may take longer than."""


class RandomBot:
    """Any legal action, each as likely as any other."""

    reads_view = False
    thinks = False

    def __init__(self, name: str, rng: Rng) -> None:
        self.name = name
        self.rng = rng

    def choose(self, view: View | None, legal: Sequence[int]) -> int:
        return legal[self.rng.below(len(legal))]


class GreedyBot:
    """The action after which the position looks best; equals are drawn by lot."""

    reads_view = True
    thinks = False

    def __init__(self, name: str, game: Game, rng: Rng) -> None:
        self.name = name
        self.game = game
        self.rng = rng

    def choose(self, view: View | None, legal: Sequence[int]) -> int:
        assert view is not None
        seat = view["seat"]
        assert isinstance(seat, int)
        state = self.game.imagine(view, self.rng)
        worth = []
        for action in legal:
            after = state.clone()
            after.apply(seat, action)
            worth.append(after.judge(seat))
        best = [action for action, value in zip(legal, worth, strict=True) if value == max(worth)]
        return best[self.rng.below(len(best))]


class SearchBot:
    """Alpha-beta within a number of nodes or seconds, for games without chance or secrets."""

    reads_view = True
    thinks = True

    def __init__(self, name: str, game: Game, rng: Rng, nodes: int, seconds: float) -> None:
        if game.secrets or game.randomness or game.seat_counts != (2,):
            raise BadBot(f"Bot 'search' cannot play {game.title}: it has chance, secrets or several rivals.")
        self.name = name
        self.game = game
        self.rng = rng
        self.nodes = nodes
        self.seconds = seconds
        self.seat = -1
        self.table: dict[bytes, Entry] = {}

    def choose(self, view: View | None, legal: Sequence[int]) -> int:
        assert view is not None
        seat = view["seat"]
        assert isinstance(seat, int)
        if seat != self.seat:
            self.seat, self.table = seat, {}
        search = Search(seat, self.nodes, self.seconds, self.table)
        return search.best(self.game.imagine(view, self.rng))


class IsmctsBot:
    """Information-set tree search within a number of iterations or seconds, for every game."""

    reads_view = True
    thinks = True

    def __init__(self, name: str, game: Game, rng: Rng, iterations: int, seconds: float) -> None:
        self.name = name
        self.game = game
        self.rng = rng
        self.iterations = iterations
        self.seconds = seconds

    def choose(self, view: View | None, legal: Sequence[int]) -> int:
        assert view is not None
        seat = view["seat"]
        assert isinstance(seat, int)
        state = self.game.imagine(view, self.rng)
        return TreeSearch(seat, self.rng, self.iterations, self.seconds, PLAYOUT, EXPLORATION).best(state)


PLAYOUT = 0
"""Random decisions before the judge is asked; measured: none plays best."""

EXPLORATION = 0.7

ISMCTS_LEVELS = {
    1: (100, 60.0),
    2: (500, 60.0),
    3: (2_500, 60.0),
    4: (10_000, 60.0),
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
