"""Tables in states that a seat cannot tell apart, for the games with secrets; what differs and comes out."""

from functools import partial
from typing import Any

from tests.table.people import new_table, people, running
from tests.walking import any_step
from tests.wildlands import test_non_interference as wildlands
from wildtable.engine.event import Event
from wildtable.engine.game import Game
from wildtable.engine.rng import Rng
from wildtable.engine.state import CHANCE, OVER, State
from wildtable.engine.window import answer_of, has_answered
from wildtable.games import load
from wildtable.games.wilderness.game import WildernessState
from wildtable.games.wildlands.game import WildlandsState
from wildtable.table.match import Mark
from wildtable.table.partners import decider
from wildtable.table.seat import Seat
from wildtable.table.table import Table

Step = tuple[int, int]


class Sight:
    """What a comparison of two tables needs to know of a game.

    `asked` and `picked` are what a seat asks about; `patient` are options by which nobody's time runs out.
    """

    def __init__(
        self,
        name: str,
        options: dict[str, Any],
        patient: dict[str, Any],
        asked: list[str],
        moments: list[int],
    ) -> None:
        self.game: Game = load(name)
        self.options = options
        self.patient = patient
        self.asked = asked
        self.moments = moments  # after how many random steps tables are compared

    def picked(self, seat: int) -> list[list[str]]:
        return [[]]

    def answer_alike(self, one: State, two: State) -> bool:
        """Seal in the second state what is sealed in the first; false if a hand forbids it."""
        raise NotImplementedError

    def shows_a_secret(self, state: State, seat: int, step: Step) -> bool:
        """Would this step show the seat what it could not know?"""
        return False

    def came_out(self, events: list[Event], seat: int) -> bool:
        """Has something come to light that may differ, or did the seat draw from what differs?"""
        return False

    def common_step(self, one: State, two: State, rng: Rng) -> Step | None:
        """A step that is possible in both states and says the same in both."""
        for _ in range(12):
            who, what = any_step(one, rng)
            if who == CHANCE and what in [outcome for outcome, _ in two.chance()]:
                return who, what
            if who != CHANCE and who in two.actors() and what in list(two.legal(who)):
                return who, what
        return None


class WildlandsSight(Sight):
    def picked(self, seat: int) -> list[list[str]]:
        return [[], [f"character:P{seat + 1}.1"], [f"character:P{seat + 1}.1", "do:ranged"]]

    def answer_alike(self, one: State, two: State) -> bool:
        assert isinstance(one, WildlandsState)
        assert isinstance(two, WildlandsState)
        return wildlands.answer_alike(one, two)

    def shows_a_secret(self, state: State, seat: int, step: Step) -> bool:
        assert isinstance(state, WildlandsState)
        return wildlands.shows_a_secret(state, seat, step)


class WildernessSight(Sight):
    """All draw from one deck, so what lies in it differs as hands do; the hand of the dead is shown."""

    def answer_alike(self, one: State, two: State) -> bool:
        assert isinstance(one, WildernessState)
        assert isinstance(two, WildernessState)
        if one.turn() == CHANCE:
            return False
        for seat in one.actors() if self.game.step(one) != "window" else range(one.seats):
            if self.game.step(one) == "window" and has_answered(one.stack, seat):
                action = int(answer_of(one.stack, seat))
                if not has_answered(two.stack, seat):
                    if action not in list(two.legal(seat)):
                        return False
                    two.apply(seat, action)
        return self.game.step(one) == self.game.step(two)

    def came_out(self, events: list[Event], seat: int) -> bool:
        return any(
            event.kind in ("died", "dropped") or (event.kind == "drew" and seat in event.private)
            for event in events
        )


WILDLANDS = WildlandsSight(
    "wildlands",
    {"factions": "guild,gnomads,lawbringers", "interrupt_window_seconds": 10},
    {"stops": "all", "interrupt_window_seconds": 0},
    ["space:3", "character:P1.2", "character:P2.1", "character:P3.4", "card:wild", "do:end", "do:pass"],
    [45, 75, 120, 200, 310],
)
WILDERNESS = WildernessSight(
    "wilderness",
    {"tiles": 4, "reaction_seconds": 10},
    {"stops": "all", "reaction_seconds": 0},
    ["area:1,0", "area:0,1", "do:search", "do:drink", "card:raft:upper", "player:P2", "do:end", "do:pass"],
    [20, 45, 75, 120, 200],
)
SIGHTS = {"wildlands": WILDLANDS, "wilderness": WILDERNESS}


def state_of(table: Table) -> State:
    return running(table).state


def play(table: Table, step: Step, now: float) -> None:
    """Let the step happen as the table lets it, without the chance that would follow."""
    who, what = step
    match = running(table)
    if who == CHANCE:
        match.play(CHANCE, table.game.format_outcome(match.state, what), what)
    elif table.window is not None and who not in table.owes():
        return  # has answered; the window is still open
    elif table.window is not None:
        table.act(who, table.game.format(match.state, who, what), table.window.opened)
        if not table.owes():
            table._close()
    else:
        table._play(who, table.game.format(match.state, who, what), what)
    if table.result() is None:
        table.reactions.look(match, table.seats, partial(decider, table), False, now)


def started(sight: Sight, seed: int, steps: int, seats: list[Seat] | None = None, **options: Any) -> Table:
    table = new_table(sight.game.name, seats or people(3), **{**sight.options, **options})
    rng = Rng(seed)
    for _ in range(steps):
        if running(table).state.turn() == OVER:
            break
        play(table, any_step(running(table).state, rng), 0.0)
    return table


def twins(
    sight: Sight, seed: int, steps: int, seat: int, seats: list[Seat] | None = None, **options: Any
) -> tuple[Table, Table] | None:
    """Two tables with the same past that differ in what a seat cannot know; `None` if they cannot be."""
    one, two = (started(sight, seed, steps, seats, **options) for _ in range(2))
    drawn = state_of(two).resample(seat, Rng(seed + 1))
    if state_of(one).turn() == OVER or not sight.answer_alike(state_of(one), drawn):
        return None
    running(two).state = drawn
    for match in (running(one), running(two)):  # looking back and taking back begin here
        match.marks.append(Mark(len(match.entries), match.outcomes, match.state.clone()))
    return one, two
