"""Wilderness in a terminal: what a seat may see, in lines that fit."""

from collections.abc import Iterator

import pytest
from rich.console import Console

from tests.wilderness.scenes import scene
from wildtable.engine.playout import step_at_random
from wildtable.engine.rng import Rng
from wildtable.engine.state import State, View
from wildtable.engine.texts import LANGUAGES, load_texts
from wildtable.games import load
from wildtable.games.wilderness.terminal import draw

GAME = load("wilderness")


def lines_of(view: View, language: str = "en", width: int = 100) -> list[str]:
    console = Console(width=width, highlight=False, color_system=None)
    with console.capture() as caught:
        console.print(draw(GAME, view, load_texts(GAME.folder, language), width))
    return caught.get().splitlines()


def random_states(seats: int, **options: object) -> Iterator[State]:
    """Some states of a random game, from the set-up to the end."""
    state, rng, made = GAME.new(seats, {"tiles": 4, **options}), Rng(seats), 0
    yield state
    while step_at_random(state, rng):
        made += 1
        if made % 60 == 0:
            yield state
    yield state


def begun(**options: object) -> State:
    """The first tile lies open."""
    state, rng = GAME.new(2, {"tiles": 4, **options}), Rng(1)
    while GAME.step(state) != "turn":
        step_at_random(state, rng)
    return state


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 8])
def test_every_position_can_be_drawn_for_everybody(seats: int, language: str) -> None:
    for state in random_states(seats):
        for seat in (None, 0):
            lines = lines_of(state.view(seat), language, 120)
            assert all(len(line) <= 120 for line in lines)
            assert not any("board-" in line or "name-" in line for line in lines)


def test_the_strip_has_seven_rows_and_the_village() -> None:
    lines = lines_of(begun().view(None), width=140)
    strip = lines[1:14]
    assert sum("?" in line for line in strip) == 7
    assert next(line for line in strip if "V" in line).rstrip().endswith("V")
    assert strip[0].startswith((" g12", " f12", " r12"))


def test_a_mirrored_board_begins_in_the_south_west() -> None:
    lines = lines_of(begun(mirror_board=True).view(None), width=140)
    assert lines[13].startswith((" g12", " f12", " r12"))


@pytest.mark.rule("WN-RULING-02")
def test_on_a_mirrored_board_north_and_south_change_places_in_names() -> None:
    """The step (0, +1) from the start is shown as NE, and leads to the same area."""
    ways = {}
    for mirrored in (False, True):
        lines = lines_of(scene([{}, {}], {"mirror_board": mirrored}).view(0), width=200)
        (ways[mirrored],) = [line for line in lines if line.startswith("Ways: ")]
    assert "0,1 south-east:" in ways[False]
    assert "0,1 north-east:" in ways[True]


def test_only_the_own_hand_is_shown() -> None:
    state = begun()
    own = "\n".join(lines_of(state.view(0)))
    assert "Your hand" in own
    assert "Your hand" not in "\n".join(lines_of(state.view(None)))


def test_the_way_on_is_told_with_its_price() -> None:
    view = begun().view(0)
    (line,) = [line for line in lines_of(view, width=200) if line.startswith("Ways: ")]
    costs = view["costs"]
    assert isinstance(costs, dict)
    for area, cost in costs.items():
        assert f"{area} " in line
        assert f"({cost})" in line
