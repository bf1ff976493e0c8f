"""What a client needs to draw the land and to show the cards."""

from pathlib import Path

from wildtable.engine.texts import LANGUAGES, load_texts
from wildtable.engine.vocabulary import Text
from wildtable.engine.wording import sentence
from wildtable.games.wilderness.content.land import NO_LAIR, Tile
from wildtable.games.wilderness.content.library import Content
from wildtable.games.wilderness.state import Data
from wildtable.games.wilderness.terrain import ANIMALS, DIRECTIONS, TERRAINS

FOLDER = Path(__file__).parent


def components(content: Content) -> dict[str, object]:
    """Tiles, tracks and cards, each card with the sentence on it in every language."""
    land = content.land
    return {
        "tiles": {tile.name: _tile(tile) for tile in land.tiles},
        "extra": [TERRAINS[kind] for kind in land.extra],
        "compass": [DIRECTIONS[direction] for direction in land.compass],
        "village": {"water": [DIRECTIONS[direction] for direction in land.water]},
        "tracks": {
            name: {
                "thirst": [int(number) for number in tracks.thirst],
                "hunger": [int(number) for number in tracks.hunger],
                "energy": [int(number) for number in tracks.energy],
            }
            for name, tracks in content.tracks.items()
        },
        "events": {
            card.name: {"copies": card.copies, "upper": said(card.upper), "lower": said(card.lower)}
            for card in content.events
        },
        "weather": {
            card.name: {
                "copies": card.copies,
                "squares": card.squares,
                "dark": card.dark,
                "starred": card.stars,
                "draw": card.events,
                "text": said(card.text),
            }
            for card in content.weather
        },
        "sickness": {
            card.name: {"copies": card.copies, "stays": card.text.stays, "text": said(card.text)}
            for card in content.sickness
        },
    }


def _tile(tile: Tile) -> dict[str, object]:
    """A tile that points south, its areas row by row (WN-GEO-09)."""
    return {
        "terrain": [TERRAINS[kind] for kind in tile.terrain],
        "rivers": tile.rivers,
        "lairs": [None if lair == NO_LAIR else ANIMALS[lair] for lair in tile.lairs],
    }


def said(text: Text[Data]) -> dict[str, str]:
    return {language: sentence(load_texts(FOLDER, language), text) for language in LANGUAGES}
