"""The course of a round (WH-ROUND-01 to -03)."""

from mypy_extensions import i64

from wildtable.engine.bits import bit
from wildtable.games.wylde_hunt import events
from wildtable.games.wylde_hunt.rules.destiny import settle_destiny
from wildtable.games.wylde_hunt.rules.eligible import eligible_fae
from wildtable.games.wylde_hunt.rules.mortal import move_mortal
from wildtable.games.wylde_hunt.rules.movement import make_move
from wildtable.games.wylde_hunt.rules.order import ask_order, pass_turn_on
from wildtable.games.wylde_hunt.rules.returning import return_vanquished
from wildtable.games.wylde_hunt.rules.stone import lay_stone
from wildtable.games.wylde_hunt.rules.winning import (
    check_domination,
    check_ensnared,
    check_repetition,
    check_round_limit,
)
from wildtable.games.wylde_hunt.state import SEELIE, UNSEELIE, Data, side_mask


def begin_phase1(s: Data) -> None:
    """A new round: who controls destiny owes the stone (WH-ROUND-01, WH-ROUND-02)."""
    s.pending = 0
    s.selected = 0
    events.round_began(s)
    settle_destiny(s)


def play_stone(s: Data, square: i64) -> None:
    """The rest of Phase 1 in its order: stone, Mortal, returns, domination, then Phase 2 (WH-ROUND-02)."""
    origin = s.mortal()
    lay_stone(s, square)
    move_mortal(s, origin)
    return_vanquished(s)
    if not check_domination(s):
        begin_phase2(s)


def begin_phase2(s: Data) -> None:
    """Repetition, then the choice of order; with no eligible Fae at all the Phase ends at once.

    WH-ROUND-03, WH-RULING-13, WH-RULING-23, WH-RULING-27.
    """
    if check_repetition(s):
        return
    s.selected = 0
    s.pending = eligible_fae(s)
    events.none_eligible(s, s.pending & side_mask(SEELIE) == 0, s.pending & side_mask(UNSEELIE) == 0)
    if not ask_order(s):
        end_phase2(s)


def play_turn(s: Data, fae: i64, goal: i64) -> None:
    """Select a Fae and move it, or leave it on its square; then the next turn (WH-TURN-01, WH-TURN-03).

    What is played stands (WH-TURN-06).
    """
    s.pending &= ~bit(fae)
    s.selected |= bit(fae)
    if goal == s.fae[fae]:
        events.held(s, fae, goal)
    else:
        make_move(s, fae, goal)
    if not pass_turn_on(s):
        end_phase2(s)


def end_phase2(s: Data) -> None:
    """Ensnaring, the round limit, then the next round (WH-ROUND-03, WH-WIN-01, WH-RULING-28).

    Domination has another moment, in Phase 1, so the two never meet (WH-RULING-44).
    """
    if not check_ensnared(s) and not check_round_limit(s):
        s.round += 1
        begin_phase1(s)
