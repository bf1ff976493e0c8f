"""`wildtable bench`: how fast the games run here, as JSON."""

from typing import Annotated

import typer

from wildtable import games
from wildtable.cli.app import Pack, command, load_game, print_json
from wildtable.lab.measure import measure


@command("bench", "wildtable bench wylde-hunt --seconds 5")
def bench(
    game: Annotated[str | None, typer.Argument(metavar="[GAME]", help="One game; all if left out.")] = None,
    seconds: Annotated[float, typer.Option(min=0.1, max=600, help="How long to play.")] = 3.0,
    seats: Annotated[
        int | None, typer.Option(min=1, help="How many players; the game's usual number if left out.")
    ] = None,
    seed: Annotated[int, typer.Option(min=0, help="Seed of the random play.")] = 1,
    pack: Pack = None,
) -> None:
    """Measure random play on one core, the full legal list made at every decision."""
    if game is not None:
        print_json(measure(load_game(game, pack), seconds, seed, seats))
    else:
        print_json([measure(load_game(name, pack), seconds, seed, seats) for name in games.names()])
