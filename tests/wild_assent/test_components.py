"""What a client is told of the components."""

from wildtable.engine.texts import LANGUAGES
from wildtable.games import load

PARTS = load("wild-assent").at_table.components()


def part(name: str) -> dict[str, dict[str, object]]:
    found = PARTS[name]
    assert isinstance(found, dict)
    return found


def test_every_fighter_brings_its_numbers() -> None:
    assert len(part("assents")) == 4
    assert len(part("creatures")) == 10
    golem = part("creatures")["horned-golem"]
    assert (golem["size"], golem["physical"], golem["damage"]) == ("large", 5, "physical")
    assert part("creatures")["phoenix"]["movement"] == "flight"
    assert part("creatures")["daemonretch"]["summons"] == "daemonspawn"
    assert part("creatures")["phoenix"]["summons"] is None
    assert part("summons")["daemonspawn"]["health"] == 1


def test_every_name_on_a_card_is_there() -> None:
    for assent in part("assents").values():
        for key, count in (("skills", 2), ("cards", 5)):
            named = assent[key]
            assert isinstance(named, list)
            assert len(named) == count
            assert all(skill in part("skills") for skill in named)
    for creature in part("creatures").values():
        skills = creature["skills"]
        assert isinstance(skills, list)
        assert all(skill in part("skills") for skill in skills)


def test_every_text_is_a_sentence_in_every_language() -> None:
    for kind in ("skills", "silvestrem"):
        for card in part(kind).values():
            said = card["text"]
            assert isinstance(said, dict)
            assert set(said) == set(LANGUAGES)
            assert all(text.endswith(".") for text in said.values())
    demands = [card for card in part("silvestrem").values() if card["kind"] == "demand"]
    assert demands
    for card in part("silvestrem").values():
        assert ("condition" in card) == (card in demands)


def test_weapons_have_an_attack_and_armor_has_defenses() -> None:
    bow = part("equipment")["hunting-bow"]
    assert bow["type"] == "weapon"
    attack = bow["attack"]
    assert isinstance(attack, dict)
    assert attack["damage"] == "physical"
    for card in part("equipment").values():
        assert (card["attack"] is not None) == (card["type"] == "weapon")


def test_lines_tell_what_they_cross() -> None:
    """WA-RULING-23: from (0,0) to (3,1) only (1,0) and (2,1) block; a diagonal crosses its own fields."""
    lines = PARTS["lines"]
    assert isinstance(lines, dict)
    assert lines["3,1"] == [[1, 0], [2, 1]]
    assert lines["2,2"] == [[1, 1]]
    assert lines["1,1"] == []
    assert lines["0,3"] == [[0, 1], [0, 2]]
