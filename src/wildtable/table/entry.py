"""One line of a record with what happened, and how it is kept without the game."""

import msgspec

from wildtable.engine.event import Event
from wildtable.engine.state import CHANCE

NOTE = -3
"""Who an entry is by that is no part of the record: a line of the log alone."""

TABLE = "!"
"""Who a line of the journal is by that the table itself decided."""

_EventKept = tuple[str, dict[str, object] | None, dict[int, dict[str, object]], bool]
_decoder = msgspec.json.Decoder(list[_EventKept])


class Unreadable(Exception):
    """What was stored to be told again cannot be read. The lines of the journal are the truth: the match must
    happen again from them."""


class Entry:
    """One line of the record with what happened; `seen` has a bit for every viewer that saw any of it.

    `public` is false for what was sealed: not even a spectator saw that it happened. `final` tells that its
    seat cannot take it back any more without consent. The events of an entry that was stored are read when
    somebody asks for them; those of a `folded` one every time, for they take five times the memory.
    """

    __slots__ = ("_events", "_packed", "final", "folded", "public", "seen", "text", "who")

    def __init__(self, who: int, text: str) -> None:
        self.who = who
        self.text = text
        self._events: list[Event] | None = []
        self._packed: bytes | None = None
        self.folded = False
        self.seen = 0
        self.public = False
        self.final = False

    @property
    def events(self) -> list[Event]:
        if self._events is not None:
            return self._events
        try:
            events = [Event(*kept) for kept in _decoder.decode(self._packed or b"[]")]
        except (msgspec.MsgspecError, TypeError) as error:
            raise Unreadable("The events of an entry cannot be read.") from error
        if not self.folded:
            self._events = events
        return events

    def keep(self, packed: bytes) -> None:
        """Take the events from what `packed` has once given."""
        self._events, self._packed = None, packed

    def packed(self) -> bytes:
        """The events as they are stored, after which there are no others."""
        if self._packed is None:
            self._packed = msgspec.json.encode(
                [(event.kind, event.public, event.private, event.barrier) for event in self._events or ()]
            )
        return self._packed

    def fold(self) -> None:
        """Keep the events as they are stored: hardly anybody asks for them any more."""
        if not self.folded:
            self.packed()
            self._events, self.folded = None, True

    def barred(self) -> bool:
        """Did chance decide or something come to light?"""
        return self.who == CHANCE or any(event.barrier for event in self.events)


class Line:
    """One line of a table's journal: an entry of the record (`who` is a seat's name or `*`), or what the
    table itself decided (`who` is `!`)."""

    __slots__ = ("entry", "text", "who")

    def __init__(self, who: str, text: str, entry: Entry | None = None) -> None:
        self.who = who
        self.text = text
        self.entry = entry
