"""The picture of a map is well-formed and shows what the map says."""

from xml.etree import ElementTree

import pytest

from tests.wildlands.maps.small import grid
from wildtable.games.wildlands.content.maps import MAPS, GameMap, load_map, read_map
from wildtable.games.wildlands.drawing import WORDS, draw_map

SVG = "{http://www.w3.org/2000/svg}"


def texts(picture: str) -> list[ElementTree.Element]:
    return list(ElementTree.fromstring(picture).iter(f"{SVG}text"))


def number_at(picture: str, game_map: GameMap, number: int) -> ElementTree.Element:
    """The text at a space's core."""
    x, y = game_map.cores[number - 1]
    near = [t for t in texts(picture) if float(t.get("x", "")) == x and abs(float(t.get("y", "")) - y) < 12]
    assert len(near) == 1
    return near[0]


@pytest.mark.rule("WL-MAP-05")
@pytest.mark.parametrize("name", ["dungeon", "ruins"])
def test_every_number_stands_at_its_core_white_for_cover_and_black_for_none(name: str) -> None:
    game_map = load_map(MAPS / f"{name}.toml")
    picture = draw_map(game_map)
    for number, cover in zip(game_map.numbers, game_map.cover, strict=True):
        text = number_at(picture, game_map, number)
        assert text.text == str(number)
        assert text.get("fill") == ("#fff" if cover else "#111")


@pytest.mark.parametrize("name", ["dungeon", "ruins"])
def test_the_legend_explains_just_what_the_map_has(name: str) -> None:
    game_map = load_map(MAPS / f"{name}.toml")
    words = {text.text for text in texts(draw_map(game_map))}
    assert WORDS[name] in words
    assert (WORDS["arrow"] in words) == bool(game_map.arrows)
    assert (WORDS["gate"] in words) == bool(game_map.gate_edges)


def test_a_small_map_with_a_strange_name_is_drawn_too() -> None:
    document = grid(3, 1, high=[2], gates=[], cover=[1]) | {"name": "Nook & <cranny>"}
    picture = draw_map(read_map(document, "small"))
    assert ElementTree.fromstring(picture).findtext(f"{SVG}title") == "Nook & <cranny>"


def test_the_words_can_be_those_of_another_language() -> None:
    german = WORDS | {"dungeon": "Das Verlies", "wall": "Mauer"}
    words = {text.text for text in texts(draw_map(load_map(MAPS / "dungeon.toml"), german))}
    assert {"Das Verlies", "Mauer"} <= words
