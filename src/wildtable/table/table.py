"""A table: the match, the people and bots round it, and everything that may happen to it.

Whatever happens is a line of the journal. A command checks, lets it happen and answers with the new lines,
which the caller stores; `restore` lets stored lines happen again. Time is passed in.
"""

from collections.abc import Iterable

from wildtable.engine.at_table import PLAYS
from wildtable.engine.game import Game
from wildtable.engine.lot import Lot, commitment
from wildtable.engine.play import CHANCE_NAME
from wildtable.engine.record import Fair, Record, new_record
from wildtable.engine.refusal import NotNow, Refused
from wildtable.engine.result import Result
from wildtable.engine.state import CHANCE
from wildtable.table import endings, orders, takeback, windows
from wildtable.table.match import TABLE, Entry, Line, Match
from wildtable.table.seat import BOT, OPEN, PERSON, Seat, TableError
from wildtable.table.windows import WindowClock

WAITING = "waiting"
PLAYING = "playing"
FINISHED = "over"


class Table:
    """One table from the first open seat to the end.

    `due` has for each seat its version when the decision arose that it owes, by which late messages are
    known; `changed` has a bit for every viewer to whom something is new, until the caller clears it.
    """

    def __init__(
        self, game: Game, options: dict[str, object], seats: list[Seat], secret: bytes, breath: float = 0.8
    ) -> None:
        self.game = game
        self.options = options
        self.seats = seats
        self.secret = secret
        self.match: Match | None = None
        self.clock = WindowClock(breath)
        self.ended: Result | None = None
        self.draw_offer: int | None = None
        self.draw_agreed: set[int] = set()
        self.undo_asked: int | None = None
        self.undo_agreed: set[int] = set()
        self.rematch: str | None = None
        self.due = [0] * len(seats)
        self.changed = 0

    @property
    def status(self) -> str:
        if self.match is None:
            return WAITING
        return PLAYING if self.result() is None else FINISHED

    def result(self) -> Result | None:
        """How the match ended: by the game's rules, by resigning or by agreement."""
        if self.ended is not None or self.match is None:
            return self.ended
        return self.match.state.result()

    def running(self) -> Match:
        """The match, if it is under way; raises `NotNow`."""
        if self.match is None:
            raise NotNow("The game has not begun: a seat is still open.")
        if self.result() is not None:
            raise NotNow("The game is over.")
        return self.match

    def lot(self) -> Lot:
        """What every draw of the match follows from."""
        return Lot(self.secret, [seat.entropy for seat in self.seats])

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

    def owes(self) -> list[int]:
        """The seats that owe a decision, as they know it: a sealed last answer is no longer due."""
        if self.match is None or self.ended is not None:
            return []
        held = self.clock.held
        return [seat for seat in self.match.state.actors() if held is None or seat != held[0]]

    def act(self, seat: int, text: str, now: float, version: int = 0, bot: bool = False) -> list[Line]:
        """Play an action of a seat; raises `Refused`, `BadAction` or `NotNow`.

        `version` is what the player had seen (0: it does not matter): what was meant for an earlier decision
        must not answer a later one. A person who had left is back by playing; a stand-in's play is `bot`.
        """
        match = self.running()
        if 0 < version < self.due[seat]:
            raise NotNow("Too late: that decision is no longer due.")
        if self.clock.held is not None and self.clock.held[0] == seat:
            raise NotNow("You have answered already.")
        action = self.game.parse(match.state, seat, text)
        text = self.game.format(match.state, seat, action)
        refusal = match.state.refusal(seat, action)
        if refusal is not None:
            raise Refused(f"'{text}' is not allowed here ({refusal.rule}).", refusal)
        lines: list[Line] = []
        if self.seats[seat].left and not bot:
            lines += self._decided(f"return {seat}")
        line = Line(match.names[seat], text)
        if self.clock.must_hold(match, seat, now):
            self.clock.held = (seat, text)
            self.changed |= 1 << seat
            return [*lines, line]
        self._play(seat, text, action)
        return [*lines, line, *self.advance(now)]

    def advance(self, now: float) -> list[Line]:
        """Let chance, closing windows, standing orders and empty seats go on as far as time allows."""
        lines: list[Line] = []
        if self.match is None:
            return lines
        while self.result() is None:
            if self.match.state.turn() == CHANCE:
                lines.append(self._draw())
                continue
            step = windows.next_answer(self, now) or self._empty_seat()
            if step is None:
                break
            seat, text, stored = step
            self._play(seat, text, None)
            if not stored:
                lines.append(Line(self.match.names[seat], text))
        self.clock.look(self.match, self.result() is not None, now)
        return lines

    def _empty_seat(self) -> tuple[int, str, bool] | None:
        """What a seat does whose person left a table without stand-ins."""
        assert self.match is not None
        if self.game.at_table.window(self.match.state) is not None:
            return None
        for seat in self.match.state.actors():
            if self.seats[seat].left and orders.autopasses(self):
                return seat, self.idle(seat), False
        return None

    def idle(self, seat: int) -> str:
        """What happens for a seat that does nothing."""
        assert self.match is not None
        return self.game.format(self.match.state, seat, self.game.at_table.idle(self.match.state, seat))

    def thinkers(self) -> list[tuple[int, str]]:
        """The seats that a bot has to decide for now, each with its bot.

        Where one takes what another may want, bots let people choose first.
        """
        if self.match is None or self.result() is not None:
            return []
        owing = [(seat, orders.bot_of(self, seat)) for seat in self.owes()]
        if self.game.at_table.first_come(self.match.state) and not all(bot for _, bot in owing):
            return []
        return [(seat, bot) for seat, bot in owing if bot]

    def _play(self, seat: int, text: str, action: int | None) -> Entry:
        """Let an entry happen; offers lapse when somebody openly plays on."""
        assert self.match is not None
        waiting = self.match.state.actors()
        match = self.match
        entry = match.play_text(seat, text) if action is None else match.play(seat, text, action)
        self.clock.played(self.match, seat, waiting)
        self.changed |= entry.seen
        self._note_due(waiting, seat)
        if entry.who != CHANCE and entry.public:
            endings.lapse(self, seat)
            takeback.lapse(self)
            orders.lapse(self)
        return entry

    def _draw(self) -> Line:
        """Let chance decide."""
        assert self.match is not None
        entry = self.match.draw(self.lot())
        self.changed |= entry.seen
        self._note_due([], None)
        return Line(CHANCE_NAME, entry.text)

    def _note_due(self, waiting: list[int], played: int | None) -> None:
        """Note since when each seat owes its decision; one that was already asked goes on owing it."""
        assert self.match is not None
        still = [seat for seat in waiting if seat != played]
        actors = self.match.state.actors()
        for seat in actors:
            if seat not in still or not set(still) >= set(actors):
                self.due[seat] = self.match.version(seat)

    # What the table itself decides

    def _decided(self, text: str) -> list[Line]:
        self._decide(text)
        return [Line(TABLE, text)]

    def _decide(self, text: str) -> None:
        """Let a line of the table's own happen: a word, the seat, and more."""
        word, _, rest = text.partition(" ")
        fields = rest.split()
        seat = int(fields[0])
        self.changed |= 1 << seat if word == "order" else (2 << len(self.seats)) - 1
        if word == "leave":
            self.seats[seat].left = True
        elif word == "return":
            self.seats[seat].left = False
        elif word == "order":
            self.seats[seat].order = fields[1]
        elif word == "undo":
            takeback.carry_out(self, seat, int(fields[1]))
            self._note_due([], None)
        elif word in ("ask-undo", "agree-undo", "refuse-undo"):
            takeback.note(self, word, seat)
        else:
            endings.note(self, word, seat)

    def _settled(self) -> Match:
        """The match, if nothing is about to happen; raises `NotNow` in the last moment of a window."""
        match = self.running()
        if self.clock.held is not None:
            raise NotNow("In a moment: the window is just closing.")
        return match

    def resign(self, seat: int, now: float) -> list[Line]:
        """Give up, with the meaning that this has in the game: the side loses, a stand-in plays on, or the
        rules know what happens, which is then an entry like any other."""
        match = self._settled()
        endings.check_resign(self, seat)
        meaning = self.game.at_table.resign(match.state, seat)
        if meaning.means == PLAYS:
            text = self.game.format(match.state, seat, meaning.action)
            self._play(seat, text, meaning.action)
            return [Line(match.names[seat], text), *self.advance(now)]
        return [*self._decided(f"resign {seat}"), *self.advance(now)]

    def offer_draw(self, seat: int) -> list[Line]:
        self._settled()
        endings.check_draw(self, seat)
        return self._decided(f"draw {seat}")

    def agree_to_draw(self, seat: int, yes: bool) -> list[Line]:
        self._settled()
        endings.check_agree(self, seat)
        return self._decided(f"{'agree' if yes else 'refuse'}-draw {seat}")

    def leave(self, seat: int, now: float) -> list[Line]:
        """Go away; the person may come back by playing, unless the table holds that leaving is losing."""
        self.running()
        if self.options.get("on_leave") == "lose":
            return self.resign(seat, now)
        return [*self._decided(f"leave {seat}"), *self.advance(now)]

    def come_back(self, seat: int) -> list[Line]:
        self.running()
        return self._decided(f"return {seat}") if self.seats[seat].left else []

    def give_order(self, seat: int, order: str) -> list[Line]:
        """A private standing order for windows."""
        self.running()
        orders.check_order(order)
        return self._decided(f"order {seat} {order}")

    def undo(self, seat: int, now: float) -> list[Line]:
        """Take the last decision of a seat back, at once if nobody can mind, else when all agree."""
        self._settled()
        first, free = takeback.check_undo(self, seat)
        if free:
            return [*self._decided(f"undo {seat} {first}"), *self.advance(now)]
        return self._decided(f"ask-undo {seat}")

    def agree_to_undo(self, seat: int, yes: bool, now: float) -> list[Line]:
        self._settled()
        asking = takeback.check_agree(self, seat)
        first, _ = takeback.check_undo(self, asking)
        lines = self._decided(f"{'agree' if yes else 'refuse'}-undo {seat}")
        if yes and takeback.all_agree(self):
            lines += self._decided(f"undo {asking} {first}")
            lines += self.advance(now)
        return lines

    def record(self) -> Record:
        """The match as a record, with all its secrets; raises `NotNow` while it is under way."""
        match, result = self.match, self.result()
        if match is None or result is None:
            raise NotNow("The record can be had when the game is over.")
        lot = self.lot()
        record = new_record(self.game, match.state, [seat.name for seat in self.seats])
        record.fair = Fair(commitment(lot.secret), lot.secret.hex(), lot.entropy)
        record.entries = [(match.name_of(entry.who), entry.text) for entry in match.entries]
        record.close(result)
        return record

    def people(self) -> list[int]:
        """The seats that people have."""
        return [number for number, seat in enumerate(self.seats) if seat.kind == PERSON]

    def seats_of(self, person: str) -> list[int]:
        """The seats of one person."""
        return [n for n, seat in enumerate(self.seats) if seat.kind == PERSON and seat.person == person]

    def bots(self) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if seat.kind == BOT]
