"""Alpha-beta search for two seats without chance or secrets; compiled with the games.

Iterative deepening with a memory of positions (`memory.py`). The first action of a node is searched with the
full window, the others only as to whether they are better (principal variation search), those late in order
less deeply at first. One side may act several times in a row, so a node looks at whose turn is next instead
of always changing sign. Nothing is made anew on the way: every ply has one state of its own (`State.take`).
"""

from time import perf_counter
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wildtable.bots.memory import AT_LEAST, AT_MOST, EXACT, NO_ACTION, Memory
from wildtable.engine.state import OVER, WON, State

BEYOND: Final = 2 * WON
DECIDED: Final = WON // 2
"""Values from here on tell who wins; the judge stays below."""

DEEPEST: Final = 64

BREATH: Final = 256
"""Nodes between two looks at the clock."""

JUDGED: Final = 3
"""From so many decisions above the leaves on, actions are tried in the order that the judge likes."""

# From these places in the order on, actions are at first searched one, two or three decisions less deeply.
LATE: Final = 3
LATER: Final = 8
LATEST: Final = 16

HABITS: Final = 4096
"""Places for what is known of actions, by their lowest bits."""


class Search:
    """One search for the best action of the seat that is to act, within a number of nodes and seconds.

    `memory` may be that of an earlier search: what it learned still holds.
    """

    def __init__(self, memory: Memory, most_nodes: int, seconds: float) -> None:
        self.memory = memory
        self.most_nodes: i64 = most_nodes
        self.seconds = seconds
        self.nodes: i64 = 0
        self.depth: i64 = 0
        self.value: i64 = 0
        self.stopped = False
        self.started = 0.0
        self.next_look: i64 = BREATH
        # The state after each decision of the line being searched; the last two actions of each ply that cut
        # a node off; how often and how high up each action of a seat did.
        self.line: list[State] = []
        self.killers: vec[i64] = vec[i64]([NO_ACTION] * (2 * DEEPEST))
        self.habits: vec[i64] = vec[i64]([0] * (2 * HABITS))

    def best(self, state: State) -> int:
        """The best action found; deeper and deeper until the budget ends or the game is decided."""
        self.started = perf_counter()
        seat = state.turn()
        actions = state.legal(seat)
        if len(actions) == 1:
            return actions[0]
        ranks = self.ranks(state, 0, seat, actions, DEEPEST, NO_ACTION)
        for i in range(len(actions)):
            bring_best_forward(actions, ranks, i)
        for depth in range(1, DEEPEST):
            self.best_at(state, seat, actions, depth)
            if self.stopped:
                break
            self.depth = depth
            if is_decided(self.value):
                break
        return actions[0]

    def best_at(self, state: State, seat: i64, actions: "vec[i64]", depth: i64) -> None:
        """One iteration at the root; whatever is better than all before it comes to the front.

        The best of the last iteration is searched first, so even a stopped iteration can only improve.
        """
        low: i64 = -BEYOND
        for i in range(len(actions)):
            child = self.play(state, 0, seat, actions[i])
            value: i64 = BEYOND
            if i > 0:
                value = self.after(child, 1, seat, depth - 1, low, low + 1)
            if value > low:
                value = self.after(child, 1, seat, depth - 1, low, BEYOND)
            if self.stopped:
                return
            if value > low:
                low = value
                move_to_front(actions, i)
        self.value = low

    def play(self, state: State, ply: i64, seat: i64, action: i64) -> State:
        """The state after an action, which is that of the next ply."""
        if len(self.line) == ply:
            self.line.append(state.clone())
        child = self.line[ply]
        child.take(state)
        child.apply(seat, action)
        return child

    def after(self, state: State, ply: i64, seat: i64, depth: i64, low: i64, high: i64) -> i64:
        """What a state is worth to the seat that brought it about."""
        turn = state.turn()
        if turn == OVER or depth <= 0:
            self.nodes += 1
            return state.judge(seat)
        if turn == seat:
            return self.search(state, ply, seat, depth, low, high)
        return -self.search(state, ply, turn, depth, -high, -low)

    def search(self, state: State, ply: i64, seat: i64, depth: i64, low: i64, high: i64) -> i64:
        """What a state is worth to the seat that is to act, exact if between low and high."""
        self.nodes += 1
        if self.out_of_budget():
            return 0
        key = state.key()
        here = self.memory.find(key)
        if here < 0:
            return self.try_all(state, ply, seat, depth, low, high, key, NO_ACTION)
        if self.is_settled(state, here, depth, low, high):
            return self.memory.value(here)
        return self.try_all(state, ply, seat, depth, low, high, key, self.memory.action(here))

    def is_settled(self, state: State, here: i64, depth: i64, low: i64, high: i64) -> bool:
        """Does what is remembered of a state answer the question?

        Who wins may hang on what was seen before (draws by repetition), which the key leaves out. So a value
        that tells the winner holds only for the very past for which it was found; a guess holds for any.
        """
        memory = self.memory
        if memory.depth(here) < depth:
            return False
        value = memory.value(here)
        bound = memory.bound(here)
        if (bound == AT_LEAST and value < high) or (bound == AT_MOST and value > low):
            return False
        return not is_decided(value) or memory.past(here) == state.past()

    def try_all(
        self, state: State, ply: i64, seat: i64, depth: i64, low: i64, high: i64, key: i64, remembered: i64
    ) -> i64:
        """The best value over all actions, cut off as soon as the other side would avoid it."""
        bound: i64 = AT_MOST
        best: i64 = -BEYOND
        chosen: i64 = NO_ACTION
        actions = state.legal(seat)
        ranks = self.ranks(state, ply, seat, actions, depth, remembered)
        for i in range(len(actions)):
            bring_best_forward(actions, ranks, i)
            child = self.play(state, ply, seat, actions[i])
            value = self.try_one(child, ply + 1, seat, depth, low, high, i)
            if self.stopped:
                return 0
            if value > best:
                best = value
                chosen = actions[i]
            if best > low:
                low = best
                bound = EXACT
            if best >= high:
                bound = AT_LEAST
                self.praise(ply, seat, chosen, depth)
                break
        past: i64 = 0
        if is_decided(best):
            past = state.past()
        self.memory.keep(key, past, chosen, depth, bound, best)
        return best

    def try_one(self, child: State, ply: i64, seat: i64, depth: i64, low: i64, high: i64, place: i64) -> i64:
        """What the child tried in that place is worth: at first only whether it is better than `low`."""
        if place == 0:
            return self.after(child, ply, seat, depth - 1, low, high)
        less = less_deep(place, depth)
        value = self.after(child, ply, seat, depth - 1 - less, low, low + 1)
        if less > 0 and value > low:
            value = self.after(child, ply, seat, depth - 1, low, low + 1)
        if low < value < high:
            value = self.after(child, ply, seat, depth - 1, low, high)
        return value

    def ranks(
        self, state: State, ply: i64, seat: i64, actions: "vec[i64]", depth: i64, remembered: i64
    ) -> "vec[i64]":
        """How early each action is tried: the remembered one, then as the judge likes it.

        Near the leaves asking the judge costs more than it saves: there come first what cut off other nodes
        of this ply, then what did so often anywhere.
        """
        ranks = vec[i64](capacity=len(actions))
        first = self.killers[2 * ply]
        second = self.killers[2 * ply + 1]
        for action in actions:
            rank: i64 = 0
            if action == remembered:
                rank = 4 * BEYOND
            elif depth >= JUDGED:
                rank = self.play(state, ply, seat, action).judge(seat)
                self.nodes += 1
            elif action == first:
                rank = 3 * BEYOND
            elif action == second:
                rank = 2 * BEYOND
            else:
                rank = self.habits[seat * HABITS + (action & (HABITS - 1))]
            ranks = append(ranks, rank)
        return ranks

    def praise(self, ply: i64, seat: i64, action: i64, depth: i64) -> None:
        """An action cut a node off: try it early in others."""
        if self.killers[2 * ply] != action:
            self.killers[2 * ply + 1] = self.killers[2 * ply]
            self.killers[2 * ply] = action
        self.habits[seat * HABITS + (action & (HABITS - 1))] += depth * depth

    def out_of_budget(self) -> bool:
        """Have the nodes or the seconds run out?"""
        if self.nodes >= self.most_nodes:
            self.stopped = True
        elif self.nodes >= self.next_look:
            self.next_look = self.nodes + BREATH
            if perf_counter() - self.started >= self.seconds:
                self.stopped = True
        return self.stopped


def less_deep(place: i64, depth: i64) -> i64:
    """How many decisions less deeply an action is searched at first, by its place in the order.

    The order is good: nearly always one of the first is best. What is better all the same is searched again
    in full.
    """
    if place < LATE or depth < 3:
        return 0
    if place < LATER or depth < 4:
        return 1
    if place < LATEST or depth < 5:
        return 2
    return 3


def is_decided(value: i64) -> bool:
    """Does a value tell who wins?"""
    return value >= DECIDED or value <= -DECIDED


def bring_best_forward(actions: "vec[i64]", ranks: "vec[i64]", first: i64) -> None:
    """Swap the action of highest rank from `first` on to that place."""
    best = first
    for i in range(first + 1, i64(len(ranks))):
        if ranks[i] > ranks[best]:
            best = i
    if best != first:
        actions[best], actions[first] = actions[first], actions[best]
        ranks[best], ranks[first] = ranks[first], ranks[best]


def move_to_front(actions: "vec[i64]", place: i64) -> None:
    """Let the action of that place be the first, the others in their order behind it."""
    action = actions[place]
    while place > 0:
        actions[place] = actions[place - 1]
        place -= 1
    actions[0] = action
