"""What the search claims is true, and it finds forced wins that lie deep."""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.bots.positions import HUNT, after, decisions, offered
from wildtable.bots.memory import Memory
from wildtable.bots.search import DECIDED, Search, is_decided
from wildtable.compiled import is_compiled
from wildtable.engine.state import OVER, State
from wildtable.games.wylde_hunt.game import WyldeHuntState

FORCED: list[dict[str, Any]] = json.loads((Path(__file__).parent / "forced_wins.json").read_text())
"""Positions with a win that the seat to act can force, found by searching every line in full.

`decisions` says how many it takes at most, `nodes` is the budget.
"""

FEW = 150_000
"""Nodes that the interpreted form looks at in some seconds."""


def search(state: State, nodes: int, memory: Memory | None = None) -> Search:
    done = Search(Memory(nodes) if memory is None else memory, nodes, 600.0)
    done.best(state)
    return done


@pytest.mark.slow
@pytest.mark.parametrize("win", FORCED, ids=lambda win: f"{win['decisions']}-decisions-{win['nodes']}-nodes")
def test_forced_wins_of_many_decisions_are_found(win: dict[str, Any]) -> None:
    if win["nodes"] > FEW and not is_compiled():
        pytest.skip("takes minutes interpreted")
    found = search(HUNT.from_position(win["position"]), win["nodes"])
    assert is_decided(found.value)
    assert found.value > 0


def forces(state: State, seat: int, depth: int) -> bool:
    """Does that seat win within so many decisions whatever the other does? Every line, nothing remembered."""
    result = state.result()
    if result is not None:
        return result.winner() == seat
    if depth == 0:
        return False
    wins = (forces(after(state, text), seat, depth - 1) for text in offered(state))
    return any(wins) if state.turn() == seat else all(wins)


@pytest.mark.slow
def test_a_claimed_win_or_loss_is_one() -> None:
    """Against a search that knows nothing but the rules, in positions of random games."""
    claims = {True: 0, False: 0}
    memory = Memory(1 << 14)
    for state in decisions(seed=21, games=20, every=3):
        found = search(state, 300, memory)
        won = bool(found.value > 0)
        if is_decided(found.value) and found.depth <= 3 and claims[won] < 4:
            claims[won] += 1
            seat = int(state.turn())
            assert forces(state, seat if won else 1 - seat, int(found.depth))
        if min(claims.values()) == 4:
            return
    pytest.fail(f"too few positions were decided: {claims}")


STONE: dict[str, Any] = {
    "at": "stone",
    "controller": "U",
    "round": 20,
    "fae": {"S-Salamander": "D1", "U-Undine": "H8"},
    "stones": {"Spring": "D4", "Summer": "D5", "Autumn": "E5", "Winter": "E4"},
    "mortal": "D4",
}
"""Wherever Unseelie lays the stone, the Salamander goes from D1 to the Mortal on D5, Summer on Plains."""


def codes(state: State) -> list[int]:
    """The positions that a state remembers."""
    assert isinstance(state, WyldeHuntState)
    return [int(code) for code in state.seen]


def after_each_stone(state: State) -> list[State]:
    return [after(state, text) for text in offered(state)]


@pytest.mark.slow
@pytest.mark.rule("WH-RULING-28")
def test_a_win_that_would_come_after_the_last_round_is_none_even_if_remembered() -> None:
    position: dict[str, Any] = {
        name: value for name, value in FORCED[0]["position"].items() if name != "seen"
    }
    memory = Memory(1 << 17)
    early = HUNT.from_position(position | {"round": 30}, {"round_limit": 40})
    assert search(early, FEW, memory).value > DECIDED
    last = HUNT.from_position(position | {"round": 40}, {"round_limit": 40})
    assert not is_decided(search(last, 20_000, memory).value)


@pytest.mark.rule("WH-RULING-27")
def test_a_win_through_the_third_repetition_is_none_even_if_remembered() -> None:
    """The memory knows the win from a past in which nothing was seen; now every way is a draw."""
    memory = Memory(1 << 14)
    fresh = HUNT.from_position(STONE)
    lost = search(fresh, 5_000, memory)
    assert is_decided(lost.value)
    assert lost.value < 0
    seen = [f"{code:x}" for state in after_each_stone(fresh) for code in codes(state)]
    twice = HUNT.from_position(STONE | {"seen": seen * 2})
    assert all(state.turn() == OVER for state in after_each_stone(twice))
    assert search(twice, 5_000, memory).value == 0
    once = HUNT.from_position(STONE | {"seen": seen})
    assert search(once, 5_000, memory).value == lost.value


@pytest.mark.slow
def test_equal_keys_and_pasts_have_equal_futures() -> None:
    known: dict[tuple[int, int], list[str]] = {}
    met = 0
    for state in decisions(seed=5, games=20, every=1):
        for text in offered(state)[:6]:
            child = after(state, text)
            if child.turn() == OVER:
                continue
            futures = sorted(offered(child))
            mark = (int(child.key()), int(child.past()))
            met += mark in known
            assert known.setdefault(mark, futures) == futures
    assert met > 100


def test_a_state_that_is_taken_over_is_a_copy_of_its_own() -> None:
    scratch = HUNT.new()
    untouched = HUNT.new().fingerprint()
    for state in decisions(seed=6, games=1, every=3):
        before = state.fingerprint()
        scratch.take(state)
        assert scratch.fingerprint() == before
        scratch.apply(int(scratch.turn()), scratch.legal(int(scratch.turn()))[0])
        assert state.fingerprint() == before
    assert HUNT.new().fingerprint() == untouched
