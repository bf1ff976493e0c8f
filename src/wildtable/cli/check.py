"""`wildtable check`: do the cases of these files hold?"""

from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.markup import escape

from wildtable.cli.app import BAD_INPUT, AsJson, Pack, command, err, load_game, naming, out, print_json
from wildtable.cli.shown import shown
from wildtable.engine.case import BAD, FAILED, OK, Case, Unreadable, Verdict, judge, read_each

FAILURE = 1
MARKS = {OK: "[green]ok[/]", FAILED: "[red]failed[/]", BAD: "[red]bad[/]"}


@command("check", "wildtable check cases.json lesson.md")
def check(
    files: Annotated[list[Path], typer.Argument(help="JSON files, or Markdown with json blocks.")],
    pack: Pack = None,
    json: AsJson = False,
) -> None:
    """Check cases: positions, actions, and what must hold after them.

    Every case gets its own verdict: ok, failed, or bad if something in it cannot be read. Exit code 1 if one
    failed, 2 if one is bad.
    """
    verdicts = [_judge(case, pack) for path in files for case in read_each(path)]
    if json:
        print_json([{**msgspec.to_builtins(one), "ok": one.verdict == OK} for one in verdicts])
    else:
        for one in verdicts:
            _show(one)
        if any(one.id for one in verdicts):
            _count([one.verdict for one in verdicts])
    found = {one.verdict for one in verdicts}
    if found != {OK}:
        raise typer.Exit(BAD_INPUT if BAD in found else FAILURE)


def _judge(case: Case | Unreadable, pack: Path | None) -> Verdict:
    with naming(case.place):  # a pack that does not fit is no mistake of the case
        return judge(case, lambda name: load_game(name, pack))


def _show(one: Verdict) -> None:
    if not one.id:
        err.print(f"[red]wildtable:[/] {escape(shown(one.problems[0]))}", soft_wrap=True)
        return
    name, about = escape(shown(one.id)), escape(shown(one.about))
    out.print(f"{MARKS[one.verdict]} {name} [dim]{about}[/]", soft_wrap=True)
    for problem in one.problems:
        out.print(f"   {shown(problem)}", markup=False, soft_wrap=True)


def _count(verdicts: list[str]) -> None:
    bad = verdicts.count(BAD)
    told = f"{verdicts.count(OK)} passed, {verdicts.count(FAILED)} failed"
    out.print(told + (f", {bad} bad" if bad else ""))
