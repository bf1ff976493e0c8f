"""What a client is told of the components."""

from wildtable.engine.texts import LANGUAGES
from wildtable.games import load

PARTS = load("wilderness").at_table.components()


def part(name: str) -> dict[str, dict[str, object]]:
    found = PARTS[name]
    assert isinstance(found, dict)
    return found


def test_every_tile_has_21_areas() -> None:
    assert len(part("tiles")) == 8
    for tile in part("tiles").values():
        for key in ("terrain", "rivers", "lairs"):
            areas = tile[key]
            assert isinstance(areas, list)
            assert len(areas) == 21


def test_a_tile_tells_its_terrain_by_name() -> None:
    delta = part("tiles")["reed-delta"]["terrain"]
    assert isinstance(delta, list)
    assert delta[:6] == ["grassland", "grassland", "swamp", "grassland", "swamp", "grassland"]
    lairs = part("tiles")["mirror-lakes"]["lairs"]
    assert isinstance(lairs, list)
    assert [lair for lair in lairs if lair is not None] == ["bear"]


def test_every_card_brings_its_sentence_in_every_language() -> None:
    for card in part("events").values():
        for half in ("upper", "lower"):
            said = card[half]
            assert isinstance(said, dict)
            assert set(said) == set(LANGUAGES)
            assert all(text.endswith(".") for text in said.values())
    fog = part("weather")["fog"]
    assert (fog["squares"], fog["dark"], fog["starred"], fog["draw"]) == (6, [4, 5], [0, 1], 1)
    assert part("sickness")["fever"]["stays"] is True
    assert part("sickness")["cramp"]["stays"] is False


def test_the_tracks_begin_with_the_standard() -> None:
    assert next(iter(part("tracks"))) == "tracks_v1"
    assert PARTS["compass"] == ["NE", "E", "SE", "SW", "W", "NW"]
