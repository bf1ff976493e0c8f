"""Random games of Tiny: what the contract promises holds after every step."""

from collections import Counter

import pytest
from hypothesis import given, settings

from tests.engine.tiny.actions import every_action
from tests.engine.tiny.game import TinyState
from tests.engine.walks import (
    LONGEST,
    TINY,
    Table,
    any_step,
    do,
    frames,
    mid_game,
    new_game,
    seeds,
    tables,
    walk,
)
from wildtable.engine.record import new_record, read_record
from wildtable.engine.refusal import BadAction, BadOption, BadPosition
from wildtable.engine.replay import replay, verify
from wildtable.engine.rng import Rng
from wildtable.engine.state import CHANCE, OVER, WON


@settings(max_examples=80, deadline=None)
@given(tables, seeds)
def test_every_game_ends(table: Table, seed: int) -> None:
    state = new_game(table)
    steps = sum(1 for _ in walk(state, Rng(seed)))
    assert steps < LONGEST
    assert state.turn() == OVER
    assert state.actors() == []
    assert state.result() is not None


@settings(max_examples=60, deadline=None)
@given(tables, seeds)
def test_a_clone_is_equal_and_independent(table: Table, seed: int) -> None:
    rng = Rng(seed)
    for state in walk(new_game(table), rng, 60):
        state.events = []
        before = state.fingerprint()
        copy = state.clone()
        assert copy.fingerprint() == before
        assert copy.events is None
        for _ in walk(copy, Rng(rng.word()), 6):
            pass
        assert state.fingerprint() == before
        assert state.events == []


@settings(max_examples=60, deadline=None)
@given(tables, seeds)
def test_legal_and_refusal_agree(table: Table, seed: int) -> None:
    for state in walk(new_game(table), Rng(seed)):
        actors = state.actors()
        assert state.turn() == (actors[0] if actors else state.turn())
        for seat in range(table[0]):
            offered = list(state.legal(seat))
            assert bool(offered) == (seat in actors)
            assert len(set(offered)) == len(offered)
            allowed = [action for action in every_action() if state.refusal(seat, action) is None]
            assert sorted(offered) == sorted(allowed)


@settings(max_examples=60, deadline=None)
@given(tables, seeds)
def test_texts_round_trip(table: Table, seed: int) -> None:
    for state in walk(new_game(table), Rng(seed)):
        for seat in range(table[0]):
            for action in every_action():
                assert TINY.parse(state, seat, TINY.format(state, seat, action)) == action
        outcomes = [outcome for outcome, _ in state.chance()]
        texts = [TINY.format_outcome(state, outcome) for outcome in outcomes]
        assert [TINY.parse_outcome(state, text) for text in texts] == outcomes
        assert len(set(texts)) == len(texts)


@settings(max_examples=40, deadline=None)
@given(tables, seeds)
def test_chance_is_listed_exactly_at_chance_nodes(table: Table, seed: int) -> None:
    rng = Rng(seed)
    for state in walk(new_game(table), rng):
        listed = state.chance()
        assert bool(listed) == (state.turn() == CHANCE)
        assert all(weight > 0 for _, weight in listed)
        if listed:
            assert int(state.sample(rng)) in [outcome for outcome, _ in listed]


@pytest.mark.parametrize(
    "stack",
    [
        [{"frame": "deal", "seat": "P1", "left": 3}],
        [{"frame": "lead"}],
        frames("turn P1", "draw P1"),
        frames("turn P1", "raid P1", "dice P1"),
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


@settings(max_examples=40, deadline=None)
@given(tables, seeds)
def test_a_record_replays_to_the_same_states(table: Table, seed: int) -> None:
    rng = Rng(seed)
    state = new_game(table)
    record = new_record(TINY, state, [f"player {seat}" for seat in range(table[0])])
    fingerprints = [state.fingerprint()]
    while state.turn() != OVER:
        who, what = any_step(state, rng)
        if who == CHANCE:
            record.add_outcome(TINY, state, what)
        else:
            record.add_action(TINY, state, who, what)
        do(state, (who, what))
        fingerprints.append(state.fingerprint())
    record.close(state.result())
    again = read_record(record.text())
    assert verify(TINY, again).fingerprint() == fingerprints[-1]
    for at in range(len(fingerprints)):
        assert replay(TINY, again, at).fingerprint() == fingerprints[at]


@settings(max_examples=60, deadline=None)
@given(tables, seeds)
def test_a_position_gives_the_state_back(table: Table, seed: int) -> None:
    for state in walk(new_game(table), Rng(seed)):
        document = TINY.position(state)
        again = TINY.from_position(document, TINY.options_of(state))
        assert again.fingerprint() == state.fingerprint()
        assert TINY.position(again) == document


@settings(max_examples=40, deadline=None)
@given(tables, seeds)
def test_looking_changes_nothing(table: Table, seed: int) -> None:
    rng = Rng(seed)
    for state in walk(new_game(table), rng, 60):
        before = state.fingerprint()
        look_at_everything(state, Rng(rng.word()))
        assert state.fingerprint() == before


def look_at_everything(state: TinyState, rng: Rng) -> None:
    state.chance()
    state.result()
    if state.turn() == CHANCE:
        state.sample(rng)
    for seat in range(TINY.seats_of(state)):
        state.legal(seat)
        state.view(seat)
        state.resample(seat, rng)
        assert -WON <= state.judge(seat) <= WON
    TINY.facts(state)
    TINY.position(state)


@settings(max_examples=60, deadline=None)
@given(tables, seeds)
def test_every_step_changes_the_fingerprint(table: Table, seed: int) -> None:
    seen = [state.fingerprint() for state in walk(new_game(table), Rng(seed))]
    assert len(set(seen)) == len(seen)


@settings(max_examples=60, deadline=None)
@given(tables, seeds)
def test_no_card_is_lost(table: Table, seed: int) -> None:
    for state in walk(new_game(table), Rng(seed)):
        held = sum(state.size(seat) for seat in range(table[0]))
        assert held + sum(state.discard) + state.deck.size() == 15


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
        ({"seats": 5}, "'seats' must be a whole number from 2 to 4"),
        ({"rond": 2}, "no field 'rond'"),
    ],
)
def test_a_position_that_cannot_be_is_refused(document: dict[str, object], cause: str) -> None:
    with pytest.raises(BadPosition, match=cause):
        TINY.from_position(document)


def test_seats_and_options_are_checked() -> None:
    with pytest.raises(BadOption, match="Tiny is for 2 or 3 or 4 players, not 5"):
        TINY.new(5)
    with pytest.raises(BadOption, match="Option 'rounds' cannot be '4'"):
        TINY.new(2, {"rounds": 4})


@pytest.mark.parametrize("text", ["", "card", "card cat", "start P3", "dice 7 1", "dice 1", "bid fox"])
def test_an_outcome_text_that_names_nothing(text: str) -> None:
    with pytest.raises(BadAction, match="is no outcome"):
        TINY.parse_outcome(TINY.new(2), text)


def test_a_mid_game_state_is_often_in_a_window() -> None:
    """The other tests rest on it that random states reach windows and chance nodes alike."""
    steps = Counter(TINY.step(mid_game((3, 3, True), seed)) for seed in range(150))
    assert {"deal", "bid", "turn", "react", "dice", "draw"} <= set(steps)
