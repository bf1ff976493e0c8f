"""All components together, as the rules and the clients need them."""

from pathlib import Path

from wildtable.engine.content import lay_over, read_toml
from wildtable.engine.texts import Texts
from wildtable.engine.wording import sentence
from wildtable.games.wilderness.content.cards import (
    EVENTS_FILE,
    SICKNESS_FILE,
    WEATHER_FILE,
    read_events,
    read_sickness,
    read_weather,
)
from wildtable.games.wilderness.content.land import LAND_FILE, TILES_FILE, read_land
from wildtable.games.wilderness.content.tracks import TRACKS_FILE, read_tracks
from wildtable.games.wilderness.effects import VOCABULARY
from wildtable.games.wilderness.frames import EFFECT
from wildtable.games.wilderness.tables import Pile, Tables

HERE = Path(__file__).parent


class Content:
    """The components that a game is played with: ours, or those of a pack laid over them."""

    def __init__(self, laid_over: Path | None = None) -> None:
        """`laid_over` is a pack's folder for this game; what is wrong with it is said now, not in play."""
        files = lay_over(HERE, laid_over)
        read = {name: read_toml(path) for name, path in files.paths.items()}
        self.files = files
        self.digest = files.digest()
        self.land = read_land(read[TILES_FILE], read[LAND_FILE])
        self.tracks = read_tracks(read[TRACKS_FILE])
        self.events = read_events(read[EVENTS_FILE])
        self.weather = read_weather(read[WEATHER_FILE])
        self.sickness = read_sickness(read[SICKNESS_FILE])
        self.texts = [
            *(half for card in self.events for half in (card.upper, card.lower)),
            *(card.text for card in self.sickness),
            *(card.text for card in self.weather),
        ]
        """In the order of their numbers while a game is played."""
        self.tables = self._tables()

    def card_names(self) -> list[str]:
        """Every kind of card of the three decks."""
        tables = self.tables
        return [*tables.events.names, *tables.weather.names, *tables.sickness.names]

    def cards(self, texts: Texts) -> list[dict[str, str]]:
        """Every half of an Event card, every Sickness and every Weather card with its sentence."""
        lying = [(card.name, card.text) for card in self.sickness]
        lying += [(card.name, card.text) for card in self.weather]
        return [
            *(
                {
                    "card": f"{card.name} {half}",
                    "name": f"{_name(texts, card.name)} ({texts.say(f'half-{half}')})",
                    "text": sentence(texts, text),
                }
                for card in self.events
                for half, text in (("upper", card.upper), ("lower", card.lower))
            ),
            *(
                {"card": name, "name": _name(texts, name), "text": sentence(texts, text)}
                for name, text in lying
            ),
        ]

    def _tables(self) -> Tables:
        tiles = self.land.tiles
        return Tables(
            tile_names=[tile.name for tile in tiles],
            terrain=[kind for tile in tiles for kind in tile.terrain],
            rivers=[mask for tile in tiles for mask in tile.rivers],
            lairs=[lair for tile in tiles for lair in tile.lairs],
            extra_terrain=self.land.extra,
            compass=self.land.compass,
            tracks=list(self.tracks.values()),
            events=Pile([card.name for card in self.events], [card.copies for card in self.events]),
            weather=Pile([card.name for card in self.weather], [card.copies for card in self.weather]),
            sickness=Pile([card.name for card in self.sickness], [card.copies for card in self.sickness]),
            squares=[card.squares for card in self.weather],
            dark=[_mask(card.dark) for card in self.weather],
            stars=[_mask(card.stars) for card in self.weather],
            cards_drawn=[card.events for card in self.weather],
            sickness_stays=[int(card.text.stays) for card in self.sickness],
            tribe_beneath=self.land.beneath,
            tribe_instead_of=self.land.instead_of,
            effects=VOCABULARY.compile(EFFECT, self.texts),
        )


def _name(texts: Texts, name: str) -> str:
    """What a card is called; one of a pack by the name that it has in its file."""
    return texts.say(f"name-{name}") if texts.has(f"name-{name}") else name.replace("-", " ").capitalize()


def _mask(numbers: list[int]) -> int:
    return sum(1 << number for number in numbers)
