"""How long stored matches take to open, and the home page of somebody with 30 finished tables.

    python bench/loading.py

Plays a match of Wildlands with 1,600 entries, two of Wylde Hunt with 120 and with 4,000 take-backs (16,000
lines), one of Wilderness with eight players and one of Wild Assent with four, each near its end, and 30
finished ones of Wildlands into a fresh data folder, all at random, then loads them: milliseconds of processor
time, the least of five. `replay` is without snapshots and chapters, as a match is loaded once after the
program has changed. Prints JSON.
"""

import asyncio
import json
import tempfile
from collections.abc import Callable
from functools import partial
from pathlib import Path
from time import process_time, time
from typing import Any

import msgspec

from wildtable.compiled import is_compiled
from wildtable.engine.options import read_options
from wildtable.engine.rng import Rng
from wildtable.games import load
from wildtable.server.hub import ADD_MATCH, ADD_SITTING, Hub
from wildtable.server.journal import Journal
from wildtable.server.message import show_table
from wildtable.server.settings import without_limits
from wildtable.server.shelf import Shelf, program_of
from wildtable.server.store import Store
from wildtable.server.stored import read
from wildtable.server.thinkers import Thinkers
from wildtable.table.seat import PERSON, Seat, TableError
from wildtable.table.table import Table

PEOPLE = ("ada", "ben", "cleo", "dan", "eva", "fritz", "gina", "hugo")
SETTINGS = without_limits(Path())
WILDERNESS, ARENA = 2500, 2500
"""Entries: these matches, played at random, end soon after."""


async def keep(
    store: Store, name: str, table: Table, journal: Journal, rng: Rng, wants: int, undo: int
) -> int:
    """Play and store until the match has so many entries or is over; the number of take-backs."""
    taken = 0
    now = 0.0
    await store.write(journal.add(table, table.advance(now)))
    while table.match is not None and table.result() is None and len(table.match.entries) < wants:
        now += 4.0
        owing = table.owes()
        lines = table.advance(now)
        if not lines and owing:
            state = table.match.state
            legal = state.legal(owing[0])
            lines = table.act(
                owing[0], table.game.format(state, owing[0], int(legal[rng.below(len(legal))])), now
            )
            if taken < undo:
                try:
                    lines += table.undo(owing[0], now)
                    lines += table.agree_to_undo(1 - owing[0], True, now)
                    taken += 1
                except TableError:
                    pass
        await store.write(journal.add(table, lines))
    await store.write([("UPDATE matches SET status = ? WHERE id = ?", (table.status, name))])
    return taken


async def make(
    store: Store,
    name: str,
    game_name: str,
    options: dict[str, Any],
    wants: int,
    undo: int,
    seed: int,
    players: int = 2,
) -> str:
    """Play a match of so many players at random; what became of it."""
    game = load(game_name)
    agreed = read_options(game.options, options, players)
    people = PEOPLE[:players]
    seats = [Seat(PERSON, person=person, name=person.title()) for person in people]
    table = Table(game, agreed, seats, bytes(32))
    rules = (game.name, game.version, game.content_digest, program_of(game.name))
    chosen = msgspec.json.encode(agreed).decode()
    sitting = (chosen, msgspec.json.encode(seats).decode(), "playing", 0, table.secret, time(), "ada", 0)
    values = (name, *rules, *sitting)
    await store.write([(ADD_MATCH, values), *((ADD_SITTING, (person, name)) for person in people)])
    table.start()
    taken = await keep(store, name, table, Journal(name, store), Rng(seed), wants, undo)
    assert table.match is not None
    ((lines,),) = store.read("SELECT count(*) FROM entries WHERE match = ?", (name,))
    return f"{len(table.match.entries)} entries, {lines} lines, {taken} taken back, {table.status}"


def least(work: Callable[[], object]) -> float:
    """Milliseconds of processor time."""
    times = []
    for _ in range(5):
        began = process_time()
        work()
        times.append(process_time() - began)
    return round(min(times) * 1000, 1)


def measure(store: Store, shelf: Shelf, name: str) -> dict[str, float]:
    table = read(store, shelf, name, SETTINGS).table
    found = {"load": least(lambda: read(store, shelf, name, SETTINGS))}
    found["message"] = least(lambda: show_table(table, "ada", 0, 0, set(), 0.0))
    return found


async def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        store = Store(Path(folder) / "wildtable.sqlite")
        shelf = Shelf(store, Path(folder) / "content")
        found: dict[str, Any] = {"compiled": is_compiled()}
        long = {"stall_rounds": 0, "turn_limit": 0, "on_leave": "pause"}
        for name, game, options, wants, undo, players in (
            ("long", "wildlands", long, 1600, 0, 2),
            ("undone", "wylde_hunt", {"undo_by_consent": True}, 10_000, 120, 2),
            ("endless", "wylde_hunt", {"undo_by_consent": True}, 4_060, 4_000, 2),
            ("wilderness", "wilderness", {}, WILDERNESS, 0, 8),
            ("arena", "wild_assent", {}, ARENA, 0, 4),
        ):
            found[name] = {
                "match": await make(store, name, game, options, wants, undo, 4, players),
                **measure(store, shelf, name),
            }
        for number in range(30):
            await make(store, f"over-{number}", "wildlands", {"stall_rounds": 3}, 10_000, 0, number)
        hub = Hub(store, shelf, Thinkers(0, 0.0), SETTINGS)
        began = process_time()
        cards = await hub.tables_of("ada")
        found["home"] = {"tables": len(cards), "ms": round((process_time() - began) * 1000, 1)}
        await store.write([(f"DELETE FROM {kept}", ()) for kept in ("snapshots", "chapters", "tails")])
        for name in ("long", "undone", "endless", "wilderness", "arena"):
            found[name]["replay"] = least(partial(read, store, shelf, name, SETTINGS))
        began = process_time()
        for number in range(30):
            read(store, shelf, f"over-{number}", SETTINGS)
        found["home"]["replay"] = round((process_time() - began) * 1000, 1)
        store.close()
    print(json.dumps(found, indent=1))


if __name__ == "__main__":
    asyncio.run(main())
