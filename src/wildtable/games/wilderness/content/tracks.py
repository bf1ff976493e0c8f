"""Reads the tracks of the health board and refuses those that contradict the rulebook."""

from collections.abc import Mapping
from typing import Any

from wildtable.engine.content import SOURCES, check_keys
from wildtable.engine.refusal import BadContent
from wildtable.games.wilderness.tables import Tracks

TRACKS_FILE = "tracks.toml"

START = 3  # the squares up to the one on which the marker begins (WN-SETUP-04)
LONGEST_WAY = 12  # a search may find that much food, and the worst attack costs one less
ENERGY = (6, 5, 4, 3)


def read_tracks(tables: Mapping[str, Any]) -> dict[str, Tracks]:
    """Every set of tracks by its name; the first is the one that is played with if nothing is said."""
    if not tables:
        raise BadContent(f"{TRACKS_FILE}: there are no tracks.")
    return {name: _read(f"{TRACKS_FILE}, {name}", table) for name, table in tables.items()}


def _read(place: str, table: object) -> Tracks:
    if not isinstance(table, dict):
        raise BadContent(f"{place}: must be a table with 'thirst', 'hunger' and 'energy'.")
    check_keys(place, table, ("source", "thirst", "hunger", "energy"))
    if table.get("source", "owner") not in SOURCES:
        raise BadContent(f"{place}: 'source' must be one of {', '.join(SOURCES)}.")
    thirst, hunger, energy = (_numbers(place, table, key) for key in ("thirst", "hunger", "energy"))
    for name, squares in (("thirst", thirst), ("hunger", hunger)):
        _check_need(place, name, squares)
    if thirst.index(1) >= hunger.index(1) or thirst[-1] <= hunger[-1]:
        raise BadContent(f"{place}: thirst must reach its numbers earlier, and higher ones, than hunger.")
    if len(hunger) <= LONGEST_WAY:
        raise BadContent(f"{place}: hunger needs more than {LONGEST_WAY} squares (WN-FOOD-02).")
    _check_energy(place, energy)
    return Tracks(thirst, hunger, energy)


def _check_need(place: str, name: str, squares: list[int]) -> None:
    """Thirst and hunger: what the rulebook's text and examples say of them (WN-HEALTH-02, WN-RULING-09)."""
    if sorted(squares) != squares:
        raise BadContent(f"{place}: the numbers of {name} may not fall to the right (WN-HEALTH-02).")
    if squares[: START + 1] != [0] * (START + 1):
        raise BadContent(f"{place}: the first four squares of {name} must be 0 (WN-RULING-09).")
    if 1 not in squares or 2 not in squares:
        raise BadContent(f"{place}: {name} must have squares with 1 and with 2 (WN-HEALTH-06).")


def _check_energy(place: str, energy: list[int]) -> None:
    """Exhaustion: the energy of each square before the skull (WN-ENERGY-01)."""
    if sorted(energy, reverse=True) != energy or set(energy) != set(ENERGY):
        raise BadContent(f"{place}: 'energy' must fall from 6 over 5 and 4 to 3 (WN-ENERGY-01).")
    if energy[:START] != [6] * START:
        raise BadContent(f"{place}: the first three squares of 'energy' must be 6 (WN-ENERGY-01).")
    if len(energy) < LONGEST_WAY + START:
        raise BadContent(f"{place}: 'energy' needs at least {LONGEST_WAY + START} squares (WN-ATTACK-04).")


def _numbers(place: str, table: Mapping[str, Any], key: str) -> list[int]:
    found = table.get(key)
    if not isinstance(found, list) or any(type(number) is not int or number < 0 for number in found):
        raise BadContent(f"{place}: '{key}' must be a list of whole numbers.")
    if len(found) > 60:
        raise BadContent(f"{place}: '{key}' has more than 60 squares.")
    return found
