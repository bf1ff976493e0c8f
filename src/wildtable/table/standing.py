"""How a table stands: who sits round the match, what is known of it, and what may be asked of it at any time.

Nothing happens here; what happens to a table is in `table.py`.
"""

from wildtable.engine.game import Game
from wildtable.engine.lot import Lot, commitment
from wildtable.engine.record import Fair, Record, new_record
from wildtable.engine.refusal import NotNow
from wildtable.engine.result import Result
from wildtable.engine.state import State
from wildtable.table import orders, partners, said, takeback
from wildtable.table.clock import Clock
from wildtable.table.match import Match
from wildtable.table.offers import Offers
from wildtable.table.reactions import Reactions
from wildtable.table.seat import BOT, PERSON, Seat
from wildtable.table.window import NO_PACE, Pace, Window

WAITING = "waiting"
PLAYING = "playing"
FINISHED = "over"


class Standing:
    """One table as it is now.

    `due` has for each seat its version when the decision arose that it owes, by which late messages are
    known; `changed` has a bit for every viewer to whom something is new, until the caller clears it.
    `watched` tells that somebody looks on who does not play. `said` has the table's lines of the record.
    `stopped` says why the match cannot go on with this program; it can still be read (`stopped.py`), and once
    it is `closed` so can its record, which names the rules and components it was `begun_with`.
    """

    def __init__(
        self, game: Game, options: dict[str, object], seats: list[Seat], secret: bytes, pace: Pace = NO_PACE
    ) -> None:
        self.game = game
        self.options = options
        self.seats = seats
        self.secret = secret
        self.commitment = commitment(secret)
        self.match: Match | None = None
        self.reactions = Reactions(game, pace)
        self.clock = Clock(pace.limit)
        self.watched = False
        self.stopped = ""
        self.closed = False
        self.begun_with: tuple[int, str] | None = None
        self.ended: Result | None = None
        self.draw_offer: int | None = None
        self.draw_agreed: set[int] = set()
        self.said: list[tuple[int, str]] = []
        self.takebacks = takeback.TakeBacks()
        self.offers = Offers()
        self.rematch: str | None = None
        self.due = [0] * len(seats)
        self.changed = 0

    @property
    def status(self) -> str:
        if self.match is None:
            return WAITING
        return PLAYING if self.result() is None and not self.closed else FINISHED

    @property
    def window(self) -> Window | None:
        """The reaction window that is open."""
        return self.reactions.window

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
        if self.stopped:
            raise NotNow(self.stopped)
        return self.match

    def lot(self) -> Lot:
        """What every draw of the match follows from."""
        return Lot(self.secret, [seat.entropy for seat in self.seats])

    def owes(self) -> list[int]:
        """The seats that owe a decision, as they know it: a sealed answer is no longer due."""
        if self.match is None or self.ended is not None or self.stopped:
            return []
        if self.window is None:
            return self.match.state.actors()
        answered = {*self.window.sealed, *self.window.silent}
        return [seat for seat in self.match.state.actors() if seat not in answered]

    def seen_from(self, seat: int) -> State:
        """The state that a seat decides in: in a window that is its own, the one that comes if all pass."""
        match = self._match()
        return match.if_all_pass() if self.reactions.is_own(seat) else match.state

    def idle(self, seat: int) -> str:
        """What happens for a seat that does nothing."""
        return self._match().idle(seat)

    def _match(self) -> Match:
        assert self.match is not None
        return self.match

    def thinkers(self) -> list[tuple[int, str]]:
        """The seats that a bot has to decide for now, each with its bot.

        Where one takes what another may want, bots let people choose first.
        """
        if self.match is None or self.result() is not None:
            return []
        owing = [(seat, self._bot_of(seat)) for seat in self.owes()]
        if self.game.at_table.first_come(self.match.state) and not all(bot for _, bot in owing):
            return []
        return [(seat, bot) for seat, bot in owing if bot]

    def _bot_of(self, seat: int) -> str:
        """The bot that decides for a seat, or an empty text."""
        return orders.bot_of(self.seats[seat], self.options) if partners.keeper(self, seat) is None else ""

    def may_take_back(self, seat: int) -> bool | None:
        """True if the seat may take back freely, false if by consent, `None` if not at all."""
        if self.match is None or self.result() is not None:
            return None
        own = self.seats[seat].person
        others = any(one.kind == PERSON and one.person != own for one in self.seats)
        return takeback.possible(self.match, self.window, seat, others, self.options)

    def record(self) -> Record:
        """The match as a record, with all its secrets; raises `NotNow` while it is under way."""
        match, result = self.match, self.result()
        if match is None or (result is None and not self.closed):
            raise NotNow("The record can be had when the game is over.")
        lot = self.lot()
        record = new_record(self.game, match.state, [seat.name for seat in self.seats])
        record.fair = Fair(self.commitment, lot.secret.hex(), lot.entropy)
        record.people = said.people(self)
        record.entries = said.entries(self)
        if self.begun_with is not None:
            record.version, record.content = self.begun_with
        if result is not None:
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
