"""The maps one at a time, for `wildtable map`: as rows of their spaces, and as a picture."""

from typing import Any

from wildtable.engine.game import Game
from wildtable.engine.texts import Texts
from wildtable.games.wildlands.content.maps import MAP_NAMES, GameMap
from wildtable.games.wildlands.drawing import WORDS, draw_map
from wildtable.games.wildlands.game import Wildlands


def names() -> list[str]:
    """The maps that there are."""
    return list(MAP_NAMES)


def rows(game: Game, name: str) -> list[dict[str, Any]]:
    """Every space with its neighbours, those a step up, its ground, and the other spaces it sees."""
    land = _map_of(game, name)
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


def picture(game: Game, name: str, texts: Texts) -> str:
    """The map as SVG, with its words in the language of the texts."""
    return draw_map(_map_of(game, name), {word: _word(word, texts) for word in WORDS})


def _map_of(game: Game, name: str) -> GameMap:
    assert isinstance(game, Wildlands)
    return game.content.map(name)


def _word(word: str, texts: Texts) -> str:
    """A word of the drawing: the name of a map, or a sign of the legend."""
    return texts.say(f"map-{word}" if texts.has(f"map-{word}") else f"name-{word}")
