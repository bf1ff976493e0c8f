"""Where a movement can end: the sets of fields agree with the ways that are found place by place."""

from hypothesis import given
from hypothesis import strategies as st

from tests.contract.tables import Table
from tests.effort import examples
from wildtable.games.wild_assent import frames
from wildtable.games.wild_assent.rules.movement import may_end, reach_of
from wildtable.games.wild_assent.rules.reach import holds, reachable
from wildtable.games.wild_assent.state import FIRST_SUMMON, Data


@examples(10)
@given(seed=st.integers(0, 2**32 - 1))
def test_all_places_at_once_are_those_that_are_reached_one_by_one(seed: int) -> None:
    for state in Table("wild_assent", 2 if seed % 2 else 4, seed).states(6):
        assert isinstance(state, Data)
        if state.stack.kind() == frames.OVER:
            continue
        for gladiator in range(FIRST_SUMMON):
            if state.lives(gladiator):
                compare(state, gladiator, 1 + (seed + gladiator) % 7, gladiator % 3 != 0)


def compare(s: Data, gladiator: int, speed: int, rotates: bool) -> None:
    found = reach_of(s, gladiator, speed, rotates)
    places = reachable(s, gladiator, speed, rotates)
    for place in range(s.board.fields * 4):
        assert may_end(s, found, gladiator, place) == holds(places, place), (gladiator, speed, place)
