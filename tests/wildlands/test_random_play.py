"""What holds in every state of every game, over random play with random tables."""

from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.engine.walks import any_step, do
from tests.wildlands.scenes import GAME, facts, is_over, texts_for
from wildtable.engine.event import Event
from wildtable.engine.record import new_record, read_record
from wildtable.engine.replay import replay, verify
from wildtable.engine.rng import Rng
from wildtable.engine.state import CHANCE
from wildtable.games.wildlands.game import WildlandsState
from wildtable.games.wildlands.state import HIDDEN, OUT

seeds = st.integers(0, 2**32 - 1)
Table = tuple[int, dict[str, object]]
FACTIONS = ("pick", "guild,gnomads,lawbringers,pit_fighters", "gnomads,pit_fighters,guild", "gnomads,guild")
tables = st.tuples(
    st.integers(2, 4),
    st.fixed_dictionaries(
        {"map": st.sampled_from(["dungeon", "ruins"]), "factions": st.sampled_from(FACTIONS)},
        optional={
            "faction_pick": st.sampled_from(["free", "random", "draft"]),
            "reshuffle": st.sampled_from(["immediate", "on_demand"]),
            "open_discards": st.booleans(),
            "area_empty_ok": st.booleans(),
            "area_needs_enemy": st.booleans(),
            "gate_blocks_sight": st.booleans(),
            "auto_pass_without_wild": st.booleans(),
            "stall_rounds": st.sampled_from([3, 6, 10]),
            "turn_limit": st.sampled_from([0, 200]),
        },
    ),
)


def new_game(table: Table) -> WildlandsState:
    return GAME.new(*table)


def check_cards(state: WildlandsState) -> None:
    """Thirty cards each, in one place each, at most seven in hand."""
    for seat in range(state.seats):
        if state.faction[seat] < 0:
            continue
        zones = [int(zone[seat]) for zone in (state.hand, state.deck, state.discard, state.aside)]
        assert sum(zone.bit_count() for zone in zones) == 30
        assert zones[0] | zones[1] | zones[2] | zones[3] == 2**30 - 1
        assert zones[0].bit_count() <= 7


def check_map_cards(state: WildlandsState) -> None:
    """All 42: dealt, hidden or seen by all, or not dealt; nothing twice."""
    step = GAME.step(state)
    if step in ("deal", "assign"):
        spread = [int(state.undealt), *(int(dealt) for dealt in state.dealt)]
        assert sum(cards.bit_count() for cards in spread) == 42
    elif step not in ("faction",):
        hidden = [int(state.start[c]) for c in range(state.seats * 5) if state.where[c] == HIDDEN]
        assert len(set(hidden)) == len(hidden)
        assert all(not (state.known >> space) & 1 for space in hidden)
        left = 42 - 10 * int(state.seats)
        assert int(state.known).bit_count() + len(hidden) + left == 42


def check_points(state: WildlandsState) -> None:
    """Points are the shards claimed and the enemies taken; no character stands with damage up to health."""
    if GAME.step(state) in ("faction", "deal", "assign"):
        return
    claimed = [5 - int(shards).bit_count() for shards in state.shards]
    out = sum(where == OUT for where in state.where)
    points = [int(own) for own in state.points]
    assert all(own >= shards for own, shards in zip(points, claimed, strict=True))
    assert sum(claimed) <= sum(points) <= sum(claimed) + out
    for character in range(state.seats * 5):
        assert 0 <= state.damage[character] < state.health(character)


@pytest.mark.rule("WL-SCORE-01", "WL-RULING-14", "WL-DMG-02", "WL-DMG-05", "WL-SETUP-13")
@settings(max_examples=40, deadline=None)
@given(tables, seeds)
def test_what_always_holds(table: Table, seed: int) -> None:
    state = new_game(table)
    rng = Rng(seed)
    for _ in range(6000):
        check_cards(state)
        check_map_cards(state)
        check_points(state)
        assert (state.result() is None) != is_over(state)
        assert bool(state.actors()) == (state.turn() >= 0)
        if is_over(state):
            break
        do(state, any_step(state, rng))
    assert is_over(state), "the game does not end"


@pytest.mark.rule("WL-RULING-02")
@settings(max_examples=15, deadline=None)
@given(tables, seeds)
def test_chance_is_due_exactly_where_nobody_decides(table: Table, seed: int) -> None:
    state = new_game(table)
    rng = Rng(seed)
    for _ in range(300):
        assert bool(state.chance()) == (state.turn() == CHANCE)
        if is_over(state):
            break
        do(state, any_step(state, rng))


@pytest.mark.rule("WL-SCORE-01", "WL-DMG-03", "WL-DMG-04", "WL-AREA-04")
@settings(max_examples=25, deadline=None)
@given(tables, seeds)
def test_points_are_claims_and_enemies_taken(table: Table, seed: int) -> None:
    """Counted from what happened: a claim is the claimer's, a knock-out of an enemy the attacker's."""
    state = new_game(table)
    rng = Rng(seed)
    counted = [0] * table[0]
    attacker = ""
    for _ in range(6000):
        if is_over(state):
            break
        told: list[Event] = []
        state.events = told
        do(state, any_step(state, rng))
        for event in told:
            public: dict[str, Any] = event.public or {}
            if event.kind in ("attacked", "area-attacked"):
                attacker = public["character"][:2]
            elif event.kind == "claimed":
                counted[int(public["character"][1]) - 1] += 1
            elif event.kind == "knocked-out" and public["character"][:2] != attacker:
                counted[int(attacker[1]) - 1] += 1
        assert list(facts(state)["points"].values()) == counted


@settings(max_examples=12, deadline=None)
@given(tables, seeds)
def test_legal_agrees_with_refusal_and_texts_go_round(table: Table, seed: int) -> None:
    state = new_game(table)
    rng = Rng(seed)
    seats = range(table[0])
    earlier: list[tuple[int, int]] = []
    for number in range(900):
        if is_over(state):
            break
        legal = {seat: [int(action) for action in state.legal(seat)] for seat in seats}
        for seat in seats:
            assert len(set(legal[seat])) == len(legal[seat])
            texts = texts_for(state, seat)
            assert len(set(texts)) == len(texts)
            assert [GAME.parse(state, seat, text) for text in texts] == legal[seat]
            if number % 6 == 0:
                assert all(state.refusal(seat, action) is None for action in legal[seat])
        deciding = [seat for seat in seats if set(texts_for(state, seat)) - {"reopen"}]
        assert deciding == state.actors()
        for seat, action in earlier[-12:]:
            refusal = state.refusal(seat, action)
            assert (refusal is None) == (action in legal[seat])
            assert refusal is None or refusal.rule.startswith("WL-")
        for outcome, weight in state.chance():
            assert weight > 0
            assert GAME.parse_outcome(state, GAME.format_outcome(state, outcome)) == outcome
        step = any_step(state, rng)
        if step[0] != CHANCE:
            earlier.append(step)
        do(state, step)


@settings(max_examples=15, deadline=None)
@given(tables, seeds)
def test_positions_go_round(table: Table, seed: int) -> None:
    state = new_game(table)
    rng = Rng(seed)
    for number in range(1500):
        if number % 7 == 0 or is_over(state):
            written = msgspec.json.decode(msgspec.json.encode(GAME.position(state)))
            again = GAME.from_position(written, GAME.options_of(state))
            assert again.fingerprint() == state.fingerprint()
            assert GAME.position(again) == GAME.position(state)
            for seat in range(table[0]):
                assert texts_for(again, seat) == texts_for(state, seat)
                assert again.view(seat) == state.view(seat)
            assert again.undealt == state.undealt
        if is_over(state):
            break
        do(state, any_step(state, rng))


@settings(max_examples=10, deadline=None)
@given(tables, seeds)
def test_a_clone_lives_on_its_own(table: Table, seed: int) -> None:
    state = new_game(table)
    rng = Rng(seed)
    for _ in range(350):
        if is_over(state):
            break
        before = state.fingerprint()
        step = any_step(state, rng)
        copy = state.clone()
        assert copy.fingerprint() == before
        do(copy, step)
        assert state.fingerprint() == before
        do(state, step)
        assert state.fingerprint() == copy.fingerprint()
        assert copy.fingerprint() != before


@settings(max_examples=8, deadline=None)
@given(tables, seeds)
def test_a_record_replays(table: Table, seed: int) -> None:
    state = new_game(table)
    rng = Rng(seed)
    record = new_record(GAME, state, [f"player {seat}" for seat in range(table[0])])
    prints = [state.fingerprint()]
    told: list[Event] = []
    state.events = told
    for _ in range(1200):
        if is_over(state):
            break
        who, what = any_step(state, rng)
        if who == CHANCE:
            record.add_outcome(GAME, state, what)
        else:
            record.add_action(GAME, state, who, what)
        do(state, (who, what))
        prints.append(state.fingerprint())
    record.close(state.result())
    again = read_record(record.text())
    assert verify(GAME, again).fingerprint() == state.fingerprint()
    for at in range(0, len(prints), 97):
        assert replay(GAME, again, at).fingerprint() == prints[at]
    told_again: list[Event] = []
    replay(GAME, again, events=told_again)
    for seat in (0, None):
        assert [e.seen_by(seat) for e in told_again] == [e.seen_by(seat) for e in told]
