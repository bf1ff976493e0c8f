"""Reads the Event, Weather and Sickness cards and refuses texts that their deck cannot have.

What a clause may say at all is the business of the vocabulary (`effects.py`); here is which card may say it.
"""

from collections.abc import Iterator, Mapping
from typing import Any

from wildtable.engine.content import SOURCES, check_keys
from wildtable.engine.refusal import BadContent
from wildtable.engine.vocabulary import Clause, Text
from wildtable.games.wilderness.effects import VOCABULARY
from wildtable.games.wilderness.state import Data

EVENTS_FILE = "events.toml"
WEATHER_FILE = "weather.toml"
SICKNESS_FILE = "sickness.toml"

EVENTS = 54
WEATHER = 27
SICKNESS = 27

PLAYED = (
    "any-time",
    "any-turn",
    "turn-start",
    "turn-end",
    "roll-before",
    "roll-after",
    "attack-before",
    "attack-after",
    "lost",
    "card-declared",
)
"""When an Event card can be played."""

OF_A_PLAYER = ("turn-start", "turn-end", "enter", "drink", "rest", "sleep", "search", "lost", "attack-after")
OF_WEATHER = ("all-day", "starred", "new-day", "nature-1", "nature-3", *OF_A_PLAYER)
OF_SICKNESS = ("drawn", "always", "new-day", "nature-1", "nature-3", *OF_A_PLAYER)

WITHOUT_A_CHOICE = (
    "increase",
    "reduce",
    "restore",
    "energy",
    "drift",
    "lost",
    "draw",
    "discard",
    "sickness",
    "animal-attack",
)
"""What Nature can do: nobody is asked."""

ON_A_PATIENT = (*WITHOUT_A_CHOICE, "end-turn", "roll", "cure")
ON_ONESELF = ("place-area", "return-area", "roll", "reroll", "draw", "cancel")
"""What the lower half of an Event card may do without hurting its player."""

NORMAL_DAY = "D D D D N N"


class EventCard:
    """A kind of Event card with its two halves (WN-EVENT-04)."""

    def __init__(self, name: str, copies: int, upper: Text[Data], lower: Text[Data]) -> None:
        self.name = name
        self.copies = copies
        self.upper = upper
        self.lower = lower


class WeatherCard:
    """A kind of Weather card: its squares, of which some are dark and some have a star (WN-WEATHER-01)."""

    def __init__(self, name: str, copies: int, squares: list[str], events: int, text: Text[Data]) -> None:
        self.name = name
        self.copies = copies
        self.squares = len(squares)
        self.dark = [number for number, square in enumerate(squares) if square.startswith("N")]
        self.stars = [number for number, square in enumerate(squares) if square.endswith("*")]
        self.events = events
        self.text = text


class SicknessCard:
    """A kind of Sickness card (WN-SICK-03)."""

    def __init__(self, name: str, copies: int, text: Text[Data]) -> None:
        self.name = name
        self.copies = copies
        self.text = text


def read_events(file: Mapping[str, Any]) -> list[EventCard]:
    """The Event cards of a file."""
    cards = []
    for name, card, copies in _cards(EVENTS_FILE, file, ("upper", "lower"), EVENTS):
        halves = []
        for half in ("upper", "lower"):
            place = f"{EVENTS_FILE}, {name}, {half}"
            halves.append(VOCABULARY.read(place, card.get(half)))
            _check_half(place, halves[-1], half == "lower")
        cards.append(EventCard(name, copies, *halves))
    return cards


def read_weather(file: Mapping[str, Any]) -> list[WeatherCard]:
    """The Weather cards of a file; most of them are a normal day (WN-WEATHER-01)."""
    cards = []
    for name, card, copies in _cards(WEATHER_FILE, file, ("squares", "events", "clauses"), WEATHER):
        place = f"{WEATHER_FILE}, {name}"
        squares = card["squares"].split() if isinstance(card.get("squares"), str) else []
        if not 1 <= len(squares) <= 12 or any(square not in ("D", "N", "D*", "N*") for square in squares):
            raise BadContent(f"{place}: 'squares' must be like \"{NORMAL_DAY}\", with * for a star.")
        events = card.get("events")
        if type(events) is not int or not 0 <= events <= 5:
            raise BadContent(f"{place}: 'events' must be a whole number from 0 to 5.")
        text = _text(place, card, stays=True)
        _check_weather(place, text)
        found = WeatherCard(name, copies, squares, events, text)
        if bool(found.stars) != any(_when(clause) == "starred" for clause in text.clauses):
            raise BadContent(f"{place}: stars and clauses with 'starred' need each other (WN-WEATHER-04).")
        cards.append(found)
    normal = sum(card.copies for card in cards if card.squares == 6 and card.dark == [4, 5])
    if 2 * normal <= WEATHER:
        raise BadContent(f"{WEATHER_FILE}: most days must have 4 bright and 2 dark squares (WN-WEATHER-01).")
    if not any(card.stars for card in cards):
        raise BadContent(f"{WEATHER_FILE}: no day has a star (WN-WEATHER-04).")
    return cards


def read_sickness(file: Mapping[str, Any]) -> list[SicknessCard]:
    """The Sickness cards of a file: some act once, many stay (WN-SICK-03)."""
    cards = []
    for name, card, copies in _cards(SICKNESS_FILE, file, ("stays", "clauses"), SICKNESS):
        place = f"{SICKNESS_FILE}, {name}"
        stays = card.get("stays", False)
        if not isinstance(stays, bool):
            raise BadContent(f"{place}: 'stays' must be true or false.")
        if "clauses" not in card:
            raise BadContent(f"{place}: 'clauses' is missing.")
        text = _text(place, card, stays)
        _check_sickness(place, text)
        cards.append(SicknessCard(name, copies, text))
    if len({card.text.stays for card in cards}) == 1:
        raise BadContent(f"{SICKNESS_FILE}: some cards must stay and some must act at once (WN-SICK-03).")
    return cards


def _cards(
    file: str, tables: Mapping[str, Any], keys: tuple[str, ...], number: int
) -> Iterator[tuple[str, dict[str, Any], int]]:
    """Every card with its name and its copies, which must add up."""
    if tables.get("source", "owner") not in SOURCES:
        raise BadContent(f"{file}: 'source' must be one of {', '.join(SOURCES)}.")
    total = 0
    for name, card in tables.items():
        if name == "source":
            continue
        place = f"{file}, {name}"
        if not isinstance(card, dict):
            raise BadContent(f"{place}: must be a table with 'copies' and what the card says.")
        check_keys(place, card, ("copies", *keys))
        if type(card.get("copies")) is not int or card["copies"] < 1:
            raise BadContent(f"{place}: 'copies' must be a whole number of 1 or more.")
        total += card["copies"]
        yield name, card, card["copies"]
    if total != number:
        raise BadContent(f"{file}: there are {number} cards, not {total}.")


def _text(place: str, card: Mapping[str, Any], stays: bool) -> Text[Data]:
    if "clauses" not in card:
        return Text(place, stays, [])
    return VOCABULARY.read(place, card["clauses"], stays)


def _check_half(place: str, text: Text[Data], lower: bool) -> None:
    """One moment a half; the lower one is never aimed at its own player (WN-RULING-56)."""
    first = text.clauses[0]
    for clause in text.clauses:
        assert clause.when is not None
        assert first.when is not None
        if _when(clause) not in PLAYED:
            raise BadContent(f"{place}: an Event card cannot be played at '{_when(clause)}' (WN-EVENT-05).")
        if (_when(clause), clause.whose, clause.when.values) != (
            _when(first),
            first.whose,
            first.when.values,
        ):
            raise BadContent(f"{place}: the clauses of a half must share one 'when' and 'whose'.")
    if _when(first) == "card-declared" and first.what().word.name != "cancel":
        raise BadContent(f"{place}: what is played at 'card-declared' must 'cancel' first (WN-RULING-95).")
    for clause in _all(text.clauses):
        _check_moment(place, clause, _when(first))
        if clause.to.word.name == "this-card":
            raise BadContent(f"{place}: 'this-card' is for Sickness cards.")
        if clause.until is not None and clause.until.word.name == "starred":
            raise BadContent(f"{place}: 'starred' is for Weather cards.")
    if lower:
        _check_lower(place, text, first.whose)


def _check_lower(place: str, text: Text[Data], whose: str) -> None:
    for clause in _all(text.clauses):
        aim = clause.to.word.name
        own = aim in ("self", "own-sickness", "each-own-sickness", "each-player")
        if own and clause.what().word.name not in ON_ONESELF:
            raise BadContent(f"{place}: the lower half is for opponents, not for '{aim}' (WN-RULING-56).")
        if aim == "player" and whose != "opponent":
            raise BadContent(f"{place}: 'player' needs whose = \"opponent\" in a lower half (WN-RULING-56).")


def _check_moment(place: str, clause: Clause[Data], when: str) -> None:
    """What can be prevented, rolled again, or hold for a roll only."""
    word = clause.what().word.name
    if word == "prevent" and when not in ("attack-before", "lost"):
        raise BadContent(f"{place}: there is nothing to prevent at '{when}'.")
    if word == "reroll" and when not in ("roll-after", "attack-after"):
        raise BadContent(f"{place}: there is nothing to roll again at '{when}'.")
    if word == "cancel" and when != "card-declared":
        raise BadContent(f"{place}: there is no card to cancel at '{when}' (WN-RULING-95).")
    if clause.until is not None and clause.until.word.name == "roll" and not _is_roll(when):
        raise BadContent(f"{place}: there is no roll at '{when}' to hold for.")


def _is_roll(when: str) -> bool:
    return when.startswith(("roll-", "attack-"))


def _check_weather(place: str, text: Text[Data]) -> None:
    """Nature has no choices and means everybody, or the player whose moment it is."""
    for clause in text.clauses:
        when = _when(clause)
        if when not in OF_WEATHER:
            raise BadContent(f"{place}: '{when}' is no moment of a Weather card.")
        if clause.modifier is not None and when not in ("all-day", "starred"):
            raise BadContent(f"{place}: '{clause.what().word.name}' holds 'all-day' or 'starred'.")
        if when == "starred" and clause.modifier is not None and _until(clause) != "starred":
            raise BadContent(f'{place}: until = "starred" is missing.')
    for clause in _all(text.clauses):
        if clause.to.word.name not in ("each-player", "player"):
            raise BadContent(f"{place}: Weather is for 'each-player' or 'player'.")
        if clause.may or clause.cost is not None:
            raise BadContent(f"{place}: Weather gives no choice.")
        if clause.verb is not None and clause.verb.word.name not in WITHOUT_A_CHOICE:
            raise BadContent(f"{place}: Weather cannot '{clause.verb.word.name}'.")


def _check_sickness(place: str, text: Text[Data]) -> None:
    """What acts later needs a card that stays, and what stays says how it is discarded (WN-SICK-03)."""
    for clause in text.clauses:
        when = _when(clause)
        assert clause.when is not None
        if when not in OF_SICKNESS:
            raise BadContent(f"{place}: '{when}' is no moment of a Sickness card.")
        if when != "drawn" and not text.stays:
            raise BadContent(f"{place}: only a card that stays can act at '{when}' (WN-SICK-03).")
        if clause.when.word.whose and clause.whose != "own":
            raise BadContent(f"{place}: '{when}' needs whose = \"own\" on a Sickness card.")
        if clause.modifier is not None and when != "always":
            raise BadContent(f"{place}: '{clause.what().word.name}' holds 'always'.")
    clauses = list(_all(text.clauses))
    for clause in clauses:
        if clause.verb is not None and clause.verb.word.name not in ON_A_PATIENT:
            raise BadContent(f"{place}: a Sickness card cannot '{clause.verb.word.name}'.")
    if text.stays != any(clause.to.word.name == "this-card" for clause in clauses):
        raise BadContent(f"{place}: a card that stays, and no other, says how it is discarded (WN-SICK-03).")


def _all(clauses: list[Clause[Data]]) -> Iterator[Clause[Data]]:
    """Clauses with those in then and else."""
    for clause in clauses:
        yield clause
        yield from _all(clause.then)
        yield from _all(clause.otherwise)


def _when(clause: Clause[Data]) -> str:
    assert clause.when is not None
    return clause.when.word.name


def _until(clause: Clause[Data]) -> str:
    return "" if clause.until is None else clause.until.word.name
