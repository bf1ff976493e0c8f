"""A running match keeps its rules and components; where that cannot be, it stays readable and says why."""

import shutil
from pathlib import Path
from typing import Any

import pytest

from tests.packs import GUILD, board_pack, changed, write_pack
from tests.server.house import Chair, House, Person, play_on
from tests.server.test_damage import change
from tests.server.test_loading import count, load, played
from tests.server.test_storing import same_person
from wildtable import games
from wildtable.engine.record import read_record
from wildtable.engine.replay import verify
from wildtable.engine.rng import Rng
from wildtable.server.shelf import program_of
from wildtable.server.stored import HOLES

OTHER_PROGRAM = "UPDATE matches SET program = 'an earlier one'"


def colours(person: Person, chair: Chair) -> Any:
    """The board that a client draws for a table."""
    return person.get(f"/api/content/{chair.told['game']}/{chair.told['content']}")["squares"]


@pytest.mark.parametrize("before", [True, False])
def test_a_match_goes_on_with_its_own_components(tmp_path: Path, before: bool) -> None:
    """A pack is taken away under a stopped server, or there is one all of a sudden."""
    pack = board_pack(tmp_path / "pack")
    data = tmp_path / "data"
    with House(data, pack=pack if before else None) as house:
        ada = house.person("Ada")
        table = ada.table("wylde_hunt", "me", "me", options={"seelie": "host"})
        with ada.at(table) as chair:
            own, digest = colours(ada, chair), chair.told["content"]
            play_on(chair, Rng(1), 25)
            position = chair.told["view"]["position"]
    if before:
        shutil.rmtree(pack)
    with House(data, pack=None if before else pack) as house:
        ada = same_person(house, ada)
        assert {card["problem"] for card in ada.get("/api/tables")["mine"]} == {""}
        with ada.at(table) as chair:
            assert (chair.told["content"], chair.told["stopped"]) == (digest, None)
            assert (colours(ada, chair), chair.told["view"]["position"]) == (own, position)
            play_on(chair, Rng(2), 10)
            chair.ask("resign", seat=0)
        record = read_record(ada.http.get(f"/api/tables/{table}/record").text)
        with ada.at(ada.table("wylde_hunt", "me", "me")) as chair:
            assert (colours(ada, chair) != own, chair.told["content"] != digest) == (True, True)
            assert ada.get("/api/content/wylde_hunt")["squares"] == colours(ada, chair)
    kept = data / "content" / digest
    verify(games.read("wylde_hunt", kept if before else None), record)


def test_bots_think_with_the_components_of_their_match(tmp_path: Path) -> None:
    """A hand of this pack cannot be pictured with our own deck, which has shields where it has cover."""
    files = {GUILD: changed(GUILD, (":shield", ":cover"))}
    pack, data = write_pack(tmp_path / "pack", files), tmp_path / "data"
    with House(data, pack=pack) as house:
        ada = house.person("Ada")
        table = ada.table("wildlands", "me", "greedy", options={"factions": "gnomads,guild"})
        with ada.at(table) as chair:
            play_on(chair, Rng(3), 12)
    shutil.rmtree(pack)
    with House(data) as house:
        ada = same_person(house, ada)
        with ada.at(table) as chair:
            play_on(chair, Rng(4), 12)
        assert house.app.thinkers.failures == 0
        assert list(house.app.hub.shelf.packs.values()) == [str(data / "content" / chair.told["content"])]


@pytest.mark.parametrize("game", ["wylde_hunt", "wildlands"])
def test_after_an_upgrade_a_match_is_played_through_once(tmp_path: Path, game: str) -> None:
    table = played(tmp_path, game)
    change(tmp_path, OTHER_PROGRAM)
    stored = load(tmp_path, table)
    assert (stored.table.stopped, bool(stored.renew)) == ("", True)
    with House(tmp_path) as house:
        house.person("Ben").get(f"/api/tables/{table}")
    assert count(tmp_path, "SELECT count(*) FROM matches WHERE program = ?", program_of(game)) == 1
    assert load(tmp_path, table).renew == []


def test_another_way_to_write_fingerprints_stops_no_match(tmp_path: Path) -> None:
    table = played(tmp_path, "wildlands")
    change(tmp_path, OTHER_PROGRAM)
    change(tmp_path, "UPDATE marks SET digest = x'00'")
    assert load(tmp_path, table).table.stopped == ""


CANNOT = {
    "an action is no longer allowed": (
        "UPDATE entries SET text = 'mortal A1' WHERE number = 1",
        "line 2 of it would be otherwise ('mortal A1' is not allowed here (WH-",
    ),
    "an action is no longer known": (
        "UPDATE entries SET text = 'mortal by lot' WHERE number = 1",
        "line 2 of it would be otherwise (",
    ),
    "it leads elsewhere": (
        "UPDATE marks SET digest = x'00', position = (SELECT min(position) FROM marks WHERE entries = 16) "
        "WHERE entries = 32",
        "line 32 of it would be otherwise (after entry 32 it leads to another position than it did then).",
    ),
    "the components are gone": (
        "UPDATE matches SET content = 'gone'",
        "the components it was begun with (gone) are not on this server.",
    ),
}


@pytest.mark.parametrize("why", CANNOT)
def test_a_match_that_cannot_go_on_can_be_read(tmp_path: Path, why: str) -> None:
    harm, sentence = CANNOT[why]
    rng = Rng(5)
    with House(tmp_path) as house:
        ada, ben = house.person("Ada"), house.person("Ben")
        table = ada.against(ben)
        with ada.at(table) as one, ben.at(table) as two:
            for _ in range(40):
                one.now()
                two.now()
                chair = one if one.told["asked"] else two
                legal = chair.told["legal"]
                chair.act(legal[rng.below(len(legal))][0])
            one.now()
            events, view = one.events, one.told["view"]
    change(tmp_path, harm)
    change(tmp_path, OTHER_PROGRAM)
    with House(tmp_path) as house:
        ada, eve = same_person(house, ada), house.person("Eve")
        with ada.at(table) as chair:
            told = chair.told
            assert sentence in told["stopped"]
            assert told["stopped"].startswith("This game cannot go on: ")
            assert (told["status"], told["asked"], told["legal"], told["undo"]) == ("playing", [], [], None)
            assert chair.events == events
            if "an action" in why:
                assert told["view"] == view
            for kind in ("undo", "resign", "draw", "leave"):
                assert chair.ask(kind, seat=0)["error"] == told["stopped"]
            assert chair.ask("act", seat=0, action="setup 1")["error"] == told["stopped"]
            assert chair.ask("chat", text="What a pity.")["t"] == "ok"
            cards = {card["id"]: card for card in ada.get("/api/tables")["mine"]}
            assert cards[table]["problem"] == told["stopped"]
            record = f"/api/tables/{table}/record"
            assert "when the game is over" in ada.http.get(record).json()["error"]
            assert eve.http.post(f"/api/tables/{table}/end", json={}).status_code == 400
            assert ada.post(f"/api/tables/{table}/end", {})["status"] == "over"
            assert chair.until("table")["status"] == "over"
            read = read_record(ada.http.get(record).text)
            assert (len(read.entries), read.result) == (40, None)
    change(tmp_path, "UPDATE matches SET program = ?", program_of("wylde_hunt"))
    with House(tmp_path) as house, same_person(house, ada).at(table) as chair:  # closed is closed
        assert (chair.told["status"], sentence in chair.told["stopped"]) == ("over", True)


@pytest.mark.parametrize("events", ["x'5b5b'", "CAST('[[\"moved\", 5, {}, true]]' AS BLOB)"])
def test_a_match_that_cannot_go_on_and_is_damaged_can_be_read(tmp_path: Path, events: str) -> None:
    """It says both at once, at every visit the same, and neither is said twice when it is closed."""
    with House(tmp_path) as house:
        ada = house.person("Ada")
        table = ada.table("wylde_hunt", "me", "me", options={"seelie": "host"})
        with ada.at(table) as chair:
            play_on(chair, Rng(5), 40)
            whole = chair.events
    change(tmp_path, f"UPDATE entries SET events = {events} WHERE number BETWEEN 20 AND 25")
    change(tmp_path, "UPDATE entries SET text = 'mortal A1' WHERE number = 1")
    change(tmp_path, OTHER_PROGRAM)
    with House(tmp_path) as house:
        ada, stopped = same_person(house, ada), set()
        for closed in (False, True):
            for _ in range(2):
                with ada.at(table) as chair:
                    assert chair.events == [event for event in whole if not 20 <= event[0] <= 25]
                    stopped.add(chair.told["stopped"])
                assert ada.get(f"/api/tables/{table}")["status"] == ("over" if closed else "playing")
            ada.post(f"/api/tables/{table}/end", {})
            house.restart()
            ada = same_person(house, ada)
        (sentence,) = stopped
        assert (sentence.count("line 2 of it would be otherwise"), sentence.count(HOLES)) == (1, 1)


def test_nobody_closes_a_game_that_can_go_on(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        ada = house.person("Ada")
        table = ada.table("wylde_hunt", "me", "me")
        answer = ada.http.post(f"/api/tables/{table}/end", json={})
        assert (answer.status_code, "can go on" in answer.json()["error"]) == (400, True)
        assert ada.http.get("/api/content/wylde_hunt/gone").status_code == 404


@pytest.mark.parametrize("name", games.names())
def test_the_components_of_every_game_can_be_kept(tmp_path: Path, name: str) -> None:
    """What is stored of them, laid out as a pack, is the same game."""
    with House(tmp_path) as house:
        shelf = house.app.hub.shelf
        kept = shelf._read(name, shelf.now(name).content_digest)
    assert kept.content_digest == shelf.now(name).content_digest
    seats = kept.seat_counts[-1]
    assert kept.new(seats).fingerprint() == shelf.now(name).new(seats).fingerprint()
    assert kept.at_table.components() == shelf.now(name).at_table.components()
