"""Records: a match as readable text, one line an entry, with a strict round trip.

    wildtable record 1
    game "wylde_hunt"
    version 1
    content "1f0c..."
    options {}
    seats ["Anna","greedy"]

    S setup 1
    U mortal D5

    end {"entries":2}
    digest "sha256:..."

At the end of a finished game stand its places, by side, why it ended, and the seats that have won:
`end {"entries":58,"places":[1,2],"reason":"ensnare","winners":[0]}`. Several have won together; nobody has
won a draw. `sides` is there if seats formed teams. Records of earlier programs have no `winners`.

Header and end lines are a name and a JSON value. `position` is there if the match did not start from
set-up; `people` (the seats that people had) and `fair` (what the draws followed from) if it was played at a
table. A line beginning with `*` is a chance outcome, one with `!` was written by the table (`table_end.py`).
The digest covers everything above it, so a record that was cut short or edited is noticed.
`docs/records.md` tells all of it.
"""

import hashlib
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from wildtable.engine.checked import CHANCE_NAME
from wildtable.engine.game import Game
from wildtable.engine.options import changed
from wildtable.engine.refusal import BadRecord
from wildtable.engine.result import Result, alone
from wildtable.engine.state import State
from wildtable.engine.table_end import AGREED, RESIGNED, TABLE_NAME, read_line

FORMAT = 1
FIRST_LINE = f"wildtable record {FORMAT}"
_HEADER = ("game", "version", "content", "options", "seats", "position", "people", "fair")
_IF_ANY = ("position", "people", "fair")

TABLE_ENDS = (RESIGNED, AGREED)
"""Ends that the players agree on, whatever the rules say of the position."""


class Fair(msgspec.Struct, frozen=True):
    """What the draws followed from: the promise, the secret behind it, what the seats threw in (`Lot`)."""

    commitment: str
    secret: str
    entropy: list[str] = []


class End(msgspec.Struct, frozen=True, omit_defaults=True):
    """How the match ended: places by side (each seat its own if no sides are named), why, and who has won."""

    places: list[int]
    reason: str
    sides: list[list[int]] | None = None
    winners: list[int] | None = None


class Record(msgspec.Struct):
    """A match: what was agreed at the start; in order every action, chance outcome and line of the table."""

    game: str
    version: int
    content: str
    options: dict[str, Any]
    seats: list[str]
    position: dict[str, Any] | None = None
    people: list[int] | None = None
    fair: Fair | None = None
    entries: list[tuple[str, str]] = []
    result: End | None = None

    def text(self) -> str:
        """The record as text; `read_record` gives it back."""
        lines = [FIRST_LINE]
        for name in _HEADER:
            value = getattr(self, name)
            if name not in _IF_ANY or value is not None:
                lines.append(f"{name} {_json(value)}")
        lines += ["", *(f"{who} {entry}" for who, entry in self.entries), ""]
        end: dict[str, object] = {"entries": len(self.entries)}
        if self.result is not None:
            end |= msgspec.to_builtins(self.result)
        body = "\n".join([*lines, f"end {_json(end)}"]) + "\n"
        return body + f"digest {_json(_digest(body))}\n"

    def add_action(self, game: Game, state: State, seat: int, action: int) -> None:
        """Note an action that is about to be played on this state."""
        self.entries.append((game.seat_name(state, seat), game.format(state, seat, action)))

    def add_outcome(self, game: Game, state: State, outcome: int) -> None:
        """Note a chance outcome that is about to be resolved on this state."""
        self.entries.append((CHANCE_NAME, game.format_outcome(state, outcome)))

    def close(self, result: Result | None) -> None:
        """Note how the game ended."""
        self.result = None if result is None else end_of(result)


def end_of(result: Result) -> End:
    """A result as the end line of a record has it."""
    sides = None if result.sides == alone(len(result.points)) else result.sides
    return End(result.places, result.reason, sides, result.winners())


def new_record(game: Game, state: State, seats: Sequence[str], from_setup: bool = True) -> Record:
    """A record that begins with this state."""
    return Record(
        game=game.name,
        version=game.version,
        content=game.content_digest,
        options=changed(game.options, game.options_of(state)),
        seats=list(seats),
        position=None if from_setup else game.position(state),
    )


def read_record(text: str, place: str = "record") -> Record:
    """The record that a text holds; raises `BadRecord` naming the line and the cause."""
    records = read_records(text, place)
    if len(records) != 1:
        raise BadRecord(f"{place}: holds {len(records)} records where one is wanted.")
    return records[0]


def read_records(text: str, place: str = "record") -> list[Record]:
    """All records of a text that holds several, one after the other."""
    if not text.startswith("wildtable record "):
        raise BadRecord(f"{place}: is no record: line 1 must be '{FIRST_LINE}'.")
    lines = text.split("\n")
    if lines[0].endswith("\r"):
        raise BadRecord(f"{place}: its lines end with CR LF: something has rewritten it, copy it unchanged.")
    starts = [i for i, line in enumerate(lines) if line.startswith("wildtable record ")]
    ends = [*starts[1:], len(lines)]
    return [_read(lines[a:b], a, place) for a, b in zip(starts, ends, strict=True)]


def read_record_file(path: Path) -> list[Record]:
    """All records of a file."""
    try:
        return read_records(path.read_bytes().decode(), str(path))
    except OSError as error:
        raise BadRecord(f"{path}: cannot be read: {error.strerror}.") from error
    except UnicodeDecodeError as error:
        raise BadRecord(f"{path}: is no text, so it is no record.") from error


def _read(lines: list[str], offset: int, place: str) -> Record:
    if lines[0] != FIRST_LINE:
        raise BadRecord(f"{place}, line {offset + 1}: '{lines[0]}' is a format this program does not know.")
    while lines and not lines[-1]:
        lines = lines[:-1]
    if len(lines) < 2 or not lines[-1].startswith("digest ") or not lines[-2].startswith("end "):
        raise BadRecord(
            f"{place}, line {offset + len(lines)}: the record is cut short: its end and digest are missing."
        )
    body = "\n".join(lines[:-1]) + "\n"
    if _value(lines[-1], f"{place}, line {offset + len(lines)}") != _digest(body):
        raise BadRecord(f"{place}: the record was changed after it was written: its digest does not fit.")
    header, entries = _split(lines[1:-2], offset + 1, place)
    end = _value(lines[-2], f"{place}, line {offset + len(lines) - 1}")
    if not isinstance(end, dict) or end.get("entries") != len(entries):
        raise BadRecord(f"{place}: the end does not count {len(entries)} entries.")
    header["entries"] = entries
    header["result"] = end if "places" in end else None
    try:
        record = msgspec.convert(header, Record)
    except msgspec.ValidationError as error:
        raise BadRecord(f"{place}: the header is wrong: {error}.") from error
    if record.text() != body + lines[-1] + "\n":
        raise BadRecord(f"{place}: the record is not written as this program writes one.")
    _check(record, place)
    return record


def _check(record: Record, place: str) -> None:
    """Raise `BadRecord` for people, lines of the table, or an end that cannot be, whatever was played."""
    seats = len(record.seats)
    people = record.people
    if people is not None and not (people == sorted(set(people)) and set(people) <= set(range(seats))):
        raise BadRecord(f"{place}: the header is wrong: 'people' must be some of {seats} seats in order.")
    for number, (who, text) in enumerate(record.entries, start=1):
        if who == TABLE_NAME and (people is None or read_line(text, seats) is None):
            raise BadRecord(f"{place}: entry {number}, '! {text}', is no line of a table of {seats} seats.")
    if record.result is not None and not _can_be(record.result, seats):
        raise BadRecord(f"{place}: the end cannot be: its sides, places and winners do not fit the seats.")


def _can_be(end: End, seats: int) -> bool:
    """Is every seat on one side, has every side a place, and has first place won or nobody?

    Of an end by the table the places follow from the reason: all first after a draw, one side behind the
    others if it gave up.
    """
    sides = alone(seats) if end.sides is None else end.sides
    if sorted(seat for side in sides for seat in side) != list(range(seats)) or len(end.places) != len(sides):
        return False
    first = sorted(seat for side, place in zip(sides, end.places, strict=True) if place == 1 for seat in side)
    if end.reason == AGREED:
        return set(end.places) == {1} and end.winners in (None, [])
    if end.reason == RESIGNED:
        return sorted(end.places) == [1] * (len(sides) - 1) + [2] and end.winners in (None, first)
    return all(_ranked(place, end.places) for place in end.places) and end.winners in (None, [], first)


def _ranked(place: int, places: list[int]) -> bool:
    """Does the place follow on the better ones, whether those who tie for one count once or each?"""
    better = [other for other in places if other < place]
    return 1 + len(set(better)) <= place <= 1 + len(better)


def _split(lines: list[str], offset: int, place: str) -> tuple[dict[str, Any], list[tuple[str, str]]]:
    header: dict[str, Any] = {}
    entries: list[tuple[str, str]] = []
    blanks = 0
    for number, line in enumerate(lines, start=offset + 1):
        name, _, rest = line.partition(" ")
        if not line:
            blanks += 1
        elif blanks == 0 and name in _HEADER:
            header[name] = _value(line, f"{place}, line {number}")
        elif blanks == 1 and rest:
            entries.append((name, rest))
        else:
            raise BadRecord(f"{place}, line {number}: '{line}' does not belong here.")
    return header, entries


def _value(line: str, place: str) -> Any:
    name, _, value = line.partition(" ")
    try:
        return msgspec.json.decode(value)
    except (msgspec.DecodeError, RecursionError) as error:
        raise BadRecord(f"{place}: the value of '{name}' is no JSON: {error}.") from error


def _json(value: object) -> str:
    return msgspec.json.encode(value, order="sorted").decode()


def _digest(body: str) -> str:
    return "sha256:" + hashlib.sha256(body.encode()).hexdigest()
