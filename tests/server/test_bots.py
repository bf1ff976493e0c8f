"""Bots think in processes of their own; whatever becomes of those, the game goes on."""

import contextlib
import os
import signal
from pathlib import Path

import pytest

from tests.server.house import House


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
            chair.until_told(lambda told: len(told["events"]) > 0 and told["asked"] == [0])
            hurt = {process.pid for process in house.app.thinkers.all}
            assert len(hurt) == 1
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


def test_an_unknown_bot_is_refused(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        ada = house.person("Ada")
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "oracle"}]
        answer = ada.http.post("/api/tables", json={"game": "wylde_hunt", "seats": seats})
        assert answer.status_code == 400
        assert "no bot 'oracle'" in answer.json()["error"]
