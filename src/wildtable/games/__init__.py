"""The games, by name."""

from functools import cache
from importlib import import_module

from wildtable.engine.game import Game
from wildtable.engine.refusal import WildtableError

_CLASSES = {"wylde_hunt": "WyldeHunt", "wildlands": "Wildlands"}


class UnknownGame(WildtableError):
    """A name that no game has."""


def names() -> list[str]:
    """The names of all games."""
    return list(_CLASSES)


@cache
def load(name: str) -> Game:
    """The game of that name; a hyphen is as good as an underscore.

    >>> load("wylde-hunt").title
    'Wylde Hunt'
    """
    own_name = name.strip().lower().replace("-", "_")
    if own_name not in _CLASSES:
        raise UnknownGame(f"There is no game '{name}': known are {', '.join(_CLASSES)}.")
    module = import_module(f"wildtable.games.{own_name}.game")
    game = getattr(module, _CLASSES[own_name])()
    assert isinstance(game, Game)
    return game
