"""Wilderness in a terminal: the strip of areas, the players below it, the weather, and what one holds.

An area is a letter for its terrain, behind it the numbers of the players there, and ! for an animal. Rivers
are drawn on the sides of areas.
"""

from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from wildtable.engine.game import Game
from wildtable.engine.state import View
from wildtable.engine.texts import Texts
from wildtable.engine.wording import sentence
from wildtable.games.wilderness.board import SIDES, Board
from wildtable.games.wilderness.content.library import Content
from wildtable.games.wilderness.game import Wilderness, WildernessState
from wildtable.games.wilderness.rules.land import has_river, relay, terrain
from wildtable.games.wilderness.rules.setup import lay_out
from wildtable.games.wilderness.state import SLOT, Data
from wildtable.games.wilderness.terrain import DIRECTIONS, ROWS, TERRAINS

COLOURS = ("#a3212f", "#1f5fa8", "#2e7d32", "#8a5a00", "#6a3d9a", "#00797a", "#b0457b", "#4f5b66")
SIGNS = ("g", "r", "d", "f", "s", "m", "~", "T", "V", "?")
STYLES = (
    "green",
    "white",
    "yellow",
    "dark_green",
    "dark_olive_green3",
    "bright_white",
    "blue",
    "magenta",
    "bold magenta",
    "dim",
)
MIRRORED = ("SE", "E", "NE", "NW", "W", "SW")
"""The directions as they are called on a board that is drawn upside down (WN-RULING-02)."""
CELL = 4
HALF = CELL // 2
W, SW, SE, NW, NE = (DIRECTIONS.index(name) for name in ("W", "SW", "SE", "NW", "NE"))


def draw(game: Game, view: View, texts: Texts, width: int) -> Group:
    """The board, the players, the weather, the way on, and the viewer's hand."""
    assert isinstance(game, Wilderness)
    shown: Any = view
    s = _land(game, shown)
    parts: list[RenderableType] = [_title(game.content, shown, texts), *_strip(s, shown)]
    parts.append(Text(texts.say("board-legend"), "dim"))
    parts.append(_players(game.content, shown, texts))
    parts += _under_way(shown, texts)
    parts += _weather(game.content, shown, texts)
    parts += _ways(s, shown, texts)
    if shown["seat"] is not None:
        parts += _hand(game.content, shown["players"][shown["seat"]].get("hand", []), texts)
    return Group(*parts)


def _land(game: Wilderness, view: dict[str, Any]) -> Data:
    """A state that knows of the land what the view does, and nothing else."""
    s = WildernessState(game.settings_for(len(view["players"]), view["options"]))
    lay_out(s)
    for slot, tile in enumerate(view["tiles"]):
        if tile is not None:
            s.of[SLOT + slot] = 3 * s.tables.tile_names.index(tile["tile"]) + tile["turn"]
    relay(s)
    for name, kind in view["extra"].items():
        area = s.board.names.index(name)
        s.land[area] = s.land[area] & ~15 | TERRAINS.index(kind)
    return s


def _title(content: Content, view: dict[str, Any], texts: Texts) -> Text:
    words = [texts.say("title"), texts.say(f"step-{view['step']}")]
    if view["weather"]["cards"]:
        card = _weather_card(content, view)
        square = view["weather"]["square"]
        words.append(texts.say("board-day", {"day": view["day"]}))
        words.append(texts.say("board-round", {"round": square + 1, "rounds": card.squares}))
        words.append(texts.say(f"board-light-{'night' if square in card.dark else 'day'}"))
        if square in card.stars:
            words.append(texts.say("board-star"))
    if view["active"] is not None:
        words.append(texts.say("board-active", {"seat": view["active"]}))
        words.append(texts.say("board-energy", {"energy": view["turn"]["energy"]}))
    return Text("  ·  ".join(words), "bold")


# The strip.


def _strip(s: Data, view: dict[str, Any]) -> list[Text]:
    """Seven rows of areas, with the rivers between them; mirrored, the southern row is the uppermost."""
    mirrored = bool(view["options"]["mirror_board"])
    standing = _standing(view)
    left, right = (NW, NE) if mirrored else (SW, SE)
    lines = []
    for r in reversed(range(ROWS)) if mirrored else range(ROWS):
        areas = _row(s.board, r)
        here, below = Text(" " * (HALF * r)), [" "] * (HALF * r + CELL * len(areas))
        for place, area in enumerate(areas):
            kind = int(terrain(s, area))
            here.append("|" if has_river(s, area, W) else " ", "blue")
            here.append(SIGNS[kind], STYLES[kind])
            here.append(
                f"{standing.get(s.board.names[area], ''):<2.2}",
                "bold reverse" if s.board.names[area] in standing else "",
            )
            x = HALF * r + CELL * place
            below[x] = "\\" if has_river(s, area, left) else " "
            below[x + HALF] = "/" if has_river(s, area, right) else " "
        lines += [here, Text("".join(below).rstrip(), "blue")]
    return lines[:-1]


def _row(board: Board, r: int) -> list[int]:
    """The areas of a row from the west; the village stands at the end of its own."""
    row = [area for area in range(board.village) if area % ROWS == r]
    beside = board.next[int(board.village) * SIDES + W]
    return [*row, int(board.village)] if beside == row[-1] else row


def _standing(view: dict[str, Any]) -> dict[str, str]:
    """Who is in an area: numbers of the living, then animals; what does not fit is a plus."""
    found: dict[str, str] = {}
    for number, player in enumerate(view["players"], 1):
        if player["alive"]:
            found[player["area"]] = found.get(player["area"], "") + str(number)
    for animal in view["animals"]:
        if animal["area"] is not None:
            found[animal["area"]] = found.get(animal["area"], "") + "!"
    return {area: who if len(who) <= 2 else f"{who[0]}+" for area, who in found.items()}


# Players, weather and cards.


def _players(content: Content, view: dict[str, Any], texts: Texts) -> Table:
    tracks = content.tracks[str(view["options"]["tracks"])]
    numbers = {"thirst": tracks.thirst, "hunger": tracks.hunger}
    rows = Table.grid(padding=(0, 2))
    for seat, player in enumerate(view["players"]):
        label = Text(f" P{seat + 1} ", f"bold #ffffff on {COLOURS[seat]}")
        if not player["alive"]:
            rows.add_row(label, texts.say("board-dead"))
            continue
        needs = [
            f"{texts.name(name)} {player[name]} ({int(squares[player[name] - 1])})"
            for name, squares in numbers.items()
        ]
        takes = view["nature"][f"P{seat + 1}"]["exhaustion"]
        weary = texts.say(
            "board-exhaustion", {"square": player["exhaustion"], "squares": int(tracks.skull), "steps": takes}
        )
        state = [texts.say(f"board-{word}") for word in ("asleep", "lost", "hated") if player[word]]
        ills = [str(texts.name(card)) for card in player["sickness"]]
        rows.add_row(
            label,
            player["area"],
            *needs,
            weary,
            texts.say("board-cards", {"cards": player["hand_size"]}),
            ", ".join([*state, *ills]),
        )
    return rows


def _under_way(view: dict[str, Any], texts: Texts) -> list[Text]:
    """The attack and the dice that lie there."""
    found = []
    if "attack" in view:
        found.append(Text(texts.tell({"event": "attacked", **view["attack"]}), "bold"))
    if "roll" in view:
        faces = ", ".join(map(str, view["roll"]["faces"]))
        found.append(Text(texts.say("board-roll", {"seat": view["roll"]["seat"], "faces": faces}), "bold"))
    return found


def _weather_card(content: Content, view: dict[str, Any]) -> Any:
    name = view["weather"]["cards"][-1]
    return next(card for card in content.weather if card.name == name)


def _weather(content: Content, view: dict[str, Any], texts: Texts) -> list[Text]:
    """Today's card: its rounds, the present one in brackets, and what it says."""
    if not view["weather"]["cards"]:
        return []
    card = _weather_card(content, view)
    line = Text(f"{texts.name(card.name)}  ", "bold")
    for square in range(card.squares):
        sign = ("●" if square in card.dark else "○") + ("*" if square in card.stars else "")
        line.append(f"[{sign}] " if square == view["weather"]["square"] else f"{sign} ", "")
    line.append(f" {sentence(texts, card.text)}", "not bold")
    return [line]


def _ways(s: Data, view: dict[str, Any], texts: Texts) -> list[Text]:
    """Where the active player could go, and for how much."""
    if view["active"] is None or not view["costs"]:
        return []
    here = s.board.names.index(view["players"][int(view["active"][1:]) - 1]["area"])
    shown = MIRRORED if view["options"]["mirror_board"] else DIRECTIONS
    ways = []
    for name, cost in view["costs"].items():
        area = s.board.names.index(name)
        kind = int(terrain(s, area))
        direction = texts.name(shown[s.board.side_between(here, area)])
        ways.append(f"{name} {direction}: {texts.name(TERRAINS[kind])} ({cost})")
    return [Text(f"{texts.say('board-ways')}: {'  ·  '.join(ways)}")]


def _hand(content: Content, hand: list[str], texts: Texts) -> list[Text]:
    """The viewer's cards with both halves."""
    if not hand:
        return []
    cards = {card.name: card for card in content.events}
    found = [Text(f"{texts.say('board-hand')}:", "bold")]
    for name in hand:
        found.append(Text(f"• {texts.name(name)} ({name})", "bold"))
        found.append(Text(f"    + {sentence(texts, cards[name].upper)}"))
        found.append(Text(f"    - {sentence(texts, cards[name].lower)}"))
    return found
