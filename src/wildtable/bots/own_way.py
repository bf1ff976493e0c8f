"""Tree search over a seat's own decisions, for games in which each goes its own way; compiled.

Where many seats are asked at every moment, a tree of everybody's answers never gets far. So only the
searching seat has a choice here; the others do what quick play does (`State.roll`). Every iteration draws a
full state from what the seat knows, walks the tree, plays on by quick decisions until the game has come to
rest a certain number of times (`State.rests`, `State.foresight`), and asks there what share of a win the
position promises (`State.share`). Every outcome of chance is a branch of its own.

What is promised right after an action says how eagerly it is tried (PUCT), and in the end it counts as much
as a number of iterations: so with few of them the seat plays as `greedy` does. All actions meet the same luck
in their first iteration, in their second, and so on.
"""

from math import exp, log, sqrt
from time import perf_counter
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wildtable.bots.ismcts import contains
from wildtable.bots.lookahead import Branch, drawn, is_settled, lead_of
from wildtable.engine.rng import Rng
from wildtable.engine.state import CHANCE, OVER, State

EXPLORATION: Final = 0.5
"""In shares of what the best action promises at first."""

LEAST: Final = 0.05
"""Who has less to hope for tries out as much as with this share."""

SHARPNESS: Final = 16.0
"""The power of what an action promises, against the best, that says how eagerly it is tried."""

HOPELESS: Final = 0.8
"""No action is looked at that promises less than this part of what the best one does."""

HARDLY: Final = 0.01
"""How eagerly an action is tried that promises nothing, where none promises anything."""

MOST_BRANCHES: Final = 12

TRUST: Final = 24.0
"""What an action promised counts as much as so many iterations."""

GROWN: Final = 6
"""A position is opened when it has been visited so often; until then quick play goes on from it."""

ENOUGH: Final = 12
"""Visits after which an action's mean and its error say something."""

SEEDS: Final = 1_000_000_000

CHECK: Final = 32
"""Iterations between two looks at the clock and at whether more of them would change anything."""

FIRST_LOOK: Final = 128
"""If after so many iterations what promised most still leads by a standard error, it is played."""


class OwnWay:
    """One search for the best action of a seat, within a number of iterations and seconds."""

    def __init__(self, me: int, rng: Rng, iterations: int, seconds: float) -> None:
        self.me: i64 = me
        self.rng = rng
        self.most: i64 = iterations
        self.seconds = seconds
        self.iterations: i64 = 0
        self.luck = Rng(0)  # of this iteration
        self.foresight: i64 = 0
        self.spread = 0.0  # how much trying out is worth

    def best(self, state: State) -> int:
        """The action that has proved best; without a search where only one comes into question."""
        legal = state.legal(self.me)
        if len(legal) == 1:
            return legal[0]
        self.foresight = state.foresight()
        root = Branch(-1, self.me, 0.0)
        began = perf_counter()
        promised = open_up(root, state, self.me, legal)
        self.spread = EXPLORATION * (promised[0] if promised[0] > LEAST else LEAST)
        seed = self.rng.below(SEEDS)
        while self.iterations < self.most and len(root.actions) > 1:
            branch = self.preferred(root, legal)
            assert branch is not None
            self.luck = Rng(seed + int(branch.visits))
            self.iterate(branch, state.resample(self.me, self.luck))
            self.iterations += 1
            if self.iterations % CHECK == 0 and self.may_stop(root, perf_counter() - began):
                break
        return proved(root, promised).action

    def may_stop(self, root: Branch, spent: float) -> bool:
        """Is the time over, does one action lead all others, or the first so that hardly another will?"""
        if spent >= self.seconds:
            return True
        if self.iterations < FIRST_LOOK:
            return False
        first = root.actions[0]
        for branch in root.actions:
            if branch.visits < ENOUGH:
                continue  # what promised so little is hardly tried
            if branch is not first and lead_of(first, branch, 1.0) < 0.0:
                return is_settled(root)
        return True

    def iterate(self, branch: Branch, state: State) -> None:
        """One walk down the tree and on until the game has rested often enough, and the result back up."""
        path = [branch]
        state.apply(self.me, branch.action)
        node: Branch | None = branch
        rests: i64 = 0
        while True:
            seat = state.turn()
            if seat == OVER:
                break
            if seat == CHANCE:
                outcome = state.sample(self.luck)
                state.resolve(outcome)
                if node is not None:
                    node = drawn(node, outcome)
                    path.append(node)
                continue
            if state.rests():
                rests += 1
                if rests >= self.foresight:
                    break
            if seat == self.me and node is not None:
                node = self.next_own(node, state)
                if node is not None:
                    path.append(node)
                    state.apply(seat, node.action)
                    continue
            state.apply(seat, state.roll(seat, self.luck))
        share = state.share(self.me)
        for visited in path:
            visited.visits += 1
            visited.total += share
        branch.shares.append(share)

    def next_own(self, node: Branch, state: State) -> Branch | None:
        """The action that the tree prefers there; `None` where it has not grown so far."""
        if len(node.actions) == 0 and node.visits < GROWN:
            return None
        legal = state.legal(self.me)
        if len(node.actions) == 0:
            open_up(node, state, self.me, legal)
        return self.preferred(node, legal)

    def preferred(self, node: Branch, legal: "vec[i64]") -> Branch | None:
        """The action that PUCT prefers of those that are legal in the state at hand; one that was never tried
        promises what the others came to."""
        tried: i64 = 0
        total = 0.0
        for branch in node.actions:
            tried += branch.visits
            total += branch.total
        usual = total / float(tried) if tried > 0 else 0.0
        spread = self.spread * sqrt(float(tried + 1))
        best: Branch | None = None
        best_value = -1.0
        for branch in node.actions:
            if not contains(legal, branch.action):
                continue
            value = branch.total / float(branch.visits) if branch.visits > 0 else usual
            value += spread * branch.eagerness / float(branch.visits + 1)
            if value > best_value:
                best_value = value
                best = branch
        return best


def proved(root: Branch, promised: "vec[float]") -> Branch:
    """The action that looks best by what came of it and what it promised.

    All may have come to more or less than promised, so promises are read with that difference.
    """
    came = 0.0
    tried = 0.0
    for i in range(len(root.actions)):
        visits = float(root.actions[i].visits)
        came += root.actions[i].total - visits * promised[i]
        tried += visits
    shift = came / tried if tried > 0.0 else 0.0
    best = root.actions[0]
    highest = -1.0
    for i in range(len(root.actions)):
        branch = root.actions[i]
        value = (branch.total + TRUST * (promised[i] + shift)) / (float(branch.visits) + TRUST)
        if value > highest:
            highest = value
            best = branch
    return best


def open_up(node: Branch, state: State, seat: i64, legal: "vec[i64]") -> "vec[float]":
    """A branch for each action that looks good, the best first; how good says how eagerly it is tried.

    What each of them promises.
    """
    shares = vec[float]()
    for action in legal:
        share = 0.0
        if len(legal) > 1:
            after = state.clone()
            after.apply(seat, action)
            share = after.share(seat)
        shares = append(shares, share)
    promised = vec[float]()
    whole = 0.0
    while len(node.actions) < MOST_BRANCHES and len(node.actions) < len(legal):
        best: i64 = 0
        for i in range(len(legal)):
            if shares[i] > shares[best]:
                best = i
        if len(promised) > 0 and shares[best] < HOPELESS * promised[0]:
            break
        promised = append(promised, shares[best])
        eagerness = exp(SHARPNESS * log(shares[best] / promised[0])) if shares[best] > 0.0 else HARDLY
        whole += eagerness
        node.actions.append(Branch(legal[best], seat, eagerness))
        shares[best] = -1.0
    for branch in node.actions:
        branch.eagerness /= whole
    return promised
