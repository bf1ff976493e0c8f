"""Information-set Monte Carlo tree search for any number of seats, with chance and secrets; compiled.

Every iteration draws a full state from what the searching seat knows and walks the tree with it. Where it
leaves the tree, every legal action is judged at once; what the judge says is the first opinion of each and
says how eagerly it is tried (PUCT). An action may be possible in some drawn states only, so what counts
as tried are the actions that are legal in the one at hand.

Where very many are legal below the root, only a few are judged at first, and more the oftener the node is
visited (progressive widening): most of them such as quick play would choose. Judging all would leave no time
to look further.
"""

from math import exp, sqrt
from time import perf_counter
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wildtable.bots.greedy import worth_after
from wildtable.engine.rng import Rng
from wildtable.engine.state import CHANCE, OVER, State

SCALE: Final = 150.0
"""So many hundredths ahead make three quarters of a win."""

EXPLORATION: Final = 1.5

SHARPNESS: Final = 12.0
"""How much more eagerly an action is tried that the judge likes better."""

CHECK: Final = 64
"""Iterations between two looks at the clock and at whether the best can still change."""


WIDE: Final = 64
"""With more legal actions than that a node is widened little by little."""

NARROW: Final = 16
"""So many are judged at first."""

WIDER: Final = 3.0
"""How many more come in with the square root of the visits."""

ANY: Final = 4
"""One of so many that come in is any legal action, the others are such as quick play would choose."""


class Node:
    """An action by a seat, what the judge thought of it, how often it was tried, and what came of it."""

    def __init__(self, action: i64, seat: i64, first: float) -> None:
        self.action = action
        self.seat = seat
        self.first = first
        self.visits: i64 = 0
        self.total = 0.0
        self.children: dict[int, Node] = {}

    def promise(self) -> float:
        """What came of it on average, the first opinion counted as one try."""
        return (self.total + self.first) / float(self.visits + 1)


class TreeSearch:
    """One search for the best action of a seat, within a number of iterations and seconds.

    With `playout` above 0 so many quick decisions are made before the judge is asked; none plays best.
    """

    def __init__(self, me: int, rng: Rng, iterations: int, seconds: float, playout: int = 0) -> None:
        self.me: i64 = me
        self.rng = rng
        self.most: i64 = iterations
        self.seconds = seconds
        self.playout: i64 = playout
        self.iterations: i64 = 0

    def best(self, state: State) -> int:
        """The action tried most often; the only one without a search."""
        legal = state.legal(self.me)
        if len(legal) == 1:
            return legal[0]
        root = Node(-1, -1, 0.0)
        began = perf_counter()
        while self.iterations < self.most:
            self.iterate(root, state.resample(self.me, self.rng))
            self.iterations += 1
            if self.iterations % CHECK == 0 and self.may_stop(root, perf_counter() - began):
                break
        return most_tried(root).action

    def may_stop(self, root: Node, spent: float) -> bool:
        """Is the time over, or can no other action catch up in what is left of it?"""
        if spent >= self.seconds:
            return True
        left = float(self.iterations) * (self.seconds / spent - 1.0)
        if float(self.most - self.iterations) < left:
            left = float(self.most - self.iterations)
        best = most_tried(root)
        for child in root.children.values():
            if child is not best and float(child.visits) + left >= float(best.visits):
                return False
        return True

    def iterate(self, root: Node, state: State) -> None:
        """One walk down the tree to a new node, and the result back up.

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
            child = self.select(node, seat, state)
            state.apply(seat, child.action)
            path.append(child)
            node = child
            if child.visits == 0:
                self.play_on(state)
                break
        for visited in path:
            visited.visits += 1
            visited.total += reward(state, visited.seat)

    def select(self, node: Node, seat: i64, state: State) -> Node:
        """The action that PUCT prefers; actions that are seen for the first time are judged first."""
        legal = state.legal(seat)
        if len(legal) > WIDE and node.action >= 0:
            legal = self.narrowed(node, seat, state, legal)
        children = node.children
        highest = 0.0
        tried: i64 = 0
        found: list[Node] = []
        for action in legal:
            child = children.get(action)
            if child is None:
                child = Node(
                    action, seat, share_of(worth_after(state, seat, action)) if len(legal) > 1 else 0.5
                )
                children[action] = child
            found.append(child)
            tried += child.visits
            if child.first > highest:
                highest = child.first
        if len(found) == 1:
            return found[0]
        eagerness = 0.0
        for child in found:
            eagerness += exp(SHARPNESS * (child.first - highest))
        spread = EXPLORATION * sqrt(float(tried + 1)) / eagerness
        best = found[0]
        best_value = -1.0
        for child in found:
            value = child.promise()
            value += spread * exp(SHARPNESS * (child.first - highest)) / float(child.visits + 1)
            if value > best_value:
                best_value = value
                best = child
        return best

    def narrowed(self, node: Node, seat: i64, state: State, legal: "vec[i64]") -> "vec[i64]":
        """Those that the node knows, and as many others as it has room for."""
        found = vec[i64]()
        for action in legal:
            if action in node.children:
                found = append(found, action)
        missing = NARROW + i64(WIDER * sqrt(float(node.visits))) - i64(len(found))
        tries = 2 * missing
        while missing > 0 and tries > 0:
            tries -= 1
            any_at_all = tries % ANY == 0
            drawn = legal[self.rng.below(len(legal))] if any_at_all else state.roll(seat, self.rng)
            if drawn not in node.children and not contains(found, drawn):
                found = append(found, drawn)
                missing -= 1
        return found

    def play_on(self, state: State) -> None:
        """Quick play for so many decisions, or to the end."""
        left = self.playout
        while left > 0:
            seat = state.turn()
            if seat >= 0:
                state.apply(seat, state.roll(seat, self.rng))
                left -= 1
            elif seat == OVER:
                break
            else:
                state.resolve(state.sample(self.rng))


def contains(actions: "vec[i64]", wanted: i64) -> bool:
    for action in actions:
        if action == wanted:
            return True
    return False


def most_tried(root: Node) -> Node:
    """The child with the most visits, of several the one that promises most."""
    best: Node | None = None
    for child in root.children.values():
        if (
            best is None
            or child.visits > best.visits
            or (child.visits == best.visits and child.promise() > best.promise())
        ):
            best = child
    assert best is not None
    return best


def reward(state: State, seat: i64) -> float:
    """What the judge says for a seat, between 0 and 1."""
    return share_of(state.judge(seat))


def share_of(judged: i64) -> float:
    """A judgement as a share of a win."""
    worth = float(judged)
    return 0.5 + 0.5 * worth / (abs(worth) + SCALE)
