"""All tables: making them, finding them, putting idle ones away."""

import asyncio
import contextlib
from time import time
from typing import Any

import msgspec

from wildtable.bots import BadBot, make_bot
from wildtable.engine.game import Game
from wildtable.engine.options import changed, read_options
from wildtable.engine.refusal import BadOption, BadRecord, WildtableError
from wildtable.server.identity import new_id
from wildtable.server.limits import TooMuch, clean_entropy
from wildtable.server.live import CLOSE, Live
from wildtable.server.logs import mark, tell, tell_stumble
from wildtable.server.pace import pace_of
from wildtable.server.pages import ListedTable, NewTable, SeatWish
from wildtable.server.promises import Promises
from wildtable.server.settings import Settings
from wildtable.server.shelf import Shelf, program_of
from wildtable.server.store import NotStored, Statement, Store
from wildtable.server.stored import COLUMNS, Damaged, Row, listed, listed_problem, read
from wildtable.server.thinkers import LONGEST_THOUGHT, Thinkers
from wildtable.table.seat import BOT, OPEN, PERSON, Seat, TableError
from wildtable.table.table import Table

ADD_MATCH = (
    "INSERT INTO matches "
    "(id, game, rules, content, program, options, seats, status, public, secret, made, host, several) "
    "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
)
OPEN_TABLES = f"""
    SELECT {COLUMNS} FROM (
        SELECT *, ROW_NUMBER() OVER (PARTITION BY host ORDER BY made DESC) AS turn
        FROM matches WHERE status = 'waiting' AND public = 1
    ) m ORDER BY turn, made DESC LIMIT ?
"""
ADD_SITTING = "INSERT OR IGNORE INTO sitting VALUES (?, ?)"
MOST_LISTED = 30
MOST_WATCHED = 12
MOST_ASKED = 200

HAS_PERSON = '"kind":"person"'
"""What the stored seats of a table say if a person has one of them."""
DAY = 86_400
CATCH_UP_SECONDS = 0.5
"""Between two games that are opened for the lists' sake, so that nobody waits for it."""
REMOVE = tuple(
    f"DELETE FROM {table} WHERE {column} = ?"
    for table, column in (("sitting", "match"), ("chat", "match"), ("answered", "match"), ("matches", "id"))
)


class Hub:
    """The tables in memory, and the way to those that are not."""

    def __init__(self, store: Store, shelf: Shelf, thinkers: Thinkers, settings: Settings) -> None:
        self.store = store
        self.shelf = shelf
        self.thinkers = thinkers
        self.settings = settings
        self.promises = Promises()
        self.live: dict[str, Live] = {}
        self.loading: dict[str, asyncio.Task[Live]] = {}
        self.problems: dict[str, str] = {}  # of tables that could not be opened when somebody tried

    async def make(self, wish: NewTable, person: str, name: str) -> str:
        """A new table; raises `WildtableError` if it cannot be. The game begins if no seat is open."""
        game = self.shelf.now(wish.game)
        wished = wish.options
        if len(wish.seats) == 1 and game.at_table.solo:
            wished = wished | {game.at_table.solo: True}  # whoever takes the only seat means to play alone
        else:
            game.check_seats(len(wish.seats))
        options = read_options(game.options, wished, len(wish.seats))
        seats = [_seat(seat, person, name) for seat in wish.seats]
        _check_among_people(game, options, seats)
        if not any(seat.person == person for seat in seats) and any(seat.kind == OPEN for seat in seats):
            raise TableError("Take a seat yourself, or leave none open.")
        for seat in seats:
            if seat.kind == BOT:
                seat.name = seat.bot = check_bot(seat.bot, game)
        state = game.new(len(seats), options)
        if all(seat.kind == BOT for seat in seats):
            game.check_ends(state)
        entropy = clean_entropy(wish.entropy)
        for seat in seats:
            if seat.kind == PERSON:
                seat.entropy = entropy
        table = self._table(game, options, seats, self.promises.keep(wish.commitment))
        if table.ready():
            table.begin()
        self._check_room(person, table)
        return await self._add(table, wish.public, person, wish.several)

    def _check_room(self, person: str, table: Table) -> None:
        """Raise `TooMuch` for somebody who has enough tables that are not over."""
        rows = self.store.read("SELECT seats FROM matches WHERE host = ? AND status != 'over'", (person,))
        most = self.settings.tables_per_person
        if len(rows) >= most:
            raise TooMuch(f"You have {most} tables that are not over: finish one before you make another.")
        most = self.settings.bot_tables_per_person
        if not table.people() and sum(1 for (seats,) in rows if HAS_PERSON not in seats) >= most:
            raise TooMuch(f"Bots play at {most} tables for you already: wait until one of them is over.")

    async def rematch(self, live: Live, person: str, commitment: str, entropy: str) -> None:
        """Note that somebody wants a rematch."""
        async with live.lock:
            if live.table.rematch is None:
                live.again.ask(live.table, person, self.promises, commitment, entropy)
                await self._play_again(live)

    async def decline(self, live: Live, person: str) -> None:
        """Note that somebody wants no rematch, or no longer wants one."""
        async with live.lock:
            if live.table.rematch is None:
                live.again.decline(live.table, person)
                await self._play_again(live)

    async def _play_again(self, live: Live) -> None:
        """Make the rematch if nobody has to agree any more; everybody is told how it stands."""
        table = live.table
        if live.again.agreed(table, live.audience.here()):
            seats, secret = live.again.seats(table)
            again = self._table(self.shelf.now(table.game.name), table.options, seats, secret)
            again.start()
            name = await self._add(again, public=False, host=live.host)
            await live.write([("UPDATE matches SET rematch = ? WHERE id = ?", (name, live.id))])
            table.rematch = name
        live.audience.tell_all(live.now())

    async def _add(self, table: Table, public: bool, host: str = "", several: bool = False) -> str:
        name = new_id()
        live = self._live(name, table, host, several)
        game = table.game
        values = (
            name,
            game.name,
            game.version,
            game.content_digest,
            program_of(game.name),
            msgspec.json.encode(table.options).decode(),
            msgspec.json.encode(table.seats).decode(),
            table.status,
            int(public),
            table.secret,
            time(),
            host,
            int(several),
        )
        statements: list[Statement] = [(ADD_MATCH, values)]
        statements += [(ADD_SITTING, (p, name)) for p in {seat.person for seat in table.seats} if p]
        await self.store.write(statements)
        tell("table made", table=mark(name), game=game.name, seats=len(table.seats), bots=len(table.bots()))
        self.live[name] = live
        await live.do(table.advance)
        return name

    def _table(self, game: Game, options: dict[str, object], seats: list[Seat], secret: bytes) -> Table:
        return Table(game, options, seats, secret, pace_of(options, seats, self.settings))

    def _live(self, name: str, table: Table, host: str, several: bool) -> Live:
        pack = self.shelf.pack_of(table.game)
        return Live(name, table, host, several, pack, self.store, self.thinkers, self.settings, self._drop)

    def _drop(self, live: Live) -> None:
        if self.live.get(live.id) is live:
            del self.live[live.id]

    async def find(self, name: str) -> Live:
        """The table of that id, from memory or from the disk; raises `UnknownTable`."""
        if name in self.live:
            self.live[name].used = Live.now()  # so that it is not put away while somebody comes
            return self.live[name]
        if name not in self.loading:
            self.loading[name] = asyncio.create_task(self._load(name))
            self.loading[name].add_done_callback(lambda _: self.loading.pop(name, None))
        return await asyncio.shield(self.loading[name])

    async def _load(self, name: str) -> Live:
        try:
            live = await self._loaded(name)
        except (BadRecord, Damaged) as error:
            self.problems[name] = str(error)
            raise
        self.problems.pop(name, None)
        if live.table.stopped:
            self.problems[name] = live.table.stopped
        return live

    async def _loaded(self, name: str) -> Live:
        stored = await asyncio.to_thread(read, self.store, self.shelf, name, self.settings)
        live = self._live(name, stored.table, stored.host, stored.several)
        live.journal, live.answered, live.talk = stored.journal, stored.answered, stored.talk
        self.live[name] = live
        await live.write(stored.renew)
        live.journal.stored(live.table)
        try:
            await live.do(stored.table.advance)
        except WildtableError:
            raise
        except Exception as error:
            tell_stumble(f"table {mark(name)}", error)
            raise Damaged("This table cannot go on: the server stumbled over it, as its log says.") from None
        return live

    async def open_tables(self, person: str) -> list[ListedTable]:
        """Public tables with an open seat: the newest of every host, then everybody's second, and so on."""
        rows = self.store.read(OPEN_TABLES, (MOST_LISTED,))
        return [table for table in await self._listed(rows, person) if not table.problem]

    async def watched_tables(self, person: str) -> list[ListedTable]:
        """Public games that go on right now and that this person does not play, the newest first."""
        awake = list(self.live)[-MOST_ASKED:]
        rows = self.store.read(
            f"SELECT {COLUMNS} FROM matches m WHERE m.id IN ({','.join('?' * len(awake))}) "
            "AND m.status = 'playing' AND m.public = 1 ORDER BY m.made DESC LIMIT ?",
            (*awake, MOST_WATCHED),
        )
        found = await self._listed(rows, person)
        return [table for table in found if not table.problem and not any(seat.you for seat in table.seats)]

    async def tables_of(self, person: str) -> list[ListedTable]:
        """The tables that a person sits at, the newest first; one that cannot be opened says why."""
        rows = self.store.read(
            f"SELECT {COLUMNS} FROM sitting s JOIN matches m ON m.id = s.match WHERE s.person = ? "
            "ORDER BY m.status = 'over', m.made DESC LIMIT ?",
            (person, MOST_LISTED),
        )
        return await self._listed(rows, person)

    async def _listed(self, rows: list[Any], person: str) -> list[ListedTable]:
        """Tables in memory as they are there, others as they are stored: none is loaded for a list, unless an
        earlier program left it without what a list shows."""
        found: list[ListedTable] = []
        for row in (Row(*row) for row in rows):
            try:
                live = self.live.get(row.id)
                shown = live.listed(person) if live else listed(row, person, self.shelf, self.settings)
                found.append(shown or (await self.find(row.id)).listed(person))
                found[-1].problem = self.problems.get(row.id, found[-1].problem)
            except WildtableError as error:
                found.append(listed_problem(row, str(error)))
        return found

    async def wake_bots(self) -> None:
        """After a restart, or when the disk had failed: where bots play alone, nobody comes who would wake
        the table. One that cannot be opened says so itself, and is not tried again and again."""
        for name, seats in self.store.read("SELECT id, seats FROM matches WHERE status = 'playing'"):
            if HAS_PERSON not in str(seats) and name not in self.live and name not in self.problems:
                with contextlib.suppress(WildtableError):
                    await self.find(str(name))

    async def catch_up(self) -> None:
        """Games that an earlier program ended show in lists who had left only once they have been opened."""
        rows = self.store.read("SELECT id FROM matches WHERE status = 'over' AND shown IS NULL")
        for (name,) in rows:
            with contextlib.suppress(WildtableError):  # the table itself says what is wrong
                live = await self.find(str(name))
                if not live.audience.connections:
                    live.forget()
            await asyncio.sleep(CATCH_UP_SECONDS)

    async def sweep(self) -> None:
        """Put idle tables away and wake what should go on, for ever."""
        while True:
            await asyncio.sleep(max(1.0, self.settings.idle / 4))
            self._put_away(asyncio.get_running_loop().time())
            with contextlib.suppress(NotStored):  # the store has told of it
                await self._remove_forgotten()
                await self._end_unplayed()
                await self.wake_bots()

    def _put_away(self, now: float) -> None:
        for live in [live for live in self.live.values() if live.idle(now)]:
            live.forget()

    async def _remove_forgotten(self) -> None:
        """Remove tables for which nobody came in a long time; one in memory waits for the next sweep."""
        before = time() - DAY * self.settings.waiting_days
        rows = self.store.read("SELECT id FROM matches WHERE status = 'waiting' AND made < ?", (before,))
        names = [name for (name,) in rows if name not in self.live and name not in self.loading]
        statements: list[Statement] = [(query, (name,)) for name in names for query in REMOVE]
        if statements:
            await self.store.write(statements)
            tell("forgotten tables removed", tables=len(names))

    async def _end_unplayed(self) -> None:
        """A game at which nobody has played in a long time is over; it can be read, with its record."""
        days = self.settings.unplayed_days
        before = time() - DAY * days
        rows = self.store.read(
            "SELECT id FROM matches WHERE status = 'playing' AND coalesce(touched, made) < ?", (before,)
        )
        names = [name for (name,) in rows if name not in self.live and name not in self.loading]
        why = f"This game was put away: nobody has played here for {days:g} days."
        if names:
            await self.store.write([(CLOSE, (why, name)) for name in names])
            tell("games put away for their age", tables=len(names))

    async def close(self) -> None:
        """Let everything under way come to its end, then put all tables away."""
        for live in list(self.live.values()):
            async with live.lock:
                for task in live.tasks:
                    task.cancel()
                live.forget()


def check_bot(spec: str, game: Game) -> str:
    """The bot in the one way to write it; raises `BadBot` for one that does not exist, cannot play the game
    or wants to think too long."""
    bot = make_bot(spec, game, 0)
    spec = spec.strip().lower()
    if "seconds=" in spec and getattr(bot, "seconds", 0.0) > LONGEST_THOUGHT:
        raise BadBot(f"A bot at a table may think for at most {LONGEST_THOUGHT:g} seconds, not '{spec}'.")
    return spec


def _check_among_people(game: Game, options: dict[str, object], seats: list[Seat]) -> None:
    """Raise `BadOption` for an option by which people would learn what others hold."""
    if all(seat.kind == BOT for seat in seats):
        return
    for name in changed(game.options, options):
        if name in game.at_table.only_among_bots:
            raise BadOption(f"Option '{name}' is for tables of bots alone: it would tell what others hold.")


def _seat(wish: SeatWish, person: str, name: str) -> Seat:
    if wish.kind == "me":
        return Seat(PERSON, person=person, name=name)
    if wish.kind == OPEN:
        return Seat(OPEN)
    if wish.kind != BOT:
        raise BadOption(f"A seat is for 'me', 'open' or a 'bot', not for '{wish.kind}'.")
    return Seat(BOT, name=wish.bot, bot=wish.bot)
