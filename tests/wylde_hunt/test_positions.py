"""Data documents: what cannot be is refused, and everything comes back as it was written."""

from typing import Any

import pytest

from tests.wylde_hunt.helpers import (
    BLOCK,
    EXAMPLE,
    GAME,
    new_game,
    offered,
    play,
    position,
    random_states,
    start,
)
from wildtable.engine.refusal import BadPosition
from wildtable.engine.rng import Rng

GOOD = position("phase2", "D4", {"S-Sylph": "A1", "U-Undine": "H8"}, controller="U", round=5)


def bad(sentence: str, document: object, **options: object) -> None:
    with pytest.raises(BadPosition, match=sentence):
        GAME.from_position(document, options)  # type: ignore[arg-type]


def without(*names: str) -> dict[str, object]:
    return {name: value for name, value in GOOD.items() if name not in names}


@pytest.mark.rule("WH-SEASON-06")
def test_two_stones_on_one_square() -> None:
    bad("two stones lie on the same square", {**GOOD, "stones": {**BLOCK, "Autumn": "E4"}})


@pytest.mark.rule("WH-MORTAL-04")
def test_a_mortal_without_a_stone() -> None:
    bad("the Mortal on C3 stands on no stone", {**GOOD, "mortal": "C3"})


@pytest.mark.rule("WH-MORTAL-03")
@pytest.mark.parametrize(
    ("stones", "mortal"),
    [
        ({**BLOCK, "Winter": "H8"}, "D4"),
        ({**BLOCK, "Summer": "E4", "Winter": "C4"}, "D4"),
        ({**BLOCK, "Winter": "F6"}, "D4"),  # diagonal
        (EXAMPLE, "A4"),  # a good path for B4, but Summer is not beside Spring
    ],
)
def test_a_broken_path_of_stones(stones: dict[str, str], mortal: str) -> None:
    bad("each stone must lie beside the one before", {**GOOD, "stones": stones, "mortal": mortal})


@pytest.mark.rule("WH-MORTAL-03", "WH-BOARD-04")
def test_a_path_of_stones_may_cross_the_edge() -> None:
    stones = {"Spring": "A1", "Summer": "H1", "Autumn": "H8", "Winter": "G8"}
    assert GAME.facts(start({**GOOD, "stones": stones, "mortal": "A1"}))["mortal"] == "A1"


@pytest.mark.rule("WH-BANISH-01")
@pytest.mark.parametrize(("fae", "safe"), [("S-Sylph", True), ("S-Gnome", False), ("U-Undine", False)])
def test_an_unsafe_fae_with_the_mortal(fae: str, safe: bool) -> None:
    document = {**GOOD, "fae": {"S-Salamander": "A1", "U-Gnome": "H8", fae: "D4"}}
    if safe:
        assert GAME.position(start(document))["fae"]
    else:
        bad(f"{fae} would be banished", document)


@pytest.mark.rule("WH-SETUP-06")
@pytest.mark.parametrize("at", ["phase1", "stone"])
def test_phase_1_of_round_1(at: str) -> None:
    bad("round 1 has no Phase 1", {**GOOD, "at": at, "round": 1})


@pytest.mark.rule("WH-RULING-08")
def test_seelie_cannot_hold_round_1() -> None:
    bad("in round 1 'controller' is U", {**GOOD, "round": 1, "controller": "S"})


@pytest.mark.rule("WH-ORDER-02")
def test_a_turn_without_an_eligible_fae() -> None:
    bad("U has no eligible Fae left", {**GOOD, "turn": "U"})
    bad("S has no eligible Fae left", {**GOOD, "turn": "S", "selected": ["S-Sylph"]})


@pytest.mark.rule("WH-SETUP-04", "WH-RULING-03")
def test_a_fae_that_is_not_in_play() -> None:
    document = {**GOOD, "fae": {"S-Undine": "A1", "U-Undine": "H8"}}
    bad("'S-Undine' is no Fae of this game", document)
    assert start(document, seelie_third="Undine").turn() >= 0
    bad("'S-Dragon' is no Fae of this game", {**GOOD, "fae": {"S-Dragon": "A1"}})


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"at": "phase3"}, "'at' is 'phase3', but must be one of"),
        ({"fae": {"S-Sylph": "J9"}}, "fae S-Sylph: 'J9' is no square"),
        ({"fae": {"S-Sylph": 3}}, "must be a text"),
        ({"stones": {"Spring": "D4"}}, "'stones' must name Spring, Summer, Autumn, Winter"),
        ({"stones": {**BLOCK, "Winter": "Z1"}}, "stone Winter: 'Z1' is no square"),
        ({"mortal": "Z1"}, "mortal: 'Z1' is no square"),
        ({"controller": "X"}, "'controller' is 'X', but must be one of S, U"),
        ({"round": 0}, "'round' must be a whole number"),
        ({"round": "five"}, "'round' must be a whole number"),
        ({"seen": ["no code"]}, "'seen' must list position codes"),
        ({"turn": "X"}, "'turn' is 'X'"),
        ({"turn": "S", "selected": ["S-Dragon"]}, "'S-Dragon' is no Fae"),
        ({"mortl": "D4"}, "there is no field 'mortl' here"),
        ({"at": "over", "winner": ["S", "luck"]}, "'winner' must be a side or null and one of"),
        ({"at": "over", "winner": ["X", "ensnare"]}, "'winner' must be a side or null and one of"),
        ({"at": "over", "winner": "S"}, "'winner' must be a list of two"),
        ({"at": "over", "winner": [None, "ensnare"]}, "'ensnare' is a win"),
        ({"at": "over", "winner": ["S", "repetition"]}, "'repetition' is a draw"),
        ({"at": "over", "winner": ["S", "ensnare"]}, "S has not ensnared the Mortal"),
        ({"at": "over", "winner": ["U", "domination"]}, "U does not dominate the board"),
        ({"at": "over", "winner": [None, "all banished"]}, "some Fae is not banished"),
        ({"seen": ["C5"]}, "'seen' must list position codes"),
        ({"at": "mortal", "setup": 3}, "'setup' must be a whole number from 1 to 2"),
        ({"at": "setup"}, "there is no field"),
    ],
)
def test_a_malformed_document(change: dict[str, object], sentence: str) -> None:
    bad(sentence, {**GOOD, **change})


@pytest.mark.parametrize("name", ["at", "fae", "stones", "mortal"])
def test_a_missing_field(name: str) -> None:
    bad(f"'{name}' is missing", without(name))


def test_no_document_at_all() -> None:
    bad("must be an object", ["phase2"])


def test_defaults() -> None:
    state = start(without("round", "controller"))
    facts = GAME.facts(state)
    assert (facts["round"], facts["controller"]) == (5, "U")
    fae: Any = facts["fae"]
    assert fae["S-Gnome"] == "banished"


@pytest.mark.rule("WH-RULING-27")
@pytest.mark.parametrize("seed", range(8))
def test_every_state_of_a_random_game_comes_back(seed: int) -> None:
    for state in random_states(seed, round_limit=40):
        document = GAME.position(state)
        again = start(document, round_limit=40)
        assert GAME.position(again) == document
        assert GAME.facts(again) == GAME.facts(state)
        assert offered(again) == offered(state)
        assert (again.turn(), GAME.step(again)) == (state.turn(), GAME.step(state))
        assert again.fingerprint() == state.fingerprint()


@pytest.mark.rule("WH-RULING-03", "WH-RULING-11")
def test_states_with_options_come_back() -> None:
    options: dict[str, object] = {"seelie_third": "Undine", "fae_wrap": True, "round_limit": 40}
    for state in random_states(3, **options):
        again = start(GAME.position(state), **options)
        assert offered(again) == offered(state)
        assert GAME.options_of(again) == GAME.options_of(state)


def test_the_end_comes_back() -> None:
    state = start(position("phase2", "D4", {"S-Sylph": "D1", "U-Undine": "H8"}))
    play(state, "turn S-Sylph D4")
    document = GAME.position(state)
    assert document["winner"] == ["S", "ensnare"]
    result = start(document).result()
    assert result is not None
    assert (result.points, result.places, result.reason) == ([1, 0], [1, 2], "ensnare")


def test_everything_is_public() -> None:
    state = new_game("setup 1", "mortal D4", "order first", "turn S-Sylph E2")
    views = [state.view(seat) for seat in (0, 1, None)]
    for view in views:
        assert view["position"] == GAME.position(state)
        assert GAME.imagine(view, Rng(1)).fingerprint() == state.fingerprint()
    assert state.resample(0, Rng(1)).fingerprint() == state.fingerprint()
