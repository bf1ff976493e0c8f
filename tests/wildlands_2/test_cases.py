"""The cases on attacks, defence, rallies, damage, sight, the end and the German edition hold."""

import pytest

from tests.wildlands_2.helpers import GAME
from wildtable.engine.case import Case, check_case, read_cases

FILES = (
    "attack",
    "defence",
    "rally_and_fly",
    "damage",
    "sight",
    "ending",
    "german_edition",
    "examples_2",
)
CASES = [case for name in FILES for case in read_cases(GAME.folder / "cases" / f"{name}.json")]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.id)
def test_case_holds(case: Case) -> None:
    assert case.game == GAME.name
    assert check_case(GAME, case) == []


def test_every_case_says_what_it_shows() -> None:
    assert [case.id for case in CASES if not case.about or not case.rules or not case.expect] == []
    assert len({case.id for case in CASES}) == len(CASES)
