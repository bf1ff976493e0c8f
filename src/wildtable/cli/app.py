"""The command line's frame: one app, one way to fail, one way to print a listing."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import wraps
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Annotated, Any, NoReturn, ParamSpec, TextIO

import msgspec
import typer
from rich.markup import escape

from wildtable import games
from wildtable.cli.shown import SafeConsole, shown, shown_json
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

lab = typer.Typer(
    name="lab",
    help="Find out about a game by playing it many times.",
    no_args_is_help=True,
    rich_markup_mode="rich",
)
app.add_typer(lab)

out = SafeConsole(highlight=False)
err = SafeConsole(stderr=True, highlight=False)

BAD_INPUT = 2
STOPPED = 130
NOT_INSTALLED = "not installed, run from source"

GameName = Annotated[str, typer.Argument(help="The game, for example [bold]wylde-hunt[/].", metavar="GAME")]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON instead of a table.")]
Language = Annotated[str, typer.Option("--lang", help="Language of the texts: en or de.")]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", help="A table option, name=value; may be given several times."),
]
Pack = Annotated[
    Path | None,
    typer.Option("--pack", metavar="DIR", help="A content pack to play with instead of our stand-ins."),
]


def _say_version(wanted: bool) -> None:
    if wanted:
        out.print(f"wildtable {version_of('wildtable') or NOT_INSTALLED}")
        raise typer.Exit


@app.callback()
def before_any_command(
    version: Annotated[
        bool,
        typer.Option("--version", callback=_say_version, is_eager=True, help="Say the version and leave."),
    ] = False,
) -> None:
    """The options that stand before a command."""


def command(
    name: str, example: str, among: typer.Typer = app
) -> Callable[[Callable[Params, None]], Callable[Params, None]]:
    """Register a command; bad input ends it with exit code 2 and one sentence, never a traceback.

    An interrupt is caught here, because typer would leave without a word.
    """

    def register(function: Callable[Params, None]) -> Callable[Params, None]:
        @wraps(function)
        def guarded(*args: Params.args, **kwargs: Params.kwargs) -> None:
            try:
                function(*args, **kwargs)
            except WildtableError as error:
                fail(str(error))
            except KeyboardInterrupt:
                err.print("Stopped.")
                raise typer.Exit(STOPPED) from None

        among.command(name, epilog=f"Example: [bold]{example}[/]")(guarded)
        return guarded

    return register


def fail(sentence: str) -> NoReturn:
    """Say what is wrong on standard error and leave with exit code 2."""
    err.print(f"[red]wildtable:[/] {escape(shown(sentence))}", soft_wrap=True)
    raise typer.Exit(BAD_INPUT)


@contextmanager
def naming(place: object) -> Iterator[None]:
    """Let the sentence of every error in this part begin with the place that it is about."""
    try:
        yield
    except WildtableError as error:
        raise WildtableError(f"{place}: {error}") from error


def print_json(value: Any, file: TextIO | None = None) -> None:
    """A listing as JSON, on standard output or in a file."""
    text = msgspec.json.format(msgspec.json.encode(value)).decode() + "\n"
    (file or sys.stdout).write(shown_json(text))


def load_game(name: str, pack: Path | None = None) -> Game:
    """The game of that name, with a content pack laid over its components if one is given."""
    return games.load(name, pack)


def version_of(package: str) -> str | None:
    """The version of an installed package; `None` if it is not installed."""
    try:
        return version(package)
    except PackageNotFoundError:
        return None
