"""Every case of the game's `cases` folder holds."""

from collections import Counter

import pytest

from tests.wildlands.table import GAME
from wildtable.engine.case import Case, check_case, read_cases

CASES = [case for path in sorted((GAME.folder / "cases").glob("*.json")) for case in read_cases(path)]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.id)
def test_case_holds(case: Case) -> None:
    assert case.game == GAME.name
    assert check_case(GAME, case) == []


def test_case_ids_are_unique() -> None:
    twice = [name for name, count in Counter(case.id for case in CASES).items() if count > 1]
    assert twice == []


def test_every_case_says_what_it_shows() -> None:
    assert [case.id for case in CASES if not case.about or not case.rules or not case.expect] == []
