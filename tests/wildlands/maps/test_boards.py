"""The two official maps keep every constraint of the ledger, and are good to play on."""

import pytest

from wildtable.games.wildlands.content.maps import MAPS, Border, GameMap, load_map, read_ground
from wildtable.games.wildlands.content.sight import sight_text
from wildtable.games.wildlands.geometry import contains, distance_to_outline

NAMES = ["dungeon", "ruins"]


@pytest.fixture(scope="module", params=NAMES)
def board(request: pytest.FixtureRequest) -> GameMap:
    return load_map(MAPS / f"{request.param}.toml")


@pytest.fixture(scope="module")
def ruins() -> GameMap:
    return load_map(MAPS / "ruins.toml")


def pairs(edges: list[Border]) -> set[frozenset[int]]:
    return {frozenset((a, b)) for _, _, a, b in edges}


def reachable(game_map: GameMap, without: int = 0) -> int:
    """How many spaces one can reach from some space if one space is closed."""
    start = 1 if without != 1 else 2
    seen = [start]
    for number in seen:
        seen += [n for n in game_map.neighbours[number - 1] if n != without and n not in seen]
    return len(seen)


def test_map_1_there_are_42_numbered_spaces(board: GameMap) -> None:
    assert board.numbers == list(range(1, 43))


def test_map_2_each_core_lies_in_its_own_space_only(board: GameMap) -> None:
    for number, core in zip(board.numbers, board.cores, strict=True):
        around = [n for n in board.numbers if contains(board.corners[n - 1], core)]
        assert around == [number]
        assert distance_to_outline(board.corners[number - 1], core) > board.core_radius


@pytest.mark.rule("WL-MAP-01")
def test_map_2_spaces_are_adjacent_exactly_over_white_lines_and_the_gate(board: GameMap) -> None:
    adjacent = {frozenset((a, b)) for a in board.numbers for b in board.neighbours[a - 1]}
    assert adjacent == pairs(board.white_edges) | pairs(board.gate_edges)
    assert all(a in board.neighbours[b - 1] for a in board.numbers for b in board.neighbours[a - 1])


@pytest.mark.rule("WL-MAP-02")
def test_map_2_some_spaces_lie_side_by_side_with_nothing_but_a_wall_between(board: GameMap) -> None:
    walled = {pair for pair in pairs(board.walls) if 0 not in pair}
    apart = walled - pairs(board.white_edges) - pairs(board.gate_edges)
    assert apart
    for a, b in map(sorted, apart):
        assert b not in board.neighbours[a - 1]


def test_map_3_every_space_can_be_reached(board: GameMap) -> None:
    assert reachable(board) == 42


@pytest.mark.rule("WL-MAP-03", "WL-RULING-23", "WL-RULING-24")
def test_map_4_arrows_lead_from_low_to_high_on_every_such_line(board: GameMap) -> None:
    for _, _, low, high in board.arrows:
        assert (board.high[low - 1], board.high[high - 1]) == (False, True)
    mixed = [edge for edge in board.white_edges if board.high[edge[2] - 1] != board.high[edge[3] - 1]]
    assert {edge[:2] for edge in mixed} == {edge[:2] for edge in board.arrows}
    assert {high for _, _, _, high in board.arrows} == {n for n in board.numbers if board.high[n - 1]}


@pytest.mark.rule("WL-CLIMB-04")
def test_map_4_the_dungeon_has_no_arrow() -> None:
    dungeon = load_map(MAPS / "dungeon.toml")
    assert dungeon.arrows == []
    assert not any(dungeon.high)


def test_map_4_the_ruins_have_high_ground(ruins: GameMap) -> None:
    assert sum(ruins.high) >= 2


@pytest.mark.rule("WL-MAP-04")
def test_map_5_the_gate_joins_25_and_30(ruins: GameMap) -> None:
    assert pairs(ruins.gate_edges) == {frozenset((25, 30))}
    assert 30 in ruins.neighbours[24]
    assert 25 in ruins.neighbours[29]
    assert not ruins.high[24]
    assert not ruins.high[29]
    assert load_map(MAPS / "dungeon.toml").gate_edges == []


@pytest.mark.rule("WL-MAP-05")
def test_map_6_there_is_cover_and_open_ground_and_a_wall(board: GameMap) -> None:
    assert 8 <= sum(board.cover) <= 16
    assert board.walls


@pytest.mark.rule("WL-LOS-08", "WL-RULING-59")
@pytest.mark.parametrize("name", NAMES)
def test_map_7_stored_sight_is_what_the_geometry_says(name: str) -> None:
    """Sight is a table of the map alone, so no piece can ever be in the way."""
    stored = (MAPS / f"{name}.sight.toml").read_text(encoding="utf-8")
    assert stored == sight_text(MAPS / f"{name}.toml")


@pytest.mark.rule("WL-LOS-04", "WL-LOS-05", "WL-LOS-09")
def test_map_7_sight_fits_the_heights(board: GameMap) -> None:
    for a in range(42):
        assert board.sight[a][a] == 0
        for b in range(42):
            if board.high[b] and not board.high[a]:
                assert board.sight[a][b] == -1
            if board.high[a] == board.high[b]:
                assert board.sight[a][b] == board.sight[b][a]


@pytest.mark.rule("WL-RULING-57")
def test_a_closed_gate_only_takes_sight_away(board: GameMap) -> None:
    changed = []
    for a in range(42):
        for b in range(42):
            gate_open, gate_closed = board.sight[a][b], board.sight_gate_closed[a][b]
            assert gate_closed == -1 or 0 <= gate_open <= gate_closed
            if gate_open != gate_closed:
                changed.append((a + 1, b + 1))
    assert ((25, 30) in changed) == (board.name == "ruins")
    assert bool(changed) == (board.name == "ruins")


@pytest.mark.rule("WL-RULING-56")
def test_adjacent_spaces_see_each_other_unless_one_has_to_look_up(board: GameMap) -> None:
    for a in board.numbers:
        for b in board.neighbours[a - 1]:
            looks_up = board.high[b - 1] and not board.high[a - 1]
            assert (board.sight[a - 1][b - 1] == 0) != looks_up


def test_every_space_has_two_to_six_neighbours_and_none_cuts_the_map_in_two(board: GameMap) -> None:
    assert all(2 <= len(row) <= 6 for row in board.neighbours)
    assert all(reachable(board, without=number) == 41 for number in board.numbers)


def test_ways_are_neither_short_nor_endless() -> None:
    for name in NAMES:
        ground = read_ground(MAPS / f"{name}.toml")
        assert 8 <= max(max(ground.hops_from(space)) for space in range(42)) <= 12


def test_every_space_sees_some_but_not_most_others(board: GameMap) -> None:
    for row in board.sight:
        assert 4 <= sum(between >= 0 for between in row) - 1 <= 16


def test_numbers_in_a_row_are_scattered(board: GameMap) -> None:
    assert all(n + 1 not in board.neighbours[n - 1] for n in range(1, 42))
