"""What holds in every state of Wildlands; the contract suite asserts it along random play."""

import pytest

from tests.wildlands.scenes import GAME
from wildtable.games.wildlands.game import WildlandsState
from wildtable.games.wildlands.state import HIDDEN, OUT


@pytest.mark.rule("WL-SETUP-13")
def thirty_cards_each_in_one_place_each_and_at_most_seven_in_hand(state: WildlandsState) -> None:
    for seat in range(state.seats):
        if state.faction[seat] < 0:
            continue
        zones = [int(zone[seat]) for zone in (state.hand, state.deck, state.discard, state.aside)]
        assert sum(zone.bit_count() for zone in zones) == 30
        assert zones[0] | zones[1] | zones[2] | zones[3] == 2**30 - 1
        assert zones[0].bit_count() <= 7


@pytest.mark.rule("WL-RULING-14")
def every_map_card_is_dealt_hidden_seen_by_all_or_left_over(state: WildlandsState) -> None:
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


@pytest.mark.rule("WL-SCORE-01", "WL-DMG-02", "WL-DMG-05")
def points_are_shards_claimed_and_enemies_taken_and_nobody_stands_without_health(
    state: WildlandsState,
) -> None:
    if GAME.step(state) in ("faction", "deal", "assign"):
        return
    claimed = [5 - int(shards).bit_count() for shards in state.shards]
    out = sum(where == OUT for where in state.where)
    points = [int(own) for own in state.points]
    assert all(own >= shards for own, shards in zip(points, claimed, strict=True))
    assert sum(claimed) <= sum(points) <= sum(claimed) + out
    for character in range(state.seats * 5):
        assert 0 <= state.damage[character] < state.health(character)
