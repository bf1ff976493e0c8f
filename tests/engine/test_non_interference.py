"""What a seat does not know can reach it by no path: views, questions, events, sealed answers."""

import msgspec
import pytest
from hypothesis import given

from tests.effort import examples
from tests.engine.tiny.frames import DEAL, DRAW, WINDOWS
from tests.engine.tiny.game import TinyState
from tests.engine.walks import TINY, Table, frames, mid_game, script, seeds, tables
from tests.walking import any_step, do
from wildtable.engine.event import Event
from wildtable.engine.rng import Rng
from wildtable.engine.state import CHANCE, OVER, State
from wildtable.engine.window import ASKED, answer_of, has_answered, waits_for


def bytes_for(state: State, seat: int | None) -> bytes:
    """What goes over the wire to a seat or a spectator."""
    return msgspec.json.encode(state.view(seat))


def listen(state: State) -> list[Event]:
    happened: list[Event] = []
    state.events = happened
    return happened


def own_question(state: State, seat: int) -> tuple[bool, list[int]]:
    """Does that seat owe a decision, and what is it offered?"""
    return seat in state.actors(), [int(action) for action in state.legal(seat)]


def agree(one: TinyState, two: TinyState, seat: int) -> None:
    """The two states look the same to a seat: view, question, options and whether chance or nobody is on."""
    assert bytes_for(one, seat) == bytes_for(two, seat)
    assert bytes_for(one, None) == bytes_for(two, None)
    assert own_question(one, seat) == own_question(two, seat)
    assert (one.turn() == CHANCE, one.turn() == OVER) == (two.turn() == CHANCE, two.turn() == OVER)
    assert TINY.options_of(one) == TINY.options_of(two)


def asked_in(state: TinyState) -> int:
    return int(state.stack.get(ASKED)) if state.stack.kind() in WINDOWS else 0


def test_resampling_really_draws() -> None:
    """Other hands and the pile vary, in the proportion of the unseen cards."""
    state = TINY.from_position({"hands": {"P1": ["fox", "fox"], "P2": ["goose"]}, "discard": ["dog"] * 2})
    rng = Rng(6)
    drawn = [state.resample(0, rng).hands[1].index(1) for _ in range(3400)]
    # Unseen are 34 cards, among them 3 foxes, 7 geese and 1 dog.
    assert 230 < drawn.count(0) < 370
    assert 600 < drawn.count(1) < 800
    assert 60 < drawn.count(2) < 140


def test_a_card_everybody_saw_stays_in_the_hand_that_drew_it() -> None:
    state = TINY.from_position(
        {"hands": {"P1": ["dog"], "P2": ["fox"]}, "top": ["goose"], "stack": frames("turn P2")}
    )
    script(state, "P2 draw\n* card goose")
    rng = Rng(1)
    assert all(state.resample(0, rng).hands[1][1] >= 1 for _ in range(200))


def secret_draw(state: TinyState, seat: int) -> bool:
    """Is another seat about to draw a card that nobody knows?"""
    dealing = state.stack.kind() in (DEAL, DRAW)
    return dealing and state.stack.owner() != seat and len(state.chance()) > 0 and len(state.deck.top) == 0


def common_step(one: TinyState, two: TinyState, rng: Rng) -> tuple[int, int] | None:
    """A step that is possible in both states."""
    for _ in range(10):
        who, what = any_step(one, rng)
        if who == CHANCE and what in [outcome for outcome, _ in two.chance()]:
            return who, what
        if who != CHANCE and two.refusal(who, what) is None:
            return who, what
    return None


def answer_alike(one: TinyState, two: TinyState) -> bool:
    """Seal in the second state what is sealed in the first; false if a hand forbids it."""
    if one.stack.kind() not in WINDOWS:
        return True
    for seat in range(TINY.seats_of(one)):
        answer = answer_of(one.stack, seat)
        if has_answered(one.stack, seat) and waits_for(two.stack, seat):
            if two.refusal(seat, answer) is not None:
                return False
            two.apply(seat, answer)
    return True


@examples(40)
@given(tables, seeds)
def test_the_same_public_play_tells_the_same(table: Table, seed: int) -> None:
    """Two states that a seat cannot tell apart stay so, until a step is possible in one of them only."""
    rng = Rng(seed)
    for seat in range(table[0]):
        one = mid_game(table, seed)
        two = one.resample(seat, rng)
        if not answer_alike(one, two):
            continue
        told_one, told_two = listen(one), listen(two)
        for _ in range(12):
            if one.turn() == OVER:
                break
            if secret_draw(one, seat):
                # The cards may differ: it is not this seat's business which they are.
                one.resolve(one.sample(rng))
                two.resolve(two.sample(rng))
            else:
                step = common_step(one, two, rng)
                if step is None:
                    break
                do(one, step)
                do(two, step)
            agree(one, two, seat)
            assert [e.seen_by(seat) for e in told_one] == [e.seen_by(seat) for e in told_two]
            assert [e.barrier for e in told_one] == [e.barrier for e in told_two]


@examples(40)
@given(tables, seeds)
def test_a_sealed_answer_is_invisible(table: Table, seed: int) -> None:
    """Whatever a seat seals, and whether it has: nobody else sees or is told anything before the end."""
    state = mid_game(table, seed)
    waiting = state.actors()
    if state.stack.kind() not in WINDOWS or len(waiting) < 2:
        return
    for seat in waiting:
        others = [*(other for other in range(table[0]) if other != seat), None]
        before = {other: bytes_for(state, other) for other in others}
        questions = [own_question(state, other) for other in others if other is not None]
        for action in state.legal(seat):
            after = state.clone()
            told = listen(after)
            after.apply(seat, action)
            assert told == []
            assert {other: bytes_for(after, other) for other in others} == before
            assert [own_question(after, other) for other in others if other is not None] == questions
            assert after.view(seat)["answer"] == TINY.format(state, seat, int(action))


def test_a_later_dog_stays_a_secret_after_the_window() -> None:
    """P3 answers with a dog that is not needed: for P1 it is as if P3 had passed."""
    position = {"seats": 3, "hands": {"P1": ["fox"], "P2": ["dog"], "P3": ["dog"]}}
    stopped, passed = TINY.from_position(position), TINY.from_position(position)
    told_stopped, told_passed = listen(stopped), listen(passed)
    script(stopped, "P1 raid\nP1 pass\nP3 play dog\nP2 play dog")
    script(passed, "P1 raid\nP1 pass\nP3 pass\nP2 play dog")
    for seat in (0, 1, None):
        assert bytes_for(stopped, seat) == bytes_for(passed, seat)
        assert [e.seen_by(seat) for e in told_stopped] == [e.seen_by(seat) for e in told_passed]


@pytest.mark.parametrize("hand", [["dog"], ["goose"], ["fox"]])
def test_who_is_asked_does_not_depend_on_what_the_hand_holds(hand: list[str]) -> None:
    state = TINY.from_position({"seats": 3, "hands": {"P1": ["fox"], "P2": hand}})
    script(state, "P1 raid")
    assert state.actors() == [0, 1]


@examples(40)
@given(tables, seeds)
def test_events_carry_no_card_that_is_not_public_or_ones_own(table: Table, seed: int) -> None:
    """A hidden draw tells its card to the drawer alone; nothing else has private facts."""
    rng = Rng(seed)
    state = mid_game(table, seed)
    while state.turn() != OVER:
        happened = listen(state)
        hidden_draw = secret_draw(state, seat=-1) and state.deck.unknown > 0
        drawer = state.stack.owner()
        do(state, any_step(state, rng))
        for event in happened:
            if event.kind == "drew" and hidden_draw:
                assert event.public is not None
                assert "card" not in event.public
                assert list(event.private) == [drawer]
            else:
                assert event.private == {}


def test_a_leak_would_be_noticed() -> None:
    """The comparison itself is tested: a state whose view tells one hidden card fails it."""
    state = TINY.from_position({"hands": {"P1": ["fox"], "P2": ["goose"]}})
    leaky, other = state.clone(), state.clone()
    other.shown[1][1] = 1
    with pytest.raises(AssertionError):
        agree(leaky, other, 0)


def test_every_action_of_a_window_is_among_those_compared() -> None:
    """Answers that a hand forbids are refused the same way whether or not others have answered."""
    hands = {"P1": ["fox"], "P2": ["goose"]}
    fresh = TINY.from_position({"stack": frames("bid P1 P1 P2"), "hands": hands})
    sealed = fresh.clone()
    script(sealed, "P2 bid goose")
    for action in TINY.every_action(fresh):
        one, two = fresh.refusal(0, action), sealed.refusal(0, action)
        assert (one and one.rule) == (two and two.rule)
