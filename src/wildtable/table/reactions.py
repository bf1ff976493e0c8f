"""Reactions at a table: the open window, what was answered in it, and what was said for the time after it."""

from collections.abc import Callable, Iterator

from wildtable.engine.event import Event
from wildtable.engine.game import Game
from wildtable.engine.refusal import NotNow
from wildtable.table import orders
from wildtable.table.match import Match
from wildtable.table.seat import ASK, PERSON, Seat
from wildtable.table.window import Pace, Window

RECENT = 60
"""More entries than one action with all its defences and answers has."""


THINKS = "thinks"
"""The word of the journal for a window that somebody keeps open beyond its breath."""


def _latest_events(match: Match) -> Iterator[Event]:
    """What everybody saw, the latest first; read only as far back as somebody asks."""
    for entry in reversed(match.entries[-RECENT:]):
        if entry.public:
            yield from reversed(entry.events)


class Reactions:
    """The window of a match, if one is open.

    `kept` are the answers in it that the journal has, by window and seat: after loading, the window is opened
    again with them. `silence` has the window whose breath is over, with those who said nothing in it.
    `beforehand` are actions that seats have said for the time after the window, `staged`
    those that could not be sent.
    """

    def __init__(self, game: Game, pace: Pace) -> None:
        self.game = game
        self.pace = pace
        self.window: Window | None = None
        self.kept: dict[tuple[int, int], str] = {}
        self.silence: tuple[int, list[int]] | None = None
        self.beforehand: dict[int, str] = {}
        self.staged: dict[int, str] = {}
        self.quiet = False

    def look(
        self, match: Match, seats: list[Seat], decider: Callable[[int], str], watched: bool, now: float
    ) -> bool:
        """Open the window that the game has come to; false if there is none or it is open.

        At a table where nobody could learn from it, whoever can only pass has passed.
        `decider` names the person who decides for a seat, if one does.
        """
        seconds = self.game.at_table.window(match.state)
        if self.window is not None or seconds is None:
            return False
        asked = match.state.actors()
        deciders = {seat: decider(seat) for seat in asked}
        people = [seat for seat in asked if deciders[seat]]
        alone = len({seat.person for seat in seats if seat.kind == PERSON}) == 1 and not watched
        together = {seat: [one for one in people if deciders[one] == deciders[seat]] for seat in people}
        self.window = Window(len(match.entries), asked, people, alone, seconds, self.pace, now, together)
        self.window.own = self._own_moment(match)
        for seat in people:
            stops = orders.stops_now(seats[seat])
            only_passes = alone and len(match.state.legal(seat)) == 1
            waits = not only_passes and bool(stops and stops.intersection(self._kinds(match, seat)))
            if waits or seat == self.window.own:
                self.window.waits.add(seat)
            elif only_passes or seats[seat].order != ASK:
                self.window.seal(seat, match.idle(seat), True, now)
        for seat in asked:
            text = self.kept.get((self.window.number, seat))
            if text is not None:
                self.window.seal(seat, text, text == match.idle(seat), now)
        if self.silence is not None and self.silence[0] == self.window.number:
            self.window.go_on_thinking(self.silence[1], now)
        return True

    def _own_moment(self, match: Match) -> int | None:
        """The person's seat that answers first in the open window and decides next; at a device that several
        seats share they are all asked alike."""
        window = self.window
        assert window is not None
        first = self.game.at_table.leads(match.state)
        if first is None or first not in window.people or len(window.together[first]) > 1:
            return None
        ahead = match.if_all_pass()
        decides = ahead.actors() == [first] and self.game.at_table.window(ahead) is None
        return first if decides else None

    def thinks(self) -> str:
        """The line of the journal that says that the breath is over, and who said nothing until then."""
        assert self.window is not None
        return f"{THINKS} {self.window.number} {','.join(map(str, self.window.silent))}"

    def remember_silence(self, rest: str) -> None:
        """What such a line says."""
        number, _, silent = rest.partition(" ")
        self.silence = int(number), [int(seat) for seat in silent.split(",") if seat]

    def _kinds(self, match: Match, seat: int) -> list[str]:
        """The kinds of window that the open one is for a seat."""
        return self.game.at_table.stops_at(match.state, seat, _latest_events(match))

    def check_open(self, seat: int, now: float) -> Window:
        """The window, if the seat may still answer or wait in it; raises `NotNow`."""
        window = self.window
        if window is None or seat not in window.asked:
            raise NotNow("Nobody asks you to react now.")
        if not window.breathing(now) and seat not in window.waits:
            raise NotNow("Too late: your silence was a pass.")
        return window

    def seal(self, match: Match, seat: int, number: int, text: str, now: float) -> None:
        """Keep an answer in its window, which is not open while a journal is read."""
        self.kept = {place: answer for place, answer in self.kept.items() if place[0] == number}
        self.kept[number, seat] = text
        if self.window is not None and self.window.number == number:
            self.window.seal(seat, text, text == match.idle(seat), now)

    def unseal(self, seat: int, number: int) -> None:
        """Take an answer back."""
        self.kept.pop((number, seat), None)
        if self.window is not None and self.window.number == number:
            self.window.unseal(seat)
            if self.window.own == seat:
                self.beforehand.pop(seat, None)

    def say_next(self, seat: int, text: str) -> None:
        """Note what the seat will do after the window; an empty text takes it back."""
        if self.window is None or (seat in self.window.asked and seat != self.window.own):
            raise NotNow("There is no window that you could speak beforehand in.")
        self.beforehand.pop(seat, None)
        self.staged.pop(seat, None)
        if text:
            self.beforehand[seat] = text

    def over(self, match: Match, now: float) -> bool:
        """Does the window close now?"""
        window = self.window
        assert window is not None
        played = {
            seat: self.game.parse(match.state, seat, text)
            for seat, text in window.sealed.items()
            if seat not in window.passed
        }
        return window.closes(now, self.game.at_table.settled(match.state, played, window.open_seats()))

    def close(self, match: Match) -> list[tuple[int, str]]:
        """Close the window: every answer in the order of the seats, silence as a pass."""
        window = self.window
        assert window is not None
        self.drop()
        answers = [(seat, window.sealed.get(seat) or match.idle(seat)) for seat in window.asked]
        self.quiet = all(seat in window.passed or seat not in window.sealed for seat in window.asked)
        return answers

    def after(self, match: Match) -> tuple[int, str] | None:
        """What was said beforehand, if nothing was played in the window; otherwise it is staged again."""
        said, self.beforehand = self.beforehand, {}
        for seat, text in said.items():
            if self.quiet and match.state.actors() == [seat] and match.allows(seat, text):
                return seat, text
            self.staged[seat] = text
        return None

    def is_own(self, seat: int | None) -> bool:
        """Is the open window that seat's own, so that it sees what comes next with its cards beside it?"""
        return self.window is not None and seat is not None and self.window.own == seat

    def drop(self) -> None:
        """What was under way is no more; a window that is still there is opened anew."""
        self.window, self.kept, self.silence = None, {}, None
