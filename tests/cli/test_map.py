"""`wildtable map`: the spaces of a map as a table, as JSON and as a picture."""

from pathlib import Path
from xml.etree import ElementTree

import pytest

from tests.cli.run import answered, refused, wildtable

SVG = "{http://www.w3.org/2000/svg}"


def words_in(picture: str) -> set[str | None]:
    return {text.text for text in ElementTree.fromstring(picture).iter(f"{SVG}text")}


@pytest.mark.parametrize("name", ["dungeon", "ruins"])
def test_the_spaces_agree_with_each_other(name: str) -> None:
    rows = answered("map", "wildlands", name, "--json").json()
    assert [row["space"] for row in rows] == list(range(1, 43))
    for row in rows:
        assert list(row) == ["space", "neighbours", "up", "cover", "high", "sees"]
        assert row["space"] not in row["sees"]
        assert set(row["up"]) <= set(row["neighbours"])
        assert all(row["space"] in rows[other - 1]["neighbours"] for other in row["neighbours"])
        assert all(rows[other - 1]["high"] and not row["high"] for other in row["up"])
    assert any(row["high"] for row in rows) == (name == "ruins")


def test_a_table_in_two_languages() -> None:
    english = answered("map", "wildlands", "Ruins").out.splitlines()
    german = answered("map", "wildlands", "ruins", "--lang", "de").out.splitlines()
    assert english[0].split()[:2] == ["space", "adjacent"]
    assert german[0].split()[:2] == ["Feld", "benachbart"]
    (gate,) = [line for line in english if line.startswith("25 ")]
    assert "30" in gate.split()


def test_a_table_fits_a_narrow_terminal() -> None:
    shown = wildtable("map", "wildlands", "dungeon", columns=80)
    assert max(map(len, shown.out.splitlines())) <= 80


def test_a_picture_is_written(tmp_path: Path) -> None:
    path = tmp_path / "ruins.svg"
    told = answered("map", "wildlands", "ruins", "--svg", path)
    assert told.code == 0, told.err
    assert told.out == f"The map is drawn in {path}.\n"
    assert {"The Ruins", "cover", "gate", "42"} <= words_in(path.read_text(encoding="utf-8"))


def test_a_picture_on_standard_output_in_german() -> None:
    shown = answered("map", "wildlands", "dungeon", "--svg", "-", "--lang", "de")
    assert shown.code == 0, shown.err
    assert {"Der Dungeon", "Deckung", "weiße Linie"} <= words_in(shown.out)


def test_a_file_that_is_there_stays_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "mine.svg"
    path.write_text("mine", encoding="utf-8")
    refused(answered("map", "wildlands", "ruins", "--svg", path), path, "not overwritten")
    assert path.read_text(encoding="utf-8") == "mine"


def test_a_file_that_cannot_be_written(tmp_path: Path) -> None:
    path = tmp_path / "nowhere" / "map.svg"
    refused(answered("map", "wildlands", "ruins", "--svg", path), path, "cannot be written")


def test_what_cannot_be_shown() -> None:
    refused(answered("map", "wildlands", "swamp"), "swamp", "dungeon, ruins")
    refused(answered("map", "wylde-hunt", "ruins"), "Wylde Hunt", "Wildlands")
    refused(answered("map", "chess", "ruins"), "chess")
    refused(answered("map", "wildlands", "ruins", "--lang", "fr"), "fr")
    refused(answered("map", "wildlands", "ruins", "--svg", "-", "--json"), "--svg", "--json")
