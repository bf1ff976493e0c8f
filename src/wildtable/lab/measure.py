"""How fast a game runs: random play with the full legal list made at every decision."""

from collections.abc import Callable, Sequence
from time import perf_counter

import msgspec

from wildtable.compiled import is_compiled
from wildtable.engine.game import Game
from wildtable.engine.playout import play_at_random, states_along
from wildtable.engine.rng import Rng
from wildtable.engine.state import State


class Speed(msgspec.Struct):
    """Decisions and games a second, and the cost of single verbs in microseconds."""

    game: str
    seats: int
    decisions_per_s: float
    games_per_s: float
    clone_us: float
    legal_us: float
    compiled: bool


def measure(game: Game, seconds: float, seed: int = 1, seats: int | None = None) -> Speed:
    """The speed of a game on one core, measured for about that many seconds."""
    seats = seats or game.in_lab.usual_seats()
    start = game.new(seats)
    rng = Rng(seed)
    games_played = decisions = 0
    began = perf_counter()
    while (spent := perf_counter() - began) < seconds:
        decisions += play_at_random(start.clone(), rng, 1 << 40)
        games_played += 1
    sample = sample_states(game, rng, seats=seats)
    return Speed(
        game=game.name,
        seats=seats,
        decisions_per_s=round(decisions / spent),
        games_per_s=round(games_played / spent, 1),
        clone_us=round(cost_of_clone(sample), 3),
        legal_us=round(cost_of_legal(sample), 3),
        compiled=is_compiled(),
    )


def sample_states(game: Game, rng: Rng, wanted: int = 2000, seats: int | None = None) -> list[State]:
    """States before decisions of random games."""
    found: list[State] = []
    while len(found) < wanted:
        found += states_along(game.new(seats or game.in_lab.usual_seats()), rng, wanted)
    return found[:wanted]


def cost_of_clone(states: list[State], rounds: int = 20) -> float:
    """Microseconds a clone, the loop itself taken off."""

    def clone_all() -> None:
        for state in states:
            state.clone()

    return microseconds_each(clone_all, states, rounds)


def cost_of_legal(states: list[State], rounds: int = 20) -> float:
    """Microseconds for a complete list of legal actions, the loop itself taken off."""
    turns = [(state, state.turn()) for state in states]

    def list_all() -> None:
        for state, seat in turns:
            state.legal(seat)

    return microseconds_each(list_all, turns, rounds)


def microseconds_each(work: Callable[[], None], items: Sequence[object], rounds: int) -> float:
    """What the work takes for each item, without the time for going through the items."""

    def nothing() -> None:
        for _item in items:
            pass

    return (quickest(work, rounds) - quickest(nothing, rounds)) / len(items) * 1e6


def quickest(work: Callable[[], None], rounds: int) -> float:
    """Seconds of the quickest round: the others were disturbed by whatever else the machine did."""
    spent = []
    for _ in range(rounds):
        began = perf_counter()
        work()
        spent.append(perf_counter() - began)
    return min(spent)
