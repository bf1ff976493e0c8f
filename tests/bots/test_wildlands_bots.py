"""The bots of Wildlands: they know what their seat knows, take what they are given, and weigh threats."""

import pytest

from tests.wildlands.scenes import hurt, player, start, strip
from wildtable.bots import PicturingBot, make_bot
from wildtable.engine.playout import step_at_random
from wildtable.engine.rng import Rng
from wildtable.engine.state import CHANCE, State
from wildtable.games import load

GAME = load("wildlands")
SPECS = ["greedy", "ismcts:nodes=40"]


def bot_of(spec: str, seed: int = 1) -> PicturingBot:
    bot = make_bot(spec, GAME, seed)
    assert isinstance(bot, PicturingBot)
    return bot


def decide(spec: str, state: State, seed: int = 1) -> str:
    """What a bot plays for the seat whose turn it is, from its view alone."""
    seat = int(state.turn())
    return GAME.format(state, seat, bot_of(spec, seed).choose(state.view(seat), list(state.legal(seat))))


def decisions(seed: int, seats: int, wanted: int) -> list[State]:
    """States of a random game in which somebody has a choice."""
    rng = Rng(seed)
    state = GAME.new(seats, GAME.in_lab.options_among_bots())
    found: list[State] = []
    while step_at_random(state, rng):
        if state.turn() >= 0 and len(state.legal(state.turn())) > 1:
            found.append(state.clone())
    return found[:: max(1, len(found) // wanted)]


@pytest.mark.parametrize("spec", SPECS)
@pytest.mark.parametrize("seats", [2, 4])
def test_only_legal_actions_from_the_view(spec: str, seats: int) -> None:
    for state in decisions(3, seats, 8):
        seat = int(state.turn())
        legal = list(state.legal(seat))
        assert bot_of(spec).choose(state.view(seat), legal) in legal


@pytest.mark.slow
@pytest.mark.parametrize("spec", SPECS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_picture_drawn_from_the_state_tells_no_more_than_the_view(spec: str, seats: int) -> None:
    """Two states that a seat cannot tell apart give the same picture from the same lot, so the same play."""
    for number, state in enumerate(decisions(4, seats, 10)):
        seat = int(state.turn())
        other = state.resample(seat, Rng(number))
        pictures = [one.resample(seat, Rng(7)) for one in (state, other)]
        assert pictures[0].fingerprint() == pictures[1].fingerprint()
        chosen = [bot_of(spec, 5).decide(picture, seat) for picture in pictures]
        assert chosen[0] == chosen[1]


def test_the_same_seed_gives_the_same_decisions() -> None:
    for state in decisions(5, 2, 5):
        assert decide("ismcts:nodes=60", state, 9) == decide("ismcts:nodes=60", state, 9)


def duel(hand: list[str], target: object, points: int = 0) -> State:
    """P1 to act at the left end of a strip, one of P2's characters somewhere on it."""
    return start(
        player([1, "out", "out", "out", "hidden 9"], hand, points=points),
        player([target, "out", "out", "out", "hidden 8"], ["2"], deck=["wild"]),
        map=strip(9),
    )


@pytest.mark.parametrize("spec", SPECS)
def test_the_fifth_point_is_taken(spec: str) -> None:
    state = duel(["1:ranged", "1:melee", "wild"], hurt(3), points=4)
    assert {decide(spec, state, seed) for seed in range(4)} == {"ranged 1 P2.1 | 1:ranged"}


def test_a_target_within_reach_is_worth_more_than_one_too_far_away() -> None:
    near, far = (duel(["1:heavy-ranged"], space).judge(0) for space in (2, 7))
    assert near > far


def test_an_attack_that_cannot_be_made_is_no_threat() -> None:
    """Melee needs the same space; a few steps away is better than far away."""
    far, near, here = (duel(["1:melee"], space).judge(0) for space in (7, 2, 1))
    assert far == duel(["1:shield"], 7).judge(0)
    assert far < near < here


def test_a_hurt_target_is_the_better_one() -> None:
    near_knock_out, whole = (duel(["1:ranged"], target).judge(0) for target in (hurt(3), 3))
    assert near_knock_out > whole


@pytest.mark.parametrize("spec", SPECS)
def test_nobody_takes_their_starting_spaces_back_for_ever(spec: str) -> None:
    """WL-RULING-05 would let a player who sees no difference reopen without end."""
    rng = Rng(1)
    state = GAME.new(2, GAME.in_lab.options_among_bots())
    bots = [bot_of(spec, seat) for seat in range(2)]
    chosen: list[str] = []
    while len(chosen) < 12:
        seat = int(state.turn())
        if seat == CHANCE:
            state.resolve(state.sample(rng))
            continue
        action = bots[seat].decide(state.resample(seat, rng), seat)
        chosen.append(GAME.format(state, seat, action).split()[0])
        state.apply(seat, action)
    assert chosen == ["faction"] * 2 + ["assign"] * 10
