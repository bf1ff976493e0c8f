"""The games, by name.

This is the one list. A game's class is in its `game.py` and has its name: `wylde_hunt` is a `WyldeHunt`.
"""

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType

from wildtable.engine.content import entries_of
from wildtable.engine.game import Game
from wildtable.engine.refusal import BadContent, WildtableError

_NAMES = ("wylde_hunt", "wildlands", "wilderness", "wild_assent")


class UnknownGame(WildtableError):
    """A name that no game has."""


def names() -> list[str]:
    """The names of all games."""
    return list(_NAMES)


@cache
def load(name: str, pack: Path | None = None) -> Game:
    """The game of that name, with a content pack laid over its components if one is given.

    A hyphen is as good as an underscore. A pack is read once; later changes to its files are not seen.

    >>> load("wylde-hunt").title
    'Wylde Hunt'
    """
    return read(name, pack)


def read(name: str, pack: Path | None = None) -> Game:
    """The same, read anew: for whoever wants a pack's files as they are now."""
    own_name = name.strip().lower().replace("-", "_")
    if own_name not in _NAMES:
        raise UnknownGame(f"There is no game '{name}': known are {', '.join(_NAMES)}.")
    make = getattr(import_module(f"{__name__}.{own_name}.game"), own_name.title().replace("_", ""))
    if pack is None:
        game = make()
    else:
        try:
            game = make(_folder_in(pack, own_name))
        except BadContent as error:
            raise BadContent(f"Pack {pack}: {error}") from error
    assert isinstance(game, Game)
    return game


def load_for_plan(name: str, pack: str) -> Game:
    """The same for a plan that crosses processes, in which a pack is a text, empty for none."""
    return load(name, Path(pack) if pack else None)


def room(game: str, name: str) -> ModuleType | None:
    """A room of a game, for those who draw or list; `None` where that game has none of this name."""
    module = f"{__name__}.{game}.{name}"
    return import_module(module) if find_spec(module) is not None else None


def _folder_in(pack: Path, name: str) -> Path:
    """A pack's folder for the game of that name; raises `BadContent` where that or anything else is wrong."""
    known = ", ".join(_NAMES)
    if not pack.is_dir():
        raise BadContent(f"is no folder: name the one that holds a folder for a game, and those are {known}.")
    found = [entry.name for entry in entries_of(pack)]
    if not found:
        raise BadContent(f"is empty: it needs a folder for a game, and those are {known}.")
    for entry in found:
        if entry not in _NAMES:
            raise BadContent(f"there is no game '{entry}': known are {known}.")
    if name not in found:
        raise BadContent(
            f"has nothing for {name}, only for {', '.join(found)}: leave it out, or add a folder."
        )
    return pack / name
