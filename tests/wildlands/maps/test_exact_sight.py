"""Sight is exact: brute force finds no line where there is said to be none; each line can be followed."""

from random import Random

import pytest

from tests.wildlands.maps.brute_force import random_map, sight_by_force, spaces_between, walk
from tests.wildlands.maps.small import Document, space
from wildtable.engine.refusal import BadContent
from wildtable.games.wildlands.content.maps import MAPS, read_ground, read_map
from wildtable.games.wildlands.geometry import Ground
from wildtable.games.wildlands.lines import Sights
from wildtable.games.wildlands.sight import sight_of

NAMES = ["dungeon", "ruins"]


def check_lines(ground: Ground) -> set[tuple[int, int]]:
    """Follow every line that is found, and answer with the pairs that they join, in their numbers."""
    joined = set()
    sights = Sights(ground)
    for a in range(len(ground.spaces)):
        for line in sights.lines_from(a):
            followed = walk(ground, a, line.ends(ground))
            assert followed is not None
            assert (followed.spaces, followed.through_gate) == (line.spaces, line.through_gate)
            if spaces_between(ground, followed, a, line.spaces[-1]) >= 0:
                joined.add((a + 1, line.spaces[-1] + 1))
    return joined


@pytest.mark.rule("WL-LOS-01", "WL-LOS-02", "WL-RULING-53", "WL-RULING-54")
@pytest.mark.parametrize("name", NAMES)
def test_brute_force_finds_the_same_sight_on_the_official_maps(name: str) -> None:
    ground = read_ground(MAPS / f"{name}.toml")
    sight = sight_of(ground)
    assert sight_by_force(ground, Random(1), 5) == (sight[0].between, sight[1].between)


@pytest.mark.rule("WL-LOS-01")
@pytest.mark.parametrize(
    ("name", "pairs"), [("dungeon", [(10, 17), (21, 24), (12, 32)]), ("ruins", [(13, 40)])]
)
def test_lines_through_narrow_gaps_are_found(name: str, pairs: list[tuple[int, int]]) -> None:
    joined = check_lines(read_ground(MAPS / f"{name}.toml"))
    for a, b in pairs:
        assert (a, b) in joined


@pytest.mark.rule("WL-LOS-01", "WL-LOS-02", "WL-RULING-53", "WL-RULING-54", "WL-RULING-92")
@pytest.mark.parametrize("core_radius", [10, 22, 30])
def test_brute_force_finds_the_same_sight_on_random_maps(core_radius: int) -> None:
    """Spaces with bends, and cores that lie in the bend."""
    read = 0
    for seed in range(30):
        rng = Random(1000 * core_radius + seed)
        try:
            ground = read_ground_of(random_map(rng, 4, 3, core_radius))
        except BadContent:  # no way leads everywhere, or nothing low borders on high ground
            continue
        read += 1
        sight = sight_of(ground)
        assert sight_by_force(ground, rng, 30) == (sight[0].between, sight[1].between), seed
        check_lines(ground)
    assert read >= 10


def elbow() -> Document:
    """A space of two arms with the core where they meet, and a small space at the end of each arm."""
    return {
        "corners": {"a": [0, 0], "b": [300, 0], "c": [400, 0], "d": [400, 60], "e": [300, 60], "f": [60, 60]}
        | {"g": [60, 300], "h": [0, 300], "i": [60, 400], "j": [0, 400]},
        "space": [
            space(1, "a b e f g h", (35, 35)),
            space(2, "b c d e", (350, 30)),
            space(3, "h g i j", (30, 350)),
        ],
    }


@pytest.mark.rule("WL-LOS-01")
def test_a_core_in_a_bend_looks_both_ways() -> None:
    document = elbow()
    land = read_map(document, "small")
    assert land.sight == [[0, 0, 0], [0, 0, -1], [0, -1, 0]]
    ground = read_ground_of(document)
    assert sight_by_force(ground, Random(1), 500)[0] == land.sight
    check_lines(ground)


def read_ground_of(document: Document) -> Ground:
    """The spaces of a map's document."""
    return read_map(document, "small").ground
