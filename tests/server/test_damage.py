"""What is broken on the disk harms as little as possible, and is told in a sentence."""

import shlex
import shutil
import sqlite3
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.house import Chair, House, Person, play_on
from tests.server.test_storing import same_person
from wildtable.engine.rng import Rng
from wildtable.server.answers import READ_ANEW
from wildtable.server.datafile import BadData
from wildtable.server.store import NotStored, Store

FILE = "wildtable.sqlite"


def change(folder: Path, statement: str, *values: Any) -> None:
    """Write into the database behind the server's back."""
    database = sqlite3.connect(folder / FILE)
    with database:
        database.execute(statement, values)
    database.close()


DAMAGE = [
    ("UPDATE entries SET text = 'mortal Z9' WHERE match = ? AND number = 1", "entry 1 cannot be read"),
    ("UPDATE entries SET who = 'Q' WHERE match = ? AND number = 0", "entry 0 cannot be read"),
    ("UPDATE entries SET who = '!', text = '' WHERE match = ? AND number = 1", "entry 1 cannot be read"),
    ("UPDATE entries SET text = x'00' WHERE match = ? AND number = 0", "entry 0 cannot be read"),
    ("UPDATE matches SET options = '{' WHERE id = ?", "the options cannot be read"),
    ("UPDATE matches SET options = '{\"seelie\": 7}' WHERE id = ?", "its beginning cannot be read"),
    ("UPDATE matches SET seats = '[{}]' WHERE id = ?", "the seats cannot be read"),
    ("UPDATE matches SET seats = '[]' WHERE id = ?", "the seats cannot be read"),
    ("UPDATE matches SET secret = 'none' WHERE id = ?", "the secret cannot be read"),
    ("UPDATE matches SET seats = CAST(x'5bff5d' AS TEXT) WHERE id = ?", "the seats cannot be read"),
    ("UPDATE matches SET game = CAST(x'ff' AS TEXT) WHERE id = ?", "this server has no game"),
    (
        "UPDATE entries SET text = CAST(x'ff' AS TEXT) WHERE match = ? AND number = 0",
        "entry 0 cannot be read",
    ),
    ("UPDATE matches SET game = 'chess' WHERE id = ?", "this server has no game 'chess'"),
    ("UPDATE chat SET at = 'noon' WHERE match = ?", "the chat cannot be read"),
]
"""What is done to a table's rows, and what it then says."""


def test_one_bad_row_harms_one_table(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        ada = house.person("Ada")
        *bad, good = (ada.table("wylde_hunt", "me", "me", options={"seelie": "host"}) for _ in [*DAMAGE, 0])
        for table in (*bad, good):
            with ada.at(table) as chair:
                chair.act("setup 1")
                chair.ask("act", seat=1, action="mortal D5", version=0)
                chair.ask("chat", text="Well met.")
    for table, (statement, _) in zip(bad, DAMAGE, strict=True):
        change(tmp_path, statement, table)
    with House(tmp_path) as house:
        ada = same_person(house, ada)
        cards = {card["id"]: card for card in ada.get("/api/tables")["mine"]}
        assert (cards[good]["problem"], cards[good]["status"]) == ("", "playing")
        for table, (statement, sentence) in zip(bad, DAMAGE, strict=True):
            seen_in_the_list = "UPDATE matches" in statement and "beginning" not in sentence
            assert (sentence in cards[table]["problem"]) is seen_in_the_list
            answer = ada.http.get(f"/api/tables/{table}")
            assert 400 <= answer.status_code < 500
            assert sentence in answer.json()["error"]
            with ada.at(table, hello=False) as chair:
                assert sentence in chair.hear()["error"]
                with pytest.raises(ConnectionClosed):
                    chair.hear()
        cards = {card["id"]: card for card in ada.get("/api/tables")["mine"]}
        for table, (_, sentence) in zip(bad, DAMAGE, strict=True):
            assert sentence in cards[table]["problem"]
        with ada.at(good) as chair:
            assert chair.act(chair.told["legal"][0][0])["t"] == "ok"


HARM = [
    "UPDATE chapters SET packed = x'00'",
    "UPDATE chapters SET packed = 7",
    "UPDATE chapters SET packed = x'90'",  # a list without entries
    "DELETE FROM chapters WHERE number = 0",
    "UPDATE chapters SET seen = '[1]'",
    "UPDATE chapters SET count = 'some'",
    "UPDATE entries SET events = x'5b5b' WHERE number > 150",
    "UPDATE marks SET digest = 7, position = 'here', outcomes = 'none'",
    "UPDATE marks SET entries = -entries",
    "UPDATE snapshots SET snapshot = 'none'",
]
"""What is done to that which only spares playing a match again."""


def known(chair: Chair) -> list[Any]:
    """Where the match stands, where it stood once, and all that happened."""
    once = chair.ask("look", at=40, id="l")["view"]
    return [chair.now()["view"]["position"], once["position"], chair.events]


@pytest.fixture(scope="module")
def long_match(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Person, str, list[Any]]:
    """A match with chapters on the disk: its data, its player, its id, and what its player was told."""
    folder = tmp_path_factory.mktemp("long")
    with House(folder) as house:
        ada = house.person("Ada")
        table = ada.table("wylde_hunt", "me", "me", options={"repetition": 0, "round_limit": 0})
        with ada.at(table) as chair:
            play_on(chair, Rng(3), 200)
            told = known(chair)
    return folder, ada, table, told


def knock(person: Person, table: str) -> None:
    """Come to a table that perhaps has to be read anew, which is then said once."""
    with person.at(table, hello=False) as chair:
        chair.say(t="hello", version=0)
        with suppress(ConnectionClosed):
            chair.now()
            while chair.earlier is not None:
                chair.hear()
        assert [told["error"] for told in chair.heard if told["t"] == "no"] in ([], [READ_ANEW])


@pytest.mark.parametrize("harm", HARM)
def test_a_match_is_read_from_its_lines_if_the_rest_is_damaged(
    tmp_path: Path, long_match: tuple[Path, Person, str, list[Any]], harm: str
) -> None:
    """Perhaps with a word and a second try; then everything is as it was, and for good."""
    folder, ada, table, told = long_match
    shutil.copytree(folder, tmp_path, dirs_exist_ok=True)
    change(tmp_path, harm)
    with House(tmp_path) as house:
        ada = same_person(house, ada)
        for _ in range(2):
            knock(ada, table)
            with ada.at(table) as chair:
                assert known(chair) == told
                assert chair.act(chair.told["legal"][0][0])["t"] == "ok"
                assert chair.ask("undo", seat=chair.told["seat"])["t"] == "ok"
            told = [told[0], told[1], chair.events]
            house.restart()
            ada = same_person(house, ada)


def test_a_damaged_file_is_noticed_at_the_start(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        ada = house.person("Ada")
        for _ in range(30):
            ada.table("wylde_hunt", "me", "me")
    file = tmp_path / FILE
    whole = file.read_bytes()
    pages = len(whole) // 4096
    file.write_bytes(whole[:8192] + b"\xff" * 4096 * (pages - 4) + whole[4096 * (pages - 2) :])
    with pytest.raises(BadData, match=r"is damaged \(.*Put a backup in its place"):
        Store(file)
    file.write_bytes(b"no database at all, but long enough to look like one" * 100)
    with pytest.raises(BadData, match=r"is damaged \(file is not a database"):
        Store(file)


def test_a_file_that_is_damaged_while_the_server_runs_gives_sentences(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        ada = house.person("Ada")
        table = ada.table("wylde_hunt", "me", "me")
        house.restart()  # so that nothing is left in the log, and little in memory
        ada = same_person(house, ada)
        file = tmp_path / FILE
        with file.open("r+b") as damaged:
            damaged.seek(4096)
            damaged.write(b"\xff" * (file.stat().st_size - 4096))
        house.app.store.reader.execute("PRAGMA shrink_memory")
        for path in ("/api/me", "/api/tables", f"/api/tables/{table}"):
            answer = ada.http.get(path)
            assert (answer.status_code, "is damaged" in answer.text) == (503, True)
        with ada.at(table, hello=False) as chair:
            assert "is damaged" in chair.hear()["error"]


def test_a_start_without_room_on_the_disk_says_so(tmp_path: Path) -> None:
    """Not even the lock can be written; with room again it starts."""
    with House(tmp_path) as house:
        ada = house.person("Ada")
    serve = f"{shlex.quote(sys.executable)} -m wildtable serve --port 0 --data {shlex.quote(str(tmp_path))}"
    command = ["bash", "-c", f"ulimit -f 0; exec {serve}"]
    ended = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (ended.returncode, ended.stdout) == (2, "")
    assert "cannot be used" in " ".join(ended.stderr.split())
    assert "Traceback" not in ended.stderr
    with House(tmp_path) as house:
        assert same_person(house, ada).get("/api/me")["name"] == "Ada"


def test_components_that_cannot_be_stored_are_told_at_the_start(tmp_path: Path) -> None:
    """A new program's components come first: a match that begins with them must be able to go on."""
    with House(tmp_path):
        pass
    change(tmp_path, "DELETE FROM contents")
    change(tmp_path, "CREATE TRIGGER full BEFORE INSERT ON contents BEGIN SELECT RAISE(FAIL, 'full'); END")
    with pytest.raises(NotStored, match="cannot start, for nothing can be stored: full"), House(tmp_path):
        pass
    change(tmp_path, "DROP TRIGGER full")
    with House(tmp_path) as house:
        assert house.person("Ada").get("/api/me")["name"] == "Ada"


def test_a_full_disk_gives_sentences(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        ada = house.person("Ada")
        table = ada.table("wylde_hunt", "me", "me", options={"seelie": "host"})
        with ada.at(table) as chair:
            house.app.store.writer.execute("PRAGMA max_page_count = 1")  # no page more than there are
            said = 0
            while chair.ask("chat", text="x" * 300)["t"] == "ok":
                said += 1
            assert said < 100
            assert "because its disk is full; nothing has happened" in chair.heard[-1]["error"]
        seats = [{"kind": "me"}, {"kind": "me"}]
        for path, body in (("me", {"name": "Eve"}), ("tables", {"game": "wylde_hunt", "seats": seats})):
            asking = house.person("") if path == "me" else ada
            statuses = set()
            for _ in range(300):
                answer = asking.http.post(f"/api/{path}", json=body)
                statuses.add(answer.status_code)
                if path == "me":
                    asking.http.cookies.clear()
                if answer.status_code not in (200, 201):
                    break
            assert statuses <= {200, 201, 503}
            assert "because its disk is full" in answer.json()["error"]
        assert ada.get("/api/tables")["mine"]
        house.app.store.writer.execute("PRAGMA max_page_count = 1000000")
        with ada.at(table) as chair:
            assert chair.act("setup 1")["t"] == "ok"


def test_bots_that_play_alone_go_on_when_there_is_room_again(tmp_path: Path) -> None:
    """Nobody looks at their table, so nobody would wake it. A game of Wildlands is long: this one is not
    over before the disk is full."""
    with House(tmp_path, idle=4.0) as house:
        table = house.person("Ada").table("wildlands", "random", "random")
        house.app.store.writer.execute("PRAGMA max_page_count = 1")
        while table in house.app.hub.live:
            time.sleep(0.02)
        stored = house.app.store.read("SELECT count(*) FROM entries")
        house.app.store.writer.execute("PRAGMA max_page_count = 1000000")
        while house.app.store.read("SELECT count(*) FROM entries") == stored:
            time.sleep(0.02)
