"""Sight as it is stored beside a map: who sees whom with how many spaces between (MAP-7, WL-RULING-59)."""

import hashlib
import json
from pathlib import Path
from typing import Any

from wildtable.engine.content import read_toml
from wildtable.engine.refusal import BadContent
from wildtable.games.wildlands.geometry import NO_LINE, Ground

REWRITE = "python -m wildtable.games.wildlands.content.sight"

Tables = tuple[list[list[int]], list[list[int]]]  # for an open and for a closed gate


def sight_file(path: Path) -> Path:
    """Where the sight of a map's file is stored."""
    return path.with_suffix(".sight.toml")


def map_digest(document: dict[str, Any]) -> str:
    """A digest of what the map says; comments and layout do not change it."""
    return hashlib.sha256(json.dumps(document, sort_keys=True, default=str).encode()).hexdigest()[:16]


def stored_sight(path: Path, document: dict[str, Any], ground: Ground) -> Tables | None:
    """Sight as stored beside the map's file; `None` if there is no such file."""
    stored_at = sight_file(path)
    if not stored_at.exists():
        return None
    stored = read_toml(stored_at)
    if stored.get("map") != map_digest(document):
        raise BadContent(f"{stored_at.name} was made for another {path.name}: {_what_to_do(path)}.")
    size = len(ground.spaces)
    sight = _sight_rows(path, stored.get("sight"), size)
    if not any(True in row for row in ground.is_gate):
        return sight, sight
    return sight, _sight_rows(path, stored.get("sight_gate_closed"), size)


def _sight_rows(path: Path, rows: object, size: int) -> list[list[int]]:
    """The table of rows like "1: 2=0 5=1": space 1 sees 2 directly and 5 over one space between."""
    table = [[0 if a == b else NO_LINE for b in range(size)] for a in range(size)]
    place = sight_file(path).name
    if not isinstance(rows, list) or len(rows) != size:
        raise BadContent(
            f"{place}: there must be a row of sight for each of the {size} spaces: {_what_to_do(path)}."
        )
    for a, row in enumerate(rows):
        try:
            seer, _, seen = row.partition(":")
            sees = [tuple(map(int, pair.split("="))) for pair in seen.split()]
            if int(seer) != a + 1 or any(not 1 <= b <= size or between < 0 for b, between in sees):
                raise ValueError
        except (AttributeError, ValueError):
            raise BadContent(
                f"{place}: the row '{row}' is not like '1: 2=0 5=1': {_what_to_do(path)}."
            ) from None
        for b, between in sees:
            table[a][b - 1] = between
    return table


def _what_to_do(path: Path) -> str:
    return f"delete it, or write it anew with {REWRITE} {path.parent}"
