"""What others have sealed can reach a seat by no path: views, questions, offers, outcomes, events."""

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from tests.effort import examples
from tests.wild_assent.scenes import GAME
from wildtable.engine.event import Event, seen_events
from wildtable.engine.rng import Rng
from wildtable.engine.state import CHANCE, OVER, State
from wildtable.games.wild_assent import frames
from wildtable.games.wild_assent.state import Data

SEALED = (frames.CHOOSE, frames.HIDDEN_OBSTACLES, frames.HIDDEN_TROUPES)
OPTIONS: tuple[dict[str, object], ...] = ({}, {"placement": "simultaneous"})
TOGETHER = 60


def wire(value: object) -> bytes:
    return msgspec.json.encode(value)


def kind_of(state: State) -> int:
    assert isinstance(state, Data)
    return int(state.stack.kind())


def at_random(state: State, rng: Rng) -> tuple[int, int]:
    """Somebody who is asked, whoever it is, and what it does."""
    if state.turn() == CHANCE:
        return CHANCE, int(state.sample(rng))
    actors = state.actors()
    who = actors[rng.below(len(actors))]
    offered = state.legal(who)
    return who, int(offered[rng.below(len(offered))])


def somewhere(seats: int, seed: int, kind: int, steps: int) -> State:
    """A position in the midst of choices that are sealed; so many of them were made."""
    state, rng = GAME.new(seats, OPTIONS[1 if kind != frames.CHOOSE else 0]), Rng(seed)
    while kind_of(state) != kind or steps > 0:
        steps -= kind_of(state) == kind
        before = state.clone()
        happens(state, *at_random(state, rng))
        if kind_of(before) == kind != kind_of(state):
            return before
    return state


def happens(state: State, who: int, what: int) -> list[Event]:
    told: list[Event] = []
    state.events = told
    if who == CHANCE:
        state.resolve(what)
    else:
        state.apply(who, what)
    state.events = None
    return told


def agree(one: State, two: State, seat: int) -> None:
    """Two states look the same to a seat: view, question, offers, and what these come to."""
    for viewer in (seat, None):
        assert wire(one.view(viewer)) == wire(two.view(viewer))
    assert (seat in one.actors()) == (seat in two.actors())
    assert (one.turn() == CHANCE, one.turn() == OVER) == (two.turn() == CHANCE, two.turn() == OVER)
    offered = [int(action) for action in one.legal(seat)]
    assert offered == [int(action) for action in two.legal(seat)]
    for action in offered[:: max(1, len(offered) // 10)]:
        for asked in (GAME.at_table.elements, GAME.at_table.outcomes):
            assert asked(one, seat, action) == asked(two, seat, action)
    for element in ("field:4,4", "do:end", "card:onslaught", "obstacle:pit", "gladiator:phoenix"):
        first, second = (GAME.at_table.why(state, seat, [], element) for state in (one, two))
        assert (first and first.rule) == (second and second.rule)


@given(
    seats=st.sampled_from([2, 4]),
    seed=st.integers(0, 10_000),
    kind=st.sampled_from(SEALED),
    steps=st.integers(0, 12),
)
@examples(25)
def test_what_a_seat_is_told_does_not_depend_on_what_others_have_sealed(
    seats: int, seed: int, kind: int, steps: int
) -> None:
    """While choices are sealed, what a seat does tells it the same, whatever the others have chosen."""
    one = somewhere(seats, seed, kind, steps)
    rng = Rng(seed + 1)
    for seat in range(seats):
        here, two = one.clone(), one.resample(seat, Rng(seed))
        agree(here, two, seat)
        for _ in range(TOGETHER):
            offered = here.legal(seat)
            if kind_of(here) != kind or len(offered) == 0:
                break
            action = int(offered[rng.below(len(offered))])
            told = [happens(state, seat, action) for state in (here, two)]
            if kind_of(here) != kind or kind_of(two) != kind:
                break  # all have chosen: everything lies open
            assert wire(seen_events(told[0], seat)) == wire(seen_events(told[1], seat))
            agree(here, two, seat)


@given(seats=st.sampled_from([2, 4]), seed=st.integers(0, 10_000), steps=st.integers(0, 12))
@examples(10)
def test_outside_of_sealed_choices_nothing_is_hidden(seats: int, seed: int, steps: int) -> None:
    state, rng = somewhere(seats, seed, frames.CHOOSE, steps), Rng(seed)
    while kind_of(state) == frames.CHOOSE:
        happens(state, *at_random(state, rng))
    for seat in range(seats):
        assert state.resample(seat, rng).fingerprint() == state.fingerprint()
