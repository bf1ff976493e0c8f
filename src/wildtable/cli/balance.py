"""`wildtable lab balance`: are the sides and seats of a game equally strong?"""

import os
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

from wildtable.cli.app import AsJson, GameName, Options, Pack, command, fail, lab, load_game, out, print_json
from wildtable.cli.files import new_files
from wildtable.cli.progress import games_played
from wildtable.engine.game import Game
from wildtable.engine.options import read_assignments, read_options
from wildtable.engine.refusal import BadOption
from wildtable.engine.texts import load_texts
from wildtable.lab.balance import BalancePlan, balance_report, check_balance, play_balance
from wildtable.lab.plots import check_plots
from wildtable.lab.report import render
from wildtable.lab.shares import Bounds, Report

PAGE = ".html"
EXAMPLE = "wildtable lab balance wildlands --games 960 --players 2,4 --jobs 0 --out balance.html"


@command("balance", EXAMPLE, among=lab)
def balance(
    game: GameName,
    bot: Annotated[str, typer.Option(help="The bot that plays on every seat.")] = "greedy",
    games: Annotated[
        int,
        typer.Option(
            min=1,
            help="Games for each number of players on each board. All line-ups (which side sits where) take "
            "turns and are played equally often, so that it may become a few more.",
        ),
    ] = 240,
    players: Annotated[
        str | None,
        typer.Option(help="Numbers of players, with commas between; all that the game allows if left out."),
    ] = None,
    seed: Annotated[int, typer.Option(min=0, help="The same seed gives the same games.")] = 1,
    jobs: Annotated[int, typer.Option(min=0, max=256, help="Processes; 0 takes one a core.")] = 1,
    within: Annotated[
        float,
        typer.Option(min=0, max=100, help="Percentage points that a side may lie from an even share."),
    ] = 4.0,
    pairs_within: Annotated[
        float,
        typer.Option(min=0, max=50, help="The same for pairings, which are judged with two players."),
    ] = 10.0,
    page: Annotated[
        Path | None,
        typer.Option(
            "--out", metavar="FILE.html", help="Write the report to this file, and FILE.json beside it."
        ),
    ] = None,
    option: Options = None,
    pack: Pack = None,
    json: AsJson = False,
) -> None:
    """Play every side on every seat and board, and say how often each comes first.

    Where line-ups differ in a table option, such as the map, [bold]--option map=ruins[/] plays only some.
    """
    chosen = load_game(game, pack)
    given = {**chosen.in_lab.options_among_bots(), **read_assignments(option or [])}
    options = read_options(chosen.options, given)
    plan = BalancePlan(
        game=chosen.name,
        games=games,
        seed=seed,
        players=list(chosen.seat_counts) if players is None else read_players(players),
        bot=bot.strip(),
        options={name: options[name] for name in given},
        jobs=jobs or os.cpu_count() or 1,
        pack="" if pack is None else str(pack),
    )
    bounds = Bounds(within / 100, pairs_within / 100)
    total = check_balance(plan)
    report = _play(plan, bounds, total) if page is None else _play_into(page, chosen, plan, bounds, total)
    if json:
        print_json(report)
        return
    _show(report)
    if page is not None:
        out.print(f"The report is in {page} and {beside(page)}.", markup=False, soft_wrap=True)


def read_players(text: str) -> list[int]:
    """Numbers of players, each once and in order; raises `BadOption`."""
    try:
        return sorted({int(number) for number in text.split(",")})
    except ValueError as error:
        raise BadOption(f"'{text}' are no numbers of players: write for example 2,4.") from error


def beside(page: Path) -> Path:
    """The file that has the same report for programs."""
    return page.with_suffix(".json")


def _play(plan: BalancePlan, bounds: Bounds, total: int) -> Report:
    batches = []
    with games_played(total) as advance:
        for batch in play_balance(plan):
            batches.append(batch)
            advance(len(batch.games))
    return balance_report(plan, bounds, batches)


def _play_into(page: Path, game: Game, plan: BalancePlan, bounds: Bounds, total: int) -> Report:
    """Play, and write the report as a page and as JSON."""
    if page.suffix.lower() != PAGE:
        fail(f"{page} is no name for a page: let it end in {PAGE}.")
    check_plots()
    with new_files(page, beside(page)) as (written, data):
        report = _play(plan, bounds, total)
        written.write(render(report, game.title, load_texts(game.folder, "en")))
        print_json(report, data)
    return report


def _show(report: Report) -> None:
    """The verdicts as a table; everything else stands in the report."""
    table = Table("players", "board", "who", "share", "interval", "", box=None, pad_edge=False)
    for one in report.verdicts:
        table.add_row(
            str(one.players),
            one.board,
            one.side if one.against is None else f"{one.side} - {one.against}",
            f"{100 * one.share.value:.1f} %",
            f"{100 * one.share.low:.1f} to {100 * one.share.high:.1f}",
            ("within" if one.within else "outside") + ("" if one.sure else "?"),
        )
    out.print(table)
    within = sum(one.within for one in report.verdicts)
    out.print(f"{report.games:,} games; {within} of {len(report.verdicts)} within bounds.")
    if not all(one.sure for one in report.verdicts):
        out.print("A question mark: the interval crosses a bound, and more games may change the verdict.")
