"""Maps and factions together, as a table with its options needs them."""

import hashlib
from functools import cache
from pathlib import Path
from typing import Any

from wildtable.games.wildlands.board import Board
from wildtable.games.wildlands.cards import CardSet
from wildtable.games.wildlands.content.factions import load_factions
from wildtable.games.wildlands.content.maps import MAPS, GameMap, load_map, read_map
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


class Extras:
    """What a position brings along beyond the official components."""

    def __init__(self) -> None:
        self.map_document: object = None
        self.factions: list[dict[str, Any]] = []


def table_settings(seats: int, options: dict[str, object], extras: Extras | None = None) -> Settings:
    """What a table with these options has agreed on."""
    extras = extras or Extras()
    factions = load_factions()
    chosen = [factions[name] for name in FACTION_ORDER]
    gate_closed = options["gate_blocks_sight"] is True
    map_document = extras.map_document or options["map"]
    if isinstance(map_document, dict):
        board = board_of(read_map(map_document, "position, map"), gate_closed)
    else:
        board = official_board(str(map_document), gate_closed)
    health = [character.health for faction in chosen for character in faction.characters]
    return Settings(
        seats=seats,
        board=board,
        map_document=map_document,
        faction_documents=[*FACTION_ORDER, *extras.factions],
        faction_names=[*FACTION_ORDER, *(str(own.get("name", "own")) for own in extras.factions)],
        cards=[faction.cards for faction in chosen] + [CardSet(own["cards"]) for own in extras.factions],
        health=health + [number for own in extras.factions for number in own["health"]],
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
