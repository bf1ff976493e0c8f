"""Random against random comes out as measured on a reference implementation of the same rules."""

from collections import Counter
from math import sqrt
from typing import Any

import pytest

from wildtable.compiled import is_compiled
from wildtable.engine.playout import play_at_random
from wildtable.engine.rng import Rng
from wildtable.games import load

GAMES = 10_000
REFERENCE = {
    "S": 0.390,
    "U": 0.401,
    "draw": 0.209,
    "ensnare": 0.198,
    "domination": 0.593,
    "round limit": 0.208,
}


def close(found: float, reference: float) -> bool:
    """Within four standard errors of the difference of two samples of this size."""
    return abs(found - reference) <= 4 * sqrt(2 * reference * (1 - reference) / GAMES)


@pytest.mark.skipif(not is_compiled(), reason="ten thousand games want native code; the forms agree anyway")
def test_random_play_comes_out_as_the_reference() -> None:
    game = load("wylde_hunt")
    rng = Rng(2026)
    ends: Counter[str] = Counter()
    rounds = decisions = 0
    for _ in range(GAMES):
        state = game.new()
        decisions += play_at_random(state, rng, 1 << 40)
        result = state.result()
        assert result is not None
        winner = result.winner()
        ends["draw" if winner is None else game.seat_name(state, winner)] += 1
        ends[result.reason] += 1
        facts: Any = game.facts(state)
        rounds += facts["round"]
    for name, reference in REFERENCE.items():
        assert close(ends[name] / GAMES, reference), (name, ends[name] / GAMES)
    assert 61 <= rounds / GAMES <= 64
    assert 217 <= decisions / GAMES <= 227
