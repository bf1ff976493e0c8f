"""Component data: the TOML files of a game, those of a content pack laid over them, and their digest."""

import hashlib
import tomllib
from collections.abc import Collection, Iterator, Mapping
from pathlib import Path
from typing import Any

from wildtable.engine.refusal import BadContent

SOURCES = ("rulebook", "outside", "stand-in", "owner")
"""Where a number or a name comes from; `owner` is one who has the printed components."""


class Files:
    """The files of a game's components by their names in the content folder, such as `maps/ruins.toml`."""

    def __init__(self, paths: Mapping[str, Path], replaced: Collection[str] = ()) -> None:
        """`replaced` are the names of those that come from a pack."""
        self.paths = dict(sorted(paths.items()))
        self.replaced = frozenset(replaced)

    def digest(self) -> str:
        """Tells whether two programs play with the same components."""
        data = b"\0".join(_bytes(path) for path in self.paths.values())
        return hashlib.sha256(data).hexdigest()[:16]


def lay_over(folder: Path, pack: Path | None) -> Files:
    """A game's own files, those that a pack's folder for the game has in place of the same ones of ours."""
    own = {path.relative_to(folder).as_posix(): path for path in folder.rglob("*.toml")}
    if pack is None:
        return Files(own)
    replaced = {name: pack / name for name in _names_in(pack, "", own)}
    if not replaced:
        raise BadContent(f"{pack.name} holds no files: known are {', '.join(sorted(own))}.")
    return Files({**own, **replaced}, replaced)


def _names_in(folder: Path, inside: str, known: Collection[str]) -> Iterator[str]:
    """The known files of a folder and of its folders; anything else there is refused."""
    for entry in entries_of(folder):
        name = inside + entry.name
        if name in known:
            yield name
        elif entry.is_dir() and any(other.startswith(f"{name}/") for other in known):
            yield from _names_in(entry, f"{name}/", known)
        else:
            raise BadContent(f"there is no component file '{name}': known are {', '.join(sorted(known))}.")


def entries_of(folder: Path) -> list[Path]:
    """What lies in a folder; names that begin with a dot are the system's and count for nothing."""
    try:
        return sorted(entry for entry in folder.iterdir() if not entry.name.startswith("."))
    except OSError as error:
        raise BadContent(f"{folder.name} cannot be read: {error.strerror}.") from error


def read_toml(path: Path) -> dict[str, Any]:
    """What a file says."""
    try:
        return tomllib.loads(_bytes(path).decode("utf-8-sig"))
    except (UnicodeDecodeError, tomllib.TOMLDecodeError, RecursionError) as error:
        raise BadContent(f"{path.name} cannot be read: {error}.") from error


def _bytes(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except OSError as error:
        raise BadContent(f"{path.name} cannot be read: {error.strerror}.") from error


def check_keys(place: str, table: Mapping[str, object], known: Collection[str]) -> None:
    """Raise `BadContent` for an entry that nobody would read."""
    for key in table:
        if key not in known:
            raise BadContent(f"{place}: unknown entry '{key}'; known are {', '.join(sorted(known))}.")
