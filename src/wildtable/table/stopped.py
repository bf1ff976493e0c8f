"""A match that this program does not play as it was played: what still can be read of it.

The log is what was stored with the entries. The view is that of the last state from which this program can
follow, which may be earlier than the last entry.
"""

from collections.abc import Sequence

import msgspec

from wildtable.engine.checked import play_text
from wildtable.engine.refusal import BadRecord, WildtableError
from wildtable.engine.state import State
from wildtable.engine.table_end import TABLE_WORDS
from wildtable.table import said
from wildtable.table.entry import NOTE, TABLE, Entry, Unreadable
from wildtable.table.kept import Kept
from wildtable.table.match import Mark, Match, digest_of
from wildtable.table.seat import Seat
from wildtable.table.table import Table


def check_entry(match: Match, who: str, text: str) -> None:
    """Raise `WildtableError` unless the rules allow what the record says next."""
    play_text(match.game, match.state.clone(), who, text)


def check_marks(match: Match, stored: Sequence[Mark]) -> bool:
    """Raise `BadRecord` if the match, played again, does not lead through the states that were stored.

    A state is the same if its digest is, or if the stored position is read as that state. Answers whether
    there was any to compare.
    """
    played = {mark.entries: mark for mark in match.marks}
    compared = False
    for mark in stored:
        again = played.get(mark.entries)
        if again is None or again.state is None:
            continue
        compared = True
        if digest_of(again.state) != mark.digest and not _same(match, mark, again.state):
            raise BadRecord(f"after entry {mark.entries} it leads to another position than it did then.")
    return compared


def _same(match: Match, mark: Mark, state: State) -> bool:
    read = _position(match, mark)
    return read is not None and read.fingerprint() == state.fingerprint()


def _position(match: Match, mark: Mark) -> State | None:
    """The state of a stored mark, as this program reads it."""
    try:
        document = msgspec.json.decode(mark.position, type=dict[str, object])
        return match.game.from_position(document, match.options)
    except (WildtableError, msgspec.MsgspecError):
        return None


def read_only(table: Table, lines: Sequence[Kept], marks: Sequence[Mark], seats: list[Seat]) -> bool:
    """Bring a table that has just been started to its last line without playing; `stopped` says why.

    Is the log whole? What happened in a line cannot be found out by playing it, if what was kept is damaged.
    """
    match = table.match
    assert match is not None
    whole = True
    for line in lines:
        if line.who != TABLE:
            readable = _readable(line)
            whole = whole and readable
            match.remember(_complete(line if readable else _emptied(line), match.seats))
            continue
        word, _, rest = line.text.partition(" ")
        if word == "undo":
            match.forget(rest)
            said.take_back(table)
        elif word in TABLE_WORDS:
            said.note(table, word, int(rest.split(" ")[0]))
    table.seats = seats
    match.state = _last_state(match, marks)
    return whole


def _readable(line: Kept) -> bool:
    """Can it be told what happened in a line, or was nothing kept of it?"""
    if line.events is None:
        return True
    entry = Entry(NOTE, "")
    entry.keep(line.events)
    try:
        entry.barred()  # reads all events
    except Unreadable:
        return False
    return True


def _emptied(line: Kept) -> Kept:
    return Kept(line.who, line.text, line.seen, line.final, b"[]")


def _complete(line: Kept, seats: int) -> Kept:
    """An entry of an earlier program has no events; everybody may know that there was one."""
    return line if line.events is not None else Kept(line.who, line.text, (2 << seats) - 1, 1, b"[]")


def _last_state(match: Match, marks: Sequence[Mark]) -> State:
    """The latest state that this program can read or play to."""
    for mark in reversed(marks):
        state = _position(match, mark)
        if state is not None:
            return _follow(match, state, mark.entries)
    return _follow(match, match.state, 0)


def _follow(match: Match, state: State, first: int) -> State:
    """Play on from an entry as far as the rules allow."""
    for entry in match.entries[first:]:
        if entry.who == NOTE:
            continue
        try:
            play_text(match.game, state, match.name_of(entry.who), entry.text)
        except WildtableError:
            break
    return state
