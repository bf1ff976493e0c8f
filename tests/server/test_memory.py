"""A table that was put away leaves nothing behind, though nobody collects garbage."""

import gc
import time
import weakref
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.house import PATIENCE, House


@pytest.fixture
def no_collector() -> Iterator[None]:
    """Only what nobody holds is freed: a cycle stays."""
    gc.collect()
    gc.disable()
    yield
    gc.enable()


@pytest.mark.usefixtures("no_collector")
def test_tables_that_are_loaded_and_put_away_again_and_again(tmp_path: Path) -> None:
    with House(tmp_path, idle=1.5) as house:
        ada, ben = house.person("Ada"), house.person("Ben")
        tables = [ada.table("wylde_hunt", "me", "random", options={"seelie": "host"}) for _ in range(4)]
        tables += [ada.table("wildlands", "me", "open", options={"on_leave": "pause"}) for _ in range(2)]
        loaded: list[weakref.ref[object]] = []
        for _ in range(3):
            for table in tables:
                with ada.at(table) as chair, ben.at(table) as other:
                    loaded.append(weakref.ref(house.app.hub.live[table]))
                    loaded.append(weakref.ref(house.app.hub.live[table].table))
                    other.ask("chat", text="Good luck!")
                    other.ask("resign", seat=0)  # refused: an exception with its traceback
                    if chair.told["asked"]:
                        chair.act(chair.told["legal"][0][0])
            ada.get("/api/tables")
            wait_until_empty(house)
        assert sum(1 for one in loaded if one() is not None) == 0


def wait_until_empty(house: House) -> None:
    ends = time.monotonic() + PATIENCE
    while house.app.hub.live:
        assert time.monotonic() < ends
        time.sleep(0.05)
