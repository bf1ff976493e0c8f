"""What a person touches: every action can be said by touch, and whatever cannot be touched says why."""

from tests.contract.tables import Table, at_every_table
from wildtable.engine.rng import Rng
from wildtable.engine.state import State


def touched(table: Table, states: list[State]) -> list[str]:
    """Every element of what is offered in these states, and some that are nonsense."""
    found = {"nothing", "", "do:sing", "do:", "seat:P9", "space:99", "card:9:nonsense", "fae:nobody"}
    for state in states:
        for seat in table.all_seats():
            for action in state.legal(seat):
                found.update(table.game.at_table.elements(state, seat, int(action)))
    return sorted(found)


@at_every_table(8)
def test_the_elements_of_an_action_mean_it_and_nothing_else(table: Table) -> None:
    """In their order: two who rally may swap their spaces."""
    for state in table.states(25):
        for seat in table.all_seats():
            said: dict[tuple[str, ...], str] = {}
            for action in map(int, state.legal(seat)):
                elements = tuple(table.game.at_table.elements(state, seat, action))
                assert elements
                assert all(kind and name for kind, _, name in (e.partition(":") for e in elements))
                text = table.game.format(state, seat, action)
                assert elements not in said, (said[elements], text)
                said[elements] = text


@at_every_table(8)
def test_what_is_live_is_not_refused(table: Table) -> None:
    """For the elements of a legal action, all but the last picked, nothing speaks against the last."""
    for state in table.states(20):
        for seat in state.actors():
            legal = [int(action) for action in state.legal(seat)]
            for action in legal[:: max(1, len(legal) // 20)]:
                *picked, last = table.game.at_table.elements(state, seat, action)
                assert table.game.at_table.why(state, seat, picked, last) is None, (picked, last)


@at_every_table(8)
def test_why_always_has_a_sentence_and_never_stumbles(table: Table) -> None:
    rng = Rng(table.seed + 10)
    states = table.states(8)
    things = touched(table, states)
    for state in states:
        for seat in (0, table.seats - 1):
            for _ in range(25):
                element = things[rng.below(len(things))]
                picked = [things[rng.below(len(things))] for _ in range(rng.below(3))]
                refusal = table.game.at_table.why(state, seat, picked, element)
                if refusal is not None:
                    for texts in table.texts():
                        assert texts.has(f"refusal-{refusal.rule}"), refusal.rule
                        assert texts.explain(refusal)


@at_every_table(8)
def test_what_an_action_comes_to_has_a_sentence(table: Table) -> None:
    for state in table.states(12):
        for seat in table.all_seats():
            for action in map(int, state.legal(seat)):
                for outcome in table.game.at_table.outcomes(state, seat, action):
                    kind = outcome["kind"]
                    for texts in table.texts():
                        assert texts.has(f"outcome-{kind}"), kind
                        assert "$" not in texts.say(f"outcome-{kind}", outcome)
