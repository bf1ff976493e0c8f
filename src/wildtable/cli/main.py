"""The command `wildtable`: every command in its own file."""

from wildtable.cli import (  # noqa: F401  (importing a command registers it)
    balance,
    bench,
    cards,
    check,
    data,
    doctor,
    listings,
    maps,
    perft,
    play,
    records,
    rules,
    serve,
    simulate,
)
from wildtable.cli.app import app


def main() -> None:
    """Run the command line."""
    app()
