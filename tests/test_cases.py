"""Every case in the `cases` folder of every game holds."""

from collections import Counter

import pytest

from wildtable.engine.case import Case, check_case, read_cases
from wildtable.games import load, names

CASES = [
    (name, case)
    for name in names()
    for path in sorted((load(name).folder / "cases").glob("*.json"))
    for case in read_cases(path)
]


@pytest.mark.parametrize(("game", "case"), CASES, ids=[f"{name}-{case.id}" for name, case in CASES])
def test_case_holds(game: str, case: Case) -> None:
    assert case.game == game
    assert check_case(load(game), case) == []


def test_case_ids_are_unique() -> None:
    twice = [found for found, count in Counter((game, case.id) for game, case in CASES).items() if count > 1]
    assert twice == []


def test_every_case_says_what_it_shows() -> None:
    assert [case.id for _, case in CASES if not case.about or not case.rules or not case.expect] == []
