"""Two teams over real sockets: partners who play on, talk among themselves, and time that runs out."""

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest

from tests.server.house import Chair, House, Person

NAMES = ("Anna", "Ben", "Cleo", "Dan")


@contextmanager
def four(house: House, **options: object) -> Iterator[tuple[str, list[Person], list[Chair]]]:
    """Anna and Ben against Cleo and Dan, all at the table."""
    people = [house.person(name) for name in NAMES]
    table = people[0].table("wild_assent", "me", "open", "open", "open", options=options)
    for seat, person in enumerate(people[1:], 1):
        person.post(f"/api/tables/{table}/sit", {"seat": seat})
    with ExitStack() as stack:
        yield table, people, [stack.enter_context(person.at(table)) for person in people]


def play_until(chairs: dict[int, Chair], wanted: list[int]) -> None:
    """Let those who are asked do the first thing that they may, until these seats owe a decision."""
    while True:
        told = {seat: chair.now() for seat, chair in chairs.items()}
        asked = sorted({seat for one in told.values() for seat in one["asked"]})
        if asked == wanted:
            return
        for seat, chair in chairs.items():
            if seat in told[seat]["asked"] and seat not in wanted:
                assert chair.act(told[seat]["legal"][0][0], seat=seat)["t"] == "ok"
                break


@pytest.mark.rule("WA-RULING-909")
def test_a_partner_plays_on_and_sees_that_seat_only_meanwhile(tmp_path: Path) -> None:
    with House(tmp_path) as house, four(house, on_leave="partner") as (table, people, chairs):
        anna, ben, cleo, _ = chairs
        assert ben.now()["yours"] == [1]
        ben.say(t="show", seat=0)
        assert ben.until("no")["error"] == "That is not your seat."
        anna.ask("leave", seat=0)
        ben.until_told(lambda told: told["yours"] == [0, 1])
        assert [seat["kept_by"] for seat in ben.told["seats"]] == [1, None, None, None]
        assert ben.told["seat"] == 1
        assert cleo.now()["yours"] == [2]
        assert cleo.told["seats"][0]["kept_by"] == 1
        cleo.say(t="show", seat=0)
        assert cleo.until("no")["error"] == "That is not your seat."
        play_until({1: ben, 2: cleo, 3: chairs[3]}, [0])
        ben.say(t="show", seat=0)
        ben.until_told(lambda told: told["seat"] == 0)
        assert ben.told["view"]["seat"] == 0
        assert ben.act(ben.told["legal"][0][0])["t"] == "ok"
        assert ben.now()["seats"][0]["left"]
        house_of_anna = people[0]
        with house_of_anna.at(table) as back:
            back.until_told(lambda told: not told["seats"][0]["left"])
            assert back.told["yours"] == [0]
            ben.until_told(lambda told: told["yours"] == [1])
            assert ben.told["seat"] == 1  # what Anna's seat sees is hers again
            assert ben.told["view"]["seat"] == 1
            assert ben.told["rewound"] == 0
            refused = ben.ask("act", seat=0, action="end", version=0)
            assert (refused["t"], refused["error"]) == ("no", "That is not your seat.")


@pytest.mark.rule("WA-RULING-909")
def test_if_the_partner_is_missing_too_a_bot_comes(tmp_path: Path) -> None:
    with House(tmp_path, absence=0.3) as house, four(house, on_leave="partner") as (_, _people, chairs):
        anna, ben, cleo, dan = chairs
        anna.ask("leave", seat=0)
        cleo.until_told(lambda told: told["seats"][0]["kept_by"] == 1)
        anna.socket.close()
        ben.socket.close()
        play_until_left({2: cleo, 3: dan})
        assert [seat["left"] for seat in cleo.told["seats"]] == [True, True, False, False]
        assert [seat["kept_by"] for seat in cleo.told["seats"]] == [None] * 4


def play_until_left(chairs: dict[int, Chair]) -> None:
    """The others play on until nobody is waited for any more."""
    first = next(iter(chairs.values()))
    while not first.now()["seats"][1]["left"]:
        for seat, chair in chairs.items():
            told = chair.now()
            if seat in told["asked"]:
                chair.act(told["legal"][0][0], seat=seat)


@pytest.mark.rule("WA-RULING-910")
def test_a_team_talks_without_the_others_hearing_it(tmp_path: Path) -> None:
    with House(tmp_path) as house, four(house) as (table, people, chairs):
        anna, ben, cleo, dan = chairs
        assert [chair.told["company"]["partners"] for chair in chairs] == [[1], [0], [3], [2]]
        assert anna.ask("chat", text="We take the Ogre.", team=True)["t"] == "ok"
        assert ben.until("chat")["text"] == "We take the Ogre."
        assert cleo.ask("chat", text="Good luck!")["t"] == "ok"
        heard = [line for line in all_said(cleo) if line["t"] == "chat"]
        assert [(line["text"], line["n"], line["team"]) for line in heard] == [("Good luck!", 0, False)]
        dan.until("chat", text="Good luck!")
        assert all("Ogre" not in str(frame) for chair in (cleo, dan) for frame in chair.frames)
        with house.person("").at(table) as watcher:
            watcher.now()
            assert all("Ogre" not in str(frame) for frame in watcher.frames)
            refused = watcher.ask("chat", text="And I?", team=True)
            assert refused["error"] == "Only those who play in a team with another person can talk to it."
        house.restart()
        with people[1].at(table) as again, people[2].at(table) as other:
            again.now()
            other.now()
            assert [line["text"] for line in all_said(again)] == ["We take the Ogre.", "Good luck!"]
            assert [line["text"] for line in all_said(other)] == ["Good luck!"]
        people[0].post("/api/me/delete", {})
        assert house.app.store.read("SELECT text FROM team_chat") == []


def all_said(chair: Chair) -> list[dict[str, object]]:
    chair.now()
    return [line for line in chair.heard if line["t"] == "chat"]


def test_without_a_team_there_is_nobody_to_talk_to(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        ada, ben = house.person("Ada"), house.person("Ben")
        table = ada.against(ben)
        with ada.at(table) as chair:
            assert chair.told["company"]["partners"] == []
            assert chair.ask("chat", text="Hm.", team=True)["t"] == "no"


@pytest.mark.rule("WA-RULING-911")
def test_time_runs_out_over_the_wire(tmp_path: Path) -> None:
    """Each sees the own clock; when it is over the table goes on, and says so."""
    with House(tmp_path, pauses=0.02) as house:
        ada, ben = house.person("Ada"), house.person("Ben")
        options = {"decision_seconds": 30, "on_leave": "pause"}
        table = ada.table("wild_assent", "me", "open", options=options)
        ben.post(f"/api/tables/{table}/sit", {"seat": 1})
        with ada.at(table) as one, ben.at(table) as two:
            chairs = (one, two)
            asked = next(seat for seat, chair in enumerate(chairs) if chair.now()["asked"])
            clock = chairs[asked].now()["clock"]
            if clock is not None:  # it may be over already on a slow machine
                assert 0.0 <= clock["ends_in"] <= clock["length"] == pytest.approx(0.6)
            one.until_told(lambda told: any(word == "late" for _, word, _ in told["company"]["said"]))
            two.until_told(lambda told: any(word == "late" for _, word, _ in told["company"]["said"]))
            assert not any(seat["left"] for seat in one.told["seats"])
            two.socket.close()
            one.until_told(lambda told: told["seats"][1]["left"])  # not even there when the time was up
