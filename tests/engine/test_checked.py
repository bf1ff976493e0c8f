"""Checked play: wrong input is refused with a sentence and leaves the state as it was."""

import pytest

from tests.engine.tiny.game import TinyState
from tests.engine.walks import TINY, frames, script
from wildtable.engine.checked import play, play_next, play_text, seat_named
from wildtable.engine.event import Event
from wildtable.engine.playout import perft, play_at_random, states_along, step_at_random
from wildtable.engine.refusal import BadAction, NotNow, Refused
from wildtable.engine.rng import Rng
from wildtable.engine.state import CHANCE, OVER


def at_turn() -> TinyState:
    """P1's turn, with a goose each."""
    return TINY.from_position({"hands": {"P1": ["goose"], "P2": ["goose"]}})


def at_bid() -> TinyState:
    """Both bid at once; only P2 has a fox."""
    hands = {"P1": ["goose"], "P2": ["fox", "goose"]}
    return TINY.from_position({"stack": frames("bid P1 P1 P2"), "hands": hands})


@pytest.mark.parametrize(
    ("seat", "text", "rule"),
    [
        (0, "lay fox", "TN-LAY-01"),
        (1, "draw", "TN-TURN-01"),
        (0, "bid goose", "TN-ROUND-01"),
        (0, "yes", "TN-ROUND-01"),
        (0, "play goose", "TN-PLAY-02"),
    ],
)
def test_a_refused_action_leaves_the_state_untouched(seat: int, text: str, rule: str) -> None:
    state = at_turn()
    told: list[Event] = []
    state.events = told
    before = state.fingerprint()
    with pytest.raises(Refused, match=rf"^'{text}' is not allowed here \({rule}\)\.$") as caught:
        play(TINY, state, seat, TINY.parse(state, seat, text))
    assert caught.value.refusal.rule == rule
    assert caught.value.refusal.facts == {"action": text}
    assert state.fingerprint() == before
    assert told == []


def test_a_legal_action_is_played() -> None:
    state = at_turn()
    play(TINY, state, 0, TINY.parse(state, 0, "lay goose"))
    assert state.actors() == [1]
    assert TINY.facts(state)["top"] == ["goose"]


@pytest.mark.parametrize(
    ("who", "text", "sentence"),
    [
        ("P3", "draw", "There is no seat 'P3': there are P1, P2."),
        ("P1", "steal", "'steal' is no action: known are bid fox"),
    ],
)
def test_a_text_that_names_nothing(who: str, text: str, sentence: str) -> None:
    state = at_turn()
    before = state.fingerprint()
    with pytest.raises(BadAction) as caught:
        play_text(TINY, state, who, text)
    assert str(caught.value).startswith(sentence)
    assert state.fingerprint() == before


def test_an_outcome_where_none_is_due() -> None:
    with pytest.raises(NotNow, match="'card fox' cannot happen here: no chance outcome is due"):
        play_text(TINY, at_turn(), "*", "card fox")


def test_an_outcome_that_cannot_be() -> None:
    """A known top is a certainty, and dice are no cards."""
    state = at_turn()
    script(state, "P1 lay goose\nP2 draw")
    for text in ("card fox", "dice none", "start P1"):
        with pytest.raises(NotNow, match="cannot happen here"):
            play_text(TINY, state, "*", text)
    with pytest.raises(Refused):
        play_text(TINY, state, "P2", "draw")
    play_text(TINY, state, "*", "card goose")
    assert state.turn() != CHANCE


def test_play_next_gives_the_text_to_whoever_may() -> None:
    state = at_bid()
    play_next(TINY, state, "bid fox")
    assert state.actors() == [0]
    play_next(TINY, state, "bid goose")
    assert state.points == [0, 1]
    play_next(TINY, state, "draw")
    play_next(TINY, state, "card dog")
    assert state.view(0)["hand"] == {"dog": 1}


def test_play_next_refuses_what_nobody_may() -> None:
    state = at_bid()
    before = state.fingerprint()
    with pytest.raises(Refused, match="TN-BID-01"):
        play_next(TINY, state, "bid dog")
    with pytest.raises(BadAction):
        play_next(TINY, state, "bite")
    assert state.fingerprint() == before


def test_nothing_can_be_played_after_the_end() -> None:
    state = TINY.from_position({"stack": []})
    with pytest.raises(NotNow, match="'draw' cannot be played: the game is over"):
        play_next(TINY, state, "draw")
    with pytest.raises(Refused, match="TN-END-01"):
        play_text(TINY, state, "P1", "draw")


def test_seats_by_name() -> None:
    assert seat_named(TINY, TINY.new(4), "P4") == 3


def test_random_play_reaches_the_end() -> None:
    state = TINY.new(2)
    made = play_at_random(state, Rng(1), 1000)
    assert state.turn() == OVER
    assert 0 < made < 1000
    assert not step_at_random(state, Rng(1))


def test_random_play_stops_after_as_many_decisions_as_wanted() -> None:
    assert play_at_random(TINY.new(2), Rng(1), 3) == 3


def test_perft_counts_decisions_and_outcomes() -> None:
    state = at_turn()
    assert perft(state, 0) == 1
    assert perft(state, 1) == 4  # draw, raid, lay goose, pass
    # The draw has 15 outcomes, the raid asks P1 who can only pass, and after the others P2 has 4 actions.
    assert perft(state, 2) == 15 + 1 + 4 + 4
    over = TINY.from_position({"stack": []})
    assert perft(over, 5) == 1


def test_states_along_are_copies_before_each_decision() -> None:
    path = states_along(TINY.new(2), Rng(2), 1000)
    assert all(state.turn() >= 0 for state in path)
    assert len({state.fingerprint() for state in path}) == len(path)
