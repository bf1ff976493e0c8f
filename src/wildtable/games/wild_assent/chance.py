"""The chance nodes (ledger of chance): their outcomes with weights, and one drawn.

Dice show how often each face came; a draw names the Silvestrem card.
"""

from mypy_extensions import i64

from wildtable.engine.bits import count, has, member
from wildtable.engine.dice import Die
from wildtable.engine.rng import Rng
from wildtable.games.wild_assent import frames
from wildtable.games.wild_assent.rules.draft import DRAFT_DICE
from wildtable.games.wild_assent.state import DECK, Data


def die_of(s: Data) -> Die:
    """The kind of die that is thrown now."""
    if s.stack.kind() == frames.DICE and s.stack.get(frames.DIE) == frames.MOMENTUM_DIE:
        return s.tables.momentum_die
    return s.tables.attack_die


def dice_of(s: Data) -> i64:
    """How many are thrown now."""
    if s.stack.kind() != frames.DICE:
        return DRAFT_DICE
    return s.stack.get(frames.COUNT)


def outcomes(s: Data) -> list[tuple[int, int]]:
    """Every outcome with its weight; none if no chance is due."""
    kind = s.stack.kind()
    if not frames.is_chance(kind):
        return []
    if kind == frames.SILVESTREM:
        return [(card, 1) for card in range(int(s.tables.silvestrem)) if has(s.of[DECK], card)]
    return die_of(s).outcomes(int(dice_of(s)))


def draw_one(s: Data, rng: Rng) -> i64:
    """One outcome, drawn by the weights (WA-SETUP-01)."""
    if s.stack.kind() == frames.SILVESTREM:
        return member(s.of[DECK], rng.below(count(s.of[DECK])))
    return die_of(s).sample(rng, dice_of(s))
