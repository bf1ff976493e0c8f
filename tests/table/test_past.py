"""Looking back gives a viewer what it saw then: byte for byte, through take-backs, from any mark."""

from typing import Any

import msgspec
import pytest

from tests.table.people import people, running
from tests.table.test_snapshots import TABLES, begun, something
from wildtable.engine.rng import Rng
from wildtable.table.match import MARK_EVERY, MARKS_KEPT, Mark
from wildtable.table.past import KEPT_EVERY, Stretch, entries_until
from wildtable.table.seat import TableError
from wildtable.table.table import Table

Seen = list[dict[int, bytes]]
"""For each viewer what it was sent, by how many entries it had counted."""


def seat_of(table: Table, viewer: int) -> int | None:
    return None if viewer == len(table.seats) else viewer


def look(table: Table, seen: Seen) -> None:
    """Note what everybody sees now; what was taken back is forgotten."""
    match = running(table)
    for viewer, sent in enumerate(seen):
        count = match.history[viewer][-1]
        for gone in [number for number in sent if number > count]:
            del sent[gone]
        sent[count] = msgspec.json.encode(match.view(seat_of(table, viewer)))


def stored(match: Any, kept: dict[int, Mark], until: int) -> Mark | None:
    """The last mark that a disk would have, if none in memory is early enough."""
    early = [mark for entries, mark in kept.items() if entries <= until]
    return early[-1] if early and until < match.reaches else None


def play(table: Table, rng: Rng, steps: int) -> tuple[Seen, dict[int, Mark]]:
    """Let all sorts of things happen; what was seen, and the marks that are kept for good, as positions."""
    seen: Seen = [{} for _ in range(len(table.seats) + 1)]
    kept: dict[int, Mark] = {}
    now = 0.0
    table.advance(now)
    for _ in range(steps):
        look(table, seen)
        if table.result() is not None:
            break
        now += 0.9
        something(table, rng, now)
        match = running(table)
        kept = {entries: mark for entries, mark in kept.items() if entries < match.reaches}
        for mark in match.marks:
            if mark.entries and mark.entries // KEPT_EVERY not in {entries // KEPT_EVERY for entries in kept}:
                match.pack(mark)
                kept[mark.entries] = copy = Mark(mark.entries, mark.outcomes, None)
                copy.position, copy.digest = mark.position, mark.digest
    look(table, seen)
    return seen, kept


@pytest.mark.parametrize(("game", "count", "options"), TABLES)
def test_looking_back_gives_what_was_sent(game: str, count: int, options: dict[str, Any]) -> None:
    table = begun(game, people(count), options)
    seen, kept = play(table, Rng(count), 320)
    match = running(table)
    looked, far = 0, 0
    for viewer, sent in enumerate(seen):
        for number, view in sent.items():
            until = entries_until(match, viewer, number)
            stretch = Stretch(match, until, stored(match, kept, until))
            assert msgspec.json.encode(stretch.view(seat_of(table, viewer))) == view
            looked += 1
            far += until < match.reaches
    assert looked > 40
    assert far > 0 or len(match.entries) < MARK_EVERY * (MARKS_KEPT + 1)


def test_a_mark_that_leads_elsewhere_is_not_used() -> None:
    table = begun("wildlands", people(3), {"stops": "all"})
    seen, kept = play(table, Rng(5), 320)
    match = running(table)
    mark = list(kept.values())[1]
    until = mark.entries + 3
    assert until < match.reaches
    wanted = msgspec.json.encode(Stretch(match, until, mark).view(0))
    number = sum(entry.seen & 1 for entry in match.entries[:until])
    assert seen[0].get(number, wanted) == wanted
    for position, digest in ((b"{}", mark.digest), (b"{", mark.digest), (mark.position, b"?")):
        harmed = Mark(mark.entries, mark.outcomes, None)
        harmed.position, harmed.digest = position, digest
        assert msgspec.json.encode(Stretch(match, until, harmed).view(0)) == wanted


def test_one_cannot_look_beyond_what_one_has_seen() -> None:
    table = begun("wildlands", people(2), {})
    play(table, Rng(1), 30)
    match = running(table)
    for number in (-1, match.history[0][-1] + 1):
        with pytest.raises(TableError, match="nothing to look back at"):
            entries_until(match, 0, number)
    assert entries_until(match, 0, 0) < entries_until(match, 0, match.history[0][-1])
