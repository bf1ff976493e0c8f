"""What somebody is told who points at a Gladiator: where it can go and what it can strike next."""

from typing import Any, cast

import pytest

from tests.wild_assent.scenes import GAME, at, offered, player, scene
from wildtable.engine.options import read_options
from wildtable.engine.rng import Rng
from wildtable.engine.state import CHANCE, State
from wildtable.games.wild_assent.board import in_arc, name_of
from wildtable.games.wild_assent.game import WildAssentState

PLAYERS = [player("gurantev"), player("koralt")]


def told(state: State, name: str) -> tuple[set[str], set[str]]:
    facts = GAME.at_table.about(state, None, f"gladiator:{name}")
    return set(cast("list[str]", facts["moves"])), set(cast("list[str]", facts["strikes"]))


def arena(golem: str = "6,6 S", **more: Any) -> WildAssentState:
    return scene(
        PLAYERS,
        [at("gurantev", "P1", "3,3 N"), at("koralt", "P2", "9,9 S"), at("horned-golem", "P2", golem)],
        active="gurantev",
        **more,
    )


@pytest.mark.rule("WA-MOVE-01")
def test_it_can_go_where_its_movement_may_end() -> None:
    state = arena(obstacles={"3,5": "full-cover", "5,3": "partial-cover", "2,2": "pit"})
    moves, _ = told(state, "gurantev")
    legal = {text.split()[1] for text in offered(state) if text.startswith("move ")}
    assert moves == legal


@pytest.mark.rule("WA-RANGE-01", "WA-LOS-03", "WA-LOS-04")
def test_it_strikes_from_every_place_where_it_may_stop() -> None:
    """Whatever it could attack after one of its movements, and nothing else, counted one by one."""
    state = arena(obstacles={"3,5": "full-cover", "4,4": "spinning-blades", "2,2": "pit"})
    _, strikes = told(state, "gurantev")
    found: set[str] = set()
    fields = [name_of(field) for field in range(100)]
    for place in [text.removeprefix("move ") for text in offered(state) if text.startswith("move ")]:
        here, facing = place.split()
        if here == "2,2":
            continue  # whoever falls into a Pit attacks nobody
        near = [field for field in fields if 0 < apart(here, field) <= 1]
        found |= {field for field in near if in_arc("NESW".index(facing), number(here), number(field))}
    assert strikes == found


def apart(one: str, other: str) -> int:
    a, b = ([int(part) for part in name.split(",")] for name in (one, other))
    return max(abs(a[0] - b[0]), abs(a[1] - b[1]))


def number(name: str) -> int:
    column, row = map(int, name.split(","))
    return (row - 1) * 10 + column - 1


@pytest.mark.rule("WA-STATUS-08", "WA-PIT-02", "WA-STATUS-02")
def test_statuses_and_pits_hold_it() -> None:
    assert told(arena(obstacles={"6,6": "pit"}), "horned-golem")[1] == set()
    climbs = {"5,5", "5,6", "5,7", "6,5", "6,7", "7,5", "7,6", "7,7"}
    assert told(arena(obstacles={"6,6": "pit"}), "horned-golem")[0] == climbs
    for status, moves in (("stun", 0), ("immobilize", 1)):
        held = scene(
            PLAYERS,
            [
                at("gurantev", "P1", "3,3 N"),
                at("koralt", "P2", "9,9 S"),
                at("horned-golem", "P2", "6,6 S", statuses=[status]),
            ],
            active="gurantev",
        )
        found, strikes = told(held, "horned-golem")
        assert len(found) == moves
        assert strikes == ({"5,5", "6,5", "7,5"} if moves else set())


def test_of_anything_else_nothing_is_told() -> None:
    state = arena()
    for element in ("field:3,3", "gladiator:phoenix", "gladiator:", "nonsense"):
        assert GAME.at_table.about(state, 0, element) == {}


def test_nothing_is_told_that_a_seat_cannot_know() -> None:
    """Two states that look the same to a seat tell it the same of everybody on the board."""
    rng = Rng(5)
    state = GAME.new(2, read_options(GAME.options, {"placement": "simultaneous"}))
    for _ in range(160):
        turn = state.turn()
        if turn == CHANCE:
            state.resolve(state.sample(rng))
            continue
        for seat in range(2):
            drawn = state.resample(seat, rng)
            for one in GAME.content.assents:
                element = f"gladiator:{one.name}"
                assert GAME.at_table.about(state, seat, element) == GAME.at_table.about(drawn, seat, element)
        legal = state.legal(turn)
        state.apply(turn, legal[rng.below(len(legal))])
