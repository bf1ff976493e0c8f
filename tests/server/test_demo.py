"""What the first page shows: quiet games, and games that can be watched."""

from itertools import pairwise
from pathlib import Path

import pytest

from tests.server.house import House
from wildtable.games import names


@pytest.mark.parametrize("game", names())
def test_a_demo_is_what_a_spectator_sees_of_a_game(tmp_path: Path, game: str) -> None:
    with House(tmp_path) as house:
        nobody = house.person("")
        views = nobody.get(f"/api/demo/{game}")["views"]
        assert len(views) >= 20
        assert all(view["seat"] is None for view in views)
        assert all(one != other for one, other in pairwise(views))
        assert nobody.get(f"/api/demo/{game}")["views"] == views, "It is played once."
        written = nobody.http.get(f"/api/demo/{game}").text
        for secret in ('"hand":', '"dealt":', '"hidden '):
            assert secret not in written
        assert nobody.http.get("/api/demo/chess").status_code == 404


def test_the_list_of_games_says_what_they_are_in_every_language(
    tmp_path: Path,
) -> None:
    with House(tmp_path) as house:
        for game in house.person("").get("/api/games"):
            assert set(game["words"]) == {"en", "de"}
            assert game["words"]["en"]["title"] == game["title"]
            assert game["words"]["en"]["about"] != game["words"]["de"]["about"]


def test_public_games_that_go_on_can_be_watched(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        ada, bob, eve = (house.person(name) for name in ("Ada", "Bob", "Eve"))
        shown = ada.against(bob)
        hidden = ada.post(
            "/api/tables",
            {
                "game": "wylde_hunt",
                "options": {},
                "seats": [{"kind": "me"}, {"kind": "open"}],
                "public": False,
            },
        )["id"]
        bob.post(f"/api/tables/{hidden}/sit", {"seat": 1})
        assert [table["id"] for table in eve.get("/api/tables")["watched"]] == [shown]
        assert eve.get("/api/tables")["open"] == []
        assert ada.get("/api/tables")["watched"] == [], "One's own are elsewhere."
