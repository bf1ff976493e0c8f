"""What was acknowledged is on the disk: restarts, repeated and late messages, returning clients."""

import asyncio
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.house import PATIENCE, House, Person
from wildtable.engine.rng import Rng
from wildtable.server.answered import KEPT
from wildtable.server.checkpoints import EVERY
from wildtable.server.store import MOST_AT_ONCE, NotStored, Statement, Store

ASSIGNING = {"factions": "guild,gnomads"}


def same_person(house: House, before: Person) -> Person:
    """The same cookie at another server over the same data."""
    person = house.person("")
    person.http.cookies.update(before.http.cookies)
    return person


def seen(told: dict[str, Any]) -> dict[str, Any]:
    """A table as told, but for who is here and how much of the log came along."""
    seats = [{**seat, "here": None, "bot_in": None} for seat in told["seats"]]
    return {**told, "seats": seats, "events": None}


def test_a_restart_in_the_middle_of_sealed_choices(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        ada, ben = house.person("Ada"), house.person("Ben")
        table = ada.table("wildlands", "me", "open", options=ASSIGNING)
        ben.post(f"/api/tables/{table}/sit", {"seat": 1})
        with ada.at(table) as one, ben.at(table) as two:
            for _ in range(3):
                one.act(one.told["legal"][0][0])
            two.act(two.told["legal"][0][0])
            two.say(t="orders", seat=1, order="pass-until-my-turn")
            two.until_told(lambda told: told["order"] == "pass-until-my-turn")
            one.ask("chat", text="Back in a minute.")
            before = seen(one.told), seen(two.told), one.events, two.events
    with House(tmp_path) as house:
        ada, ben = same_person(house, ada), same_person(house, ben)
        with ada.at(table) as one, ben.at(table) as two:
            assert (seen(one.told), seen(two.told), one.events, two.events) == before
            assert one.until("chat")["text"] == "Back in a minute."
            while one.told["view"]["step"] == "assign":
                for chair in (one, two):
                    if chair.now()["asked"]:
                        assert chair.act(chair.told["legal"][0][0])["t"] == "ok"
            assert one.told["view"]["step"] in ("reveal", "act")


def test_the_same_move_twice_is_played_once(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        ada = house.person("Ada")
        table = ada.table("wylde_hunt", "me", "me")
        with ada.at(table) as chair:
            first = chair.act("setup 1", id="move-1")
            again = chair.act("setup 1", id="move-1")
            assert first == again
            assert len(chair.events) == 1
    with House(tmp_path) as house:
        ada = same_person(house, ada)
        with ada.at(table) as chair:
            assert chair.act("setup 1", id="move-1") == first
            assert len(chair.events) == 1
    with sqlite3.connect(tmp_path / "wildtable.sqlite") as database:
        assert database.execute("SELECT who, text FROM entries").fetchall() == [("S", "setup 1")]


def test_a_move_that_is_sent_again_much_later(tmp_path: Path) -> None:
    """What is no longer in memory is known from the disk, also after a restart."""
    with House(tmp_path) as house:
        ada = house.person("Ada")
        table = ada.table("wylde_hunt", "me", "me")
        with ada.at(table) as chair:
            first = chair.act("setup 1", id="move-1")
            for number in range(KEPT + 5):
                chair.ask("chat", text="Hm.", id=f"line-{number}")
            assert len(house.app.hub.live[table].answered.latest) == KEPT
            assert chair.act("setup 1", id="move-1") == first
            assert len(chair.events) == 1
    with House(tmp_path) as house, same_person(house, ada).at(table) as chair:
        assert chair.act("setup 1", id="move-1") == first
        assert chair.ask("chat", text="Hm.", id="line-0")["t"] == "ok"
        assert len(chair.events) == 1
    with sqlite3.connect(tmp_path / "wildtable.sqlite") as database:
        assert database.execute("SELECT count(*) FROM chat").fetchone() == (KEPT + 5,)


def test_another_process_that_writes_is_waited_for_without_holding_anybody_up(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        ada = house.person("Ada")
        table = ada.table("wylde_hunt", "me", "me")
        with (
            ada.at(table) as chair,
            ada.at(table) as other,
            closing(sqlite3.connect(tmp_path / "wildtable.sqlite", isolation_level=None)) as database,
        ):
            database.execute("BEGIN IMMEDIATE")
            chair.say(t="act", id="m", seat=chair.told["asked"][0], action="setup 1", version=0)
            for _ in range(3):
                other.say(t="ping")
                other.until("pong")
            assert not other.events
            database.execute("ROLLBACK")
            assert chair.until("ok")["id"] == "m"
            assert len(other.now()["events"]) == 1


def test_a_large_group_is_written_too(tmp_path: Path) -> None:
    async def work() -> None:
        store = Store(tmp_path / "wildtable.sqlite")
        add = "INSERT INTO people VALUES (?, ?, 0)"
        many: list[Statement] = [(add, (f"p{number}", "P")) for number in range(2 * MOST_AT_ONCE)]
        both = store.write(many), store.write([(add, ("q", "Q"))])
        again = store.write([(add, ("q", "Q"))])
        results = await asyncio.gather(*both, again, return_exceptions=True)
        assert list(results[:2]) == [None, None]
        assert isinstance(results[2], NotStored)
        last = store.write([(add, ("r", "R"))])
        store.close()
        await last

    asyncio.run(work())
    with sqlite3.connect(tmp_path / "wildtable.sqlite") as database:
        assert database.execute("SELECT count(*) FROM people").fetchone() == (2 * MOST_AT_ONCE + 2,)


def test_the_log_of_the_database_begins_anew_while_everybody_goes_on_writing(tmp_path: Path) -> None:
    def begun_anew() -> int:
        """How often, as the head of SQLite's log says."""
        return int.from_bytes((tmp_path / "wildtable.sqlite-wal").read_bytes()[12:16], "big")

    async def work() -> int:
        store = Store(tmp_path / "wildtable.sqlite")
        add = "INSERT INTO people VALUES (?, ?, 0)"
        await store.write([(add, ("first", "P"))])
        before, people, ends = begun_anew(), 1, time.monotonic() + PATIENCE
        while begun_anew() < before + 2:
            assert time.monotonic() < ends
            several = [[(add, (f"{people + number}", "P"))] for number in range(100)]
            await asyncio.gather(*(store.write(list(one)) for one in several))
            people += 100
        store.close()
        return people

    people = asyncio.run(work())
    assert people > EVERY
    with sqlite3.connect(tmp_path / "wildtable.sqlite") as database:
        assert database.execute("SELECT count(*) FROM people").fetchone() == (people,)
        assert database.execute("PRAGMA integrity_check").fetchone() == ("ok",)


def test_a_late_message_answers_no_later_decision(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        ada = house.person("Ada")
        table = ada.table("wylde_hunt", "me", "me", options={"seelie": "host"})
        with ada.at(table) as chair:
            chair.act("setup 1")
            late = chair.ask("act", seat=0, action="setup 1", version=1)
            assert late["t"] == "no"
            assert late["rule"] == "WH-SETUP-02"
            chair.ask("act", seat=1, action="mortal D5", version=2)
            chair.act("order first")
            chair.until_told(lambda told: told["view"]["step"] == "turn")
            stale = chair.ask("act", seat=0, action=chair.told["legal"][0][0], version=3)
            assert (stale["t"], stale["error"]) == ("no", "Too late: that decision is no longer due.")


def test_a_returning_client_gets_what_it_missed(tmp_path: Path) -> None:
    rng = Rng(3)
    with House(tmp_path) as house:
        ada, ben = house.person("Ada"), house.person("Ben")
        table = ada.table("wylde_hunt", "me", "open", options={"undo_by_consent": True})
        ben.post(f"/api/tables/{table}/sit", {"seat": 1})
        with ada.at(table) as one, ben.at(table) as two:
            chairs = {one.told["seat"]: one, two.told["seat"]: two}

            def play(steps: int) -> None:
                for _ in range(steps):
                    for chair in chairs.values():
                        if chair.now()["asked"]:
                            legal = chair.told["legal"]
                            chair.act(legal[rng.below(len(legal))][0])
                            break

            play(5)
            known, events = two.now()["version"], list(two.events)
            play(4)
            one.now()
            with ben.at(table, known) as back:
                assert [event for event in back.events if event not in events] == back.events
                assert events + back.events == one.events
                assert back.told["rewound"] is None
            asking = next(chair for chair in chairs.values() if chair.now()["undo"] == {"free": False})
            other = one if asking is two else two
            asking.ask("undo", seat=asking.told["seat"])
            other.until_told(lambda told: told["asking"] is not None)
            other.ask("agree", seat=other.told["seat"], to="undo", yes=True)
            with ben.at(table, two.told["version"]) as back:
                one.now()
                assert back.told["version"] == two.now()["version"]
            assert one.events == two.events
            with ben.at(table, known + 3) as back:
                rewound = back.told["rewound"]
                kept = [event for event in one.events if rewound is None or event[0] < rewound]
                assert kept + back.events == one.events or rewound is None


def test_a_long_match_is_loaded_again(tmp_path: Path) -> None:
    """Put away and fetched: the same table."""
    with House(tmp_path) as house:
        ada = house.person("Ada")
        table = ada.table("wildlands", "random", "random", options={"stall_rounds": 3, "turn_limit": 200})
        with ada.at(table) as chair:
            chair.until_told(lambda told: told["result"] is not None)
            events, result, version = chair.events, chair.told["result"], chair.told["version"]
    with House(tmp_path) as house:
        ada = same_person(house, ada)
        with ada.at(table) as chair:
            assert (chair.events, chair.told["result"], chair.told["version"]) == (events, result, version)


def test_what_cannot_be_stored_has_not_happened(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        ada = house.person("Ada")
        table = ada.table("wylde_hunt", "me", "me")
        with ada.at(table) as chair, sqlite3.connect(tmp_path / "wildtable.sqlite") as database:
            database.execute("ALTER TABLE entries RENAME TO away")
            database.commit()
            refused = chair.act("setup 1", id="m1")
            assert "because its disk failed; nothing has happened" in refused["error"]
            assert [message["t"] for message in chair.heard].count("table") == 1
            database.execute("ALTER TABLE away RENAME TO entries")
            database.commit()
            with pytest.raises(ConnectionClosed):
                chair.hear()
        with ada.at(table) as chair:
            assert (chair.told["view"]["step"], chair.events) == ("setup", [])
            assert chair.act("setup 1", id="m1")["t"] == "ok"


def test_an_idle_table_is_put_away_and_found_again(tmp_path: Path) -> None:
    with House(tmp_path, idle=0.0) as house:
        ada = house.person("Ada")
        table = ada.table("wylde_hunt", "me", "me")
        with ada.at(table) as chair:
            chair.act("setup 2")
            assert table in house.app.hub.live
        for _ in range(600):
            if table not in house.app.hub.live:
                break
            time.sleep(0.05)
        assert table not in house.app.hub.live
        with ada.at(table) as chair:
            assert chair.events[0][1] == {"event": "setup-chosen", "setup": 2}


def test_a_table_is_not_put_away_while_somebody_comes(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        ada = house.person("Ada")
        table = ada.table("wylde_hunt", "me", "me")
        live = house.app.hub.live[table]
        live.used = long_ago = -1e9
        with ada.at(table, hello=False) as chair:
            chair.now()
            assert live.used > long_ago


def test_somebody_who_stays_away_is_stood_in_for(tmp_path: Path) -> None:
    with House(tmp_path, absence=0.3) as house:
        ada, ben = house.person("Ada"), house.person("Ben")
        table = ada.table("wildlands", "me", "open", options=ASSIGNING)
        ben.post(f"/api/tables/{table}/sit", {"seat": 1})
        with ada.at(table) as chair:
            while chair.told["asked"]:
                chair.act(chair.told["legal"][0][0])
            chair.until_told(lambda told: told["seats"][1]["left"])
            chair.until_told(lambda told: told["view"]["step"] != "assign")
