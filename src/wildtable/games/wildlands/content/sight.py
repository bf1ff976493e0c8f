"""Writes the sight of the official maps anew: `python -m wildtable.games.wildlands.content.sight`.

Sight is data (MAP-7, WL-RULING-59): computing it takes seconds, reading it milliseconds.
"""

from pathlib import Path

from wildtable.games.wildlands.content.maps import MAPS, map_digest, read_ground, read_toml
from wildtable.games.wildlands.geometry import NO_LINE, sight_tables


def sight_text(path: Path) -> str:
    """The sight file of a map: who sees whom with how many spaces between."""
    ground = read_ground(path)
    gate_open, gate_closed = sight_tables(ground)
    lines = [
        "# Computed from the map; do not edit. A row '1: 2=0 5=1' says:",
        "# from space 1 one sees space 2 directly and space 5 over one space between.",
        f'map = "{map_digest(read_toml(path))}"',
        *_table("sight", gate_open),
    ]
    if any(True in row for row in ground.is_gate):
        lines += _table("sight_gate_closed", gate_closed)
    return "\n".join(lines) + "\n"


def _table(key: str, table: list[list[int]]) -> list[str]:
    rows = []
    for a, row in enumerate(table):
        seen = [f"{b + 1}={between}" for b, between in enumerate(row) if a != b and between != NO_LINE]
        rows.append(f'  "{a + 1}: {" ".join(seen)}",')
    return [f"{key} = [", *rows, "]"]


def main() -> None:
    """Write the sight file beside each official map."""
    for name in ("dungeon", "ruins"):
        path = MAPS / f"{name}.toml"
        path.with_suffix(".sight.toml").write_text(sight_text(path), encoding="utf-8")
        print(f"{name}.sight.toml written.")


if __name__ == "__main__":
    main()
