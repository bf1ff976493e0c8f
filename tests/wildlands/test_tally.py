"""What is counted for statistics, and what events say for it."""

import pytest

from tests.wildlands.scenes import GAME, events_of, hurt, player, start, strip
from wildtable.engine.event import Event
from wildtable.engine.in_lab import Tally


def counted(events: list[Event]) -> list[Tally]:
    return [fact for event in events for fact in GAME.in_lab.tally(event)]


@pytest.mark.parametrize(
    ("text", "use", "facts"),
    [
        ("move 1 2 | 1:fly", "move", [("cards", 0, "movement", 1)]),
        ("fly 1 2 | 1:fly", "fly", [("cards", 0, "movement", 1), ("flags", 0, "fly", 1)]),
        ("rally 1 2 | 2:rally", "rally", [("cards", 0, "movement", 1), ("flags", 0, "rally", 1)]),
        ("rally 1 2 2 2 | 2:rally", "rally", [("cards", 0, "movement", 1), ("flags", 0, "rally", 1)]),
        ("move 1 2 | wild", "move", [("cards", 0, "movement", 1), ("wild cards", 0, "movement", 1)]),
        ("draw-two", "draw-two", [("cards", 0, "draw-two", 1), ("wild cards", 0, "draw-two", 1)]),
        ("area 1 1 | 1:area", "area", [("cards", 0, "attack", 1), ("flags", 0, "area", 1)]),
        ("ranged 1 P2.1 | 1:ranged", "ranged", [("cards", 0, "attack", 1), ("flags", 0, "ranged", 1)]),
    ],
)
def test_what_a_card_is_used_for(text: str, use: str, facts: list[Tally]) -> None:
    """A card that could be used in two ways counts as what it was used for."""
    hand = ["1:fly", "2:rally", "1:area", "1:ranged", "wild"]
    state = start(player([1, 1], hand), player([3, 3], health=5), map=strip(3))
    events = events_of(state, text)
    assert events[0].public is not None
    assert events[0].public["as"] == use
    assert counted(events) == facts


def test_a_climb_and_a_claim_count_every_card() -> None:
    state = start(player([1], ["1", "wild"]), player([1]), map=strip(2, high=[2]))
    assert counted(events_of(state, "climb 1 2 | 1 + wild")) == [
        ("cards", 0, "movement", 2),
        ("wild cards", 0, "movement", 1),
    ]
    hand = ["1", "wild", "wild"]
    state = start(player([1], hand, shards=[1]), player([2]), map=strip(2))
    assert counted(events_of(state, "claim 1 | 1 + wild + wild")) == [
        ("cards", 0, "claim", 3),
        ("wild cards", 0, "claim", 2),
        ("points", 0, "shards", 1),
    ]


@pytest.mark.parametrize(
    ("attack", "card", "flag"),
    [
        ("ranged 1 P2.1 | 1:ranged", "1:cover", "cover"),
        ("ranged 1 P2.1 | 1:ranged", "1:shield", "shield"),
        ("ranged 1 P2.1 | 1:ranged", "1:cover open:shield", "shield"),
        ("ranged 1 P2.1 | 1:ranged", "1:cover 2:shield", "cover"),
        ("area 1 2 | 1:area", "1:shield open:cover", "shield"),
        ("melee 2 P2 | 2:melee", "1:shield open:melee", "melee"),
        ("heavy-melee 2 P2 | 2:heavy-melee", "1:melee open:heavy-melee", "melee"),
    ],
)
def test_by_which_flag_a_card_defends(attack: str, card: str, flag: str) -> None:
    hand = ["1:ranged", "1:area", "2:melee", "2:heavy-melee"]
    state = start(player([1, 2], hand), player([2], [card]), map=strip(2, cover=[2]))
    played = attack.split()[0]
    events = events_of(state, attack, f"P2 defend 1 | {card}", *(["take 2"] if played == "area" else []))
    facts = counted(events)
    assert ("flags", 0, played, 1) in facts
    assert [fact for fact in facts if fact[1] == 1] == [("flags", 1, flag, 1), ("cards", 1, "defence", 1)]


def test_knock_outs_count_for_the_attacker_own_ones_for_nobody() -> None:
    weak = {1: hurt(1), 2: 2}
    state = start(player(weak, ["1:area"]), player(weak), player(weak), map=strip(2))
    assert counted(events_of(state, "area 1 1 | 1:area"))[2:] == [
        ("points", 0, "knock-outs", 2),
        ("knock-outs", 0, "area", 2),
    ]


def test_an_interrupt_costs_a_wild_card() -> None:
    state = start(player([1], ["1"]), player([2], ["wild"]), map=strip(2))
    facts = counted(events_of(state, "move 1 2 | 1", "P2 interrupt"))
    assert facts[1:] == [("cards", 1, "interrupt", 1), ("wild cards", 1, "interrupt", 1)]
