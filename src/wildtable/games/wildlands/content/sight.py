"""Writes the sight of the maps in a folder anew: `python -m wildtable.games.wildlands.content.sight FOLDER`.

Sight is data (MAP-7, WL-RULING-59): computing it takes half a second, reading it milliseconds. If no folder
is named, it is that of the official maps.
"""

import sys
from pathlib import Path

from wildtable.engine.content import read_toml
from wildtable.engine.refusal import WildtableError
from wildtable.games.wildlands.content.maps import MAP_NAMES, MAPS, read_ground
from wildtable.games.wildlands.content.stored_sight import METHOD, map_digest, sight_file
from wildtable.games.wildlands.geometry import Ground
from wildtable.games.wildlands.sight import NO_LINE, Sight, blind, sight_of


def sight_text(path: Path) -> str:
    """The sight file of a map: who sees whom with how many spaces between, and why others are not seen."""
    ground = read_ground(path)
    gate_open, gate_closed = sight_of(ground)
    lines = [
        "# Computed from the map; do not edit. A row '1: 2=0 5=1' of sight says:",
        "# from space 1 one sees space 2 directly and space 5 over one space between.",
        "# A row '1: 7=WL-LOS-03' of unseen says: by that rule one does not see space 7 from space 1.",
        "# A row '1: 2=9.0,5.0,40.0,7.0' of aslant says: space 1 sees space 2 along a line from (9, 5)",
        "# to (40, 7), and not from middle to middle.",
        "# What stands in neither is high ground seen from low (WL-LOS-05) or behind a wall (WL-LOS-02).",
        f'map = "{map_digest(read_toml(path))}"',
        f'method = "{METHOD}"',
        *_tables("", gate_open, ground),
    ]
    if any(True in row for row in ground.is_gate):
        lines += _tables("_gate_closed", gate_closed, ground)
    slants: list[list[tuple[int, str]]] = [[] for _ in ground.spaces]
    for (a, b), ends in gate_open.aslant.items():
        slants[a].append((b, ",".join(f"{number:.1f}" for point in ends for number in point)))
    lines += _rows("aslant", slants)
    return "\n".join(lines) + "\n"


def _tables(gate: str, sight: Sight, ground: Ground) -> list[str]:
    plain = blind(ground)
    seen = [
        [(b, str(n)) for b, n in enumerate(row) if a != b and n != NO_LINE]
        for a, row in enumerate(sight.between)
    ]
    unseen = [
        [(b, reason) for b, reason in enumerate(row) if reason not in ("", plain.reasons[a][b])]
        for a, row in enumerate(sight.reasons)
    ]
    return [*_rows(f"sight{gate}", seen), *_rows(f"unseen{gate}", unseen)]


def _rows(key: str, table: list[list[tuple[int, str]]]) -> list[str]:
    rows = [f'  "{a + 1}: {" ".join(f"{b + 1}={what}" for b, what in row)}",' for a, row in enumerate(table)]
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
