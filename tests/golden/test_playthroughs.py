"""Whole games come out as they are written down."""

import pytest

from tests.golden.playthrough import GAMES, HERE, playthrough


@pytest.mark.parametrize("name", GAMES)
def test_the_playthrough_is_as_written(name: str) -> None:
    assert playthrough(*GAMES[name]) == (HERE / f"{name}.txt").read_text(encoding="utf-8")
