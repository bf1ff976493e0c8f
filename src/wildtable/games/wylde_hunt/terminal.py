"""Wylde Hunt's board in a terminal: colours with letters beside them, so that neither is the only sign.

Seelie are written small (sy), Unseelie in capitals (SY). A stone is a diamond with its season's letter,
the Mortal is a star.
"""

from typing import Any

from rich.console import Group
from rich.table import Table
from rich.text import Text

from wildtable.engine.game import Game
from wildtable.engine.state import View
from wildtable.engine.texts import Texts
from wildtable.games.wylde_hunt.actions import ENVIRONMENTS
from wildtable.games.wylde_hunt.board import Board, square_name
from wildtable.games.wylde_hunt.game import WyldeHunt

GLYPHS = ("▲", "∴", "♣", "≈")
GROUNDS = ("#c3c7cf", "#e3c95b", "#7fb77e", "#7fb2e5")
SEELIE_STYLE = "bold #ffffff on #a3212f"
UNSEELIE_STYLE = "bold #ffffff on #1c1c24"
WIDTH = 8
WIDE = 115


def draw(game: Game, view: View, texts: Texts, width: int) -> Group:
    """The board with its legend beside it or, on a narrow terminal, below; first of all both set-ups."""
    assert isinstance(game, WyldeHunt)
    board = game.content.board
    shown: Any = view
    if "setups" in shown:
        parts: list[Text | Table] = []
        for number, setup in enumerate(shown["setups"], start=1):
            parts.append(Text(texts.say("legend-setup", {"number": number, "setup": setup["name"]}), "bold"))
            parts.append(_squares(board, setup))
        return Group(*parts)
    if width < WIDE:
        return Group(_squares(board, shown), _legend(shown, texts))
    table = Table.grid(padding=(0, 3))
    table.add_row(_squares(board, shown), _legend(shown, texts))
    return Group(table)


def _squares(board: Board, view: dict[str, Any]) -> Text:
    drawn = Text()
    for row in range(7, -1, -1):
        for line in range(2):
            drawn.append(f"{row + 1} " if line == 0 else "  ", "bold")
            for column in range(8):
                square = row * 8 + column
                colour = board.colours[square]
                cell = _ground_line(view, square, GLYPHS[colour]) if line == 0 else _fae_line(view, square)
                cell.stylize_before(f"#202020 on {GROUNDS[colour]}")
                drawn.append(cell)
            drawn.append("\n")
    drawn.append("  " + "".join(letter.center(WIDTH) for letter in "ABCDEFGH"), "bold")
    return drawn


def _ground_line(view: dict[str, Any], square: int, glyph: str) -> Text:
    """The upper half of a square: its environment, a stone, the Mortal."""
    name = square_name(square)
    line = Text(f" {glyph} ")
    for season, at in view["stones"].items():
        if at == name:
            line.append(f"◆{season[:2]}", "bold")
    if view.get("mortal") == name:
        line.append("★", "bold #c4006a")
    line.pad_right(WIDTH - len(line))
    return line


def _fae_line(view: dict[str, Any], square: int) -> Text:
    """The lower half of a square: the Fae on it, those still to be selected underlined."""
    here = [fae for fae, at in view["fae"].items() if at == square_name(square)]
    line = Text(" ")
    for fae in here:
        side, kind = fae.split("-")
        short = kind[:2] if len(here) < 3 else kind[:1]
        style = SEELIE_STYLE if side == "S" else UNSEELIE_STYLE
        line.append(short.lower() if side == "S" else short.upper(), style)
        if fae in view.get("pending", []):
            line.stylize("underline", len(line) - len(short))
        line.append(" " if len(here) < 3 else "")
    line.pad_right(WIDTH - len(line))
    return line


def _legend(view: dict[str, Any], texts: Texts) -> Text:
    """Round, destiny, the seasons of the four environments, and where every Fae is."""
    legend = Text()
    if "round" in view:
        facts = {"round": view["round"], "side": view["controller"]}
        legend.append(texts.say("legend-round", facts) + "\n\n", "bold")
    for index, environment in enumerate(ENVIRONMENTS):
        season = view.get("seasons", {}).get(environment)
        legend.append(f" {GLYPHS[index]} ", f"#202020 on {GROUNDS[index]}")
        legend.append(f" {texts.name(environment)}" + (f": {texts.name(season)}\n" if season else "\n"))
    legend.append("\n")
    for fae, at in view["fae"].items():
        duty = ""
        if fae in view.get("pending", []):
            duty = "  " + texts.say("fae-eligible-must" if fae in view["must"] else "fae-eligible-may")
        style = SEELIE_STYLE if fae.startswith("S") else UNSEELIE_STYLE
        legend.append(f" {fae[2:4].lower() if fae.startswith('S') else fae[2:4].upper()} ", style)
        legend.append(f" {texts.name(fae)}: {texts.name(at)}{duty}\n")
    return legend
