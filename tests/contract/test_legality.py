"""What is offered is allowed, and what is not offered is refused with a rule that stands in the rulebook."""

from functools import cache

import pytest

from tests.contract.tables import Table, at_every_table
from tests.walking import any_step, do
from wildtable.engine.checked import play
from wildtable.engine.refusal import Refusal, Refused
from wildtable.engine.rng import Rng
from wildtable.engine.rulebook import load_rulebook
from wildtable.engine.state import CHANCE, OVER, State


@at_every_table(15)
def test_what_is_offered_is_allowed(table: Table) -> None:
    for state in table.walk(600):
        actors = state.actors()
        for seat in table.all_seats():
            offered = [int(action) for action in state.legal(seat)]
            assert len(set(offered)) == len(offered)
            assert offered or seat not in actors
            assert all(state.refusal(seat, action) is None for action in offered)


@at_every_table(10)
def test_what_is_not_offered_is_refused_in_words(table: Table) -> None:
    rng = Rng(table.seed + 5)
    sayable = everything(table.name, table.seats)
    explained: set[tuple[str, ...]] = set()
    for state in table.states(25):
        for seat in table.all_seats():
            offered = set(map(int, state.legal(seat)))
            for _ in range(60):
                action = sayable[rng.below(len(sayable))]
                refusal = state.refusal(seat, action)
                said = table.game.format(state, seat, action)
                assert (refusal is None) == (action in offered), said
                if refusal is not None and (refusal.rule, *refusal.facts) not in explained:
                    explained.add((refusal.rule, *refusal.facts))
                    check_words(table, refusal)
    assert explained


def check_words(table: Table, refusal: Refusal) -> None:
    """The rule stands in the rulebook, and every language has a sentence for it."""
    assert refusal.rule in load_rulebook(table.game.folder, "en"), refusal.rule
    for texts in table.texts():
        assert refusal.rule in load_rulebook(table.game.folder, texts.language), refusal.rule
        assert texts.has(f"refusal-{refusal.rule}"), refusal.rule
        assert texts.explain(refusal).endswith("."), refusal.rule


@cache
def everything(name: str, seats: int) -> list[int]:
    """Whatever was offered to anybody in some games."""
    met: set[int] = set()
    for seed in range(4):
        for state in Table(name, seats, seed).walk(500):
            for seat in state.actors():
                met.update(int(action) for action in state.legal(seat))
    return sorted(met)


@at_every_table(5)
def test_refused_play_leaves_the_state_untouched(table: Table) -> None:
    rng = table.rng()
    sayable = everything(table.name, table.seats)
    state = table.new()
    for _ in range(150):
        if state.turn() == OVER:
            break
        refuse_something(table, state, sayable[rng.below(len(sayable))])
        who, what = any_step(state, rng)
        if who == CHANCE:
            do(state, (who, what))
        else:
            play(table.game, state, who, what)


def refuse_something(table: Table, state: State, action: int) -> None:
    for seat in table.all_seats():
        refusal = state.refusal(seat, action)
        if refusal is not None:
            before = state.fingerprint()
            with pytest.raises(Refused, match=refusal.rule):
                play(table.game, state, seat, action)
            assert state.fingerprint() == before
