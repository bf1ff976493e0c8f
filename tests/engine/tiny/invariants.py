"""What holds in every state of Tiny; the contract suite asserts it along random play."""

from tests.engine.tiny.frames import RAID
from tests.engine.tiny.game import TinyState
from tests.engine.tiny.raid import UNTIL_RAID
from wildtable.engine.clauses import UNTIL


def no_card_is_lost(state: TinyState) -> None:
    held = sum(state.size(seat) for seat in range(len(state.hands)))
    lying = sum(sum(front) for front in state.front)
    assert held + lying + sum(state.discard) + state.deck.size() == sum(state.settings.content.copies)


def what_lasts_a_raid_ends_with_it(state: TinyState) -> None:
    """What lasts as long as a raid is in force only while its subject raids."""
    raiders = {frame[1] for frame in state.stack.frames() if frame[0] == RAID}
    for clause, _, _, subject in state.force.listed():
        until = state.settings.content.effects.clauses.get(clause, UNTIL)
        assert until != UNTIL_RAID or subject in raiders
