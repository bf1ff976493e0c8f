"""Rope: four climb a hill, each for themselves or in two teams of two; a game whose wins are shared.

In turn each takes one step (`climb`) or pulls somebody up along (`pull P3`: both take one). Whoever stands on
the third step at the end of a turn has won, with everybody who stands there too, and with the team. Nobody
there after ten turns: a draw. Whoever gives up falls: alone for good, while in a team the others say.
"""

from pathlib import Path
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wildtable.engine.at_table import PLAYS, AtTable, Resigning
from wildtable.engine.game import Document, Game
from wildtable.engine.options import Option, read_options
from wildtable.engine.refusal import BadAction, Refusal
from wildtable.engine.result import Result
from wildtable.engine.state import OVER, State, View

SEATS: Final = 4
TOP: Final = 3
LAST_TURN: Final = 10
TEAMS: Final = [[0, 2], [1, 3]]
WAIT: Final = 4
FALL: Final = 5  # 0 to 3: pull that seat up; oneself: climb
OPTIONS: Final = (Option("teams", False, (False, True), "ROPE-1"),)


class RopeState(State):
    """Steps climbed by seat (-1: fallen), and the turns that are over."""

    def __init__(self, teams: bool) -> None:
        super().__init__()
        self.teams = teams
        self.steps = [0] * SEATS
        self.turns = 0

    def sides(self) -> list[list[int]]:
        return TEAMS if self.teams else [[seat] for seat in range(SEATS)]

    def turn(self) -> i64:
        return OVER if self.result() is not None else self.turns % SEATS

    def actors(self) -> list[int]:
        return [] if self.result() is not None else [self.turns % SEATS]

    def legal(self, seat: i64) -> vec[i64]:
        offered = vec[i64]()
        for action in range(FALL):
            if self.refusal(seat, action) is None:
                offered = append(offered, action)
        return offered

    def refusal(self, seat: i64, action: i64) -> Refusal | None:
        fallen = action < SEATS and self.steps[action] < 0
        wrong = self.result() is not None or fallen or (action != FALL and seat != self.turns % SEATS)
        return Refusal("ROPE-1") if wrong else None

    def apply(self, seat: i64, action: i64) -> None:
        if action == FALL:
            self.steps[seat] = -1
        elif action != WAIT:
            for climber in {seat, action}:
                self.steps[climber] += 1
        if action != FALL or seat == self.turns % SEATS:
            self.turns += 1
        while self.result() is None and self.steps[self.turns % SEATS] < 0:
            self.turns += 1

    def result(self) -> Result | None:
        left = [seat for seat in range(SEATS) if self.steps[seat] >= 0]
        first = left if len(left) == 1 else [seat for seat in left if self.steps[seat] >= TOP]
        if not first and self.turns < LAST_TURN:
            return None
        sides = self.sides()
        places = [1 if not first or set(side) & set(first) else 2 for side in sides]
        return Result(self.steps[:], places, "top" if first else "night", sides, drawn=not first)

    def clone(self) -> "RopeState":
        copy = RopeState(self.teams)
        copy.steps, copy.turns = self.steps[:], self.turns
        return copy

    def view(self, seat: int | None) -> View:
        return {"seat": seat, "steps": self.steps[:], "turns": self.turns}


class RopeAtTable(AtTable):
    """Alone one falls; a team goes on without whoever gave up."""

    def resign(self, state: State, seat: int) -> Resigning:
        return super().resign(state, seat) if own(state).teams else Resigning(PLAYS, FALL)


class Rope(Game):
    """The game of four on a rope."""

    def __init__(self) -> None:
        super().__init__("rope", "Rope", 1, (SEATS,), OPTIONS, Path(__file__).parent, "rope", False, False)
        self.at_table = RopeAtTable(self)

    def new(self, seats: int = SEATS, options: Document | None = None) -> RopeState:
        self.check_seats(seats)
        return RopeState(bool(read_options(OPTIONS, options or {})["teams"]))

    def options_of(self, state: State) -> dict[str, object]:
        return {"teams": own(state).teams}

    def parse(self, state: State, seat: int, text: str) -> int:
        words = {"climb": seat, "wait": WAIT, "fall": FALL}
        words |= {f"pull P{other + 1}": other for other in range(SEATS) if other != seat}
        if text not in words:
            raise BadAction(f"'{text}' is no action: there are {', '.join(words)}.")
        return words[text]

    def format(self, state: State, seat: int, action: int) -> str:
        if action == seat:
            return "climb"
        return {WAIT: "wait", FALL: "fall"}.get(action, f"pull P{action + 1}")

    def kinds(self) -> list[str]:
        return ["climb", "pull", "wait", "fall"]

    def seats_of(self, state: State) -> int:
        return SEATS

    def seat_name(self, state: State, seat: int) -> str:
        return f"P{seat + 1}"

    def sides(self, state: State) -> list[list[int]]:
        return own(state).sides()

    def step(self, state: State) -> str:
        return "climb"

    def facts(self, state: State) -> dict[str, object]:
        return {"steps": own(state).steps, "turns": own(state).turns}


def own(state: State) -> RopeState:
    assert isinstance(state, RopeState)
    return state
