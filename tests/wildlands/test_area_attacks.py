"""Area attacks on several owners: who is asked and when, and damage at one moment."""

from itertools import product

import pytest

from tests.wildlands.scenes import (
    GAME,
    events_of,
    facts,
    hurt,
    kinds,
    offered,
    play,
    player,
    seen,
    start,
    strip,
    wire,
)
from wildtable.games.wildlands.game import WildlandsState


def crowd(attacker: int = 0, hands: tuple[bool, ...] = (True, True, True, True)) -> WildlandsState:
    """Four players with two characters each in one space; those named hold a useless card."""
    players = []
    for seat in range(4):
        hand = ["3"] if hands[seat] else []
        hand += ["1:area"] if seat == attacker else []
        players.append(player({1: 1, 4: 1}, hand, health=3))
    return start(*players, active=f"P{attacker + 1}")


def questions(state: WildlandsState) -> list[str]:
    """Answer every question with no defence; who was asked for whom."""
    asked = []
    while GAME.step(state) == "defend":
        (seat,) = state.actors()
        (text,) = offered(state)
        asked.append(f"P{seat + 1}.{text.removeprefix('take ')}")
        play(state, text)
    return asked


@pytest.mark.rule("WL-RULING-44", "WL-RULING-88", "WL-AREA-01")
@pytest.mark.parametrize("attacker", range(4))
def test_owners_are_asked_clockwise_and_the_attacker_last(attacker: int) -> None:
    state = crowd(attacker)
    play(state, "area 1 1 | 1:area")
    order = [(attacker + distance) % 4 + 1 for distance in (1, 2, 3, 4)]
    assert questions(state) == [f"P{seat}.{slot}" for seat in order for slot in (1, 4)]


@pytest.mark.rule("WL-RULING-89", "WL-RULING-88")
@pytest.mark.parametrize("hands", list(product((False, True), repeat=3)))
def test_exactly_those_with_a_card_are_asked(hands: tuple[bool, bool, bool]) -> None:
    state = crowd(0, (True, *hands))
    play(state, "area 1 1 | 1:area")
    expected = [seat for seat, holds in zip("234", hands, strict=True) if holds]
    assert questions(state) == [f"P{seat}.{slot}" for seat in [*expected, "1"] for slot in (1, 4)]


@pytest.mark.rule("WL-RULING-89")
@pytest.mark.parametrize("card", ["open:shield", "1:shield", "open:melee", "wild", "2", "open:cover"])
def test_the_question_does_not_depend_on_the_card(card: str) -> None:
    """P1 and a spectator see the same, whatever the one card in P2's hand is."""
    deck = ["open:shield", "1:shield", "open:melee", "wild", "2", "open:cover"]

    def ask(hand: str) -> WildlandsState:
        two = player([2], [hand]) | {"faction": {"health": [2] * 5, "cards": deck}}
        state = start(player([1], ["1:area"]), two, map=strip(2))
        play(state, "area 1 2 | 1:area")
        return state

    state = ask(card)
    assert state.actors() == [1]
    for seat in (0, None):
        assert wire(state, seat) == wire(ask("2"), seat)


@pytest.mark.rule("WL-RULING-89", "WL-DEF-04")
def test_not_defending_looks_the_same_with_and_without_the_card() -> None:
    deck = ["open:shield", "2"]

    def take(hand: str) -> tuple[WildlandsState, list[dict[str, object]]]:
        two = player([2], [hand]) | {"faction": {"health": [2] * 5, "cards": deck}}
        state = start(player([1], ["1:area"]), two, map=strip(2))
        events = events_of(state, "area 1 2 | 1:area", "take 1")
        return state, seen(events, 0)

    with_shield, told = take("open:shield")
    without, told_too = take("2")
    assert told == told_too
    assert wire(with_shield, 0) == wire(without, 0)


@pytest.mark.rule("WL-RULING-44", "WL-RULING-45", "WL-DMG-02")
def test_nobody_is_hurt_before_all_have_decided() -> None:
    state = crowd()
    events = events_of(state, "area 1 1 | 1:area")
    while GAME.step(state) == "defend":
        assert all(where == 1 for name, where in facts(state)["characters"].items() if name[3] in "14")
        events = events_of(state, *offered(state))
    assert kinds(events) == ["damaged"] * 8
    assert all(facts(state)["characters"][f"P{s}.{c}"] == hurt(1) for s in range(1, 5) for c in (1, 4))


@pytest.mark.rule("WL-RULING-44", "WL-RULING-71", "WL-AREA-04", "WL-DMG-04")
def test_all_knock_outs_come_before_the_points() -> None:
    weak = {1: hurt(1), 2: 2}
    state = start(player(weak, ["1:area"]), player(weak), player(weak), map=strip(2))
    events = events_of(state, "area 1 1 | 1:area")
    assert kinds(events) == ["played", "area-attacked", *["damaged", "knocked-out"] * 3, "scored"]
    assert events[-1].public == {"seat": "P1", "points": 2, "total": 2, "for": "area"}


@pytest.mark.rule("WL-RULING-88", "WL-SHIELD-02")
def test_a_decision_is_visible_to_the_next_owner() -> None:
    two = player([2], ["open:shield"])
    state = start(player([1], ["1:area"]), two, player([2], ["open:shield"]), map=strip(2))
    events = events_of(state, "area 1 2 | 1:area", "P2 defend 1 | open:shield")
    told = {"event": "defended", "character": "P2.1", "card": "open:shield", "flag": "shield"}
    assert seen(events, 2)[-1] == told
    assert state.actors() == [2]
    attack = state.view(2)["attack"]
    assert isinstance(attack, dict)
    assert attack["shielded"] == ["P2.1"]


@pytest.mark.rule("WL-SHIELD-02", "WL-SHIELD-03", "WL-RULING-44", "WL-RULING-46")
def test_every_mixture_of_shields_hurts_exactly_the_others() -> None:
    """Two own and two enemy characters, each shielded or not."""
    for shielded in product((False, True), repeat=4):
        hand = ["1:area", "open:shield", "open:shield", "3"]
        one = player([1, 1], hand)
        two = player([1, 1], ["1:shield", "2:shield", "3"])
        state = start(one, two)
        play(state, "area 1 1 | 1:area")
        cards = ["1:shield", "2:shield", "open:shield", "open:shield"]
        for card, slot, defends in zip(cards, (1, 2, 1, 2), shielded, strict=True):
            play(state, f"defend {slot} | {card}" if defends else f"take {slot}")
        names = ("P2.1", "P2.2", "P1.1", "P1.2")
        found = tuple(facts(state)["characters"][name] == 1 for name in names)
        assert found == shielded


@pytest.mark.rule("WL-AREA-01", "WL-RULING-43")
def test_an_area_attack_on_own_characters_asks_only_their_owner() -> None:
    one = player({1: 1, 2: 2}, ["1:area", "3"])
    state = start(one, player([3], ["open:shield"]), map=strip(3))
    play(state, "area 1 2 | 1:area")
    assert state.actors() == [0]
    assert offered(state) == {"take 2"}
