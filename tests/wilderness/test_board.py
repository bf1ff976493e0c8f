"""The strip of areas: neighbours, tiles, corners, rivers across tiles, and the village."""

import pytest

from wildtable.engine.playout import step_at_random
from wildtable.engine.rng import Rng
from wildtable.engine.state import CHANCE, OVER
from wildtable.games import load
from wildtable.games.wilderness.board import OFF_BOARD, SIDES, Board, slot_of
from wildtable.games.wilderness.game import WildernessState
from wildtable.games.wilderness.rules.land import has_river, has_water, terrain
from wildtable.games.wilderness.state import WHERE
from wildtable.games.wilderness.terrain import DIRECTIONS, FACE_DOWN, STEPS

GAME = load("wilderness")
BOARD = Board(6, 2)
FACE_UP = ["wolfback-ridge", "smoke-meadows", "mirror-lakes", "ashwood"]


def number(q: int, r: int) -> int:
    return BOARD.names.index(f"{q},{r}")


def laid(
    *tiles: dict[str, object], area: str = "0,0", extra: dict[str, str] | None = None
) -> WildernessState:
    """A board of four tiles, and where player 1 stands."""
    document = {
        "tiles": [*tiles, *[None] * (4 - len(tiles))],
        "weather": {"cards": ["clear-sky"], "square": 0},
        "turn": {"player": "P1"},
        "extra": extra or {},
        "players": [{"area": area, "thirst": 5}, {}],
    }
    state = GAME.from_position(document, {"tiles": 4})
    assert isinstance(state, WildernessState)
    return state


@pytest.mark.rule("WN-GEO-01", "WN-GEO-02")
def test_an_area_has_six_neighbours_and_none_to_the_north_or_south() -> None:
    here = number(8, 3)
    beside = [BOARD.names[BOARD.next[here * SIDES + side]] for side in range(SIDES)]
    assert dict(zip(DIRECTIONS, beside, strict=True)) == {
        "NE": "9,2",
        "E": "9,3",
        "SE": "8,4",
        "SW": "7,4",
        "W": "7,3",
        "NW": "8,2",
    }
    for area in range(BOARD.size):
        for side in range(SIDES):
            other = BOARD.next[area * SIDES + side]
            if other != OFF_BOARD:
                assert BOARD.next[other * SIDES + (side + 3) % SIDES] == area


@pytest.mark.rule("WN-GEO-03", "WN-GEO-04")
def test_every_tile_has_21_areas_and_touches_the_next_two() -> None:
    areas = [(q, r) for q in range(18) for r in range(7)]
    slots = [slot_of(q, r) for q, r in areas]
    assert [slots.count(slot) for slot in range(6)] == [21] * 6
    assert (slot_of(0, 5), slot_of(0, 6), slot_of(5, 0), slot_of(5, 1)) == (0, 1, 0, 1)
    shared: dict[tuple[int, int], int] = {}
    for q, r in areas:
        for dq, dr in STEPS[:3]:
            if (q + dq, r + dr) in areas:
                pair = sorted((slot_of(q, r), slot_of(q + dq, r + dr)))
                if pair[0] != pair[1]:
                    shared[pair[0], pair[1]] = shared.get((pair[0], pair[1]), 0) + 1
    assert shared == {**{(k, k + 1): 11 for k in range(5)}, **{(k, k + 2): 1 for k in range(4)}}


@pytest.mark.rule("WN-GEO-06")
def test_corner_tiles_have_no_areas() -> None:
    """Beyond the south-western and north-eastern rims there is nothing but the village."""
    assert BOARD.size == 6 * 21 + 1
    assert BOARD.next[number(0, 6) * SIDES + DIRECTIONS.index("W")] == OFF_BOARD
    assert BOARD.next[number(0, 3) * SIDES + DIRECTIONS.index("SW")] == OFF_BOARD
    assert BOARD.next[number(17, 0) * SIDES + DIRECTIONS.index("E")] == OFF_BOARD
    assert BOARD.next[int(BOARD.village) * SIDES + DIRECTIONS.index("NW")] == OFF_BOARD


@pytest.mark.rule("WN-RULING-01", "WN-GEO-05")
def test_one_area_of_a_tile_borders_two_new_tiles() -> None:
    def later(q: int, r: int) -> set[int]:
        beside = {BOARD.next[number(q, r) * SIDES + side] for side in range(SIDES)} - {OFF_BOARD}
        return {int(BOARD.slot[area]) for area in beside if BOARD.slot[area] > slot_of(q, r)}

    assert later(5, 0) == {1, 2}
    assert later(5, 6) == {2, 3}
    doubles = [(q, r) for q in range(18) for r in range(7) if len(later(q, r)) == 2]
    assert doubles == [(5, 0), (5, 6), (11, 0), (11, 6)]


@pytest.mark.rule("WN-RULING-02")
def test_a_mirrored_board_is_a_matter_of_drawing() -> None:
    """The same draws and the same choices lead to the same game."""
    states = [GAME.new(3, {"tiles": 4, "mirror_board": mirrored}) for mirrored in (False, True)]
    rngs = [Rng(9), Rng(9)]
    for _ in range(400):
        (seat,) = {int(state.turn()) for state in states}
        if seat == OVER:
            break
        for state, rng in zip(states, rngs, strict=True):
            if seat == CHANCE:
                state.resolve(state.sample(rng))
            else:
                legal = state.legal(seat)
                state.apply(seat, legal[rng.below(len(legal))])
        assert states[0].fingerprint() == states[1].fingerprint()


@pytest.mark.rule("WN-RULING-07")
def test_a_river_on_the_rim_of_one_tile_divides_two() -> None:
    """The delta's eastern arm ends on its rim, e2 E; the tile beside it prints nothing there."""
    alone = laid({"tile": "reed-delta"})
    both = laid({"tile": "reed-delta"}, {"tile": "salt-pan"})
    here, east = alone.board.names.index("1,4"), alone.board.names.index("2,4")
    assert has_river(alone, here, DIRECTIONS.index("E"))
    assert terrain(alone, east) == FACE_DOWN
    assert has_river(both, east, DIRECTIONS.index("W"))
    assert has_water(both, east)


@pytest.mark.rule("WN-RULING-120", "WN-RULING-21")
def test_one_drinks_in_the_village_only_where_water_of_the_board_touches_it() -> None:
    """Its own water sides give nothing; a lake laid beside it does."""
    tiles: list[dict[str, object]] = [{"tile": name} for name in FACE_UP]
    for extra, drinks in (({}, False), ({"11,5": "lake"}, True), ({"10,5": "lake"}, False)):
        state = laid(*tiles, area="village", extra=extra)
        legal = [GAME.format(state, 0, int(action)) for action in state.legal(0)]
        assert ("drink" in legal) is drinks
        assert "search" not in legal


@pytest.mark.rule("WN-RULING-32", "WN-RULING-31")
def test_no_step_leads_onto_a_face_down_tile() -> None:
    """Wherever a figure has come to, walking, lost or carried, all land beside it lies open."""
    for seed in range(4):
        state = GAME.new(4, {"tiles": 6})
        assert isinstance(state, WildernessState)
        rng = Rng(seed)
        while step_at_random(state, rng):
            if GAME.step(state) == "turn":
                for seat in range(4):
                    here = int(state.of[WHERE + seat])
                    for side in range(SIDES):
                        other = int(state.board.next[here * SIDES + side])
                        assert other == OFF_BOARD or terrain(state, other) != FACE_DOWN


@pytest.mark.rule("WN-RULING-19")
def test_it_does_not_matter_which_of_two_equal_extra_areas_lies_where() -> None:
    game = load("wilderness")
    state = game.new(2, {})
    rng = Rng(1)
    while state.turn() == CHANCE:
        state.resolve(state.sample(rng))
    document = game.position(state)
    prints = []
    for areas in (("2,0", "4,0"), ("4,0", "2,0")):
        laid = {**document, "extra": dict.fromkeys(areas, "swamp")}
        prints.append(game.from_position(laid, game.options_of(state)).fingerprint())
    assert prints[0] == prints[1]
    assert prints[0] != state.fingerprint()
