"""Random play of Wylde Hunt: what must hold after every single step."""

from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from wildtable.engine.play import play
from wildtable.engine.record import Record, new_record, read_record
from wildtable.engine.refusal import Refused
from wildtable.engine.replay import replay, verify
from wildtable.engine.rng import Rng
from wildtable.engine.state import OVER, WON, State
from wildtable.games import load
from wildtable.games.wylde_hunt.actions import every_action
from wildtable.games.wylde_hunt.board import is_beside, square_number
from wildtable.games.wylde_hunt.game import OPTIONS

GAME = load("wylde_hunt")
EVERYTHING = every_action()

options = st.fixed_dictionaries({}, optional={o.name: st.sampled_from(o.values) for o in OPTIONS})
seeds = st.integers(0, 2**32 - 1)


def steps(state: State, seed: int, most: int) -> Any:
    """Play at random; before every decision give the seat and the action chosen."""
    rng = Rng(seed)
    for _ in range(most):
        seat = state.turn()
        if seat == OVER:
            return
        legal = state.legal(seat)
        yield seat, legal[rng.below(len(legal))]


@settings(max_examples=25, deadline=None)
@given(options, seeds)
def test_invariants_hold_after_every_step(given_options: dict[str, object], seed: int) -> None:
    state = GAME.new(options=given_options)
    for seat, action in steps(state, seed, 150):
        state.apply(seat, action)
        position: Any = GAME.position(state)
        if "fae" not in position:
            continue
        assert len(position["fae"]) == 6
        stones = [square_number(square) for square in position["stones"].values()]
        assert len(set(stones)) == 4
        mortal = stones.index(square_number(position["mortal"]))
        for ahead in range(3):
            assert is_beside(stones[(mortal + ahead) % 4], stones[(mortal + ahead + 1) % 4])
        facts: Any = GAME.facts(state)
        assert facts["must"] <= facts["pending"]
        assert (state.result() is None) == bool(state.actors())
        assert -WON <= state.judge(0) <= WON
        assert state.judge(0) == -state.judge(1)


@settings(max_examples=15, deadline=None)
@given(options, seeds)
def test_a_clone_equals_its_original_and_lives_on_its_own(
    given_options: dict[str, object], seed: int
) -> None:
    state = GAME.new(options=given_options)
    for seat, action in steps(state, seed, 120):
        before = state.fingerprint()
        copy = state.clone()
        assert copy.fingerprint() == before
        assert GAME.position(copy) == GAME.position(state)
        copy.apply(seat, action)
        assert state.fingerprint() == before
        state.apply(seat, action)
        assert state.fingerprint() == copy.fingerprint() != before


@settings(max_examples=10, deadline=None)
@given(options, seeds)
def test_legal_agrees_with_refusal(given_options: dict[str, object], seed: int) -> None:
    """Over everything that can be said, at every fifth step, for both seats."""
    state = GAME.new(options=given_options)
    for number, (seat, action) in enumerate(steps(state, seed, 60)):
        legal = list(state.legal(seat))
        assert len(set(legal)) == len(legal)
        assert len(state.legal(1 - seat)) == 0
        assert all(state.refusal(seat, offered) is None for offered in legal)
        if number % 5 == 0:
            assert {said for said in EVERYTHING if state.refusal(seat, said) is None} == set(legal)
            assert all(state.refusal(1 - seat, said) is not None for said in EVERYTHING[::7])
        state.apply(seat, action)


@settings(max_examples=10, deadline=None)
@given(options, seeds)
def test_texts_positions_and_views_go_round(given_options: dict[str, object], seed: int) -> None:
    state = GAME.new(options=given_options)
    for seat, action in steps(state, seed, 120):
        for offered in state.legal(seat):
            assert GAME.parse(state, seat, GAME.format(state, seat, offered)) == offered
        written = msgspec.json.decode(msgspec.json.encode(GAME.position(state)))
        assert GAME.from_position(written, GAME.options_of(state)).fingerprint() == state.fingerprint()
        view = msgspec.json.decode(msgspec.json.encode(state.view(seat)))
        assert GAME.imagine(view, Rng(0)).fingerprint() == state.fingerprint()
        assert state.resample(seat, Rng(0)).fingerprint() == state.fingerprint()
        state.apply(seat, action)


@settings(max_examples=8, deadline=None)
@given(options, seeds)
def test_a_record_replays_to_every_prefix(given_options: dict[str, object], seed: int) -> None:
    state = GAME.new(options=given_options)
    record = new_record(GAME, state, ["one", "two"])
    fingerprints = [state.fingerprint()]
    for seat, action in steps(state, seed, 80):
        record.add_action(GAME, state, seat, action)
        state.apply(seat, action)
        fingerprints.append(state.fingerprint())
    record.close(state.result())
    again: Record = read_record(record.text())
    assert again.text() == record.text()
    assert verify(GAME, again).fingerprint() == state.fingerprint()
    for at in range(0, len(fingerprints), 9):
        assert replay(GAME, again, at).fingerprint() == fingerprints[at]


@settings(max_examples=10, deadline=None)
@given(seeds)
def test_refused_play_leaves_the_state_untouched(seed: int) -> None:
    state = GAME.new()
    for number, (seat, action) in enumerate(steps(state, seed, 60)):
        before = state.fingerprint()
        said = EVERYTHING[(seed + number * 31) % len(EVERYTHING)]
        if state.refusal(seat, said) is not None:
            with pytest.raises(Refused, match="WH-"):
                play(GAME, state, seat, said)
            assert state.fingerprint() == before
        play(GAME, state, seat, action)
