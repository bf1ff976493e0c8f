"""Records and cases as a person would write them down, to be damaged one at a time."""

import hashlib
import json
from pathlib import Path
from typing import Any

from wildtable.games import load

BODY = f"""wildtable record 1
game "wylde_hunt"
version 1
content "{load("wylde_hunt").content_digest}"
options {{}}
seats ["human","random"]

S setup 1
U mortal D5
S order first

end {{"entries":3}}
"""

POSITION: dict[str, Any] = {
    "at": "phase1",
    "fae": {"S-Sylph": "A1", "U-Undine": "H8"},
    "stones": {"Spring": "D4", "Summer": "D5", "Autumn": "E5", "Winter": "E4"},
    "mortal": "D4",
}

CASE: dict[str, Any] = {
    "id": "two-left",
    "about": "The stone may go to two squares.",
    "rules": ["WH-STONE-04"],
    "game": "wylde_hunt",
    "position": POSITION,
    "expect": {"step": "stone", "legal_exactly": ["stone F4", "stone E3"]},
}


def sealed(body: str) -> str:
    """A record's text with the digest that fits it."""
    return f'{body}digest "sha256:{hashlib.sha256(body.encode()).hexdigest()}"\n'


def record_with(old: str, new: str) -> str:
    """The good record with one thing changed and the digest put right."""
    assert old in BODY
    return sealed(BODY.replace(old, new))


def case_with(**changes: object) -> dict[str, Any]:
    """The good case with some fields changed."""
    return {**CASE, **changes}


def position_with(**changes: object) -> dict[str, Any]:
    """The good case with some fields of its position changed."""
    return case_with(position={**POSITION, **changes})


def write(path: Path, content: object) -> Path:
    """Write a text as it is, bytes as they are, anything else as JSON."""
    if isinstance(content, bytes):
        path.write_bytes(content)
    else:
        path.write_text(content if isinstance(content, str) else json.dumps(content), encoding="utf-8")
    return path
