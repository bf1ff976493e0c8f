"""How many positions the search bot looks at in a second, and how deep it gets.

python bench/search.py --seconds 1
"""

import argparse

from wildtable.bots.players import NO_LIMIT
from wildtable.bots.search import Search
from wildtable.compiled import is_compiled
from wildtable.engine.rng import Rng
from wildtable.games import load
from wildtable.lab.measure import sample_states


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=1.0, help="time for each decision")
    parser.add_argument("--positions", type=int, default=10, help="how many positions of random games")
    chosen = parser.parse_args()
    states = sample_states(load("wylde_hunt"), Rng(5), 400)
    nodes = depth = searched = 0
    for state in states[:: len(states) // chosen.positions]:
        search = Search(int(state.turn()), NO_LIMIT, chosen.seconds, {})
        search.best(state)
        if not search.stopped:
            continue
        nodes += int(search.nodes)
        depth += int(search.depth)
        searched += 1
    form = "compiled" if is_compiled() else "interpreted"
    rate = nodes / searched / chosen.seconds
    print(f"{form}: {rate:,.0f} nodes a second, mean depth {depth / searched:.1f}")


if __name__ == "__main__":
    main()
