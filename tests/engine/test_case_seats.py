"""Cases where several decide at once: every expectation heeds the seat that it names."""

from typing import Any

import pytest

from tests.engine.rope import Rope
from wildtable.engine.case import check_case, read_case
from wildtable.engine.refusal import BadCase
from wildtable.games import load

LANDS = load("wildlands")
HUNT = load("wylde_hunt")

PLAIN = {"health": [2, 2, 2, 2, 2], "cards": ["1", "wild", "5"]}
NO_WILD = {"health": [2, 2, 2, 2, 2], "cards": ["1", "5"]}

WINDOW: dict[str, Any] = {
    "id": "window",
    "game": "wildlands",
    "position": {
        "players": [
            {"faction": NO_WILD, "characters": {"1": 1}, "hand": ["1"]},
            {"faction": PLAIN, "characters": {"1": 4}, "hand": ["wild"]},
            {"faction": NO_WILD, "characters": {"1": 8}, "hand": ["5"]},
        ]
    },
    "actions": ["move 1 4 | 1"],
}


def check(**changed: Any) -> list[str]:
    """What does not hold of the window after P1's move: P2 may interrupt, P3 (no wild card) only pass."""
    return check_case(LANDS, read_case({**WINDOW, **changed}, "file.json"))


def expecting(**expect: Any) -> list[str]:
    return check(expect=expect)


def test_both_are_asked_and_one_may_interrupt() -> None:
    assert expecting(asked=["P2", "P3"], step="window") == []
    assert expecting(legal=["P2 interrupt", "P2 pass", "P3 pass"]) == []
    assert expecting(illegal=["P3 interrupt", "P1 pass", "P1 end"]) == []


@pytest.mark.parametrize(
    ("expect", "problem"),
    [
        ({"legal": ["P3 interrupt"]}, "'P3 interrupt' is not offered."),
        ({"legal": ["P1 pass"]}, "'P1 pass' is not offered."),
        ({"illegal": ["P2 interrupt"]}, "'P2 interrupt' is offered."),
        ({"illegal": ["P3 pass"]}, "'P3 pass' is offered."),
    ],
)
def test_a_text_is_judged_for_the_seat_that_it_names(expect: dict[str, Any], problem: str) -> None:
    assert expecting(**expect) == [problem]


def test_a_text_without_a_seat_is_judged_for_all_that_are_to_decide() -> None:
    assert expecting(legal=["interrupt", "pass"], illegal=["end"]) == []
    assert expecting(illegal=["interrupt"]) == ["'interrupt' is offered."]
    assert expecting(legal=["end"]) == ["'end' is not offered."]


def test_what_is_illegal_at_the_start_heeds_its_seat_too() -> None:
    start = {"illegal_at_start": ["P2 end", "P2 move 1 8 | 1"], "expect": {"step": "window"}}
    assert check(**start) == []
    assert check(**{**start, "illegal_at_start": ["P1 end"]}) == ["'P1 end' is offered at the start."]


@pytest.mark.parametrize(
    ("exactly", "problems"),
    [
        (["interrupt", "pass"], []),
        (["pass"], ["'P2 interrupt' is offered too."]),
        (["P2 interrupt", "P2 pass", "P3 pass"], []),
        (["P2 interrupt", "P2 pass"], []),
        (["P3 pass"], []),
        (["P2 pass"], ["'P2 interrupt' is offered too."]),
        (["P3 pass", "P3 interrupt"], ["'P3 interrupt' is not offered."]),
        (["P2 interrupt", "pass"], []),
        (["P2 interrupt"], ["'P2 pass' is offered too."]),
        ([], ["'P2 interrupt' is offered too.", "'P2 pass' is offered too.", "'P3 pass' is offered too."]),
        ({"seat": "P3", "are": ["pass"]}, []),
        ({"seat": "P2", "are": ["pass"]}, ["'P2 interrupt' is offered too."]),
        ({"seat": "P3", "are": ["pass", "interrupt"]}, ["'interrupt' is not offered."]),
        ({"seat": "P1", "are": []}, []),
        ({"kind": "interrupt", "are": ["P2 interrupt"]}, []),
        ({"kind": "interrupt", "are": []}, ["'P2 interrupt' is offered too."]),
        ({"kind": "interrupt", "seat": "P3", "are": []}, []),
        ({"kind": "melee", "are": []}, []),
    ],
)
def test_legal_exactly_of_everybody_of_a_seat_or_of_a_kind(exactly: Any, problems: list[str]) -> None:
    assert sorted(expecting(legal_exactly=exactly)) == problems


def test_legal_exactly_of_a_kind_among_many() -> None:
    start = {"actions": [], "expect": {"legal_exactly": {"kind": "move", "are": ["move 1 4 | 1"]}}}
    problems = check(**start)
    assert problems
    assert all(problem.startswith("'move 1 ") for problem in problems)
    assert check(actions=[], expect={"legal_exactly": {"kind": "end", "are": ["end"]}}) == []


@pytest.mark.parametrize(
    ("exactly", "cause"),
    [
        ({"seat": "P9", "are": []}, "there is no seat 'P9': there are P1, P2, P3."),
        ({"kind": "mvoe", "are": []}, "there is no kind of action 'mvoe': there are faction"),
        ({"kind": "move"}, "'are' is missing"),
        ({"kind": "move", "are": ["pass"]}, "'pass' is of another kind than 'move'."),
        ({"kind": "move", "are": "pass"}, "'are' must be a list of texts."),
        ({"knid": "move", "are": []}, "there is no field 'knid' here."),
    ],
)
def test_a_limit_with_a_typo_is_a_bad_case(exactly: Any, cause: str) -> None:
    with pytest.raises(BadCase) as caught:
        expecting(legal_exactly=exactly)
    assert str(caught.value).startswith("file.json (window): expectation 'legal_exactly': " + cause)


def test_the_words_that_actions_begin_with_are_known() -> None:
    """So that a misspelt kind is not taken for one of which nothing is legal."""
    assert {"turn", "hold", "stone"} <= set(HUNT.kinds())
    assert {"move", "heavy-melee", "interrupt"} <= set(LANDS.kinds())


def test_a_seat_can_be_named_at_a_chance_node_and_after_the_end() -> None:
    drawing = [*WINDOW["actions"], "P2 pass", "P3 pass", "end", "P2 pass", "P3 pass"]
    assert check(actions=drawing, expect={"step": "draw", "illegal": ["P1 end", "P2 pass"]}) == []
    assert check(actions=drawing, expect={"legal": ["P1 end"]}) == ["'P1 end' is not offered."]
    case = {
        "id": "night",
        "game": "rope",
        "actions": ["wait"] * 10,
        "expect": {"illegal": ["P3 climb", "wait"]},
    }
    assert check_case(Rope(), read_case(case, "file.json")) == []


def test_a_text_that_only_one_of_those_to_decide_can_mean() -> None:
    """P3's faction has no wild card, so the same text names an action of P2 alone."""
    assert expecting(illegal=["move 1 8 | wild"]) == []
    with pytest.raises(BadCase):
        expecting(illegal=["P3 move 1 8 | wild"])


# Expectations between actions


def test_expectations_may_stand_between_actions() -> None:
    between = [
        {"expect": {"actor": "P1", "step": "act"}},
        "move 1 4 | 1",
        {"expect": {"asked": ["P2", "P3"]}},
        "P3 pass",
        {"expect": {"legal_exactly": ["interrupt", "pass"], "illegal": ["P3 pass"]}},
        "pass",
    ]
    assert check(actions=between, expect={"actor": "P1"}) == []
    assert check(actions=between) == []


def test_each_of_them_can_fail_and_says_when() -> None:
    between = [{"expect": {"step": "window"}}, "move 1 4 | 1", {"expect": {"step": "act"}}, "P3 pass"]
    assert check(actions=between, expect={"step": "draw"}) == [
        "at the start: step is 'act', not 'window'.",
        "after action 1: step is 'window', not 'act'.",
        "step is 'window', not 'draw'.",
    ]


def test_after_an_action_that_is_refused_nothing_more_is_expected() -> None:
    between = ["move 1 4 | 1", "P1 end", {"expect": {"step": "act"}}]
    (problem,) = check(actions=between, expect={"step": "act"})
    assert problem.startswith("action 2: 'end' is not allowed here")


@pytest.mark.parametrize(
    ("between", "cause"),
    [
        ({"expect": {"stp": "act"}}, "file.json (window), at the start: there is no expectation 'stp'"),
        ({"expect": {}}, "file.json (window), between actions: expects nothing."),
        ({"expct": {"step": "act"}}, "file.json (window), between actions: 'expect' is missing"),
        ({"expect": {"step": "act"}, "id": 4}, "file.json (window), between actions: there is no field 'id'"),
        ({"expect": ["step"]}, "file.json (window), between actions: 'expect' must be an object"),
        (5, "file.json (window): 'actions' must be a list of texts, or of objects with 'expect'."),
    ],
)
def test_a_typo_between_actions_is_a_bad_case(between: Any, cause: str) -> None:
    with pytest.raises(BadCase) as caught:
        check(actions=[between, *WINDOW["actions"]], expect={"step": "window"})
    assert str(caught.value).startswith(cause)


@pytest.mark.parametrize("nothing", [{}, {"expect": {}}, {"expect": {}, "illegal_at_start": []}])
def test_a_case_that_expects_nothing_is_refused(nothing: dict[str, Any]) -> None:
    with pytest.raises(BadCase, match="expects nothing, so it cannot fail"):
        check(**nothing)
