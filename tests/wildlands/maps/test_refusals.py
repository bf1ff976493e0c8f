"""Broken maps are refused with a sentence that names the place and the cause."""

import re
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.wildlands.maps.small import Document, grid, space
from wildtable.engine.refusal import BadContent
from wildtable.games.wildlands.content.maps import MAPS, load_map, read_map


def refused(document: Document) -> str:
    with pytest.raises(BadContent) as caught:
        read_map(document, "small.toml")
    return str(caught.value)


def _overlap(document: Document) -> None:
    document["corners"] |= {"p": [110, 10], "q": [190, 10], "r": [190, 90], "s": [110, 90]}
    document["space"].append(space(3, "p q r s", (150, 50)))


def _twice_the_same_edge(document: Document) -> None:
    document["corners"] |= {"p": [300, 300], "q": [150, 300]}
    document["space"].append(space(3, "c0r0 c1r0 p q", (160, 250)))


def _crossing(document: Document) -> None:
    document["corners"] |= {"p": [150, -50], "q": [300, 50]}
    document["space"].append(space(3, "p q c2r1", (220, 45)))


def _corner_on_an_edge(document: Document) -> None:
    document["corners"] |= {"p": [50, 100], "q": [50, 200], "r": [0, 200]}
    document["space"].append(space(3, "c0r1 p q r", (25, 150)))


def _apart(document: Document) -> None:
    document["corners"] |= {"p": [400, 0], "q": [500, 0], "r": [500, 100], "s": [400, 100]}
    document["space"].append(space(3, "p q r s", (450, 50)))


REFUSALS: list[tuple[Callable[[Document], object], str]] = [
    (lambda d: d.update(colour="red"), "small.toml: unknown entry 'colour'"),
    (lambda d: d.pop("corners"), "'corners' must give each corner"),
    (lambda d: d["corners"].update(c0r0="here"), "corner c0r0 must be two numbers"),
    (lambda d: d["corners"].update(c0r0=[0, float("nan")]), "corner c0r0 must be two numbers"),
    (lambda d: d["space"][0]["corners"].append(["c0r0"]), "space 1 has the corner '['c0r0']'"),
    (lambda d: d.update(core_radius=True), "'core_radius' must be a number above 0"),
    (lambda d: d.update(core_radius=0), "'core_radius' must be a number above 0"),
    (
        lambda d: d.update(core_radius=0.22),
        "a 'core_radius' of 0.22 shows that the map is drawn in another scale",
    ),
    (
        lambda d: d.update(core_radius=2200),
        "scale the map until its core_radius is from 5 to 100 (ours have 22)",
    ),
    (lambda d: d["corners"].update(c0r0=[0, 10**400]), "corner c0r0 is too far out"),
    (lambda d: d["corners"].update(c0r0=[0, -1e6]), "corner c0r0 is too far out"),
    (lambda d: d.update(size=[1]), "size must be two numbers"),
    (lambda d: d["space"].pop(), "at least two spaces"),
    (lambda d: d.update(space=[1, 2]), "every space must be a table"),
    (lambda d: d["space"][0].pop("number"), "a space has no 'number'"),
    (lambda d: d["space"][0].update(number=2), "numbers 1 to 2, each once (MAP-1)"),
    (lambda d: d["space"][0].update(covr=True), "space 1: unknown entry 'covr'"),
    (lambda d: d["space"][0].update(cover=1), "space 1: 'cover' must be true or false"),
    (
        lambda d: d["space"][0].update(corners=["c0r0", "c1r0"]),
        "space 1 needs at least three different corners",
    ),
    (lambda d: d["space"][0]["corners"].append("zz"), "space 1 has the corner 'zz'"),
    (lambda d: d["space"][0]["corners"].reverse(), "space 1 must list its corners clockwise"),
    (lambda d: d["space"][0].pop("core"), "space 1: core must be two numbers"),
    (lambda d: d["space"][0].update(core=[90, 50]), "the core of space 1 is not wholly inside"),
    (lambda d: d["corners"].update(zz=[900, 900]), "no space has the corner 'zz'"),
    (_overlap, "spaces 2 and 3 overlap"),
    (_twice_the_same_edge, "spaces 1 and 3 overlap at c0r0-c1r0"),
    (_crossing, "cross (MAP-2)"),
    (_corner_on_an_edge, "corner p lies on the edge c0r1-c1r1 but is not listed there"),
    (_apart, "no way leads from space 1 to space 3 (MAP-3)"),
    (
        lambda d: d.update(wall=[{"between": ["c1r0", "c1r1"]}]),
        "no way leads from space 1 to space 2 (MAP-3)",
    ),
    (
        lambda d: d.update(wall=[{"between": ["c1r0", "c1r1"], "low": True}]),
        "small.toml: wall: unknown entry 'low'; known are between",
    ),
    (lambda d: d.update(wall=3), "each wall must stand under [[wall]]"),
    (lambda d: d.update(wall=[{"between": ["c1r0"]}]), "a wall needs 'between' with two corners"),
    (lambda d: d.update(wall=[{"between": ["c0r0", "c1r0"]}]), "the wall c0r0-c1r0 is not an edge that two"),
]


@pytest.mark.parametrize(("breaking", "sentence"), REFUSALS, ids=[sentence for _, sentence in REFUSALS])
def test_a_broken_map_is_refused_with_its_reason(
    breaking: Callable[[Document], object], sentence: str
) -> None:
    document = grid(2, 1)
    breaking(document)
    message = refused(document)
    assert sentence in message
    assert message.startswith("small.toml: ")
    assert message.endswith(".")


def test_a_wall_cannot_be_a_gate() -> None:
    assert "cannot be a wall and a gate" in refused(grid(2, 2, walls=[(1, 2)], gates=[(1, 2)]))


@pytest.mark.rule("WL-RULING-23")
def test_a_gate_between_low_and_high_is_refused() -> None:
    message = refused(grid(3, 1, gates=[(1, 2)], high=[2]))
    assert "the gate joins 1 and 2, one low and one high (MAP-5)" in message


@pytest.mark.rule("WL-MAP-03")
def test_high_ground_that_no_arrow_leads_to_is_refused() -> None:
    assert "space 1 is high, but no low space borders on it (MAP-4)" in refused(grid(3, 1, high=[1, 2]))


def _copy(folder: Path, name: str, old: str, new: str) -> Path:
    """The official map with one passage changed, and its sight beside it."""
    path = folder / f"{name}.toml"
    text = (MAPS / path.name).read_text(encoding="utf-8")
    assert re.search(old, text)
    path.write_text(re.sub(old, new, text), encoding="utf-8")
    shutil.copy(MAPS / f"{name}.sight.toml", folder)
    return path


BOARDS = [
    ("dungeon", 'name = "dungeon"', 'name = "cellar"', "the file's name, dungeon or ruins, not 'cellar'"),
    ("dungeon", 'name = "dungeon"', 'name = "ruins"', "the file's name, dungeon or ruins, not 'ruins'"),
    ("dungeon", r"number = 7\n", "number = 7\nhigh = true\n", "space 7 is high, but the dungeon has no high"),
    ("dungeon", r"number = 42\n", "number = 43\n", "numbers 1 to 42, each once (MAP-1)"),
    ("dungeon", "cover = true", "cover = false", "spaces with cover and spaces without (MAP-6)"),
    ("dungeon", r"\[corners\]", "[corners", "dungeon.toml cannot be read"),
    (
        "dungeon",
        "core_radius = 22",
        "core_radius = 21",
        "dungeon.sight.toml was made for another dungeon.toml",
    ),
    ("ruins", "high = true", "high = false", "the ruins need at least two high spaces (MAP-4)"),
    ("ruins", r"\[\[gate\]\]", "[[wall]]", "a gate between 25 and 30 in the ruins and no other (MAP-5)"),
]


@pytest.mark.parametrize(("name", "old", "new", "sentence"), BOARDS, ids=[board[3] for board in BOARDS])
def test_a_broken_board_is_refused(tmp_path: Path, name: str, old: str, new: str, sentence: str) -> None:
    path = _copy(tmp_path, name, old, new)
    with pytest.raises(BadContent) as caught:
        load_map(path)
    assert sentence in str(caught.value)
    assert str(caught.value).startswith(f"{name}.")


def test_a_small_map_is_no_board(tmp_path: Path) -> None:
    path = tmp_path / "dungeon.toml"
    path.write_text(
        'name = "dungeon"\n[corners]\na = [0, 0]\nb = [100, 0]\nc = [200, 0]\nd = [0, 100]\ne = [100, 100]\n'
        'f = [200, 100]\n[[space]]\nnumber = 1\ncorners = ["a", "b", "e", "d"]\ncore = [50, 50]\n'
        '[[space]]\nnumber = 2\ncorners = ["b", "c", "f", "e"]\ncore = [150, 50]\n',
        encoding="utf-8",
    )
    with pytest.raises(BadContent, match=r"there must be 42 spaces, not 2 \(MAP-1\)"):
        load_map(path)


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ('"1: .*"', '"1: two"', "the row '1: two' is not like"),
        ('"1: .*"', '"1: 43=0"', "the row '1: 43=0' is not like"),
        ('"1: .*"', '"2: 1=0"', "the row '2: 1=0' is not like"),
        ('  "42: .*",\n', "", "a row of sight for each of the 42 spaces"),
        ('"1: .*"', '"1: 2=-1"', "the row '1: 2=-1' is not like '1: 2=0 5=1'"),
        ("5=WL-LOS-03", "5=WL-LOS-99", "is not like '1: 2=WL-LOS-03'"),
        ("exact lines", "guessed", "was made by another version of the program"),
    ],
)
def test_broken_sight_is_refused(tmp_path: Path, old: str, new: str, sentence: str) -> None:
    path = _copy(tmp_path, "dungeon", "name", "name")
    stored = path.with_suffix(".sight.toml")
    stored.write_text(re.sub(old, new, stored.read_text(encoding="utf-8")), encoding="utf-8")
    with pytest.raises(BadContent) as caught:
        load_map(path)
    assert sentence in str(caught.value)
    assert f"python -m wildtable.games.wildlands.content.sight {tmp_path}" in str(caught.value)


def test_a_map_has_up_to_sixty_spaces() -> None:
    assert "61 spaces are too many: a map has up to 60" in refused(grid(61, 1))


def test_two_steps_may_not_lead_too_far() -> None:
    """Forty cells along one hall."""
    hall = {"p": [0, 0], "q": [4000, 0]} | {f"a{i}": [100 * (40 - i), 100] for i in range(41)}
    outer = {f"b{i}": [100 * (40 - i), 200] for i in range(41)}
    cells = [space(i + 2, f"b{i + 1} a{i + 1} a{i} b{i}", (100 * (40 - i) - 50, 150)) for i in range(40)]
    document = {
        "corners": hall | outer,
        "space": [space(1, " ".join(["p", "q", *(f"a{i}" for i in range(41))]), (2000, 50)), *cells],
    }
    assert "two steps lead from space 1 to 41 spaces, and at most 31 can be kept" in refused(document)
