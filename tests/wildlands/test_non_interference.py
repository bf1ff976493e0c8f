"""What a seat does not know can reach it by no path: views, questions, events, sealed answers."""

from typing import Any

import pytest
from hypothesis import given

from tests.effort import examples
from tests.walking import any_step, do
from tests.wildlands.scenes import (
    GAME,
    events_of,
    is_over,
    player,
    seen,
    start,
    strip,
    texts_for,
    wire,
)
from tests.wildlands.test_random_play import Table, new_game, seeds, tables
from wildtable.engine.event import Event, seen_events
from wildtable.engine.rng import Rng
from wildtable.engine.state import CHANCE
from wildtable.engine.window import answer_of, has_answered
from wildtable.games.wildlands import actions, frames
from wildtable.games.wildlands.game import WildlandsState
from wildtable.games.wildlands.state import HIDDEN, changed

HIDING = ("map-card-dealt", "drew")


def walk(table: Table, seed: int) -> list[WildlandsState]:
    """Some states of a random game, from its first steps and from further on."""
    state = new_game(table)
    rng = Rng(seed)
    kept = []
    for number in range(600):
        if number % 41 == 0:
            kept.append(state.clone())
        if is_over(state):
            break
        do(state, any_step(state, rng))
    return kept


def agree(one: WildlandsState, two: WildlandsState, seat: int) -> None:
    """Two states look the same to a seat: view, question and offers."""
    assert wire(one, seat) == wire(two, seat)
    assert wire(one, None) == wire(two, None)
    assert (seat in one.actors()) == (seat in two.actors())
    assert texts_for(one, seat) == texts_for(two, seat)
    assert list(one.legal(seat)) == list(two.legal(seat))
    assert (one.turn() == CHANCE, is_over(one)) == (two.turn() == CHANCE, is_over(two))


def hidden_from(state: WildlandsState, seat: int) -> bool:
    """Is a card or map card about to be drawn by somebody else?"""
    if state.turn() != CHANCE:
        return False
    step = GAME.step(state)
    if step == "draw":
        return int(frames.drawer(state)) != seat
    return step == "deal" and next(s for s in range(4) if int(state.dealt[s]).bit_count() < 10) != seat


def shows_a_secret(state: WildlandsState, seat: int, step: tuple[int, int]) -> bool:
    """Does somebody else turn up a map card, or assign one (the last of all shows where shards lie)?"""
    who, what = step
    if who in (seat, CHANCE):
        return GAME.step(state) == "assign"
    return GAME.format(state, who, what).split()[0] in ("reveal", "assign", "reopen")


def common_step(one: WildlandsState, two: WildlandsState, rng: Rng) -> tuple[int, int] | None:
    """A step that is possible in both states and says the same in both."""
    for _ in range(12):
        who, what = any_step(one, rng)
        if who == CHANCE and what in [outcome for outcome, _ in two.chance()]:
            return who, what
        if who != CHANCE and who in two.actors() and what in list(two.legal(who)):
            return who, what
    return None


def answer_alike(one: WildlandsState, two: WildlandsState) -> bool:
    """Seal in the second state what is sealed in the first; false if a hand forbids it."""
    if GAME.step(one) == "assign":
        return False
    for seat in range(one.seats):
        if GAME.step(one) == "window" and has_answered(one.stack, seat) and not has_answered(two.stack, seat):
            wants = answer_of(one.stack, seat) == actions.INTERRUPT
            action = GAME.parse(two, seat, "interrupt" if wants else "pass")
            if action not in list(two.legal(seat)):
                return False
            two.apply(seat, action)
    return GAME.step(one) == GAME.step(two)


@examples(30)
@given(tables, seeds)
def test_the_same_play_tells_the_same(table: Table, seed: int) -> None:
    """Two states that a seat cannot tell apart stay so until a step is possible in one of them only.

    With automatic passes who is asked depends on hands, which is for tables of bots only (WL-RULING-68).
    """
    table = (table[0], {**table[1], "auto_pass_without_wild": False})
    rng = Rng(seed)
    for number, state in enumerate(walk(table, seed)):
        seat = number % table[0]
        one, two = state.clone(), state.resample(seat, rng)
        if not answer_alike(one, two):
            continue
        told_one: list[Event] = []
        told_two: list[Event] = []
        one.events, two.events = told_one, told_two
        for _ in range(25):
            if is_over(one):
                break
            if hidden_from(one, seat):
                one.resolve(one.sample(rng))
                two.resolve(two.sample(rng))
            else:
                step = common_step(one, two, rng)
                if step is None or shows_a_secret(one, seat, step):
                    break
                do(one, step)
                do(two, step)
            assert seen_events(told_one, seat) == seen_events(told_two, seat)
            assert seen_events(told_one, None) == seen_events(told_two, None)
            agree(one, two, seat)


@pytest.mark.rule("WL-RULING-51")
@examples(15)
@given(tables, seeds)
def test_private_facts_go_to_their_owner_only(table: Table, seed: int) -> None:
    state = new_game(table)
    rng = Rng(seed)
    for _ in range(900):
        if is_over(state):
            break
        told: list[Event] = []
        state.events = told
        who, what = any_step(state, rng)
        drawer = int(frames.drawer(state))
        do(state, (who, what))
        for event in told:
            if event.kind in ("assigned", "reopened", "answered"):
                assert event.public is None
                assert list(event.private) == [who]
            elif event.kind in HIDING:
                assert event.public is not None
                assert list(event.public) == ["seat"]
                assert len(event.private) == 1
                if event.kind == "drew":
                    assert list(event.private) == [drawer]
            else:
                assert event.private == {}
            assert event.barrier == (event.kind in (*HIDING, "revealed", "shards-placed"))


@pytest.mark.rule("WL-RULING-89")
def test_what_a_view_of_others_has() -> None:
    """Of the others: no hand, no dealt cards, no hidden space; with closed piles no discards either."""
    for open_discards in (True, False):
        state = GAME.new(3, {"open_discards": open_discards, "factions": "guild,gnomads,lawbringers"})
        rng = Rng(5)
        for _ in range(400):
            if is_over(state):
                break
            for seat in (0, 1, 2, None):
                view: Any = state.view(seat)
                for other, shown in enumerate(view["players"]):
                    private = {"hand", "dealt"} & set(shown)
                    assert other == seat or not private
                    assert ("discard" in shown) == (open_discards or other == seat)
                    if other != seat:
                        values = [str(where) for where in shown["characters"].values()]
                        assert not any(value.startswith("hidden ") for value in values)
            do(state, any_step(state, rng))


def test_sealed_answers_are_invisible() -> None:
    """P2 and P3 answer in any order and any way: until the window closes nobody else sees a difference."""
    for answer in ("pass", "interrupt"):
        state = start(player([1], ["1"]), player([2], ["wild"]), player([2], ["wild"]), map=strip(2))
        events_of(state, "move 1 2 | 1")
        before = {seat: wire(state, seat) for seat in (0, 2, None)}
        told = events_of(state, f"P2 {answer}")
        assert {seat: wire(state, seat) for seat in (0, 2, None)} == before
        assert all(seen(told, seat) == [] for seat in (0, 2, None))
        assert seen(told, 1) == [{"event": "answered", "answer": answer}]
        assert state.view(1)["your_answer"] == answer


@pytest.mark.rule("WL-RULING-89")
def test_the_loser_of_a_window_looks_like_one_who_passed() -> None:
    views = []
    for answer in ("pass", "interrupt"):
        state = start(player([1], ["1"]), player([2], ["wild"]), player([2], ["wild"]), map=strip(2))
        told = events_of(state, "move 1 2 | 1", f"P3 {answer}", "P2 interrupt")
        views.append([(wire(state, seat), seen(told, seat)) for seat in (0, 1, None)])
    assert views[0] == views[1]


def test_resampling_really_draws() -> None:
    """Another's hand and hidden spaces vary; the own ones never."""
    state = GAME.new(2, {"factions": "guild,gnomads"})
    rng = Rng(3)
    while GAME.step(state) != "act":
        do(state, any_step(state, rng))
    drawn = [state.resample(0, rng) for _ in range(60)]
    assert len({int(each.hand[1]) for each in drawn}) > 50
    assert len({tuple(each.start[5:]) for each in drawn}) > 50
    assert {int(each.hand[0]) for each in drawn} == {int(state.hand[0])}
    own = [c for c in range(5) if state.where[c] == HIDDEN]
    assert all(each.start[c] == state.start[c] for each in drawn for c in own)


def test_a_leak_would_be_noticed() -> None:
    """The comparison itself: a view that shows one hidden thing fails it."""
    one = start(player([1], ["1"]), player([2], ["wild"]))
    for seat in (0, 1):
        more_points, hurt_one, other_hand = one.clone(), one.clone(), one.clone()
        more_points.points = changed(one.points, seat, one.points[seat] + 1)
        wounded = seat * 5
        hurt_one.damage = changed(one.damage, wounded, one.damage[wounded] + 1)
        other_hand.hand[0], other_hand.deck[0] = one.deck[0], one.hand[0]
        for altered in (more_points, hurt_one, other_hand):
            with pytest.raises(AssertionError):
                agree(one, altered, 0)
