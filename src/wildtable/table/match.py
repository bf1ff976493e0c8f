"""The entries of a match, who saw what of them, and the state that they lead to.

What a seat can count must not depend on what it cannot see: each seat has its own numbers, which count only
the entries of which it saw anything.
"""

import msgspec

from wildtable.engine.event import Event
from wildtable.engine.game import Game
from wildtable.engine.lot import Lot
from wildtable.engine.play import CHANCE_NAME
from wildtable.engine.refusal import BadRecord, WildtableError
from wildtable.engine.state import CHANCE, State, View

NOTE = -3
"""Who an entry is by that is no part of the record: a line of the log alone."""

MARK_EVERY = 16
"""Entries between two copies of the state, so that going back replays no more than so many."""

MARKS_KEPT = 8


class Entry:
    """One line of the record with what happened; `seen` has a bit for every viewer that saw any of it.

    `public` is false for what was sealed: not even a spectator saw that it happened. `final` tells that its
    seat cannot take it back any more without consent.
    """

    __slots__ = ("events", "final", "public", "seen", "text", "who")

    def __init__(self, who: int, text: str) -> None:
        self.who = who
        self.text = text
        self.events: list[Event] = []
        self.seen = 0
        self.public = False
        self.final = False

    def barred(self) -> bool:
        """Did chance decide or something come to light?"""
        return self.who == CHANCE or any(event.barrier for event in self.events)


class Mark:
    """A copy of the state after so many entries and outcomes."""

    __slots__ = ("entries", "outcomes", "state")

    def __init__(self, entries: int, outcomes: int, state: State) -> None:
        self.entries = entries
        self.outcomes = outcomes
        self.state = state


class Match:
    """A game from its start: entries in order and the state after them.

    A viewer is a seat, or the number of seats for a spectator. `history` has for each viewer how many entries
    it could count at each of its versions; a version is one step of that viewer's knowledge, so taking back
    is one too.
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
        self.entries: list[Entry] = []
        self.outcomes = 0
        self.history: list[list[int]] = [[0] for _ in range(seats + 1)]
        self.marks = [Mark(0, 0, self.state.clone())]
        self._open_view: View | None = None

    def version(self, viewer: int) -> int:
        """How many steps a viewer has seen, from 1."""
        return len(self.history[viewer])

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

    def play(self, who: int, text: str, action: int) -> Entry:
        """Let an action or a chance outcome happen; it must be legal."""
        entry = Entry(who, text)
        before = self.state.clone() if self.game.secrets else None
        self._apply(self.state, entry, action)
        entry.seen = self._seen(entry, before)
        entry.public = (entry.seen >> self.seats) & 1 == 1
        self._add(entry)
        return entry

    def note(self, event: Event) -> None:
        """A line of the log that everybody sees; nothing happens in the game."""
        entry = Entry(NOTE, "")
        entry.events = [event]
        entry.seen = (1 << (self.seats + 1)) - 1
        entry.public = True
        self._add(entry)

    def _add(self, entry: Entry) -> None:
        self.entries.append(entry)
        for viewer, counts in enumerate(self.history):
            if (entry.seen >> viewer) & 1:
                counts.append(counts[-1] + 1)
        if len(self.entries) - self.marks[-1].entries >= MARK_EVERY:
            self.marks.append(Mark(len(self.entries), self.outcomes, self.state.clone()))
            del self.marks[:-MARKS_KEPT]

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
        state.events = entry.events
        if entry.who == CHANCE:
            state.resolve(action)
            self.outcomes += 1
        else:
            state.apply(entry.who, action)
        state.events = None

    def _seen(self, entry: Entry, before: State | None) -> int:
        """Who learns of an entry: everybody by an open event or a change of what a spectator sees; else those
        who played it or have an event of their own."""
        everybody = (1 << (self.seats + 1)) - 1
        if before is None or any(event.public is not None for event in entry.events):
            return everybody
        if before.view(None) != self.state.view(None):
            return everybody
        seen = 0 if entry.who == CHANCE else 1 << entry.who
        for event in entry.events:
            for seat in event.private:
                seen |= 1 << seat
        return seen

    def rewind(self, first: int, seat: int) -> None:
        """Take an entry of a seat back for good, and all later ones of which that seat saw anything.

        What others have sealed meanwhile stays sealed.
        """
        while self.marks[-1].entries > first:
            self.marks.pop()
        mark = self.marks[-1]
        kept: list[Entry] = []
        gone: list[Entry] = []
        for number, entry in enumerate(self.entries[mark.entries :], start=mark.entries):
            back = number >= first and (entry.seen >> seat) & 1
            (gone if back else kept).append(entry)
        self._open_view = None
        self.state, self.outcomes = mark.state.clone(), mark.outcomes
        self.entries = self.entries[: mark.entries] + kept
        for entry in kept:
            self._happen_again(entry)
        for viewer, counts in enumerate(self.history):
            lost = sum((entry.seen >> viewer) & 1 for entry in gone)
            if lost:
                counts.append(counts[-1] - lost)

    def _happen_again(self, entry: Entry) -> None:
        """Let an entry happen whose events are known."""
        game, state = self.game, self.state
        if entry.who == CHANCE:
            state.resolve(game.parse_outcome(state, entry.text))
            self.outcomes += 1
        elif entry.who != NOTE:
            state.apply(entry.who, game.parse(state, entry.who, entry.text))

    def tail(self, viewer: int, known: int) -> tuple[list[tuple[int, dict[str, object]]], int | None]:
        """What a viewer with that version misses: events with their entries' numbers, and from which number
        on to forget what it knew (`None`: nothing was taken back)."""
        counts = self.history[viewer]
        if not 0 < known <= len(counts):
            return self._from(viewer, 0), None
        first = min(counts[known - 1 :])
        return self._from(viewer, first), first if first < counts[known - 1] else None

    def _from(self, viewer: int, first: int) -> list[tuple[int, dict[str, object]]]:
        """The events of the entries from that viewer's number on."""
        seat = None if viewer == self.seats else viewer
        number = self.history[viewer][-1]
        found: list[tuple[int, dict[str, object]]] = []
        for entry in reversed(self.entries):
            if number == first:
                break
            if (entry.seen >> viewer) & 1:
                number -= 1
                told = [(number, event.seen_by(seat)) for event in reversed(entry.events)]
                found += [(at, event) for at, event in told if event is not None]
        found.reverse()
        return found


class Line(msgspec.Struct, frozen=True, array_like=True):
    """One line of a table's journal: an entry of the record (`who` is a seat's name or `*`), or what the
    table itself decided (`who` is `!`)."""

    who: str
    text: str


TABLE = "!"
