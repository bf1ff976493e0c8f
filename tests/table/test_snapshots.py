"""A table that is loaded by a snapshot goes on as if its whole journal had happened again."""

from typing import Any

import msgspec
import pytest

from tests.table.people import SECRET, people, running
from wildtable.engine.options import read_options
from wildtable.engine.refusal import NotNow
from wildtable.engine.rng import Rng
from wildtable.games import load
from wildtable.server.message import legal_of
from wildtable.table.entry import Line
from wildtable.table.kept import Kept
from wildtable.table.match import Mark
from wildtable.table.seat import Seat, TableError
from wildtable.table.snapshot import Snapshot, put_back, take
from wildtable.table.table import Table
from wildtable.table.window import Pace

TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("wylde_hunt", 2, {"undo_by_consent": True}),
    ("wylde_hunt", 2, {"seelie": "host"}),
    ("wildlands", 2, {"turn_limit": 200}),
    ("wildlands", 3, {"stops": "all"}),
    ("wildlands", 4, {"factions": "guild,gnomads,lawbringers,pit_fighters"}),
]


def begun(game: str, seats: list[Seat], options: dict[str, Any]) -> Table:
    chosen = load(game)
    table = Table(chosen, read_options(chosen.options, options), seats, SECRET, Pace())
    table.start()
    return table


def kept(line: Line) -> Kept:
    """A line as the disk gives it back."""
    entry = line.entry
    if entry is None:
        return Kept(line.who, line.text)
    return Kept(line.who, line.text, entry.seen, int(entry.final), entry.packed())


class Disk:
    """What a server would have stored of a table: its lines, the last snapshot, the marks of then."""

    def __init__(self) -> None:
        self.lines: list[Kept] = []
        self.snapshot = b""
        self.marks: list[tuple[int, int, bytes, bytes]] = []

    def add(self, lines: list[Line]) -> None:
        self.lines += [kept(line) for line in lines]

    def snap(self, table: Table) -> None:
        match = running(table)
        for mark in match.marks:
            match.pack(mark)
        self.marks = [
            (mark.entries, mark.outcomes, mark.position, mark.digest) for mark in match.marks if mark.entries
        ]
        self.snapshot = msgspec.json.encode(take(table, len(self.lines)))

    def loaded(self, table: Table) -> Table:
        snapshot = msgspec.json.decode(self.snapshot, type=Snapshot)
        put_back(table, snapshot, self.lines[: snapshot.lines], [_mark(row) for row in self.marks])
        table.restore(Line(line.who, line.text) for line in self.lines[snapshot.lines :])
        return table

    def replayed(self, table: Table) -> Table:
        table.restore(Line(line.who, line.text) for line in self.lines)
        return table


def _mark(row: tuple[int, int, bytes, bytes]) -> Mark:
    mark = Mark(row[0], row[1], None)
    mark.position, mark.digest = row[2:]
    return mark


def everything(table: Table) -> list[Any]:
    """All that anybody can see of a table, and what it remembers."""
    match = running(table)
    viewers = range(match.seats + 1)
    seen = [
        match.state.fingerprint(),
        table.game.options_of(match.state),
        match.outcomes,
        [list(counts) for counts in match.history],
        match.names,
        [(mark.entries, mark.outcomes) for mark in match.marks],
        [match.view(None if viewer == match.seats else viewer) for viewer in viewers],
        [legal_of(table, seat) for seat in range(match.seats)],
        [table.may_take_back(seat) for seat in range(match.seats)],
        [match.told(viewer, 0, most=20) for viewer in viewers],
        [match.tail(viewer, known) for viewer in viewers for known in range(0, match.version(viewer) + 1, 7)],
        [(entry.who, entry.text, entry.seen, entry.final, entry.public) for entry in match.entries],
        (table.seats, table.due, table.owes(), table.status, table.draw_offer, table.draw_agreed),
        (table.takebacks.asked_by, table.takebacks.agreed, table.said),
        (table.offers.made, table.offers.declined),
        None if table.window is None else (table.window.number, table.window.sealed, table.window.waits),
    ]
    return [
        msgspec.json.decode(msgspec.json.encode(part)) if isinstance(part, list) else part for part in seen
    ]


def something(table: Table, rng: Rng, now: float) -> list[Line]:
    """One thing that somebody at the table does: mostly a legal action, now and then something else."""
    seat = rng.below(len(table.seats))
    chance = rng.below(30)
    try:
        if chance < 4:
            return table.undo(seat, now)
        if chance < 20 and table.takebacks.asked_by is not None:
            return table.agree_to_undo(seat, chance < 18, now)
        if chance == 10:
            return table.leave(seat, now) if table.options.get("on_leave") != "lose" else []
        if chance == 11:
            return table.give_order(seat, ("ask", "pass", "pass-until-my-turn")[rng.below(3)], [])
        if chance == 12 and table.draw_offer is None:
            return table.offer_draw(seat)
        if chance == 13 and table.draw_offer is not None:
            return table.agree_to_draw(seat, False)
        if chance == 14 and table.draw_offer is not None:
            return table.withdraw(table.draw_offer, "draw")
        owing = table.owes()
        if owing:
            seat = owing[rng.below(len(owing))]
            state = running(table).state
            legal = state.legal(seat)
            return table.act(seat, table.game.format(state, seat, int(legal[rng.below(len(legal))])), now)
    except (TableError, NotNow):
        pass
    return table.advance(now)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize(("game", "count", "options"), TABLES)
def test_play_goes_on_alike_after_a_snapshot_and_after_a_replay(
    game: str, count: int, options: dict[str, Any], seed: int
) -> None:
    rng = Rng(100 * seed + count)
    table = begun(game, people(count), options)
    disk = Disk()
    now = 0.0
    disk.add(table.advance(now))
    disk.snap(table)
    compared = 0
    for step in range(104):
        if table.result() is not None:
            break
        now += 0.9
        disk.add(something(table, rng, now))
        if rng.below(12) == 0:
            disk.snap(table)
        if step % 26 == 25 or table.result() is not None:
            one, other = (how(begun(game, people(count), options)) for how in (disk.loaded, disk.replayed))
            assert [line.text for line in one.advance(now)] == [line.text for line in other.advance(now)]
            assert everything(one) == everything(other)
            later = now
            for _ in range(25):
                if one.result() is not None:
                    break
                later += 0.9
                again = rng.below(1 << 30)
                done, same = (something(each, Rng(again), later) for each in (one, other))
                assert [(line.who, line.text) for line in done] == [(line.who, line.text) for line in same]
            assert everything(one) == everything(other)
            compared += 1
    assert compared > 0
