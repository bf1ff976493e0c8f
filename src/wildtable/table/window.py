"""A reaction window in real time: how long it stays open, and what was answered in it so far.

Answers stay sealed here until the window closes; only then do they happen. So nothing that anybody receives
meanwhile can tell whether the others have answered (WL-RULING-68).

A window that asks a person closes when the floor is reached if all have passed by then, otherwise at the end
of the breath, never in between: silence is a pass. Whoever pressed Wait within the breath keeps it open, at
most for the table's time; a person alone with bots keeps nobody waiting and has all the time in the world.
Bots take the same time in every window and prolong none.

Whoever answers first of all and decides next anyway is not hurried: the window is open for them until they
play a card or say what they do next, which is a pass.
"""

from typing import Final


class Pace:
    """Seconds of a table: the least a window lasts, how long silence may last, how long its bots take, and
    how long a decision outside of windows may take at most (0: no limit)."""

    def __init__(
        self, floor: float = 0.8, breath: float = 3.0, bots: float = 0.8, limit: float = 0.0
    ) -> None:
        self.floor = floor
        self.breath = breath
        self.bots = bots
        self.limit = limit


NO_PACE: Final = Pace(0.0, 0.0, 0.0)
"""Every window closes as soon as all have answered or are silent: for tables without people, and tests."""


class Window:
    """The window that is open.

    `number` tells it from every other: the number of the entry at which it was opened. `people` are those of
    the asked whom a person decides for. `alone` says that a single person plays and nobody else sits or
    watches, who cannot learn anything from the pace: then there is no floor. `seconds` is the table's time
    for those who wait, 0 for no limit. `together` has, by seat, the asked seats of the same person, who plays
    them at one device: these share one Wait, which ends with the answer of any of them. `own` is the seat
    that answers first and decides next.
    """

    def __init__(
        self,
        number: int,
        asked: list[int],
        people: list[int],
        alone: bool,
        seconds: int,
        pace: Pace,
        now: float,
        together: dict[int, list[int]] | None = None,
    ) -> None:
        self.number = number
        self.asked = asked
        self.people = people
        self.alone = alone
        self.seconds = seconds
        self.pace = pace
        self.opened = now
        self.sealed: dict[int, str] = {}
        self.passed: set[int] = set()
        self.in_time: set[int] = set()
        self.waits: set[int] = set()
        self.together = together or {}
        self.pressed: set[int] = set()  # who wait by a Wait that was pressed, not by a stop of their own
        self.told = False
        self.own: int | None = None
        self.silent: list[int] = []  # whose silence was a pass when the breath was over

    def seal(self, seat: int, text: str, passes: bool, now: float) -> None:
        """Keep an answer, or another in its place."""
        self.unseal(seat)
        self.sealed[seat] = text
        self.waits.discard(seat)
        ended = self.pressed.intersection(self.together.get(seat, []))
        self.waits -= ended
        self.pressed -= ended
        if passes:
            self.passed.add(seat)
            if not self._reached(self.pace.floor, now):
                self.in_time.add(seat)

    def hold(self, seat: int) -> None:
        """Wait for a seat, and for all others that its person plays."""
        for one in self.together.get(seat, [seat]):
            if one not in self.sealed and one not in self.waits:
                self.waits.add(one)
                self.pressed.add(one)

    def unseal(self, seat: int) -> None:
        """Take an answer back; nobody else learns of it."""
        if self.sealed.pop(seat, None) is not None and seat == self.own:
            self.waits.add(seat)
        self.passed.discard(seat)
        self.in_time.discard(seat)

    def breathing(self, now: float) -> bool:
        """May one still press Wait or change one's mind?"""
        return now < self.opened + self.pace.breath

    def thinking(self, now: float) -> bool:
        """Does somebody keep the window open beyond its breath? That, and never who, is told to all."""
        return bool(self.people) and not self.breathing(now)

    def begins_thinking(self, now: float) -> bool:
        """Is that new since it was last asked?"""
        begins = self.thinking(now) and not self.told
        if begins:
            self.told = True
            self.silent = [seat for seat in self.asked if seat not in self.sealed and seat not in self.waits]
        return begins

    def go_on_thinking(self, silent: list[int], now: float) -> None:
        """After loading: the breath was over, these were silent, and whoever else has not answered waits."""
        self.told, self.silent = True, silent
        self.wake(now)
        self.waits = {seat for seat in self.people if seat not in self.sealed and seat not in silent}

    def wake(self, now: float) -> None:
        """Its clock stood still and begins anew: with the breath, or with the time of those who wait."""
        self.opened = now - self.pace.breath if self.told else now

    def open_seats(self) -> list[int]:
        """Those who keep it open."""
        return [seat for seat in self.asked if seat in self.waits]

    def closes(self, now: float, settled: bool) -> bool:
        """Is it over? `settled` says that no open answer can change what happens."""
        pace = self.pace
        if not self.people:
            return self._reached(pace.bots, now)
        if self.alone and all(seat in self.sealed for seat in self.people):
            return self._reached(pace.bots, now) or len(self.people) == len(self.asked)
        if self._reached(pace.floor, now) and self._all_passed():
            return True
        if self.breathing(now):
            return False
        time_is_up = self._limited() and self._reached(self.longest(), now)
        if self.own in self.waits:
            return False
        return not self.waits or settled or time_is_up

    def _limited(self) -> bool:
        return self.seconds > 0 and not self.alone

    def longest(self) -> float:
        """Seconds for those who wait, where these are limited."""
        return max(self.seconds, self.pace.breath)

    def may_wait(self, seat: int) -> bool:
        """Would Wait keep it open longer for that seat? A stop presses it too."""
        return seat in self.asked and seat not in self.sealed and seat not in self.waits

    def _reached(self, seconds: float, now: float) -> bool:
        return now >= self.opened + seconds

    def _all_passed(self) -> bool:
        """Had everybody passed by the floor? A bot that needs longer than the floor had not."""
        bots = len(self.people) < len(self.asked)
        if bots and self.pace.bots > self.pace.floor:
            return False
        if any(seat in self.sealed and seat not in self.passed for seat in self.asked):
            return False
        return all(seat in self.in_time for seat in self.people)

    def wakes_at(self, now: float) -> float | None:
        """When it may close by itself next; `None` if only an answer can close it."""
        pace = self.pace
        moments = [pace.bots] if not self.people or self.alone else []
        if self.people:
            moments += [pace.floor, pace.breath]
            if self._limited():
                moments.append(self.longest())
        later = [self.opened + moment for moment in moments if self.opened + moment > now]
        return min(later, default=None)

    def ends_in(self, now: float, seat: int | None) -> float | None:
        """Seconds until silence becomes a pass; for a seat that waits, and for all when the breath is over,
        until the table's time is up."""
        if self.breathing(now) and seat not in self.waits:
            return self.opened + self.pace.breath - now
        if not self._limited() or self.own in self.waits:
            return None
        return max(0.0, self.opened + self.longest() - now)
