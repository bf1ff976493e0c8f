"""Alpha-beta search for two seats without chance or secrets; compiled with the games.

Iterative deepening with a transposition table. Children are made at once, judged, and tried best first;
the move that the table remembers comes before all others. One side may move several times in a row, so
every node looks at whose turn it is instead of changing sign.
"""

from time import perf_counter
from typing import Final

from mypy_extensions import i64

from wildtable.engine.state import OVER, WON, State

EXACT: Final = 0
AT_LEAST: Final = 1
AT_MOST: Final = 2

NO_ACTION: Final = -1
BEYOND: Final = 2 * WON
DEEPEST: Final = 64
MOST_ENTRIES: Final = 500_000


class Entry:
    """What the table remembers of a position: how deep it was searched, its value and best action."""

    def __init__(self, depth: i64, value: i64, bound: i64, best: i64) -> None:
        self.depth = depth
        self.value = value
        self.bound = bound
        self.best = best


class Child:
    """A position after one action: the judge's guess for the searching seat, and its rank in trying."""

    def __init__(self, action: i64, state: State, guess: i64, rank: i64) -> None:
        self.action = action
        self.state = state
        self.guess = guess
        self.rank = rank


class Search:
    """One search for the best action of a seat, within a number of nodes and seconds.

    `table` may be that of an earlier search for the same seat: what it learned still holds.
    """

    def __init__(self, me: int, most_nodes: int, seconds: float, table: dict[bytes, Entry]) -> None:
        self.me: i64 = me
        self.most_nodes: i64 = most_nodes
        self.seconds = seconds
        self.nodes: i64 = 0
        self.depth: i64 = 0
        self.value: i64 = 0
        self.stopped = False
        self.started = 0.0
        self.table = table
        if len(table) >= MOST_ENTRIES:
            table.clear()

    def best(self, state: State) -> int:
        """The best action found for the seat that is to act; deeper and deeper until the budget ends."""
        self.started = perf_counter()
        children = self.children(state)
        best = children[0].action
        if len(children) == 1:
            return best
        for depth in range(1, DEEPEST):
            action = self.best_at(children, depth)
            if action != NO_ACTION:
                best = action
            if self.stopped:
                break
            self.depth = depth
            if self.value >= WON // 2 or self.value <= -WON // 2:
                break
        return best

    def best_at(self, children: list[Child], depth: i64) -> i64:
        """One iteration at the root; what it found is tried first in the next.

        The best of the last iteration is searched first, so even a stopped iteration can only improve.
        """
        best: i64 = NO_ACTION
        low: i64 = -BEYOND
        for i in range(len(children)):
            bring_best_forward(children, i)
            child = children[i]
            value = self.search(child.state, depth - 1, low, BEYOND)
            if self.stopped:
                break
            if value > low:
                low = value
                best = child.action
                child.rank = BEYOND * depth + i
        if not self.stopped:
            self.value = low
        return best

    def search(self, state: State, depth: i64, low: i64, high: i64) -> i64:
        """The value of a position for the searching seat, exact if it lies between low and high."""
        seat = state.turn()
        if depth <= 0 or seat == OVER:
            return state.judge(self.me)
        key = state.fingerprint()
        known = self.table.get(key)
        remembered: i64 = NO_ACTION
        if known is not None:
            remembered = known.best
            if known.depth >= depth and (
                known.bound == EXACT
                or (known.bound == AT_LEAST and known.value >= high)
                or (known.bound == AT_MOST and known.value <= low)
            ):
                return known.value
        mine = seat == self.me
        children = self.children(state)
        if self.out_of_budget():
            return 0
        prefer(children, remembered)
        return self.try_children(children, key, depth, low, high, mine)

    def try_children(
        self, children: list[Child], key: bytes, depth: i64, low: i64, high: i64, mine: bool
    ) -> i64:
        """The best value over the children, cut off as soon as the other side would avoid it."""
        floor = low
        ceiling = high
        best: i64 = -BEYOND if mine else BEYOND
        action: i64 = NO_ACTION
        for i in range(len(children)):
            bring_best_forward(children, i)
            child = children[i]
            value = child.guess if depth == 1 else self.search(child.state, depth - 1, low, high)
            if self.stopped:
                return 0
            if mine:
                if value > best:
                    best = value
                    action = child.action
                if best > low:
                    low = best
            else:
                if value < best:
                    best = value
                    action = child.action
                if best < high:
                    high = best
            if low >= high:
                break
        bound: i64 = EXACT
        if best >= ceiling:
            bound = AT_LEAST
        elif best <= floor:
            bound = AT_MOST
        if len(self.table) < MOST_ENTRIES:
            self.table[key] = Entry(depth, best, bound, action)
        return best

    def children(self, state: State) -> list[Child]:
        """Every position one action on, judged."""
        found: list[Child] = []
        seat = state.turn()
        mine = seat == self.me
        for action in state.legal(seat):
            child = state.clone()
            child.apply(seat, action)
            guess = child.judge(self.me)
            found.append(Child(action, child, guess, guess if mine else -guess))
        self.nodes += len(found)
        return found

    def out_of_budget(self) -> bool:
        """Have the nodes or the seconds run out?"""
        if self.nodes >= self.most_nodes or perf_counter() - self.started >= self.seconds:
            self.stopped = True
        return self.stopped


def bring_best_forward(children: list[Child], first: i64) -> None:
    """Swap the child of highest rank from `first` on to that place."""
    best = first
    for i in range(first + 1, i64(len(children))):
        if children[i].rank > children[best].rank:
            best = i
    if best != first:
        chosen = children[best]
        children[best] = children[first]
        children[first] = chosen


def prefer(children: list[Child], action: i64) -> None:
    """Let the remembered action be tried first."""
    for child in children:
        if child.action == action:
            child.rank = BEYOND
            return
