"""Why something cannot be touched in Wildlands: the true reason, in every moment that a newcomer meets."""

from collections.abc import Sequence
from typing import Any

import pytest

from tests.walking import walk
from tests.wildlands.scenes import GAME, play, start
from tests.wildlands.table import own, player
from wildtable.engine.rng import Rng
from wildtable.engine.state import State
from wildtable.engine.texts import load_texts
from wildtable.games.wildlands.game import WildlandsState

DECK = own("1", "2:melee", "1:melee", "wild", "wild", "3")
ORDINARY = "card:1"


def two(mine: Sequence[str] = ("1", "wild")) -> WildlandsState:
    """Both have slot 1 on the board, and slots 2 and 3 of the first are not; the first has the turn."""
    first = player(DECK, {1: 1}, list(mine))
    return start(first, player(DECK, {1: 2, 2: 2}, ["1", "wild"]), active="P1")


def why(state: State, seat: int, element: str, *picked: str) -> str | None:
    refusal = GAME.at_table.why(state, seat, list(picked), element)
    return None if refusal is None else refusal.rule


def in_a_window(hand: Sequence[str] = ("1", "wild")) -> WildlandsState:
    """The first has moved, the second may interrupt."""
    players = [player(DECK, {1: 1}, ["1", "wild"]), player(DECK, {1: 2}, list(hand))]
    state = start(*players, active="P1")
    play(state, "P1 move 1 4 | 1")
    return state


def test_only_a_wild_card_interrupts() -> None:
    for hand in (("1", "wild"), ("1", "2:melee")):
        state = in_a_window(hand)
        for element in (ORDINARY, "space:4", "character:P2.1", "character:P1.1"):
            assert why(state, 1, element) == "WL-INT-01"
            assert why(state, 1, element, "do:pass") == "WL-INT-01"
    assert why(in_a_window(), 1, "card:wild") is None


def test_when_somebody_else_acts() -> None:
    state = two()
    for element in (ORDINARY, "card:wild", "space:4", "character:P2.1", "character:P1.1"):
        assert why(state, 1, element) == "WL-RULING-20"


def test_the_own_window_has_to_be_settled_first() -> None:
    state = in_a_window()
    for element in ("card:wild", "space:4", "character:P1.1"):
        assert why(state, 0, element) == "WL-TURN-07"


def test_a_card_that_pays_for_no_claim_is_refused_for_what_it_shows() -> None:
    """Not because it is only the first of three: of those that pay the number is told."""
    deck = own("1", "1:ranged", "1:melee", "2", "2:melee open:cover", "3", "wild")
    state = start(
        player(deck, {1: 1, 2: 2}, ["1", "1:ranged", "1:melee", "2", "2:melee open:cover", "3"], shards=[1]),
        player(deck, {1: 3}, ["1"]),
        active="P1",
    )  # the third is knocked out
    for picked in (["do:claim"], ["do:claim", "character:P1.1"], ["do:claim", "card:1"]):
        assert why(state, 0, "card:2", *picked) in ("WL-RULING-35", "WL-CLAIM-05")
        assert why(state, 0, "card:2:melee open:cover", *picked) == "WL-CLAIM-09"
        assert why(state, 0, "card:1:melee", *picked) is None
    assert why(state, 0, "card:2", "do:claim") == "WL-RULING-35"
    assert why(state, 0, "card:3", "do:claim") == "WL-CLAIM-03"
    assert why(state, 0, "card:3", "do:claim", "card:1") == "WL-CLAIM-05"


def test_an_own_character_that_can_do_nothing() -> None:
    assert why(two(["2:melee"]), 0, "character:P1.1") == "WL-CARD-02"
    assert why(two([]), 0, "character:P1.1") == "WL-RULING-901"


def test_a_card_whose_character_is_not_there() -> None:
    assert why(two(["2:melee"]), 0, "card:2:melee") == "WL-CARD-07"


def test_an_enemy_with_nobody_selected() -> None:
    assert why(two(["1:melee"]), 0, "character:P2.1") == "WL-RULING-41"
    assert why(two(["1:melee"]), 0, "character:P2.1", "do:end") == "WL-RULING-41"


def test_an_enemy_who_stands_elsewhere_than_the_one_that_can_be_struck() -> None:
    players = [player(DECK, {1: 1}, ["1:melee"]), player(DECK, {1: 1, 2: 18}, ["1"])]
    assert why(start(*players, active="P1"), 0, "character:P2.2", "character:P1.1") == "WL-CARD-03"


def test_whatever_cannot_be_touched_has_its_reason() -> None:
    """Nothing picked: every card in hand, every space and every character, in every moment of a game."""
    for number, state in enumerate(walk(GAME.new(3, {}), Rng(5), 500)):
        if number % 5 or not state.actors():
            continue
        for seat in range(3):
            live = {
                element
                for action in state.legal(seat)
                for element in GAME.at_table.elements(state, seat, action)
            }
            players: Any = state.view(seat)["players"]
            hand = players[seat].get("hand", [])
            things = [f"card:{card}" for card in hand] + [f"space:{space}" for space in range(1, 40, 3)]
            things += [f"character:P{owner}.{slot}" for owner in (1, 2, 3) for slot in range(1, 6)]
            silent = [thing for thing in things if thing not in live and why(state, seat, thing) is None]
            assert silent == [], (number, seat)


@pytest.mark.parametrize(("chosen", "through"), [("dungeon", False), ("ruins", True)])
def test_only_a_map_with_a_gate_speaks_of_it(chosen: str, through: bool) -> None:
    state = start(player(DECK, {1: 1}, ["1"]), player(DECK, {1: 2}), active="P1", map=chosen)
    refusal = state.refusal(0, GAME.parse(state, 0, "move 1 1 | 1"))
    assert refusal is not None
    for language, word in (("en", "gate"), ("de", "Tor")):
        sentence = load_texts(GAME.folder, language).say(f"refusal-{refusal.rule}", refusal.facts)
        assert (word in sentence) == through
        assert sentence.endswith(".")
