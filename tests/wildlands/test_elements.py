"""What a person touches in Wildlands."""

from tests.walking import walk
from tests.wildlands.scenes import GAME
from wildtable.engine.rng import Rng

KINDS = {"space", "character", "card", "seat", "faction", "do"}


def test_an_action_ends_with_its_verb() -> None:
    for number, state in enumerate(walk(GAME.new(4, {"map": "ruins"}), Rng(11), 900)):
        for seat in state.actors() if number % 7 == 0 else ():
            for action in map(int, state.legal(seat)):
                elements = GAME.at_table.elements(state, seat, action)
                assert {element.partition(":")[0] for element in elements} <= KINDS
                assert elements[-1] == f"do:{GAME.format(state, seat, action).split()[0]}"
