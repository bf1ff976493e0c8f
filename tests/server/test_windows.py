"""Reaction windows over real sockets: what is said while one is open tells nothing (WL-RULING-68).

When exactly a window closes is proved with a clock of our own in `tests/table/test_windows.py`.
"""

import time
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from tests.server.house import Chair, House, Message
from tests.table.people import people
from tests.table.test_windows import POSITION, begin_at
from wildtable.engine.options import read_options
from wildtable.games import load
from wildtable.table.seat import PERSON, Seat
from wildtable.table.table import Table
from wildtable.table.window import Pace

GAME = load("wildlands")
PACE = Pace(floor=0.3, breath=0.9, bots=0.3)


def without_clock(message: Message) -> Message:
    """A table message but for the seconds that are left."""
    window = message.get("window")
    return {**message, "window": {**window, "ends_in": None}} if window else message


def at_a_window(house: House, stack: ExitStack, **options: Any) -> list[Chair]:
    """Three people at a table whose first has just moved."""
    guests = [house.person(one.name) for one in people(3)]
    seats = [Seat(PERSON, guest.get("/api/me")["id"], guest.get("/api/me")["name"]) for guest in guests]
    chosen = read_options(GAME.options, {"stops": "none", **options})
    table = Table(GAME, chosen, seats, bytes(32), PACE)
    table.start()
    begin_at(table, POSITION)
    name = house.put(table)
    chairs = [stack.enter_context(guest.at(name)) for guest in guests]
    text = next(text for text, _, _ in chairs[0].told["legal"] if text.startswith("move 1 "))
    chairs[0].act(text)
    for chair in chairs:
        chair.until_told(lambda told: told["window"] is not None)
        chair.now()
        chair.heard.clear()
    return chairs


Answers = list[tuple[int, str, float]]
ALIKE: list[Answers] = [
    [(2, "pass", 0.0)],
    [(2, "interrupt", 0.0)],
    [(2, "wait", 0.0), (2, "pass", 0.2)],
    [(2, "interrupt", 0.0), (2, "pass", 0.1), (2, "interrupt", 0.2)],
    [],
]


@pytest.mark.rule("WL-RULING-68")
def test_what_a_neighbour_answers_changes_no_message(tmp_path: Path) -> None:
    """P1 and P2 hear nothing while P3 answers, waits or changes its mind."""
    heard: list[list[Message]] = []
    with House(tmp_path) as house:
        for answers in ALIKE:
            with ExitStack() as stack:
                chairs = at_a_window(house, stack)
                began = time.monotonic()
                for seat, answer, at in answers:
                    time.sleep(max(0.0, began + at - time.monotonic()))
                    if answer == "wait":
                        assert chairs[seat].ask("wait", seat=seat)["t"] == "ok"
                    else:
                        assert chairs[seat].act(answer)["t"] == "ok"
                for chair in chairs[:2]:
                    chair.now()
                heard.append([without_clock(message) for chair in chairs[:2] for message in chair.heard])
                chairs[1].until_told(lambda told: told["window"] is None)
    assert all(one == heard[0] for one in heard)
    assert [message["t"] for message in heard[0]] == ["pong", "pong"]


@pytest.mark.rule("WL-RULING-68")
def test_that_somebody_thinks_is_told_to_all_and_not_who(tmp_path: Path) -> None:
    told: list[Message] = []
    with House(tmp_path) as house:
        for seat in (1, 2):
            with ExitStack() as stack:
                chairs = at_a_window(house, stack)
                chairs[seat].ask("wait", seat=seat)
                chairs[0].until_told(lambda shown: shown["window"]["thinking"])
                told.append(without_clock(chairs[0].told))
                assert chairs[0].told["window"]["asked"] == [1, 2]
                assert chairs[3 - seat].act("pass")["error"] == "Too late: your silence was a pass."
                chairs[seat].act("pass")
                chairs[0].until_told(lambda shown: shown["window"] is None)
    assert told[0] == {**told[1], "fair": told[0]["fair"], "seats": told[0]["seats"]}


def test_the_next_action_can_be_said_beforehand(tmp_path: Path) -> None:
    with House(tmp_path) as house, ExitStack() as stack:
        chairs = at_a_window(house, stack)
        assert chairs[0].ask("beforehand", seat=0, action="reveal 5")["t"] == "ok"
        assert chairs[0].now()["beforehand"] == "reveal 5"
        assert [chair.now()["beforehand"] for chair in chairs[1:]] == [None, None]
        for seat in (1, 2):
            chairs[seat].act("pass")
        chairs[1].until_told(lambda shown: shown["view"]["players"][0]["characters"]["5"] == 9)


@pytest.mark.rule("WL-RULING-68")
def test_people_cannot_choose_that_those_without_a_wild_card_are_not_asked(tmp_path: Path) -> None:
    """Who is asked is told to all, so it would tell who holds one."""
    with House(tmp_path) as house:
        ada = house.person("Ada")
        wish = {
            "game": "wildlands",
            "options": {"auto_pass_without_wild": True},
            "seats": [{"kind": "me"}] * 2,
        }
        answer = ada.http.post("/api/tables", json=wish)
        assert (answer.status_code, "tables of bots alone" in answer.json()["error"]) == (400, True)
        ada.table("wildlands", "random", "random", options={"auto_pass_without_wild": True})
        offered = [option["name"] for option in ada.get("/api/games")[1]["options"]]
        assert "auto_pass_without_wild" not in offered


def test_whatever_happens_while_the_server_is_late_a_window_closes(tmp_path: Path) -> None:
    """A timer that is due but has not rung yet is not set aside for one that never comes."""
    with House(tmp_path) as house, ExitStack() as stack:
        chairs = at_a_window(house, stack)
        (live,) = house.app.hub.live.values()
        loop = house.runner.get_loop()
        loop.call_soon_threadsafe(live._set_timer, loop.time() + 60.0, True)
        chairs[0].until_told(lambda shown: shown["window"] is None)
