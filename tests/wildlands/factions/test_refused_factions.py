"""Faction files that break a constraint are refused with a sentence that names file and item."""

import re
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from wildtable.engine.refusal import BadContent
from wildtable.games.wildlands.cards import COVER, SHIELD
from wildtable.games.wildlands.content.factions import HERE, faction_card, load_faction, load_factions

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
    ("guild", replaced("source =", "sauce ="), "unknown entry 'sauce'"),
    ("guild", replaced("cards = [", "cards = "), "guild.toml cannot be read"),
    ("guild", replaced("slot = 3", "slot = 2"), "five characters with the slots 1 to 5"),
    ("guild", lambda text: text[: text.index("[[character]]")], "five characters"),
    ("guild", lambda text: "character = [1, 2]\n" + text[: text.index("[[character]]")], "five characters"),
    ("guild", replaced('name = "Lunk"', ""), "character 5: 'name' is missing (WL-CARD-01)"),
    ("guild", replaced('name = "Lunk"', 'name = " "'), "character 5: 'name' is missing (WL-CARD-01)"),
    ("guild", replaced('kind = "wizard of fire"', "kind = 5"), "character 1: 'kind' must be a text"),
    ("guild", replaced('kind = "wizard of fire"', 'knid = ""'), "character 1: unknown entry 'knid'"),
    ("guild", replaced("health = 2", "health = 0"), "character 1: health is '0', not a whole number from 1"),
    ("guild", replaced("health = 2", "health = 100"), "health is '100'"),
    ("guild", replaced("health = 2", "health = 2.5"), "health is '2.5'"),
    ("guild", replaced("health = 2", "health = true"), "health is 'True'"),
    ("guild", replaced('"rulebook"', '"hearsay"'), "character 5: the source 'hearsay' is none of rulebook, "),
    ("gnomads", replaced('name = "Elsie"', 'name = "Tak"'), "two characters have the same name"),
    ("guild", replaced("wild_count = 6", "wild_count = 0"), "'wild_count' of at least 1 (WL-CARD-16)"),
    (
        "guild",
        replaced("wild_count = 6", "wild_count = 5"),
        "24 cards and 5 wild cards are not 30 (WL-SETUP-",
    ),
    (
        "guild",
        lambda text: re.sub(r"cards = \[.*?\]", "cards = 5", text, flags=re.DOTALL),
        "be 'cards' and a",
    ),
    ("guild", replaced("cards = [", "spare = ["), "unknown entry 'spare'"),
    ("guild", replaced("wild_count = 6", ""), "there must be 'cards' and a 'wild_count'"),
    ("guild", replaced("1:area", "1:arena"), "card 1: The card '1:arena 2:shield open:ranged'"),
    ("guild", replaced("1:area 2:shield open:ranged", "wild"), "card 1: wild cards are counted"),
    ("pit_fighters", replaced("1:melee 2", "1:melee"), "the icon of slot 2 is on 10 cards, but the printed"),
    ("pit_fighters", replaced("2:heavy-melee", "2:melee"), "slot 2 has melee 5 times, but the printed"),
    ("pit_fighters", replaced("melee open:cover", "melee open:fly"), "the open flags have cover 5 times"),
    ("pit_fighters", replaced("1:melee", "1:ranged"), "slot 1 has melee 2 times"),
    (
        "pit_fighters",
        replaced('"1 ', '"1:fly '),
        "slot 1 has fly 1 times, but the printed faction card says 0",
    ),
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
    with pytest.raises(BadContent, match=rf"some faction must have the flag {flag} \(WL-[A-Z]+-01\)"):
        load_factions(folder)


def test_a_file_that_is_no_text_is_refused(folder: Path) -> None:
    (folder / "guild.toml").write_bytes(b"\xff\xfe")
    with pytest.raises(BadContent, match=r"guild\.toml cannot be read"):
        load_faction(folder / "guild.toml")


DESIGN: list[tuple[str, Edit]] = [
    ("guild", replaced("health = 2", "health = 4", 9)),
    ("guild", replaced("health = 2", "health = 1")),
    ("guild", replaced("health = 5", "health = 9")),
    ("guild", replaced('name = "Lunk"', 'name = "Lump"')),
    ("guild", replaced('kind = "wizard of fire"', "")),
    ("guild", lambda text: "\n".join(line for line in text.splitlines() if "source =" not in line)),
    ("guild", replaced('"stand-in"', '"owner"', 99)),
    ("guild", replaced("1:area 2:shield open:ranged", "1:area 2:shield")),
    ("guild", replaced("1:area 2:shield open:ranged", "1:area 2:shield 3:ranged 4 5 open:ranged")),
    ("guild", replaced("1:area 2:shield", "1:area 3:shield")),
    ("guild", replaced("shield", "melee", 99)),
    ("lawbringers", replaced('"sheriff"', '"marshal"')),
    ("pit_fighters", replaced("noll", "nome", 9)),
]


@pytest.mark.parametrize(("name", "edit"), DESIGN)
def test_what_is_only_our_design_is_nobody_elses_duty(folder: Path, name: str, edit: Edit) -> None:
    path = folder / f"{name}.toml"
    before = path.read_text()
    with_edit(folder, name, edit)
    assert path.read_text() != before
    assert load_factions(folder)[name].cards.size == 30


@pytest.mark.rule("WL-RULING-06")
def test_decks_may_differ_in_their_number_of_wild_cards(folder: Path) -> None:
    with_edit(folder, "guild", replaced("wild_count = 6", "wild_count = 7"))
    with_edit(folder, "guild", replaced('  "1 3:heavy-ranged 4:ranged",\n', ""))
    assert load_factions(folder)["guild"].cards.wilds == 0b1111111 << 23


@pytest.mark.rule("WL-RULING-09")
def test_the_columns_of_defence_may_be_the_other_way_round(folder: Path) -> None:
    """The symbols of the printed card are lost, so which is which is our ruling and nobody's fact."""
    for old, new in (("cover", "?"), ("shield", "cover"), ("?", "shield")):
        with_edit(folder, "pit_fighters", replaced(f":{old}", f":{new}", 99))
    totals = faction_card(load_factions(folder)["pit_fighters"]).totals()
    assert (totals[COVER], totals[SHIELD]) == (16, 14)


def test_a_character_without_a_source_is_the_owners(folder: Path) -> None:
    with_edit(folder, "guild", replaced('health_source = "stand-in"', ""))
    first, second, *_ = load_faction(folder / "guild.toml").characters
    assert (first.source, first.health_source) == ("stand-in", "owner")
    assert second.health_source == "stand-in"
