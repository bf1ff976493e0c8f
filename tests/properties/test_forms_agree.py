"""The interpreted and the compiled program play the same games, move for move."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from wildtable.compiled import is_compiled

ROOT = Path(__file__).parents[2]


def digest_with(path: str | None, game: str, games: int) -> list[str]:
    environment = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    if path is not None:
        environment["PYTHONPATH"] = path
    script = str(Path(__file__).parent / "games_digest.py")
    command = [sys.executable, script, game, str(games)]
    run = subprocess.run(command, env=environment, cwd=ROOT, capture_output=True, text=True, check=True)
    return run.stdout.split()


@pytest.mark.skipif(not is_compiled(), reason="compares the compiled form with the interpreted one")
@pytest.mark.parametrize(("game", "games"), [("wylde_hunt", 1500), ("wildlands", 150)])
def test_compiled_and_interpreted_play_the_same_games(game: str, games: int) -> None:
    source = digest_with(str(ROOT / "src"), game, games)
    native = digest_with(None, game, games)
    assert source[0] == "interpreted"
    assert native == ["compiled", source[1]]
