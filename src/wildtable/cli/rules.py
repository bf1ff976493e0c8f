"""`wildtable rules`: the rulebook, one rule of it, or which rules no test proves."""

from pathlib import Path
from typing import Annotated

import typer
from rich.markdown import Markdown
from rich.table import Table

from wildtable.cli.app import AsJson, GameName, Language, command, fail, load_game, out, print_json
from wildtable.engine.coverage import cover, find_tests
from wildtable.engine.game import Game
from wildtable.engine.rulebook import Rule, load_rulebook


@command("rules", "wildtable rules wylde-hunt WH-STONE-03 --lang de")
def rules(
    game: GameName,
    rule: Annotated[str | None, typer.Argument(metavar="ID", help="An id, or how ids begin.")] = None,
    lang: Language = "en",
    coverage: Annotated[bool, typer.Option("--coverage", help="Which rules have a test.")] = False,
    tests: Annotated[Path | None, typer.Option(help="Where the tests are, for --coverage.")] = None,
    json: AsJson = False,
) -> None:
    """Read a game's rulebook, or one rule of it."""
    chosen = load_game(game)
    if coverage:
        show_coverage(chosen, tests, json)
        return
    book = load_rulebook(chosen.folder, lang)
    if rule is None:
        if json:
            print_json(list(book.values()))
        else:
            out.print(Markdown((chosen.folder / "rulebook" / f"{lang}.md").read_text(encoding="utf-8")))
        return
    found = _find(book, rule.strip().upper())
    if not found:
        fail(f"{chosen.title} has no rule '{rule}': 'wildtable rules {chosen.name}' shows them all.")
    if json:
        print_json(found)
        return
    for entry in found:
        out.print(f"[bold]{entry.id}[/] [dim]{entry.chapter}[/]")
        out.print(Markdown(entry.text))


def _find(book: dict[str, Rule], wanted: str) -> list[Rule]:
    """The rule of that id, or all whose ids begin so; an empty text is the beginning of none."""
    if wanted in book:
        return [book[wanted]]
    return [rule for rule in book.values() if wanted and rule.id.startswith(wanted)]


def show_coverage(game: Game, tests: Path | None, json: bool) -> None:
    """Every id with what proves it; exit code 1 if one has neither a test nor a reason."""
    found = cover(game, find_tests(tests))
    if json:
        print_json(found)
    else:
        table = Table("rule", "tests", "cases", "or why not", box=None, pad_edge=False)
        for entry in found.rules:
            table.add_row(entry.id, str(len(entry.tests)), str(len(entry.cases)), entry.reason)
        out.print(table)
        counted = f"{len(found.rules)} rules, {len(found.proved)} proved, {len(found.excused)} with a reason"
        out.print(f"{counted}, {len(found.missing)} missing: {', '.join(found.missing) or 'none'}.")
    if found.missing or found.unknown:
        if found.unknown:
            out.print(f"Unknown ids in tests or cases: {', '.join(found.unknown)}.")
        raise typer.Exit(1)
