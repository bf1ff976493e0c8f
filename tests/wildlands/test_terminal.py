"""Wildlands in a terminal: what a seat may see, in lines that fit."""

from collections.abc import Iterator

import pytest
from rich.console import Console

from wildtable.engine.playout import step_at_random
from wildtable.engine.rng import Rng
from wildtable.engine.state import State, View
from wildtable.engine.texts import LANGUAGES, load_texts
from wildtable.games import load
from wildtable.games.wildlands.terminal import draw, readable

GAME = load("wildlands")
ENGLISH = load_texts(GAME.folder, "en")
DUEL = {
    "map": "ruins",
    "acting": "P2",
    "players": [
        {
            "faction": "guild",
            "characters": {"1": 1, "2": "hidden 17", "5": {"at": 25, "damage": 2}},
            "hand": ["1:area 2:shield open:ranged", "wild"],
            "shards": [25, 40],
            "points": 3,
        },
        {"faction": "gnomads", "characters": {"4": 25}, "hand": ["wild"]},
    ],
}
SMALL_MAP = {
    "name": "two cells",
    "corners": {"a": [0, 0], "b": [100, 0], "c": [200, 0], "d": [200, 100], "e": [100, 100], "f": [0, 100]},
    "space": [
        {"number": 1, "corners": ["a", "b", "e", "f"], "core": [50, 50], "cover": True},
        {"number": 2, "corners": ["b", "c", "d", "e"], "core": [150, 50], "high": True},
    ],
}


def lines_of(view: View, language: str = "en", width: int = 100) -> list[str]:
    console = Console(width=width, highlight=False, color_system=None)
    with console.capture() as caught:
        console.print(draw(GAME, view, load_texts(GAME.folder, language), width))
    return caught.get().splitlines()


def line_with(lines: list[str], part: str) -> str:
    (found,) = [line for line in lines if part in line]
    return found


def random_states(seats: int) -> Iterator[State]:
    """Some states of a random game, from the choice of factions to the end."""
    state, rng, made = GAME.new(seats, {"map": "ruins", "stall_rounds": 3}), Rng(seats), 0
    yield state
    while step_at_random(state, rng):
        made += 1
        if made % 40 == 0:
            yield state
    yield state


def test_own_secrets_are_shown_to_their_owner_only() -> None:
    state = GAME.from_position(DUEL)
    own, spectator = lines_of(state.view(0)), lines_of(state.view(None))
    assert "3/3 (17) unrevealed" in line_with(own, "Hespera Gale")
    assert "(17)" not in line_with(spectator, "Hespera Gale")
    assert "1 area attack, 2 shield, open ranged" in line_with(own, "area attack")
    assert not [line for line in spectator if "area attack" in line]


def test_where_everybody_is_and_how() -> None:
    lines = lines_of(GAME.from_position(DUEL).view(None))
    assert lines[0].startswith("The Ruins")
    assert "Player 1 has the turn" in lines[0]
    assert "Player 2 acts in an interrupt" in lines[0]
    assert "points 3/5" in line_with(lines, "The Guild")
    assert "3/5 25" in line_with(lines, "Lunk")
    assert "4↑ 7↑ 14 16 21 25" in line_with(lines, "Cindrick Ould")
    assert "knocked out" in line_with(lines, "Ambrose Quill")
    assert "25 P1.5 P2.4 ◆P1" in line_with(lines, "P2.4")


def test_an_attack_under_way_is_shown() -> None:
    attack = {"flag": "heavy-melee", "by": "P2.4", "targets": ["P1.5"], "shielded": []}
    view = GAME.from_position(DUEL).view(None) | {"attack": attack}
    assert "P2.4 attacks (heavy melee: P1.5)" in lines_of(view)


def test_a_faction_and_a_map_that_a_position_brings_along() -> None:
    own = {"name": "own", "cards": ["1:melee 2 3"] * 8, "health": [1, 2, 3, 4, 5]}
    players = [{"faction": own, "characters": {"3": 1}}, {"faction": "gnomads", "characters": {"1": 2}}]
    lines = lines_of(GAME.from_position({"map": SMALL_MAP, "players": players}).view(0))
    assert lines[0].startswith("two cells")
    assert "3/3 1■ → 2↑" in line_with(lines, "Automate")
    assert "3/3 2▲ → 1" in line_with(lines, "Tak")


@pytest.mark.slow
@pytest.mark.parametrize("seats", GAME.seat_counts)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_board_fits(seats: int, language: str) -> None:
    for state in random_states(seats):
        for seat in (None, 0):
            lines = lines_of(state.view(seat), language)
            assert max(map(len, lines)) <= 100
            assert len(lines) <= 32
            assert not [line for line in lines if "character-" in line or "board-" in line]


def test_a_card_in_words() -> None:
    assert readable("1:heavy-melee 3 open:cover", ENGLISH) == "1 heavy melee, 3, open cover"
    assert readable("wild", ENGLISH) == "wild card"
