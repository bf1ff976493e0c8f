"""The data of a position and its copy; no rules.

The eight possible Fae are numbered by side and colour (`fae_with`): 0-3 Seelie, 4-7 Unseelie, each Sylph,
Salamander, Gnome, Undine. Six of them are in play (WH-SETUP-04).
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from wildtable.engine.bits import BITS_62, mix
from wildtable.engine.state import State
from wildtable.games.wylde_hunt.board import SQUARES, Board, Setup

SEELIE: Final = 0
UNSEELIE: Final = 1
NOBODY: Final = -1

KINDS: Final = 4  # of Fae, and as many seasons and colours (WH-COLOUR-01)
FAE: Final = 8
REPORT_ORDER: Final = vec[i64]([2, 1, 0, 3, 6, 5, 4, 7])  # Seelie first, each side by name (WH-RULING-36)

# Where a Fae is: a square (below `SQUARES`), or one of these.
VANQUISHED: Final = 64
BANISHED: Final = 65
NOT_IN_PLAY: Final = 66

# What is due (the decisions of the game, and the end).
STEP_SETUP: Final = 0
STEP_MORTAL: Final = 1
STEP_ORDER: Final = 2
STEP_TURN: Final = 3
STEP_STONE: Final = 4
STEP_OVER: Final = 5

# Why the game ended.
RUNNING: Final = 0
ENSNARE: Final = 1
DOMINATION: Final = 2
REPETITION: Final = 3
ROUND_LIMIT: Final = 4
ALL_BANISHED: Final = 5

STEPS: Final = ("setup", "mortal", "order", "turn", "stone", "over")
REASONS: Final = ("running", "ensnare", "domination", "repetition", "round limit", "all banished")


class Settings:
    """What a table has agreed on; shared by all states of a game and never changed."""

    def __init__(
        self,
        board: Board,
        setups: list[Setup],
        options: dict[str, object],
        fae_wrap: bool,
        strict_lift: bool,
        contest_on_return: bool,
        repetition: int,
        round_limit: int,
    ) -> None:
        self.board = board
        self.setups = setups
        self.options = options
        self.fae_wrap = fae_wrap
        self.strict_lift = strict_lift
        self.contest_on_return = contest_on_return
        self.repetition: i64 = repetition
        self.round_limit: i64 = round_limit


class Data(State):
    """Everything that a position of Wylde Hunt consists of."""

    def __init__(self, settings: Settings) -> None:
        self.events = None
        self.settings = settings
        self.board = settings.board
        self.fae: vec[i64] = settings.setups[0].fae[:]
        self.stones: vec[i64] = settings.setups[0].stones[:]
        self.season: i64 = 0  # the stone in the Mortal's square; the Mortal stands on stones[season]
        self.setup: i64 = -1
        self.step: i64 = STEP_SETUP
        self.to_act: i64 = SEELIE
        self.controller: i64 = UNSEELIE  # WH-RULING-08: Unseelie counts as holder of round 1
        self.pending: i64 = 0  # the eligible Fae not yet selected, as bits
        self.selected: i64 = 0  # the Fae already selected in this Phase, as bits
        self.round: i64 = 1
        self.winner: i64 = NOBODY
        self.reason: i64 = RUNNING
        self.seen: vec[i64] = vec[i64]()  # positions at the start of Phase 2 since the last banishment
        self.barred: i64 = 0  # those of them that came up twice, as mixed bits

    def copy_to(self, copy: "Data") -> None:
        """Give another position all the data of this one."""
        i: i64 = 0
        while i < FAE:
            copy.fae[i] = self.fae[i]
            i += 1
        i = 0
        while i < KINDS:
            copy.stones[i] = self.stones[i]
            i += 1
        copy.season = self.season
        copy.setup = self.setup
        copy.step = self.step
        copy.to_act = self.to_act
        copy.controller = self.controller
        copy.pending = self.pending
        copy.selected = self.selected
        copy.round = self.round
        copy.winner = self.winner
        copy.reason = self.reason
        copy.seen = self.seen  # shared: `remember` never writes into it
        copy.barred = self.barred

    def mortal(self) -> i64:
        """The Mortal's square (WH-MORTAL-04)."""
        return self.stones[self.season]

    def code(self) -> i64:
        """All Fae with their state, stones, Mortal and controller in one number (WH-RULING-27).

        Stones alternate in chequer colour along their chain (WH-MORTAL-03), so for three of them the
        lowest bit of the square says nothing and the whole stays below 2**61.
        """
        code: i64 = 0
        for fae in range(FAE):
            where = self.fae[fae]
            if where != NOT_IN_PLAY:
                code = code * NOT_IN_PLAY + where
        code = code * SQUARES + self.mortal()
        for ahead in range(1, KINDS):
            code = code * (SQUARES // 2) + self.stones[later(self.season, ahead)] // 2
        return (code * KINDS + self.season) * 2 + self.controller

    def remember(self, code: i64) -> i64:
        """Note a position at the start of Phase 2; how often it has come up now (WH-RULING-27)."""
        times: i64 = 1
        for seen in self.seen:
            if seen == code:
                times += 1
        if times == 2:
            self.barred ^= mix(code)
        self.seen = append(self.seen[:], code)
        return times

    def forget(self) -> None:
        """No position seen before can come back (WH-RULING-901)."""
        self.seen = vec[i64]()
        self.barred = 0

    def key(self) -> i64:
        """The position with what is due, the Fae still to be selected, the round and what would be a draw.

        The round belongs to it because of the limit (WH-RULING-28) and because a sooner win is worth more;
        alike positions within one search are of the same round anyway.
        """
        due = ((self.round * len(STEPS) + self.step) * 2 + self.to_act) * 256 + self.pending
        return mix(mix(self.code()) ^ self.barred ^ due)

    def past(self) -> i64:
        """Which positions were seen how often, in whatever order (WH-RULING-27)."""
        past: i64 = 0
        for code in self.seen:
            past = (past + mix(code)) & BITS_62
        return past

    def data(self) -> bytes:
        """Every field of the position as bytes, eight a number (WH-RULING-27: what was seen counts too)."""
        out = vec[u8](capacity=200)
        for where in self.fae:
            out = _append_number(out, where)
        for square in self.stones:
            out = _append_number(out, square)
        out = _append_number(out, self.season)
        out = _append_number(out, self.step)
        out = _append_number(out, self.to_act)
        out = _append_number(out, self.controller)
        out = _append_number(out, self.pending)
        out = _append_number(out, self.selected)
        out = _append_number(out, self.round)
        out = _append_number(out, self.winner)
        out = _append_number(out, self.reason)
        for code in self.seen:
            out = _append_number(out, code)
        return bytes(out)


def _append_number(out: "vec[u8]", number: i64) -> "vec[u8]":
    """The eight bytes of a number, so that none can wrap."""
    for shift in range(0, 64, 8):
        out = append(out, u8((number >> shift) & 255))
    return out


def later(season: i64, ahead: i64) -> i64:
    """The season so many after another; they follow each other in a ring (WH-SEASON-01)."""
    return (season + ahead) & 3


def side_of(fae: i64) -> i64:
    """The side a Fae belongs to."""
    return fae >> 2


def colour_of(fae: i64) -> i64:
    """A Fae's colour, which is that of its kind (WH-COLOUR-02)."""
    return fae & 3


def fae_with(side: i64, colour: i64) -> i64:
    """The Fae of that side and colour."""
    return side * KINDS + colour


def first_fae(side: i64) -> i64:
    """The first of a side's Fae; the others follow it (WH-SETUP-04)."""
    return side * KINDS


def side_mask(side: i64) -> i64:
    """The bits of all Fae of a side."""
    seelie: i64 = 15
    return seelie << first_fae(side)
