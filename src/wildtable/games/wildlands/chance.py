"""The chance nodes: a faction by lot, the next map card, the next card of a deck (ledger of chance).

A deck has no order; a draw names the kind of card, with the weight of all its copies.
"""

from mypy_extensions import i64

from wildtable.engine.bits import count, member
from wildtable.engine.rng import Rng
from wildtable.games.wildlands import frames
from wildtable.games.wildlands.rules.setup import is_free
from wildtable.games.wildlands.state import PICK_RANDOM, Data


def outcomes(s: Data) -> list[tuple[int, int]]:
    """Every outcome with its weight; none if no chance is due."""
    due = frames.due(s)
    if due == frames.DRAW:
        seat = frames.drawer(s)
        cards = s.cards(seat)
        deck = s.deck[seat]
        weights: dict[int, int] = {}
        for card in range(cards.size):
            if (deck >> card) & 1 == 1:
                kind = int(cards.kind[card])
                weights[kind] = weights.get(kind, 0) + 1
        return list(weights.items())
    if due == frames.DEAL:
        return [(space, 1) for space in range(s.board.size) if (s.undealt >> space) & 1]
    if due == frames.FACTION and s.settings.faction_pick == PICK_RANDOM:
        return [(faction, 1) for faction in range(len(s.settings.cards)) if is_free(s, faction)]
    return []


def draw_one(s: Data, rng: Rng) -> i64:
    """One outcome, drawn by the weights."""
    due = frames.due(s)
    if due == frames.DRAW:
        seat = frames.drawer(s)
        deck = s.deck[seat]
        return s.cards(seat).kind[member(deck, rng.below(count(deck)))]
    if due == frames.DEAL:
        return member(s.undealt, rng.below(count(s.undealt)))
    free = [faction for faction, _ in outcomes(s)]
    return free[rng.below(len(free))]
