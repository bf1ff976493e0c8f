"""The command `wildtable`: every command in its own file, imported when it is asked for."""

import sys
from importlib import import_module

from wildtable.cli.app import app

HOMES = {
    "backup": "data",
    "bench": "bench",
    "cards": "cards",
    "check": "check",
    "components": "data",
    "doctor": "doctor",
    "forget": "data",
    "games": "listings",
    "lab": "balance",
    "map": "maps",
    "perft": "perft",
    "play": "play",
    "replay": "records",
    "restore": "data",
    "rules": "rules",
    "serve": "serve",
    "simulate": "simulate",
    "verify": "records",
}
"""The module that registers each command."""


def register(word: str | None) -> None:
    """Import the home of this command; of every command where it is none, so that help lists them all."""
    for home in sorted({HOMES[word]} if word in HOMES else {*HOMES.values()}):
        import_module(f"wildtable.cli.{home}")


def main() -> None:
    """Run the command line."""
    register(sys.argv[1] if len(sys.argv) > 1 else None)
    app()
