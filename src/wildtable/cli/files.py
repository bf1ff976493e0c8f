"""New files for what a command finds out."""

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import TextIO

from wildtable.cli.app import fail


@contextmanager
def new_files(*paths: Path) -> Iterator[list[TextIO]]:
    """Files to write into; none may be there already.

    They are made at once, so that nothing is worked out in vain, and are gone again if anything goes wrong:
    half a file is worse than none.
    """
    made: list[Path] = []
    try:
        with ExitStack() as stack:
            files: list[TextIO] = []
            for path in paths:
                files.append(stack.enter_context(_made(path)))
                made.append(path)
            yield files
    except OSError as error:
        for path in made:
            path.unlink()
        names = " and ".join(str(path) for path in paths)
        fail(f"What was found out could not be written to {names}: {error.strerror}.")
    except BaseException:
        for path in made:
            path.unlink()
        raise


def _made(path: Path) -> TextIO:
    try:
        return path.open("x", encoding="utf-8", newline="\n")
    except FileExistsError:
        fail(f"{path} is there already and is not overwritten: name another file.")
    except (OSError, ValueError) as error:
        cause = error.strerror if isinstance(error, OSError) else str(error)
        fail(f"{path} cannot be written: {cause}; name another file.")
