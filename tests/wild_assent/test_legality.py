"""Legality is one truth: what is offered is exactly what is not refused."""

import pytest

from tests.wild_assent.scenes import GAME
from wildtable.engine.rng import Rng
from wildtable.engine.state import CHANCE, OVER
from wildtable.games.wild_assent import actions

VALUES = {
    actions.PICK: 40,
    actions.DEAL: 5,
    actions.SKILLS: 64,
    actions.NEXT: 41,
    actions.OBSTACLE: 5 * 128,
    actions.PLACE: 20 * 512,
    actions.ASSIGN: 41,
    actions.LEAVE: 1,
    actions.NAME: 5,
    actions.SUMMONED: 41,
    actions.MOVE: 4 * 121,
    actions.CLIMB: 4 * 121,
    actions.ATTACK: 10 * 64,
    actions.USE: 14,
    actions.END: 1,
    actions.YES: 1,
    actions.NO: 1,
    actions.TARGET: 66,
    actions.GO: 4 * 121,
}
"""By kind of action: more values than can be legal; rerolls are too many, and conceding is never offered."""


@pytest.mark.parametrize(("seats", "step"), [(2, 41), (4, 67)])
def test_what_is_offered_is_what_is_not_refused(seats: int, step: int) -> None:
    state = GAME.new(seats, {"round_limit": 5})
    rng = Rng(11)
    number = 0
    while state.turn() != OVER:
        seat = int(state.turn())
        if seat == CHANCE:
            state.resolve(state.sample(rng))
            continue
        number += 1
        offered = {int(action) for action in state.legal(seat)}
        if number % step == 0:
            allowed = {
                int(actions.pack(kind, value))
                for kind, values in VALUES.items()
                for value in range(0, values, 1 if kind != actions.MOVE else 3)
                if state.refusal(seat, actions.pack(kind, value)) is None
            }
            assert allowed <= offered
            refused = [action for action in offered if state.refusal(seat, action) is not None]
            assert not refused
            others = [other for other in range(seats) if other not in state.actors()]
            assert all(len(state.legal(other)) == 0 for other in others)
        chosen = sorted(offered)
        state.apply(seat, chosen[rng.below(len(chosen))])
