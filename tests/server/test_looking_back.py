"""Looking back over the wire: the very bytes that were sent then, for every seat and for a spectator."""

from contextlib import ExitStack
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.server.house import Chair, House
from tests.server.test_loading import count
from tests.server.test_storing import same_person
from wildtable.engine.rng import Rng
from wildtable.table.match import MARK_EVERY, MARKS_KEPT
from wildtable.table.past import KEPT_EVERY

OPTIONS: dict[str, dict[str, Any]] = {
    "wildlands": {"factions": "guild,gnomads", "turn_limit": 200},
    "wylde_hunt": {"seelie": "host", "repetition": 0},
}


class Frame(msgspec.Struct):
    """A message with its view as it came."""

    t: str
    view: msgspec.Raw = msgspec.Raw(b"null")
    version: int = 0
    at: int = -1


def views(chair: Chair) -> dict[int, bytes]:
    """Every view that somebody was sent, by the entries that they had seen; nothing was taken back."""
    frames = [msgspec.json.decode(frame, type=Frame) for frame in chair.frames]
    return {frame.version - 1: bytes(frame.view) for frame in frames if frame.t == "table"}


def looked(chair: Chair, number: int) -> bytes:
    chair.ask("look", at=number)
    frame = msgspec.json.decode(chair.frames[-1], type=Frame)
    assert (frame.t, frame.at) == ("look", number)
    return bytes(frame.view)


def play(chairs: list[Chair], steps: int) -> None:
    """Whoever is asked does something legal."""
    rng = Rng(4)
    for _ in range(steps):
        asked = [chair for chair in chairs if chair.now()["asked"]]
        if not asked:
            if chairs[0].told["result"] is not None:
                return
            continue
        legal = asked[0].told["legal"]
        asked[0].act(legal[rng.below(len(legal))][0])


@pytest.mark.slow
@pytest.mark.parametrize("game", ["wildlands", "wylde_hunt"])
def test_one_gets_the_bytes_that_were_sent_then(tmp_path: Path, game: str) -> None:
    with House(tmp_path) as house:
        guests = [house.person(name) for name in ("Ada", "Ben", "")]
        table = guests[0].table(game, "me", "open", options=OPTIONS[game])
        guests[1].post(f"/api/tables/{table}/sit", {"seat": 1})
        with ExitStack() as stack:
            chairs = [stack.enter_context(guest.at(table)) for guest in guests]
            play(chairs[:2], 420)
            chairs[2].now()
            sent = [views(chair) for chair in chairs]
            for chair, known in zip(chairs, sent, strict=True):
                assert len(known) > 30
                for number, view in known.items():
                    assert looked(chair, number) == view
                beyond = chair.ask("look", at=max(known) + 1000)
                assert beyond["t"] == "no"
                assert "nothing to look back at" in beyond["error"]
    entries = count(tmp_path, "SELECT count(*) FROM entries WHERE who != '!'")
    if entries > MARK_EVERY * MARKS_KEPT + KEPT_EVERY:
        assert count(tmp_path, "SELECT count(*) FROM marks") < entries / MARK_EVERY
        assert count(tmp_path, "SELECT min(entries) FROM marks") <= KEPT_EVERY
    with House(tmp_path) as house, ExitStack() as stack:
        again = [stack.enter_context(same_person(house, guest).at(table)) for guest in guests]
        for chair, known in zip(again, sent, strict=True):
            for number in list(known)[::7]:
                assert looked(chair, number) == known[number]


def test_looking_back_has_a_limit_of_its_own(tmp_path: Path) -> None:
    with House(tmp_path, looks_per_second=1.0) as house:
        ada = house.person("Ada")
        table = ada.table("wylde_hunt", "me", "me", options={"seelie": "host"})
        with ada.at(table) as chair:
            chair.act("setup 1")
            answers = [chair.ask("look", at=0) for _ in range(6)]
            kinds = [answer["t"] for answer in answers]
            assert kinds[:3] == ["look"] * 3
            assert "no" in kinds[3:]
            assert "look back 1 times a second" in next(one["error"] for one in answers if one["t"] == "no")
            assert (
                chair.ask("look", at=chair.told["version"] - 1)["t"] == "look"
            )  # what is now is known anyway


def test_before_the_game_there_is_nothing_to_see(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        ada = house.person("Ada")
        with ada.at(ada.table("wildlands", "me", "open")) as chair:
            assert chair.ask("look", at=0)["error"] == (
                "The game has not begun: there is nothing to look back at."
            )
