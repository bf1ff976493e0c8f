"""How many iterations the information-set tree search makes in a second: with full playouts, with none, and
where a game looks ahead to moments of rest, as it plays there.

python bench/tree_search.py wildlands --seconds 1 [--cpu]

With `--cpu` it counts seconds of processor time, for a machine that has other work to do.
"""

import argparse
from collections.abc import Callable
from time import perf_counter, process_time

from wildtable.bots.ismcts import TreeSearch
from wildtable.bots.lookahead import LookAhead
from wildtable.bots.own_way import OwnWay
from wildtable.bots.players import NO_LIMIT
from wildtable.compiled import is_compiled
from wildtable.engine.rng import Rng
from wildtable.engine.state import State
from wildtable.games import load
from wildtable.lab.measure import sample_states


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", default="wildlands")
    parser.add_argument("--seconds", type=float, default=1.0, help="time for each decision")
    parser.add_argument("--positions", type=int, default=5, help="how many positions of random games")
    parser.add_argument("--cpu", action="store_true", help="count processor time")
    chosen = parser.parse_args()
    game = load(chosen.game)
    states = [s for s in sample_states(game, Rng(5), 1000) if len(s.legal(s.turn())) > 1]
    clock = process_time if chosen.cpu else perf_counter
    measure("full playouts", states, chosen.positions, chosen.seconds, clock, playing_on(NO_LIMIT))
    measure("no playouts", states, chosen.positions, chosen.seconds, clock, playing_on(0))
    if game.looks_ahead:
        far = [s for s in states if s.foresight() > 0]
        measure("looking ahead", far, chosen.positions, chosen.seconds, clock, LookAhead)
    if game.own_way:
        measure("own decisions", states, chosen.positions, chosen.seconds, clock, OwnWay)


Search = TreeSearch | LookAhead | OwnWay


def playing_on(playout: int) -> Callable[[int, Rng, int, float], TreeSearch]:
    """A tree search with so many quick decisions before it asks the judge."""
    return lambda me, rng, most, seconds: TreeSearch(me, rng, most, seconds, playout)


def measure(
    name: str,
    states: list[State],
    positions: int,
    seconds: float,
    clock: Callable[[], float],
    make: Callable[[int, Rng, int, float], Search],
) -> None:
    """Search in some of the states, a while in each."""
    made = 0
    began = clock()
    for state in states[:: max(1, len(states) // positions)][:positions]:
        search = make(int(state.turn()), Rng(1), NO_LIMIT, seconds)
        search.best(state)
        made += int(search.iterations)
    form = "compiled" if is_compiled() else "interpreted"
    print(f"{form}, {name}: {made / (clock() - began):,.0f} iterations a second")


if __name__ == "__main__":
    main()
