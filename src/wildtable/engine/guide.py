"""How to play: one page a game (`guide/en.md`, `guide/de.md`), and the positions that it and its rules show.

A line `![words](name)` in a page or a rule is a picture of that name from `guide/pictures.toml`.
"""

import re
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from wildtable.engine.content import read_toml
from wildtable.engine.document import Reader
from wildtable.engine.refusal import WildtableError
from wildtable.engine.texts import LANGUAGES, UnknownLanguage

FOLDER = "guide"
BOARD = "board"

_SHOWN = re.compile(r"^!\[[^\]]*\]\(([a-z0-9-]+)\)$", re.MULTILINE)


class BadGuide(WildtableError):
    """Pictures that cannot be read."""


class UnknownPicture(WildtableError):
    """A picture that a game does not have, or a page that it lacks."""


class Picture(msgspec.Struct, frozen=True):
    """A position that is shown: from whose seat, what is marked in it, around which elements it is cut out,
    and which parts of the board's drawing are wanted."""

    name: str
    position: dict[str, Any]
    options: dict[str, Any]
    seat: str
    mark: list[str]
    focus: list[str]
    parts: list[str]


@cache
def load_pictures(folder: Path) -> dict[str, Picture]:
    """The pictures of a game by name."""
    path = folder / FOLDER / "pictures.toml"
    if not path.is_file():
        return {}
    return {name: _read_picture(name, document) for name, document in read_toml(path).items()}


def find_picture(folder: Path, name: str) -> Picture:
    """A game's picture of that name; raises `UnknownPicture`."""
    pictures = load_pictures(folder)
    if name not in pictures:
        raise UnknownPicture(f"There is no picture '{name[:40]}'.")
    return pictures[name]


def load_page(folder: Path, language: str) -> str:
    """The page that tells how to play, in Markdown; raises `UnknownPicture` where a game has none."""
    if language not in LANGUAGES:
        raise UnknownLanguage(f"There is no language '{language}': there are {', '.join(LANGUAGES)}.")
    path = folder / FOLDER / f"{language}.md"
    if not path.is_file():
        raise UnknownPicture("This game has no page that tells how to play.")
    return path.read_text(encoding="utf-8")


def pictures_in(text: str) -> list[str]:
    """The names of the pictures that a text shows.

    >>> pictures_in("Look:\\n\\n![The board](first)\\n")
    ['first']
    """
    return _SHOWN.findall(text)


def _read_picture(name: str, document: object) -> Picture:
    reader = Reader(document, f"picture '{name}'", BadGuide)
    reader.value("position")
    picture = Picture(
        name=name,
        position=reader.part("position"),
        options=reader.part("options"),
        seat=reader.text("seat", ""),
        mark=reader.texts("mark"),
        focus=reader.texts("focus"),
        parts=reader.texts("parts") or [BOARD],
    )
    reader.done()
    return picture
