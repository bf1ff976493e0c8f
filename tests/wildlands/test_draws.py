"""Hands, decks and discard piles: drawing, the limit of seven, renewing a deck, and who sees what."""

import pytest

from tests.wildlands.scenes import GAME, events_of, offered, play, start
from tests.wildlands.table import fact, own, player, seen
from wildtable.engine.event import seen_events
from wildtable.engine.playout import step_at_random
from wildtable.engine.refusal import BadPosition
from wildtable.engine.rng import Rng
from wildtable.games.wildlands.game import WildlandsState

ELEVEN = own("1", "1", "1", "1", "1", "1", "1", "2", "3", "4", "5")
FOUR = own("1", "2", "3", "4")
OTHER = player("guild", {1: 40})
MODES = ["immediate", "on_demand"]


def zones(state: WildlandsState, seat: int) -> list[int]:
    return [int(zone[seat]).bit_count() for zone in (state.hand, state.deck, state.discard, state.aside)]


@pytest.mark.rule("WL-HAND-01", "WL-HAND-02", "WL-RULING-14")
@pytest.mark.parametrize("held", range(8))
def test_up_to_three_at_the_end_never_above_seven(held: int) -> None:
    state = start(player(ELEVEN, {1: 1}, ["1"] * held), OTHER)
    play(state, "end")
    drawn = 0
    while state.chance():
        state.resolve(state.chance()[-1][0])
        drawn += 1
    assert drawn == min(3, 7 - held)
    assert fact(state, "active") == "P2"


@pytest.mark.rule("WL-DRAW2-01", "WL-HAND-01", "WL-DE-18")
@pytest.mark.parametrize("others", range(7))
def test_draw_two_counts_the_hand_without_the_wild_card(others: int) -> None:
    state = start(player(own("wild", *ELEVEN["cards"]), {1: 1}, ["wild", *["1"] * others]), OTHER)
    play(state, "draw-two")
    drawn = 0
    while state.chance():
        state.resolve(state.chance()[0][0])
        drawn += 1
    assert drawn == min(2, 7 - others)
    assert fact(state, "acting") == "P1"


@pytest.mark.rule("WL-HAND-01", "WL-RULING-14")
def test_a_position_with_eight_in_hand_cannot_be() -> None:
    with pytest.raises(BadPosition, match="WL-HAND-01"):
        start(player(own(*["1"] * 8), {1: 1}, ["1"] * 8), OTHER)


@pytest.mark.rule("WL-CARD-11", "WL-RULING-10")
@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("piled", [["2", "3", "4"], ["3", "4"], ["4"], []])
def test_a_draw_over_the_end_of_the_deck(mode: str, piled: list[str]) -> None:
    """Three are owed. What was drawn is never shuffled in, and nobody gets more than there is."""
    state = start(player(FOUR, {1: 1}, [], discard=piled), OTHER, options={"reshuffle": mode})
    deck = [text for text in ("1", "2", "3", "4") if text not in piled]
    play(state, "end", *(f"draw {text}" for text in deck[:3]))
    left = 3 - len(deck[:3])
    for text in piled[:left]:
        assert offered(state) == {
            f"draw {other}" for other in piled if other not in fact(state, "hand")["P1"]
        }
        play(state, f"draw {text}")
    assert fact(state, "active") == "P2"
    assert fact(state, "hand_size")["P1"] == 3
    waits = mode == "on_demand" and piled == ["4"]
    assert fact(state, "discard")["P1"] == (["4"] if waits else [])
    assert fact(state, "deck_size")["P1"] == (0 if waits else 1)


@pytest.mark.rule("WL-RULING-10", "WL-CARD-11")
@pytest.mark.parametrize(("mode", "renewed"), [("immediate", [1]), ("on_demand", [])])
def test_renewing_is_told_when_it_happens(mode: str, renewed: list[int]) -> None:
    state = start(player(FOUR, {1: 1}, [], discard=["4"]), OTHER, options={"reshuffle": mode})
    told = events_of(state, "end", "draw 1", "draw 2", "draw 3")
    assert [1 for event in seen_events(told, None) if event["event"] == "deck-renewed"] == renewed


@pytest.mark.rule("WL-RULING-10", "WL-RULING-11")
@pytest.mark.parametrize(("mode", "deck", "pile"), [("immediate", 1, []), ("on_demand", 0, ["1:melee"])])
def test_an_attack_card_is_shuffled_in_only_after_the_attack(mode: str, deck: int, pile: list[str]) -> None:
    """Deck and pile are empty; while the defender decides, the attack card must not become the deck."""
    attacker = player(own("1:melee", "2"), {1: 6}, ["1:melee", "2"])
    defender = player(own("1:melee", "2"), {1: 6}, ["1:melee", "2"])
    state = start(attacker, defender, options={"reshuffle": mode})
    play(state, "melee 1 P2 | 1:melee")
    assert [zones(state, 0), zones(state, 1)] == [[1, 0, 0, 1], [2, 0, 0, 0]]
    play(state, "defend 1 | 1:melee")
    for seat in ("P1", "P2"):
        assert (fact(state, "deck_size")[seat], fact(state, "discard")[seat]) == (deck, pile)


@pytest.mark.rule("WL-RULING-11", "WL-SHIELD-02")
def test_defence_cards_lie_aside_until_the_attack_is_over() -> None:
    """P2 shields one of two characters: that card is in no pile while P2 decides on the other."""
    attacker = player(own("1:area", "2"), {1: 1}, ["1:area"])
    defender = player(own("open:shield", "open:shield", "2"), {1: 4, 2: 4}, ["open:shield", "open:shield"])
    state = start(attacker, defender)
    play(state, "area 1 4 | 1:area", "defend 1 | open:shield")
    assert zones(state, 1) == [1, 1, 0, 1]
    play(state, "defend 2 | open:shield")
    assert zones(state, 1) == [0, 1, 2, 0]


@pytest.mark.rule("WL-RULING-10")
def test_an_interrupt_card_renews_an_empty_deck_too() -> None:
    """The wild card of an interrupt is discarded at once; with an empty deck it becomes the deck."""
    state = start(player(own("1"), {1: 1}, ["1"]), player(own("wild", "2"), {1: 40}, ["wild", "2"]))
    play(state, "move 1 4 | 1", "interrupt")
    assert zones(state, 1) == [1, 1, 0, 0]


@pytest.mark.rule("WL-HAND-03", "WL-INT-04", "WL-HAND-04")
def test_cards_come_only_by_drawing_and_go_only_by_playing() -> None:
    """Random games: a hand grows by one at a chance node and shrinks by a card that lies open afterwards."""
    for seed in range(6):
        state = GAME.new(3, {"factions": "guild,gnomads,lawbringers"})
        rng = Rng(seed)
        while GAME.step(state) in ("deal", "assign"):
            step_at_random(state, rng)
        for _ in range(400):
            before = [zones(state, seat) for seat in range(3)]
            chance = bool(state.chance())
            if not step_at_random(state, rng):
                break
            after = [zones(state, seat) for seat in range(3)]
            grown = [new[0] - old[0] for old, new in zip(before, after, strict=True)]
            assert all(sum(new) == 30 and new[0] <= 7 for new in after)
            assert sum(change != 0 for change in grown) <= 1
            assert max(grown) <= 1
            assert (max(grown) == 1) == chance


@pytest.mark.rule("WL-RULING-12")
@pytest.mark.parametrize("is_open", [True, False])
def test_discard_piles_are_open_unless_agreed_otherwise(is_open: bool) -> None:
    pile = player(FOUR, {1: 1}, ["1"], discard=["2", "3"])
    state = start(pile, OTHER, options={"open_discards": is_open})
    assert seen(state, 0)["players"][0]["discard"] == ["2", "3"]
    for seat in (1, None):
        view = seen(state, seat)["players"][0]
        assert view.get("discard") == (["2", "3"] if is_open else None)
        assert view["discard_size"] == 2


@pytest.mark.rule("WL-RULING-13")
def test_sizes_of_hands_and_decks_are_open_their_cards_are_not() -> None:
    state = start(player(FOUR, {1: 1}, ["1", "2"]), OTHER)
    for seat in (1, None):
        view = seen(state, seat)["players"][0]
        assert (view["hand_size"], view["deck_size"]) == (2, 2)
        assert "hand" not in view
        assert "deck" not in view
    assert seen(state, 0)["players"][0]["hand"] == ["1", "2"]
    assert "deck" not in seen(state, 0)["players"][0]


@pytest.mark.rule("WL-CARD-10", "WL-CARD-06")
def test_played_cards_are_shown_to_all() -> None:
    state = start(player(own("1 2", "3"), {1: 1}, ["1 2"]), player("guild", {1: 40}, ["wild"]))
    told = events_of(state, "move 1 4 | 1 2")
    step = {"event": "played", "seat": "P1", "cards": ["1 2"], "as": "move", "by": ["P1.1"]}
    assert step in seen_events(told, None)


@pytest.mark.rule("WL-CARD-09", "WL-TURN-03")
@pytest.mark.parametrize("count", range(8))
def test_any_number_of_cards_in_a_turn(count: int) -> None:
    state = start(player(ELEVEN, {1: 1}, ["1"] * 7), OTHER)
    goals = [4, 1, 4, 1, 4, 1, 4][:count]
    for goal in goals:
        play(state, f"move 1 {goal} | 1")
    assert fact(state, "hand_size")["P1"] == 7 - count
    assert fact(state, "characters")["P1.1"] == (4 if count % 2 else 1)
    assert "end" in offered(state)


@pytest.mark.rule("WL-CLAIM-04", "WL-CARD-10")
@pytest.mark.parametrize(("card", "payer"), [("1 2", "P1.1"), ("2", "P1.2")])
def test_it_is_told_whose_icon_pays_for_a_shard(card: str, payer: str) -> None:
    """The claimer's own, or that of somebody who is knocked out."""
    hand = [card, card, "wild"]
    state = start(player(own(*hand, "3"), {1: 1, 2: "out"}, hand, shards=[1]), OTHER)
    told = events_of(state, f"claim 1 | {card} + {card} + wild")
    (played,) = [event for event in seen_events(told, None) if event["event"] == "played"]
    assert played["by"] == [payer]
