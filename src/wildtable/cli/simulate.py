"""`wildtable simulate`: many games between bots."""

import os
from pathlib import Path
from time import perf_counter
from typing import Annotated

import typer
from rich.table import Table

from wildtable.cli.app import AsJson, GameName, Options, Pack, command, load_game, out, print_json
from wildtable.cli.files import new_files
from wildtable.cli.progress import games_played
from wildtable.engine.options import changed, read_assignments, read_options
from wildtable.lab.simulate import Finished, Plan, Summary, check_plan, summarise
from wildtable.lab.simulate import simulate as play_all


@command("simulate", "wildtable simulate wylde-hunt --games 1000 --seed 7 --bots greedy,random --jobs 2")
def simulate(
    game: GameName,
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 100,
    seed: Annotated[int, typer.Option(min=0, help="The same seed gives the same games.")] = 1,
    bots: Annotated[str, typer.Option(help="A bot for each seat, with commas between.")] = "random,random",
    jobs: Annotated[int, typer.Option(min=0, max=256, help="Processes; 0 takes one a core.")] = 1,
    rotate: Annotated[bool, typer.Option(help="Move the bots one seat on after every game.")] = False,
    record: Annotated[Path | None, typer.Option(help="Write the records of all games to this file.")] = None,
    option: Options = None,
    pack: Pack = None,
    json: AsJson = False,
) -> None:
    """Play many games between bots and add up how they ended."""
    chosen = load_game(game, pack)
    options = read_options(
        chosen.options, {**chosen.in_lab.options_among_bots(), **read_assignments(option or [])}
    )
    plan = Plan(
        game=chosen.name,
        games=games,
        seed=seed,
        bots=[bot.strip() for bot in bots.split(",")],
        options=changed(chosen.options, options),
        rotate=rotate,
        record=record is not None,
        jobs=jobs or os.cpu_count() or 1,
        pack="" if pack is None else str(pack),
    )
    check_plan(plan)
    started = perf_counter()
    finished = _play_with_progress(plan) if record is None else _play_into_file(plan, record)
    summary = summarise(plan, finished, perf_counter() - started)
    if json:
        print_json(summary)
    else:
        _show(summary)


def _play_into_file(plan: Plan, path: Path) -> list[Finished]:
    """Play, and write the records."""
    with new_files(path) as (file,):
        finished = sorted(_play_with_progress(plan), key=lambda one: one.number)
        file.write("\n".join(one.record for one in finished))
    return finished


def _play_with_progress(plan: Plan) -> list[Finished]:
    finished: list[Finished] = []
    with games_played(plan.games) as advance:
        for batch in play_all(plan):
            finished += batch
            advance(len(batch))
    return finished


def _show(summary: Summary) -> None:
    who = "side" if len(summary.sides) < len(summary.seats) else "seat"
    table = Table(who, "wins", "%", box=None, pad_edge=False)
    rows = [
        (" and ".join(side), wins) for side, wins in zip(summary.sides, summary.wins_by_side, strict=True)
    ]
    if summary.shared:
        rows.append(("several together", summary.shared))
    for name, games in [*rows, ("draw", summary.draws)]:
        table.add_row(name, str(games), f"{100 * games / summary.games:.1f}")
    out.print(table)
    by_bot = ", ".join(f"{bot} {wins}" for bot, wins in zip(summary.bots, summary.wins_by_bot, strict=True))
    out.print(f"Wins by bot: {by_bot}.")
    reasons = ", ".join(f"{name} {count}" for name, count in summary.reasons.items())
    out.print(f"Ends: {reasons}.")
    lengths = ", ".join(f"{name} {value:g}" for name, value in summary.decisions.items())
    out.print(f"Decisions a game: {lengths}.")
    out.print(f"{summary.decisions_per_s:,.0f} decisions a second, {summary.seconds:.1f} s in all.")
