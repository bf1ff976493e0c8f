"""Maps and factions together, as a table with its options needs them."""

import json
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from wildtable.engine.content import Files, lay_over
from wildtable.engine.refusal import BadContent
from wildtable.games.wildlands.board import Board
from wildtable.games.wildlands.cards import CardSet
from wildtable.games.wildlands.content.factions import (
    FACTION_NAMES,
    PRINTED,
    Faction,
    load_factions,
    read_factions,
)
from wildtable.games.wildlands.content.maps import MAP_NAMES, MAPS, GameMap, load_map, read_map
from wildtable.games.wildlands.state import PICK_DRAFT, PICK_FREE, PICK_RANDOM, Settings

HERE = Path(__file__).parent
_PICKS = {"free": PICK_FREE, "random": PICK_RANDOM, "draft": PICK_DRAFT}


class Content:
    """The components that a game is played with: ours, or those of a pack laid over them."""

    def __init__(self, laid_over: Path | None = None) -> None:
        """`laid_over` is a pack's folder for this game; what is wrong with it is said now, not in play."""
        files = _with_own_sight(lay_over(HERE, laid_over))
        self.files = files
        self.digest = _without_sight(files).digest()
        self.replaced_factions = frozenset(
            name for name in FACTION_NAMES if _faction_file(name) in files.replaced
        )
        self.factions = self._factions(files)
        self._maps = {
            name: load_map(files.paths[_map_file(name)])
            for name in MAP_NAMES
            if _map_file(name) in files.replaced
        }
        self._boards: dict[tuple[str, bool], Board] = {}

    def _factions(self, files: Files) -> dict[str, Faction]:
        """Factions of a pack are compared with each other and with the printed one, not with stand-ins."""
        if not self.replaced_factions:
            return load_factions()
        paths = {name: files.paths[_faction_file(name)] for name in FACTION_NAMES}
        return read_factions(paths, self.replaced_factions | {PRINTED})

    def map(self, name: str) -> GameMap:
        """One of the two maps (WL-SETUP-01)."""
        if name not in MAP_NAMES:
            raise BadContent(f"There is no map '{name}': there are {', '.join(MAP_NAMES)}.")
        return self._maps[name] if name in self._maps else official_map(name)

    def board(self, name: str, gate_blocks_sight: bool) -> Board:
        """The tables of a map (WL-RULING-57)."""
        key = name, gate_blocks_sight
        if key not in self._boards:
            self._boards[key] = board_of(self.map(name), gate_blocks_sight)
        return self._boards[key]


def _map_file(name: str) -> str:
    return f"maps/{name}.toml"


def _faction_file(name: str) -> str:
    return f"factions/{name}.toml"


def _with_own_sight(files: Files) -> Files:
    """The files, every map with the sight that lies beside it; our sight says nothing of a pack's map."""
    paths = dict(files.paths)
    for name in MAP_NAMES:
        land, sight = _map_file(name), f"maps/{name}.sight.toml"
        if sight in files.replaced and land not in files.replaced:
            raise BadContent(f"{sight} belongs to a {land} of the pack, and there is none: leave it out.")
        if land in files.replaced and sight not in files.replaced:
            del paths[sight]
    return Files(paths, files.replaced)


def _without_sight(files: Files) -> Files:
    """The files but for stored sight: it follows from the map and the rules, whether it is stored or not."""
    return Files({name: path for name, path in files.paths.items() if not name.endswith(".sight.toml")})


@cache
def official_map(name: str) -> GameMap:
    """One of our two maps."""
    return load_map(MAPS / f"{name}.toml")


def own_map(document: dict[str, Any], place: str) -> GameMap:
    """A map that a document brings along; the same map is read, and its sight computed, only once."""
    return _own_map(json.dumps(document, sort_keys=True, default=str), place)


@lru_cache(maxsize=64)
def _own_map(document: str, place: str) -> GameMap:
    return read_map(json.loads(document), place)


def board_of(chosen: GameMap, gate_blocks_sight: bool) -> Board:
    """The tables of a map."""
    return Board(
        name=chosen.name,
        neighbours=[[number - 1 for number in beside] for beside in chosen.neighbours],
        cover=chosen.cover,
        high=chosen.high,
        sight=chosen.sight_gate_closed if gate_blocks_sight else chosen.sight,
        reasons=chosen.reasons(gate_blocks_sight),
        has_gate=bool(chosen.gate_edges),
    )


class Extras:
    """What a position brings along beyond the components of the game."""

    def __init__(self) -> None:
        self.map_document: object = None
        self.factions: list[dict[str, Any]] = []


def table_settings(
    content: Content, seats: int, options: dict[str, object], extras: Extras | None = None
) -> Settings:
    """What a table with these components and options has agreed on."""
    extras = extras or Extras()
    chosen = [content.factions[name] for name in FACTION_NAMES]
    gate_closed = options["gate_blocks_sight"] is True
    map_document = options["map"] if extras.map_document is None else extras.map_document
    if isinstance(map_document, dict):
        board = board_of(own_map(map_document, "position, map"), gate_closed)
    else:
        board = content.board(str(map_document), gate_closed)
    health = [character.health for faction in chosen for character in faction.characters]
    return Settings(
        seats=seats,
        board=board,
        map_document=map_document,
        faction_documents=[*FACTION_NAMES, *extras.factions],
        faction_names=[*FACTION_NAMES, *(str(own.get("name", "own")) for own in extras.factions)],
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
