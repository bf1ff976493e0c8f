"""The house: a room uses the rooms below it, never those above or beside it."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parents[2] / "src" / "wildtable"

# Each room with its floor; rooms on the same floor stand beside each other.
FLOORS = {
    "compiled": 0,
    "engine": 1,
    "games": 2,
    "bots": 3,
    "table": 4,
    "lab": 5,
    "env": 5,
    "server": 5,
    "cli": 6,
    "__main__": 7,
}

SOURCES = sorted(path.relative_to(PACKAGE) for path in PACKAGE.rglob("*.py"))


def imported(path: Path) -> Iterator[str]:
    """The full name of everything of ours that a module imports, wherever in the file."""
    for node in ast.walk(ast.parse((PACKAGE / path).read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names if alias.name.split(".")[0] == "wildtable")
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: relative import in line {node.lineno}"
            if str(node.module).split(".")[0] == "wildtable":
                yield from (f"{node.module}.{alias.name}" for alias in node.names)


def room_of(path: Path) -> str:
    return path.parts[0].removesuffix(".py")


def crossings(path: Path) -> list[str]:
    """The imports of a module that do not point down or into its own room."""
    own = room_of(path)
    wrong = []
    for name in imported(path):
        room = name.split(".")[1] if "." in name else "__init__"
        if room != own and FLOORS.get(room, 99) >= FLOORS[own]:
            wrong.append(f"{path} imports {name}")
    return wrong


def test_there_is_something_to_check() -> None:
    assert {"engine", "games"} <= {room_of(path) for path in SOURCES}


def test_every_room_has_a_floor() -> None:
    assert {room_of(path) for path in SOURCES} - {"__init__"} <= set(FLOORS)


@pytest.mark.parametrize("room", sorted(FLOORS))
def test_imports_point_down(room: str) -> None:
    wrong = [line for path in SOURCES if room_of(path) == room for line in crossings(path)]
    assert wrong == []


def test_the_package_itself_imports_nothing() -> None:
    assert list(imported(Path("__init__.py"))) == []


def test_no_game_imports_another() -> None:
    for path in SOURCES:
        if path.parts[0] != "games" or len(path.parts) < 3:
            continue
        own = path.parts[1]
        for name in imported(path):
            parts = name.split(".")
            if parts[1] == "games":
                assert parts[2:3] == [own], f"{path} imports {name}"


def test_the_check_sees_a_crossing(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """The check itself is tested, or an empty list would prove nothing."""
    (tmp_path / "engine").mkdir()
    (tmp_path / "engine" / "bad.py").write_text("def f():\n    from wildtable.games import load\n")
    monkeypatch.setitem(globals(), "PACKAGE", tmp_path)
    assert crossings(Path("engine/bad.py")) == ["engine/bad.py imports wildtable.games.load"]
