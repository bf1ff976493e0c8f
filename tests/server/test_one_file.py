"""One server alone writes its file, and only into the file that the next one will open."""

import os
import signal
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from tests.server.house import House
from tests.server.test_storing import same_person
from wildtable.server.backup import back_up
from wildtable.server.datafile import BadData

FILE = "wildtable.sqlite"


def test_a_second_server_over_the_same_data_is_refused(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        table = house.person("Ada").table("wylde_hunt", "me", "open")
        with (
            pytest.raises(BadData, match=f"in use by another server \\(process {os.getpid()}\\)"),
            House(tmp_path),
        ):
            pass
        assert house.person("Ben").post(f"/api/tables/{table}/sit", {"seat": 1})["id"] == table
    with House(tmp_path) as house:
        assert house.person("Cleo").get(f"/api/tables/{table}")["status"] == "playing"


def test_the_command_says_so_and_a_killed_server_leaves_no_lock(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "wildtable", "serve", "--port", "0", "--data", str(tmp_path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as first:
        assert first.stdout is not None
        assert "Wildtable is at" in first.stdout.readline()
        second = subprocess.run(command, capture_output=True, text=True, check=False)
        assert second.returncode != 0
        assert "Traceback" not in second.stderr
        assert f"in use by another server (process {first.pid})" in " ".join(second.stderr.split())
        first.send_signal(signal.SIGKILL)
    with House(tmp_path) as house:
        assert house.person("Ada").get("/api/me")["name"] == "Ada"


@pytest.mark.parametrize("gone", [FILE, f"{FILE}-wal"])
def test_no_move_is_acknowledged_into_nothing(tmp_path: Path, gone: str) -> None:
    with House(tmp_path) as house:
        ada = house.person("Ada")
        table = ada.table("wylde_hunt", "me", "me", options={"seelie": "host"})
        (tmp_path / "away").mkdir()
        with ada.at(table) as chair:
            (tmp_path / gone).rename(tmp_path / "away" / gone)
            assert "lost its database file" in chair.act("setup 1", id="m1")["error"]
        with ada.at(table, hello=False) as chair:
            assert "lost its database file" in chair.hear()["error"]
        for answer in (ada.http.get("/api/tables"), ada.http.post("/api/me", json={"name": "Eve"})):
            assert (answer.status_code, "lost its database" in answer.json()["error"]) == (503, True)


def test_a_replaced_file_is_not_ours(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        ada = house.person("Ada")
        (tmp_path / "other").write_bytes((tmp_path / FILE).read_bytes())
        os.replace(tmp_path / "other", tmp_path / FILE)
        assert ada.http.patch("/api/me", json={"name": "Eve"}).status_code == 503


def test_a_file_that_is_written_over_in_its_place_is_not_ours(tmp_path: Path) -> None:
    """As `cp` does it, whether with a copy of the same server or with the file of another."""
    for number, copied in enumerate(("backup", "earlier", "other")):
        data, file = tmp_path / str(number), tmp_path / f"{number}.sqlite"
        with House(data) as house:
            ada = house.person("Ada")
            table = ada.table("wylde_hunt", "me", "me", options={"seelie": "host"})
        if copied == "other":
            with House(tmp_path / "other"):
                pass
        if copied != "backup":
            file.write_bytes(((data if copied == "earlier" else tmp_path / "other") / FILE).read_bytes())
        with House(data) as house:
            ada = same_person(house, ada)
            if copied == "backup":
                back_up(data, file)
            with ada.at(table) as chair:
                (data / FILE).write_bytes(file.read_bytes())
                assert "lost its database file" in chair.act("setup 1")["error"]


def test_only_the_owner_may_read_the_file(tmp_path: Path) -> None:
    (tmp_path / FILE).touch(0o644)
    with House(tmp_path) as house:
        house.person("Ada")
        for file in tmp_path.glob(f"{FILE}*"):
            assert stat.S_IMODE(file.stat().st_mode) == 0o600, file
        assert stat.S_IMODE((tmp_path / "key").stat().st_mode) == 0o600
