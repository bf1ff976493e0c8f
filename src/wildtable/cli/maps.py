"""`wildtable map`: a map as a table of its spaces, as JSON, or drawn.

A game that has maps to choose from describes them in its `atlas.py`.
"""

import sys
from pathlib import Path
from types import ModuleType
from typing import Annotated, Any

import typer
from rich.table import Table

from wildtable import games
from wildtable.cli.app import AsJson, GameName, Language, Pack, command, fail, load_game, out, print_json
from wildtable.engine.game import Game
from wildtable.engine.texts import NOTHING, Texts, load_texts

STANDARD_OUTPUT = "-"


@command("map", "wildtable map wildlands ruins --svg ruins.svg")
def show_map(
    game: GameName,
    name: Annotated[str, typer.Argument(metavar="MAP", help="The map, for example [bold]dungeon[/].")],
    svg: Annotated[
        str | None, typer.Option(metavar="FILE", help="Draw the map into a new file; - for standard output.")
    ] = None,
    lang: Language = "en",
    pack: Pack = None,
    json: AsJson = False,
) -> None:
    """Show a game's map: what lies next to what, and what can be seen from where."""
    chosen = load_game(game, pack)
    atlas = atlas_of(chosen)
    wanted = name.strip().lower()
    if wanted not in atlas.names():
        fail(f"{chosen.title} has no map '{name}': there are {', '.join(atlas.names())}.")
    texts = load_texts(chosen.folder, lang)
    if svg is not None:
        if json:
            fail("--svg and --json exclude each other: choose one of them.")
        write_picture(atlas.picture(chosen, wanted, texts), svg)
        if svg != STANDARD_OUTPUT:
            out.print(texts.say("map-drawn", {"file": svg}), markup=False, soft_wrap=True)
    elif json:
        print_json(atlas.rows(chosen, wanted))
    else:
        out.print(_table(atlas.rows(chosen, wanted), texts))


def atlas_of(game: Game) -> ModuleType:
    """The maps of a game."""
    atlas = games.room(game.name, "atlas")
    if atlas is None:
        having = [games.load(other).title for other in games.names() if games.room(other, "atlas")]
        fail(f"{game.title} has no maps to choose from; these have: {', '.join(having)}.")
    return atlas


def _table(rows: list[dict[str, Any]], texts: Texts) -> Table:
    table = Table(*(texts.say(f"map-{column}") for column in rows[0]), box=None, pad_edge=False)
    for row in rows:
        table.add_row(*(_shown(value, texts) for value in row.values()))
    return table


def _shown(value: object, texts: Texts) -> str:
    if isinstance(value, bool):
        return texts.say("map-yes") if value else NOTHING
    return " ".join(map(str, value)) or NOTHING if isinstance(value, list) else str(value)


def write_picture(picture: str, file: str) -> None:
    """Write a drawing to a new file, or to standard output."""
    if file == STANDARD_OUTPUT:
        sys.stdout.write(picture)
        return
    path = Path(file).expanduser()
    try:
        with path.open("x", encoding="utf-8") as written:
            written.write(picture)
    except FileExistsError:
        fail(f"{file} is there already and is not overwritten: name another file.")
    except (OSError, ValueError) as error:
        cause = error.strerror if isinstance(error, OSError) else str(error)
        fail(f"{file} cannot be written ({cause}): name another file.")
