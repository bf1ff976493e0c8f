"""Wild Assent as people play it: what an absent player does, and what giving up means."""

from typing import Final

from wildtable.engine.at_table import PLAYS, AtTable, Offered, Outcome, Resigning
from wildtable.engine.game import Game
from wildtable.engine.refusal import Refusal
from wildtable.engine.state import State
from wildtable.games.wild_assent import actions, elements, frames, outcomes, prospects
from wildtable.games.wild_assent.components import components
from wildtable.games.wild_assent.content.library import Content
from wildtable.games.wild_assent.legal import legal_actions
from wildtable.games.wild_assent.rules import settling
from wildtable.games.wild_assent.state import FACING, SEAT, WHERE, Data

_RELUCTANT: Final = (actions.END, actions.NO, actions.LEAVE)
"""What an absent player would rather do than anything else (WA-RULING-139)."""


class WildAssentAtTable(AtTable):
    """What a table asks of Wild Assent."""

    def __init__(self, game: Game, content: Content) -> None:
        super().__init__(game)
        self.content = content

    def components(self) -> dict[str, object]:
        return components(self.content)

    def elements(self, state: State, seat: int, action: int) -> list[str]:
        return elements.elements_of(_own(state), seat, action)

    def outcomes(self, state: State, seat: int, action: int) -> list[Outcome]:
        return outcomes.outcomes_of(_own(state), seat, action)

    def offered(self, state: State, seat: int) -> list[Offered]:
        return elements.offered(_own(state), seat)

    def why(self, state: State, seat: int, picked: list[str], element: str) -> Refusal | None:
        return elements.why(_own(state), seat, picked, element)

    def about(self, state: State, seat: int | None, element: str) -> dict[str, object]:
        return prospects.about(_own(state), element)

    def idle(self, state: State, seat: int) -> int:
        """Moves nothing, climbs, does not act, rerolls nothing (WA-RULING-139)."""
        s = _own(state)
        offered = [int(action) for action in legal_actions(s, seat)]
        return min(offered, key=lambda action: (_rank(s, action), action))

    def first_come(self, state: State) -> bool:
        """Team-mates who place at the same time share their start fields (WA-RULING-120)."""
        s = _own(state)
        return bool(s.seats > 2 and settling.is_settling(s.stack.kind()))

    def resign(self, state: State, seat: int) -> Resigning:
        """The rules know it: a side has lost when all of it have conceded (WA-RULING-139)."""
        return Resigning(PLAYS, int(actions.pack(actions.RESIGN, 0)))

    def active(self, state: State) -> int:
        """Whose Gladiator activates, whoever else may be asked meanwhile."""
        s = _own(state)
        frame = s.stack.find(frames.ACTIVATION)
        if frame < 0:
            return int(state.turn())
        return int(s.of[SEAT + s.stack.at(frame, frames.GLADIATOR)])


def _own(state: State) -> Data:
    assert isinstance(state, Data)
    return state


def _rank(s: Data, action: int) -> int:
    kind, value = int(actions.kind_of(action)), int(actions.value_of(action))
    if kind in _RELUCTANT:
        return 0
    if kind == actions.MOVE:
        gladiator = s.stack.get(frames.GLADIATOR)
        return 0 if value == s.of[WHERE + gladiator] * 4 + s.of[FACING + gladiator] else 1
    return 0 if kind == actions.REROLL and value == 0 else 1
