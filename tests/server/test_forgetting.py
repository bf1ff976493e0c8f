"""A guest is deleted: the name goes everywhere, the others' games stay whole."""

import re
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from tests.server.house import House, Person
from tests.server.test_damage import FILE
from tests.server.test_storing import same_person
from wildtable.engine.record import read_record
from wildtable.engine.replay import verify
from wildtable.games import load

NAME = "Quillon"
"""A name that stands nowhere else in the database."""


def everything_stored(folder: Path) -> str:
    """The database as text."""
    with sqlite3.connect(folder / FILE) as database:
        database.text_factory = lambda data: data.decode("utf-8", "replace")
        rows = []
        for (table,) in database.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall():
            rows += [str(row) for row in database.execute(f"SELECT * FROM {table}").fetchall()]
    return "\n".join(rows)


class Tables:
    """What a guest leaves behind: tables of every kind."""

    def __init__(self, ada: Person, ben: Person) -> None:
        self.over = ada.against(ben)
        with ada.at(self.over) as one, ben.at(self.over) as two:
            one.act("setup 1")
            two.now()
            two.act("mortal D5")
            one.ask("chat", text="A pleasure, truly.")
            two.ask("resign", seat=1)
        self.running = ada.against(ben)
        with ada.at(self.running) as chair:
            chair.act("setup 2")
        self.with_bot = ada.table("wildlands", "me", "open", "greedy", options={"on_leave": "bot"})
        ben.post(f"/api/tables/{self.with_bot}/sit", {"seat": 1})
        self.opened = ada.table("wylde_hunt", "me", "open")
        self.joined = ben.table("wildlands", "me", "open", "open")
        ada.post(f"/api/tables/{self.joined}/sit", {"seat": 1})
        self.watched = ben.table("wylde_hunt", "me", "me")
        with ada.at(self.watched) as chair:
            chair.ask("chat", text="Well played.")


def check(folder: Path, house: House, ben: Person, tables: Tables, person: str) -> None:
    """Nothing of the guest is left, and the others' games are as they should be."""
    stored = everything_stored(folder)
    assert NAME not in stored
    assert person not in stored
    assert "A pleasure, truly." not in stored
    assert "Well played." not in stored
    cards = {card["id"]: card for card in ben.get("/api/tables")["mine"]}
    assert [seat["name"] for seat in cards[tables.over]["seats"]] == ["somebody", "Ben"]
    assert [cards[name]["status"] for name in (tables.over, tables.running)] == ["over", "over"]
    assert cards[tables.with_bot]["status"] == "playing"
    assert [seat["kind"] for seat in cards[tables.joined]["seats"]] == ["person", "open", "open"]
    assert ben.http.get(f"/api/tables/{tables.opened}").status_code == 404
    for table in (tables.over, tables.running):
        record = read_record(ben.http.get(f"/api/tables/{table}/record").text)
        assert record.seats == ["somebody", "Ben"]
        verify(load("wylde_hunt"), record)
    with ben.at(tables.with_bot) as chair:
        assert chair.told["seats"][0]["kind"] == "bot"


def test_a_guest_deletes_themselves(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        ada, ben = house.person(NAME), house.person("Ben")
        me = ada.get("/api/me")["id"]
        tables = Tables(ada, ben)
        with ben.at(tables.running) as chair:
            answer = ada.http.post("/api/me/delete", json={})
            assert answer.status_code == 200
            assert re.search("wildtable=;.*Max-Age=0", answer.headers["set-cookie"])
            chair.until_told(lambda told: told["result"] is not None)
        assert ada.http.get("/api/me").json() is None
        check(tmp_path, house, ben, tables, me)
    with House(tmp_path) as house:
        check(tmp_path, house, same_person(house, ben), tables, me)


def test_whoever_runs_the_server_deletes_a_guest(tmp_path: Path) -> None:
    def forget(guest: str) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "-m", "wildtable", "forget", guest, "--data", str(tmp_path)]
        return subprocess.run(command, capture_output=True, text=True, check=False)

    with House(tmp_path) as house:
        ada, ben, other = house.person(NAME), house.person("Ben"), house.person(NAME)
        me, another = ada.get("/api/me")["id"], other.get("/api/me")["id"]
        tables = Tables(ada, ben)
        refused = forget(NAME)
        assert (refused.returncode, "in use by another server" in refused.stderr) == (2, True)
    several = forget(NAME)
    assert several.returncode == 2
    assert all(f"{one}, since" in several.stderr for one in (me, another))
    assert "There is no guest 'Nobody'" in forget("Nobody").stderr
    assert "who sat at 0 tables" in forget(another).stdout
    done = forget(NAME)
    assert (done.returncode, "who sat at 5 tables" in done.stdout) == (0, True), done.stderr
    with House(tmp_path) as house:
        check(tmp_path, house, same_person(house, ben), tables, me)


@pytest.mark.parametrize("harm", ["seats = '['", "shown = '['", "options = '{'"])
def test_a_table_that_cannot_be_read_stands_in_nobodys_way(tmp_path: Path, harm: str) -> None:
    with House(tmp_path) as house:
        ada, ben = house.person(NAME), house.person("Ben")
        bad, good = ada.against(ben), ada.against(ben)
    with sqlite3.connect(tmp_path / FILE) as database:
        database.execute(f"UPDATE matches SET {harm} WHERE id = ?", (bad,))
    with House(tmp_path) as house:
        ada, ben = same_person(house, ada), same_person(house, ben)
        assert ada.http.post("/api/me/delete", json={}).status_code == 200
        cards = {card["id"]: card for card in ben.get("/api/tables")["mine"]}
        assert [seat["name"] for seat in cards[good]["seats"]] == ["somebody", "Ben"]
