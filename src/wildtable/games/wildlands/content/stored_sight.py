"""Sight as stored beside a map: who sees whom, over how many spaces, or why not (MAP-7, WL-RULING-59)."""

import hashlib
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

from wildtable.engine.content import read_toml
from wildtable.engine.refusal import BadContent
from wildtable.games.wildlands.geometry import Ground
from wildtable.games.wildlands.sight import NO_LINE, REASONS, Ends, Sight, blind

REWRITE = "python -m wildtable.games.wildlands.content.sight"
METHOD = "exact lines, also aslant"  # stored sight that was found in another way is refused

T = TypeVar("T")
Tables = tuple[Sight, Sight]  # for an open and for a closed gate


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
    if stored.get("method") != METHOD:
        raise BadContent(f"{stored_at.name} was made by another version of the program: {_what_to_do(path)}.")
    sight = _read(path, stored, ground, "")
    for a, b, ends in _rows(path, stored.get("aslant"), len(ground.spaces), "1: 2=9.0,5.0,40.0,7.0", _ends):
        sight.aslant[a, b] = ends
    if not any(True in row for row in ground.is_gate):
        return sight, sight
    return sight, _read(path, stored, ground, "_gate_closed")


def _read(path: Path, stored: dict[str, Any], ground: Ground, gate: str) -> Sight:
    sight = blind(ground)
    size = len(ground.spaces)
    for a, b, between in _rows(path, stored.get(f"sight{gate}"), size, "1: 2=0 5=1", _count):
        sight.between[a][b] = between
        sight.reasons[a][b] = ""
    for a, b, reason in _rows(path, stored.get(f"unseen{gate}"), size, "1: 2=WL-LOS-03", _reason):
        if sight.between[a][b] == NO_LINE:
            sight.reasons[a][b] = reason
    return sight


def _rows(
    path: Path, rows: object, size: int, example: str, value: Callable[[str], T]
) -> list[tuple[int, int, T]]:
    """From, to and value of rows like "1: 2=0 5=1": from space 1 to space 2 it is 0, to space 5 it is 1."""
    place = sight_file(path).name
    if not isinstance(rows, list) or len(rows) != size:
        raise BadContent(
            f"{place}: there must be a row of sight for each of the {size} spaces: {_what_to_do(path)}."
        )
    found = []
    for a, row in enumerate(rows):
        try:
            seer, _, seen = row.partition(":")
            pairs = [pair.split("=") for pair in seen.split()]
            entries = [(a, int(there) - 1, value(what)) for there, what in pairs]
            if int(seer) != a + 1 or any(not 0 <= b < size for _, b, _ in entries):
                raise ValueError
        except (AttributeError, ValueError):
            raise BadContent(
                f"{place}: the row '{row}' is not like '{example}': {_what_to_do(path)}."
            ) from None
        found += entries
    return found


def _count(text: str) -> int:
    if not text.isdecimal():
        raise ValueError
    return int(text)


def _ends(text: str) -> Ends:
    x, y, to_x, to_y = (float(number) for number in text.split(","))
    return (x, y), (to_x, to_y)


def _reason(text: str) -> str:
    if text not in REASONS:
        raise ValueError
    return text


def _what_to_do(path: Path) -> str:
    return f"delete it, or write it anew with {REWRITE} {path.parent}"
