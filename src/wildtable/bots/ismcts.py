"""Information-set Monte Carlo tree search for any number of seats, with chance and secrets; compiled.

Every iteration draws a full state from what the searching seat knows, walks the tree with it by UCB over the
actions that are legal there, adds one node, plays on at random for a while, and asks the judge. A node counts
how often it was available, because an action may be possible in some of the drawn states only.
"""

from math import log, sqrt
from time import perf_counter
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from wildtable.engine.rng import Rng
from wildtable.engine.state import CHANCE, OVER, State

SCALE: Final = 150.0
"""So many hundredths ahead make three quarters of a win."""


class Node:
    """An action by a seat, how often it was tried and possible, and what came of it for that seat."""

    def __init__(self, action: i64, seat: i64) -> None:
        self.action = action
        self.seat = seat
        self.visits: i64 = 0
        self.available: i64 = 0
        self.total = 0.0
        self.children: dict[int, Node] = {}


class TreeSearch:
    """One search for the best action of a seat, within a number of iterations and seconds."""

    def __init__(
        self, me: int, rng: Rng, iterations: int, seconds: float, playout: int, exploration: float
    ) -> None:
        self.me: i64 = me
        self.rng = rng
        self.most: i64 = iterations
        self.seconds = seconds
        self.playout: i64 = playout
        self.exploration = exploration
        self.iterations: i64 = 0

    def best(self, state: State) -> int:
        """The action tried most often; the only one without a search."""
        legal = state.legal(self.me)
        if len(legal) == 1:
            return legal[0]
        root = Node(-1, -1)
        began = perf_counter()
        while self.iterations < self.most and perf_counter() - began < self.seconds:
            self.iterate(root, state.resample(self.me, self.rng))
            self.iterations += 1
        best = legal[0]
        most: i64 = -1
        for child in root.children.values():
            if child.visits > most:
                most = child.visits
                best = child.action
        return best

    def iterate(self, root: Node, state: State) -> None:
        """One walk down the tree, one new node, one playout, and the result back up.

        The searching seat decides first, though in a drawn state others may still owe an answer too.
        """
        path: list[Node] = []
        node = root
        while True:
            seat = self.me if node is root else state.turn()
            if seat == OVER:
                break
            if seat == CHANCE:
                state.resolve(state.sample(self.rng))
                continue
            child = self.select(node, seat, state.legal(seat))
            state.apply(seat, child.action)
            path.append(child)
            node = child
            if child.visits == 0:
                self.play_on(state)
                break
        for visited in path:
            visited.visits += 1
            visited.total += reward(state, visited.seat)

    def select(self, node: Node, seat: i64, legal: "vec[i64]") -> Node:
        """An action that was never tried, drawn at random; otherwise the one that UCB prefers."""
        untried: i64 = 0
        chosen: i64 = -1
        best: Node | None = None
        best_value = -1.0
        for action in legal:
            child = node.children.get(action)
            if child is None:
                untried += 1
                if self.rng.below(untried) == 0:
                    chosen = action
            elif untried == 0:
                child.available += 1
                tried = float(child.visits)
                value = child.total / tried + self.exploration * sqrt(log(float(child.available)) / tried)
                if value > best_value:
                    best_value = value
                    best = child
        if best is None or untried > 0:
            best = Node(chosen, seat)
            best.available = 1
            node.children[chosen] = best
        return best

    def play_on(self, state: State) -> None:
        """Random play for so many decisions, or to the end."""
        left = self.playout
        while left > 0:
            seat = state.turn()
            if seat >= 0:
                legal = state.legal(seat)
                state.apply(seat, legal[self.rng.below(len(legal))])
                left -= 1
            elif seat == OVER:
                break
            else:
                state.resolve(state.sample(self.rng))


def reward(state: State, seat: i64) -> float:
    """What the judge says for a seat, between 0 and 1."""
    worth = float(state.judge(seat))
    return 0.5 + 0.5 * worth / (abs(worth) + SCALE)
