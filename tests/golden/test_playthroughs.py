"""Whole games come out as they are written down."""

import pytest

from tests.golden.playthrough import GAMES, HERE, playthrough


@pytest.mark.parametrize("name", GAMES)
def test_the_playthrough_is_as_written(name: str) -> None:
    seed, options = GAMES[name]
    assert playthrough(seed, options) == (HERE / f"{name}.txt").read_text(encoding="utf-8")
