"""Line-ups of the lab: forced Assents, troupes by lot, and what is compared afterwards."""

import pytest

from tests.wild_assent.scenes import GAME
from wildtable.engine.in_lab import LineUp
from wildtable.engine.rng import Rng
from wildtable.engine.state import CHANCE
from wildtable.games.wild_assent import in_lab
from wildtable.games.wild_assent.game import WildAssentState


def drafted(line_up: LineUp, seed: int) -> WildAssentState:
    """A match up to its first obstacle; where the line-up does not decide, the first action is played."""
    state = GAME.new(len(line_up.sides), line_up.options)
    rng = Rng(seed)
    while GAME.step(state) != "obstacle":
        if state.turn() == CHANCE:
            state.resolve(state.sample(rng))
            continue
        action = GAME.in_lab.opening(state, line_up, rng)
        seat = state.turn()
        state.apply(seat, state.legal(seat)[0] if action is None else action)
    return state


def named(state: WildAssentState, group: str) -> list[tuple[int, str]]:
    return [(seat, name) for found, seat, name in GAME.in_lab.traits(state) if found == group]


@pytest.mark.parametrize("seats", [2, 4])
def test_every_seat_leads_the_assent_of_its_line_up(seats: int) -> None:
    line_ups = GAME.in_lab.line_ups(seats)
    assert len(line_ups) == 3 * (12 if seats == 2 else 24)
    for seed, line_up in enumerate(line_ups):
        state = drafted(line_up, seed)
        names = [state.tables.assents.names[state.of[seat]] for seat in range(seats)]
        assert names == line_up.sides


def test_random_troupes_differ_and_drafted_ones_are_left_to_the_bots() -> None:
    by_board = {one.board: one for one in GAME.in_lab.line_ups(2)}
    random = [named(drafted(by_board[in_lab.RANDOM_TROUPES], seed), in_lab.CREATURES) for seed in range(8)]
    assert len({tuple(one) for one in random}) > 4
    left = [named(drafted(by_board[in_lab.DRAFTED], seed), in_lab.CREATURES) for seed in range(8)]
    assert len({tuple(one) for one in left}) <= 2  # only who is Player 1 is by lot


def test_what_a_seat_had_is_told_by_group() -> None:
    state = drafted(GAME.in_lab.line_ups(2)[0], 3)
    assert {seat for seat, _ in named(state, in_lab.ORDER)} == {0, 1}
    assert {name for _, name in named(state, in_lab.ORDER)} == {"Player 1", "Player 2"}
    assert len(named(state, in_lab.CREATURES)) == 10
    assert len(named(state, in_lab.EQUIPMENT_CARDS)) == 4
    sides = GAME.in_lab.line_ups(2)[0].sides
    for assent in GAME.content.assents:
        cards = named(state, f"{in_lab.SKILL_CARDS} of {assent.name}")
        assert (
            [seat for seat, _ in cards] == 2 * [sides.index(assent.name)]
            if assent.name in sides
            else not cards
        )
        assert {name for _, name in cards} <= set(assent.cards)
