"""What holds the server's loop longest, in processor time of its thread, while people use long matches.

    PYTHONPATH=. python bench/held.py [--lines 16000]

A real server with real sockets, on Python's own event loop, every callback of which is timed. Before that a
match of Wylde Hunt with so many lines (nearly all of them taken back), one of Wildlands with 1,600 entries,
one of Wilderness with eight players and one of Wild Assent with four, each near its end, and 30 finished ones
are played at random into the data folder. For each thing that people do it prints the longest callback in
milliseconds, and what it was. JSON.
"""

import argparse
import asyncio
import json
import sqlite3
import tempfile
import threading
from collections.abc import Callable
from functools import partial
from pathlib import Path
from time import thread_time
from typing import Any

import uvicorn
from bench.loading import ARENA, PEOPLE, WILDERNESS, make
from tests.server.house import Chair, House, Person

from wildtable.compiled import is_compiled
from wildtable.engine.rng import Rng
from wildtable.games import names
from wildtable.server.app import Application
from wildtable.server.identity import load_key, sign
from wildtable.server.run import config_for
from wildtable.server.store import Store

FILE = "wildtable.sqlite"
PLAYED = (("wylde_hunt", 2), ("wildlands", 4), ("wilderness", 8), ("wild_assent", 4))


class Watch:
    """The longest callback since it was last asked."""

    def __init__(self) -> None:
        self.longest, self.what = 0.0, ""
        run = asyncio.events.Handle._run

        def timed(handle: Any) -> None:
            began = thread_time()
            run(handle)
            took = thread_time() - began
            if took > self.longest:
                self.longest, self.what = took, _name(handle)

        setattr(asyncio.events.Handle, "_run", timed)  # noqa: B010 (no attribute that may be set)

    def take(self) -> dict[str, object]:
        found = {"ms": round(1000 * self.longest, 1), "what": self.what}
        self.longest, self.what = 0.0, ""
        return found


def _name(handle: Any) -> str:
    callback = handle._callback
    task = getattr(callback, "__self__", None)
    coroutine = task.get_coro() if isinstance(task, asyncio.Task) else None
    return str(getattr(coroutine or callback, "__qualname__", callback))


class Watched(House):
    """A server whose loop can be watched."""

    def __enter__(self) -> "Watched":
        self.app = Application(self.settings)
        self.server = uvicorn.Server(config_for(self.app, self.port, self.proxies))
        self.runner = asyncio.Runner(loop_factory=asyncio.new_event_loop)
        self.thread = threading.Thread(target=self._run)
        self.thread.start()
        while not self.server.started:
            self.thread.join(0.01)
        self.port = self.server.servers[0].sockets[0].getsockname()[1]
        self.host = f"127.0.0.1:{self.port}"
        return self

    def known(self, person: str) -> Person:
        """Somebody who played the matches that are there."""
        known = Person(self, "")
        known.http.cookies.set("wildtable", sign(load_key(self.settings.data), person))
        return known


async def fill(folder: Path, lines: int) -> dict[str, str]:
    """The matches that are opened later."""
    store = Store(folder / FILE)
    await store.write([("INSERT INTO people VALUES (?, ?, 0)", (one, one.title())) for one in PEOPLE])
    by_consent, undone = {"undo_by_consent": True}, lines // 4
    made = {
        "hunt": await make(store, "hunt", "wylde_hunt", by_consent, undone + 60, undone, 4),
        "wild": await make(
            store, "wild", "wildlands", {"stall_rounds": 0, "turn_limit": 0, "on_leave": "pause"}, 1600, 0, 4
        ),
        "wilderness": await make(store, "wilderness", "wilderness", {}, WILDERNESS, 0, 4, 8),
        "arena": await make(store, "arena", "wild_assent", {}, ARENA, 0, 4, 4),
    }
    for number in range(30):
        await make(store, f"over-{number}", "wildlands", {"stall_rounds": 3}, 10_000, 0, number)
    store.close()
    return made


def scroll_back(ada: Person, table: str) -> None:
    """Open a table and read all that ever happened there."""
    with ada.at(table) as chair:
        assert chair.earlier is None


def take_back(ada: Person, table: str) -> None:
    """Play and take back, twenty times."""
    with ada.at(table) as chair:
        for _ in range(20):
            play(chair)
            chair.ask("undo", seat=chair.told["seat"])


def play(chair: Chair) -> None:
    told = chair.now()
    if told["asked"]:
        chair.act(told["legal"][0][0])


def look_back(ada: Person, table: str) -> None:
    with ada.at(table) as chair:
        last = chair.events[-1][0]
        for number in range(0, last, max(1, last // 25)):
            chair.ask("look", at=number)


def play_alone(ada: Person, game: str, seats: int) -> None:
    """A new table where one person has every seat, and forty moves of its beginning."""
    rng = Rng(seats)
    with ada.at(ada.table(game, *["me"] * seats)) as chair:
        for _ in range(40):
            told = chair.until_told(lambda told: bool(told["asked"] or told["result"]))
            if told["result"]:
                break
            seat = told["asked"][0]
            chair.say(t="show", seat=seat)
            legal = chair.until("table", seat=seat)["legal"]
            chair.act(legal[rng.below(len(legal))][0])


def point(ada: Person, table: str) -> None:
    """Point at everything that fights in the Arena, and ask why some of it cannot be done."""
    with ada.at(table) as chair:
        for name in chair.told["view"]["numbers"]:
            chair.ask("about", element=f"gladiator:{name}")
            chair.ask("why", seat=chair.told["seat"], picked=[f"gladiator:{name}"], element="field:3,3")


def learn(ada: Person) -> None:
    """Open every step of every lesson."""
    for game in names():
        for lesson in ada.get(f"/api/lessons/{game}"):
            for number in range(len(lesson["steps"])):
                ada.get(f"/api/lessons/{game}/{lesson['name']}/{number}")


def each(thing: Callable[[Person, str], None], person: Person, tables: tuple[str, ...]) -> None:
    for table in tables:
        thing(person, table)


def open_at_once(house: Watched, table: str) -> None:
    """Ten people come at the same moment."""
    coming = [threading.Thread(target=scroll_back, args=(house.known("ada"), table)) for _ in range(10)]
    for one in coming:
        one.start()
    for one in coming:
        one.join()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--lines", type=int, default=16_000)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        found: dict[str, Any] = {"compiled": is_compiled(), **asyncio.run(fill(folder, asked.lines))}
        watch = Watch()
        with Watched(folder) as house:
            ada = house.known("ada")
            tables = ("hunt", "wild", "wilderness", "arena")
            contents = [f"/api/content/{game}" for game in names()]
            things: dict[str, Callable[[], object]] = {
                "start": lambda: None,
                "games": lambda: [ada.get(path) for path in ("/api/games", *contents)],
                "home": lambda: ada.get("/api/tables"),
                "finished": lambda: ada.get("/api/finished"),
                "open": lambda: each(scroll_back, ada, tables),
                "ten at once": lambda: open_at_once(house, "hunt"),
                "ten at once in Wilderness": lambda: open_at_once(house, "wilderness"),
                "ten at once in the Arena": lambda: open_at_once(house, "arena"),
                "take back": lambda: each(take_back, ada, tables[:2]),
                **{
                    f"moves of {game} with {seats}": partial(play_alone, ada, game, seats)
                    for game, seats in PLAYED
                },
                "point": lambda: point(ada, "arena"),
                "lessons": lambda: learn(ada),
                "look back": lambda: each(look_back, ada, tables),
                "record": lambda: [ada.http.get(f"/api/tables/over-{n}/record") for n in range(5)],
                "new tables": lambda: [ada.table(game, "me", "me") for game in names() for _ in range(5)],
                "delete me": lambda: ada.post("/api/me/delete", {}),
            }
            for label, thing in things.items():
                thing()
                found[label] = watch.take()
        with sqlite3.connect(folder / FILE) as database:
            database.execute("UPDATE matches SET program = NULL")
        with Watched(folder) as house:
            watch.take()
            for table in tables:
                scroll_back(house.known("ben"), table)
                found[f"open {table} after an upgrade"] = watch.take()
    print(json.dumps(found, indent=1))


if __name__ == "__main__":
    main()
