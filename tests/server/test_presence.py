"""People who go away find their game where they left it (WL-RULING-79)."""

import time
from collections.abc import Iterator
from contextlib import contextmanager
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


@contextmanager
def two_away(house: House, who_has_answered: int) -> Iterator[Chair]:
    """Ada is at a table where all three hide their shards; of the others, who are away, one has."""
    people = [house.person(name) for name in ("Ada", "Ben", "Cleo")]
    table = people[0].table(
        "wildlands", "me", "open", "open", options={"factions": "guild,gnomads,lawbringers"}
    )
    for seat in (1, 2):
        people[seat].post(f"/api/tables/{table}/sit", {"seat": seat})
    with people[0].at(table) as ada:
        with people[1].at(table) as ben, people[2].at(table) as cleo:
            assign_all((ben, cleo)[who_has_answered - 1])
        ada.until_told(lambda told: [seat["here"] for seat in told["seats"]] == [True, False, False])
        yield ada


@pytest.mark.rule("WL-RULING-79")
@pytest.mark.parametrize("who", [1, 2])
def test_nobody_sees_by_the_waiting_who_has_answered(tmp_path: Path, who: int) -> None:
    """Both who are away are waited for alike."""
    with House(tmp_path, absence=3600.0) as house, two_away(house, who) as ada:
        assert [seat["bot_in"] is None for seat in ada.now()["seats"]] == [True, False, False]
        assert all(3000.0 < seat["bot_in"] <= 3600.0 for seat in ada.told["seats"][1:])


@pytest.mark.rule("WL-RULING-79")
@pytest.mark.parametrize("who", [1, 2])
def test_whoever_has_answered_is_not_stood_in_for(tmp_path: Path, who: int) -> None:
    with House(tmp_path, absence=0.6) as house, two_away(house, who) as ada:
        ada.until_told(lambda told: any(seat["left"] for seat in told["seats"]))
        assert [number for number, seat in enumerate(ada.told["seats"]) if seat["left"]] == [3 - who]


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
    """A table of bots is nobody's to wait for, so it goes on though nobody looks at it. The bots take
    a little time, so that the game is not over before the restart."""
    with House(tmp_path, pauses=0.02) as house:
        ada = house.person("Ada")
        table = ada.table("wildlands", "random", "random", options={"turn_limit": 200, "stall_rounds": 3})
        house.restart()
        before = entries(house, table)
        while entries(house, table) <= before + 20:
            time.sleep(0.05)
        with ada.at(table) as chair:
            chair.until_told(lambda told: told["result"] is not None)
