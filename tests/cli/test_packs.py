"""`--pack DIR`: every command that loads a game can load it with a content pack."""

from pathlib import Path
from typing import Any

import pytest

from tests.cli.documents import BODY, sealed, write
from tests.cli.run import answered, found_bad, refused, rescued, wildtable
from tests.packs import GUILD, board_pack, changed, guild_pack, write_pack
from wildtable.engine.record import read_record_file
from wildtable.games import load

RUINS = "wildlands/maps/ruins.toml"

CASE: dict[str, Any] = {
    "id": "four-health",
    "game": "wildlands",
    "position": {
        "players": [
            {"faction": "guild", "characters": {"1": {"at": 1, "damage": 3}}, "hand": []},
            {"faction": "gnomads", "characters": {"1": 40}, "hand": []},
        ]
    },
    "expect": {"characters": {"P1.1": {"at": 1, "damage": 3}}},
}


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    return guild_pack(tmp_path / "pack")


def test_records_of_a_simulation_need_their_pack(pack: Path, tmp_path: Path) -> None:
    path = tmp_path / "games.txt"
    words = ("--games", 26, "--jobs", 2, "--option", "stall_rounds=3", "--record", path)
    played = answered("simulate", "wildlands", *words, "--pack", pack)
    assert played.code == 0, played.err
    digest = load("wildlands", pack).content_digest
    assert {record.content for record in read_record_file(path)} == {digest}
    assert answered("verify", path, "--pack", pack).out.count("ok game") == 26
    told = answered("replay", path, "--pack", pack, "--at", 0, "--json").json()
    assert told["entries"] == 0
    refused(answered("verify", path), path, "game 1", "other components", "--pack DIR")
    refused(answered("replay", path), path, "other components", "--pack DIR")


def test_a_case_holds_with_its_pack(pack: Path, tmp_path: Path) -> None:
    path = write(tmp_path / "case.json", CASE)
    told = answered("check", path, "--pack", pack)
    assert told.code == 0, told.err
    found_bad(answered("check", path), path, "damage")


def test_a_case_of_another_game_does_not_fit_the_pack(tmp_path: Path) -> None:
    path = write(tmp_path / "case.json", CASE)
    board = board_pack(tmp_path / "board")
    refused(answered("check", path, "--pack", board), path, "four-health", board, "has nothing for wildlands")


def test_a_map_of_a_pack_is_shown(tmp_path: Path) -> None:
    pack = write_pack(tmp_path / "pack", {RUINS: changed(RUINS, ("size = [1600", "size = [1700"))})
    drawn = answered("map", "wildlands", "ruins", "--pack", pack, "--svg", "-")
    assert drawn.code == 0, drawn.err
    assert 'viewBox="0 0 1700 ' in drawn.out


def test_perft_and_bench_take_a_pack(tmp_path: Path) -> None:
    pack = board_pack(tmp_path / "pack")
    assert answered("perft", "wylde-hunt", "--depth", 1, "--json", "--pack", pack).json()[0]["paths"] == 2
    assert answered("bench", "wylde-hunt", "--seconds", 0.1, "--pack", pack).json()["game"] == "wylde_hunt"
    refused(answered("bench", "--seconds", 0.1, "--pack", pack), pack, "has nothing for wildlands")


def test_a_saved_game_says_how_to_go_on_with_its_pack(pack: Path, tmp_path: Path) -> None:
    words = ("play", "wildlands", "--seed", 1, "--option", "factions=guild,gnomads")
    told = wildtable(*words, "--pack", pack, typed="1\n", XDG_STATE_HOME=tmp_path)
    assert f"wildtable play wildlands --pack {pack} --resume " in told.out, told.err
    assert "Ash" in told.out
    path = rescued(told)
    again = wildtable("play", "wildlands", "--resume", path, "--pack", pack, XDG_STATE_HOME=tmp_path)
    assert again.code == 0, again.err
    assert "Ash" in again.out
    refused(answered("play", "wildlands", "--resume", path), path, "other components", "--pack DIR")


def test_a_game_without_a_pack_is_not_resumed_with_one(tmp_path: Path) -> None:
    path = write(tmp_path / "game.txt", sealed(BODY))
    pack = board_pack(tmp_path / "pack")
    words = ("play", "wylde-hunt", "--resume", path, "--pack", pack)
    refused(answered(*words), path, "other components", "or none if it had none")


def test_a_pack_with_a_mistake(tmp_path: Path) -> None:
    pack = write_pack(tmp_path / "pack", {GUILD: changed(GUILD, ("wild_count = 6", ""))})
    refused(answered("perft", "wildlands", "--pack", pack), pack, "guild.toml", "WL-CARD-16")
    missing = tmp_path / "none"
    refused(answered("simulate", "wildlands", "--pack", missing), missing, "is no folder")


@pytest.mark.parametrize(
    "command", ["bench", "check", "map", "perft", "play", "replay", "simulate", "verify"]
)
def test_the_option_is_explained(command: str) -> None:
    assert "--pack" in answered(command, "--help").out
