"""What holds in every state of Tiny; the contract suite asserts it along random play."""

from tests.engine.tiny.game import TinyState


def no_card_is_lost(state: TinyState) -> None:
    places = [*state.hands, *state.front, state.discard]
    assert sum(map(sum, places)) + state.deck.size() == sum(state.settings.content.copies)
