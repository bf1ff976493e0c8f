"""A table that was put away leaves nothing behind, though nobody collects garbage."""

import gc
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.house import PATIENCE, House
from wildtable.server.live import Live
from wildtable.table.table import Table


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
        before = held()
        tables = [ada.table("wylde_hunt", "me", "random", options={"seelie": "host"}) for _ in range(4)]
        tables += [ada.table("wildlands", "me", "open", options={"on_leave": "pause"}) for _ in range(2)]
        tables += [ada.table(game, "me", "random") for game in ("wilderness", "wild_assent")]
        for _ in range(3):
            for table in tables:
                with ada.at(table) as chair, ben.at(table) as other:
                    assert held() > before
                    other.ask("chat", text="Good luck!")
                    other.ask("resign", seat=0)  # refused: an exception with its traceback
                    if chair.told["asked"]:
                        chair.act(chair.told["legal"][0][0])
            ada.get("/api/tables")
            wait_until_empty(house)
        assert held() == before


def test_a_game_that_is_over_and_left_does_not_stay_in_memory(tmp_path: Path) -> None:
    with House(tmp_path, linger=0.0) as house:
        ada, ben = house.person("Ada"), house.person("Ben")
        over, goes_on = ada.against(ben), ada.against(ben)
        with ada.at(over) as chair, ben.at(over) as other:
            chair.ask("resign", seat=0)
            other.until_told(lambda told: told["result"] is not None)
        with ada.at(goes_on):
            pass
        wait_until_empty(house, but=1)
        assert list(house.app.hub.live) == [goes_on]
        with ada.at(over) as chair:
            assert chair.told["result"]["reason"] == "resigned"


def test_whoever_waits_for_a_rematch_keeps_the_table_in_memory(tmp_path: Path) -> None:
    with House(tmp_path, linger=0.0) as house:
        ada, ben = house.person("Ada"), house.person("Ben")
        table = ada.against(ben)
        with ada.at(table) as chair:
            chair.ask("resign", seat=0)
            chair.ask("rematch")
        time.sleep(0.5)  # longer than it would stay otherwise
        with ben.at(table) as other:
            assert len(other.told["again"]) == 1


def held() -> int:
    """Tables that are in memory, wanted or not."""
    return sum(1 for one in gc.get_objects() if type(one) in (Live, Table))


def wait_until_empty(house: House, but: int = 0) -> None:
    ends = time.monotonic() + PATIENCE
    while len(house.app.hub.live) > but:
        assert time.monotonic() < ends
        time.sleep(0.05)
