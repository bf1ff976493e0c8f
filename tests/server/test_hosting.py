"""What those see who look after the server: health, metrics, one line of log an event, an orderly stop."""

import json
import signal
import sqlite3
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.house import House, http_client
from tests.server.test_greedy import last_words, wait_for
from tests.server.test_storing import same_person
from wildtable.server.schema import STEPS


def metrics(http: httpx.Client) -> dict[str, float]:
    lines = [line for line in http.get("/metrics").text.splitlines() if not line.startswith("#")]
    return {name: float(value) for name, value in (line.rsplit(" ", 1) for line in lines)}


def test_health_and_readiness(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        web = house.person("Ada").http
        assert (web.get("/healthz").status_code, web.get("/healthz").text) == (200, "ok\n")
        assert (web.get("/readyz").status_code, web.get("/readyz").text) == (200, "ready\n")
        (tmp_path / "wildtable.sqlite").unlink()
        assert web.patch("/api/me", json={"name": "Eve"}).status_code == 503
        assert web.get("/healthz").status_code == 200
        assert web.get("/readyz").status_code == 503
        assert "lost its database" in web.get("/readyz").text


def test_a_full_disk_is_not_ready_until_there_is_room(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        ada = house.person("Ada")
        with ada.at(ada.table("wylde_hunt", "me", "me")) as chair:
            house.app.store.writer.execute("PRAGMA max_page_count = 1")
            while chair.ask("chat", text="x" * 300)["t"] == "ok":
                assert ada.http.get("/readyz").status_code == 200
            assert "full" in ada.http.get("/readyz").text
            house.app.store.writer.execute("PRAGMA max_page_count = 1000000")
        ada.http.patch("/api/me", json={"name": "Eve"})
        assert ada.http.get("/readyz").status_code == 200


def test_metrics(tmp_path: Path) -> None:
    with House(tmp_path, proxies="127.0.0.1") as house:
        ada = house.person("Ada")
        table = ada.table("wylde_hunt", "me", "me", options={"seelie": "host"})
        before = metrics(ada.http)
        with ada.at(table) as chair:
            chair.act("setup 1")
            chair.act("setup 1", seat=0)
            now = metrics(ada.http)
        assert now["wildtable_move_seconds_count"] - before["wildtable_move_seconds_count"] == 1
        assert now['wildtable_move_seconds_bucket{le="+Inf"}'] == now["wildtable_move_seconds_count"]
        assert now["wildtable_moves_refused_total"] - before["wildtable_moves_refused_total"] == 1
        assert (now["wildtable_sockets"], now["wildtable_tables_loaded"]) == (1, 1)
        assert now["wildtable_commits_total"] > before["wildtable_commits_total"]
        assert now['wildtable_http_requests_total{status="201"}'] == 1
        assert now["wildtable_errors_total"] == 0
        wait_for(lambda: metrics(ada.http)["wildtable_loop_late_seconds_count"] > 0)
        elsewhere = ada.http.get("/metrics", headers={"X-Forwarded-For": "192.0.2.1"})
        assert elsewhere.status_code == 403


def test_a_stop_tells_the_clients_and_loses_nothing(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        ada = house.person("Ada")
        table = ada.table("wylde_hunt", "me", "me")
        with ada.at(table) as chair:
            chair.act("setup 1")
            house.server.should_exit = True
            assert last_words(chair) == 1012
            house.thread.join()
        house.restart()
        with same_person(house, ada).at(table) as chair:
            assert chair.events[0][1]["event"] == "setup-chosen"


def test_one_line_of_log_an_event_and_for_every_500(tmp_path: Path) -> None:
    command = [
        sys.executable,
        "-m",
        "wildtable",
        "serve",
        "--port",
        "0",
        "--data",
        str(tmp_path),
        "--log-events",
    ]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        assert server.stderr is not None
        address = server.stdout.readline().split()[3].rstrip("/")
        http = http_client(address)
        http.post("/api/me", json={"name": "Ada"}).raise_for_status()
        wish = {"game": "wylde_hunt", "seats": [{"kind": "me"}, {"kind": "me"}]}
        table = http.post("/api/tables", json=wish).json()["id"]
        with sqlite3.connect(tmp_path / "wildtable.sqlite") as database:
            database.execute("ALTER TABLE people RENAME TO away")
        answer = http.get("/api/me")
        assert (answer.status_code, "it is noted in its log" in answer.json()["error"]) == (500, True)
        assert http.get("/metrics").text.count("wildtable_errors_total 1") == 1
        server.send_signal(signal.SIGTERM)
        log = server.stderr.read()
        assert server.wait() in (0, -signal.SIGTERM)
    lines: list[dict[str, Any]] = [json.loads(line) for line in log.splitlines()]
    assert [line["event"] for line in lines] == [
        "server started",
        "guest came",
        "table made",
        "error",
        "server stopped",
    ]
    assert (lines[2]["game"], lines[2]["seats"], lines[2]["bots"]) == ("wylde_hunt", 2, 0)
    assert (lines[3]["what"], lines[3]["kind"]) == ("GET /api/me", "OperationalError")
    assert any("api.py" in place for place in lines[3]["where"])
    assert table not in log
    assert "Ada" not in log


@pytest.mark.parametrize("taken", range(1, len(STEPS) + 1))
def test_data_of_every_older_program_is_taken_over(tmp_path: Path, taken: int) -> None:
    """The steps are taken from any of them on, with a match under way."""
    with House(tmp_path) as house:
        ada = house.person("Ada")
        table = ada.table("wylde_hunt", "me", "me", options={"seelie": "host"})
        with ada.at(table) as chair:
            chair.act("setup 2")
            chair.ask("chat", text="See you.")
    new, old = tmp_path / "wildtable.sqlite", tmp_path / "old.sqlite"
    with sqlite3.connect(old) as before:
        for number in range(taken):
            before.executescript(STEPS[number])
        before.execute(f"PRAGMA user_version = {taken}")
        before.execute("ATTACH ? AS new", (str(new),))
        for (name,) in before.execute("SELECT name FROM main.sqlite_master WHERE type = 'table'").fetchall():
            columns = ", ".join(row[1] for row in before.execute(f"PRAGMA main.table_info({name})"))
            before.execute(f"INSERT INTO main.{name} ({columns}) SELECT {columns} FROM new.{name}")
    old.replace(new)
    with House(tmp_path) as house:
        ada = same_person(house, ada)
        with ada.at(table) as chair:
            assert chair.events[0][1] == {"event": "setup-chosen", "setup": 2}
            assert chair.until("chat")["sits"] is True
            assert chair.ask("act", seat=1, action="mortal D5", version=0)["t"] == "ok"


def test_tables_for_which_nobody_came_are_removed(tmp_path: Path) -> None:
    with House(tmp_path, idle=0.0) as house:
        ada = house.person("Ada")
        old, fresh = (ada.table("wylde_hunt", "me", "open") for _ in range(2))
        played = ada.table("wylde_hunt", "me", "me")
        with sqlite3.connect(tmp_path / "wildtable.sqlite") as database:
            database.execute("UPDATE matches SET made = made - 40 * 86400 WHERE id != ?", (fresh,))
        wait_for(lambda: len(house.app.store.read("SELECT id FROM matches")) == 2)
        assert ada.http.get(f"/api/tables/{old}").status_code == 404
        assert {card["id"] for card in ada.get("/api/tables")["mine"]} == {fresh, played}


def test_a_game_at_which_nobody_played_for_a_year_is_over(tmp_path: Path) -> None:
    with House(tmp_path, idle=0.0) as house:
        ada = house.person("Ada")
        old, fresh = (ada.table("wylde_hunt", "me", "me") for _ in range(2))
        with sqlite3.connect(tmp_path / "wildtable.sqlite") as database:
            database.execute("UPDATE matches SET touched = touched - 370 * 86400 WHERE id = ?", (old,))
        status = "SELECT status FROM matches WHERE id = ?"
        wait_for(lambda: house.app.store.read(status, (old,)) == [("over",)])
        cards = {card["id"]: card for card in ada.get("/api/tables")["mine"]}
        assert (cards[fresh]["status"], cards[old]["status"]) == ("playing", "over")
        with ada.at(old) as chair:
            assert "nobody has played here for 365 days" in chair.told["stopped"]
            assert "put away" in chair.act("setup 1")["error"]
        assert ada.http.get(f"/api/tables/{old}/record").status_code == 200
