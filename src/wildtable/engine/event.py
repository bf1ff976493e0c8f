"""Events: what happened, for logs, animations, statistics and undo.

Every fact is put on one of two lists when the event is made: for everybody, or for one seat. There is
no list of things to hide, so nothing can be forgotten on it.
"""


class Event:
    """Something that happened.

    `barrier` marks what undo must not cross without consent: a chance outcome or a reveal.

    >>> drew = Event("drew", {"seat": 0, "count": 1}, {0: {"card": "fox"}}, barrier=True)
    >>> drew.seen_by(1)
    {'event': 'drew', 'seat': 0, 'count': 1}
    >>> drew.seen_by(0)
    {'event': 'drew', 'seat': 0, 'count': 1, 'card': 'fox'}

    With `None` for the public facts, only the seats with facts of their own learn of it at all.
    """

    def __init__(
        self,
        kind: str,
        public: dict[str, object] | None,
        private: dict[int, dict[str, object]] | None = None,
        barrier: bool = False,
    ) -> None:
        self.kind = kind
        self.public = public
        self.private: dict[int, dict[str, object]] = {} if private is None else private
        self.barrier = barrier

    def seen_by(self, seat: int | None) -> dict[str, object] | None:
        """The event as that seat sees it (`None`: a spectator), or `None` if it sees nothing of it."""
        own = None if seat is None else self.private.get(seat)
        if self.public is None and own is None:
            return None
        seen: dict[str, object] = {"event": self.kind}
        if self.public is not None:
            seen.update(self.public)
        if own is not None:
            seen.update(own)
        return seen


def seen_events(events: list[Event], seat: int | None) -> list[dict[str, object]]:
    """What a seat, or a spectator, sees of some events."""
    seen = [event.seen_by(seat) for event in events]
    return [event for event in seen if event is not None]
