"""What a seat does not know can reach it by no path: views, questions, offers, outcomes, events."""

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from tests.effort import examples
from wildtable.engine.event import Event, seen_events
from wildtable.engine.playout import step_at_random
from wildtable.engine.rng import Rng
from wildtable.engine.state import CHANCE, OVER, State
from wildtable.games import load

GAME = load("wilderness")
OPTIONS: tuple[dict[str, object], ...] = ({"tiles": 4}, {"tiles": 6, "tribe_source": "extra_area"})
FARTHEST = 700
TOGETHER = 40
NOTHING = -9


def somewhere(seats: int, seed: int, steps: int) -> State:
    """A position of a random game in which somebody has the turn, so that no answer is sealed."""
    state, rng = GAME.new(seats, OPTIONS[seed % 2]), Rng(seed)
    made = 0
    while (made < steps or GAME.step(state) != "turn") and step_at_random(state, rng):
        made += 1
    return state


def wire(value: object) -> bytes:
    return msgspec.json.encode(value)


def agree(one: State, two: State, seat: int) -> None:
    """Two states look the same to a seat: view, question, offers, and what these come to."""
    for viewer in (seat, None):
        assert wire(one.view(viewer)) == wire(two.view(viewer))
    assert (seat in one.actors()) == (seat in two.actors())
    assert (one.turn() == CHANCE, one.turn() == OVER) == (two.turn() == CHANCE, two.turn() == OVER)
    offered = [int(action) for action in one.legal(seat)]
    assert offered == [int(action) for action in two.legal(seat)]
    for action in offered:
        for asked in (GAME.at_table.elements, GAME.at_table.outcomes):
            assert asked(one, seat, action) == asked(two, seat, action)
    for element in ("area:1,0", "do:search", "card:raft:upper", "player:P1"):
        first, second = (GAME.at_table.why(state, seat, [], element) for state in (one, two))
        assert (first and first.rule) == (second and second.rule)
    stops = [GAME.at_table.stops_at(state, seat, []) for state in (one, two)]
    assert stops[0] == stops[1]


def drawer(state: State) -> int:
    """Whose Event cards are drawn or lost now."""
    stack = GAME.position(state)["stack"]
    assert isinstance(stack, list)
    return int(str(stack[-1]["seat"])[1:]) - 1


def common_step(one: State, two: State, seat: int, rng: Rng) -> tuple[int, int, int]:
    """Who acts, and what happens in both states; `NOTHING` where a secret of others would come out."""
    if one.turn() == CHANCE:
        step = GAME.step(one)
        first = int(one.sample(rng))
        if step == "draw" and drawer(one) != seat:
            return CHANCE, first, int(two.sample(rng))
        if step == "drop" and drawer(one) != seat:
            return CHANCE, NOTHING, NOTHING
        possible = [outcome for outcome, _ in two.chance()]
        return (CHANCE, first, first) if first in possible else (CHANCE, NOTHING, NOTHING)
    who = one.actors()[rng.below(len(one.actors()))]
    offered = [int(action) for action in one.legal(who)]
    if who != seat:
        offered = [
            action for action in offered if not GAME.format(one, who, action).startswith(("play", "resign"))
        ]
    action = offered[rng.below(len(offered))]
    return who, action, action


def happens(state: State, who: int, what: int) -> list[Event]:
    events: list[Event] = []
    state.events = events
    if who == CHANCE:
        state.resolve(what)
    else:
        state.apply(who, what)
    state.events = None
    return events


@given(seats=st.sampled_from([2, 3, 5, 8]), seed=st.integers(0, 10_000), steps=st.integers(0, FARTHEST))
@examples(20)
def test_what_a_seat_is_told_does_not_depend_on_what_it_cannot_see(seats: int, seed: int, steps: int) -> None:
    """From a position and another that agrees with it, the same steps tell a seat the same."""
    one = somewhere(seats, seed, steps)
    rng = Rng(seed + 1)
    for seat in range(min(seats, 3)):
        here = one.clone()
        two = one.resample(seat, Rng(seed + seat))
        agree(here, two, seat)
        for _ in range(TOGETHER):
            if here.turn() == OVER:
                break
            who, first, second = common_step(here, two, seat, rng)
            if first == NOTHING:
                break
            told = [happens(state, who, what) for state, what in ((here, first), (two, second))]
            if any(event.kind == "died" for event in told[0]):
                break  # the hand of the dead is shown
            first_told, second_told = (wire(seen_events(events, seat)) for events in told)
            assert first_told == second_told
            agree(here, two, seat)


@given(seed=st.integers(0, 10_000), steps=st.integers(0, FARTHEST))
@examples(20)
def test_another_hand_is_really_drawn_anew(seed: int, steps: int) -> None:
    """Hands of others keep their size, one's own its cards, and no card is there twice."""
    state = somewhere(4, seed, steps)
    drawn = state.resample(0, Rng(seed))
    hands, others = (GAME.position(one)["players"] for one in (state, drawn))
    assert isinstance(hands, list)
    assert isinstance(others, list)
    assert hands[0]["hand"] == others[0]["hand"]
    assert [len(player["hand"]) for player in hands] == [len(player["hand"]) for player in others]
