"""The quiet games of the first page."""

import pytest

from tests.server.house import House
from wildtable.games import names


@pytest.mark.parametrize("game", names())
def test_a_demo_is_what_a_spectator_sees_of_a_game(tmp_path_factory: pytest.TempPathFactory, game: str) -> None:
    with House(tmp_path_factory.mktemp("house")) as house:
        nobody = house.person("")
        views = nobody.get(f"/api/demo/{game}")["views"]
        assert len(views) >= 20
        assert all(view["seat"] is None for view in views)
        assert all(one != other for one, other in zip(views, views[1:], strict=False))
        assert nobody.get(f"/api/demo/{game}")["views"] == views, "It is played once."
        written = nobody.http.get(f"/api/demo/{game}").text
        for secret in ('"hand":', '"dealt":', '"hidden '):
            assert secret not in written
        assert nobody.http.get("/api/demo/chess").status_code == 404


def test_the_list_of_games_says_what_they_are_in_every_language(tmp_path_factory: pytest.TempPathFactory) -> None:
    with House(tmp_path_factory.mktemp("house")) as house:
        for game in house.person("").get("/api/games"):
            assert set(game["words"]) == {"en", "de"}
            assert game["words"]["en"]["title"] == game["title"]
            assert game["words"]["en"]["about"] != game["words"]["de"]["about"]
