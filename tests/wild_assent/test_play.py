"""Whole matches by chance: they end, what is offered is legal, and every position is sound."""

import pytest

from tests.wild_assent.invariants import check
from wildtable.engine.rng import Rng
from wildtable.engine.state import CHANCE, OVER
from wildtable.games.wild_assent.game import WildAssent, WildAssentState

GAME = WildAssent()


def random_match(state: WildAssentState, seed: int) -> int:
    """Play to the end, checking now and then; answers the longest list of actions."""
    rng = Rng(seed)
    longest = 0
    for number in range(60_000):
        seat = int(state.turn())
        if seat == OVER:
            return longest
        if seat == CHANCE:
            state.resolve(state.sample(rng))
            continue
        offered = state.legal(seat)
        longest = max(longest, len(offered))
        assert len(offered) > 0
        action = int(offered[rng.below(len(offered))])
        if number % 5 == 0:
            check(state)
            assert state.refusal(seat, action) is None
            assert GAME.parse(state, seat, GAME.format(state, seat, action)) == action
        state.apply(seat, action)
    raise AssertionError("The match does not end.")


@pytest.mark.rule("WA-WIN-04", "WA-RULING-138")
@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, {}),
        (2, {"victory": "last-man-standing", "selection": "free", "round_limit": 20}),
        (2, {"momentum_before_card": True, "on_activation_before_bleed": True, "round_limit": 15}),
        (2, {"silvestrem": False, "round_limit": 10, "board_rows": 6, "corner_blocks": "any"}),
        (4, {"round_limit": 20, "unlimited_summons": True}),
    ],
)
def test_matches_by_chance_come_to_an_end(seats: int, options: dict[str, object]) -> None:
    for seed in range(2):
        state = GAME.new(seats, options)
        assert random_match(state, seed) < 2_000
        assert state.result() is not None


def test_a_copy_goes_its_own_way() -> None:
    state = GAME.new(2, {})
    rng = Rng(3)
    for _ in range(300):
        seat = int(state.turn())
        if seat == CHANCE:
            state.resolve(state.sample(rng))
        else:
            offered = state.legal(seat)
            copy = state.clone()
            before = copy.fingerprint()
            state.apply(seat, offered[rng.below(len(offered))])
            assert copy.fingerprint() == before
