"""Who is who at a table, what can be written, and what cannot be read."""

import unicodedata
from contextlib import nullcontext
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from tests.server.house import House
from tests.server.test_storing import same_person
from wildtable.server.names import BadName, apart, clean_chat, clean_name


@pytest.mark.parametrize(
    "text",
    [
        "soft\u00adhyphen",
        "zero\u200bwidth",
        "byte\ufefforder",
        "turn\u202earound",
        "private\ue000use",
        "unassigned\u0378",
        "hangul\u3164filler",
        "braille\u2800blank",
        "grapheme\u034fjoiner",
        "tag\U000e0041",
        "enclosed\u20dd",
        "Z\u0300\u0301\u0302\u0303algo",
        "\u0301mark first",
        "two\nlines",
        "two\u2028lines",
        "bell\a",
    ],
)
def test_what_cannot_be_seen_cannot_be_written(text: str) -> None:
    for clean in (clean_name, clean_chat):
        with pytest.raises(BadName):
            clean(text)


@pytest.mark.parametrize(
    ("written", "shown"),
    [
        ("  Ada  ", "Ada"),
        ("Jose\u0301", "Jos\u00e9"),
        ("a\u00a0\u2003b", "a b"),
        ("I \u2764\ufe0f it", "I \u2764 it"),
        ("Nguy\u1ec5n \u0b95\u0bcd", "Nguy\u1ec5n \u0b95\u0bcd"),
        ("\u0e17\u0e35\u0e48", "\u0e17\u0e35\u0e48"),
        ("Abbot Bob", "Abbot Bob"),
    ],
)
def test_one_way_to_write_a_name(written: str, shown: str) -> None:
    assert clean_name(written) == clean_chat(written) == shown
    assert unicodedata.is_normalized("NFC", shown)


@pytest.mark.parametrize(
    "name",
    [
        "random",
        "Greedy",
        "search:5",
        "ismcts",
        "Easy bot",
        "Zufalls-Bot",
        "\uff22\uff2f\uff34",
        "Easy_bot",
        "bot2",
        "Easy b0t",
        "greedy5",
        "\u0412\u041e\u0422",  # Cyrillic, to be taken for BOT
        "\u0392\u039f\u03a4",  # Greek
        "gr\u00e9edy",
        "\u0299ot",  # a small capital
        "Search: five",
    ],
)
def test_nobody_is_called_like_a_bot(name: str) -> None:
    with pytest.raises(BadName, match="what bots are called"):
        clean_name(name)


@pytest.mark.parametrize(
    "name", ["\u0410da", "Ad\u03b1", "B\u0435n", "\u0391\u0431", "\u13aaara", "N\u0585ra"]
)
def test_a_name_is_of_one_alphabet(name: str) -> None:
    with pytest.raises(BadName, match="one alphabet"):
        clean_name(name)


@pytest.mark.parametrize(
    "name",
    [
        "\u0412\u0435\u0440\u0430 2",
        "\u0393\u03b9\u03ce\u03c1\u03b3\u03bf\u03c2",
        "\u592a\u90ce Taro",
        "\uc9c0\ubbfc (Jimin)",
        "Robot",
        "\u0432\u043e\u0442",
        "Ken \u30b1\u30f3",
    ],
)
def test_names_of_other_scripts_are_names(name: str) -> None:
    assert clean_name(name) == unicodedata.normalize("NFC", name)


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("\u0410\u0412\u0412\u0410", "ABBA"),
        ("\u0441\u043e\u0441\u043e", "coco"),
        ("\u039d\u0399\u039d\u0391", "Nina"),
        ("AIan", "Alan"),
        ("B0b", "Bob"),
        ("Mortirner", "Mortimer"),
        ("Ad\u1ea1", "Ada"),
        ("\u1d00da", "Ada"),
    ],
)
def test_names_that_look_the_same_are_told_apart(name: str, other: str) -> None:
    assert apart(clean_name(name), [clean_name(other)]) == f"{name} (2)"
    assert apart(other, [name, f"{name} (2)"]) == f"{other} (3)"


def test_names_that_read_the_same_are_told_apart() -> None:
    assert apart("Ada", ["Ben", "Ida", "Adam"]) == "Ada"
    assert apart("\u0915\u093f", ["\u0915\u0941"]) == "\u0915\u093f"
    assert apart("ada", ["Ada", "\uff21\uff24\uff21 (2)"]) == "ada (3)"


def test_a_name_is_unique_at_a_table_and_watchers_are_marked(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        ada, double, watcher = house.person("Ada"), house.person("ADA"), house.person("ada")
        table = ada.against(double)
        with ada.at(table) as one, double.at(table) as two, watcher.at(table) as three:
            assert [seat["name"] for seat in one.told["seats"]] == ["Ada", "ADA (2)"]
            for chair in (one, two, three):
                chair.ask("chat", text="It is me!")
            said = [one.until("chat", n=number) for number in (1, 2)]
            assert [(line["from"], line["sits"]) for line in said] == [("ADA (2)", True), ("ada (3)", False)]
    with House(tmp_path) as house, same_person(house, ada).at(table) as one:
        assert [one.until("chat", n=number)["sits"] for number in (0, 1, 2)] == [True, True, False]


def test_a_line_of_chat_said_again_is_said_once(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        ada = house.person("Ada")
        table = ada.table("wylde_hunt", "me", "me")
        with ada.at(table) as one:
            assert one.ask("chat", text="Once.", id="c1")["t"] == "ok"
            assert one.ask("chat", text="Once.", id="c1")["t"] == "ok"
    with House(tmp_path) as house, same_person(house, ada).at(table) as one:
        one.ask("chat", text="Once.", id="c1")
        one.ask("chat", text="Twice.", id="c2")
        one.now()
        assert [line["text"] for line in one.heard if line["t"] == "chat"] == ["Once.", "Twice."]


def test_one_seat_for_each_who_is_invited(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        ada, ben = house.person("Ada"), house.person("Ben")
        seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
        for several in (False, True):
            wish = {"game": "wildlands", "seats": seats, "several": several}
            table = ada.post("/api/tables", wish)["id"]
            ben.post(f"/api/tables/{table}/sit", {"seat": 1})
            house.restart()
            second = ben.http.post(f"/api/tables/{table}/sit", json={"seat": 2})
            assert second.status_code == (200 if several else 400)
        assert ada.post(f"/api/tables/{table}/sit", {"seat": 0})["status"] == "playing"


def test_only_who_played_can_ask_for_a_rematch(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        ada, ben, eve = house.person("Ada"), house.person("Ben"), house.person("Eve")
        table = ada.against(ben)
        with ada.at(table) as one, ben.at(table) as two, eve.at(table) as three:
            one.ask("resign", seat=0)
            for _ in range(2):
                assert three.ask("rematch")["error"].startswith("Only those who played here")
            assert one.ask("rematch")["t"] == one.ask("rematch")["t"] == "ok"
            two.until_told(lambda told: told["again"] == [0])
            assert two.told["rematch"] is None
            two.ask("rematch")
            assert two.now()["rematch"] is not None


def test_a_rematch_is_withdrawn_or_declined(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        ada, ben, eve = house.person("Ada"), house.person("Ben"), house.person("Eve")
        table = ada.against(ben)
        with ada.at(table) as one, ben.at(table) as two, eve.at(table) as three:
            assert one.ask("no-rematch")["error"] == "The game is not over yet."
            one.ask("resign", seat=0)
            assert three.ask("no-rematch")["error"].startswith("Only those who played here")
            one.ask("rematch")
            two.until_told(lambda told: told["again"] == [0] and told["company"]["awaited"] == [1])
            two.ask("no-rematch")
            one.until_told(lambda told: told["company"]["not_again"] == [1])
            assert one.told["company"]["awaited"] == [1], "Whoever declined may still think better of it."
            one.ask("no-rematch")
            two.until_told(lambda told: told["again"] == [])
            two.ask("rematch")
            one.until_told(lambda told: told["again"] == [1] and told["company"]["not_again"] == [])
            assert one.told["rematch"] is None
            one.ask("rematch")
            assert one.now()["rematch"] is not None


def test_whoever_gave_up_may_play_again_and_is_waited_for_while_here(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        ada, ben, cleo = house.person("Ada"), house.person("Ben"), house.person("Cleo")
        table = ada.table("wildlands", "me", "open", "open", options={"turn_limit": 200, "stall_rounds": 3})
        ben.post(f"/api/tables/{table}/sit", {"seat": 1})
        cleo.post(f"/api/tables/{table}/sit", {"seat": 2})
        with ada.at(table) as one, ben.at(table) as two:
            for chair in (one, two):
                chair.ask("resign", seat=chair.told["seat"])
            with cleo.at(table) as three:
                three.ask("resign", seat=three.told["seat"])
            one.until_told(lambda told: told["result"] is not None)
            one.until_told(lambda told: told["company"]["awaited"] == [0, 1])
            one.ask("rematch")
            two.until_told(lambda told: told["again"] == [0])
            assert two.told["rematch"] is None
            two.ask("no-rematch")
            one.until_told(lambda told: told["rematch"] is not None)
        with ada.at(one.told["rematch"]) as one:
            assert sorted(seat["kind"] for seat in one.told["seats"]) == ["bot", "bot", "person"]


def test_a_strange_host_is_refused(tmp_path: Path) -> None:
    """A page whose own name points here has our origin, but not our name."""
    with House(tmp_path, names=("Table.example.org",)) as house:
        ada = house.person("Ada")
        table = ada.table("wylde_hunt", "me", "me")
        for name, known in (
            ("evil.example", False),
            ("127.0.0.1.evil.example", False),
            ("", False),
            ("[", False),
            ("localhost", True),
            ("table.example.org", True),
            ("192.0.2.7", True),
            ("[::1]", True),
        ):
            host = f"{name}:{house.port}" if name else ""
            headers = {"Host": host, "Origin": f"http://{host}"}
            for path in ("/", "/api/games"):
                answer = ada.http.get(path, headers=headers)
                assert (answer.status_code == 421) is not known
                assert known or "does not go by that name" in answer.json()["error"]
            if name and name != "[":
                address = f"ws://{house.host}/api/tables/{table}/socket"
                sent = {"Host": host}
                refused = nullcontext() if known else pytest.raises(InvalidStatus, match="403")
                with refused, connect(address, origin=Origin(f"http://{host}"), additional_headers=sent):
                    pass


@pytest.mark.parametrize(
    "body",
    [
        b'{"name": ' + b"[" * 7000 + b"]" * 7000 + b"}",
        b'{"name": "' + b"\xff\xfe" + b'"}',
        b'{"name": "\\ud800"}',
        b"\xff",
        b"{",
        b"",
        b'{"name": null}',
        b'{"name": "Ada", "id": 1}',
        b"[" * 16000,
    ],
)
def test_bodies_that_cannot_be_read(tmp_path: Path, body: bytes) -> None:
    with House(tmp_path) as house:
        http = house.person("").http
        for path in ("/api/me", "/api/tables"):
            answer = http.post(path, content=body, headers={"Content-Type": "application/json"})
            assert 400 <= answer.status_code < 500
            assert answer.json()["error"].endswith(".")


def test_messages_that_cannot_be_read(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with House(tmp_path) as house:
        ada = house.person("Ada")
        with ada.at(ada.table("wylde_hunt", "me", "me")) as chair:
            for data in (
                b"[" * 4000,
                b'{"t": "act", "id": ' + b"[" * 2000,
                b"\xff\xfe",
                b'{"t": "chat", "text": "\\ud800"}',
            ):
                for text in (True, False):
                    chair.socket.send(data, text=text)
                    assert "no message of this protocol" in chair.until("no")["error"]
            deep = b'{"t": "ping", "more": ' + b"[" * 1900 + b"]" * 1900 + b"}"
            chair.socket.send(deep)
            chair.act("setup 1")
            assert chair.events
    assert "Traceback" not in caplog.text
