"""A table is loaded from its snapshot, or from its journal if that does not fit; lists load none."""

import sqlite3
from pathlib import Path
from typing import Any

import pytest

from tests.server.house import House
from tests.server.test_damage import FILE, change
from tests.server.test_greedy import wait_for
from tests.server.test_storing import same_person
from tests.table.test_snapshots import everything
from wildtable.engine.rng import Rng
from wildtable.server.settings import without_limits
from wildtable.server.shelf import Shelf
from wildtable.server.store import Store
from wildtable.server.stored import Stored, read

STEPS = 45


def played(folder: Path, game: str) -> str:
    """A match of one person against themselves, with take-backs, on the disk."""
    rng = Rng(11)
    with House(folder) as house:
        ada = house.person("Ada")
        options = {"seelie": "host"} if game == "wylde_hunt" else {"turn_limit": 200}
        table = ada.table(game, "me", "me", options=options)
        with ada.at(table) as chair:
            for step in range(STEPS):
                told = chair.now()
                if not told["asked"]:
                    chair.until_told(lambda told: told["asked"] or told["result"] is not None)
                    told = chair.now()
                if told["result"] is not None:
                    break
                if told["seat"] not in told["asked"]:
                    chair.say(t="show", seat=told["asked"][0])
                    told = chair.now()
                legal = told["legal"]
                chair.act(legal[rng.below(len(legal))][0])
                if step % 9 == 8:
                    chair.ask("undo", seat=told["seat"])
    return table


def load(folder: Path, table: str) -> Stored:
    store = Store(folder / FILE)
    try:
        return read(store, Shelf(store, folder / "content"), table, without_limits(folder))
    finally:
        store.close()


def count(folder: Path, query: str, *values: Any) -> int:
    database = sqlite3.connect(folder / FILE)
    ((found,),) = database.execute(query, values).fetchall()
    database.close()
    return int(found)


@pytest.mark.parametrize("game", ["wylde_hunt", "wildlands"])
def test_a_match_is_loaded_from_its_snapshot(tmp_path: Path, game: str) -> None:
    table = played(tmp_path, game)
    by_snapshot = load(tmp_path, table)
    assert 0 < by_snapshot.journal.snapped <= by_snapshot.journal.written
    assert by_snapshot.renew == []
    change(tmp_path, "DELETE FROM snapshots")
    by_replay = load(tmp_path, table)
    assert by_replay.renew != []
    assert everything(by_snapshot.table) == everything(by_replay.table)


@pytest.mark.parametrize(
    "harm",
    [
        "UPDATE snapshots SET snapshot = '{'",
        "UPDATE snapshots SET snapshot = (SELECT replace(snapshot, '\"outcomes\":', '\"outcomes\":7'))",
        "DELETE FROM marks",
        "UPDATE marks SET position = '{}'",
        "UPDATE marks SET digest = x'00'",
        "UPDATE entries SET seen = NULL WHERE number = 3",
        "UPDATE entries SET events = NULL, final = 'no' WHERE number = 3",
    ],
)
def test_a_snapshot_that_does_not_fit_is_not_used(tmp_path: Path, harm: str) -> None:
    table = played(tmp_path, "wylde_hunt")
    before = everything(load(tmp_path, table).table)
    change(tmp_path, harm)
    assert everything(load(tmp_path, table).table) == before


def test_a_match_of_an_earlier_program_happens_again_once(tmp_path: Path) -> None:
    table = played(tmp_path, "wylde_hunt")
    before = everything(load(tmp_path, table).table)
    for statement in (
        "UPDATE entries SET seen = NULL, final = NULL, events = NULL",
        "UPDATE matches SET owes = NULL, shown = NULL",
        "DELETE FROM snapshots",
        "DELETE FROM marks",
    ):
        change(tmp_path, statement)
    with House(tmp_path) as house:
        house.person("Ben").get(f"/api/tables/{table}")
    assert count(tmp_path, "SELECT count(*) FROM entries WHERE seen IS NULL AND who != '!'") == 0
    assert count(tmp_path, "SELECT count(*) FROM matches WHERE owes IS NULL") == 0
    again = load(tmp_path, table)
    assert again.renew == []
    assert everything(again.table) == before


def test_what_lists_show_is_written_anew_if_it_cannot_be_read(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        ada = house.person("Ada")
        table = ada.table("wylde_hunt", "me", "me", options={"seelie": "host"})
        told = ada.get("/api/tables")
    change(tmp_path, "UPDATE matches SET owes = '[' WHERE id = ?", table)
    with House(tmp_path) as house:
        ada = same_person(house, ada)
        assert ada.get("/api/tables") == told
    assert count(tmp_path, "SELECT count(*) FROM matches WHERE owes = '[0]'") == 1


def test_lists_load_no_table(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        ada, ben = house.person("Ada"), house.person("Ben")
        tables = [ada.table("wylde_hunt", "me", "open", options={"seelie": "host"}) for _ in range(4)]
        for table in tables[:3]:
            ben.post(f"/api/tables/{table}/sit", {"seat": 1})
        with ada.at(tables[1]) as chair:
            chair.act("setup 1")
        with ada.at(tables[2]) as chair:
            chair.ask("resign", seat=0)
        told = [person.get("/api/tables") for person in (ada, ben)]
    with House(tmp_path) as house:
        ada, ben = same_person(house, ada), same_person(house, ben)
        assert [person.get("/api/tables") for person in (ada, ben)] == told
        assert house.app.hub.live == {}
    turns = [{card["id"]: card["your_turn"] for card in one["mine"]} for one in told]
    assert [turns[0][table] for table in tables] == [True, False, False, False]
    assert [turns[1][table] for table in tables[:3]] == [False, True, False]
    assert [card["status"] for card in told[0]["mine"] if card["id"] == tables[2]] == ["over"]


def test_games_that_are_over_are_listed_with_how_they_ended(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        ada, ben = house.person("Ada"), house.person("Ben")
        running, first, second = (ada.against(ben) for _ in range(3))
        for table, loser in ((first, ada), (second, ben)):
            with loser.at(table) as chair:
                chair.ask("resign", seat=chair.told["seat"])
        told = ada.get("/api/finished")
        assert [card["id"] for card in told] == [second, first]
        assert [card["result"]["winners"] for card in told] == [[0], [1]]
        assert all(card["result"]["reason"] == "resigned" and card["at"] > 0 for card in told)
        assert [seat["you"] for seat in told[0]["seats"]] == [True, False]
        assert house.person("").get("/api/finished") == house.person("Cleo").get("/api/finished") == []
    change(tmp_path, "UPDATE matches SET result = '{' WHERE id = ?", first)
    change(tmp_path, "UPDATE matches SET result = NULL, over_at = NULL WHERE id = ?", second)
    with House(tmp_path) as house:
        told = same_person(house, ada).get("/api/finished")
        assert [(card["id"], card["result"], card["at"]) for card in told] == [(second, None, None)]
        assert house.app.hub.live == {}
        assert running in {card["id"] for card in same_person(house, ada).get("/api/tables")["mine"]}


def test_games_that_an_earlier_program_ended_show_who_had_left(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        ada = house.person("Ada")
        table = ada.table("wildlands", "me", "greedy", "greedy")
        with ada.at(table) as chair:
            chair.ask("resign", seat=0)
            chair.until_told(lambda told: told["seats"][0]["kind"] == "bot")
    change(tmp_path, "UPDATE matches SET shown = NULL, owes = NULL, status = 'over'")
    with House(tmp_path) as house:
        ada = same_person(house, ada)
        wait_for(lambda: ada.get("/api/tables")["mine"][0]["seats"][0]["kind"] == "bot")
        wait_for(lambda: house.app.hub.live == {})
