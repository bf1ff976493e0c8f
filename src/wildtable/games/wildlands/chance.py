"""The chance nodes: a faction by lot, the next map card, the next card of a deck (ledger of chance).

A deck has no order: of equal cards the lowest number is the one that is drawn, with the weight of all.
"""

from mypy_extensions import i64

from wildtable.engine.bits import count, member
from wildtable.engine.rng import Rng
from wildtable.games.wildlands.rules.setup import is_free
from wildtable.games.wildlands.state import STEP_DEAL, STEP_DRAW, STEP_FACTION, Position


def outcomes(s: Position) -> list[tuple[int, int]]:
    """Every outcome with its weight; none if no chance is due."""
    if s.step == STEP_DRAW:
        cards = s.cards(s.draw_seat)
        deck = s.deck[s.draw_seat]
        weights: dict[int, int] = {}
        for card in range(cards.size):
            if (deck >> card) & 1 == 1:
                kind = lowest_twin(s, card)
                weights[kind] = weights.get(kind, 0) + 1
        return list(weights.items())
    if s.step == STEP_DEAL:
        return [(space, 1) for space in range(s.board.size) if (s.undealt >> space) & 1]
    if s.step == STEP_FACTION:
        return [(faction, 1) for faction in range(len(s.settings.cards)) if is_free(s, faction)]
    return []


def draw_one(s: Position, rng: Rng) -> i64:
    """One outcome, drawn by the weights."""
    if s.step == STEP_DRAW:
        deck = s.deck[s.draw_seat]
        return lowest_twin(s, member(deck, rng.below(count(deck))))
    if s.step == STEP_DEAL:
        return member(s.undealt, rng.below(count(s.undealt)))
    free = [faction for faction, _ in outcomes(s)]
    return free[rng.below(len(free))]


def lowest_twin(s: Position, card: i64) -> i64:
    """The lowest card in the deck that equals this one."""
    twins = s.cards(s.draw_seat).twins_below[card] & s.deck[s.draw_seat]
    return card if twins == 0 else member(twins, 0)
