"""How deep the alpha-beta search of Wylde Hunt gets in a second, and how many positions it looks at.

python bench/search.py --seconds 1

The positions are those of `search_positions.json`, from the middle and late parts of games between bots. With
`--cpu` a second is one of processor time, which tells more on a machine that does other things too.
"""

import argparse
import json
import time
from pathlib import Path

from wildtable.bots import search as module
from wildtable.bots.memory import Memory
from wildtable.bots.players import MOST_REMEMBERED, NO_LIMIT
from wildtable.compiled import is_compiled
from wildtable.games import load

POSITIONS = Path(__file__).parent / "search_positions.json"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=1.0, help="time for each decision")
    parser.add_argument("--cpu", action="store_true", help="measure processor time")
    chosen = parser.parse_args()
    if chosen.cpu:
        vars(module)["perf_counter"] = time.process_time
    game = load("wylde_hunt")
    nodes = depth = searched = solved = 0
    for position in json.loads(POSITIONS.read_text()):
        search = module.Search(Memory(MOST_REMEMBERED), NO_LIMIT, chosen.seconds)
        search.best(game.from_position(position))
        if not search.stopped:
            solved += 1
            continue
        nodes += int(search.nodes)
        depth += int(search.depth)
        searched += 1
    form = "compiled" if is_compiled() else "interpreted"
    rate = nodes / searched / chosen.seconds
    print(f"{form}: mean depth {depth / searched:.2f} over {searched} positions, {rate:,.0f} nodes a second")
    print(f"{solved} more positions were decided before the time was over")


if __name__ == "__main__":
    main()
