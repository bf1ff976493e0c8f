"""Who takes the first turn of Phase 2, and whose turn is next (WH-ORDER-01, -02, WH-TURN-01 to -05)."""

from mypy_extensions import i64

from wildtable.games.wylde_hunt import events
from wildtable.games.wylde_hunt.state import STEP_ORDER, STEP_TURN, Data, side_mask


def ask_order(s: Data) -> bool:
    """Ask for the order if both sides have eligible Fae (WH-RULING-13); false if nobody has any.

    The side without destiny chooses (WH-ORDER-01); in round 1 that is Seelie (WH-SETUP-07), because
    Unseelie counts as the holder (WH-RULING-08).
    """
    if s.pending == 0:
        return False
    chooser = 1 - s.controller
    own = s.pending & side_mask(chooser)
    if own == 0 or own == s.pending:
        s.step = STEP_TURN
        s.to_act = 1 - chooser if own == 0 else chooser
    else:
        s.step = STEP_ORDER
        s.to_act = chooser
    return True


def choose_order(s: Data, first: bool) -> None:
    """The chooser takes the first turn or makes the other side take it (WH-ORDER-01)."""
    events.order_chosen(s, s.to_act, first)
    s.step = STEP_TURN
    if not first:
        s.to_act = 1 - s.to_act


def pass_turn_on(s: Data) -> bool:
    """The other side's turn, or the same side again if the other has no eligible Fae left.

    WH-TURN-01, WH-TURN-04, WH-ORDER-02. False when every eligible Fae was selected (WH-TURN-05).
    """
    other: i64 = 1 - s.to_act
    if s.pending & side_mask(other) != 0:
        s.to_act = other
    return s.pending != 0
