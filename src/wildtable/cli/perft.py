"""`wildtable perft`: count the tree of legal play, the classic check of a move generator."""

from time import perf_counter
from typing import Annotated

import typer

from wildtable.cli.app import AsJson, GameName, Options, Pack, command, load_game, out, print_json
from wildtable.engine.options import read_assignments
from wildtable.engine.playout import perft as count_paths


@command("perft", "wildtable perft wylde-hunt --depth 5")
def perft(
    game: GameName,
    depth: Annotated[int, typer.Option(min=0, max=12, help="How many decisions deep.")] = 4,
    option: Options = None,
    pack: Pack = None,
    json: AsJson = False,
) -> None:
    """Count the paths of legal play from the start, depth by depth."""
    chosen = load_game(game, pack)
    state = chosen.new(chosen.seat_counts[0], read_assignments(option or []))
    rows = []
    for level in range(min(1, depth), depth + 1):
        started = perf_counter()
        paths = int(count_paths(state, level))
        rows.append({"depth": level, "paths": paths, "seconds": round(perf_counter() - started, 3)})
        if not json:
            counted = "1 path" if paths == 1 else f"{paths:,} paths"
            out.print(f"depth {level}: {counted}, {rows[-1]['seconds']} s")
    if json:
        print_json(rows)
