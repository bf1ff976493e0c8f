"""Cases: files in several forms, typos named with their place, and each expectation able to fail."""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.engine.walks import TINY, frames
from wildtable.engine.case import Case, check_case, read_case, read_cases
from wildtable.engine.expect import legal_texts
from wildtable.engine.refusal import BadCase
from wildtable.games import load

HUNT = load("wylde_hunt")
MORTALS = ["mortal D4", "mortal D5", "mortal E4", "mortal E5"]

GOOD: dict[str, Any] = {
    "id": "start",
    "about": "Seelie chooses a set-up, then Unseelie places the Mortal.",
    "rules": ["WH-SETUP-02", "WH-SETUP-05"],
    "game": "wylde_hunt",
    "illegal_at_start": ["mortal D4"],
    "actions": ["setup 1"],
    "expect": {
        "actor": "U",
        "step": "mortal",
        "legal": ["mortal D4"],
        "illegal": ["mortal A1", "setup 1"],
        "legal_exactly": MORTALS,
        "winner": None,
        "refusal": {"mortal A1": "WH-SETUP-05", "mortal D4": None},
        "controller": "U",
        "round": 1,
        "pending": [],
    },
}

OVER: dict[str, Any] = {
    "at": "over",
    "fae": {"S-Sylph": "A1"},
    "stones": {"Spring": "B5", "Summer": "B4", "Autumn": "A4", "Winter": "A3"},
    "mortal": "B5",
    "winner": ["S", "domination"],
}


def case(**changed: Any) -> Case:
    return read_case({**GOOD, **changed}, "file.json, case 1")


def expecting(**expect: Any) -> Case:
    return case(expect=expect)


def typo(found: Case) -> str:
    """The sentence that a case with a typo gets."""
    with pytest.raises(BadCase) as caught:
        check_case(HUNT, found)
    return str(caught.value)


def file_complaint(path: Path) -> str:
    with pytest.raises(BadCase) as caught:
        read_cases(path)
    sentence = str(caught.value)
    assert sentence.startswith(str(path))
    return sentence.removeprefix(str(path))


def test_a_good_case_holds() -> None:
    assert check_case(HUNT, case()) == []


def test_a_file_with_one_case(tmp_path: Path) -> None:
    path = tmp_path / "one.json"
    path.write_text(json.dumps(GOOD), encoding="utf-8")
    (found,) = read_cases(path)
    assert (found.id, found.place) == ("start", f"{path}, case 1 (start)")
    assert check_case(HUNT, found) == []


def test_a_file_with_a_list(tmp_path: Path) -> None:
    path = tmp_path / "list.json"
    path.write_text(json.dumps([GOOD, {**GOOD, "id": "again"}]), encoding="utf-8")
    assert [found.id for found in read_cases(path)] == ["start", "again"]


@pytest.mark.parametrize("suffix", [".md", ".markdown", ".MD"])
def test_a_markdown_file_with_blocks(tmp_path: Path, suffix: str) -> None:
    path = tmp_path / f"lesson{suffix}"
    one, two = ("```json\n" + json.dumps({**GOOD, "id": name}) + "\n```\n" for name in ("one", "two"))
    path.write_text(f"# Lesson\n\n{one}\nText.\n\n```\nno case\n```\n\n{two}", encoding="utf-8")
    assert [found.place for found in read_cases(path)] == [f"{path}, case 1 (one)", f"{path}, case 2 (two)"]


def test_broken_json_names_the_line(tmp_path: Path) -> None:
    path = tmp_path / "bad.json"
    path.write_text('{\n  "id": "a",\n  "game": oops\n}\n', encoding="utf-8")
    assert file_complaint(path).startswith(", line 3: is no JSON: ")


def test_broken_json_in_markdown_names_the_line_of_the_file(tmp_path: Path) -> None:
    path = tmp_path / "bad.md"
    path.write_text('# Ä title\n\n```json\n{\n  "about": "ä",\n  "id": oops\n}\n```\n', encoding="utf-8")
    assert file_complaint(path).startswith(", line 6: is no JSON: ")


def test_json_cut_short_names_a_line(tmp_path: Path) -> None:
    path = tmp_path / "bad.json"
    path.write_text('{\n  "id": "a",\n', encoding="utf-8")
    assert file_complaint(path).startswith(", line ")


@pytest.mark.parametrize(("name", "text"), [("empty.json", "[]"), ("empty.md", "# No cases\n")])
def test_a_file_without_cases(tmp_path: Path, name: str, text: str) -> None:
    path = tmp_path / name
    path.write_text(text, encoding="utf-8")
    assert file_complaint(path) == ": holds no cases."


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    assert file_complaint(tmp_path / "none.json") == ": cannot be read: No such file or directory."


def test_a_file_that_is_no_text(tmp_path: Path) -> None:
    path = tmp_path / "bytes.json"
    path.write_bytes(b"\xff\xfe")
    assert file_complaint(path) == ": is no text."


@pytest.mark.parametrize(
    ("document", "sentence"),
    [
        ({**GOOD, "expct": {}}, "file.json (start): there is no field 'expct' here."),
        ({"id": "x"}, "file.json (x): 'game' is missing."),
        ({"game": "wylde_hunt"}, "file.json: 'id' is missing."),
        ({"id": "x", "gaem": "y"}, "file.json (x): 'game' is missing (there is a 'gaem')."),
        (
            {**GOOD, "actions": "setup 1"},
            "file.json (start): 'actions' must be a list of texts, or of objects",
        ),
        ({**GOOD, "expect": []}, "file.json (start): 'expect' must be an object, not a list."),
        ({**GOOD, "position": 4}, "file.json (start): 'position' must be an object, not a number."),
        (4, "file.json: must be an object with named fields, not a number."),
    ],
)
def test_a_malformed_case_gets_a_sentence(document: object, sentence: str) -> None:
    with pytest.raises(BadCase) as caught:
        read_case(document, "file.json")
    assert str(caught.value).startswith(sentence)


def test_a_misspelt_field_gets_a_suggestion() -> None:
    with pytest.raises(BadCase, match="Did you mean 'about'"):
        read_case({"id": "x", "game": "wylde_hunt", "abuot": "y"}, "file.json")


@pytest.mark.parametrize(
    ("found", "cause"),
    [
        (expecting(actr="U"), "there is no expectation 'actr': known are actor, step, legal"),
        (expecting(fae={"S-Slyph": "A1"}), "expectation 'fae': there is no 'S-Slyph' among S-Sylph"),
        (expecting(legal=["mortl D4"]), "'mortl D4' is no action"),
        (expecting(illegal=["mortal Z9"]), "'mortal Z9' names no square"),
        (expecting(legal_exactly=["mortal"]), "'mortal' is no action"),
        (expecting(refusal={"mortl A1": "WH-SETUP-05"}), "'mortl A1' is no action"),
        (case(illegal_at_start=["mortl D4"]), "'mortl D4' is no action"),
        (case(options={"fea_wrap": True}), "There is no option 'fea_wrap'. Did you mean 'fae_wrap'?"),
        (case(position={"at": "phas1"}), "position: 'at' is 'phas1'"),
        (case(rules=["WH-SETPU-02"]), "there is no rule 'WH-SETPU-02' in the rulebook of Wylde Hunt."),
    ],
)
def test_a_typo_is_no_failure_but_a_bad_case(found: Case, cause: str) -> None:
    assert typo(found).startswith(f"file.json, case 1 (start): {cause}")


@pytest.mark.parametrize(
    "expect",
    [
        {"legal": "mortal D4"},
        {"legal": 5},
        {"illegal": {"a": 1}},
        {"legal_exactly": None},
        {"refusal": ["mortal A1"]},
        {"refusal": "mortal A1"},
        {"pending": [["S-Sylph"]]},
        {"pending": [1, "S-Sylph"]},
    ],
)
def test_an_expectation_of_the_wrong_kind_is_a_bad_case(expect: dict[str, Any]) -> None:
    """A value of the wrong kind is a typo too; it must neither crash nor be read letter by letter."""
    sentence = typo(case(expect=expect))
    assert f"'{next(iter(expect))}'" in sentence


@pytest.mark.parametrize(
    ("expect", "problem"),
    [
        ({"actor": "S"}, "actor is U, not S."),
        ({"actor": None}, "actor is U, but nobody should be."),
        ({"step": "stone"}, "step is 'mortal', not 'stone'."),
        ({"legal": ["mortal D4", "mortal A1"]}, "'mortal A1' is not offered."),
        ({"illegal": ["mortal d4"]}, "'mortal d4' is offered."),
        ({"legal_exactly": MORTALS[:3]}, "'mortal E5' is offered too."),
        ({"legal_exactly": [*MORTALS, "mortal A1"]}, "'mortal A1' is not offered."),
        ({"winner": ["S", "ensnare"]}, "winner is None, not ['S', 'ensnare']."),
        ({"refusal": {"mortal D4": "WH-SETUP-05"}}, "'mortal D4' is refused by nothing, not by WH-SETUP-05."),
        ({"refusal": {"mortal A1": "WH-A-01"}}, "'mortal A1' is refused by WH-SETUP-05, not by WH-A-01."),
        ({"round": 2}, "round is 1, not 2."),
        ({"pending": ["S-Sylph"]}, "pending is [], not ['S-Sylph']."),
        ({"fae": {"S-Sylph": "Z1"}}, "fae S-Sylph is "),
    ],
)
def test_each_expectation_can_fail(expect: dict[str, Any], problem: str) -> None:
    (found,) = check_case(HUNT, case(expect=expect))
    assert found.startswith(problem)


def test_an_action_that_is_refused_fails_the_case() -> None:
    (found,) = check_case(HUNT, case(actions=["setup 1", "mortal A1"]))
    assert found == "action 2: 'mortal A1' is not allowed here (WH-SETUP-05)."


def test_an_action_offered_at_the_start_fails_the_case() -> None:
    assert check_case(HUNT, case(illegal_at_start=["setup 2"])) == ["'setup 2' is offered at the start."]


def test_a_misspelt_action_is_a_typo_and_named_with_its_number() -> None:
    with pytest.raises(BadCase, match="action 2: 'mortl D4' is no action"):
        check_case(HUNT, case(actions=["setup 1", "mortl D4"]))


def test_an_action_that_is_refused_fails_the_case_with_its_number() -> None:
    (found,) = check_case(HUNT, case(actions=["setup 1", "mortal A1"]))
    assert found == "action 2: 'mortal A1' is not allowed here (WH-SETUP-05)."


def test_an_action_may_begin_with_its_seat() -> None:
    assert check_case(HUNT, case(actions=["S setup 1", "U mortal D4"], expect={"actor": "S"})) == []
    (found,) = check_case(HUNT, case(actions=["U setup 1"]))
    assert found.startswith("action 1: 'setup 1' is not allowed here (WH-SETUP-02)")


def test_the_end_of_a_game() -> None:
    over = {"position": OVER, "actions": [], "illegal_at_start": []}
    assert check_case(HUNT, case(**over, expect={"winner": ["S", "domination"], "actor": None})) == []
    (actor,) = check_case(HUNT, case(**over, expect={"actor": "S"}))
    assert actor == "actor is nobody, not S."
    (winner,) = check_case(HUNT, case(**over, expect={"winner": None}))
    assert winner == "winner is ['S', 'domination'], not None."


def test_sets_compare_without_order() -> None:
    hands = {"P1": ["fox"], "P2": ["fox"]}
    position = {"stack": frames("bid P1 P1 P2"), "hands": hands}
    document = {"id": "set", "game": "tiny", "position": position, "expect": {"asked": ["P2", "P1"]}}
    assert check_case(TINY, read_case(document, "file.json")) == []


def test_chance_outcomes_are_actions_of_a_case() -> None:
    found = read_case(
        {
            "id": "draw",
            "game": "tiny",
            "position": {"hands": {"P1": ["goose"]}},
            "actions": ["lay goose", "draw"],
            "expect": {"actor": None, "legal_exactly": ["card goose"], "step": "draw", "top": ["goose"]},
        },
        "file.json",
    )
    assert check_case(TINY, found) == []


def test_a_case_of_several_seats_at_once() -> None:
    hands = {"P1": ["fox"], "P2": ["goose"]}
    found = read_case(
        {
            "id": "bid",
            "game": "tiny",
            "position": {"stack": frames("bid P1 P1 P2"), "hands": hands},
            "actions": ["bid fox", "bid goose"],
            "expect": {"points": {"P1": 1, "P2": 0}, "actor": "P1"},
        },
        "file.json",
    )
    assert check_case(TINY, found) == []
    state = TINY.from_position(found.position or {})
    assert legal_texts(TINY, state) == {"bid fox", "bid goose"}
