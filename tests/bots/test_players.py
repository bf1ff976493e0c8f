"""Every bot plays legally, from its view alone, and the same again from the same seed."""

import pytest

from tests.bots.positions import (
    HUNT,
    IMMEDIATE,
    IN_TWO,
    after,
    cannot_be_prevented,
    decide,
    decisions,
    offered,
    through_json,
    winning_moves,
)
from wildtable.bots import make_bot
from wildtable.engine.rng import Rng

SPECS = ["random", "greedy", "search:nodes=1", "search:nodes=150"]


@pytest.mark.parametrize("spec", SPECS)
def test_only_legal_actions(spec: str) -> None:
    bot = make_bot(spec, HUNT, 5)
    seen = set()
    for state in decisions(seed=11, games=2, every=6):
        seat = int(state.turn())
        legal = list(state.legal(seat))
        before = state.fingerprint()
        assert bot.choose(through_json(state, seat), legal) in legal
        assert state.fingerprint() == before
        seen.add(HUNT.step(state))
    assert {"setup", "turn", "stone"} <= seen


@pytest.mark.parametrize("spec", SPECS)
def test_the_same_seed_gives_the_same_decisions(spec: str) -> None:
    one, two = make_bot(spec, HUNT, 8), make_bot(spec, HUNT, 8)
    for state in decisions(seed=12, games=1, every=12):
        seat = int(state.turn())
        legal = list(state.legal(seat))
        assert one.choose(state.view(seat), legal) == two.choose(through_json(state, seat), legal)


def test_random_plays_everything() -> None:
    state = next(state for state in decisions(seed=13, games=1, every=1) if HUNT.step(state) == "turn")
    legal = list(state.legal(int(state.turn())))
    bot = make_bot("random", HUNT, 1)
    assert not bot.reads_view
    assert {bot.choose(None, legal) for _ in range(60 * len(legal))} == set(legal)


def test_greedy_draws_among_equals_by_lot() -> None:
    start = HUNT.new()
    assert {decide("greedy", start, seed) for seed in range(20)} == {"setup 1", "setup 2"}


@pytest.mark.parametrize("spec", ["greedy", "search:nodes=1", "search:nodes=500"])
def test_an_immediate_win_is_taken(spec: str) -> None:
    state = HUNT.from_position(IMMEDIATE)
    assert winning_moves(state, 0) == ["turn S-Salamander E2"]
    assert len(offered(state)) > 10
    assert {decide(spec, state, seed) for seed in range(5)} == {"turn S-Salamander E2"}


def test_an_immediate_ensnaring_win_in_random_games_is_never_missed() -> None:
    """A win by domination would do as well."""
    found = 0
    for state in decisions(seed=14, games=20, every=1):
        seat = int(state.turn())
        if HUNT.step(state) == "turn" and winning_moves(state, seat):
            found += 1
            result = after(state, decide("greedy", state)).result()
            assert result is not None
            assert result.winner() == seat
    assert found > 0


@pytest.mark.parametrize(("position", "keys"), IN_TWO)
def test_search_sees_a_win_in_two_that_greedy_does_not(position: dict[str, object], keys: list[str]) -> None:
    state = HUNT.from_position(position)
    seat = int(state.turn())
    assert winning_moves(state, seat) == []
    assert [text for text in offered(state) if cannot_be_prevented(after(state, text), seat)] == keys
    assert not {decide("greedy", state, seed) for seed in range(10)} & set(keys)
    for nodes in (500, 2000):
        assert decide(f"search:nodes={nodes}", state) in keys


def test_a_search_does_not_depend_on_the_seed() -> None:
    state = HUNT.from_position(IN_TWO[0][0])
    assert len({decide("search:nodes=300", state, seed) for seed in range(4)}) == 1


def test_bots_know_the_options_of_the_table() -> None:
    state = HUNT.new(2, {"seelie_third": "Undine", "fae_wrap": True})
    rng = Rng(3)
    for _ in range(12):
        seat = int(state.turn())
        legal = list(state.legal(seat))
        for spec in ("greedy", "search:nodes=60"):
            assert make_bot(spec, HUNT, 1).choose(through_json(state, seat), legal) in legal
        state.apply(seat, legal[rng.below(len(legal))])
