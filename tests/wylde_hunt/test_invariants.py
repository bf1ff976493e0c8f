"""What holds from one state to the next, over random play; `invariants.py` has what holds in every state."""

import random
from collections import Counter
from typing import Any

import pytest

from tests.wylde_hunt.helpers import GAME, facts_of, offered, play, position, random_states, start
from wildtable.engine.event import Event
from wildtable.engine.playout import step_at_random
from wildtable.engine.refusal import BadPosition
from wildtable.engine.rng import Rng
from wildtable.games.wylde_hunt.actions import SEASONS, every_action
from wildtable.games.wylde_hunt.board import BESIDE, distance, is_beside, square_name, square_number
from wildtable.games.wylde_hunt.game import WyldeHuntState
from wildtable.games.wylde_hunt.rules.winning import covers

SEEDS = range(25)
IN_PLAY = ("S-Sylph", "S-Salamander", "S-Gnome", "U-Sylph", "U-Gnome", "U-Undine")


@pytest.mark.rule("WH-MORTAL-01", "WH-MORTAL-02", "WH-MORTAL-04", "WH-RULING-41", "WH-STONE-02")
@pytest.mark.parametrize("seed", SEEDS[:10])
def test_the_mortal_moves_only_with_the_stone_and_never_diagonally(seed: int) -> None:
    state = GAME.new()
    rng = Rng(seed)
    mortal, step, running = -1, "setup", True
    while running:
        events: list[Event] = []
        state.events = events
        mortal, step = int(state.mortal()), GAME.step(state)
        running = step_at_random(state, rng)
        moves = [event for event in events if event.kind == "mortal-moved"]
        assert len(moves) == (1 if running and step == "stone" else 0)
        for move in moves:
            origin, goal = (square_number(str(facts_of(move)[end])) for end in ("from", "to"))
            assert (origin, goal) == (mortal, state.mortal())
            assert is_beside(origin, goal)
        if not moves and step not in ("setup", "mortal"):
            assert state.mortal() == mortal


@pytest.mark.rule("WH-BANISH-05")
@pytest.mark.parametrize("seed", SEEDS[:10])
def test_banished_stay_banished(seed: int) -> None:
    banished: set[str] = set()
    for state in random_states(seed):
        facts: Any = GAME.facts(state)
        gone = {name for name, at in facts["fae"].items() if at == "banished"}
        assert banished <= gone
        banished = gone


@pytest.mark.rule("WH-ELIG-01", "WH-ELIG-02", "WH-ELIG-04", "WH-RULING-34", "WH-TURN-03")
@pytest.mark.parametrize("seed", SEEDS[:10])
def test_the_eligible_are_fixed_when_phase_2_begins_and_only_drop_out(seed: int) -> None:
    before: set[str] = set()
    round_before = 0
    for state in random_states(seed):
        facts: Any = GAME.facts(state)
        pending = facts["pending"]
        if GAME.step(state) == "turn" and state.selected != 0 and state.round == round_before:
            assert pending < before
        elif GAME.step(state) in ("order", "turn"):
            assert pending == expected_eligible(state)
        before, round_before = pending, int(state.round)


def expected_eligible(state: WyldeHuntState) -> set[str]:
    kinds = ("Sylph", "Salamander", "Gnome", "Undine")
    colours = state.board.colours
    facts: Any = GAME.facts(state)
    return {
        name
        for name, at in facts["fae"].items()
        if at not in ("vanquished", "banished")
        and (kinds.index(name[2:]) == state.season or colours[square_number(at)] == colours[state.mortal()])
    }


@pytest.mark.rule("WH-DESTINY-01", "WH-DESTINY-03", "WH-DESTINY-04", "WH-DESTINY-05", "WH-RULING-07")
@pytest.mark.parametrize("seed", SEEDS)
def test_destiny_goes_to_the_side_that_is_farther_away(seed: int) -> None:
    holder = 1
    for state in random_states(seed):
        if GAME.step(state) == "stone":
            near = [nearest(state, side) for side in (0, 1)]
            if near[0] == near[1]:
                assert state.turn() == 1 - holder
            else:
                assert state.turn() == (1 if near[0] < near[1] else 0)
            holder = int(state.turn())


def nearest(state: WyldeHuntState, side: int) -> int:
    on_board = [state.fae[fae] for fae in range(side * 4, side * 4 + 4) if state.fae[fae] < 64]
    return min((int(distance(state.mortal(), square)) for square in on_board), default=99)


@pytest.mark.rule("WH-RULING-30", "WH-MOVE-05")
def test_a_fae_hemmed_in_by_enemies_in_a_corner_can_still_move() -> None:
    fae = {"S-Sylph": "A1", "U-Sylph": "A2", "U-Gnome": "B1", "U-Undine": "B2"}
    state = start(position("phase2", "D4", fae, controller="U"))
    play(state, "order first")
    assert offered(state) == {f"turn S-Sylph {goal}" for goal in ("A2", "B1", "B2")}


@pytest.mark.rule("WH-RULING-43", "WH-TURN-01")
@pytest.mark.parametrize("wrap", [False, True])
def test_of_all_that_can_be_said_exactly_the_offered_is_legal(wrap: bool) -> None:
    for number, state in enumerate(random_states(5, fae_wrap=wrap, round_limit=40)):
        if number % 10 == 0:
            seat = max(0, int(state.turn()))
            allowed = {action for action in every_action() if state.refusal(seat, action) is None}
            assert allowed == set(state.legal(seat))


def random_phase_2(rng: random.Random) -> WyldeHuntState:
    """Phase 2 of some round with all six Fae on random squares, many of them near the Mortal."""
    while True:
        chain = [rng.randrange(64)]
        while len(chain) < 4:
            chain.append(int(BESIDE[chain[-1] * 4 + rng.randrange(4)]))
        season = rng.randrange(4)
        stones = {SEASONS[(season + i) % 4]: square_name(square) for i, square in enumerate(chain)}
        near = [s for s in range(64) if distance(s, chain[0]) <= 2]
        fae = {name: square_name(rng.choice(near)) for name in IN_PLAY}
        try:
            return start(position("phase2", square_name(chain[0]), fae, stones, controller=rng.choice("SU")))
        except BadPosition:
            continue


@pytest.mark.rule("WH-RULING-22", "WH-RULING-23", "WH-WIN-01", "WH-WIN-02", "WH-WIN-03", "WH-WIN-04")
def test_covering_alone_means_being_alone() -> None:
    """Both readings of WH-WIN-04 agree at the end of every Phase 2, and both cover only on one colour."""
    rng = random.Random(11)
    found: Counter[str] = Counter()
    for _ in range(1500):
        state = random_phase_2(rng)
        round_now = state.round
        if state.round != 5 or state.turn() < 0:
            continue
        while state.turn() >= 0 and state.round == round_now:
            texts = sorted(offered(state))
            goal = square_name(state.mortal())
            inward = [text for text in texts if text.startswith("turn") and text.endswith(goal)]
            play(state, rng.choice(inward if inward and rng.random() < 0.85 else texts))
        found[check_readings(state)] += 1
    assert found["one"] > 50
    assert found["both"] > 5
    assert found["none"] > 50


def check_readings(state: WyldeHuntState) -> str:
    """The position at the end of Phase 2: how many cover; the result must be that of either reading."""
    mortal = state.mortal()
    covering = [side for side in (0, 1) if covers(state, side)]
    present = [any(state.fae[fae] == mortal for fae in range(side * 4, side * 4 + 4)) for side in (0, 1)]
    literal = covering[0] if len(covering) == 1 else None
    strict = next((side for side in covering if not present[1 - side]), None)
    assert literal == strict
    result = state.result()
    won = result.winner() if result is not None and result.reason == "ensnare" else None
    assert won == literal
    if len(covering) == 2:
        assert state.board.colours[mortal] == state.season
    return ("none", "one", "both")[len(covering)]


@pytest.mark.rule("WH-RULING-23", "WH-RULING-29")
@pytest.mark.parametrize("seed", SEEDS)
def test_nobody_is_with_the_mortal_in_an_empty_phase_2(seed: int) -> None:
    """Where a stone is followed by the next round's stone, nobody was eligible."""
    step = ""
    for state in random_states(seed):
        if step == "stone" and GAME.step(state) == "stone":
            assert all(state.fae[fae] != state.mortal() for fae in range(8))
        step = GAME.step(state)
