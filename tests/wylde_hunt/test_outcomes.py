"""What an action comes to is told before it is played."""

from typing import Any

import pytest

from wildtable.engine.rng import Rng
from wildtable.engine.texts import load_texts
from wildtable.games import load
from wildtable.games.wylde_hunt import actions
from wildtable.games.wylde_hunt.outcomes import FORETOLD, outcomes_of, told_by_events
from wildtable.games.wylde_hunt.state import Data

GAME = load("wylde_hunt")
STONES = {"Spring": "H3", "Summer": "B4", "Autumn": "A4", "Winter": "A3"}


def told(fae: dict[str, str], action: str, *, turn: str = "S", at: str = "phase2") -> list[str]:
    """The sentences of an action in a position with the Mortal on B4."""
    document: dict[str, object] = {"at": at, "fae": fae, "stones": STONES, "mortal": "B4", "controller": turn}
    if at == "phase2":
        document |= {"controller": "U" if turn == "S" else "S", "turn": turn}
    state = GAME.from_position(document)
    seat = "SU".index(turn)
    texts = load_texts(GAME.folder, "en")
    outcomes = GAME.at_table.outcomes(state, seat, GAME.parse(state, seat, action))
    return [texts.say(f"outcome-{outcome['kind']}", outcome) for outcome in outcomes]


@pytest.mark.parametrize(
    ("fae", "action", "sentences"),
    [
        (
            {"S-Gnome": "F4", "U-Sylph": "E3", "U-Undine": "C7"},
            "turn S-Gnome E3",
            ["the Seelie Gnome wins the contest: Forest favours green.", "the Unseelie Sylph is vanquished."],
        ),
        (
            {"S-Salamander": "A7", "U-Undine": "E3", "U-Sylph": "C7"},
            "turn S-Salamander E3",
            [
                "the Seelie Salamander loses the contest: Winter favours blue.",
                "the Seelie Salamander is vanquished.",
            ],
        ),
        (
            {"S-Salamander": "A7", "U-Sylph": "E3", "U-Undine": "C7"},
            "turn S-Salamander E3",
            ["The contest is drawn: all stay on E3."],
        ),
        (
            {"S-Gnome": "F4", "U-Sylph": "E3", "U-Undine": "C7"},
            "turn S-Gnome B4",
            ["the Seelie Gnome is banished for good: neither Plains nor the Summer Stone protects it."],
        ),
        ({"S-Gnome": "F4", "U-Sylph": "E3", "U-Undine": "C7"}, "turn S-Gnome F5", []),
        (
            {"S-Salamander": "A7", "U-Sylph": "E3", "U-Undine": "C7"},
            "turn S-Salamander A4",
            ["The Mortal walks here next and banishes the Seelie Salamander for good."],
        ),
        ({"S-Gnome": "A6", "U-Sylph": "E3", "U-Undine": "C7"}, "turn S-Gnome A4", []),
    ],
)
def test_a_turn(fae: dict[str, str], action: str, sentences: list[str]) -> None:
    assert told(fae, action) == sentences


def test_the_last_turn_may_win() -> None:
    fae = {"S-Salamander": "A5", "U-Sylph": "H8"}
    assert told(fae, "turn S-Salamander B4")[-1] == "The Mortal is ensnared: you win."


def test_the_stone_sends_the_mortal_on() -> None:
    fae = {"S-Gnome": "F4", "U-Sylph": "A4", "U-Undine": "C7"}
    assert told(fae, "stone G3", at="stone") == [
        "The Mortal walks on to A4.",
        "the Unseelie Sylph is banished for good: neither River nor the Autumn Stone protects it.",
        "May move: the Seelie Gnome.",
    ]


def test_the_stone_changes_seasons_and_who_moves() -> None:
    fae = {"S-Gnome": "F4", "S-Sylph": "D1", "U-Sylph": "E3", "U-Undine": "C7"}
    assert told(fae, "stone H2", at="stone") == [
        "The Mortal walks on to A4.",
        "Plains: no season any more.",
        "May move: the Seelie Gnome.",
    ]


def test_where_the_mortal_is_put_says_who_moves() -> None:
    state = GAME.new(2, {"seelie": "host"})
    state.apply(0, GAME.parse(state, 0, "setup 1"))
    for square in ("D4", "D5", "E4", "E5"):
        there = state.clone()
        action = GAME.parse(there, 1, f"mortal {square}")
        told = {str(outcome["kind"]): outcome["fae"] for outcome in GAME.at_table.outcomes(there, 1, action)}
        there.apply(1, action)
        view: dict[str, Any] = there.view(1)
        may = [fae for fae in view["pending"] if fae not in view["must"]]
        assert told == {kind: fae for kind, fae in (("must", view["must"]), ("may", may)) if fae}


def test_a_fae_beside_the_mortal_holds_a_colour() -> None:
    fae = {"S-Salamander": "A5", "S-Gnome": "F4", "U-Sylph": "H8", "U-Undine": "C7"}
    assert told(fae, "turn S-Salamander B4") == [
        "Safe in the Mortal\u2019s square, with 1 of 1 colour held."
        " If that is still so when the round ends, the Mortal is ensnared."
    ]


def test_whoever_points_at_a_fae_is_told_how_it_would_fare() -> None:
    document: dict[str, object] = {
        "at": "phase2",
        "stones": STONES,
        "mortal": "B4",
        "controller": "U",
        "turn": "S",
    }
    fae = {"S-Gnome": "F4", "S-Salamander": "A7", "U-Sylph": "C7", "U-Undine": "E3"}
    state = GAME.from_position({**document, "fae": fae})
    before = state.fingerprint()

    def meets(fae: str) -> object:
        return GAME.at_table.about(state, None, f"fae:{fae}")["meets"]

    assert meets("S-Gnome") == {"E3": "won", "C7": "tied"}
    assert meets("S-Salamander") == {"C7": "won", "E3": "lost"}
    assert state.fingerprint() == before, "It was only pointed at."


@pytest.mark.parametrize(("square", "who"), [("E7", "Unseelie controls"), ("F5", "you control")])
def test_the_last_turn_of_a_round_says_who_controls_destiny(square: str, who: str) -> None:
    """Closer than the Undine's four steps the Gnome leaves destiny to the other side; on a tie it passes."""
    document: dict[str, object] = {
        "at": "phase2",
        "stones": STONES,
        "mortal": "B4",
        "controller": "U",
        "turn": "S",
    }
    fae = {"S-Gnome": "F8", "U-Undine": "H8"}
    state = GAME.from_position({**document, "fae": fae, "selected": ["U-Undine"]})
    outcomes = GAME.at_table.outcomes(state, 0, GAME.parse(state, 0, f"turn S-Gnome {square}"))
    sentences = [load_texts(GAME.folder, "en").say(f"outcome-{one['kind']}", one) for one in outcomes]
    assert sentences == [f"With this the round ends, and in the next one {who} destiny."]


@pytest.mark.parametrize(("undine", "foretold"), [("F1", True), ("B8", False)])
def test_a_win_by_domination_is_foretold(undine: str, foretold: bool) -> None:
    """The last enemy falls, and the Mortal goes on to another stone than its own: nobody returns in time."""
    stones = {"Spring": "E5", "Summer": "D5", "Autumn": "D4", "Winter": "E4"}
    fae = {"S-Sylph": "H1", "S-Gnome": "H2", "U-Undine": undine}
    document: dict[str, object] = {"at": "phase2", "fae": fae, "stones": stones, "mortal": "D5"}
    state = GAME.from_position(document | {"controller": "S", "turn": "S"})
    found = GAME.at_table.outcomes(state, 0, GAME.parse(state, 0, "turn S-Sylph F1"))
    expected = [{"kind": "dominates", "yours": "yes", "side": "S"}] if foretold else []
    assert [outcome for outcome in found if outcome["kind"] == "dominates"] == expected


def test_where_both_hold_the_mortal_nobody_is_told_of_a_snare() -> None:
    """Forest under the Autumn Stone: a Gnome of each side holds all of it."""
    stones = {"Autumn": "E3", "Winter": "E4", "Spring": "F4", "Summer": "F5"}
    fae = {"S-Gnome": "E8", "S-Sylph": "D1", "U-Gnome": "E3", "U-Sylph": "H8"}
    document: dict[str, object] = {"at": "phase2", "fae": fae, "stones": stones, "mortal": "E3"}
    state = GAME.from_position(document | {"controller": "U", "turn": "S"})
    found = GAME.at_table.outcomes(state, 0, GAME.parse(state, 0, "turn S-Gnome E3"))
    assert [outcome["kind"] for outcome in found] == ["contest-tied", "beside"]
    assert found[-1]["all"] == "no"


def test_what_is_found_quickly_is_what_the_events_tell() -> None:
    """Most actions come to nothing, which is known without events."""
    rng = Rng(3)
    outcomes = nothing = 0
    for _ in range(4):
        state = GAME.new(2)
        while state.result() is None:
            seat = state.turn()
            legal = [int(action) for action in state.legal(seat)]
            assert isinstance(state, Data)
            for action in legal:
                quick = outcomes_of(state, seat, action)
                assert actions.kind_of(action) not in FORETOLD or quick == told_by_events(state, seat, action)
                outcomes += len(quick)
                nothing += not quick
            state.apply(seat, legal[rng.below(len(legal))])
    assert outcomes > 200
    assert nothing > 2000
