"""`wildtable map`: a map as a table of its spaces, as JSON, or drawn."""

import sys
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.table import Table

from wildtable.cli.app import AsJson, GameName, Language, Pack, command, fail, load_game, out, print_json
from wildtable.engine.game import Game
from wildtable.engine.texts import NOTHING, Texts, load_texts
from wildtable.games.wildlands.content.maps import GameMap
from wildtable.games.wildlands.drawing import WORDS, draw_map
from wildtable.games.wildlands.game import Wildlands

WITH_MAPS = "wildlands"
STANDARD_OUTPUT = "-"
COLUMNS = ("space", "neighbours", "up", "cover", "high", "sees")


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
    land = find_map(chosen, name)
    texts = load_texts(chosen.folder, lang)
    if svg is not None:
        if json:
            fail("--svg and --json exclude each other: choose one of them.")
        write_picture(draw_map(land, {word: _word(word, texts) for word in WORDS}), svg)
        if svg != STANDARD_OUTPUT:
            out.print(texts.say("map-drawn", {"file": svg}), markup=False, soft_wrap=True)
    elif json:
        print_json(rows_of(land))
    else:
        out.print(_table(land, texts))


def find_map(game: Game, name: str) -> GameMap:
    """The map of that name."""
    if not isinstance(game, Wildlands):
        fail(f"{game.title} has no maps to choose from; {load_game(WITH_MAPS).title} has.")
    known = next(option.values for option in game.options if option.name == "map")
    if name.strip().lower() not in known:
        fail(f"{game.title} has no map '{name}': there are {', '.join(map(str, known))}.")
    return game.content.map(name.strip().lower())


def rows_of(land: GameMap) -> list[dict[str, Any]]:
    """Every space with its neighbours, those a step up, its ground, and the other spaces it sees."""
    return [
        {
            "space": number,
            "neighbours": land.neighbours[here],
            "up": [there for there in land.neighbours[here] if land.high[there - 1] and not land.high[here]],
            "cover": land.cover[here],
            "high": land.high[here],
            "sees": [there for there in land.numbers if there != number and land.sight[here][there - 1] >= 0],
        }
        for here, number in enumerate(land.numbers)
    ]


def _table(land: GameMap, texts: Texts) -> Table:
    table = Table(*(texts.say(f"map-{column}") for column in COLUMNS), box=None, pad_edge=False)
    for row in rows_of(land):
        table.add_row(*(_shown(row[column], texts) for column in COLUMNS))
    return table


def _shown(value: object, texts: Texts) -> str:
    if isinstance(value, bool):
        return texts.say("map-yes") if value else NOTHING
    return " ".join(map(str, value)) or NOTHING if isinstance(value, list) else str(value)


def _word(word: str, texts: Texts) -> str:
    """A word of the drawing: the name of a map, or a sign of the legend."""
    return texts.say(f"map-{word}" if texts.has(f"map-{word}") else f"name-{word}")


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
