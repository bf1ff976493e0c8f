"""Random games of Tiny: what the contract promises holds after every step."""

from collections import Counter

import pytest
from hypothesis import given

from tests.effort import examples
from tests.engine.walks import (
    TINY,
    Table,
    frames,
    mid_game,
    seeds,
    tables,
    walk,
)
from wildtable.engine.refusal import BadAction, BadOption, BadPosition
from wildtable.engine.rng import Rng
from wildtable.engine.state import WON

THIEF = {"frame": "effect", "seat": "P1", "card": "thief", "clause": 1, "stage": "choice"}


@examples(25)
@given(tables, seeds)
def test_texts_round_trip(table: Table, seed: int) -> None:
    for state in walk(mid_game(table, seed), Rng(seed), 6):
        for seat in range(table[0]):
            for action in TINY.every_action(state):
                assert TINY.parse(state, seat, TINY.format(state, seat, action)) == action
        outcomes = [outcome for outcome, _ in state.chance()]
        texts = [TINY.format_outcome(state, outcome) for outcome in outcomes]
        assert [TINY.parse_outcome(state, text) for text in texts] == outcomes
        assert len(set(texts)) == len(texts)


@pytest.mark.parametrize(
    "stack",
    [
        [{"frame": "deal", "seat": "P1", "left": 3}],
        [{"frame": "lead"}],
        frames("turn P1", "draw P1"),
        [
            *frames("turn P1", "raid P1", "dice P1")[:2],
            {"frame": "dice", "seat": "P1", "count": 3, "reason": "raid"},
        ],
    ],
)
def test_sample_follows_the_weights(stack: list[dict[str, object]]) -> None:
    position = {"stack": stack, "seats": 3, "hands": {"P1": ["fox"], "P2": ["goose", "dog"]}}
    state = TINY.from_position(position)
    weights = dict(state.chance())
    rng = Rng(len(stack))
    draws = 6000
    counts = Counter(int(state.sample(rng)) for _ in range(draws))
    assert set(counts) <= set(weights)
    for outcome, weight in weights.items():
        expected = draws * weight / sum(weights.values())
        assert abs(counts[outcome] - expected) < 5 * expected**0.5


def test_judge_knows_a_win() -> None:
    state = TINY.from_position({"stack": [], "points": {"P1": 1, "P2": 3}})
    assert (state.judge(0), state.judge(1)) == (-WON, WON)


@pytest.mark.parametrize(
    ("document", "cause"),
    [
        ({"hands": {"P1": ["dog"] * 4}}, "only 3 of 'dog'"),
        ({"hands": {"P9": ["dog"]}}, "no field 'P9'"),
        ({"hands": {"P1": ["cat"]}}, "'cat' is no card"),
        ({"shown": {"P1": ["fox"]}}, "not in the hand"),
        ({"stack": frames("bid P1")}, "would be closed"),
        ({"stack": frames("bid P1 P1"), "answers": {"P1": "bid fox"}}, "cannot answer 'bid fox'"),
        ({"stack": frames("bid P1 P1"), "answers": {"P2": "bid fox"}}, "'P2' is not asked"),
        ({"answers": {"P1": "pass"}}, "nobody is asked"),
        ({"stack": frames("raid P1")}, "frame 1: 'raid' cannot lie on 'over'"),
        ({"stack": frames("turn P1", "raid P1", "turn P2")}, "frame 3: 'turn' cannot lie on 'raid'"),
        ({"stack": frames("turn P3")}, "frame 1: 'seat' is 'P3'"),
        ({"stack": "turn"}, "must be a list of frames"),
        ({"seats": 9}, "'seats' must be a whole number from 2 to 8"),
        (
            {"stack": [{"frame": "turn", "seat": "P1"}, {"frame": "effect", "seat": "P1", "card": "fox"}]},
            "'clause'",
        ),
        ({"stack": [*frames("turn P1"), {**THIEF, "clause": 3}]}, "the card has no clause 3"),
        ({"stack": [*frames("turn P1"), {**THIEF, "stage": "late"}]}, "'stage' is 'late'"),
        ({"stack": [*frames("turn P1"), {"frame": "raid", "seat": "P1", "throw": "2 barks"}]}, "is no throw"),
        ({"force": [{"card": "fog", "clause": 2}]}, "force 1: the card has no such clause"),
        ({"rond": 2}, "no field 'rond'"),
    ],
)
def test_a_position_that_cannot_be_is_refused(document: dict[str, object], cause: str) -> None:
    with pytest.raises(BadPosition, match=cause):
        TINY.from_position(document)


def test_seats_and_options_are_checked() -> None:
    with pytest.raises(BadOption, match=r"Tiny is for 2 or .* or 8 players, not 9"):
        TINY.new(9)
    with pytest.raises(BadOption, match="Option 'rounds' cannot be '4'"):
        TINY.new(2, {"rounds": 4})


@pytest.mark.parametrize("text", ["", "card", "card cat", "start P3", "dice 7 1", "dice 1", "bid fox"])
def test_an_outcome_text_that_names_nothing(text: str) -> None:
    with pytest.raises(BadAction, match=r"is no (outcome|throw)"):
        TINY.parse_outcome(TINY.new(2), text)


def test_a_mid_game_state_is_often_in_a_window() -> None:
    """The other tests rest on it that random states reach windows and chance nodes alike."""
    steps = Counter(TINY.step(mid_game((3, 3, True), seed)) for seed in range(400))
    assert {"deal", "bid", "turn", "before", "after", "dice", "draw", "effect"} <= set(steps)
