"""What is legal and why not are one truth: what is offered is not refused, and all else is."""

from collections.abc import Iterator
from itertools import combinations, product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.effort import examples
from tests.wildlands.scenes import GAME
from wildtable.engine.playout import step_at_random
from wildtable.engine.rng import Rng
from wildtable.engine.state import OVER
from wildtable.games.wildlands import actions
from wildtable.games.wildlands.actions import NOTHING
from wildtable.games.wildlands.cards import HEAVY_MELEE, HEAVY_RANGED, MELEE, RANGED, SLOTS
from wildtable.games.wildlands.content.factions import load_factions
from wildtable.games.wildlands.game import WildlandsState
from wildtable.games.wildlands.state import HAND_LIMIT, character_of, on_board

CARDLESS = (
    actions.REOPEN,
    actions.DRAW_TWO,
    actions.END_TURN,
    actions.FINISH,
    actions.INTERRUPT,
    actions.PASS,
)
OPTIONS: tuple[dict[str, object], ...] = (
    {},
    {"map": "ruins"},
    {"map": "ruins", "area_empty_ok": True, "auto_pass_without_wild": True},
    {"area_needs_enemy": True, "faction_pick": "draft"},
)


def unpaid(state: WildlandsState, seat: int, within: int) -> Iterator[int]:
    """Every action that is paid with cards, still without payment, with goals so many steps away."""
    slots = range(SLOTS)
    for slot in slots:
        yield actions.claim(slot, NOTHING, NOTHING, NOTHING)
        yield actions.defend(slot, NOTHING)
        for space in spaces(state, seat, slot, within):
            yield actions.move(slot, space, NOTHING)
            yield actions.climb(slot, space, NOTHING, NOTHING)
            yield actions.rally_one(slot, space, NOTHING, NOTHING)
            yield actions.fly(slot, space, NOTHING)
            yield actions.attack_area(slot, space, NOTHING)
        for victim, flag in product(range(state.seats), (MELEE, HEAVY_MELEE)):
            yield actions.strike(slot, flag, victim, NOTHING)
        for victim, aim, flag in product(range(state.seats), slots, (RANGED, HEAVY_RANGED)):
            yield actions.shoot(slot, flag, victim, aim, NOTHING)
    for one, two in [*combinations(slots, 2), (0, 0)]:
        rally = actions.rally_two(one, two, NOTHING, NOTHING, NOTHING)
        for here, there in product(spaces(state, seat, one, 1), spaces(state, seat, two, 1)):
            yield actions.to_spaces(rally, here, there)


def spaces(state: WildlandsState, seat: int, slot: int, within: int) -> list[int]:
    """The spaces so many steps from a character, and one far away; some for one that is not on the board."""
    size = int(state.board.size)
    where = int(state.where[character_of(seat, slot)])
    if not on_board(where):
        return [0, size - 1]
    steps = [int(state.board.distance[where * size + there]) for there in range(size)]
    return [there for there in range(size) if steps[there] <= within or steps[there] == max(steps)]


def unpaying(state: WildlandsState) -> Iterator[int]:
    """Every action that is not paid with cards that it names."""
    yield from map(actions.plain, CARDLESS)
    for slot in range(SLOTS):
        yield from (actions.reveal(slot), actions.target(slot), actions.take_it(slot))
        yield from (actions.assign(slot, space) for space in range(state.board.size))
    yield from map(actions.pick_faction, range(len(state.settings.cards)))


def payments(state: WildlandsState, seat: int, rng: Rng) -> list[list[int]]:
    """All payments of one and two cards in hand, some of three, and some with a card that is not there."""
    cards = state.cards(seat)
    hand = [card for card in range(cards.size) if (state.hand[seat] >> card) & 1]
    rest = [card for card in range(cards.size) if card not in hand]
    threes = [*combinations(hand, 3)]
    chosen = [*combinations(hand, 1), *combinations(hand, 2)]
    chosen += [threes[rng.below(len(threes))] for _ in range(12 if threes else 0)]
    chosen += [(*hand[:known], rest[rng.below(len(rest))]) for known in range(3) if rest]
    return [[*sorted(int(cards.kind[card]) for card in paid), NOTHING, NOTHING][:3] for paid in chosen]


def agree(state: WildlandsState, seat: int, tried: Iterator[int]) -> None:
    """Every offer is allowed, and of everything else that is tried nothing."""
    offered = {int(action) for action in state.legal(seat)}
    for action in offered | set(tried):
        refusal = state.refusal(seat, action)
        if (refusal is None) != (action in offered):
            pytest.fail(f"{GAME.format(state, seat, action)}: {refusal}, and yet it is in or not in the list")


def crowd(seed: int, options: dict[str, object]) -> WildlandsState:
    """One faction close together where there is something to climb, on a shard and with a full hand; another
    one with it, some of them anywhere.
    """
    rng = Rng(seed)
    board = GAME.new(2, {"map": "ruins"}).board
    size = int(board.size)
    high = [space for space in range(size) if (board.high >> space) & 1]
    centre = high[rng.below(len(high))]
    near = [space + 1 for space in range(size) if board.distance[centre * size + space] <= 2]
    players: list[dict[str, object]] = []
    left = list(range(1, size + 1))
    names = list(load_factions())
    for name in (names[seed % len(names)], names[(seed + 1) % len(names)]):
        deck = list(load_factions()[name].cards.texts)
        hand = [deck.pop(deck.index(card)) for card in rare(deck)]
        hand += [deck.pop(rng.below(len(deck))) for _ in range(HAND_LIMIT - len(hand))]
        places: list[object] = [near[rng.below(len(near))] for _ in range(SLOTS)]
        shard = places[0]
        if players:
            places[1:4] = [1 + int(rng.below(size)) for _ in range(3)]
        hidden = next(number for number in left if number not in near)
        left.remove(hidden)
        if rng.below(2) == 0:
            places[3] = "out"
        places[4] = f"hidden {hidden}" if rng.below(2) == 0 else places[4]
        characters = {str(slot + 1): where for slot, where in enumerate(places)}
        shards = [shard] if shard in left else []
        left = [number for number in left if number not in shards]
        players.append({"faction": name, "characters": characters, "hand": hand, "shards": shards})
    return GAME.from_position({"map": "ruins", "players": players}, options)


def rare(deck: list[str]) -> list[str]:
    """Up to three cards with flags that have rules of their own, each another card."""
    found = {card: None for card in deck if ":rally" in card or ":heavy-ranged" in card}
    return [*found][:3]


@pytest.mark.parametrize("seed", range(8))
def test_in_a_crowd_only_what_is_offered_is_allowed(seed: int) -> None:
    """All kinds, slots and near spaces with payments of every size."""
    state = crowd(seed, {"area_needs_enemy": seed % 2 == 0})
    paid = payments(state, 0, Rng(seed))
    agree(state, 0, (actions.paid_with(act, *cards) for act in unpaid(state, 0, 1) for cards in paid))


@given(seed=st.integers(0, 2**31), seats=st.integers(2, 4), options=st.sampled_from(OPTIONS))
@examples(10)
def test_along_random_play_only_what_is_offered_is_allowed(
    seed: int, seats: int, options: dict[str, object]
) -> None:
    """At any step, for whoever is asked and whoever is not."""
    rng = Rng(seed)
    state = GAME.new(seats, options)
    for number in range(700):
        if state.turn() == OVER:
            break
        if number % 50 == seed % 50:
            for seat in range(seats):
                agree(state, seat, unpaying(state))
                if state.faction[seat] >= 0:
                    paid = payments(state, seat, rng)
                    some = [paid[rng.below(len(paid))] for _ in range(1 if paid else 0)]
                    agree(
                        state,
                        seat,
                        (actions.paid_with(act, *cards) for act in unpaid(state, seat, 1) for cards in some),
                    )
        step_at_random(state, rng)
