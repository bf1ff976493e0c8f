"""Wild Assent in a terminal: the arena with everybody's facing and Health, the troupes in the order of their
activation, the Silvestrem card, and the cards that matter now.

North is at the top. A Gladiator is an arrow for its facing, two letters and its Health, in the colour of its
side.
"""

from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from wildtable.engine.game import Game
from wildtable.engine.state import View
from wildtable.engine.texts import Texts
from wildtable.games.wild_assent.board import COLUMNS, FACINGS
from wildtable.games.wild_assent.content.listing import listed
from wildtable.games.wild_assent.frames import CATEGORIES
from wildtable.games.wild_assent.game import WildAssent, sides_of
from wildtable.games.wild_assent.tables import SIZES
from wildtable.games.wild_assent.words import STATUSES

RED, BLUE = "#a3212f", "#1f5fa8"
ARROWS = dict(zip(FACINGS, "^>v<", strict=True))
OBSTACLES = {"partial-cover": "+", "full-cover": "#", "spinning-blades": "*", "pit": "o"}
STYLES = {"partial-cover": "green", "full-cover": "bold", "spinning-blades": "yellow", "pit": "magenta"}
EMPTY = "·"
CELL = 5


def draw(game: Game, view: View, texts: Texts, width: int) -> Group:
    """The arena, the troupes, the Silvestrem cards, what is under way, and the cards to choose from."""
    assert isinstance(game, WildAssent)
    shown: Any = view
    signs = _signs(shown, texts)
    cards = {card["card"]: card for card in listed(game.content, texts)}
    parts: list[RenderableType] = [_title(shown, texts)]
    if shown["obstacles"] or any(one["place"] for one in shown["gladiators"]):
        parts += _arena(shown, signs)
        parts.append(Text(texts.say("board-legend"), "dim"))
    parts.append(_troupes(shown, signs, texts))
    parts += _statuses(shown, texts)
    parts += _silvestrem(shown, cards, texts)
    parts += _momentum(shown, texts)
    parts += _under_way(shown, texts)
    parts += _choices(game, shown, cards, texts)
    return Group(*parts)


def _title(view: dict[str, Any], texts: Texts) -> Text:
    words = [texts.say("title"), texts.say(f"step-{view['step']}")]
    if view["round"]:
        words.append(texts.say("board-round", {"round": view["round"]}))
    return Text("  ·  ".join(words), "bold")


def _colour(view: dict[str, Any], seat: str) -> str:
    """The side that won the draft roll is red (WA-RULING-115)."""
    number = int(seat[1:]) - 1
    side = number if len(view["players"]) == 2 else number // 2
    return RED if side == view["player_1"] else BLUE


def _signs(view: dict[str, Any], texts: Texts) -> dict[str, str]:
    """Two letters for every Gladiator, no two alike: initials, or else the first letter and a later one."""
    found: dict[str, str] = {}
    for one in view["gladiators"]:
        name = str(texts.name(one["name"]))
        words = name.split()
        letters = [letter for letter in name[1:] if not letter.isspace()]
        wanted = ["".join(word[0] for word in words)[:2]] if len(words) > 1 else []
        wanted += [name[0] + letter for letter in (*letters, *"0123456789")]
        found[one["name"]] = next(sign for sign in wanted if sign not in found.values())
    return found


# The arena.


def _arena(view: dict[str, Any], signs: dict[str, str]) -> list[Text]:
    """Row by row from the north, with the numbers of rows and columns."""
    standing = {one["place"].split()[0]: one for one in view["gladiators"] if one["place"]}
    lines = []
    for row in range(int(view["options"]["board_rows"]), 0, -1):
        line = Text(f"{row:>2} ", "dim")
        for column in range(1, COLUMNS + 1):
            field = f"{column},{row}"
            one, obstacle = standing.get(field), view["obstacles"].get(field)
            if one is not None:
                arrow = ARROWS[one["place"].split()[1]]
                sign = f"{arrow}{signs[one['name']]}{one['health']}"
                line.append(f"{sign:<{CELL}}", f"not dim bold #ffffff on {_colour(view, one['seat'])}")
            elif obstacle is not None:
                line.append(f"{OBSTACLES[obstacle] * 2:^{CELL}}", f"not dim {STYLES[obstacle]}")
            else:
                line.append(f"{EMPTY:^{CELL}}")
            line.append(" ")
        lines.append(line)
    lines.append(Text("   " + " ".join(f"{column:^{CELL}}" for column in range(1, COLUMNS + 1)), "dim"))
    return lines


# The troupes.


def _troupes(view: dict[str, Any], signs: dict[str, str], texts: Texts) -> Table:
    """Each player's Gladiators in the order in which they activate, Summons behind them (WA-TROUPE-05)."""
    rows = Table.grid(padding=(0, 2))
    active = _active(view)
    for seat, player in enumerate(view["players"]):
        name = f"P{seat + 1}"
        label = Text(f" {name} ", f"bold #ffffff on {_colour(view, name)}")
        cards = [str(texts.name(card)) for card in (*player["skills"], *player["equipment"])]
        rows.add_row(label, Text(str(texts.name(name)), "bold"), "", "", ", ".join(cards))
        for one in _in_order(view, name, player["order"]):
            marks = [texts.say(f"status-{status}") for status in one["statuses"]]
            marks += [str(texts.name(die)) for die in one["dice"]]
            if one["number"] == active:
                marks.append(texts.say("board-active"))
            elif one["name"] in view["acted"]:
                marks.append(texts.say("board-acted"))
            if one["place"] and view["obstacles"].get(one["place"].split()[0]) == "pit":
                marks.append(texts.say("board-in-pit"))
            rows.add_row(
                signs[one["name"]],
                str(texts.name(one["name"])),
                _place(view, one, texts),
                "" if one["most"] == 0 else f"{one['health']}/{one['most']}",
                ", ".join(marks),
            )
    return rows


def _statuses(view: dict[str, Any], texts: Texts) -> list[Text]:
    """What the statuses mean that lie on somebody."""
    lying = {status for one in view["gladiators"] for status in one["statuses"]}
    return [Text(texts.say(f"about-{status}"), "dim") for status in STATUSES if status in lying]


def _in_order(view: dict[str, Any], seat: str, order: list[str]) -> list[dict[str, Any]]:
    own = [one for one in view["gladiators"] if one["seat"] == seat]
    places = {name: place for place, name in enumerate(order)}
    return sorted(own, key=lambda one: (one["number"] >= 4, places.get(one["name"], 99), one["number"]))


def _place(view: dict[str, Any], one: dict[str, Any], texts: Texts) -> str:
    if one["place"]:
        return str(one["place"])
    return texts.say("board-fallen") if view["round"] else texts.say("board-waiting")


def _active(view: dict[str, Any]) -> int | None:
    """The number of the Gladiator that activates."""
    found = [frame["gladiator"] for frame in view["stack"] if frame["frame"] == "activation"]
    return found[-1] if found else None


# Cards and dice.


def _silvestrem(view: dict[str, Any], cards: dict[str, dict[str, str]], texts: Texts) -> list[Text]:
    """The card of the round and the Edicts in force, with what they say."""
    found = []
    for name in [*view["edicts"], *([view["card"]] if view["card"] else [])]:
        found.append(Text(f"{cards[name]['name']}  ", "bold").append(cards[name]["text"], "not bold"))
    return found


def _momentum(view: dict[str, Any], texts: Texts) -> list[Text]:
    """The dice that are not assigned yet."""
    found = []
    for seat, player in enumerate(view["players"]):
        for key in ("momentum", "won"):
            if player[key] != "none":
                faces = [face for part in player[key].split(", ") for face in _faces(part)]
                facts = {"seat": f"P{seat + 1}", "faces": faces}
                found.append(Text(texts.say(f"board-{key}", facts), "bold"))
    return found


def _faces(part: str) -> list[str]:
    """`2 blank` are two blank faces."""
    count, face = part.split()
    return [face] * int(count)


def _under_way(view: dict[str, Any], texts: Texts) -> list[Text]:
    """The attacks in which somebody is asked, the first one first."""
    names = {one["number"]: one["name"] for one in view["gladiators"]}
    found = []
    for frame in view["stack"]:
        if frame["frame"] == "attack":
            targets = [name for number, name in names.items() if (frame["first"] >> number) & 1]
            facts = {"gladiator": names[frame["attacker"]], "targets": targets}
            found.append(Text(texts.say("board-attack", facts), "bold"))
        elif frame["frame"] == "effect":
            found.append(Text(texts.say("board-text", {"card": frame["source"]}), "bold"))
    return found


def _choices(
    game: WildAssent, view: dict[str, Any], cards: dict[str, dict[str, str]], texts: Texts
) -> list[Text]:
    """In the draft what is left to pick from; then the cards of whoever is about to act."""
    found = []
    for name in _pool(game, view):
        line = Text(f"• {cards[name]['name']} ({name})  ", "bold")
        if texts.has(f"role-{name}"):
            line.append(f"{texts.say(f'role-{name}')} ", "not bold italic")
        found.append(line.append(cards[name]["text"], "not bold"))
    if view["left_over"] != [[], []] and view["step"] == "obstacle":
        for side, kinds in enumerate(view["left_over"]):
            seats = [f"P{seat + 1}" for seat in sides_of(len(view["players"]))[side]]
            found.append(Text(texts.say("board-left-over", {"seats": seats, "obstacles": kinds})))
    return found


def _pool(game: WildAssent, view: dict[str, Any]) -> list[str]:
    content, step = game.content, view["step"]
    if step == "choose" and view["seat"] is not None:
        own = view["players"][view["seat"]]["assent"]
        return next(assent.cards for assent in content.assents if assent.name == own)
    if step == "activation":
        active = next(one for one in view["gladiators"] if one["number"] == _active(view))
        player = view["players"][int(active["seat"][1:]) - 1]
        more = [*player["skills"], *player["equipment"]] if active["number"] < 4 else []
        name = active["name"]
        return [name.rstrip("0123456789").rstrip("-") if name[-1].isdigit() else name, *more]
    if step != "draft":
        return []
    category = CATEGORIES[view["stack"][-1]["category"]]
    if category == "assent":
        taken = {player["assent"] for player in view["players"]}
        return [assent.name for assent in content.assents if assent.name not in taken]
    if category == "equipment":
        taken = {card for player in view["players"] for card in player["equipment"]}
        return [card.name for card in content.equipment if card.name not in taken]
    duplicates = view["options"]["allow_duplicate_creatures"]
    taken = set() if duplicates else {one["name"] for one in view["gladiators"]}
    size = SIZES.index(category)
    return [one.name for one in content.creatures if one.size == size and one.name not in taken]
