"""A long match is stored in chapters: it opens without its first lines, and nobody can tell."""

import asyncio
from pathlib import Path
from time import time
from typing import Any

import msgspec
import pytest

from tests.server.test_damage import FILE, change
from tests.table.people import SECRET, people, running
from tests.table.test_snapshots import TABLES, begun, something
from wildtable.engine.rng import Rng
from wildtable.server.hub import ADD_MATCH
from wildtable.server.journal import Journal
from wildtable.server.settings import without_limits
from wildtable.server.shelf import Shelf, program_of
from wildtable.server.store import Store
from wildtable.server.stored import read
from wildtable.table import said
from wildtable.table.entry import Line
from wildtable.table.past import Stretch, entries_until
from wildtable.table.table import Table

CHAPTER = 24


def told(table: Table) -> list[Any]:
    """All that anybody can ask of a match, however long ago it happened."""
    match = running(table)
    viewers = range(match.seats + 1)
    pages: list[Any] = []
    for viewer in viewers:
        before: int | None = match.history[viewer][-1]
        while before is not None:
            events, before = match.told(viewer, 0, before, most=15)
            pages.append(events)
    seen = [
        (len(match.entries), match.openly, [match.version(viewer) for viewer in viewers]),
        [(entry.who, entry.text, entry.seen, entry.final, entry.public) for entry in match.entries],
        [entry.packed() for entry in match.entries[7:60]],
        pages,
        [match.told(viewer, 0, most=20) for viewer in viewers],
        [
            match.tail(viewer, known)
            for viewer in viewers
            for known in range(max(1, match.version(viewer) - 30), match.version(viewer) + 1, 5)
        ],
        [
            entries_until(match, viewer, number)
            for viewer in viewers
            for number in range(0, match.history[viewer][-1] + 1, 3)
        ],
        [match.number_at(at, viewer) for viewer in viewers for at in range(0, len(match.entries), 11)],
        [Stretch(match, at).state().fingerprint() for at in range(0, len(match.entries), 41)],
        said.entries(table),
    ]
    return [msgspec.json.decode(msgspec.json.encode(part)) for part in seen]


async def compare(folder: Path, game: str, count: int, options: dict[str, Any], seed: int) -> int:
    """Play and store in small chapters, loading now and then; the twin has everything in memory."""
    rng = Rng(seed)
    store = Store(folder / FILE)
    shelf, settings = Shelf(store, folder / "content"), without_limits(folder)
    table, twin = (begun(game, people(count), options) for _ in range(2))
    own = table.game
    rules = (own.name, own.version, own.content_digest, program_of(own.name))
    sitting = [msgspec.json.encode(part).decode() for part in (table.options, table.seats)]
    await store.write([(ADD_MATCH, ("long", *rules, *sitting, "playing", 0, SECRET, time(), "ada", 0))])
    journal = Journal("long", store, CHAPTER)
    now = 0.0
    lines = table.advance(now)
    for step in range(700):
        twin.restore([Line(line.who, line.text) for line in lines])
        await store.write(journal.add(table, lines))
        if table.result() is not None:
            break
        if step % 90 == 89:
            assert told(table) == told(twin)
            stored = read(store, shelf, "long", settings)
            assert stored.renew == []
            table, journal = stored.table, stored.journal
            journal.chapter = CHAPTER
            assert told(table) == told(twin)
            lines = table.advance(now)
            twin.restore([Line(line.who, line.text) for line in lines])
            await store.write(journal.add(table, lines))
        now += 0.9
        lines = something(table, rng, now)
    chapters = len(running(table).entries.chapters)
    stored = read(store, shelf, "long", settings)
    assert (stored.renew, told(stored.table)) == ([], told(twin))
    assert journal.written - stored.journal.tailed <= 2 * CHAPTER + 40
    if table.result() is not None:
        assert stored.table.record().text() == twin.record().text()
    store.close()
    return chapters


@pytest.mark.parametrize(("game", "count", "options"), TABLES)
def test_nobody_can_tell_that_a_match_has_chapters(
    tmp_path: Path, game: str, count: int, options: dict[str, Any]
) -> None:
    endless = {"repetition": 0, "round_limit": 0} if game == "wylde_hunt" else {"stall_rounds": 0}
    assert asyncio.run(compare(tmp_path, game, count, {**endless, **options}, 5)) >= 3


HARM = [
    "DELETE FROM tails",
    "DELETE FROM chapters WHERE number = 1",
    "UPDATE tails SET tail = x'00'",
    "UPDATE tails SET lines = lines - 1",
    "UPDATE chapters SET seen = '['",
]


@pytest.mark.parametrize("harm", HARM)
def test_chapters_that_do_not_fit_are_not_used(tmp_path: Path, harm: str) -> None:
    """The lines are the truth; what is wrong is written anew."""
    options = {"repetition": 0, "round_limit": 0}
    asyncio.run(compare(tmp_path, "wylde_hunt", 2, options, 5))
    store = Store(tmp_path / FILE)
    before = told(read(store, Shelf(store, tmp_path / "content"), "long", without_limits(tmp_path)).table)
    store.close()
    change(tmp_path, harm)

    async def again() -> None:
        store = Store(tmp_path / FILE)
        shelf, settings = Shelf(store, tmp_path / "content"), without_limits(tmp_path)
        stored = read(store, shelf, "long", settings)
        assert told(stored.table) == before
        await store.write(stored.renew)
        stored = read(store, shelf, "long", settings)
        assert (stored.renew, told(stored.table)) == ([], before)
        store.close()

    asyncio.run(again())
