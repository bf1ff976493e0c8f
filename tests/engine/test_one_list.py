"""Adding a game touches its own folders and one list: nothing else in the program names a game."""

import re
from pathlib import Path

import pytest

from wildtable import games

ROOT = Path(__file__).parents[2]
PROGRAM = ("src/wildtable", "web/src")
THE_LIST = "src/wildtable/games/__init__.py"
BUILT = "src/wildtable/server/static"
SUFFIXES = (".css", ".ftl", ".html", ".py", ".svelte", ".toml", ".ts")

# Help and docstrings show how something is used, and an example is of one game: a command line, a doctest,
# "for example", and the head of a record in engine/record.py.
EXAMPLE = re.compile(r"wildtable [a-z]+ |>>> |for example|^    game \"")


def mentions(root: Path, name: str) -> list[str]:
    """Every line of the program outside the folders of a game that names it and is no example."""
    written = re.compile(name.replace("_", "[ _-]?"), re.IGNORECASE)
    files = [path for folder in PROGRAM for path in (root / folder).rglob("*") if path.suffix in SUFFIXES]
    found = []
    for path in sorted(files):
        place = path.relative_to(root)
        if place.as_posix() == THE_LIST or place.is_relative_to(BUILT) or name in place.parts:
            continue
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
            if written.search(line) and not EXAMPLE.search(line):
                found.append(f"{place.as_posix()}:{number}: {line.strip()}")
    return found


@pytest.mark.parametrize("name", games.names())
def test_a_game_is_named_in_its_own_folders_only(name: str) -> None:
    assert mentions(ROOT, name) == []


def test_the_check_sees_a_mention(tmp_path: Path) -> None:
    """The check itself is tested, or an empty list would prove nothing."""
    for place in (THE_LIST, "src/wildtable/games/old_maid/game.py", "web/src/boards/old_maid/index.ts"):
        (tmp_path / place).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / place).write_text("old_maid")
    (tmp_path / "web/src/home.ts").write_text("a\nif (game === 'old_maid') {}\n")
    (tmp_path / "src/wildtable/cli.py").write_text('"wildtable play old-maid"\nfrom x import OldMaid\n')
    assert mentions(tmp_path, "old_maid") == [
        "src/wildtable/cli.py:2: from x import OldMaid",
        "web/src/home.ts:2: if (game === 'old_maid') {}",
    ]
