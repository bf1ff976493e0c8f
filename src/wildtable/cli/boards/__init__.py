"""How each game's board looks in a terminal."""

from wildtable.cli.app import out
from wildtable.cli.boards import wildlands, wylde_hunt
from wildtable.engine.game import Game
from wildtable.engine.state import State
from wildtable.engine.texts import load_texts

_BOARDS = {"wylde_hunt": wylde_hunt.draw, "wildlands": wildlands.draw}


def show_board(game: Game, state: State, language: str, seat: int | None = None) -> None:
    """Print the board of a state as that seat may see it, or as everybody may."""
    out.print(_BOARDS[game.name](game, state.view(seat), load_texts(game.folder, language), out.width))
