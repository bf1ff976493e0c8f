"""Random play of every game: what holds after every single step."""

import pytest

from tests.contract.tables import LONGEST, Table, at_every_seat_count, at_every_table, invariants
from tests.walking import any_step, do, walk
from wildtable.engine.event import Event
from wildtable.engine.playout import perft
from wildtable.engine.refusal import BadOption
from wildtable.engine.rng import Rng
from wildtable.engine.state import CHANCE, OVER, WON, State


@at_every_seat_count
def test_many_tables_have_options_of_their_own(name: str, seats: int) -> None:
    """The other tests rest on it that a mixture of options is seldom refused."""
    assert sum(bool(Table(name, seats, seed).options()) for seed in range(60)) > 15


@at_every_table(12)
def test_the_invariants_hold_and_the_game_ends(table: Table) -> None:
    checks = invariants(table.name)
    assert checks
    state = table.new()
    for _ in table.walk_of(state):
        for check in checks:
            check(state)
        actors = state.actors()
        turn = int(state.turn())
        assert (state.result() is not None) == (turn == OVER)
        assert actors == sorted(set(actors))
        assert turn == actors[0] if actors else turn in (CHANCE, OVER)
    if must_end(table, state):
        assert state.turn() == OVER, "the game does not end"


def must_end(table: Table, state: State) -> bool:
    try:
        table.game.check_ends(state)
    except BadOption:
        return False
    return True


@at_every_table(15)
def test_a_result_has_places_winners_and_a_reason_in_words(table: Table) -> None:
    state = table.new()
    for _ in table.walk_of(state):
        pass
    result = state.result()
    if result is None:
        return
    assert len(result.points) == table.seats
    assert sorted(seat for side in result.sides for seat in side) == list(table.all_seats())
    assert len(result.places) == len(result.sides)
    for place in result.places:
        better = sum(other < place for other in result.places)
        assert place == better + 1, "places count those who are before, and ties share one"
    assert bool(result.winners()) != result.drawn
    assert all(len(state.legal(seat)) == 0 for seat in table.all_seats())
    assert all(texts.has(f"reason-{result.reason.replace(' ', '-')}") for texts in table.texts())
    winner = result.winner()
    if winner is not None:
        assert state.judge(winner) > WON // 2
        assert all(state.judge(seat) < -WON // 2 for seat in table.all_seats() if seat != winner)


@at_every_table(10)
def test_a_playout_makes_legal_decisions_and_ends(table: Table) -> None:
    state = table.new()
    rng = table.rng()
    for _ in range(LONGEST):
        seat = int(state.turn())
        if seat == OVER:
            break
        if seat == CHANCE:
            state.resolve(state.sample(rng))
            continue
        action = state.roll(seat, rng)
        assert action in list(state.legal(seat))
        state.apply(seat, action)
    if must_end(table, state):
        assert state.turn() == OVER, "the playout does not end"


@pytest.mark.slow
@at_every_table(10)
def test_a_clone_is_equal_and_lives_on_its_own(table: Table) -> None:
    rng = Rng(table.seed + 3)
    for state in table.walk(300):
        told: list[Event] = []
        state.events = told
        before = state.fingerprint()
        copy = state.clone()
        assert copy.events is None
        assert copy.fingerprint() == before
        for _ in walk(copy, rng, 3):
            pass
        assert state.fingerprint() == before
        assert told == []
        state.events = None


@pytest.mark.slow
@at_every_table(10)
def test_every_step_changes_the_fingerprint_and_does_so_alike_in_a_clone(table: Table) -> None:
    state, rng = table.new(), table.rng()
    for _ in range(300):
        if state.turn() == OVER:
            break
        before = state.fingerprint()
        step = any_step(state, rng)
        copy = state.clone()
        do(copy, step)
        do(state, step)
        assert before != state.fingerprint() == copy.fingerprint()


@at_every_table(10)
def test_chance_lists_what_can_happen_and_sample_draws_from_it(table: Table) -> None:
    rng = Rng(table.seed + 4)
    for state in table.walk(400):
        listed = dict(state.chance())
        assert bool(listed) == (state.turn() == CHANCE)
        assert len(listed) == len(state.chance())
        assert all(weight > 0 for weight in listed.values())
        if listed:
            assert all(int(state.sample(rng)) in listed for _ in range(3))


@at_every_table(10)
def test_looking_changes_nothing(table: Table) -> None:
    game, rng = table.game, table.rng()
    for state in table.states(15):
        before = state.fingerprint()
        state.chance()
        state.result()
        if state.turn() == CHANCE:
            state.sample(rng)
        for seat in table.all_seats():
            state.legal(seat)
            state.view(seat)
            state.resample(seat, rng)
            assert -WON <= state.judge(seat) <= WON
        state.view(None)
        game.facts(state)
        game.position(state)
        assert state.fingerprint() == before


@at_every_table(10)
def test_perft_counts_every_path(table: Table) -> None:
    for state in table.states(4):
        children = list(successors(state))
        assert perft(state, 1) == max(1, len(children))
        assert perft(state, 2) == max(1, sum(max(1, sum(1 for _ in successors(child))) for child in children))


def successors(state: State) -> list[State]:
    """Every state that the next step can lead to."""
    turn = int(state.turn())
    if turn == OVER:
        return []
    steps = state.chance() if turn == CHANCE else [(int(action), 1) for action in state.legal(turn)]
    found = []
    for what, _ in steps:
        child = state.clone()
        do(child, (turn, what))
        found.append(child)
    return found
