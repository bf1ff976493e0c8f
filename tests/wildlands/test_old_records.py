"""Records that were played before sight was exact go on replaying: more sight only adds shots."""

from pathlib import Path

import pytest

from wildtable.engine.record import read_record
from wildtable.engine.replay import verify
from wildtable.games import load

RECORDS = Path(__file__).parent / "records"


@pytest.mark.parametrize("name", ["dungeon", "ruins"])
def test_a_record_of_a_time_when_sight_was_sampled_replays(name: str) -> None:
    game = load("wildlands")
    record = read_record((RECORDS / f"{name}.txt").read_text(encoding="utf-8"))
    state = verify(game, record)
    assert state.result() is not None
