"""How many iterations the information-set tree search makes in a second: with full playouts, with none, and
where a game looks ahead to moments of rest, as it plays there.

python bench/tree_search.py wildlands --seconds 1
"""

import argparse
from time import perf_counter

from wildtable.bots.ismcts import TreeSearch
from wildtable.bots.lookahead import LookAhead
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
    chosen = parser.parse_args()
    game = load(chosen.game)
    states = [s for s in sample_states(game, Rng(5), 1000) if len(s.legal(s.turn())) > 1]
    measure("full playouts", states, chosen.positions, chosen.seconds, NO_LIMIT)
    measure("no playouts", states, chosen.positions, chosen.seconds, 0)
    if game.looks_ahead:
        far = [s for s in states if s.foresight() > 0]
        measure("looking ahead", far, chosen.positions, chosen.seconds, None)


def measure(name: str, states: list[State], positions: int, seconds: float, playout: int | None) -> None:
    """Search in some of the states, a while in each; without a playout the search looks ahead."""
    made = 0
    began = perf_counter()
    for state in states[:: max(1, len(states) // positions)][:positions]:
        me = int(state.turn())
        search: TreeSearch | LookAhead
        if playout is None:
            search = LookAhead(me, Rng(1), NO_LIMIT, seconds)
        else:
            search = TreeSearch(me, Rng(1), NO_LIMIT, seconds, playout)
        search.best(state)
        made += int(search.iterations)
    form = "compiled" if is_compiled() else "interpreted"
    print(f"{form}, {name}: {made / (perf_counter() - began):,.0f} iterations a second")


if __name__ == "__main__":
    main()
