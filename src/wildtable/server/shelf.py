"""The games as this server has them, and as they were when running matches began.

The components of every game are stored in the database under their digest when the server starts, so that a
match goes on with its own after the program or a pack has changed. Those that are not in the program itself
are also laid out as a pack in the data folder, from which the bots' processes read them.
"""

import contextlib
import hashlib
import sqlite3
import threading
import zlib
from functools import cache
from pathlib import Path

import msgspec

from wildtable import games
from wildtable.engine.game import Game
from wildtable.engine.refusal import BadContent, WildtableError
from wildtable.games import UnknownGame
from wildtable.server.datafile import BadData
from wildtable.server.store import Statement, Store

ADD_CONTENT = "INSERT OR IGNORE INTO contents VALUES (?, ?, ?)"
PACKAGE = Path(games.__file__).parent.parent

Files = dict[str, bytes]


class GoneContent(WildtableError):
    """The components of a match are not on this server, or this program cannot read them."""


class Shelf:
    """The games of this server: with its pack as it was at the start, and with earlier components."""

    def __init__(self, store: Store, folder: Path, pack: Path | None = None) -> None:
        self.store = store
        self.folder = folder
        self.lock = threading.Lock()
        self.earlier: dict[tuple[str, str], Game] = {}
        self.packs: dict[tuple[str, str], str] = {}  # where components lie that are not the program's own
        self.present = {name: self._present(name, pack) for name in games.names()}

    def _present(self, name: str, pack: Path | None) -> Game:
        if pack is None or (pack.is_dir() and not (pack / name).exists() and _has_a_game(pack)):
            return games.load(name)
        game = games.read(name, pack)
        self._lay_out(game, _files_of(game))
        return game

    def statements(self) -> list[Statement]:
        """What stores the components of all games; those that are stored already stay as they are."""
        return [
            (ADD_CONTENT, (game.name, game.content_digest, packed(_files_of(game))))
            for game in self.present.values()
        ]

    def now(self, name: str) -> Game:
        """The game for new matches; raises `UnknownGame`."""
        game = self.present.get(games.load(name).name)
        assert game is not None
        return game

    def of(self, name: str, digest: str) -> Game:
        """The game with the components of that digest; raises `GoneContent` or `UnknownGame`."""
        for game in (self.now(name), games.load(name)):
            if game.fits(digest):
                return game
        with self.lock:
            key = name, digest
            if key not in self.earlier:
                self.earlier[key] = self._read(name, digest)
            return self.earlier[key]

    def has(self, name: str, digest: str) -> bool:
        """Could a match with these components be opened? Nothing is loaded for the answer."""
        if self.now(name).fits(digest) or games.load(name).fits(digest):
            return True
        return bool(
            self.store.read("SELECT 1 FROM contents WHERE game = ? AND digest = ?", (name, str(digest)))
        )

    def _read(self, name: str, digest: str) -> Game:
        found = self.store.read("SELECT files FROM contents WHERE game = ? AND digest = ?", (name, digest))
        if not found:
            raise GoneContent(f"the components it was begun with ({digest}) are not on this server.")
        try:
            folder = self._lay_out_at(name, digest, unpacked(found[0][0]))
            game = games.read(name, folder)
        except BadContent as error:
            raise GoneContent(
                f"this program cannot read the components it was begun with: {error}"
            ) from error
        self.packs[name, game.content_digest] = str(folder)
        return game

    def _lay_out(self, game: Game, files: Files) -> None:
        folder = self._lay_out_at(game.name, game.content_digest, files)
        self.packs[game.name, game.content_digest] = str(folder)

    def _lay_out_at(self, name: str, digest: str, files: Files) -> Path:
        folder = self.folder / digest
        write_pack(folder / name, files)
        return folder

    def pack_of(self, game: Game) -> str:
        """The folder from which another process reads the same components; empty for the program's own."""
        return self.packs.get((game.name, game.content_digest), "")


def _has_a_game(pack: Path) -> bool:
    return any((pack / name).is_dir() for name in games.names())


def _files_of(game: Game) -> Files:
    try:
        return {name: path.read_bytes() for name, path in game.content_files.items()}
    except OSError as error:
        raise BadContent(f"{error.filename} cannot be read: {error.strerror}.") from error


def packed(files: Files) -> bytes:
    """Component files as they are stored."""
    return zlib.compress(msgspec.msgpack.encode(files))


def unpacked(data: bytes) -> Files:
    """What `packed` once took; raises `BadContent`."""
    try:
        return msgspec.msgpack.decode(zlib.decompress(data), type=Files)
    except (zlib.error, TypeError, msgspec.MsgspecError) as error:
        raise BadContent(f"what is stored of them is damaged ({error}).") from error


def kept_components(database: Path, digest: str) -> list[tuple[str, bytes]]:
    """The stored components of that digest, by game, from a database that a server may be using."""
    try:
        with contextlib.closing(sqlite3.connect(database)) as reading:
            reading.execute("PRAGMA query_only = ON")
            return reading.execute("SELECT game, files FROM contents WHERE digest = ?", (digest,)).fetchall()
    except sqlite3.Error as error:
        raise BadData(f"'{database}' cannot be read: {error}.") from error


def write_pack(folder: Path, files: Files) -> None:
    """Write component files into a pack's folder for a game."""
    try:
        for name, data in files.items():
            path = folder / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(data)
    except OSError as error:
        raise BadData(f"'{folder}' cannot be written: {error.strerror}.") from error


@cache
def program_of(name: str) -> str:
    """A digest of the program that plays a game: the engine and the game itself.

    After a change of it a running match is played through once, to see that it leads to the same states.
    """
    if name not in games.names():
        raise UnknownGame(f"There is no game '{name}'.")
    digest = hashlib.sha256()
    for folder in (PACKAGE / "engine", PACKAGE / "games" / name):
        for path in sorted(folder.rglob("*.py")):
            digest.update(path.relative_to(PACKAGE).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()[:16]
