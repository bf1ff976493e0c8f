"""A table in memory: one thing at a time, stored before it is told; it goes on by itself in due time."""

import asyncio
import logging
from collections.abc import Callable, Coroutine, Sequence
from functools import partial
from time import time
from typing import Any

import msgspec

from wildtable.engine.refusal import WildtableError
from wildtable.server.again import Again
from wildtable.server.answered import Answered
from wildtable.server.audience import Audience
from wildtable.server.connection import Connection
from wildtable.server.finished import ended
from wildtable.server.journal import READ_FROM_LINES, Journal
from wildtable.server.logs import mark, tell, tell_stumble
from wildtable.server.message import show_seats
from wildtable.server.names import apart
from wildtable.server.pages import ListedTable
from wildtable.server.presence import Presence, people_of, sleeps
from wildtable.server.settings import Settings
from wildtable.server.shelf import program_of
from wildtable.server.store import NotStored, Statement, Store
from wildtable.server.talk import EVERYBODY, Talk
from wildtable.server.thinkers import Thinkers
from wildtable.server.turns import BotTurns
from wildtable.server.wire import Chat, encode
from wildtable.table.entry import Line
from wildtable.table.partners import decider, played_by
from wildtable.table.seat import PERSON, TableError
from wildtable.table.standing import FINISHED, PLAYING
from wildtable.table.table import Table

ADD_ANSWER = "INSERT INTO answered VALUES (?, ?, ?, ?)"
SET_STATUS = "UPDATE matches SET status = ? WHERE id = ?"
SET_SEATS = "UPDATE matches SET seats = ?, status = ?, rules = ?, content = ?, program = ? WHERE id = ?"
CLOSE = "UPDATE matches SET stopped = ?, status = 'over' WHERE id = ?"


class Live:
    """A table that somebody looks at or plays at."""

    def __init__(
        self,
        name: str,
        table: Table,
        host: str,
        several: bool,
        pack: str,
        store: Store,
        thinkers: Thinkers,
        settings: Settings,
        drop: Callable[["Live"], None],
    ) -> None:
        self.id = name
        self.table = table
        self.host = host
        self.several = several
        self.pack = pack
        self.store = store
        self.settings = settings
        self.drop = drop
        self.lock = asyncio.Lock()
        self.again = Again()
        self.audience = Audience(table, self.again, host, several)
        self.presence = Presence(settings.absence)
        self.journal = Journal(name, store)
        self.answered = Answered(name, store)
        self.talk = Talk(name, store)
        self.status = table.status
        self.turns = BotTurns(thinkers)
        self.timer: asyncio.TimerHandle | None = None
        self.due = 0.0  # when it rings
        self.tasks: set[asyncio.Task[None]] = set()
        self.used = self.now()
        self.gone = False

    @staticmethod
    def now() -> float:
        return asyncio.get_running_loop().time()

    # Changing

    async def do(
        self,
        command: Callable[[float], list[Line]],
        person: str = "",
        move: str = "",
        seat: int | None = None,
    ) -> int:
        """Carry a command out, store it, tell everybody; the version of the seat that gave it.

        The same move of the same person again is answered as the first time, and nothing happens.
        """
        async with self.lock:
            answered = self.answered.version(person, move) if move else None
            if answered is not None:
                return answered
            self.check_here()
            now = self.now()
            try:
                lines = command(now)
            except WildtableError:
                raise
            except BaseException:
                self.forget()  # whatever half of it happened: the journal knows the truth
                raise
            version = self.version(seat)
            await self._store(lines, person, move, version)
            self._after(now)
            return version

    async def _store(
        self, lines: list[Line], person: str, move: str, version: int, more: Sequence[Statement] = ()
    ) -> None:
        statements: list[Statement] = [*more, *self.journal.add(self.table, lines)]
        if move:
            statements.append((ADD_ANSWER, (self.id, person, move, version)))
        if self.table.status != self.status:
            self.status = self.table.status
            statements.append((SET_STATUS, (self.status, self.id)))
            statements += ended(self.table, self.id)
            tell("table changed", table=mark(self.id), game=self.table.game.name, status=self.status)
        await self.write(statements)
        self.journal.stored(self.table)
        if move:
            self.answered.note(person, move, version)

    async def write(self, statements: list[Statement]) -> None:
        """Store; if that fails the table is forgotten, for what is in memory never happened."""
        if not statements:
            return
        try:
            await self.store.write(statements)
        except BaseException:
            self.forget()
            raise

    async def mend(self) -> None:
        """Something was `Unreadable`: whoever comes finds the match as its lines tell it."""
        async with self.lock:
            if not self.gone:
                await self.write([(query, (self.id,)) for query in READ_FROM_LINES])
                tell("table read anew", logging.WARNING, table=mark(self.id))
                self.forget()

    def check_here(self) -> None:
        """Raise `NotStored` if the table has been put away."""
        if self.gone:
            raise NotStored("The table was just put away; try again.")

    async def seat_changed(self) -> None:
        """Store who sits where, before and at the beginning of the game."""
        seats, game = msgspec.json.encode(self.table.seats).decode(), self.table.game
        rules = (game.version, game.content_digest, program_of(game.name))
        statements: list[Statement] = [(SET_SEATS, (seats, self.table.status, *rules, self.id))]
        for person in people_of(self.table):
            statements.append(("INSERT OR IGNORE INTO sitting VALUES (?, ?)", (person, self.id)))
        await self.write(statements)
        self.status = self.table.status
        self.table.changed = -1

    async def sit(self, seat: int, person: str, name: str, entropy: str = "") -> None:
        """Take an open seat; the game begins with the last. On one's own seat: come back to it.

        An invited person takes one seat, unless the host allows several.
        """
        if seat in self.table.seats_of(person):
            await self.do(partial(self._come_back, seat))
            return
        async with self.lock:
            self.check_here()
            if self.table.seats_of(person) and not self.several and person != self.host:
                raise TableError("You sit at this table already, and there is one seat for each.")
            others = [one.name for one in self.table.seats if one.kind == PERSON and one.person != person]
            self.table.sit(seat, person, apart(name, others), entropy)
            await self.begin_if_ready()
        await self.do(self.table.advance)

    async def begin_if_ready(self) -> None:
        """Store who sits where; the game begins where no seat is open."""
        begins = self.table.ready()
        if begins:
            self.table.begin()
        await self.seat_changed()
        if begins:
            self.audience.begin_anew()

    async def say(self, person: str, name: str, text: str, move: str, room: int = EVERYBODY) -> None:
        """A line of chat, stored and told to everybody in that room; the same id again says nothing new.

        Who sits here is called as on the seat; a watcher has no name of theirs.
        """
        async with self.lock:
            if move and self.answered.version(person, move) is not None:
                return
            self.check_here()
            seats = self.table.seats_of(person)
            sitting = [seat.name for seat in self.table.seats if seat.kind == PERSON]
            sender = self.table.seats[seats[0]].name if seats else apart(name, sitting)
            line = Chat(sender, text, time(), self.talk.next(room), bool(seats), team=room != EVERYBODY)
            said = self.talk.statement(room, line, person)
            await self._store([], person, move, self.version(None), [said])
            self.talk.keep(room, line)
            self.audience.send(encode(line), room)

    async def end(self, person: str) -> None:
        """End a match for good that cannot go on, so that its record may be read: it holds all secrets."""
        async with self.lock:
            self.check_here()
            if not person or not self.table.seats_of(person):
                raise TableError("Only those who play here can close the game.")
            if not self.table.stopped:
                raise TableError("This game can go on: nobody can close it.")
            if not self.table.closed:
                await self.write([(CLOSE, (self.table.stopped, self.id))])
                self.table.closed = True
                self.status = self.table.status
                self.audience.tell_all(self.now())

    # After something happened

    def _after(self, now: float) -> None:
        """Something happened and is stored: tell those to whom it is new, let bots think, set the timer."""
        self.used = now
        changed, self.table.changed = self.table.changed, 0
        self._look_round(now)
        if changed:
            self.audience.tell_changed(changed, now)
        awake = not self.sleeps()
        if awake:
            self.turns.begin(self)
        self._set_timer(now, awake)

    def _look_round(self, now: float) -> None:
        """Who is missing, and does somebody watch?"""
        here = self.audience.here()
        self.presence.look(self.table, here, now)
        self.audience.takeovers = self.presence.takeovers(now)
        self.table.watched = bool(here - people_of(self.table))

    def sleeps(self) -> bool:
        return sleeps(self.table, self.audience.here())

    def version(self, seat: int | None) -> int:
        """The version of a seat, or of a spectator."""
        match = self.table.match
        return 1 if match is None else match.version(match.seats if seat is None else seat)

    def listed(self, person: str) -> ListedTable:
        """The table in a list."""
        return ListedTable(
            id=self.id,
            game=self.table.game.name,
            seats=show_seats(self.table, person, self.audience.here()),
            status=self.table.status,
            your_turn=bool(set(played_by(self.table, person) if person else []) & set(self.table.owes())),
        )

    # Coming and going

    async def enter(self, connection: Connection, known: int) -> None:
        """A connection says hello: it gets the table from its version on, and the chat."""
        async with self.lock:
            self.check_here()
            slept = self.sleeps()
            new = self.audience.add(connection, known)
            now = self.now()
            if slept:
                self.table.clock.wake(now)
            if slept and self.table.window is not None:
                self.table.window.wake(now)
            self._look_round(now)
            if new:
                self.audience.tell_all(now)
            else:
                self.audience.tell(connection, self.audience.here(), now)
            for line in self.talk.told(self.table, connection.person):
                connection.send(encode(line))
        left = [seat for seat in self.table.seats_of(connection.person) if self.table.seats[seat].left]
        if connection.person and self.table.status == PLAYING and (left or new):
            for seat in left:
                await self.do(partial(self._come_back, seat))
            await self.do(self.table.advance)

    def _come_back(self, seat: int, now: float) -> list[Line]:
        return self.table.come_back(seat) if self.table.status == PLAYING else []

    def leave(self, connection: Connection) -> None:
        """A connection is gone."""
        if connection not in self.audience.connections:
            return
        self.used = now = self.now()
        if self.audience.remove(connection):
            self._look_round(now)
            self.audience.tell_all(now)
            self._set_timer(now, not self.sleeps())
        if self.table.status == FINISHED:
            asyncio.get_running_loop().call_later(self.settings.linger + 0.1, self.put_away)

    def put_away(self) -> None:
        """Leave the memory if nobody is here and nothing under way; whoever comes finds the table stored."""
        if self.idle(self.now()):
            self.forget()

    async def show(self, connection: Connection, seat: int) -> None:
        """Look from another of one's seats."""
        async with self.lock:
            self.audience.turn_to(connection, seat, self.now())

    # By itself

    def _set_timer(self, now: float, awake: bool) -> None:
        if self.timer is not None:
            if awake and self.due <= now:
                return  # it is about to ring: the loop is late, and nothing else would close the window
            self.timer.cancel()
            self.timer = None
        window = self.table.window
        clock = self.table.clock
        if self.gone or not awake or (window is None and not self.presence.waited_for and not clock.since):
            return
        times = [
            None if window is None else window.wakes_at(now),
            self.presence.takeover_at(),
            clock.wakes_at(),
        ]
        coming = [at for at in times if at is not None]
        if coming:
            self.due = max(min(coming), now + 0.001)
            self.timer = asyncio.get_running_loop().call_at(self.due, self._wake)

    def _wake(self) -> None:
        self.timer = None
        self.start(self._go_on())

    async def _go_on(self) -> None:
        waited_for = self.presence.overdue(self.now())
        left = self._left_alone(self.now())
        for seat in left:
            await self.do(partial(self.table.leave, seat))
        await self.do(self.table.advance)
        if not set(waited_for) <= set(left) and not self.gone:
            self.audience.tell_all(self.now())  # somebody has decided and is waited for anew

    def _left_alone(self, now: float) -> list[int]:
        """The seats for whose decision the others have waited long enough, and those of people who are not
        even here when their time is up (WA-RULING-911)."""
        here = self.audience.here()
        late = [seat for seat in self.table.late(now) if decider(self.table, seat) not in here]
        overdue = [seat for seat in self.presence.overdue(now) if seat in self.table.owes()]
        return sorted({*overdue, *late})

    def start(self, work: Coroutine[Any, Any, None]) -> "asyncio.Task[None]":
        """Let something run beside; it is kept until it is done."""
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: "asyncio.Task[None]") -> None:
        self.tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            tell_stumble(f"table {mark(self.id)}", task.exception())

    def idle(self, now: float) -> bool:
        """Has nobody been here, and nothing under way, for long enough? A game that is over is not waited
        for, unless somebody wants a rematch: that is not stored."""
        if self.audience.connections or self.tasks or self.lock.locked():
            return False
        over = self.table.status == FINISHED and (self.table.rematch is not None or not self.again.thrown)
        most = min(self.settings.idle, self.settings.linger) if over else self.settings.idle
        return now - self.used > most

    def forget(self) -> None:
        """Put the table away; whoever is here is sent off and comes back to what is stored."""
        if self.gone:
            return
        self.gone = True
        if self.timer is not None:
            self.timer.cancel()
        for connection in self.audience.connections:
            asyncio.get_running_loop().call_soon(
                connection.close
            )  # after the answer that is just being given
        self.audience.clear()
        self.drop(self)
