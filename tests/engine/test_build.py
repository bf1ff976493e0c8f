"""The build needs no more than pyproject.toml says: pip compiles where nothing else is installed."""

import ast
import re
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

from wildtable.compiled import compiled_sources

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "wildtable"


def imported(path: Path) -> Iterator[str]:
    """The name of every module that a source may import; of `from a import b` both `a` and `a.b`."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield str(node.module)
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def ours(name: str) -> Path | None:
    """The source of a module of ours."""
    place = PACKAGE.parent.joinpath(*name.split("."))
    return next((path for path in (place.with_suffix(".py"), place / "__init__.py") if path.is_file()), None)


def looked_at(sources: list[Path]) -> dict[str, Path]:
    """What the type checker must find of others to check those sources and all they import, with a place."""
    foreign: dict[str, Path] = {}
    seen: set[Path] = set()
    waiting = list(sources)
    while waiting:
        path = waiting.pop()
        if path in seen:
            continue
        seen.add(path)
        for name in imported(path):
            source = ours(name)
            if source is not None:
                waiting.append(source)
            elif not name.startswith("wildtable"):
                foreign.setdefault(name.split(".")[0], path)
    return {name: path for name, path in foreign.items() if name not in sys.stdlib_module_names}


def test_what_is_compiled_imports_only_what_the_build_requires() -> None:
    required = tomllib.loads((ROOT / "pyproject.toml").read_text())["build-system"]["requires"]
    named = {re.split(r"[^\w.]", line)[0].split(".")[0] for line in required}
    found = looked_at(compiled_sources(PACKAGE))
    assert "msgspec" in found
    named.add("mypy_extensions")  # comes with mypy
    assert {name: path for name, path in found.items() if name not in named} == {}
