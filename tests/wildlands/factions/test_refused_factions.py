"""Faction files that break a constraint are refused with a sentence that names file and item."""

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from wildtable.engine.refusal import BadContent
from wildtable.games.wildlands.content.factions import HERE, load_faction, load_factions

Edit = Callable[[str], str]


def replaced(old: str, new: str, times: int = 1) -> Edit:
    return lambda text: text.replace(old, new, times)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A copy of the files, to be broken."""
    return Path(shutil.copytree(HERE, tmp_path / "factions"))


def with_edit(folder: Path, name: str, edit: Edit) -> Path:
    path = folder / f"{name}.toml"
    path.write_text(edit(path.read_text()))
    return folder


BROKEN: list[tuple[str, Edit, str]] = [
    ("guild", replaced('name = "guild"', 'name = "mages"'), "'name' must be the file's name"),
    ("guild", replaced("source =", "sauce ="), "'source' must say"),
    ("guild", replaced("cards = [", "cards = "), "guild.toml cannot be read"),
    ("guild", replaced("slot = 3", "slot = 2"), "five characters with the slots 1 to 5"),
    ("guild", lambda text: text[: text.index("[[character]]")], "five characters"),
    ("guild", lambda text: "character = [1, 2]\n" + text[: text.index("[[character]]")], "five characters"),
    ("guild", replaced('name = "Lunk"', 'name = "Lump"'), "the rulebook knows 'lunk'"),
    ("guild", replaced('kind = "wizard of fire"', ""), "character 1: 'kind' is missing (WL-CARD-01)"),
    ("guild", replaced("health = 2", "health = 1"), "character 1: health is '1', not a number from 2 to 5"),
    ("guild", replaced("health = 2", "health = 2.5"), "health is '2.5'"),
    ("guild", replaced("health = 2", "health = true"), "health is 'True'"),
    ("guild", replaced('"rulebook"', '"hearsay"'), "character 5: 'source' must be one of"),
    ("guild", replaced('health_source = "stand-in"', ""), "character 1: 'health_source' must be"),
    ("gnomads", replaced('name = "Elsie"', 'name = "Tak"'), "two characters have the same name"),
    ("lawbringers", replaced('"sheriff"', '"marshal"'), "the rulebook knows 'sheriff'"),
    ("pit_fighters", replaced("noll", "nome", 9), "the rulebook knows 'gnoll'"),
    ("pit_fighters", replaced("orc brother", "ogre brother"), "the rulebook knows 'orc', so 2"),
    ("guild", replaced("wild_count = 6", "wild_count = 0"), "'wild_count' of at least 1 (WL-CARD-16)"),
    ("guild", replaced("wild_count = 6", "wild_count = 5"), "24 cards and 5 wild cards are not 30"),
    ("guild", replaced("cards = [", "cards = 5\nspare = ["), "there must be 'cards'"),
    ("guild", replaced("1:area", "1:arena"), "card 1: The card '1:arena 2:shield open:ranged'"),
    ("guild", replaced("1:area 2:shield open:ranged", "wild"), "card 1: wild cards are counted"),
    ("guild", replaced("1:area 2:shield open:ranged", "1:area 2:shield"), "must have three entries"),
    ("guild", replaced("1:area 2:shield", "1:area 3:shield"), "the icon of slot 2 is on 10 cards, not on 11"),
    ("pit_fighters", replaced("2:heavy-melee", "2:melee"), "slot 2 has melee 5 times, but the printed"),
    ("pit_fighters", replaced("melee open:cover", "melee open:fly"), "open flags has cover 5 times"),
    ("pit_fighters", replaced("1:melee", "1:ranged"), "slot 1 has melee 2 times"),
    ("guild", replaced("shield", "melee", 99), "needs cover or shield"),
]


@pytest.mark.parametrize(("name", "edit", "why"), BROKEN, ids=[why for _, _, why in BROKEN])
def test_a_broken_file_is_refused_with_a_sentence(folder: Path, name: str, edit: Edit, why: str) -> None:
    with_edit(folder, name, edit)
    with pytest.raises(BadContent) as error:
        load_faction(folder / f"{name}.toml")
    assert why in str(error.value)
    assert f"{name}.toml" in str(error.value)
    assert str(error.value).endswith(".")


@pytest.mark.rule("WL-CARD-15")
def test_a_faction_with_all_nine_flags_is_refused(folder: Path) -> None:
    path = folder / "gnomads.toml"
    text = path.read_text()
    for number, flag in enumerate(("heavy-melee", "heavy-ranged", "area", "shield"), start=1):
        text = text.replace(f"{number}:cover", f"{number}:{flag}", 1)
    path.write_text(text)
    with pytest.raises(BadContent, match=r"gnomads\.toml: no faction may have all nine flags"):
        load_faction(path)


def test_a_missing_file_is_refused(folder: Path) -> None:
    (folder / "gnomads.toml").unlink()
    with pytest.raises(BadContent, match=r"gnomads\.toml cannot be read"):
        load_factions(folder)


def test_a_faction_that_the_game_does_not_have_is_refused(folder: Path) -> None:
    path = folder / "ancients.toml"
    path.write_text((folder / "guild.toml").read_text().replace('"guild"', '"ancients"', 1))
    with pytest.raises(BadContent, match="one of guild, gnomads"):
        load_faction(path)


@pytest.mark.rule("WL-DE-22")
def test_two_factions_with_the_same_flags_are_refused(folder: Path) -> None:
    """The Lawbringers without their arrows have what the Pit Fighters have."""
    with_edit(folder, "lawbringers", replaced("heavy-ranged", "ranged", 99))
    with_edit(folder, "lawbringers", replaced("ranged", "melee", 99))
    with pytest.raises(BadContent, match=r"lawbringers\.toml, pit_fighters\.toml: no two .* \(WL-DE-22\)"):
        load_factions(folder)


@pytest.mark.parametrize("flag", ["rally", "fly", "area", "heavy-ranged"])
def test_a_flag_that_no_faction_has_is_refused(folder: Path, flag: str) -> None:
    for name in ("gnomads", "guild", "lawbringers"):
        with_edit(folder, name, replaced(f":{flag}", ":ranged", 99))
    with pytest.raises(BadContent, match=f"some faction must have the flag {flag}"):
        load_factions(folder)


@pytest.mark.parametrize(
    ("name", "edit", "why"),
    [
        ("guild", replaced("health = 2", "health = 3", 9), "guild.toml must have the lowest health"),
        ("gnomads", replaced("health = 3", "health = 5", 3), "gnomads.toml the next lowest"),
        ("guild", replaced("health = 5", "health = 3"), "Lunk must have more health"),
        ("guild", replaced("health = 5", "health = 2"), "Lunk must have more health"),
    ],
)
def test_health_out_of_order_is_refused(folder: Path, name: str, edit: Edit, why: str) -> None:
    with pytest.raises(BadContent) as error:
        load_factions(with_edit(folder, name, edit))
    assert why in str(error.value)


@pytest.mark.rule("WL-RULING-06")
def test_decks_that_differ_in_wild_cards_are_refused(folder: Path) -> None:
    """Eleven icons and three entries a card also allow 25 regular cards, with 20 open flags."""
    text = (folder / "guild.toml").read_text()
    text = text.replace("wild_count = 6", "wild_count = 5")
    text = text.replace('"1 3:heavy-ranged 4:ranged"', '"1 3:heavy-ranged open:ranged"')
    text = text.replace('"1:heavy-ranged 2 3:shield"', '"1:heavy-ranged 2 open:shield"')
    text = text.replace("cards = [\n", 'cards = [\n  "3:shield 4:ranged open:area",\n')
    (folder / "guild.toml").write_text(text)
    with pytest.raises(BadContent, match=r"guild\.toml, gnomads\.toml: the decks differ"):
        load_factions(folder)
