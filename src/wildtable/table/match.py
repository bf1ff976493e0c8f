"""The entries of a match, who saw what of them, and the state that they lead to.

What a seat can count must not depend on what it cannot see: each seat has its own numbers, which count only
the entries of which it saw anything.
"""

import msgspec

from wildtable.engine.event import Event
from wildtable.engine.game import Game
from wildtable.engine.lot import Lot
from wildtable.engine.play import CHANCE_NAME
from wildtable.engine.refusal import BadRecord
from wildtable.engine.state import CHANCE, State, View


class Entry:
    """One line of the record with what happened; `seen` has a bit for every viewer that saw any of it.

    `public` is false for what was sealed: not even a spectator saw that it happened.
    """

    __slots__ = ("events", "public", "seen", "text", "who")

    def __init__(self, who: int, text: str) -> None:
        self.who = who
        self.text = text
        self.events: list[Event] = []
        self.seen = 0
        self.public = False

    def barred(self) -> bool:
        """Did chance decide or something come to light?"""
        return self.who == CHANCE or any(event.barrier for event in self.events)


class Match:
    """A game from its start: entries in order and the state after them.

    A viewer is a seat, or the number of seats for a spectator. `history` has for each viewer how many entries
    it could count at each of its versions; a version is one step of that viewer's knowledge, so taking back
    is one too.
    """

    def __init__(self, game: Game, seats: int, options: dict[str, object]) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.state = game.new(seats, options)
        self.names = [game.seat_name(self.state, seat) for seat in range(seats)]
        self.entries: list[Entry] = []
        self.outcomes = 0
        self.history: list[list[int]] = [[0] for _ in range(seats + 1)]
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

    def name_of(self, who: int) -> str:
        return CHANCE_NAME if who == CHANCE else self.names[who]

    def play(self, who: int, text: str, action: int) -> Entry:
        """Let an action or a chance outcome happen; it must be legal."""
        entry = Entry(who, text)
        before = self.state.clone() if self.game.secrets else None
        self._apply(self.state, entry, action)
        entry.seen = self._seen(entry, before)
        entry.public = (entry.seen >> self.seats) & 1 == 1
        self.entries.append(entry)
        for viewer, counts in enumerate(self.history):
            if (entry.seen >> viewer) & 1:
                counts.append(counts[-1] + 1)
        return entry

    def play_text(self, who: int, text: str) -> Entry:
        """Let an entry happen that was checked before."""
        game, state = self.game, self.state
        action = game.parse_outcome(state, text) if who == CHANCE else game.parse(state, who, text)
        return self.play(who, text, action)

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

    def without(self, first: int, seat: int) -> "Match":
        """The match with an entry of a seat taken back, and all later ones of which that seat saw anything.

        What others have sealed meanwhile stays sealed.
        """
        fresh = Match(self.game, self.seats, self.options)
        for number, entry in enumerate(self.entries):
            if number < first or not (entry.seen >> seat) & 1:
                fresh.play_text(entry.who, entry.text)
        return fresh

    def rewind(self, first: int, seat: int) -> None:
        """Take an entry of a seat back for good."""
        fresh = self.without(first, seat)
        self._open_view = None
        self.state, self.entries, self.outcomes = fresh.state, fresh.entries, fresh.outcomes
        for counts, kept in zip(self.history, fresh.history, strict=True):
            if kept[-1] < counts[-1]:
                counts.append(kept[-1])

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
