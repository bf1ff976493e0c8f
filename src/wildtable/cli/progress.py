"""A bar that shows how many games are played, where somebody watches."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from wildtable.cli.app import err


@contextmanager
def games_played(total: int) -> Iterator[Callable[[int], None]]:
    """A bar on standard error for so many games; call what you get with every number of games played."""
    columns = (TextColumn("games"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=err, transient=True, disable=not err.is_terminal) as progress:
        task = progress.add_task("games", total=total)
        yield lambda played: progress.advance(task, played)
