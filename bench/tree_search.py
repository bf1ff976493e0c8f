"""How many iterations the information-set tree search makes in a second, with full playouts and with none.

python bench/tree_search.py wildlands --seconds 1
"""

import argparse
from time import perf_counter

from wildtable.bots.ismcts import TreeSearch
from wildtable.bots.players import NO_LIMIT
from wildtable.compiled import is_compiled
from wildtable.engine.rng import Rng
from wildtable.games import load
from wildtable.lab.measure import sample_states


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", default="wildlands")
    parser.add_argument("--seconds", type=float, default=1.0, help="time for each decision")
    parser.add_argument("--positions", type=int, default=5, help="how many positions of random games")
    chosen = parser.parse_args()
    states = [s for s in sample_states(load(chosen.game), Rng(5), 1000) if len(s.legal(s.turn())) > 1]
    picked = states[:: max(1, len(states) // chosen.positions)][: chosen.positions]
    for name, playout in (("full playouts", NO_LIMIT), ("no playouts", 0)):
        made = 0
        began = perf_counter()
        for state in picked:
            search = TreeSearch(int(state.turn()), Rng(1), NO_LIMIT, chosen.seconds, playout)
            search.best(state)
            made += int(search.iterations)
        form = "compiled" if is_compiled() else "interpreted"
        rate = made / (perf_counter() - began)
        print(f"{form}, {name}: {rate:,.0f} iterations a second")


if __name__ == "__main__":
    main()
