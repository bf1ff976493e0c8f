"""A table after so many lines of its journal, so that loading it does not play the match again.

The state is not here: the marks of the match are stored beside, and the game plays only the entries since the
last of them. A snapshot that does not lead to the state that it was taken of is refused; then the whole
journal happens again.
"""

from collections.abc import Sequence

import msgspec

from wildtable.engine.refusal import BadRecord
from wildtable.engine.result import Result
from wildtable.table.kept import Kept
from wildtable.table.match import Mark, digest_of
from wildtable.table.offers import Declined
from wildtable.table.seat import Seat
from wildtable.table.table import Table


class Ending(msgspec.Struct):
    """An end that the table decided."""

    points: list[int]
    places: list[int]
    reason: str
    sides: list[list[int]]
    drawn: bool


class Snapshot(msgspec.Struct):
    """What the table knows beside the match, and by what the match is known again.

    `marks` are the entries after which the match has one; `kept` are the answers in the open window, by its
    number and the seat; `said` are the table's lines of the record; `offers` are the kinds of
    offer with the seats that made them and how often these had played by then.
    """

    lines: int
    entries: int
    outcomes: int
    marks: list[int]
    digest: bytes
    seats: list[Seat]
    due: list[int]
    ended: Ending | None
    draw_offer: int | None
    draw_agreed: list[int]
    asked_by: int | None
    agreed: list[int]
    kept: list[tuple[int, int, str]]
    said: list[tuple[int, str]] = []
    offers: list[tuple[str, int, int]] = []
    declined: Declined | None = None
    silence: tuple[int, list[int]] | None = None


_KNOWN_BY = ("entries", "outcomes", "marks", "digest")


def take(table: Table, lines: int) -> Snapshot:
    """The table as it is after so many lines."""
    match = table.match
    assert match is not None
    ended = table.ended
    return Snapshot(
        lines=lines,
        entries=len(match.entries),
        outcomes=match.outcomes,
        marks=[mark.entries for mark in match.marks],
        digest=digest_of(match.state),
        seats=table.seats,
        due=table.due,
        ended=None if ended is None else _written(ended),
        draw_offer=table.draw_offer,
        draw_agreed=sorted(table.draw_agreed),
        asked_by=table.takebacks.asked_by,
        agreed=sorted(table.takebacks.agreed),
        kept=[
            (number, seat, text)
            for (number, seat), text in table.reactions.kept.items()
            if number == len(match.entries)
        ],
        said=table.said,
        silence=table.reactions.silence,
        offers=[(to, seat, played) for (to, seat), played in table.offers.made.items()],
        declined=table.offers.declined,
    )


def _written(ended: Result) -> Ending:
    return Ending(ended.points, ended.places, ended.reason, ended.sides, ended.drawn)


def put_back(table: Table, snapshot: Snapshot, lines: Sequence[Kept], marks: list[Mark]) -> None:
    """Bring a table that has just been started to where the snapshot was taken; `lines` is its journal up to
    there, `marks` what is stored of them. Raises `BadRecord` if that is not where it leads."""
    match = table.match
    assert match is not None
    start = match.marks if snapshot.marks[:1] == [0] else []
    match.recall(lines, [*start, *marks])
    here = take(table, snapshot.lines)
    if any(getattr(here, name) != getattr(snapshot, name) for name in _KNOWN_BY):
        raise BadRecord("The snapshot is not of this match.")
    ended = snapshot.ended
    table.seats = snapshot.seats
    table.due = snapshot.due
    table.ended = None if ended is None else Result(*msgspec.structs.astuple(ended))
    table.draw_offer, table.draw_agreed = snapshot.draw_offer, set(snapshot.draw_agreed)
    table.takebacks.asked_by, table.takebacks.agreed = snapshot.asked_by, set(snapshot.agreed)
    table.said = snapshot.said
    table.offers.made = {(to, seat): played for to, seat, played in snapshot.offers}
    table.offers.declined = snapshot.declined
    table.reactions.silence = snapshot.silence
    table.reactions.kept = {(number, seat): text for number, seat, text in snapshot.kept}
