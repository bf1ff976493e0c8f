"""Who may come in, and how much at once: origins, sizes, rates, names, unknown tables."""

import json
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from tests.server.house import House
from wildtable.server.identity import new_id
from wildtable.server.static import Files


def test_unsafe_requests_need_our_origin_and_json(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        ada = house.person("Ada")
        body = {"name": "Eve"}
        for headers in ({"Origin": "http://evil.example"}, {"Origin": ""}, {"Origin": "null"}):
            assert ada.http.patch("/api/me", json=body, headers=headers).status_code == 403
        typed = {"Content-Type": "text/plain"}
        assert ada.http.patch("/api/me", content=json.dumps(body), headers=typed).status_code == 415
        assert ada.get("/api/me")["name"] == "Ada"


def test_a_socket_needs_our_origin(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        table = house.person("Ada").table("wylde_hunt", "me", "me")
        address = f"ws://{house.host}/api/tables/{table}/socket"
        with pytest.raises(InvalidStatus) as refused, connect(address, origin=Origin("http://evil.example")):
            pass
        assert refused.value.response.status_code == 403


def test_nobody_acts_or_asks_from_anothers_seat(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        ada, eve = house.person("Ada"), house.person("Eve")
        table = ada.table("wildlands", "me", "me", options={"factions": "guild,gnomads"})
        with eve.at(table) as chair:
            assert chair.told["yours"] == []
            assert chair.told["view"]["seat"] is None
            refused = [
                chair.ask("act", seat=0, action="reopen", version=1),
                chair.ask("why", seat=0, picked=[], element="space:3"),
                chair.ask("undo", seat=0),
                chair.ask("resign", seat=0),
            ]
            assert {answer["error"] for answer in refused} == {"That is not your seat."}
            chair.say(t="show", seat=0)
            assert chair.until("no")["error"] == "That is not your seat."


def test_too_big_too_fast_and_nonsense(tmp_path: Path) -> None:
    with House(tmp_path, messages_per_second=20.0) as house:
        ada = house.person("Ada")
        table = ada.table("wylde_hunt", "me", "me")
        with ada.at(table) as chair:
            chair.say(t="chat", id="x", text="a" * 5000)
            assert "4 kB" in chair.until("no")["error"]
            assert "1 to 300" in chair.ask("chat", text="a" * 301)["error"]
            assert "1 to 300" in chair.ask("chat", text="two\nlines")["error"]
            for nonsense in ("", "[]", '{"t": "fly"}', '{"t": "act", "id": "n1"}', "\x00"):
                chair.socket.send(nonsense)
                assert "no message of this protocol" in chair.until("no")["error"]
            for number in range(40):
                chair.say(t="why", id=f"w{number}", seat=0, picked=[], element="square:A1")
            answers = [chair.hear() for _ in range(40)]
            refused = [answer for answer in answers if answer["t"] == "no"]
            assert refused
            assert refused[0]["error"].startswith("Too fast: at most 20 messages a second.")
            assert refused[0]["id"].startswith("w")


@pytest.mark.parametrize("name", ["", "   ", "a" * 25, "bell\a", "two\nlines", "turn\u202earound"])
def test_bad_names(tmp_path: Path, name: str) -> None:
    with House(tmp_path) as house:
        nobody = house.person("")
        answer = nobody.http.post("/api/me", json={"name": name})
        assert answer.status_code == 400
        assert answer.json()["error"].startswith("A name has 1 to 24 characters")
        assert nobody.get("/api/me") is None


def test_requests_that_come_too_fast(tmp_path: Path) -> None:
    with House(tmp_path, requests_per_second=2.0) as house:
        nobody = house.person("")
        codes = [nobody.http.post("/api/me", json={"name": ""}).status_code for _ in range(8)]
        assert codes[:4] == [400] * 4
        assert 429 in codes


def test_unknown_tables_and_games(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        ada = house.person("Ada")
        assert ada.http.get("/api/tables/nowhere").json() == {"error": "There is no such table."}
        assert ada.http.get("/api/rules/chess/en").status_code == 404
        assert ada.http.get("/api/rules/wylde_hunt/fr").status_code == 404
        assert ada.http.get("/api/nothing").status_code == 404
        with ada.at("nowhere", hello=False) as chair:
            assert chair.hear()["error"] == "There is no such table."
            with pytest.raises(ConnectionClosed):
                chair.hear()


@pytest.mark.parametrize(
    ("wish", "sentence"),
    [
        ({"game": "chess", "seats": []}, "no game 'chess'"),
        ({"game": "wylde_hunt", "seats": [{"kind": "me"}]}, "for 2 players, not 1"),
        ({"game": "wylde_hunt", "seats": [{"kind": "me"}, {"kind": "cat"}]}, "not for 'cat'"),
        ({"game": "wylde_hunt", "seats": [{"kind": "open"}] * 2}, "Take a seat yourself"),
        ({"game": "wylde_hunt", "seats": [{"kind": "me"}] * 2, "options": {"speed": 3}}, "no option 'speed'"),
        ({"game": 3, "seats": []}, "not as it should be"),
        ({"seats": []}, "not as it should be"),
    ],
)
def test_tables_that_cannot_be(tmp_path: Path, wish: dict[str, Any], sentence: str) -> None:
    with House(tmp_path) as house:
        answer = house.person("Ada").http.post("/api/tables", json=wish)
        assert answer.status_code in (400, 404)
        assert sentence in answer.json()["error"]


def test_a_forged_cookie_is_nobody(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        ada, eve = house.person("Ada"), house.person("")
        known = ada.http.cookies["wildtable"].rpartition(".")[0]
        eve.http.cookies.set("wildtable", f"{known}.{'0' * 64}")
        assert eve.get("/api/me") is None
        assert (tmp_path / "key").stat().st_mode & 0o777 == 0o600


def test_an_identity_moves_once(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        ada, phone, thief = house.person("Ada"), house.person(""), house.person("")
        path = ada.post("/api/me/link", {})["path"]
        assert phone.post(f"/api{path}", {}) == ada.get("/api/me")
        assert phone.get("/api/me")["name"] == "Ada"
        assert thief.http.post(f"/api{path}", json={}).status_code == 404


def test_pages_and_their_headers(tmp_path: Path) -> None:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html>")
    (static / "assets" / "app-4fG7hJ9k.js").write_text("let x = 1")
    (static / "assets" / "app-4fG7hJ9k.js.br").write_bytes(b"packed")
    with House(tmp_path / "data", static=static) as house:
        web = house.person("").http
        page = web.get("/table/abc")
        assert (page.status_code, page.text) == (200, "<!doctype html>")
        assert page.headers["cache-control"] == "no-cache"
        assert "script-src 'self';" in page.headers["content-security-policy"]
        assert "frame-ancestors 'none'" in page.headers["content-security-policy"]
        assert page.headers["x-content-type-options"] == "nosniff"
        assert page.headers["referrer-policy"]
        assert web.get("/", headers={"If-None-Match": page.headers["etag"]}).status_code == 304
        asset = web.get("/assets/app-4fG7hJ9k.js", headers={"Accept-Encoding": "identity"})
        assert "immutable" in asset.headers["cache-control"]
        assert asset.headers["content-type"].startswith("text/javascript")
        assert web.get("/assets/none.js").status_code == 404
        assert web.get("/../key").status_code in (200, 404)
        assert "content-security-policy" in web.get("/api/games").headers
    assert Files(static).answer("/assets/app-4fG7hJ9k.js", {b"accept-encoding": b"gzip, br"})[2] == b"packed"
    assert b"make client" in Files(tmp_path / "none").answer("/", {})[2]


def test_games_texts_rules_and_components(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        anybody = house.person("")
        games = {game["name"]: game for game in anybody.get("/api/games")}
        assert games["wildlands"]["seat_names"]["3"] == ["P1", "P2", "P3"]
        assert games["wylde_hunt"]["bots"][-1] == {"spec": "search:5", "level": 6}
        assert "title = Wylde Hunt" in anybody.http.get("/api/texts/wylde_hunt/de").text
        rules = anybody.get("/api/rules/wildlands/en")
        assert "Wildlands" in rules[0]["title"]
        assert {"id", "kind", "text"} == set(rules[2]["rules"][0])
        components = anybody.get("/api/content/wildlands")
        assert len(components["maps"]["ruins"]["spaces"]) == 42
        assert components["factions"]["guild"]["characters"][4]["name"] == "Lunk"
        assert anybody.get("/api/content/wylde_hunt")["squares"]["A1"] == "white"


def test_no_id_looks_like_an_option() -> None:
    """`wildtable forget ID` and `wildtable verify ID.txt` would take a dash for one."""
    assert [made for made in (new_id() for _ in range(3000)) if made.startswith("-")] == []
