"""Which modules are compiled, and whether the compiled form still fits its source.

Of the engine, the bots, the tables and the server those named here; of a game every module, save those that
its `__init__.py` names as its `EDGE`.
"""

import ast
import hashlib
import json
from importlib.util import find_spec
from pathlib import Path

STAMP = "_compiled.json"

_ENGINE = (
    "bits",
    "clauses",
    "deck",
    "dice",
    "effects",
    "event",
    "game",
    "in_force",
    "numbers",
    "playout",
    "refusal",
    "result",
    "rng",
    "sets",
    "stack",
    "state",
    "window",
    "words",
)
_BOTS = ("greedy", "ismcts", "lookahead", "memory", "own_way", "search")
_TABLE = (
    "clock",
    "endings",
    "entries",
    "entry",
    "match",
    "offers",
    "orders",
    "partners",
    "reactions",
    "said",
    "standing",
    "table",
    "takeback",
    "window",
)
_SERVER = ("audience", "company", "frames", "journal", "message")
_ROOMS = {"engine": _ENGINE, "bots": _BOTS, "table": _TABLE, "server": _SERVER}


def compiled_sources(package: Path) -> list[Path]:
    """The modules that compile: the engine's core, every game but its edge, the search, what every move at a
    table goes through."""
    found = [package / room / f"{name}.py" for room, names in _ROOMS.items() for name in names]
    for folder in (package / "games").iterdir():
        if (folder / "__init__.py").is_file():
            found += _compiled_in(folder)
    return sorted(found)


def _compiled_in(game: Path) -> list[Path]:
    """The modules of a game that compile."""
    edge = _edge_of(game / "__init__.py")
    modules = [path for path in game.rglob("*.py") if path.name != "__init__.py"]
    return [path for path in modules if path.relative_to(game).parts[0].removesuffix(".py") not in edge]


def _edge_of(init: Path) -> tuple[str, ...]:
    """A game's `EDGE`, read without importing the game: this runs before anything is built."""
    for line in ast.parse(init.read_text(encoding="utf-8")).body:
        if isinstance(line, ast.Assign) and [ast.unparse(name) for name in line.targets] == ["EDGE"]:
            return tuple(ast.literal_eval(line.value))
    return ()


def sources_digest(package: Path) -> str:
    """One digest over the sources of all compiled modules."""
    digest = hashlib.sha256()
    for path in compiled_sources(package):
        digest.update(path.relative_to(package).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()


def is_compiled() -> bool:
    """Does this program run native code?"""
    state = find_spec("wildtable.engine.state")
    return state is not None and not str(state.origin).endswith(".py")


def is_stale() -> bool:
    """Was a compiled module's source changed after it was compiled?"""
    package = Path(__file__).parent
    stamp = package / STAMP
    if not is_compiled():
        return False
    if not stamp.exists():
        return True
    return bool(json.loads(stamp.read_text())["sources"] != sources_digest(package))
