"""Clients that do not read, never stop talking, say nothing or want everything harm nobody but themselves."""

import socket
import time
from collections.abc import Callable
from contextlib import ExitStack, closing, suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.house import PATIENCE, Chair, House, Person
from wildtable.engine.options import read_options
from wildtable.engine.rng import Rng
from wildtable.games import load
from wildtable.server.connection import MOST_WAITING
from wildtable.server.lines import RequestLine, SocketLine
from wildtable.table.seat import PERSON, Seat
from wildtable.table.table import Table


def wait_for(wanted: Callable[[], bool]) -> None:
    ends = time.monotonic() + PATIENCE
    while not wanted():
        assert time.monotonic() < ends
        time.sleep(0.02)


def deaf(person: Person, table: str) -> socket.socket:
    """A socket at a table that says hello and then reads nothing."""
    house = person.house
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    line.connect(("127.0.0.1", house.port))
    cookies = "; ".join(f"{name}={value}" for name, value in person.http.cookies.items())
    head = [
        f"GET /api/tables/{table}/socket HTTP/1.1",
        f"Host: {house.host}",
        f"Origin: http://{house.host}",
        f"Cookie: {cookies}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
    ]
    line.sendall(("\r\n".join(head) + "\r\n\r\n").encode())
    return line


def frame(text: str) -> bytes:
    """A text frame with a mask of zeros."""
    data = text.encode()
    assert len(data) < 126
    return bytes([0x81, 0x80 | len(data), 0, 0, 0, 0]) + data


def last_words(chair: Chair) -> int:
    """Listen until the server hangs up; the code with which it does."""
    try:
        while True:
            chair.hear()
    except ConnectionClosed as closed:
        return 0 if closed.rcvd is None else closed.rcvd.code


def read_to_the_end(line: socket.socket) -> int:
    """Read what was under way until the line ends; how many bytes that were."""
    line.settimeout(PATIENCE)
    read = 0
    with suppress(ConnectionResetError):
        while some := line.recv(65_536):
            read += len(some)
    return read


@pytest.mark.parametrize(
    ("stall", "enough"), [(1.0, 100_000), (3600.0, MOST_WAITING)], ids=["by time", "by size"]
)
def test_a_socket_that_never_reads_is_cut(tmp_path: Path, stall: float, enough: int) -> None:
    """By time where little waits for it, by size where much does."""
    with House(tmp_path, stall=stall) as house:
        ada, eve = house.person("Ada"), house.person("Eve")
        table = ada.table("wildlands", "me", "me", options={"factions": "guild,gnomads"})
        with ada.at(table) as chair, closing(deaf(eve, table)) as line:
            live = house.app.hub.live[table]
            wait_for(lambda: len(house.app.door.sockets_of_person) == 2)
            most = 0
            while most < enough and len(house.app.door.sockets_of_person) == 2:
                with suppress(OSError):
                    line.sendall(frame('{"t": "hello", "version": 0}'))
                most = max([most, *(one.waiting for one in list(live.audience.connections))])
                chair.now()
            wait_for(
                lambda: len(house.app.door.sockets_of_person) == 1 and len(live.audience.connections) == 1
            )
            assert 0 < most <= MOST_WAITING
            assert read_to_the_end(line) > 0
            assert chair.act(chair.told["legal"][0][0])["t"] == "ok"


def test_much_that_is_asked_for_at_once_and_never_read_is_not_kept(tmp_path: Path) -> None:
    """Neither by the server nor by the system: of three megabytes that one packet asks for less than one is
    written, and then the line is cut."""
    with House(tmp_path, stall=1.0) as house:
        ada, eve = house.person("Ada"), house.person("Eve")
        table = ada.table("wylde_hunt", "me", "me")
        with ada.at(table) as chair:
            for _ in range(50):
                chair.ask("chat", text="\N{HERB}" * 300)
            with closing(deaf(eve, table)) as line:
                wait_for(lambda: len(house.app.door.sockets_of_person) == 2)
                line.sendall(frame('{"t": "hello", "version": 0}') * 60)
                wait_for(lambda: len(house.app.door.sockets_of_person) == 1)
                assert 0 < read_to_the_end(line) < 1_000_000
            assert chair.act("setup 1")["t"] == "ok"


def test_what_was_just_written_comes_before_the_farewell(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        ada = house.person("Ada")
        table = ada.table("wylde_hunt", "me", "me")
        with ada.at(table) as chair:
            (connection,) = house.app.hub.live[table].audience.connections
            line = connection._line
            assert isinstance(line, SocketLine)

            def stop() -> None:
                connection.send(b'{"t": "pong", "last": true}')
                line.shutdown()

            house.runner.get_loop().call_soon_threadsafe(stop)
            assert last_words(chair) == 1012
            assert chair.heard[-1] == {"t": "pong", "last": True}


def test_a_flooder_is_sent_off_after_a_warning(tmp_path: Path) -> None:
    with House(tmp_path, messages_per_second=20.0) as house:
        ada, eve = house.person("Ada"), house.person("Eve")
        table = ada.table("wylde_hunt", "me", "me")
        with ada.at(table) as chair, eve.at(table) as other:
            with suppress(ConnectionClosed):
                for number in range(200):
                    other.say(t="past", id=f"l{number}", before=0)
            assert last_words(other) == 1008
            sentences = [message["error"] for message in other.heard if message["t"] == "no"]
            assert len(sentences) < 100
            assert "Whoever goes on like this is sent off" in sentences[0]
            assert "this line is closed" in sentences[-1]
            assert chair.act("setup 1")["t"] == "ok"


@pytest.mark.parametrize("limit", ["messages_per_person", "messages_per_address"])
def test_many_sockets_say_no_more_than_a_guest_or_an_address_may(tmp_path: Path, limit: str) -> None:
    """Whoever spreads a flood over many sockets is refused, and is heard again when it is over."""
    changed: dict[str, Any] = {limit: 8.0}
    with House(tmp_path, **changed) as house, ExitStack() as stack:
        eve = house.person("Eve")
        flooders = [eve] * 5 if limit == "messages_per_person" else [house.person("") for _ in range(5)]
        table = eve.table("wylde_hunt", "me", "me")
        chairs = [stack.enter_context(one.at(table)) for one in flooders]
        for number in range(40):
            for chair in chairs:
                chair.say(t="past", id=f"l{number}", before=0)
        answers = [message for chair in chairs for message in answered(chair, 40)]
        assert len(answers) == 200
        refused = [message["error"] for message in answers if message["t"] == "no"]
        assert len(refused) > 50  # eight at once and eight a second: even a slow machine does not take 20 s
        assert all(sentence.startswith("Too fast: ") for sentence in refused)
        for chair in chairs:
            wait_for(lambda chair=chair: chair.ask("past", before=0)["t"] == "past")  # type: ignore[misc]


def answered(chair: Chair, count: int) -> list[dict[str, Any]]:
    """So many answers to what was asked."""
    found: list[dict[str, Any]] = []
    while len(found) < count:
        message = chair.hear()
        if message["t"] in ("past", "no"):
            found.append(message)
    return found


def test_nonsense_without_end_is_sent_off_too(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        ada = house.person("Ada")
        with ada.at(ada.table("wylde_hunt", "me", "me")) as chair:
            with suppress(ConnectionClosed):  # it may be sent off before it has said everything
                for _ in range(100):
                    chair.socket.send("nonsense")
            assert last_words(chair) == 1008


def test_whoever_says_nothing_is_cut(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(RequestLine, "seconds", 0.3)
    with House(tmp_path, silence=0.5) as house:
        ada = house.person("Ada")
        table = ada.table("wylde_hunt", "me", "me")
        with ada.at(table) as chair:
            assert last_words(chair) == 1013
        head = f"POST /api/me HTTP/1.1\r\nHost: {house.host}\r\nOrigin: http://{house.host}\r\n"
        half = f"{head}Content-Type: application/json\r\nContent-Length: 9\r\n\r\n{{".encode()
        for words in (b"", b"GET / HT", half):
            with socket.create_connection(("127.0.0.1", house.port), timeout=PATIENCE) as line:
                line.sendall(words)
                assert read_to_the_end(line) == 0


def test_how_many_sockets(tmp_path: Path) -> None:
    with House(tmp_path, sockets_per_person=2, sockets_per_address=3) as house:
        ada, ben = house.person("Ada"), house.person("Ben")
        table = ada.table("wylde_hunt", "me", "me")
        with ada.at(table), ada.at(table):
            with ada.at(table, hello=False) as third:
                assert third.hear()["error"].startswith("You have 2 tables open at once")
            with ben.at(table), ben.at(table, hello=False) as fourth:
                assert fourth.hear()["error"].startswith("Too many tables are open from your address")
        with ada.at(table), ben.at(table), ben.at(table):
            pass
        wait_for(lambda: not house.app.door.sockets_of_address and not house.app.door.sockets_of_person)


def test_how_many_guests_and_tables(tmp_path: Path) -> None:
    limits: dict[str, Any] = {"guests_per_hour": 3, "tables_per_person": 3, "bot_tables_per_person": 1}
    with House(tmp_path, bot_pause=3600.0, **limits) as house:
        ada, ben, nobody = house.person("Ada"), house.person("Ben"), house.person("")
        house.person("Cleo")
        fourth = nobody.http.post("/api/me", json={"name": "Dan"})
        assert (fourth.status_code, "Too many guests" in fourth.json()["error"]) == (429, True)
        ada.table("wylde_hunt", "me", "random")
        ada.table("wylde_hunt", "random", "random")
        bots = [{"kind": "bot", "bot": "random"}] * 2
        answer = ada.http.post("/api/tables", json={"game": "wylde_hunt", "seats": bots})
        assert answer.status_code == 429
        assert answer.json()["error"].startswith("Bots play at 1 tables for you already")
        for _ in range(3):
            ben.table("wylde_hunt", "me", "open")
        answer = ben.http.post("/api/tables", json={"game": "wylde_hunt", "seats": [{"kind": "me"}] * 2})
        assert answer.status_code == 429
        assert answer.json()["error"].startswith("You have 3 tables that are not over")


def test_behind_a_proxy_everybody_counts_for_themselves(tmp_path: Path) -> None:
    with House(tmp_path, proxies="127.0.0.1", guests_per_hour=1.0) as house:
        codes = [
            house.person("")
            .http.post("/api/me", json={"name": "Ada"}, headers={"X-Forwarded-For": address})
            .status_code
            for address in (
                "192.0.2.1",
                "192.0.2.2",
                "192.0.2.2",
                "2001:db8::1",
                "2001:db8::2",
                "2001:db8:0:1::1",
            )
        ]
        assert codes == [200, 200, 429, 200, 429, 200]
    with House(tmp_path, guests_per_hour=1.0) as house:
        forged = [
            house.person("")
            .http.post("/api/me", json={"name": "Ada"}, headers={"X-Forwarded-For": address})
            .status_code
            for address in ("192.0.2.1", "192.0.2.2")
        ]
        assert forged == [200, 429]


def test_nobody_fills_the_list_of_open_tables_alone(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        ada, eve = house.person("Ada"), house.person("Eve")
        first = ada.table("wylde_hunt", "me", "open")
        second = ada.table("wylde_hunt", "me", "open")
        for _ in range(40):
            last = eve.table("wylde_hunt", "me", "open")
        listed = [card["id"] for card in ada.get("/api/tables")["open"]]
        assert len(listed) == 30
        assert listed[:2] == [last, second]
        assert first in listed[:4]


def long_match() -> Table:
    """A table at which somebody plays against themselves, 600 decisions on."""
    game, rng = load("wildlands"), Rng(5)
    seats = [Seat(PERSON, person="p", name="Pat"), Seat(PERSON, person="p", name="Pat")]
    table = Table(game, read_options(game.options, {"stall_rounds": 0}), seats, bytes(32))
    table.begin()
    table.advance(0.0)
    while table.match is not None and len(table.match.entries) < 600 and table.result() is None:
        seat = table.owes()[0]
        legal = table.match.state.legal(seat)
        action = int(legal[rng.below(len(legal))])
        table.act(seat, game.format(table.match.state, seat, action), 0.0)
        table.advance(60.0)
    return table


def test_a_long_match_is_told_piece_by_piece(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        table = long_match()
        assert table.match is not None
        whole, _ = table.match.tail(table.match.seats, 0)
        name = house.put(table)
        with house.person("Eve").at(name) as watcher:
            told = [number for number, _ in watcher.events]
            assert told[: len(whole)] == [number for number, _ in whole]
            assert sum(1 for message in watcher.heard if message["t"] == "past") >= len(whole) // 250 >= 2
            assert max(len(text) for text in watcher.frames) < 40_000
