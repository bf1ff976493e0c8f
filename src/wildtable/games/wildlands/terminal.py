"""Wildlands in a terminal: no map, but where everybody is, what lies next to it, and what one holds.

Every player has a colour and a label (P2) beside it; P2.3 is the character in slot 3 of that player.
"""

from typing import Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from wildtable.engine.game import Game
from wildtable.engine.state import View
from wildtable.engine.texts import NOTHING, Texts
from wildtable.games.wildlands.cards import OPEN
from wildtable.games.wildlands.content.library import Content, own_map
from wildtable.games.wildlands.content.maps import GameMap
from wildtable.games.wildlands.frames import FIRST_HAND
from wildtable.games.wildlands.game import Wildlands
from wildtable.games.wildlands.position import DRAWS
from wildtable.games.wildlands.state import POINTS_TO_WIN

COLOURS = ("#a3212f", "#1f5fa8", "#2e7d32", "#8a5a00")
COVER = "■"
HIGH = "▲"
UP = "↑"
SHARD = "◆"
BEFORE_TURNS = ("faction", "deal", "assign")
WIDEST = 100
PAIR = 98


def draw(game: Game, view: View, texts: Texts, width: int) -> Group:
    """The players beside each other or, on a narrow terminal, below; then spaces and the viewer's hand."""
    assert isinstance(game, Wildlands)
    shown: Any = view
    land = _map_of(game.content, shown["map"])
    players = [_player(game.content, shown, seat, land, texts) for seat in range(len(shown["players"]))]
    parts: list[RenderableType] = [_title(shown, land, texts)]
    if width >= PAIR:
        pairs = Table.grid(padding=(0, 2))
        for first in range(0, len(players), 2):
            pairs.add_row(*players[first : first + 2])
        parts.append(pairs)
    else:
        parts += players
    if "attack" in shown:
        parts.append(Text(texts.say("board-attack", shown["attack"]), "bold"))
    parts += _occupied(shown, land, texts, min(width, WIDEST))
    parts.append(Text(texts.say("board-legend"), "dim"))
    hand = [] if shown["seat"] is None else shown["players"][shown["seat"]].get("hand", [])
    if hand:
        parts.append(Text(f"{texts.say('board-own-hand')}:", "bold"))
        parts.append(Columns([f"• {readable(card, texts)}" for card in hand], padding=(0, 2)))
    return Group(*parts)


def _map_of(content: Content, document: Any) -> GameMap:
    """A map of the game by its name, or the one that a position brought along."""
    return own_map(document, "map") if isinstance(document, dict) else content.map(document)


def _title(view: dict[str, Any], land: GameMap, texts: Texts) -> Text:
    words = [str(texts.name(land.name)), texts.say(f"step-{view['step']}")]
    if view["step"] not in BEFORE_TURNS and view.get("draw", {}).get("for") != DRAWS[FIRST_HAND]:
        words.append(texts.say("board-turn", {"turn": view["turns"] + 1}))
        words.append(texts.say("board-active", {"seat": view["active"]}))
    if view["acting"] != view["active"]:
        words.append(texts.say("board-acting", {"seat": view["acting"]}))
    return Text("  ·  ".join(words), "bold")


def _player(content: Content, view: dict[str, Any], seat: int, land: GameMap, texts: Texts) -> Group:
    """A player: what everybody counts, then the five characters."""
    player = view["players"][seat]
    head = _label(seat)
    if "faction" not in player:
        head.append(f"  {texts.say('board-no-faction')}")
        return Group(head, Text())
    faction = player["faction"]
    name = faction.get("name", "") if isinstance(faction, dict) else faction
    head.append(f" {texts.name(name)} ", "bold")
    head.append(f" {texts.say('board-points')} {player['points']}/{POINTS_TO_WIN} ", "bold reverse")
    sizes = " ".join(f"{texts.say(f'board-{pile}')} {player[f'{pile}_size']}" for pile in _PILES)
    below = Text(f"{sizes}  {SHARD} {' '.join(map(str, player['shards'])) or NOTHING}")
    rows = Table.grid(padding=(0, 1))
    for slot, where in player["characters"].items():
        total = _health(content, faction, int(slot))
        rows.add_row(
            slot, _character(content, name, int(slot), texts), *_condition(where, total, land, texts)
        )
    parts: list[RenderableType] = [head, below]
    if player.get("dealt"):
        parts.append(Text(f"{texts.say('board-map-cards')} {texts.name(player['dealt'])}"))
    return Group(*parts, rows, Text())


_PILES = ("hand", "deck", "discard")


def _label(seat: int, slot: str = "") -> Text:
    """P2 or P2.3 in that player's colour."""
    style = f"bold #ffffff on {COLOURS[seat]}"
    return Text(f" P{seat + 1} ", style) if not slot else Text(f"P{seat + 1}.{slot}", style)


def _character(content: Content, faction: str, slot: int, texts: Texts) -> str:
    """A character's name: the pack's, or ours in the language of the texts; none in a position's faction."""
    if faction in content.replaced_factions:
        return content.factions[faction].characters[slot - 1].name
    own_name = f"character-{faction}-{slot}"
    return texts.say(own_name) if texts.has(own_name) else ""


def _health(content: Content, faction: Any, slot: int) -> int:
    if isinstance(faction, dict):
        return int(faction["health"][slot - 1])
    return content.factions[faction].characters[slot - 1].health


def _condition(where: Any, total: int, land: GameMap, texts: Texts) -> tuple[str, str, str]:
    """The health left, the space, and the spaces beside it."""
    if where == "out":
        return f"0/{total}", "", texts.say("board-out")
    if str(where).startswith("hidden"):
        secret = str(where)[7:]
        return f"{total}/{total}", f"({secret})" if secret else "", texts.say("board-hidden")
    damage = where["damage"] if isinstance(where, dict) else 0
    space = _space_of(where)
    beside = [f"{other}{UP * _climbs(land, space, other)}" for other in land.neighbours[space - 1]]
    return f"{total - damage}/{total}", _space_name(land, space), "→ " + " ".join(beside)


def _space_of(where: Any) -> int:
    return int(where["at"] if isinstance(where, dict) else where)


def _space_name(land: GameMap, space: int) -> str:
    """The number, with the signs for cover and high ground."""
    return f"{space}{COVER * land.cover[space - 1]}{HIGH * land.high[space - 1]}"


def _climbs(land: GameMap, space: int, other: int) -> bool:
    return land.high[other - 1] and not land.high[space - 1]


def _occupied(view: dict[str, Any], land: GameMap, texts: Texts, width: int) -> list[Text]:
    """Who stands where, space by space, and the shards that lie there too."""
    standing: dict[int, list[Text]] = {}
    for seat, player in enumerate(view["players"]):
        for slot, where in player.get("characters", {}).items():
            if where != "out" and not str(where).startswith("hidden"):
                standing.setdefault(_space_of(where), []).append(_label(seat, slot))
    for seat, player in enumerate(view["players"]):
        for space in player.get("shards", []):
            if space in standing:
                standing[space].append(Text(f"{SHARD}P{seat + 1}", f"bold {COLOURS[seat]}"))
    lines: list[Text] = []
    for space in sorted(standing):
        entry = Text(" ").join([Text(_space_name(land, space), "bold"), *standing[space]])
        if lines and len(lines[-1]) + 3 + len(entry) <= width:
            lines[-1].append("   ").append(entry)
        else:
            lines.append(entry)
    return [Text(f"{texts.say('board-occupied')}:", "bold"), *lines] if lines else []


def readable(card: str, texts: Texts) -> str:
    """A card in words: `1:melee 3 open:cover` becomes "1 melee, 3, open cover"."""
    entries = []
    for entry in card.split():
        place, _, flag = entry.partition(":")
        if place == OPEN:
            entries.append(texts.say("board-open-flag", {"flag": flag}))
        else:
            entries.append(f"{texts.name(place)} {texts.name(flag)}".strip())
    return ", ".join(entries)
