"""Line of sight on small maps, rule by rule."""

import pytest

from tests.wildlands.maps.small import (
    Document,
    door_off_the_middle,
    grid,
    horseshoe,
    round_the_corner,
    two_ways_across,
)
from wildtable.games.wildlands.content.library import board_of
from wildtable.games.wildlands.content.maps import MAP_NAMES, MAPS, load_map, read_map
from wildtable.games.wildlands.geometry import Point

NONE = -1


def between(document: Document, a: int, b: int, gate_closed: bool = False) -> int:
    game_map = read_map(document, "small")
    return (game_map.sight_gate_closed if gate_closed else game_map.sight)[a - 1][b - 1]


def why(document: Document, a: int, b: int, gate_closed: bool = False) -> str:
    return board_of(read_map(document, "small"), gate_closed).why_unseen(a - 1, b - 1)


@pytest.mark.rule("WL-LOS-01", "WL-LOS-04")
def test_a_row_is_seen_from_end_to_end() -> None:
    row = read_map(grid(4, 1), "row").sight
    assert row[0] == [0, 0, 1, 2]
    assert row[3] == [2, 1, 0, 0]


@pytest.mark.rule("WL-LOS-01")
def test_any_part_of_the_cores_will_do() -> None:
    """The line of the centres meets a wall, a line of the outlines does not."""
    assert between(door_off_the_middle(), 1, 2) == 0
    assert between(door_off_the_middle(), 2, 1) == 0
    narrower = door_off_the_middle()
    narrower["corners"]["d"] = [100, 73]
    assert between(narrower, 1, 2) == NONE


@pytest.mark.rule("WL-LOS-01")
def test_where_the_middles_see_each_other_no_other_line_is_told() -> None:
    assert read_map(grid(4, 1), "row").aslant == {}
    ((a, b),) = read_map(door_off_the_middle(), "small").aslant
    assert (a, b) == (0, 1)


@pytest.mark.rule("WL-LOS-01", "WL-LOS-02")
@pytest.mark.parametrize("name", MAP_NAMES)
def test_the_line_that_is_told_meets_no_wall(name: str) -> None:
    """Checked in another way than it was found: no wall is cut by the segment between its ends."""
    land = load_map(MAPS / f"{name}.toml")
    assert land.aslant
    seen = 0
    for a, row in enumerate(land.sight):
        for b in range(a + 1, len(row)):
            if row[b] == NONE and land.sight[b][a] == NONE:
                assert (a, b) not in land.aslant
                continue
            seen += 1
            start, end = land.aslant.get((a, b), (land.cores[a], land.cores[b]))
            cut = [wall for wall in land.walls if do_cross(start, end, wall[0], wall[1])]
            assert not cut, f"{a + 1} sees {b + 1}"
    assert seen > 150


def do_cross(a: Point, b: Point, c: Point, d: Point) -> bool:
    """Do two segments cut each other, each between the ends of the other?"""

    def turn(p: Point, q: Point, r: Point) -> float:
        return (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0])

    return turn(a, b, c) * turn(a, b, d) < 0 and turn(c, d, a) * turn(c, d, b) < 0


@pytest.mark.rule("WL-LOS-02", "WL-MAP-02")
def test_a_wall_stops_the_line_and_the_way() -> None:
    document = grid(2, 2, walls=[(1, 2)])
    assert between(document, 1, 2) == between(document, 2, 1) == NONE
    assert between(document, 1, 3) == between(document, 2, 4) == 0
    assert read_map(document, "small").neighbours[0] == [3]


@pytest.mark.rule("WL-LOS-03")
def test_cover_stops_only_lines_that_pass_through_it() -> None:
    document = grid(3, 1, cover=[2])
    assert between(document, 1, 3) == between(document, 3, 1) == NONE
    assert between(document, 1, 2) == between(document, 3, 2) == 0
    assert between(document, 2, 1) == between(document, 2, 3) == 0


@pytest.mark.rule("WL-LOS-05", "WL-RULING-58")
def test_from_low_ground_no_line_into_or_through_high_ground() -> None:
    document = grid(3, 1, high=[2])
    assert between(document, 1, 2) == between(document, 3, 2) == NONE
    assert between(document, 1, 3) == between(document, 3, 1) == NONE


@pytest.mark.rule("WL-LOS-06", "WL-LOS-09")
def test_high_sees_low_but_not_over_other_high_ground() -> None:
    tower = grid(3, 1, high=[1])
    assert between(tower, 1, 2) == 0
    assert between(tower, 1, 3) == 1
    assert between(tower, 2, 1) == between(tower, 3, 1) == NONE
    wide_tower = grid(3, 2, high=[1, 2])
    assert between(wide_tower, 1, 3) == NONE
    assert between(wide_tower, 2, 3) == 0


@pytest.mark.rule("WL-LOS-07", "WL-RULING-55")
def test_high_sees_high_over_low_and_high_but_not_over_cover_or_walls() -> None:
    assert between(grid(3, 2, high=[1, 3]), 1, 3) == 1
    assert between(grid(3, 2, high=[1, 2, 3]), 1, 3) == 1
    assert between(grid(3, 2, high=[1, 2, 3], cover=[2]), 1, 3) == NONE
    assert between(grid(3, 2, high=[1, 2, 3], walls=[(2, 3)]), 1, 3) == NONE


@pytest.mark.rule("WL-RULING-53")
def test_a_line_that_touches_a_corner_is_no_line() -> None:
    """The lowest line between the cores runs at 72 and keeps just 1 clear of a corner at 71."""
    door = door_off_the_middle()
    door["corners"]["d"] = [100, 71]
    assert between(door, 1, 2) == 0
    door["corners"]["d"] = [100, 71.000001]
    assert between(door, 1, 2) == NONE
    assert why(door, 1, 2) == "WL-RULING-53"


@pytest.mark.rule("WL-RULING-53")
def test_no_line_squeezes_between_two_blocking_spaces() -> None:
    assert between(grid(2, 2), 1, 4) == 1
    assert between(grid(2, 2, cover=[2]), 1, 4) == 1
    assert between(grid(2, 2, cover=[2, 3]), 1, 4) == NONE


@pytest.mark.rule("WL-RULING-54")
def test_the_line_with_the_fewest_spaces_counts() -> None:
    assert between(two_ways_across(), 1, 5) == 1
    document = two_ways_across()
    document["space"][3]["cover"] = True
    assert between(document, 1, 5) == 2


@pytest.mark.rule("WL-RULING-56")
def test_adjacent_spaces_need_a_line_like_all_others() -> None:
    document = round_the_corner()
    assert read_map(document, "small").neighbours == [[2], [1]]
    assert between(document, 1, 2) == NONE


@pytest.mark.rule("WL-RULING-57", "WL-MAP-04")
def test_the_gate_joins_and_is_seen_through_unless_the_option_closes_it() -> None:
    document = grid(3, 1, gates=[(1, 2)])
    game_map = read_map(document, "small")
    assert game_map.neighbours == [[2], [1, 3], [2]]
    assert game_map.arrows == []
    assert [(a, b) for _, _, a, b in game_map.gate_edges] == [(1, 2)]
    assert between(document, 1, 2) == between(document, 2, 1) == 0
    assert between(document, 1, 3) == 1
    for a, b in ((1, 2), (2, 1), (1, 3), (3, 1)):
        assert between(document, a, b, gate_closed=True) == NONE
    assert between(document, 2, 3, gate_closed=True) == 0


@pytest.mark.rule("WL-RULING-57")
def test_a_closed_gate_leaves_lines_round_it() -> None:
    document = grid(2, 2, gates=[(1, 2)])
    assert between(document, 1, 4) == between(document, 1, 4, gate_closed=True) == 1


@pytest.mark.rule("WL-RULING-92")
def test_a_space_crossed_twice_counts_once_and_the_ends_never() -> None:
    assert between(horseshoe(), 1, 4) == 2
    assert between(horseshoe(), 2, 4) == between(horseshoe(), 4, 2) == 1
    assert between(horseshoe(), 2, 3) == between(horseshoe(), 3, 2) == 0


@pytest.mark.rule("WL-RULING-92")
def test_a_wall_on_the_way_back_blocks() -> None:
    assert between(horseshoe(wall_on_the_way_back=True), 1, 4) == NONE
    assert between(horseshoe(wall_on_the_way_back=True), 2, 4) == NONE
    assert between(horseshoe(wall_on_the_way_back=True), 1, 3) == 1


@pytest.mark.rule("WL-LOS-02", "WL-LOS-03", "WL-LOS-04")
def test_the_board_names_the_rule_that_forbids_sight() -> None:
    covered = grid(3, 2, cover=[2], walls=[(4, 5)])
    assert why(covered, 1, 1) == why(covered, 1, 2) == ""
    assert why(covered, 1, 3) == why(covered, 3, 1) == "WL-LOS-03"
    assert why(covered, 4, 5) == "WL-LOS-02"
    assert why(grid(2, 2, cover=[2, 3]), 1, 4) == "WL-LOS-03"


@pytest.mark.rule("WL-LOS-05", "WL-LOS-06", "WL-RULING-58")
def test_the_board_names_the_height_that_forbids_sight() -> None:
    hill = grid(3, 1, high=[2])
    assert why(hill, 1, 2) == why(hill, 1, 3) == "WL-LOS-05"
    assert why(hill, 2, 1) == ""
    wide_tower = grid(3, 2, high=[1, 2])
    assert why(wide_tower, 1, 3) == "WL-LOS-06"
    assert why(wide_tower, 3, 1) == "WL-LOS-05"
    behind_a_wall = grid(3, 2, high=[1], walls=[(1, 2)])
    assert why(behind_a_wall, 1, 2) == "WL-LOS-02"
    assert why(behind_a_wall, 2, 1) == "WL-LOS-05"


@pytest.mark.rule("WL-RULING-57")
def test_the_board_names_the_closed_gate() -> None:
    document = grid(3, 1, gates=[(1, 2)])
    assert why(document, 1, 2) == ""
    assert why(document, 1, 3, gate_closed=True) == "WL-RULING-57"


@pytest.mark.rule("WL-RULING-53")
def test_touching_is_the_reason_only_where_nothing_else_is() -> None:
    assert why(grid(2, 3, walls=[(1, 2), (3, 4)]), 1, 4) == "WL-LOS-02"
    assert why(grid(3, 1, cover=[2]), 1, 3) == "WL-LOS-03"
    assert why(round_the_corner(), 1, 2) == "WL-LOS-02"
