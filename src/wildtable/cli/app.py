"""The command line's frame: one app, one way to fail, one way to print a listing."""

import sys
from collections.abc import Callable
from functools import wraps
from typing import Annotated, Any, NoReturn, ParamSpec

import msgspec
import typer
from rich.console import Console

from wildtable import games
from wildtable.engine.game import Game
from wildtable.engine.refusal import WildtableError

Params = ParamSpec("Params")

app = typer.Typer(
    name="wildtable",
    help="One table for four board games: play in the terminal, simulate, check and measure.",
    no_args_is_help=True,
    rich_markup_mode="rich",
    pretty_exceptions_enable=False,
    add_completion=False,
)

out = Console(highlight=False)
err = Console(stderr=True, highlight=False)

BAD_INPUT = 2

GameName = Annotated[str, typer.Argument(help="The game, for example [bold]wylde-hunt[/].", metavar="GAME")]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON instead of a table.")]
Language = Annotated[str, typer.Option("--lang", help="Language of the texts: en or de.")]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", help="A table option, name=value; may be given several times."),
]


def command(name: str, example: str) -> Callable[[Callable[Params, None]], Callable[Params, None]]:
    """Register a command; bad input ends it with exit code 2 and one sentence, never a traceback."""

    def register(function: Callable[Params, None]) -> Callable[Params, None]:
        @wraps(function)
        def guarded(*args: Params.args, **kwargs: Params.kwargs) -> None:
            try:
                function(*args, **kwargs)
            except WildtableError as error:
                fail(str(error))

        app.command(name, epilog=f"Example: [bold]{example}[/]")(guarded)
        return guarded

    return register


def fail(sentence: str) -> NoReturn:
    """Say what is wrong on standard error and leave with exit code 2."""
    err.print(f"[red]wildtable:[/] {_plain(sentence)}", soft_wrap=True)
    raise typer.Exit(BAD_INPUT)


def print_json(value: Any) -> None:
    """A listing as JSON."""
    sys.stdout.write(msgspec.json.format(msgspec.json.encode(value)).decode() + "\n")


def load_game(name: str) -> Game:
    return games.load(name)


def _plain(text: str) -> str:
    return text.replace("[", r"\[")
