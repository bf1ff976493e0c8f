"""Bots think in processes of their own; whatever becomes of those, the game goes on."""

import contextlib
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.server.house import House, http_client
from tests.server.test_greedy import wait_for
from wildtable.games import load
from wildtable.server.thinker import Question
from wildtable.server.thinker import answer as answer_of


def test_bots_play_wildlands_to_the_end(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        ada = house.person("Ada")
        options = {"turn_limit": 200, "stall_rounds": 3}
        table = ada.table("wildlands", "random", "random", options=options)
        with ada.at(table) as chair:
            assert (chair.told["yours"], chair.told["seat"]) == ([], None)
            chair.until_told(lambda told: told["result"] is not None)
            assert chair.told["status"] == "over"
            assert chair.events[-1][1]["event"] == "game-over"
            numbers = [number for number, _ in chair.events]
            assert numbers == sorted(numbers)
            assert chair.told["fair"]["secret"]


@pytest.mark.parametrize("mood", [signal.SIGKILL, signal.SIGSTOP])
def test_a_process_that_dies_or_sticks_is_replaced(tmp_path: Path, mood: signal.Signals) -> None:
    with House(tmp_path, bot_processes=1, bot_seconds=2.0) as house:
        ada = house.person("Ada")
        table = ada.table("wylde_hunt", "me", "search:seconds=0.4", options={"seelie": "host"})
        with ada.at(table) as chair:
            chair.act("setup 1")
            hurt: set[int] = set()
            while not hurt:  # on a busy machine one that has not even started may have been given up
                chair.until_told(lambda told: told["asked"] == [0] and bool(told["legal"]))
                hurt = {process.pid for process in house.app.thinkers.all}
                chair.act(chair.told["legal"][0][0])
            for pid in hurt:
                with contextlib.suppress(ProcessLookupError):
                    os.kill(pid, mood)
            for _ in range(6):
                chair.until_told(lambda told: told["asked"] == [0] and bool(told["legal"]))
                chair.act(chair.told["legal"][0][0])
            assert {process.pid for process in house.app.thinkers.all} != hurt


def test_without_any_process_a_bot_plays_at_random(tmp_path: Path) -> None:
    with House(tmp_path, bot_seconds=0.0) as house:
        ada = house.person("Ada")
        table = ada.table("wylde_hunt", "me", "greedy", options={"seelie": "host"})
        with ada.at(table) as chair:
            chair.act("setup 1")
            chair.until_told(lambda told: told["view"]["step"] != "mortal")


def test_a_bot_that_never_answers_holds_no_table(tmp_path: Path) -> None:
    """All processes are stopped, again and again; the table goes on without them."""
    with House(tmp_path, bot_processes=2, bot_seconds=1.0) as house:
        ada = house.person("Ada")
        table = ada.table("wylde_hunt", "me", "search:2", options={"seelie": "host"})
        with ada.at(table) as chair:
            chair.act("setup 1")
            for _ in range(3):
                chair.until_told(lambda told: told["asked"] == [0] and bool(told["legal"]))
                stopped = [process.pid for process in house.app.thinkers.all]
                for pid in stopped:
                    os.kill(pid, signal.SIGSTOP)
                while chair.now()["asked"] == [0]:
                    chair.act(chair.told["legal"][0][0])
                chair.until_told(lambda told: told["asked"] == [0] and bool(told["legal"]))
                assert not any(process.pid in stopped for process in house.app.thinkers.all)


def test_nobody_waits_for_the_bots_of_another(tmp_path: Path) -> None:
    """Eve lets bots think as long as they may at six tables; one place is always left for Ada's."""
    with House(tmp_path, bot_processes=2, bot_seconds=3600.0) as house:
        ada, eve = house.person("Ada"), house.person("Eve")
        for _ in range(6):
            eve.table("wylde_hunt", "search:seconds=8", "search:seconds=8")
        sharing, me = house.app.thinkers.sharing, eve.get("/api/me")["id"]
        wait_for(lambda: sharing.held[me] == 1 and len(sharing.waiting) >= 4)
        mine = ada.table("wylde_hunt", "me", "search:1", options={"seelie": "host"})
        with ada.at(mine) as chair:
            chair.act("setup 1")
            for _ in range(4):
                chair.until_told(lambda told: told["asked"] == [0] and bool(told["legal"]))
                assert sharing.held[me] <= 1
                chair.act(chair.told["legal"][0][0])


def test_a_bot_may_think_for_eight_seconds_at_most(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        ada = house.person("Ada")
        for spec in ("ismcts:seconds=60", "search:seconds=8.5", " ISMCTS:SECONDS=60\n"):
            seats = [{"kind": "me"}, {"kind": "bot", "bot": spec}]
            answer = ada.http.post("/api/tables", json={"game": "wylde_hunt", "seats": seats})
            assert (answer.status_code, "at most 8 seconds" in answer.json()["error"]) == (400, True)
        ada.table("wylde_hunt", "me", "search:seconds=8")
        table = ada.table("wylde_hunt", "me", "\u2003Search:1\n")
        seats = ada.get(f"/api/tables/{table}")["seats"]  # in an order by lot
        bots = [(seat["name"], seat["bot"]) for seat in seats if seat["kind"] == "bot"]
        assert bots == [("search:1", "search:1")]
    view = load("wylde_hunt").new(2)
    question = Question(
        "wylde_hunt", "", f"search:nodes={1 << 40}", 1, view.view(0), list(map(int, view.legal(0))), 0.2
    )
    assert answer_of(question).action in question.legal  # it does not think for ever


def test_bot_processes_end_with_a_killed_server(tmp_path: Path) -> None:
    """Even those that are stopped amid a thought and cannot notice that the pipe was closed."""
    command = [sys.executable, "-m", "wildtable", "serve", "--port", "0", "--data", str(tmp_path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        address = server.stdout.readline().split()[3].rstrip("/")
        http = http_client(address)
        http.post("/api/me", json={"name": "Ada"})
        seats = [{"kind": "bot", "bot": "search:seconds=8"}] * 2
        http.post("/api/tables", json={"game": "wylde_hunt", "seats": seats}).raise_for_status()
        try:
            wait_for(lambda: any(started(pid) for pid in children(server.pid)))
            bots = [pid for pid in children(server.pid) if started(pid)]
            for pid in bots:
                os.kill(pid, signal.SIGSTOP)
        finally:
            server.kill()
    wait_for(lambda: not any(Path(f"/proc/{pid}").exists() for pid in bots))


def children(parent: int) -> list[int]:
    """The processes that another started."""
    return [int(pid) for pid in Path(f"/proc/{parent}/task/{parent}/children").read_text().split()]


def started(pid: int) -> bool:
    """Has it begun to listen? Just before, it makes room for others."""
    with contextlib.suppress(OSError):
        return os.getpriority(os.PRIO_PROCESS, pid) > os.getpriority(os.PRIO_PROCESS, 0)
    return False


def test_an_unknown_bot_is_refused(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        ada = house.person("Ada")
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "oracle"}]
        answer = ada.http.post("/api/tables", json={"game": "wylde_hunt", "seats": seats})
        assert answer.status_code == 400
        assert "no bot 'oracle'" in answer.json()["error"]
