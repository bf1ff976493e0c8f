"""The interpreted and the compiled program play the same games, move for move."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from wildtable.compiled import is_compiled
from wildtable.games import load, names

ROOT = Path(__file__).parents[2]
STEPS = 600
ENDS = [
    (name, seats)
    for name in names()
    for seats in sorted({*load(name).seat_counts[:1], *load(name).seat_counts[-1:]})
]
"""The fewest and the most seats of every game."""


def digest_with(path: str | None, name: str, seats: int) -> list[str]:
    """The form that was run and its digest; the path decides which form it is."""
    environment = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    if path is not None:
        environment["PYTHONPATH"] = path
    command = [sys.executable, "-m", "tests.contract.games_digest", name, str(seats), str(STEPS)]
    run = subprocess.run(command, env=environment, cwd=ROOT, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    return run.stdout.split()


@pytest.mark.skipif(not is_compiled(), reason="compares the compiled form with the interpreted one")
@pytest.mark.parametrize(("name", "seats"), ENDS)
def test_compiled_and_interpreted_play_the_same_games(name: str, seats: int) -> None:
    source = digest_with(str(ROOT / "src"), name, seats)
    native = digest_with(None, name, seats)
    assert source[0] == "interpreted"
    assert native == ["compiled", source[1]]
