"""The entries of a match in order: the latest in memory, the others in chapters that are read when asked for.

A chapter holds entries that nobody can take back any more. So a match of any length opens as quickly as a
short one, and takes no more memory.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import overload

import msgspec

from wildtable.engine.refusal import BadRecord
from wildtable.table.entry import Entry

Packed = tuple[int, str, int, int, bytes]
"""An entry as a chapter keeps it: by whom, its text, who saw it, whether it is final, its events."""

_decoder = msgspec.msgpack.Decoder(list[Packed])


def pack(entries: Sequence[Entry]) -> bytes:
    """Entries as they are stored together."""
    return msgspec.msgpack.encode(
        [(entry.who, entry.text, entry.seen, int(entry.final), entry.packed()) for entry in entries]
    )


def unpack(data: bytes, seats: int) -> list[Entry]:
    """What `pack` once took; raises `BadRecord`."""
    try:
        return [_entry(one, seats) for one in _decoder.decode(data)]
    except (msgspec.MsgspecError, TypeError) as error:
        raise BadRecord("A chapter of the match cannot be read.") from error


def _entry(packed: Packed, seats: int) -> Entry:
    who, text, seen, final, events = packed
    entry = Entry(who, text)
    entry.keep(events)
    entry.seen, entry.final = seen, bool(final)
    entry.public = (seen >> seats) & 1 == 1
    return entry


class Chapter:
    """So many entries; `seen` has for each viewer how many of them it saw.

    They are kept in memory until `release`, or read for every time that somebody asks.
    """

    __slots__ = ("count", "entries", "read", "seen")

    def __init__(
        self,
        count: int,
        seen: list[int],
        read: Callable[[], list[Entry]],
        entries: list[Entry] | None = None,
    ) -> None:
        self.count = count
        self.seen = seen
        self.read = read
        self.entries = entries

    def all(self) -> list[Entry]:
        return self.read() if self.entries is None else self.entries

    def release(self) -> None:
        self.entries = None


class Entries:
    """A list of entries of which only the end changes."""

    def __init__(self, chapters: list[Chapter] | None = None, latest: list[Entry] | None = None) -> None:
        self.chapters = chapters or []
        self.latest = latest or []
        self.base = sum(chapter.count for chapter in self.chapters)

    def __len__(self) -> int:
        return self.base + len(self.latest)

    @overload
    def __getitem__(self, place: int) -> Entry: ...
    @overload
    def __getitem__(self, place: slice) -> list[Entry]: ...
    def __getitem__(self, place: int | slice) -> Entry | list[Entry]:
        if isinstance(place, slice):
            first, last, _ = place.indices(len(self))
            return self._between(first, last)
        number = place if place >= 0 else place + len(self)
        if number >= self.base:
            return self.latest[number - self.base]
        return self._between(number, number + 1)[0]

    def _between(self, first: int, last: int) -> list[Entry]:
        """The entries of a stretch; only the chapters that it touches are read."""
        if first >= self.base:
            return self.latest[first - self.base : max(0, last - self.base)]
        found: list[Entry] = []
        start = 0
        for chapter in self.chapters:
            if start < last and first < start + chapter.count:
                found += chapter.all()[max(0, first - start) : last - start]
            start += chapter.count
        return found + self.latest[: max(0, last - self.base)]

    def __iter__(self) -> Iterator[Entry]:
        for chapter in self.chapters:
            yield from chapter.all()
        yield from self.latest

    def append(self, entry: Entry) -> None:
        self.latest.append(entry)

    def cut(self, first: int, kept: list[Entry]) -> None:
        """Put others in the place of all entries from one on."""
        if first < self.base:
            raise BadRecord("What is in a chapter cannot be taken back.")
        self.latest[first - self.base :] = kept

    def close(self, chapter: Chapter) -> None:
        """The first of the latest entries are a chapter now; it stays in memory until it is stored."""
        self.chapters.append(chapter)
        del self.latest[: chapter.count]
        self.base += chapter.count

    def release(self) -> None:
        """All chapters are stored: they are read from there now."""
        for chapter in reversed(self.chapters):
            if chapter.entries is None:
                break
            chapter.release()

    def backwards(self, viewer: int, number: int, before: int) -> Iterator[tuple[int, Entry]]:
        """The entries that a viewer saw, the last first, each with its number, from `number - 1` on and those
        below `before`; chapters that are wholly beyond are not read."""
        for entry in reversed(self.latest):
            if (entry.seen >> viewer) & 1:
                number -= 1
                if number < before:
                    yield number, entry
        for chapter in reversed(self.chapters):
            if number - chapter.seen[viewer] >= before:
                number -= chapter.seen[viewer]
                continue
            for entry in reversed(chapter.all()):
                if (entry.seen >> viewer) & 1:
                    number -= 1
                    if number < before:
                        yield number, entry

    def seen_from(self, first: int, viewer: int) -> int:
        """How many entries from one on a viewer saw."""
        seen, start = 0, 0
        for chapter in self.chapters:
            if first <= start:
                seen += chapter.seen[viewer]
            elif first < start + chapter.count:
                seen += sum((entry.seen >> viewer) & 1 for entry in chapter.all()[first - start :])
            start += chapter.count
        return seen + sum((entry.seen >> viewer) & 1 for entry in self.latest[max(0, first - start) :])

    def until(self, viewer: int, known: int, number: int) -> int:
        """How many entries there were at most when the viewer, who knows so many now, had seen `number`."""
        for index in range(len(self.latest), 0, -1):
            if known == number:
                return self.base + index
            known -= (self.latest[index - 1].seen >> viewer) & 1
        start = self.base
        for chapter in reversed(self.chapters):
            if known == number:
                return start
            if known - chapter.seen[viewer] > number:
                known -= chapter.seen[viewer]
                start -= chapter.count
                continue
            for entry in reversed(chapter.all()):
                if known == number:
                    return start
                known -= (entry.seen >> viewer) & 1
                start -= 1
        return start
