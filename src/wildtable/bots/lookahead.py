"""Tree search that looks a fixed number of moments ahead, for games with chance and long turns; compiled.

Where much is under way, positions cannot be compared: before a blow is struck everything looks better than
after it. So every iteration goes on until the game has come to rest a certain number of times
(`State.rests`, `State.foresight`), and only there the judge is asked. Up to there it walks the tree, then it
plays on by quick decisions, of which it compares a few where the game rests.

What the judge says right after an action is no result, but says how eagerly it is tried (PUCT). The search
plays as `greedy` does unless another action has proved better: by more than what chance explains. To tell
that soon all actions meet the same luck: each one's first iteration has the same dice, each one's second, and
so on. Every outcome of chance is a branch of its own: what answers a good throw is no answer to a bad one.
"""

from math import exp, sqrt
from time import perf_counter
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wildtable.bots.greedy import best_action
from wildtable.engine.rng import Rng
from wildtable.engine.state import CHANCE, OVER, State

SCALE: Final = 300.0
"""So many hundredths ahead make three quarters of a win."""

EXPLORATION: Final = 0.6

HEAT: Final = 30.0
"""By so many hundredths an action must look worse to be tried 2.7 times less eagerly."""

MOST_BRANCHES: Final = 12
"""So many actions of a position are looked at, those that the judge likes best."""

MARGIN: Final = 60
"""No action is looked at that the judge likes so many hundredths less than the best."""

DOUBT: Final = 1.0
"""By so many standard errors an action must have done better than the one that the judge likes best."""

WIDE: Final = 40
"""Below the root only some of more legal actions than that are judged: such as quick play would choose."""

DRAWS: Final = 20
"""So many of them are drawn, many of them twice."""

GROWN: Final = 6
"""A position is opened when it has been visited so often; until then quick play goes on from it."""

TRIES: Final = 4
"""Quick decisions that are compared where the game rests."""

TAKEN: Final = -1_000_000_000
"""Worse than any judgement: it has its branch already."""

SETTLED: Final = 3.0
"""An action that leads all others by so many standard errors is the best."""

ENOUGH: Final = 12
"""Visits after which an action's mean and its error say something."""

SEEDS: Final = 1_000_000_000

CHECK: Final = 16
"""Iterations between two looks at the clock and at whether the best is settled."""


class Branch:
    """An action by a seat or an outcome of chance: how eagerly it is tried, how often, what came of it."""

    def __init__(self, action: i64, seat: i64, eagerness: float) -> None:
        self.action = action
        self.seat = seat
        self.eagerness = eagerness
        self.visits: i64 = 0
        self.total = 0.0
        self.shares: list[float] = []  # at the root: what each of its iterations came to
        self.actions: list[Branch] = []
        self.outcomes: dict[int, Branch] = {}


class LookAhead:
    """One search for the best action of a seat, within a number of iterations and seconds."""

    def __init__(self, me: int, rng: Rng, iterations: int, seconds: float) -> None:
        self.me: i64 = me
        self.rng = rng
        self.most: i64 = iterations
        self.seconds = seconds
        self.iterations: i64 = 0
        self.luck = Rng(0)  # of this iteration
        self.rests: i64 = 0  # in this iteration
        self.foresight: i64 = 0

    def best(self, state: State) -> int:
        """The action that has proved best; without a search where only one comes into question."""
        legal = state.legal(self.me)
        if len(legal) == 1:
            return legal[0]
        self.foresight = state.foresight()
        if self.foresight == 0:
            return best_action(state, self.me, self.rng)
        root = Branch(-1, -1, 0.0)
        began = perf_counter()
        open_up(root, state, self.me, legal)
        seed = self.rng.below(SEEDS)
        while self.iterations < self.most and len(root.actions) > 1:
            branch = preferred(root)
            self.luck = Rng(seed + int(branch.visits))
            self.iterate(branch, state.resample(self.me, self.rng))
            self.iterations += 1
            if self.iterations % CHECK == 0 and (perf_counter() - began >= self.seconds or is_settled(root)):
                break
        return proved(root).action

    def iterate(self, branch: Branch, state: State) -> None:
        """One walk down the tree and on until the game has rested often enough, and the result back up."""
        self.rests = 0
        path = [branch]
        state.apply(branch.seat, branch.action)
        node = branch
        while True:
            seat = state.turn()
            if seat == OVER:
                break
            if seat == CHANCE:
                outcome = state.sample(self.luck)
                state.resolve(outcome)
                node = drawn(node, outcome)
            else:
                if len(node.actions) == 0 and node.visits < GROWN:
                    self.play_on(state)
                    break
                if self.is_far_enough(state):
                    break
                if len(node.actions) == 0:
                    self.open_below(node, state, seat)
                node = preferred(node)
                state.apply(seat, node.action)
            path.append(node)
        give_back(path, state)

    def is_far_enough(self, state: State) -> bool:
        """Counts the moments of rest; true at the one where the judge is asked."""
        if state.rests():
            if self.rests >= self.foresight:
                return True
            self.rests += 1
        return False

    def open_below(self, node: Branch, state: State, seat: i64) -> None:
        """Judge what may be done there; of very much only what quick play would do."""
        legal = state.legal(seat)
        if len(legal) > WIDE:
            legal = some_of(state, seat, DRAWS, self.luck)
        open_up(node, state, seat, legal)

    def play_on(self, state: State) -> None:
        """Quick play until the game has rested often enough, or to the end."""
        while True:
            seat = state.turn()
            if seat == OVER:
                return
            if seat == CHANCE:
                state.resolve(state.sample(self.luck))
            elif state.rests():
                if self.is_far_enough(state):
                    return
                state.apply(seat, self.considered(state, seat))
            else:
                state.apply(seat, state.roll(seat, self.luck))

    def considered(self, state: State, seat: i64) -> i64:
        """The best of a few quick decisions."""
        best: i64 = -1
        most: i64 = 0
        tried = some_of(state, seat, TRIES, self.luck)
        worths = state.appraise(seat, tried)
        for i in range(len(tried)):
            if best < 0 or worths[i] > most:
                most = worths[i]
                best = tried[i]
        return best


def preferred(node: Branch) -> Branch:
    """The action that PUCT prefers; one that was never tried promises what the others came to."""
    tried: i64 = 0
    total = 0.0
    for branch in node.actions:
        tried += branch.visits
        total += branch.total
    usual = total / float(tried) if tried > 0 else 0.5
    spread = EXPLORATION * sqrt(float(tried + 1))
    best = node.actions[0]
    best_value = -1.0
    for branch in node.actions:
        value = branch.total / float(branch.visits) if branch.visits > 0 else usual
        value += spread * branch.eagerness / float(branch.visits + 1)
        if value > best_value:
            best_value = value
            best = branch
    return best


def give_back(path: list[Branch], state: State) -> None:
    """What the judge says where an iteration ended goes to every seat's branches on the way."""
    seats = vec[i64]()
    for visited in path:
        visited.visits += 1
        if visited.seat >= 0:
            seats = noted(seats, visited.seat)
    for seat in seats:
        share = share_of(state.judge(seat))
        for visited in path:
            if visited.seat == seat:
                visited.total += share
        if path[0].seat == seat:
            path[0].shares.append(share)


def is_settled(root: Branch) -> bool:
    """Does one action lead all others, each of which was tried often enough to say so?"""
    best = root.actions[0]
    for branch in root.actions:
        if branch.visits < ENOUGH:
            return False
        if mean_of(branch) > mean_of(best):
            best = branch
    for branch in root.actions:
        if branch is not best and lead_of(best, branch, SETTLED) <= 0.0:
            return False
    return True


def proved(root: Branch) -> Branch:
    """The action that did best beyond doubt; the first, which the judge likes best, unless another did."""
    first = root.actions[0]
    best = first
    most = 0.0
    for branch in root.actions:
        if branch.visits >= ENOUGH and first.visits >= ENOUGH:
            lead = lead_of(branch, first, DOUBT)
            if lead > most:
                most = lead
                best = branch
    return best


def mean_of(branch: Branch) -> float:
    return branch.total / float(branch.visits)


def lead_of(one: Branch, other: Branch, errors: float) -> float:
    """By how much one action did better than another with the same luck, less so many standard errors."""
    number = min(len(one.shares), len(other.shares))
    total = 0.0
    squares = 0.0
    for i in range(number):
        more = one.shares[i] - other.shares[i]
        total += more
        squares += more * more
    mean = total / float(number)
    spread = squares / float(number) - mean * mean
    return mean - errors * sqrt(spread / float(number)) if spread > 0.0 else mean


def open_up(node: Branch, state: State, seat: i64, legal: "vec[i64]") -> None:
    """A branch for each action that looks good, the best first; how good says how eagerly it is tried."""
    worths = state.appraise(seat, legal) if len(legal) > 1 else vec[i64]([0])
    highest = worths[0]
    for worth in worths:
        if worth > highest:
            highest = worth
    whole = 0.0
    while len(node.actions) < MOST_BRANCHES and len(node.actions) < len(legal):
        best: i64 = 0
        for i in range(len(legal)):
            if worths[i] > worths[best]:
                best = i
        if highest - worths[best] > MARGIN:
            break
        eagerness = exp(float(worths[best] - highest) / HEAT)
        whole += eagerness
        node.actions.append(Branch(legal[best], seat, eagerness))
        worths[best] = TAKEN
    for branch in node.actions:
        branch.eagerness /= whole


def some_of(state: State, seat: i64, draws: i64, rng: Rng) -> "vec[i64]":
    """Different actions that quick play would choose."""
    found = vec[i64]()
    for _ in range(draws):
        found = noted(found, state.roll(seat, rng))
    return found


def noted(numbers: "vec[i64]", number: i64) -> "vec[i64]":
    """The numbers with this one among them."""
    for known in numbers:
        if known == number:
            return numbers
    return append(numbers, number)


def drawn(node: Branch, outcome: i64) -> Branch:
    """What follows an outcome of chance."""
    found = node.outcomes.get(outcome)
    if found is None:
        found = Branch(outcome, -1, 0.0)
        node.outcomes[outcome] = found
    return found


def share_of(judged: i64) -> float:
    """A judgement as a share of a win."""
    worth = float(judged)
    return 0.5 + 0.5 * worth / (abs(worth) + SCALE)
