"""The two scenarios of our own, and the hook that they hang on."""

import pytest

from tests.wild_assent.scenes import GAME, at, fact, player, scene
from wildtable.engine.rng import Rng
from wildtable.engine.state import CHANCE
from wildtable.games.wild_assent import frames
from wildtable.games.wild_assent.game import WildAssentState

PLAYERS = [player("koralt"), player("yerra")]


def after_a_round(victory: str, places: dict[str, str], points: list[int], rows: int = 10) -> WildAssentState:
    """A round in which nobody does anything; these stand where they stand, P1 plays red."""
    seats = {"koralt": "P1", "gryphon": "P1", "yerra": "P2", "lava-fiend": "P2"}
    state = scene(
        PLAYERS,
        [at(name, seats[name], place) for name, place in places.items()],
        {"victory": victory, "board_rows": rows},
        active="koralt",
        points=points,
    )
    before = fact(state, "round")
    while state.result() is None and fact(state, "round") == before:
        seat = int(state.turn())
        if seat == CHANCE:
            state.resolve(state.chance()[0][0])
        else:
            state.apply(seat, GAME.at_table.idle(state, seat))
    return state


@pytest.mark.rule("WA-MODE-06", "WA-RULING-140", "WA-RULING-907")
def test_three_rounds_on_the_high_ground_win() -> None:
    places = {"koralt": "1,1 N", "gryphon": "5,5 E", "yerra": "10,6 S", "lava-fiend": "4,5 W"}
    state = after_a_round("own-high-ground", places, [1, 2])
    assert GAME.position(state)["points"] == [2, 2]
    state = after_a_round("own-high-ground", places, [2, 2])
    result = state.result()
    assert result is not None
    assert (result.winner(), result.reason) == (0, "scenario")


@pytest.mark.rule("WA-RULING-907")
def test_as_many_of_both_on_the_high_ground_count_for_nobody() -> None:
    places = {"koralt": "1,1 N", "gryphon": "5,4 E", "yerra": "6,6 S", "lava-fiend": "9,9 W"}
    state = after_a_round("own-high-ground", places, [2, 2], rows=9)
    assert state.result() is None
    assert GAME.position(state)["points"] == [2, 2]


@pytest.mark.rule("WA-RULING-908")
@pytest.mark.parametrize(("gryphon", "wins"), [("9,9 E", True), ("8,9 E", False)])
def test_two_on_the_other_sides_start_fields_have_broken_through(gryphon: str, wins: bool) -> None:
    places = {"koralt": "10,1 N", "gryphon": gryphon, "yerra": "5,5 S", "lava-fiend": "1,9 W"}
    result = after_a_round("own-breakthrough", places, [0, 0]).result()
    assert (result is not None and result.winner() == 0) == wins


@pytest.mark.rule("WA-RULING-908")
@pytest.mark.parametrize("placement", ["alternating", "simultaneous"])
def test_the_obstacles_of_a_breakthrough_lie_there_already(placement: str) -> None:
    state = GAME.new(2, {"victory": "own-breakthrough", "board_rows": 8, "placement": placement})
    rng = Rng(1)
    while state.stack.kind() not in (frames.PLACING, frames.HIDDEN_TROUPES):
        assert state.stack.kind() not in (frames.OBSTACLE, frames.HIDDEN_OBSTACLES)
        if state.turn() == CHANCE:
            state.resolve(state.sample(rng))
        else:
            seat = state.actors()[0]
            state.apply(seat, state.legal(seat)[0])
    obstacles = {"4,2": "full-cover", "7,2": "partial-cover", "4,7": "partial-cover", "7,7": "full-cover"}
    assert GAME.position(state)["obstacles"] == obstacles
