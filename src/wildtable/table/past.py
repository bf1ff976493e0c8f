"""The match as a viewer knew it once: its view after so many of the entries of which it saw anything.

What a viewer gets here is what it was sent then: between two entries that it saw its view does not change.
A state of the past is played from a mark before it: `Stretch` says from which, and what to play. It holds all
that it needs, so that it can be played in another thread while the match goes on.
"""

import msgspec

from wildtable.engine.refusal import WildtableError
from wildtable.engine.state import CHANCE, State, View
from wildtable.table.entry import NOTE
from wildtable.table.match import Mark, Match, digest_of
from wildtable.table.seat import TableError

KEPT_EVERY = 64
"""Entries between two marks that are kept for good, so that looking far back plays no more than so many."""


def entries_until(match: Match, viewer: int, number: int) -> int:
    """How many entries of the match there were when the viewer had seen so many; raises `TableError`."""
    known = match.history[viewer][-1]
    if not 0 <= number <= known:
        raise TableError(f"There is nothing to look back at: you have seen {known} entries, not {number}.")
    return match.entries.until(viewer, known, number)


class Stretch:
    """What leads to a state of the past: a mark, or the beginning, and the entries from there on."""

    def __init__(self, match: Match, until: int, stored: Mark | None = None) -> None:
        """`stored` is a mark from the disk, for what is earlier than all that the match has in memory."""
        early = [mark for mark in match.marks if mark.entries <= until]
        mark = early[-1] if early else stored
        self.game = match.game
        self.options = match.options
        self.beginning = match.beginning
        self.all, self.until = match.entries, until
        self.first, self.near, self.position, self.digest = 0, self.beginning, b"", b""
        if mark is not None:
            self.first, self.position, self.digest = mark.entries, mark.position, mark.digest
            self.near = mark.state or self.beginning
            if mark.state is not None:
                self.position = b""
        self.entries = match.entries[self.first : until]

    def state(self) -> State:
        """The state after the last entry; from the beginning if the mark's position leads elsewhere."""
        state, entries = self.near.clone(), self.entries
        if self.position:
            found = self._from_position()
            if found is None:
                entries = [*self.all[: self.first], *entries]  # those before a mark do not change any more
            state = found or state
        for entry in entries:
            if entry.who == CHANCE:
                state.resolve(self.game.parse_outcome(state, entry.text))
            elif entry.who != NOTE:
                state.apply(entry.who, self.game.parse(state, entry.who, entry.text))
        return state

    def _from_position(self) -> State | None:
        try:
            document = msgspec.json.decode(self.position, type=dict[str, object])
            state = self.game.from_position(document, self.options)
        except (WildtableError, msgspec.MsgspecError):
            return None
        return state if digest_of(state) == self.digest else None

    def view(self, seat: int | None) -> View:
        """What a seat or a spectator saw then."""
        state = self.state()
        return state.view(seat) if self.game.secrets else {**state.view(None), "seat": seat}
