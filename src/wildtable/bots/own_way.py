"""Tree search over a seat's own decisions, for games in which each goes its own way; compiled.

Where many seats are asked at every moment, a tree of everybody's answers never gets far. So only the
searching seat has a choice here; the others do what quick play does (`State.roll`). Every iteration draws a
full state from what the seat knows, walks the tree, plays on by quick decisions until the game has come to
rest a certain number of times (`State.rests`, `State.foresight`), and asks there what share of a win the
position promises (`State.share`). Every outcome of chance is a branch of its own.

The actions that promise most right after them are tried in turn, all with the same luck in their first
iteration, in their second, and so on; one that falls behind is tried no more. What was promised counts as
much as a number of iterations, and the action that promised most is played unless another did better by more
than chance explains. Deeper in the tree a promise says how eagerly an action is tried (PUCT).
"""

from math import exp, log, sqrt
from time import perf_counter
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wildtable.bots.ismcts import contains
from wildtable.bots.lookahead import Branch, drawn, lead_of
from wildtable.engine.rng import Rng
from wildtable.engine.state import CHANCE, OVER, State

EXPLORATION: Final = 0.15
"""In shares of what the best action promises at first."""

LEAST: Final = 0.05
"""Who has less to hope for tries out as much as with this share."""

SHARPNESS: Final = 40.0
"""The power of what an action promises, against the best, that says how eagerly it is tried."""

HOPELESS: Final = 0.75
"""No action is looked at that promises less than this part of what the best one does."""

HARDLY: Final = 0.01
"""How eagerly an action is tried that promises nothing, where none promises anything."""

MOST_BRANCHES: Final = 8

MOST_ITERATIONS: Final = 600
"""More would only tell better what comes of quick play, which is not how anybody plays: they won no more."""

TRUST: Final = 12.0
"""What an action promised counts as much as so many iterations."""

DOUBT: Final = 1.5
"""By so many standard errors an action must have done better than the one that promised most."""

BEHIND: Final = 2.5
"""An action that is so many standard errors behind the best is tried no more."""

ENOUGH: Final = 12
"""Iterations of an action after which its mean and its error say something."""

HAIR: Final = 0.002
"""Whether an action is better by so small a share of a win is not worth finding out."""

CHECK: Final = 6
"""Iterations of each action between two looks at who has fallen behind."""

GROWN: Final = 6
"""A position is opened when it has been visited so often; until then quick play goes on from it."""

SEEDS: Final = 1_000_000_000


class Candidate:
    """An action that comes into question: what it promised, and what came of it."""

    def __init__(self, branch: Branch, promised: float) -> None:
        self.branch = branch
        self.promised = promised

    def worth(self) -> float:
        """By what it came to and what it promised."""
        return (self.branch.total + TRUST * self.promised) / (float(self.branch.visits) + TRUST)


class OwnWay:
    """One search for the best action of a seat, within a number of iterations and seconds."""

    def __init__(self, me: int, rng: Rng, iterations: int, seconds: float) -> None:
        self.me: i64 = me
        self.rng = rng
        self.most: i64 = min(iterations, MOST_ITERATIONS)
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
        until = perf_counter() + self.seconds
        seed = self.rng.below(SEEDS)
        promised = open_up(root, state.resample(self.me, Rng(seed)), self.me, legal)
        self.spread = EXPLORATION * (promised[0] if promised[0] > LEAST else LEAST)
        tried = [Candidate(root.actions[i], promised[i]) for i in range(len(root.actions))]
        first = tried[0]
        passes: i64 = 0
        while len(tried) > 1 and self.iterations + i64(len(tried)) <= self.most and perf_counter() < until:
            for one in tried:
                self.luck = Rng(seed + int(passes))
                self.iterate(one.branch, state.resample(self.me, self.luck))
            self.iterations += i64(len(tried))
            passes += 1
            if passes >= ENOUGH and passes % CHECK == 0:
                best = best_of(tried)
                tried = [one for one in tried if one is best or not is_behind(one, best)]
        return proved(tried, first).branch.action

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


def best_of(tried: list[Candidate]) -> Candidate:
    best = tried[0]
    for one in tried:
        if one.worth() > best.worth():
            best = one
    return best


def is_behind(one: Candidate, best: Candidate) -> bool:
    """Will one hardly turn out better than the best, or not by more than a hair?"""
    mean = lead_of(best.branch, one.branch, 0.0)
    error = mean - lead_of(best.branch, one.branch, 1.0)
    return best.worth() - one.worth() > BEHIND * error - HAIR


def proved(tried: list[Candidate], first: Candidate) -> Candidate:
    """The best, unless what promised most is still in question and did no worse beyond doubt."""
    best = best_of(tried)
    for one in tried:
        if one is first and one is not best and lead_of(best.branch, first.branch, DOUBT) < 0.0:
            return first
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
