"""Daylight, night and stars: what the square under the time marker says (WN-WEATHER-02, WN-RULING-35)."""

from mypy_extensions import i64

from wildtable.games.wilderness.state import GONE, SQUARE, WEATHER_NOW, Data


def weather_kind(s: Data) -> i64:
    """The kind of the Weather card of the day, `GONE` before the first."""
    card = s.of[WEATHER_NOW]
    if card == GONE:
        return GONE
    return s.tables.weather.kind[card]


def is_starred(s: Data) -> bool:
    """A special round (WN-WEATHER-04)?"""
    kind = weather_kind(s)
    return kind != GONE and (s.tables.stars[kind] >> s.of[SQUARE]) & 1 == 1


def is_dark(s: Data) -> bool:
    kind = weather_kind(s)
    return kind != GONE and (s.tables.dark[kind] >> s.of[SQUARE]) & 1 == 1


def is_night(s: Data) -> bool:
    """Night rules hold; a star may replace them (WN-RULING-35)."""
    return is_dark(s) and not (s.settings.star_replaces and is_starred(s))


def is_daylight(s: Data) -> bool:
    """Daylight rules hold; a star may replace them (WN-RULING-35).

    WN-WEATHER-03.
    """
    return not is_dark(s) and not (s.settings.star_replaces and is_starred(s))


def light(s: Data) -> str:
    """The round in one word, for events."""
    if is_starred(s):
        return "star-night" if is_dark(s) else "star-day"
    return "night" if is_dark(s) else "day"
