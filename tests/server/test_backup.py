"""A running server is copied and put back with everything in it; nothing is ever overwritten."""

import sqlite3
import stat
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from tests.packs import board_pack
from tests.server.house import House
from tests.server.test_damage import FILE
from tests.server.test_storing import same_person
from wildtable.engine.record import read_record
from wildtable.server.schema import STEPS


def run(*words: object) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "wildtable", *map(str, words)]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def refused(*words: object) -> str:
    """The sentence of a command that does not do it."""
    done = run(*words)
    assert (done.returncode, done.stdout, "Traceback" in done.stderr) == (2, "", False)
    return " ".join(done.stderr.split())


def test_a_copy_of_a_running_server_has_everything_up_to_then(tmp_path: Path) -> None:
    data, elsewhere, copy = tmp_path / "data", tmp_path / "elsewhere", tmp_path / "copy.sqlite"
    said: list[int] = []
    stop = threading.Event()
    with House(data) as house:
        ada = house.person("Ada")
        table = ada.table("wylde_hunt", "me", "me", options={"seelie": "host"})
        other = ada.table("wylde_hunt", "me", "me")

        def chatter() -> None:
            """Somebody goes on writing all the time."""
            with ada.at(other) as chair:
                while not stop.is_set():
                    assert chair.ask("chat", text=f"Line {len(said)}.")["t"] == "ok"
                    said.append(len(said))

        writing = threading.Thread(target=chatter)
        writing.start()
        with ada.at(table) as chair:
            chair.act("setup 2")
            done = run("backup", copy, "--data", data)
            assert (done.returncode, "bytes, checked" in done.stdout) == (0, True), done.stderr
            stop.set()
            writing.join()
            assert stat.S_IMODE(copy.stat().st_mode) == 0o600
            assert ada.http.get("/readyz").status_code == 200
            assert chair.ask("act", seat=1, action="mortal D5", version=0)["t"] == "ok"
        assert "is there already and is not overwritten" in refused("backup", copy, "--data", data)
        assert "in use by another server" in refused("restore", copy, "--data", data)
    assert len(said) > 1
    assert run("restore", copy, "--data", elsewhere).returncode == 0
    with House(elsewhere) as house:
        ada = same_person(house, ada)
        assert ada.get("/api/me")["name"] == "Ada"  # by the key, which came along
        with ada.at(table) as chair:
            assert [event["event"] for _, event in chair.events] == ["setup-chosen"]
            assert chair.ask("act", seat=1, action="mortal E4", version=0)["t"] == "ok"
    assert sqlite3.connect(elsewhere / FILE).execute("SELECT count(*) FROM chat").fetchone()[0] <= len(said)


def test_what_a_copy_replaces_is_kept(tmp_path: Path) -> None:
    data, copy = tmp_path / "data", tmp_path / "copy.sqlite"
    with House(data) as house:
        house.person("Ada")
    assert run("backup", copy, "--data", data).returncode == 0
    with House(data) as house:
        ben = house.person("Ben")
    (data / "key").write_bytes(bytes(32))
    done = run("restore", copy, "--data", data)
    kept = [Path(line.split(": ", 1)[1]) for line in done.stdout.splitlines() if line.startswith("Kept")]
    assert [path.suffix for path in kept] == [".sqlite", ".key"], done.stderr
    assert kept[1].read_bytes() == bytes(32)
    names = {name for (name,) in sqlite3.connect(kept[0]).execute("SELECT name FROM people")}
    assert names == {"Ada", "Ben"}
    with House(data) as house:
        assert same_person(house, ben).get("/api/me") is None
        assert house.app.store.read("SELECT name FROM people") == [("Ada",)]
        assert house.app.store.read("SELECT name FROM sqlite_master WHERE name = 'backup'") == []
    assert not list(data.glob("*.part"))


def test_a_damaged_database_is_replaced_and_kept(tmp_path: Path) -> None:
    data, copy = tmp_path / "data", tmp_path / "copy.sqlite"
    with House(data) as house:
        ada = house.person("Ada")
    assert run("backup", copy, "--data", data).returncode == 0
    (data / FILE).write_bytes(b"no database any more" * 1000)
    (data / f"{FILE}-wal").write_bytes(b"nor is this")
    assert run("restore", copy, "--data", data).returncode == 0
    assert [path.read_bytes()[:2] for path in data.glob("before-restore-*.sqlite")] == [b"no"]
    with House(data) as house:
        assert same_person(house, ada).get("/api/me")["name"] == "Ada"


def test_only_a_whole_copy_is_put_back(tmp_path: Path) -> None:
    data, copy, bad = tmp_path / "data", tmp_path / "copy.sqlite", tmp_path / "bad.sqlite"
    with House(data) as house:
        for number in range(40):
            house.person(f"Guest {number}").table("wylde_hunt", "me", "me")
    assert run("backup", copy, "--data", data).returncode == 0
    whole = copy.read_bytes()
    before = (data / FILE).read_bytes()
    bad.write_bytes(whole[:8192] + b"\xff" * 8192 + whole[16384:])
    assert "is damaged" in refused("restore", bad, "--data", data)
    bad.write_bytes(whole[: len(whole) // 2])
    assert "is damaged" in refused("restore", bad, "--data", data)
    bad.write_text("Dear diary")
    assert "is damaged or no database" in refused("restore", bad, "--data", data)
    bad.unlink()
    sqlite3.connect(bad).execute("CREATE TABLE recipes (name TEXT)")
    assert "is no backup of a server" in refused("restore", bad, "--data", data)
    bad.write_bytes(whole)
    with sqlite3.connect(bad) as newer:
        newer.execute(f"PRAGMA user_version = {len(STEPS) + 1}")
    assert "is of a newer program" in refused("restore", bad, "--data", data)
    assert "There is no file" in refused("restore", tmp_path / "none", "--data", data)
    assert "There is no data of a server" in refused("backup", tmp_path / "x", "--data", tmp_path / "none")
    assert "could not be written" in refused("backup", tmp_path / "no" / "x", "--data", data)
    assert (data / FILE).read_bytes() == before


@pytest.mark.parametrize("harm", ["", "UPDATE contents SET files = x'00'"])
def test_components_of_a_record_are_written_as_a_pack(tmp_path: Path, harm: str) -> None:
    data, file, pack = tmp_path / "data", tmp_path / "game.txt", tmp_path / "kept"
    with House(data, pack=board_pack(tmp_path / "pack")) as house:
        ada = house.person("Ada")
        table = ada.table("wylde_hunt", "me", "me")
        with ada.at(table) as chair:
            chair.act("setup 2")
            chair.ask("resign", seat=0)
        file.write_text(ada.http.get(f"/api/tables/{table}/record").text)
    digest = read_record(file.read_text()).content
    if harm:
        with sqlite3.connect(data / FILE) as database:
            database.execute(harm)
        assert "damaged" in refused("components", digest, pack, "--data", data)
        return
    assert "other components" in refused("verify", file)
    assert "no components with the digest 'beef'" in refused("components", "beef", pack, "--data", data)
    assert run("components", digest, pack, "--data", data).returncode == 0
    assert run("verify", file, "--pack", pack).returncode == 0
    assert "is there already" in refused("components", digest, pack, "--data", data)
