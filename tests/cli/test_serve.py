"""`wildtable serve`: the real command, its address, its end, and what it says when it cannot."""

import signal
import socket
from pathlib import Path

import httpx

from tests.cli.run import LONGEST, refused, started, wildtable
from wildtable.games import names


def test_it_serves_until_it_is_stopped(tmp_path: Path) -> None:
    with started("serve", "--port", 0, "--data", tmp_path) as server:
        assert server.stdout is not None
        line = server.stdout.readline().decode()
        address = next(word for word in line.split() if word.startswith("http://127.0.0.1:"))
        assert [game["name"] for game in httpx.get(f"{address}api/games").json()] == names()
        server.send_signal(signal.SIGINT)
        _, errors = server.communicate(timeout=LONGEST)
        assert (server.returncode, errors.decode()) == (130, "Stopped.\n")
    assert (tmp_path / "wildtable.sqlite").exists()


def test_a_port_that_is_taken(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        refused(wildtable("serve", "--port", port, "--data", tmp_path), port, "--port")


def test_a_folder_that_cannot_be_used(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    refused(wildtable("serve", "--port", 0, "--data", tmp_path / "file" / "data"), tmp_path)


def test_data_that_is_no_database(tmp_path: Path) -> None:
    (tmp_path / "wildtable.sqlite").write_text("not a database, but long enough to be looked at " * 50)
    refused(wildtable("serve", "--port", 0, "--data", tmp_path), tmp_path)
