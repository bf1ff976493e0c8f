"""What holds in every state of Tiny; the contract suite asserts it along random play."""

from tests.engine.tiny.game import TinyState


def no_card_is_lost(state: TinyState) -> None:
    held = sum(state.size(seat) for seat in range(len(state.hands)))
    assert held + sum(state.discard) + state.deck.size() == 15
