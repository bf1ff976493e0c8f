"""`doctor`: what the installation is made of, and whether native code fits its source."""

import json
import os
import shutil
from importlib import import_module
from pathlib import Path

import pytest

import wildtable.compiled
from tests.cli.run import wildtable as run
from wildtable import games
from wildtable.compiled import compiled_sources, is_compiled, sources_digest

PACKAGE = Path(wildtable.compiled.__file__).parent


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """The package, copied where a test may change it."""
    return Path(
        shutil.copytree(PACKAGE, tmp_path / "wildtable", ignore=shutil.ignore_patterns("__pycache__"))
    )


def test_json_fields() -> None:
    told = run("doctor", "--json").json()
    assert told["python"].startswith("3.")
    assert told["compiled"] is is_compiled()
    assert told["stale"] is False
    assert told["problems"] == []
    assert set(told["libraries"]) == {"fluent.runtime", "librt", "msgspec", "rich", "typer"}
    assert all(told["libraries"].values())
    assert len(told["games"]["wylde_hunt"]) >= 16
    assert bool(told["advice"]) is not is_compiled()


def test_text() -> None:
    told = run("doctor")
    assert told.code == 0
    assert ("All is well." in told.out) is is_compiled()
    assert ("Works, with the remark above." in told.out) is not is_compiled()
    assert "msgspec" in told.out


def test_the_digest_follows_every_compiled_source_and_nothing_else(copy: Path) -> None:
    before = sources_digest(copy)
    assert before == sources_digest(PACKAGE)
    names = {path.relative_to(copy).as_posix() for path in compiled_sources(copy)}
    assert {"engine/rng.py", "games/wylde_hunt/rules/stone.py", "bots/search.py"} <= names
    assert not any(name.startswith("cli/") for name in names)
    (copy / "cli" / "app.py").write_text("")
    assert sources_digest(copy) == before
    with (copy / "games" / "wylde_hunt" / "rules" / "stone.py").open("a") as source:
        source.write("# changed\n")
    assert sources_digest(copy) != before


@pytest.mark.parametrize("name", games.names())
def test_every_room_of_a_game_compiles_but_its_edge(name: str) -> None:
    folder = PACKAGE / "games" / name
    edge = import_module(f"wildtable.games.{name}").EDGE
    assert all((folder / room).is_dir() or (folder / f"{room}.py").is_file() for room in edge)
    compiled = {path.relative_to(folder) for path in compiled_sources(PACKAGE) if folder in path.parents}
    assert {"at_table", "in_lab", "terminal"} <= set(edge)
    assert {Path("game.py"), Path("state.py"), Path("actions.py")} <= compiled
    assert not any(path.parts[0].removesuffix(".py") in edge for path in compiled)


def test_stale_native_code_is_noticed(copy: Path) -> None:
    with (copy / "engine" / "rng.py").open("a") as source:
        source.write("# changed\n")
    path = os.pathsep.join(filter(None, [str(copy.parent), os.environ.get("PYTHONPATH")]))
    told = run("doctor", "--json", PYTHONPATH=path)
    found = json.loads(told.out)
    assert found["stale"] is is_compiled()
    assert told.code == (1 if is_compiled() else 0)
    assert any("older than its source" in problem for problem in found["problems"]) is is_compiled()
