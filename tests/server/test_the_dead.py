"""What the dead of Wilderness see and may do: they watch what is public, and talk (WN-DEATH-02)."""

from pathlib import Path
from typing import Any

import pytest

from tests.server.house import House
from tests.table.test_windows import begin_at
from tests.wilderness.scenes import DAY, tiles
from wildtable.engine.options import read_options
from wildtable.engine.record import read_record
from wildtable.engine.replay import examine
from wildtable.games.wilderness.game import Wilderness
from wildtable.table.seat import PERSON, Seat
from wildtable.table.table import Table
from wildtable.table.window import NO_PACE

GAME = Wilderness()
NAMES = ("Ada", "Ben", "Cleo")
SKULL = int(GAME.content.tracks["tracks_v1"].skull)


def nearly_dead() -> dict[str, Any]:
    """P3's turn, the last of the round: at its end Nature kills P1, who holds two cards."""
    hands = [["raft", "splint"], ["fight"], ["companion"]]
    players: list[dict[str, Any]] = [{"area": "0,0", "hand": hand} for hand in hands]
    players[0]["exhaustion"] = SKULL  # squares are counted from 1: the last before the skull
    return {
        "tiles": tiles("wolfback-ridge", count=4),
        "weather": DAY,
        "first": "P1",
        "turn": {"player": "P3"},
        "players": players,
    }


@pytest.mark.rule("WN-DEATH-02", "WN-EVENT-08")
def test_the_dead_watch_what_is_public_and_talk(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        guests = [house.person(name) for name in NAMES]
        seats = [Seat(PERSON, guest.get("/api/me")["id"], guest.get("/api/me")["name"]) for guest in guests]
        options = read_options(GAME.options, {"tiles": 4, "stops": "none"})
        table = Table(GAME, options, seats, bytes(32), NO_PACE)
        table.start()
        begin_at(table, nearly_dead())
        name = house.put(table)
        with guests[0].at(name) as ada, guests[1].at(name) as ben, guests[2].at(name) as cleo:
            for seat, chair in enumerate((ada, ben, cleo)):
                chair.say(t="orders", seat=seat, order="pass", stops=[])
                chair.until_told(lambda told: told["order"] == "pass")
            assert ada.told["view"]["players"][0]["hand"] == ["raft", "splint"]
            assert cleo.act("end")["t"] == "ok"
            told = ada.until_told(lambda told: not told["view"]["players"][0]["alive"])
            ben.until_told(lambda told: not told["view"]["players"][0]["alive"])
            # everybody has seen who died, and the hand that was discarded
            died = [event for _, event in ben.events if event["event"] == "died"]
            assert [(event["seat"], sorted(event["cards"])) for event in died] == [("P1", ["raft", "splint"])]
            # the dead see what somebody sees who only watches
            view = told["view"]
            with house.person("Dora").at(name) as dora:
                watched = dora.told["view"]
            assert view["players"][1:] == watched["players"][1:]
            assert view["players"][0] | {"hand": []} == watched["players"][0] | {"hand": []}
            # nothing is asked of them, and nothing that they say is played
            told = ada.now()
            assert told["legal"] == []
            assert told["asked"] == []
            for action in ("end", "pass", "move 0,1", "play raft upper", "resign"):
                assert ada.act(action)["t"] == "no"
            # nobody dies twice
            assert (told["company"]["giving_up"], ben.now()["company"]["giving_up"]) == (None, "plays")
            assert ada.ask("resign", seat=0)["rule"] == "WN-DEATH-02"
            # but they talk, and the others play on without them
            assert ada.ask("chat", text="Go on without me.")["t"] == "ok"
            assert ben.until("chat")["text"] == "Go on without me."
            ben.until_told(lambda told: told["asked"] == [1])
            assert ben.act("end")["t"] == "ok"
            cleo.until_told(lambda told: told["asked"] == [2])
            assert ada.now()["view"]["active"] == "P3"


@pytest.mark.parametrize("word", ["resign", "act"])
def test_who_gives_up_in_a_window_does_so_at_once(tmp_path: Path, word: str) -> None:
    """Giving up is no answer that waits sealed among others, whichever way it is said, and the record of the
    game can be played again."""
    options = {"tiles": 4, "stops": "all", "reaction_seconds": 0}
    with House(tmp_path) as house:
        guests = [house.person(name) for name in NAMES]
        name = guests[0].table("wilderness", "me", "open", "open", options=options)
        for seat, guest in enumerate(guests[1:], 1):
            guest.post(f"/api/tables/{name}/sit", {"seat": seat})
        with guests[0].at(name) as ada, guests[1].at(name) as ben, guests[2].at(name) as cleo:
            assert ben.now()["window"]["asked"] == [0, 1, 2]
            assert ben.act("pass")["t"] == "ok"
            for seat, chair in ((1, ben), (2, cleo)):
                said = chair.ask("resign", seat=seat) if word == "resign" else chair.act("resign")
                assert said["t"] == "ok"
                assert not chair.now()["view"]["players"][seat]["alive"]
                assert chair.ask("resign", seat=seat)["t"] == "no"
                assert chair.act("resign")["t"] == "no"
            assert (ada.now()["status"], ada.told["result"]["winners"]) == ("over", [0])
        record = read_record(guests[0].http.get(f"/api/tables/{name}/record").text)
        assert [text for _, text in record.entries].count("resign") == 2
        assert examine(GAME, record).proved
