"""What the coming Nature's turn brings is told before it does."""

from typing import Any

import pytest

from tests.wilderness.scenes import GAME, play, scene
from wildtable.engine.state import State

TRACKS = ("thirst", "hunger", "exhaustion")


def seen(state: State) -> Any:
    return state.view(None)


def outcomes(state: State, text: str) -> dict[str, dict[str, object]]:
    """What an action of the first player comes to, by kind, besides what a card says."""
    found = GAME.at_table.outcomes(state, 0, GAME.parse(state, 0, text))
    return {str(outcome["kind"]): outcome for outcome in found if outcome["kind"] != "says"}


@pytest.mark.rule("WN-HEALTH-06")
@pytest.mark.parametrize("thirst", [1, 4, 6, 11, 12])
@pytest.mark.parametrize("hunger", [1, 6, 15])
@pytest.mark.parametrize("sickness", [[], ["fever"]])
def test_nature_takes_what_was_told(thirst: int, hunger: int, sickness: list[str]) -> None:
    """Thirst and hunger rise first, and exhaustion by the numbers that they have come to."""
    mine = {"area": "0,2", "thirst": thirst, "hunger": hunger, "exhaustion": 3, "sickness": sickness}
    state = scene([mine, {"area": "0,0"}], turn={"player": "P1"})
    told = seen(state)["nature"]["P1"]
    before = seen(state)["players"][0]
    assert outcomes(state, "end")["nature"]["steps"] == told["exhaustion"]
    play(state, "end", "end")
    after = seen(state)["players"][0]
    assert {track: after[track] - before[track] for track in TRACKS} == told


def test_what_kills_is_told() -> None:
    mine = {"area": "0,2", "thirst": 12, "hunger": 15, "exhaustion": 18}
    state = scene([mine, {"area": "0,0"}, {"area": "0,0"}], turn={"player": "P1"})
    assert outcomes(state, "end")["nature"]["left"] == 0
    play(state, "end", "end", "end")
    assert not seen(state)["players"][0]["alive"]


@pytest.mark.rule("WN-ANIMAL-04")
def test_an_animal_in_reach_is_told_before_a_step_and_before_the_end() -> None:
    wolf = [{"name": "wolf-1", "kind": "wolf", "area": "3,1"}]
    state = scene([{"area": "2,2"}, {"area": "0,0"}], turn={"player": "P1"}, animals=wolf)
    assert seen(state)["hunted"] == {"wolf-1": ["P1"]}
    assert outcomes(state, "end")["hunted"] == {"kind": "hunted", "animals": 1}
    assert "hunted" in outcomes(state, "move 3,2")
    assert "hunted" not in outcomes(state, "move 2,3")


@pytest.mark.rule("WN-EVENT-05")
@pytest.mark.rule("WN-EVENT-07")
def test_whom_a_card_means_is_told_before_it_is_played() -> None:
    """In another's turn that player; the turn goes back to its beginning where the card belongs there."""
    mine = {"area": "0,0", "hand": ["raft", "splint"]}
    state = scene([mine, {"area": "0,0"}, {"area": "0,0"}], turn={"player": "P2"})
    play(state, "move 1,0")
    assert outcomes(state, "play raft lower") == {
        "meant": {"kind": "meant", "player": "P2"},
        "rewinds": {"kind": "rewinds"},
    }
    assert outcomes(state, "play splint lower") == {}
