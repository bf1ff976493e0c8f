"""The entries of a match, who saw what of them, and the state that they lead to.

What a seat can count must not depend on what it cannot see: each seat has its own numbers, which count only
the entries of which it saw anything.
"""

import hashlib
from array import array
from collections.abc import Callable, Iterable

import msgspec

from wildtable.engine.checked import CHANCE_NAME
from wildtable.engine.event import Event
from wildtable.engine.game import Game
from wildtable.engine.lot import Lot
from wildtable.engine.refusal import BadRecord, WildtableError
from wildtable.engine.state import CHANCE, State, View
from wildtable.table.entries import Chapter, Entries, pack, unpack
from wildtable.table.entry import NOTE, TABLE, Entry, Line
from wildtable.table.kept import Kept, Tail

MARK_EVERY = 16
"""Entries between two copies of the state, so that going back replays no more than so many."""

MARKS_KEPT = 8

VERSIONS_KEPT = 64
"""Versions of a viewer that are remembered when a chapter is closed."""

EVENTS_KEPT = 16
"""Entries whose events are kept as they are; of those before hardly anybody asks for any."""

Told = list[tuple[int, dict[str, object]]]
"""Events as somebody sees them, each with the number of its entry."""


class Mark:
    """A copy of the state after so many entries and outcomes.

    One that was stored has the position instead until the match takes it over; `digest` tells whether the
    position still leads to the state. `stored` tells that it is on the disk.
    """

    __slots__ = ("digest", "entries", "outcomes", "position", "state", "stored")

    def __init__(self, entries: int, outcomes: int, state: State | None) -> None:
        self.entries = entries
        self.outcomes = outcomes
        self.state = state
        self.position = b""
        self.digest = b""
        self.stored = False


def digest_of(state: State) -> bytes:
    """By this two states are told apart."""
    return hashlib.sha256(state.fingerprint()).digest()


class Match:
    """A game from its start: entries in order and the state after them.

    A viewer is a seat, or the number of seats for a spectator. `history` has for each viewer how many entries
    it could count at each of its versions, but for the first ones that are `forgotten`; a version is one step
    of that viewer's knowledge, so taking back is one too. `openly` is how often each seat has played so that
    everybody saw it.
    """

    def __init__(
        self, game: Game, seats: int, options: dict[str, object], state: State | None = None
    ) -> None:
        """`state` is where it begins, if not where the game does."""
        self.game = game
        self.seats = seats
        self.options = options
        self.state = game.new(seats, options) if state is None else state
        self.names = [game.seat_name(self.state, seat) for seat in range(seats)]
        self.entries = Entries()
        self.outcomes = 0
        self.history = [array("q", [0]) for _ in range(seats + 1)]
        self.forgotten = [0] * (seats + 1)
        self.openly = [0] * seats
        self.beginning = self.state.clone()
        self.marks = [Mark(0, 0, self.beginning)]
        self._open_view: View | None = None
        self._watched: View | None = None
        self._watched_at: State | None = None
        self._numbers: dict[tuple[int, int], int] = {}

    def version(self, viewer: int) -> int:
        """How many steps a viewer has seen, from 1."""
        return self.forgotten[viewer] + len(self.history[viewer])

    def view(self, seat: int | None) -> View:
        """What a seat or a spectator sees; where there are no secrets one view serves all."""
        if self.game.secrets:
            return self.state.view(seat)
        if self._open_view is None:
            self._open_view = self.state.view(None)
        return {**self._open_view, "seat": seat}

    def seat_named(self, name: str) -> int:
        """The seat of a record's name, `CHANCE` for `*`; raises `BadRecord`."""
        if name == CHANCE_NAME:
            return CHANCE
        if name not in self.names:
            raise BadRecord(f"There is no seat '{name}' in this match.")
        return self.names.index(name)

    @property
    def reaches(self) -> int:
        """The number of the first entry that can still be gone back to."""
        return self.marks[0].entries

    def name_of(self, who: int) -> str:
        return CHANCE_NAME if who == CHANCE else self.names[who]

    def line(self, entry: Entry) -> Line:
        """An entry of the record as a line of the journal."""
        return Line(self.name_of(entry.who), entry.text, entry)

    def play(self, who: int, text: str, action: int) -> Entry:
        """Let an action or a chance outcome happen; it must be legal."""
        entry = Entry(who, text)
        watched = self._watched if self._watched_at is self.state else None
        before = self.state.clone() if self.game.secrets and watched is None else None
        self._apply(self.state, entry, action)
        entry.seen = self._seen(entry, before, watched)
        entry.public = (entry.seen >> self.seats) & 1 == 1
        self._add(entry)
        return entry

    def _add(self, entry: Entry) -> None:
        self._count(entry)
        if len(self.entries) - self.marks[-1].entries >= MARK_EVERY:
            self.marks.append(Mark(len(self.entries), self.outcomes, self.state.clone()))
            del self.marks[:-MARKS_KEPT]

    def _count(self, entry: Entry) -> None:
        self.entries.append(entry)
        if len(self.entries.latest) > EVENTS_KEPT:
            self.entries.latest[-EVENTS_KEPT - 1].fold()
        if entry.public and entry.who >= 0:
            self.openly[entry.who] += 1
        for viewer, counts in enumerate(self.history):
            if (entry.seen >> viewer) & 1:
                counts.append(counts[-1] + 1)

    def play_text(self, who: int, text: str) -> Entry:
        """Let an entry happen that was checked before."""
        game, state = self.game, self.state
        action = game.parse_outcome(state, text) if who == CHANCE else game.parse(state, who, text)
        return self.play(who, text, action)

    def idle(self, seat: int) -> str:
        """What happens for a seat that does nothing."""
        return self.game.format(self.state, seat, self.game.at_table.idle(self.state, seat))

    def if_all_pass(self) -> State:
        """The state as it would be if everybody who is asked does nothing."""
        state = self.state.clone()
        for seat in state.actors():
            state.apply(seat, self.game.at_table.idle(state, seat))
        return state

    def allows(self, seat: int, text: str) -> bool:
        """Could the seat do now what the text says?"""
        try:
            action = self.game.parse(self.state, seat, text)
        except WildtableError:
            return False
        return self.state.refusal(seat, action) is None

    def draw(self, lot: Lot) -> Entry:
        """Let chance decide; the outcome follows from the lot and its number in the record."""
        outcome = int(self.state.sample(lot.generator(str(self.outcomes))))
        return self.play(CHANCE, self.game.format_outcome(self.state, outcome), outcome)

    def _apply(self, state: State, entry: Entry, action: int) -> None:
        self._open_view = None
        self.drop_watched()
        state.events = entry.events
        if entry.who == CHANCE:
            state.resolve(action)
            self.outcomes += 1
        else:
            state.apply(entry.who, action)
        state.events = None

    def _seen(self, entry: Entry, before: State | None, watched: View | None) -> int:
        """Who learns of an entry: everybody by an open event or a change of what a spectator sees; else those
        who played it or have an event of their own.

        `watched` is what a spectator saw before it, if that is known. Of sealed answers that happen one after
        another each leaves it to the next.
        """
        everybody = (1 << (self.seats + 1)) - 1
        if not self.game.secrets or any(event.public is not None for event in entry.events):
            return everybody
        now = self.state.view(None)
        if watched is None:
            assert before is not None
            watched = before.view(None)
        self._watched, self._watched_at = now, self.state
        if watched != now:
            return everybody
        seen = 0 if entry.who == CHANCE else 1 << entry.who
        for event in entry.events:
            for seat in event.private:
                seen |= 1 << seat
        return seen

    def drop_watched(self) -> None:
        """What a spectator sees need not be known any more."""
        self._watched, self._watched_at = None, None

    def rewind(self, first: int, seat: int) -> None:
        """Take an entry of a seat back for good, and all later ones of which that seat saw anything.

        What others have sealed meanwhile stays sealed. Of an open entry the log keeps a line.
        """
        note = self._strike(first, seat)
        while self.marks[-1].entries > first:
            self.marks.pop()
        self._go_to_last_mark()
        if note is not None:
            self._add(note)

    def _strike(self, first: int, seat: int) -> Entry | None:
        """Take back as far as the list goes; the line for the log, if there is to be one."""
        public, later = self.entries[first].public, self.entries[first:]
        gone = [entry for entry in later if (entry.seen >> seat) & 1]
        self._numbers.clear()
        self.entries.cut(first, [entry for entry in later if not (entry.seen >> seat) & 1])
        for entry in gone:
            if entry.public and entry.who >= 0:
                self.openly[entry.who] -= 1
        for viewer, counts in enumerate(self.history):
            lost = sum((entry.seen >> viewer) & 1 for entry in gone)
            if lost:
                counts.append(counts[-1] - lost)
        return self._took_back(seat) if public else None

    def _took_back(self, seat: int) -> Entry:
        """A line of the log that everybody sees; nothing happens in the game."""
        entry = Entry(NOTE, "")
        entry.events.append(Event("took-back", {"seat": self.names[seat]}))
        entry.seen = (1 << (self.seats + 1)) - 1
        entry.public = True
        return entry

    def _go_to_last_mark(self) -> None:
        """Let the entries since the last mark happen again."""
        mark = self.marks[-1]
        assert mark.state is not None
        self._open_view = None
        self.state, self.outcomes = mark.state.clone(), mark.outcomes
        for entry in self.entries[mark.entries :]:
            self._happen_again(entry)

    def _read_mark(self, mark: Mark) -> None:
        """Give a stored mark its state; raises `BadRecord` if its position does not lead there."""
        if mark.state is not None:
            return
        try:
            document = msgspec.json.decode(mark.position, type=dict[str, object])
            mark.state = self.game.from_position(document, self.options)
        except (WildtableError, msgspec.MsgspecError) as error:
            raise BadRecord("A stored position of the match cannot be read.") from error
        if digest_of(mark.state) != mark.digest:
            raise BadRecord("A stored position is not one of this match.")
        mark.position = b""

    def pack(self, mark: Mark) -> None:
        """Give a mark its position, so that it can be stored."""
        if mark.state is not None and not mark.position:
            mark.position = msgspec.json.encode(self.game.position(mark.state))
            mark.digest = digest_of(mark.state)

    def recall(self, lines: Iterable[Kept], marks: list[Mark]) -> None:
        """Take stored lines over, from the start or from where `take_up` led; the game only plays those since
        the last mark. All marks are read now, so that taking back finds them; raises `BadRecord`."""
        for mark in marks:
            self._read_mark(mark)
        for line in lines:
            if line.who != TABLE:
                self.remember(line)
            elif line.text.startswith("undo "):
                self.forget(line.text[5:])
        self.marks = marks
        self._go_to_last_mark()

    def take_up(self, chapters: list[Chapter], tail: Tail) -> None:
        """Know what happened up to a tail without its lines; raises `BadRecord`."""
        if len(chapters) != tail.chapters:
            raise BadRecord("A chapter of the match is missing.")
        self.entries = Entries(chapters, unpack(tail.latest, self.seats))
        for entry in self.entries.latest[:-EVENTS_KEPT]:
            entry.fold()
        self.forgotten, self.openly = tail.forgotten, tail.openly
        self.history = [array("q", counts) for counts in tail.history]

    def remember(self, line: Kept) -> None:
        """Take a stored entry over without playing it."""
        self._count(self._kept(line))

    def forget(self, taken: str) -> None:
        """Take back without playing, as a stored line says: a seat and the number of its entry."""
        seat, first = taken.split(" ")
        note = self._strike(int(first), int(seat))
        if note is not None:
            self._count(note)

    def _kept(self, line: Kept) -> Entry:
        if line.seen is None or line.final is None or line.events is None:
            raise BadRecord("An entry of an earlier program has to be played again.")
        entry = Entry(self.seat_named(line.who), line.text)
        entry.keep(line.events)
        entry.seen, entry.final = line.seen, bool(line.final)
        entry.public = (entry.seen >> self.seats) & 1 == 1
        return entry

    def _happen_again(self, entry: Entry) -> None:
        """Let an entry happen whose events are known."""
        game, state = self.game, self.state
        if entry.who == CHANCE:
            state.resolve(game.parse_outcome(state, entry.text))
            self.outcomes += 1
        elif entry.who != NOTE:
            state.apply(entry.who, game.parse(state, entry.who, entry.text))

    def tail(self, viewer: int, known: int) -> tuple[Told, int | None]:
        """What a viewer with that version misses: events with their entries' numbers, and from which number
        on to forget what it knew (`None`: nothing was taken back)."""
        first, rewound = self.missed(viewer, known)
        return self.told(viewer, first)[0], rewound

    def missed(self, viewer: int, known: int) -> tuple[int, int | None]:
        """The number of the first entry that a viewer with that version misses, and the same if what it knew
        from there on was taken back."""
        counts = self.history[viewer]
        place = known - 1 - self.forgotten[viewer]
        if known < 1 or place >= len(counts):
            return 0, None
        if place < 0:
            return 0, 0  # too long ago: it is told everything anew
        first = min(counts[place:])
        return first, first if first < counts[place] else None

    def told(
        self, viewer: int, first: int, before: int | None = None, most: int | None = None
    ) -> tuple[Told, int | None]:
        """The events of the entries from that viewer's number on, up to another number.

        At most so many, or whole entries from the first of them on; the second value is the number of that
        entry, if there are earlier events. So a long match is told piece by piece, as fast as its viewer
        reads, and no more of it is read than is told.
        """
        seat = None if viewer == self.seats else viewer
        known = self.history[viewer][-1]
        found: Told = []
        if first >= known:
            return found, None
        for number, entry in self.entries.backwards(viewer, known, known if before is None else before):
            if number < first:
                break
            seen = [event.seen_by(seat) for event in reversed(entry.events)]
            told = [(number, event) for event in seen if event is not None]
            if told and most is not None and len(found) >= most:
                return found[::-1], found[-1][0]
            found += told
            if number == first:
                break
        return found[::-1], None

    def number_at(self, at: int, viewer: int) -> int:
        """How many entries before a place of the record a viewer saw."""
        if (at, viewer) not in self._numbers:
            self._numbers[at, viewer] = self.history[viewer][-1] - self.entries.seen_from(at, viewer)
        return self._numbers[at, viewer]

    def settled(self) -> int:
        """How many of the latest entries nobody can take back any more."""
        return self.reaches - self.entries.base

    def close_chapter(self, count: int, read: Callable[[], list[Entry]]) -> Chapter:
        """Make a chapter of the first of the latest entries, which must be settled."""
        entries = self.entries.latest[:count]
        seen = [sum((entry.seen >> viewer) & 1 for entry in entries) for viewer in range(self.seats + 1)]
        chapter = Chapter(count, seen, read, entries)
        self.entries.close(chapter)
        for viewer, counts in enumerate(self.history):
            self.forgotten[viewer] += max(0, len(counts) - VERSIONS_KEPT)
            del counts[:-VERSIONS_KEPT]
        return chapter

    def rest(self) -> Tail:
        """What `recall` needs to know without the chapters and the lines up to now."""
        history = [list(counts) for counts in self.history]
        return Tail(
            len(self.entries.chapters), pack(self.entries.latest), self.forgotten, history, self.openly
        )
