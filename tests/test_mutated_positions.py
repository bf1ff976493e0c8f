"""Written positions with something changed: refused with a sentence, or as good as any other position."""

from functools import cache
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.mutations import Document, mutated, refused_or_playable, walk
from wildtable.engine.rng import Rng
from wildtable.games import load

TABLES: dict[str, list[tuple[int, Document]]] = {
    "wildlands": [
        (2, {"turn_limit": 200}),
        (3, {"turn_limit": 200, "map": "ruins", "reshuffle": "on_demand", "faction_pick": "draft"}),
        (4, {"turn_limit": 200, "auto_pass_without_wild": True, "open_discards": False}),
    ],
    "wylde_hunt": [(2, {"round_limit": 40})],
    "wilderness": [
        (2, {"tiles": 4, "max_days": 8}),
        (4, {"max_days": 8, "tribe_source": "extra_area", "rotate_first_player": True}),
    ],
    "wild_assent": [
        (2, {"round_limit": 5}),
        (4, {"round_limit": 5, "placement": "simultaneous"}),
    ],
}


@cache
def positions(name: str, table: int) -> list[list[bytes]]:
    """The positions of a whole game at random, by the step that is due."""
    seats, options = TABLES[name][table]
    game = load(name)
    steps: dict[object, list[bytes]] = {}
    for state in walk(game, game.new(seats, options), Rng(table)):
        document = game.position(state)
        steps.setdefault(document["at"], []).append(msgspec.json.encode(document))
    return list(steps.values())


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "examples"), [("wildlands", 120), ("wylde_hunt", 80), ("wilderness", 120), ("wild_assent", 120)]
)
def test_a_mutated_position_is_refused_or_can_be_played(name: str, examples: int) -> None:
    outcomes = set()

    @settings(max_examples=examples)
    @given(st.integers(0, 10**9))
    def try_one(seed: int) -> None:
        rng = Random(seed)
        table = rng.randrange(len(TABLES[name]))
        document: Any = msgspec.json.decode(rng.choice(rng.choice(positions(name, table))))
        options = TABLES[name][table][1]
        outcomes.add(refused_or_playable(load(name), mutated(document, rng), options, seed))

    try_one()
    assert outcomes == {True, False}
