"""What of a match is stored, in the form in which it is stored; never compiled, for mypyc drops how."""

import msgspec


class Kept(msgspec.Struct, array_like=True):
    """A line of the journal as it is stored; the last three are there for entries of the record, unless an
    earlier program wrote it."""

    who: str
    text: str
    seen: int | None = None
    final: int | None = None
    events: bytes | None = None


class Tail(msgspec.Struct):
    """What there is of a match after its chapters: their number, the entries since, and what was counted."""

    chapters: int
    latest: bytes
    forgotten: list[int]
    history: list[list[int]]
    openly: list[int]
