"""Maps and factions together, as a table with its options needs them."""

import hashlib
from functools import cache
from pathlib import Path

from wildtable.games.wildlands.board import Board
from wildtable.games.wildlands.content.factions import load_factions
from wildtable.games.wildlands.content.maps import MAPS, GameMap, load_map
from wildtable.games.wildlands.state import PICK_DRAFT, PICK_FREE, PICK_RANDOM, Settings

HERE = Path(__file__).parent
FACTION_ORDER = ("guild", "gnomads", "lawbringers", "pit_fighters")
_PICKS = {"free": PICK_FREE, "random": PICK_RANDOM, "draft": PICK_DRAFT}


@cache
def official_map(name: str) -> GameMap:
    """One of the two maps (WL-SETUP-01)."""
    return load_map(MAPS / f"{name}.toml")


@cache
def official_board(name: str, gate_blocks_sight: bool) -> Board:
    """The tables of an official map (WL-RULING-57)."""
    return board_of(official_map(name), gate_blocks_sight)


def board_of(chosen: GameMap, gate_blocks_sight: bool) -> Board:
    """The tables of a map."""
    return Board(
        name=chosen.name,
        neighbours=[[number - 1 for number in beside] for beside in chosen.neighbours],
        cover=chosen.cover,
        high=chosen.high,
        sight=chosen.sight_gate_closed if gate_blocks_sight else chosen.sight,
    )


def table_settings(seats: int, options: dict[str, object], board: Board | None = None) -> Settings:
    """What a table with these options has agreed on."""
    factions = load_factions()
    chosen = [factions[name] for name in FACTION_ORDER]
    if board is None:
        board = official_board(str(options["map"]), options["gate_blocks_sight"] is True)
    return Settings(
        seats=seats,
        board=board,
        faction_names=list(FACTION_ORDER),
        cards=[faction.cards for faction in chosen],
        health=[character.health for faction in chosen for character in faction.characters],
        options=options,
        faction_pick=_PICKS[str(options["faction_pick"])],
        reshuffle_at_once=options["reshuffle"] == "immediate",
        open_discards=options["open_discards"] is True,
        area_empty_ok=options["area_empty_ok"] is True,
        area_needs_enemy=options["area_needs_enemy"] is True,
        auto_pass=options["auto_pass_without_wild"] is True,
        stall_rounds=int(str(options["stall_rounds"])),
        turn_limit=int(str(options["turn_limit"])),
    )


@cache
def content_digest() -> str:
    """The digest of the component data."""
    files = sorted(HERE.rglob("*.toml"))
    return hashlib.sha256(b"\0".join(path.read_bytes() for path in files)).hexdigest()[:16]
