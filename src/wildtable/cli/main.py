"""The command `wildtable`: every command in its own file."""

from wildtable.cli import (  # noqa: F401  (importing a command registers it)
    bench,
    check,
    doctor,
    listings,
    perft,
    play,
    records,
    rules,
    simulate,
)
from wildtable.cli.app import app, err


def main() -> None:
    """Run the command line."""
    try:
        app()
    except KeyboardInterrupt:
        err.print("Stopped.")
        raise SystemExit(130) from None
