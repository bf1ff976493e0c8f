"""Wylde Hunt as people play it: what they touch, and what the board is drawn from."""

from wildtable.engine.at_table import AtTable, Offered, Outcome
from wildtable.engine.game import Game
from wildtable.engine.refusal import Refusal
from wildtable.engine.state import State
from wildtable.games.wylde_hunt import components, elements, outcomes
from wildtable.games.wylde_hunt.content.loader import Content
from wildtable.games.wylde_hunt.state import Data


class WyldeHuntAtTable(AtTable):
    """What a table asks of Wylde Hunt."""

    def __init__(self, game: Game, content: Content) -> None:
        super().__init__(game)
        self.content = content

    def components(self) -> dict[str, object]:
        return components.components(self.content)

    def elements(self, state: State, seat: int, action: int) -> list[str]:
        return elements.elements_of(_own(state), action)

    def outcomes(self, state: State, seat: int, action: int) -> list[Outcome]:
        return outcomes.outcomes_of(_own(state), seat, action)

    def offered(self, state: State, seat: int) -> list[Offered]:
        return elements.offered(_own(state), seat)

    def why(self, state: State, seat: int, picked: list[str], element: str) -> Refusal | None:
        return elements.why(_own(state), seat, picked, element)

    def about(self, state: State, seat: int | None, element: str) -> dict[str, object]:
        return elements.about(_own(state), element)


def _own(state: State) -> Data:
    assert isinstance(state, Data)
    return state
