"""A table: everything that may happen to a match and the people and bots round it.

Whatever happens is a line of the journal. A command checks, lets it happen and answers with the new lines,
which the caller stores; `restore` lets stored lines happen again. Time is passed in.
"""

from collections.abc import Iterable
from functools import partial

from wildtable.engine.at_table import PLAYS
from wildtable.engine.refusal import NotNow, Refused
from wildtable.engine.state import CHANCE, State
from wildtable.table import endings, orders, partners, said, takeback
from wildtable.table.entry import TABLE, Entry, Line
from wildtable.table.match import Match
from wildtable.table.offers import DRAW, UNDO, check_withdraw
from wildtable.table.reactions import THINKS
from wildtable.table.seat import OPEN, PERSON, Seat, TableError
from wildtable.table.standing import Standing
from wildtable.table.window import Window

LATE = "late"
"""The word of the journal for a seat whose time was up: what stands before it happened by itself."""


class Table(Standing):
    """One table from the first open seat to the end."""

    # Before the game

    def sit(self, seat: int, person: str, name: str, entropy: str = "") -> None:
        """Take an open seat, or come back to one's own before the game."""
        if not 0 <= seat < len(self.seats):
            raise TableError(f"There is no seat {seat} at this table.")
        if self.seats[seat].kind != OPEN:
            raise TableError("That seat is taken.")
        self.seats[seat] = Seat(PERSON, person=person, name=name, entropy=entropy)

    def ready(self) -> bool:
        return self.match is None and all(seat.kind != OPEN for seat in self.seats)

    def begin(self) -> None:
        """Everybody is there: settle who sits where; the match can run."""
        seating = self.lot().seating(self.game.seatings(len(self.seats), self.options))
        placed = sorted(range(len(self.seats)), key=seating.__getitem__)
        self.seats = [self.seats[person] for person in placed]
        self.start()

    def start(self) -> None:
        """The match at its first decision, with the seats as they are."""
        self.match = Match(self.game, len(self.seats), self.options)
        alone = len(self.people()) == 1
        for seat in self.seats:
            seat.stops = orders.first_stops(self.game, self.options, alone)
        self._note_due([], None)

    def restore(self, lines: Iterable[Line]) -> None:
        """Let a stored journal happen again, unchecked."""
        assert self.match is not None
        for line in lines:
            if line.who == TABLE:
                self._decide(line.text)
            else:
                self._play(self.match.seat_named(line.who), line.text, None)

    # Decisions

    def act(self, seat: int, text: str, now: float, version: int = 0, stand_in: bool = False) -> list[Line]:
        """Play an action of a seat; raises `Refused`, `BadAction` or `NotNow`.

        `version` is what the player had seen (0: it does not matter): what was meant for an earlier decision
        must not answer a later one. A person who had left is back by playing; a bot or a partner who plays on
        for them is a `stand_in`.
        """
        match = self.running()
        if 0 < version < self.due[seat]:
            raise NotNow("Too late: that decision is no longer due.")
        if self.window is not None and self.reactions.is_own(seat) and not match.allows(seat, text):
            return self._go_on(self.window, seat, text, now)
        action = self.game.parse(match.state, seat, text)
        text = self.game.format(match.state, seat, action)
        self._check(match.state, seat, action, text)
        if self.window is not None and self._gives_up(match.state, seat, action):
            return self.resign(seat, now)
        asked = self.window is not None and seat in self.window.asked
        window = self.reactions.check_open(seat, now) if asked else None
        lines = self._decided(f"return {seat}") if self.seats[seat].left and not stand_in else []
        self.reactions.staged.pop(seat, None)
        if window is not None:
            lines += self._decided(f"seal {seat} {window.number} {text}", now)
        else:
            lines.append(match.line(self._play(seat, text, action)))
        return [*lines, *self.advance(now)]

    @staticmethod
    def _check(state: State, seat: int, action: int, text: str) -> None:
        """Raise `Refused` for what the rules forbid."""
        refusal = state.refusal(seat, action)
        if refusal is not None:
            raise Refused(f"'{text}' is not allowed here ({refusal.rule}).", refusal)

    def _gives_up(self, state: State, seat: int, action: int) -> bool:
        """Is it the action by which the seat gives up? In a window that is no answer: it happens at once."""
        meaning = self.game.at_table.resign(state, seat)
        return meaning.means == PLAYS and meaning.action == action

    def _go_on(self, window: Window, seat: int, text: str, now: float) -> list[Line]:
        """In a window that is their own somebody plays no card but says what they do next: a pass with the
        next action said beforehand."""
        match = self._match()
        ahead = match.if_all_pass()
        action = self.game.parse(ahead, seat, text)
        text = self.game.format(ahead, seat, action)
        self._check(ahead, seat, action, text)
        lines = self._decided(f"seal {seat} {window.number} {match.idle(seat)}", now)
        self.reactions.say_next(seat, text)
        return [*lines, *self.advance(now)]

    def wait(self, seat: int, now: float) -> list[Line]:
        """Keep the window open for a seat that wants to think, whatever it holds; and for all other seats of
        its person, who then says at the device which of them it is."""
        self.running()
        window = self.reactions.check_open(seat, now)
        lines = self._decided(f"unseal {seat} {window.number}") if seat in window.sealed else []
        window.hold(seat)
        for held in window.waits.intersection([seat, *window.together.get(seat, [])]):
            self.changed |= 1 << held
        return lines

    def say_next(self, seat: int, text: str) -> list[Line]:
        """What the seat will do if nothing is played in the open window; an empty text takes it back."""
        self.running()
        self.reactions.say_next(seat, text)
        self.changed |= 1 << seat
        window = self.window
        if window is None or window.own != seat or seat not in window.sealed or text:
            return []
        return self._decided(f"unseal {seat} {window.number}")

    def advance(self, now: float) -> list[Line]:
        """Let chance, closing windows, standing orders and empty seats go on as far as time allows."""
        lines: list[Line] = []
        if self.match is None or self.stopped:
            return lines
        while self.result() is None:
            if self.match.state.turn() == CHANCE:
                lines.append(self._draw())
                continue
            decider = partial(partners.decider, self)
            if self.reactions.look(self.match, self.seats, decider, self.watched, now):
                self.changed = -1
            if self.window is not None:
                if not self.reactions.over(self.match, now):
                    if self.window.begins_thinking(now):
                        lines += self._decided(self.reactions.thinks())
                        self.changed = -1
                    break
                lines += self._close()
                continue
            step = self._empty_seat()
            if step is not None:
                seat, text = step
                lines.append(self.match.line(self._play(seat, text, None)))
                continue
            late = self.late(now)
            if not late:
                break
            lines.append(self.match.line(self._play(late[0], self.idle(late[0]), None)))
            lines += self._decided(f"{LATE} {late[0]}")
        self.late(now)  # starts the clocks of what is owed now
        return lines

    def late(self, now: float) -> list[int]:
        """The seats whose time for their decision is up (WA-RULING-911)."""
        if not self.clock.seconds:
            return []
        idle = self.window is not None or self.result() is not None
        owing = [] if idle else [seat for seat in self.owes() if partners.decider(self, seat)]
        self.clock.look(owing, self.due, now)
        return self.clock.late(now)

    def _close(self) -> list[Line]:
        """The window closes: all answers happen, silence as a pass; then what was said beforehand."""
        match = self.match
        assert match is not None
        self.changed = -1
        lines = []
        for seat, text in self.reactions.close(match):
            lines.append(match.line(self._play(seat, text, None)))
        match.drop_watched()
        next_one = self.reactions.after(match)
        if next_one is not None:
            seat, text = next_one
            lines.append(match.line(self._play(seat, text, None)))
        return lines

    def _empty_seat(self) -> tuple[int, str] | None:
        """What a seat does whose person left a table without stand-ins."""
        assert self.match is not None
        for seat in self.match.state.actors():
            if self.seats[seat].left and orders.autopasses(self.options):
                return seat, self.idle(seat)
        return None

    def _play(self, seat: int, text: str, action: int | None) -> Entry:
        """Let an entry happen; offers lapse when somebody openly plays on."""
        match = self.match
        assert match is not None
        waiting = match.state.actors()
        answer = self.game.at_table.window(match.state) is not None
        entry = match.play_text(seat, text) if action is None else match.play(seat, text, action)
        in_window = self.game.at_table.window(match.state) is not None
        entry.final = takeback.is_final(match, entry, answer, in_window)
        self.changed |= entry.seen
        self._note_due(waiting, seat)
        if entry.who != CHANCE and entry.public:
            endings.lapse(self, seat)
            self.takebacks.lapse()
            self.offers.played(seat)
        self._lapse_order(entry)
        return entry

    def _draw(self) -> Line:
        """Let chance decide."""
        assert self.match is not None
        entry = self.match.draw(self.lot())
        entry.final = True
        self.changed |= entry.seen
        self._note_due([], None)
        self._lapse_order(entry)
        return self.match.line(entry)

    def _lapse_order(self, entry: Entry) -> None:
        """Whoever passed until their turn may have come to it, be it by a decision or by chance."""
        if entry.public and self.result() is None:
            orders.lapse(self.seats, self.game.at_table.active(self._match().state))

    def _note_due(self, waiting: list[int], played: int | None) -> None:
        """Note since when each seat owes its decision; one that was already asked goes on owing it."""
        assert self.match is not None
        still = [seat for seat in waiting if seat != played]
        actors = self.match.state.actors()
        for seat in actors:
            if seat not in still or not set(still) >= set(actors):
                self.due[seat] = self.match.version(seat)

    # What the table itself decides

    def _decided(self, text: str, now: float = 0.0) -> list[Line]:
        self._decide(text, now)
        return [Line(TABLE, text)]

    def _decide(self, text: str, now: float = 0.0) -> None:
        """Let a line of the table's own happen: a word, the seat, and more."""
        word, _, rest = text.partition(" ")
        if word == THINKS:
            self.reactions.remember_silence(rest)
            return
        fields = rest.split(" ", 2)
        seat = int(fields[0])
        own = word in ("order", "seal", "unseal", LATE)
        self.changed |= 1 << seat if own else (2 << len(self.seats)) - 1
        if word == LATE:
            self._note_late(seat)
            return
        said.note(self, word, seat)
        self.offers.hear(self, self._match(), word, seat)
        if word == "leave":
            self.seats[seat].left = True
        elif word == "return":
            self.seats[seat].left = False
        elif word == "order":
            orders.note(self.seats[seat], rest.split()[1:])
        elif word == "seal":
            self.reactions.seal(self._match(), seat, int(fields[1]), fields[2], now)
        elif word == "unseal":
            self.reactions.unseal(seat, int(fields[1]))
        elif word == "undo":
            self._take_back(seat, int(fields[1]))
        elif word == "ask-undo":
            self.takebacks.ask(seat)
            self.takebacks.agree(partners.spoken_for(self, seat))
        elif word == "agree-undo":
            self.takebacks.agree(partners.spoken_for(self, seat))
        elif word in ("refuse-undo", "withdraw-undo"):
            self.takebacks.lapse()
        else:
            endings.note(self, word, seat)

    def _take_back(self, seat: int, first: int) -> None:
        """Take back an entry and what followed."""
        self._match().rewind(first, seat)
        said.take_back(self)
        self.reactions.drop()
        self.takebacks.lapse()
        self._note_due([], None)

    def _note_late(self, seat: int) -> None:
        """What just happened for a seat whose time was up stays; what others did not see is not told them."""
        entry = self._match().entries[-1]
        entry.final = True
        if entry.public:
            said.note(self, LATE, seat)

    def resign(self, seat: int, now: float) -> list[Line]:
        """Give up, with the meaning that this has in the game: the side loses, a stand-in plays on, or the
        rules know what happens, which is then an entry like any other."""
        match = self.running()
        endings.check_resign(self, seat)
        meaning = self.game.at_table.resign(match.state, seat)
        if meaning.means == PLAYS:
            text = self.game.format(match.state, seat, meaning.action)
            self._check(match.state, seat, meaning.action, text)
            entry = self._play(seat, text, meaning.action)
            self.reactions.drop()
            return [match.line(entry), *self.advance(now)]
        return [*self._decided(f"resign {seat}"), *self.advance(now)]

    def offer_draw(self, seat: int) -> list[Line]:
        self.running()
        endings.check_draw(self, seat)
        self.offers.check(self._match(), DRAW, seat)
        return self._decided(f"draw {seat}")

    def agree_to_draw(self, seat: int, yes: bool) -> list[Line]:
        self.running()
        endings.check_agree(self, seat)
        return self._decided(f"{'agree' if yes else 'refuse'}-draw {seat}")

    def leave(self, seat: int, now: float) -> list[Line]:
        """Go away; the person may come back by playing, unless the table holds that leaving is losing.

        Where somebody plays on for a partner, it is they who go away.
        """
        self.running()
        kept_by = partners.keeper(self, seat)
        seat = seat if kept_by is None else kept_by
        if self.options.get("on_leave") == "lose":
            return self.resign(seat, now)
        return [*self._decided(f"leave {seat}"), *self.advance(now)]

    def come_back(self, seat: int) -> list[Line]:
        self.running()
        return self._decided(f"return {seat}") if self.seats[seat].left else []

    def give_order(self, seat: int, order: str, stops: list[str]) -> list[Line]:
        """What a seat does in windows, and where it wants to be waited for; private."""
        self.running()
        orders.check_order(self.game, order, stops)
        return self._decided(f"order {seat} {orders.written(order, stops)}")

    def undo(self, seat: int, now: float) -> list[Line]:
        """Take the last decision of a seat back, at once if nobody can mind, else when all agree."""
        match = self.running()
        free = self.may_take_back(seat)
        if free is None:
            raise TableError("There is nothing that you may take back.")
        if self.window is not None and seat in self.window.asked:
            window = self.reactions.check_open(seat, now)
            return self._decided(f"unseal {seat} {window.number}")
        if free:
            first = takeback.last_decision(match, seat)
            return [*self._decided(f"undo {seat} {first}"), *self.advance(now)]
        if self.takebacks.asked_by is not None and self.takebacks.asked_by != seat:
            raise TableError("Somebody has asked to take back already.")
        self.offers.check(match, UNDO, seat)
        return self._decided(f"ask-undo {seat}")

    def agree_to_undo(self, seat: int, yes: bool, now: float) -> list[Line]:
        match = self.running()
        asking = self.takebacks.check_agree(seat)
        first = takeback.last_decision(match, asking)
        lines = self._decided(f"{'agree' if yes else 'refuse'}-undo {seat}")
        if yes and set(self.people()) <= self.takebacks.agreed and first is not None:
            lines += self._decided(f"undo {asking} {first}")
            lines += self.advance(now)
        return lines

    def withdraw(self, seat: int, to: str) -> list[Line]:
        """Take an offer back that nobody has answered with yes or no yet."""
        self.running()
        check_withdraw(self, to, seat)
        return self._decided(f"withdraw-{to} {seat}")
