"""What `bench` measures; how fast it is, no test says."""

from time import sleep

from wildtable.compiled import is_compiled
from wildtable.engine.rng import Rng
from wildtable.engine.state import OVER
from wildtable.games import load
from wildtable.lab.measure import cost_of_clone, cost_of_legal, measure, quickest, sample_states

HUNT = load("wylde_hunt")


def test_measure() -> None:
    speed = measure(HUNT, 0.05)
    assert speed.game == "wylde_hunt"
    assert speed.compiled is is_compiled()
    assert speed.decisions_per_s > speed.games_per_s > 0
    assert speed.clone_us > 0
    assert speed.legal_us > 0


def test_samples_are_states_before_decisions() -> None:
    states = sample_states(HUNT, Rng(1), 300)
    assert len(states) == 300
    assert all(state.turn() != OVER for state in states)
    assert len({state.fingerprint() for state in states}) > 100
    before = [state.fingerprint() for state in states]
    assert cost_of_clone(states, 2) > 0
    assert cost_of_legal(states, 2) > 0
    assert [state.fingerprint() for state in states] == before


def test_a_round_that_was_disturbed_does_not_count() -> None:
    waits = [0.05, 0.0, 0.05]
    assert quickest(lambda: sleep(waits.pop()), 3) < 0.05
