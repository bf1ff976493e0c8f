"""How fast a game runs: random play with the full legal list made at every decision."""

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


def cost_of_clone(states: list[State], repeats: int = 20) -> float:
    """Microseconds a clone, the loop itself taken off."""
    began = perf_counter()
    for _ in range(repeats):
        for state in states:
            state.clone()
    return (perf_counter() - began - empty_loop(states, repeats)) / (repeats * len(states)) * 1e6


def cost_of_legal(states: list[State], repeats: int = 20) -> float:
    """Microseconds for a complete list of legal actions, the loop itself taken off."""
    turns = [(state, state.turn()) for state in states]
    began = perf_counter()
    for _ in range(repeats):
        for state, seat in turns:
            state.legal(seat)
    return (perf_counter() - began - empty_loop(turns, repeats)) / (repeats * len(states)) * 1e6


def empty_loop(items: list[State] | list[tuple[State, int]], repeats: int) -> float:
    """Seconds that only going through the items takes."""
    began = perf_counter()
    for _ in range(repeats):
        for _item in items:
            pass
    return perf_counter() - began
