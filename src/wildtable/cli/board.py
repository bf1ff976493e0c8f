"""A game's board in the terminal; each game draws its own, in its `terminal.py`."""

from wildtable import games
from wildtable.cli.app import out
from wildtable.engine.game import Game
from wildtable.engine.state import State
from wildtable.engine.texts import load_texts


def show_board(game: Game, state: State, language: str, seat: int | None = None) -> None:
    """Print the board of a state as that seat may see it, or as everybody may."""
    terminal = games.room(game.name, "terminal")
    assert terminal is not None, f"{game.name} has no terminal.py"
    out.print(terminal.draw(game, state.view(seat), load_texts(game.folder, language), out.width))
