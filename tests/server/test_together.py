"""People at a table: talking, coming and going, resigning, drawing, taking back, playing again."""

from pathlib import Path

from tests.server.house import House
from wildtable.engine.record import read_record
from wildtable.engine.replay import verify
from wildtable.games import load


def test_resign_and_rematch_with_the_seats_turned(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        ada, ben = house.person("Ada"), house.person("Ben")
        table = ada.against(ben)
        with ada.at(table) as one, ben.at(table) as two:
            assert one.ask("rematch")["error"] == "The game is not over yet."
            assert one.ask("resign", seat=0)["t"] == "ok"
            two.until_told(lambda told: told["result"] is not None)
            assert two.told["result"] == {
                "points": [0, 1],
                "sides": [[0], [1]],
                "places": [2, 1],
                "winners": [1],
                "reason": "resigned",
            }
            assert two.ask("rematch")["t"] == "ok"
            one.until_told(lambda told: told["again"] == [1])
            assert one.told["rematch"] is None
            assert one.ask("rematch")["t"] == "ok"
            assert two.ask("rematch")["t"] == "ok"
            again = one.now()["rematch"]
            assert again is not None
            two.now()
            assert again == two.told["rematch"]
        with ada.at(again) as one, ben.at(again) as two:
            assert (one.told["seat"], two.told["seat"]) == (1, 0)
        mine = {card["id"]: card for card in ben.get("/api/tables")["mine"]}
        assert mine[again]["your_turn"] is True
        assert mine[table]["status"] == "over"


def test_partners_are_partners_in_the_rematch_too(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        ada, ben = house.person("Ada"), house.person("Ben")
        table = ada.table("wild_assent", "me", "open", "random", "random")
        ben.post(f"/api/tables/{table}/sit", {"seat": 1})
        with ada.at(table) as one, ben.at(table) as two:
            one.ask("resign", seat=0)
            two.ask("resign", seat=1)
            two.until_told(lambda told: told["result"] is not None)
            one.ask("rematch")
            two.ask("rematch")
            again = two.now()["rematch"]
        with ada.at(again) as one, ben.at(again) as two:
            assert (one.told["company"]["partners"], two.told["company"]["partners"]) == ([2], [3])


def test_a_draw_is_offered_refused_and_agreed(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        ada, ben = house.person("Ada"), house.person("Ben")
        table = ada.against(ben)
        with ada.at(table) as one, ben.at(table) as two:
            one.ask("draw", seat=0)
            two.until_told(lambda told: told["draw"] == 0)
            assert two.ask("agree", seat=1, to="draw", yes=False)["t"] == "ok"
            two.ask("draw", seat=1)
            one.until_told(lambda told: told["draw"] == 1)
            assert one.ask("agree", seat=0, to="draw", yes=True)["t"] == "ok"
            one.until_told(lambda told: told["result"] is not None)
            assert one.told["result"]["reason"] == "draw agreed"


def test_taking_back_by_consent_and_alone(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        ada, ben = house.person("Ada"), house.person("Ben")
        table = ada.against(ben, undo_by_consent=True)
        with ada.at(table) as one, ben.at(table) as two:
            one.act("setup 1")
            one.ask("undo", seat=0)
            two.until_told(lambda told: told["asking"] == {"undo": 0, "agreed": [0]})
            two.ask("agree", seat=1, to="undo", yes=True)
            one.until_told(lambda told: told["rewound"] == 0)
            two.now()
            assert one.events == two.events == [[0, {"event": "took-back", "seat": "S"}]]
            assert one.told["asked"] == [0]
        alone = ada.table("wylde_hunt", "me", "me")
        with ada.at(alone) as chair:
            chair.act("setup 2")
            assert chair.told["undo"] == {"free": True}
            chair.ask("undo", seat=chair.told["seat"])
            assert chair.now()["view"]["step"] == "setup"


def test_chat_and_presence(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        ada, ben, nobody = house.person("Ada"), house.person("Ben"), house.person("")
        table = ada.table("wylde_hunt", "me", "open", options={"seelie": "host"})
        with ada.at(table) as one:
            assert one.told["status"] == "waiting"
            ben.post(f"/api/tables/{table}/sit", {"seat": 1})
            one.until_told(lambda told: told["status"] == "playing")
            assert [seat["here"] for seat in one.told["seats"]] == [True, False]
            with ben.at(table) as two:
                one.until_told(lambda told: told["seats"][1]["here"])
                two.ask("chat", text=" Hello! ")
                assert one.until("chat")["text"] == "Hello!"
            one.until_told(lambda told: not told["seats"][1]["here"])
            with nobody.at(table) as watcher:
                assert watcher.until("chat")["from"] == "Ben"
                assert watcher.ask("chat", text="hi")["t"] == "no"
        again = house.person("Cleo").http.post(f"/api/tables/{table}/sit", json={"seat": 0})
        assert again.json()["error"] == "That seat is taken."


def test_why(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        ada = house.person("Ada")
        table = ada.table("wylde_hunt", "me", "me", options={"seelie": "host"})
        with ada.at(table) as chair:
            chair.act("setup 1")
            why = chair.ask("why", seat=1, picked=["mortal:mortal"], element="square:A1")
            assert (why["rule"], why["facts"]) == ("WH-SETUP-05", {"square": "A1"})
        wild = ada.table("wildlands", "me", "me", options={"factions": "guild,gnomads"})
        with ada.at(wild) as chair:
            assert chair.ask("why", seat=0, picked=[], element="nonsense")["rule"] is None


def test_leaving_lets_a_bot_play_on(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        ada, ben = house.person("Ada"), house.person("Ben")
        table = ada.table("wildlands", "me", "open", options={"factions": "guild,gnomads"})
        ben.post(f"/api/tables/{table}/sit", {"seat": 1})
        with ada.at(table) as one, ben.at(table) as two:
            for _ in range(5):
                two.act(two.told["legal"][0][0])
            assert one.ask("leave", seat=0)["t"] == "ok"
            two.until_told(lambda told: told["view"]["step"] != "assign")
            assert two.told["seats"][0]["left"]
        with ada.at(table) as one:
            one.until_told(lambda told: not told["seats"][0]["left"])


def test_draws_are_promised_and_can_be_checked(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        ada, ben = house.person("Ada"), house.person("Ben")
        promised = ada.post("/api/commitment", {})["commitment"]
        wish = {
            "game": "wildlands",
            "seats": [{"kind": "me"}, {"kind": "open"}],
            "commitment": promised,
            "entropy": "0a0b",
        }
        table = ada.post("/api/tables", wish)["id"]
        ben.post(f"/api/tables/{table}/sit", {"seat": 1, "entropy": "c0de"})
        with ada.at(table) as one:
            assert one.told["fair"] == {"commitment": promised}
            early = ada.http.get(f"/api/tables/{table}/record")
            assert early.json()["error"] == "The record can be had when the game is over."
            one.ask("resign", seat=0)
            record = read_record(ada.http.get(f"/api/tables/{table}/record").text)
            assert record.fair is not None
            assert (record.fair.commitment, record.fair.entropy) == (promised, ["0a0b", "c0de"])
            verify(load("wildlands"), record)
            again = ada.post("/api/commitment", {})["commitment"]
            assert one.ask("rematch", commitment=again, entropy="77")["t"] == "ok"
            with ben.at(table) as two:
                assert two.told["again"] == [0]
                two.ask("rematch", entropy="99")
            one.until_told(lambda told: told["rematch"] is not None)
        with ben.at(one.told["rematch"]) as two:
            assert two.told["fair"] == {"commitment": again}
            two.ask("resign", seat=0)
            record = read_record(ben.http.get(f"/api/tables/{one.told['rematch']}/record").text)
            assert record.fair is not None
            assert record.fair.entropy == ["77", "99"]


def test_a_promise_serves_one_table(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        ada = house.person("Ada")
        promised = ada.post("/api/commitment", {})["commitment"]
        wish = {"game": "wylde_hunt", "seats": [{"kind": "me"}, {"kind": "me"}], "commitment": promised}
        ada.post("/api/tables", wish)
        answer = ada.http.post("/api/tables", json=wish)
        assert answer.status_code == 400
        assert answer.json()["error"].startswith("The server no longer knows what it promised")
        answer = ada.http.post("/api/tables", json={**wish, "commitment": "", "entropy": "<b>"})
        assert "letters and digits" in answer.json()["error"]
