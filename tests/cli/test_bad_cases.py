"""A case that cannot be right is refused with the file, the case, and the cause."""

import json
from pathlib import Path

import pytest

from tests.cli.documents import CASE, POSITION, case_with, position_with, write
from tests.cli.run import answered, found_bad, refused
from wildtable.engine.case import check_case, read_cases
from wildtable.engine.refusal import BadCase
from wildtable.games import load

IMPOSSIBLE = {
    "no square": (position_with(mortal="Z9"), ["Z9"]),
    "no stone under the Mortal": (position_with(mortal="A1"), ["WH-MORTAL-04"]),
    "a stone too few": (position_with(stones={"Spring": "D4"}), ["stones", "Winter"]),
    "two stones on a square": (
        position_with(stones={"Spring": "D4", "Summer": "D5", "Autumn": "D5", "Winter": "E4"}),
        ["WH-SEASON-06"],
    ),
    "a chain that is broken": (
        position_with(stones={"Spring": "D4", "Summer": "D8", "Autumn": "E5", "Winter": "E4"}),
        ["WH-MORTAL-03"],
    ),
    "no such Fae": (position_with(fae={"S-Sylf": "A1"}), ["S-Sylf"]),
    "a Fae of another table": (position_with(fae={"S-Undine": "A1"}), ["S-Undine"]),
    "a huge round": (position_with(round=10**30), ["round"]),
    "a code that is too long": (position_with(seen=["f" * 40]), ["seen"]),
    "a Fae named twice": (position_with(fae={"S-Sylph": "A1", "s-sylph": "B1"}), ["S-Sylph", "twice"]),
    "a misspelt field": (position_with(mortl="D4"), ["mortl"]),
    "nothing of a position": (case_with(position=None), ["position"]),
}

MISSPELT = {
    "field": (case_with(expct={}), ["expct", "expect"]),
    "expectation": (case_with(expect={"stp": "stone"}), ["stp", "step"]),
    "part of an expectation": (case_with(expect={"fae": {"S-Sylf": "A1"}}), ["S-Sylf"]),
    "action": (case_with(actions=["stoen F4"]), ["stoen F4"]),
    "expected action": (case_with(expect={"legal": ["stoen F4"]}), ["stoen F4"]),
    "action at the start": (case_with(illegal_at_start=["stone Z9"]), ["stone Z9"]),
    "option": (case_with(options={"fae_warp": True}), ["fae_warp"]),
    "value": (case_with(options={"fae_wrap": [1]}), ["fae_wrap"]),
    "rule": (case_with(rules=["WH-STONE-04", "WH-STOEN-04"]), ["WH-STOEN-04"]),
    "game": (case_with(game="chess"), ["chess"]),
}

WRONG_KIND = {
    "a number for a list": case_with(expect={"legal": 5}),
    "a text for a list": case_with(expect={"legal": "stone F4"}),
    "a list of numbers": case_with(expect={"illegal": [5]}),
    "a list for an object": case_with(expect={"refusal": ["stone A1"]}),
    "lists in a list": case_with(expect={"pending": [["S-Sylph"]]}),
    "a list of mixed things": case_with(expect={"must": [1, "S-Sylph"]}),
    "an action that is a number": case_with(actions=[5]),
}


def complaint(path: Path) -> str:
    """What `check` says of a bad file, without the price of a process; any other error fails the test."""
    try:
        for case in read_cases(path):
            check_case(load(case.game), case)
    except BadCase as error:
        return str(error)
    pytest.fail("nothing was refused")


@pytest.mark.parametrize("name", IMPOSSIBLE)
def test_a_position_that_cannot_be(name: str, tmp_path: Path) -> None:
    case, mentions = IMPOSSIBLE[name]
    path = write(tmp_path / "cases.json", [case_with(id="good"), case])
    said = complaint(path)
    assert said.startswith(f"{path}, case 2 (two-left): ")
    assert all(mention in said for mention in mentions), said


def test_a_position_that_cannot_be_on_the_command_line(tmp_path: Path) -> None:
    path = write(tmp_path / "cases.json", [case_with(id="good"), position_with(mortal="A1")])
    told = answered("check", path)
    found_bad(told, path, "case 2", "two-left", "WH-MORTAL-04")
    assert told.out.splitlines()[-1] == "1 passed, 0 failed, 1 bad"
    listed = answered("check", path, "--json")
    assert listed.code == 2
    good, bad = json.loads(listed.out)
    assert (good["verdict"], good["ok"], bad["verdict"], bad["ok"]) == ("ok", True, "bad", False)
    assert "WH-MORTAL-04" in bad["problems"][0]


@pytest.mark.parametrize("name", MISSPELT)
def test_something_misspelt(name: str, tmp_path: Path) -> None:
    case, mentions = MISSPELT[name]
    path = write(tmp_path / "cases.json", case)
    if name in ("field", "expectation", "action", "game"):
        found_bad(answered("check", path), path, "case 1", *mentions)
        return
    said = complaint(path)
    assert said.startswith(f"{path}, case 1 (two-left): ")
    assert all(mention in said for mention in mentions), said


@pytest.mark.parametrize("name", WRONG_KIND)
def test_something_of_the_wrong_kind(name: str, tmp_path: Path) -> None:
    path = write(tmp_path / "cases.json", WRONG_KIND[name])
    assert complaint(path).startswith(f"{path}, case 1 (two-left): ")


@pytest.mark.parametrize(
    ("file", "content", "mentions"),
    [
        ("empty.json", "", ["line 1"]),
        ("broken.json", '{\n"id": "x",\n,}', ["line 3", "JSON"]),
        ("deep.json", "[" * 100_000, ["JSON"]),
        ("binary.json", b"\xff\xfe\x00", ["no text"]),
        ("number.json", 5, ["object"]),
        ("none.json", [], ["no cases"]),
        ("none.md", "# Nothing to check\n", ["no cases"]),
        ("broken.md", '# Text\n\n```json\n{\n"id": 5,,\n}\n```\n', ["line 5"]),
    ],
)
def test_a_file_that_holds_no_cases(file: str, content: object, mentions: list[str], tmp_path: Path) -> None:
    path = write(tmp_path / file, content)
    said = complaint(path)
    assert said.startswith(str(path))
    assert all(mention in said for mention in mentions), said


def test_broken_json_on_the_command_line(tmp_path: Path) -> None:
    path = write(tmp_path / "cases.json", '{\n"id": "x",\n,}')
    refused(answered("check", path), path, "line 3", "JSON")


def test_a_bad_case_in_a_later_block_of_a_lesson_is_found(tmp_path: Path) -> None:
    """The place must tell the second block from the first."""
    blocks = [json.dumps(CASE), json.dumps(case_with(id=7))]
    path = write(tmp_path / "lesson.md", "".join(f"```json\n{block}\n```\n" for block in blocks))
    first = answered("check", write(tmp_path / "other.md", f"```json\n{blocks[1]}\n```\n"))
    second = answered("check", path)
    assert (second.code, len(second.err.splitlines())) == (2, 1)
    assert second.err.startswith(f"wildtable: {path}, case 2: 'id'")
    assert second.err.replace("lesson.md", "other.md") != first.err
    assert second.out.splitlines()[-1] == "1 passed, 0 failed, 1 bad"


@pytest.mark.parametrize("name", ["cases.json", "lesson.md"])
def test_two_cases_of_a_file_with_the_same_id(name: str, tmp_path: Path) -> None:
    cases = [CASE, case_with(id="other"), case_with(about="Again.")]
    blocks = "".join(f"```json\n{json.dumps(case)}\n```\n" for case in cases)
    path = write(tmp_path / name, blocks if name.endswith(".md") else cases)
    assert complaint(path).startswith(f"{path}, case 3 (two-left): another case of the file has this id")


def test_missing_files_and_folders(tmp_path: Path) -> None:
    refused(answered("check", tmp_path / "none.json"), "none.json", "No such file")
    refused(answered("check", tmp_path), tmp_path, "directory")


def test_one_bad_file_among_good_ones_is_named(tmp_path: Path) -> None:
    good = write(tmp_path / "good.json", CASE)
    bad = write(tmp_path / "bad.json", case_with(position={**POSITION, "round": 1}))
    found_bad(answered("check", good, bad), bad, "WH-SETUP-06")
