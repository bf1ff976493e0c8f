"""Files of cases: what they share, and a verdict for every case whatever is wrong with another."""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.wildlands.scenes import player, strip
from wildtable.engine.case import Unreadable, judge, read_cases, read_each
from wildtable.engine.refusal import BadCase
from wildtable.games import load

START = {"at": "mortal", "setup": 1}
CASE: dict[str, Any] = {
    "id": "start",
    "game": "wylde_hunt",
    "position": START,
    "expect": {"step": "mortal"},
}


def case_with(**changes: Any) -> dict[str, Any]:
    return {**CASE, **changes}


def written(folder: Path, content: Any, name: str = "cases.json") -> Path:
    path = folder / name
    path.write_text(content if isinstance(content, str) else json.dumps(content), encoding="utf-8")
    return path


def blocks(*documents: Any) -> str:
    return "\n".join(
        f"```json\n{one if isinstance(one, str) else json.dumps(one)}\n```\n" for one in documents
    )


def verdicts(path: Path) -> list[tuple[str, str]]:
    return [(one.id, one.verdict) for one in (judge(found, load) for found in read_each(path))]


def test_a_mistake_in_one_case_does_not_stop_the_others(tmp_path: Path) -> None:
    listed = [
        CASE,
        case_with(id="typo", expect={"stp": "mortal"}),
        case_with(id="field", expct={}),
        case_with(id="wrong", expect={"step": "stone"}),
        case_with(id="game", game="chess"),
        case_with(id="position", position={"at": "phas1"}),
        case_with(id="action", actions=["mortl D4"]),
        case_with(id="nothing", expect={}),
        case_with(id="start"),
        {"game": "wylde_hunt"},
        7,
        case_with(id="last"),
    ]
    assert verdicts(written(tmp_path, listed)) == [
        ("start", "ok"),
        ("typo", "bad"),
        ("field", "bad"),
        ("wrong", "failed"),
        ("game", "bad"),
        ("position", "bad"),
        ("action", "bad"),
        ("nothing", "bad"),
        ("start", "bad"),
        ("", "bad"),
        ("", "bad"),
        ("last", "ok"),
    ]


def test_every_verdict_names_its_place_and_cause(tmp_path: Path) -> None:
    path = written(
        tmp_path, [CASE, case_with(id="typo", expect={"stp": "mortal"}), case_with(id="x", gaem=1)]
    )
    good, typo, field = (judge(found, load) for found in read_each(path))
    assert good.problems == []
    assert typo.problems[0].startswith(f"{path}, case 2 (typo): there is no expectation 'stp'")
    assert field.problems == [f"{path}, case 3 (x): there is no field 'gaem' here. Did you mean 'game'?"]


def test_a_broken_block_of_a_lesson_does_not_stop_the_others(tmp_path: Path) -> None:
    path = written(tmp_path, blocks(CASE, '{"id": oops}', case_with(id="last")), "lesson.md")
    assert verdicts(path) == [("start", "ok"), ("", "bad"), ("last", "ok")]
    (broken,) = (found for found in read_each(path) if isinstance(found, Unreadable))
    assert broken.cause.startswith(f"{path}, line 6: is no JSON: ")


def test_reading_all_cases_stops_at_the_first_mistake(tmp_path: Path) -> None:
    path = written(tmp_path, [CASE, case_with(id="x", expect={})])
    with pytest.raises(BadCase, match="expects nothing"):
        read_cases(path)


def positions(path: Path) -> list[object]:
    return [found.position for found in read_cases(path)]


def test_cases_may_share_a_position_or_a_part_of_one(tmp_path: Path) -> None:
    stones = {"Spring": "B5", "Summer": "B4", "Autumn": "A4", "Winter": "A3"}
    part = {"at": "stone", "fae": {"S-Sylph": "E1"}, "stones": {"shared": "row"}, "mortal": "B5"}
    path = written(
        tmp_path,
        {
            "shared": {"row": stones, "start": START},
            "cases": [
                case_with(position={"shared": "start"}),
                case_with(id="part", position=part, expect={"step": "stone"}),
                case_with(id="plain"),
            ],
        },
    )
    assert positions(path) == [START, {**part, "stones": stones}, START]
    assert [verdict for _, verdict in verdicts(path)] == ["ok", "ok", "ok"]


def test_what_is_shared_may_use_what_is_shared_before_it(tmp_path: Path) -> None:
    shared = {"row": {"Spring": "B5"}, "whole": {"at": "stone", "stones": {"shared": "row"}}}
    path = written(tmp_path, {"shared": shared, "cases": [case_with(position={"shared": "whole"})]})
    assert positions(path) == [{"at": "stone", "stones": {"Spring": "B5"}}]


def test_the_blocks_of_a_lesson_share_from_the_first_on(tmp_path: Path) -> None:
    later = case_with(position={"shared": "start"})
    path = written(tmp_path, blocks({"shared": {"start": START}}, later), "lesson.md")
    assert positions(path) == [START]


@pytest.mark.parametrize(
    ("document", "cause"),
    [
        ({"shared": {"start": START}, "cases": {}}, ": 'cases' must be a list."),
        ({"shared": [], "cases": [CASE]}, ": 'shared' must be an object, not a list."),
        ({"shraed": {}, "cases": [CASE]}, ": there is no field 'shraed' here. Did you mean 'shared'?"),
        (
            {"shared": {"a": {"shared": "b"}}, "cases": [CASE]},
            ", shared 'a': nothing shared is called 'b': there are none.",
        ),
        ({"shared": {"a": 1}, "cases": []}, ": holds no cases."),
        (
            {"shared": {"start": START}, "cases": [case_with(position={"shared": "strat"})]},
            ", case 1 (start): nothing shared is called 'strat': there are start.",
        ),
        (
            [case_with(position={"shared": 7})],
            ", case 1 (start): nothing shared is called '7': there are none.",
        ),
    ],
)
def test_a_mistake_in_what_is_shared(tmp_path: Path, document: Any, cause: str) -> None:
    path = written(tmp_path, document)
    (found,) = read_each(path)
    assert isinstance(found, Unreadable)
    assert found.cause == f"{path}{cause}"


def test_cases_of_wildlands_may_share_a_map(tmp_path: Path) -> None:
    case = {
        "id": "one",
        "game": "wildlands",
        "position": {"map": {"shared": "row"}, "players": [player([1], ["1"]), player([4])]},
        "expect": {"legal_exactly": {"kind": "move", "are": ["move 1 2 | 1"]}},
    }
    at_two = {"map": {"shared": "row"}, "players": [player([2], ["1"]), player([4])]}
    moves = {"kind": "move", "are": ["move 1 1 | 1", "move 1 3 | 1"]}
    two = {**case, "id": "two", "position": at_two, "expect": {"legal_exactly": moves}}
    path = written(tmp_path, {"shared": {"row": strip(4)}, "cases": [case, two]})
    assert verdicts(path) == [("one", "ok"), ("two", "ok")]
