"""Two people, two sockets, one game of Wylde Hunt from the first to the last decision."""

from pathlib import Path

from tests.server.house import House
from wildtable.engine.rng import Rng


def test_a_whole_game_between_two_people(tmp_path: Path) -> None:
    rng = Rng(5)
    with House(tmp_path) as house:
        ada, ben = house.person("Ada"), house.person("Ben")
        table = ada.table("wylde_hunt", "me", "open", options={"round_limit": 40})
        assert [card["id"] for card in ben.get("/api/tables")["open"]] == [table]
        ben.post(f"/api/tables/{table}/sit", {"seat": 1})
        with ada.at(table) as one, ben.at(table) as two:
            chairs = {one.told["seat"]: one, two.told["seat"]: two}
            assert sorted(chairs) == [0, 1]
            for _ in range(2000):
                asked = [chair for chair in (one, two) if chair.told["asked"]]
                if one.told["result"] is not None:
                    break
                (chair,) = asked
                legal = chair.told["legal"]
                assert all(elements for _, elements, _ in legal)
                answer = chair.act(legal[rng.below(len(legal))][0])
                assert answer["t"] == "ok"
                for other in (one, two):
                    other.until_version(answer["version"])
            for chair in (one, two):
                assert chair.told["status"] == "over"
                assert chair.told["result"]["reason"]
                assert chair.events[-1][1]["event"] == "game-over"
            assert one.events == two.events
