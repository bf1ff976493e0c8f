"""Writes the sight of the maps in a folder anew: `python -m wildtable.games.wildlands.content.sight FOLDER`.

Sight is data (MAP-7, WL-RULING-59): computing it takes seconds, reading it milliseconds. If no folder is
named, it is that of the official maps.
"""

import sys
from pathlib import Path

from wildtable.engine.content import read_toml
from wildtable.engine.refusal import WildtableError
from wildtable.games.wildlands.content.maps import MAP_NAMES, MAPS, read_ground
from wildtable.games.wildlands.content.stored_sight import map_digest, sight_file
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


def write_sight(folder: Path) -> list[Path]:
    """Write the sight file beside each map of a folder; the files written."""
    maps = [folder / f"{name}.toml" for name in MAP_NAMES if (folder / f"{name}.toml").exists()]
    if not maps:
        raise WildtableError(
            f"{folder} holds no map: known are {', '.join(MAP_NAMES)}, each as a .toml file."
        )
    for path in maps:
        sight_file(path).write_text(sight_text(path), encoding="utf-8")
    return [sight_file(path) for path in maps]


def main() -> None:
    """Write the sight of the folder that the command line names."""
    try:
        for written in write_sight(Path(sys.argv[1]) if len(sys.argv) > 1 else MAPS):
            print(f"{written} written.")
    except WildtableError as error:
        sys.exit(str(error))


if __name__ == "__main__":
    main()
