"""What holds in every state of every game, over random play with random tables."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.effort import examples
from tests.walking import any_step, do
from tests.wildlands.scenes import GAME, facts, is_over
from wildtable.engine.event import Event
from wildtable.engine.options import fitted
from wildtable.engine.rng import Rng
from wildtable.games.wildlands.game import WildlandsState

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
    """A game at that table, whose factions are named for as many seats as there are."""
    seats, options = table
    return GAME.new(seats, fitted(GAME.options, options, seats))


@pytest.mark.rule("WL-SCORE-01", "WL-DMG-03", "WL-DMG-04", "WL-AREA-04")
@examples(25)
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
