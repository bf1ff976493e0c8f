"""People who go away find their game where they left it (WL-RULING-79)."""

import time
from pathlib import Path

import pytest

from tests.server.house import Chair, House

PLAYED = {"factions": "guild,gnomads"}


def entries(house: House, table: str) -> int:
    """How many entries of a table are stored."""
    return int(house.app.store.read("SELECT count(*) FROM entries WHERE match = ?", (table,))[0][0])


def assign_all(chair: Chair) -> None:
    """Put a map card on every character."""
    for _ in range(5):
        chair.act(chair.now()["legal"][0][0])


@pytest.mark.rule("WL-RULING-79")
def test_a_table_whose_people_are_all_away_sleeps(tmp_path: Path) -> None:
    """Not even its bots go on, and a look at the list of tables does not wake it, nor does a restart."""
    with House(tmp_path, absence=0.05) as house:
        ada, ben = house.person("Ada"), house.person("Ben")
        table = ada.table("wildlands", "me", "open", "greedy", options={})
        ben.post(f"/api/tables/{table}/sit", {"seat": 1})
        with ada.at(table), ben.at(table):
            pass
        time.sleep(0.2)
        before = entries(house, table)
        for _ in range(4):
            ada.get("/api/tables")
            time.sleep(0.1)
        assert entries(house, table) == before
        house.restart()
        ada.http.get("/api/tables")
        time.sleep(0.3)
        assert entries(house, table) == before
        with ada.at(table) as chair:
            assert chair.told["status"] == "playing"
            assert not chair.told["seats"][0]["left"]


@pytest.mark.rule("WL-RULING-79")
def test_a_stand_in_comes_only_while_somebody_waits_and_says_so_first(tmp_path: Path) -> None:
    with House(tmp_path, absence=0.6) as house:
        ada, ben = house.person("Ada"), house.person("Ben")
        table = ada.table("wildlands", "me", "open", options=PLAYED)
        ben.post(f"/api/tables/{table}/sit", {"seat": 1})
        with ada.at(table) as one:
            with ben.at(table):
                pass
            one.until_told(lambda told: told["seats"][1]["bot_in"] is not None)
            assert 0.0 < one.told["seats"][1]["bot_in"] < 0.7
            one.until_told(lambda told: told["seats"][1]["left"])
            with ben.at(table) as two:
                two.until_told(lambda told: not told["seats"][1]["left"])


@pytest.mark.rule("WL-RULING-902")
def test_a_table_may_wait(tmp_path: Path) -> None:
    with House(tmp_path, absence=0.05) as house:
        ada, ben = house.person("Ada"), house.person("Ben")
        table = ada.table("wildlands", "me", "open", options={**PLAYED, "on_leave": "pause"})
        ben.post(f"/api/tables/{table}/sit", {"seat": 1})
        with ada.at(table) as one:
            assign_all(one)
            time.sleep(0.3)
            assert one.now()["seats"][1]["bot_in"] is None
            assert not one.told["seats"][1]["left"]


def test_where_bots_play_alone_they_go_on_after_a_restart(tmp_path: Path) -> None:
    """A table of bots is nobody's to wait for, so it goes on though nobody looks at it."""
    with House(tmp_path) as house:
        ada = house.person("Ada")
        table = ada.table("wildlands", "random", "random", options={"turn_limit": 200, "stall_rounds": 3})
        house.restart()
        before = entries(house, table)
        while entries(house, table) <= before + 20:
            time.sleep(0.05)
        with ada.at(table) as chair:
            chair.until_told(lambda told: told["result"] is not None)
