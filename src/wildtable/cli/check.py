"""`wildtable check`: do the cases of these files hold?"""

from pathlib import Path
from typing import Annotated

import typer
from rich.markup import escape

from wildtable.cli.app import AsJson, Pack, command, load_game, naming, out, print_json
from wildtable.engine.case import Case, check_case, read_cases


@command("check", "wildtable check cases.json lesson.md")
def check(
    files: Annotated[list[Path], typer.Argument(help="JSON files, or Markdown with json blocks.")],
    pack: Pack = None,
    json: AsJson = False,
) -> None:
    """Check cases: positions, actions, and what must hold after them. Exit code 1 if one does not hold."""
    cases = [case for path in files for case in read_cases(path)]
    results = [(case, _check(case, pack)) for case in cases]
    failed = [case for case, problems in results if problems]
    if json:
        print_json(
            [
                {"id": case.id, "place": case.place, "ok": not problems, "problems": problems}
                for case, problems in results
            ]
        )
    else:
        for case, problems in results:
            _show(case, problems)
        out.print(f"{len(cases) - len(failed)} passed, {len(failed)} failed")
    if failed:
        raise typer.Exit(1)


def _check(case: Case, pack: Path | None) -> list[str]:
    with naming(case.place):
        game = load_game(case.game, pack)
    return check_case(game, case)


def _show(case: Case, problems: list[str]) -> None:
    mark = "[red]failed[/]" if problems else "[green]ok[/]"
    out.print(f"{mark} {escape(case.id)} [dim]{escape(case.about)}[/]", soft_wrap=True)
    for problem in problems:
        out.print(f"   {problem}", markup=False, soft_wrap=True)
