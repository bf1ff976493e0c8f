"""Content packs made for tests: our own files with a few things changed."""

from collections.abc import Mapping
from pathlib import Path

from wildtable.games import load

GUILD = "wildlands/factions/guild.toml"
BOARD = "wylde_hunt/board.toml"


def ours(name: str) -> str:
    """Our own file, named as in a pack."""
    game, _, file = name.partition("/")
    return (load(game).folder / "content" / file).read_text(encoding="utf-8")


def changed(name: str, *changes: tuple[str, str]) -> str:
    """Our own file with passages replaced everywhere, each of which must be there."""
    text = ours(name)
    for old, new in changes:
        assert old in text
        text = text.replace(old, new)
    return text


def write_pack(folder: Path, files: Mapping[str, str]) -> Path:
    """A pack with these files."""
    for name, text in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return folder


def guild_pack(folder: Path) -> Path:
    """Cindrick of the Guild is called Ash and has four health; one of his cards lets somebody fly."""
    text = changed(
        GUILD,
        ('name = "Cindrick Ould"\nkind = "wizard of fire"\nhealth = 2', 'name = "Ash"\nhealth = 4'),
        ("1:area 2:shield open:ranged", "1:area 2:shield open:fly"),
    )
    return write_pack(folder, {GUILD: text})


def board_pack(folder: Path) -> Path:
    """Another board for Wylde Hunt: B5 is a river."""
    return write_pack(folder, {BOARD: changed(BOARD, ('"FMRPFMRP"', '"FRRPFMRP"'))})
