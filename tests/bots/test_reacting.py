"""Bots that go between what others do have something to do there."""

import pytest

from tests.bots.test_wildlands_bots import GAME, bot_of
from wildtable.bots.reacting import GAIN, best_reaction, worth_of_reacting
from wildtable.engine.playout import step_at_random
from wildtable.engine.rng import Rng
from wildtable.engine.state import State
from wildtable.games.wildlands import actions
from wildtable.lab.match import choose


def windows(seats: int, seed: int, wanted: int) -> list[State]:
    """Windows spread over a random game, in which the seat that is asked could interrupt."""
    rng = Rng(seed)
    state = GAME.new(seats, GAME.in_lab.options_among_bots())
    found: list[State] = []
    while step_at_random(state, rng):
        if (
            state.turn() >= 0
            and GAME.at_table.window(state) is not None
            and len(state.legal(state.turn())) > 1
        ):
            found.append(state.clone())
    return found[:: max(1, len(found) // wanted)]


def all_pass(state: State) -> None:
    """Whoever is still asked lets it be."""
    while state.turn() >= 0 and GAME.at_table.window(state) is not None:
        seat = state.turn()
        state.apply(seat, GAME.at_table.idle(state, seat))


@pytest.mark.slow
@pytest.mark.parametrize(("spec", "wanted"), [("greedy", 60), ("ismcts:1", 12), ("ismcts:2", 4)])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_interrupt_is_ended_without_an_act(spec: str, wanted: int, seats: int) -> None:
    for number, state in enumerate(windows(seats, 20 + seats, wanted)):
        seat = int(state.turn())
        bot = bot_of(spec, number)
        chosen = choose(state, seat, bot)
        if actions.kind_of(chosen) != actions.INTERRUPT:
            continue
        state.apply(seat, chosen)
        all_pass(state)
        if state.turn() == seat:
            greedy = bot_of("greedy", number)
            assert actions.kind_of(choose(state, seat, greedy)) != actions.FINISH


def test_a_reaction_brings_more_than_to_let_it_be() -> None:
    reacted = 0
    for number, state in enumerate([*windows(2, 42, 100), *windows(3, 43, 100)]):
        seat = int(state.turn())
        idle = GAME.at_table.idle(state, seat)
        chosen = best_reaction(GAME, state, seat, Rng(number))
        if chosen != idle:
            reacted += 1
            gained = worth_of_reacting(GAME, state, seat, chosen) - worth_of_reacting(GAME, state, seat, idle)
            assert gained > GAIN
    assert reacted > 0


@pytest.mark.slow
def test_a_sealed_answer_is_weighed_by_what_comes_of_it() -> None:
    """Where others are still asked nothing has changed right after the answer; it is no matter of luck."""
    for number, state in enumerate(windows(4, 60, 40)):
        seat = int(state.turn())
        assert len({bot_of("greedy", lot).decide(state.clone(), seat) for lot in range(4)}) == 1, number
