"""Which rooms are compiled, and whether the compiled form still fits its source."""

import hashlib
import json
from importlib.util import find_spec
from pathlib import Path

STAMP = "_compiled.json"

_ENGINE = ["bits", "deck", "dice", "event", "game", "playout", "refusal", "result", "rng", "state", "window"]
_GAME = (
    "actions",
    "board",
    "cards",
    "chance",
    "elements",
    "events",
    "game",
    "judge",
    "legal",
    "notation",
    "play",
    "refusals",
    "resample",
    "state",
    "rules/*",
)
_BOTS = ("greedy", "ismcts", "memory", "search")


def compiled_sources(package: Path) -> list[Path]:
    """The modules that compile: the engine's core, every game's hot rooms, the search."""
    patterns = [f"engine/{name}.py" for name in _ENGINE]
    patterns += [f"games/*/{name}.py" for name in _GAME]
    patterns += [f"bots/{name}.py" for name in _BOTS]
    found = {path for pattern in patterns for path in package.glob(pattern)}
    return sorted(path for path in found if path.name != "__init__.py")


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
