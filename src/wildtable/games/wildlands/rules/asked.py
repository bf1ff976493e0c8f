"""Whose decision is due, and of what kind (WL-TURN, WL-INT, WL-RULING-20)."""

from mypy_extensions import i64

from wildtable.engine import window
from wildtable.engine.refusal import OK
from wildtable.games.wildlands import actions, frames
from wildtable.games.wildlands.rules.setup import next_slot, next_to_pick
from wildtable.games.wildlands.state import NOBODY, PICK_DRAFT, PICK_RANDOM, Data


def asks_owner(due: i64) -> bool:
    """Is it the owner of such a frame who decides?"""
    return (
        due == frames.TURN
        or due == frames.INTERRUPT
        or due == frames.DEFEND
        or due == frames.REVEAL
        or due == frames.TARGET
    )


def owes(s: Data, seat: i64) -> bool:
    """Does that seat owe a decision?"""
    due = frames.due(s)
    if due == frames.WINDOW:
        return window.waits_for(s.stack, seat)
    if asks_owner(due):
        return seat == s.stack.owner()
    if due == frames.ASSIGN:
        return next_slot(s, seat) != NOBODY
    if due == frames.FACTION:
        if s.settings.faction_pick == PICK_DRAFT:
            return seat == next_to_pick(s)
        return s.settings.faction_pick != PICK_RANDOM and s.faction[seat] == NOBODY
    return False


def check_asked(s: Data, seat: i64, kind: i64) -> str:
    """A decision of that kind is due, and this seat's (WL-RULING-20); after the end none is (WL-END-01).

    WL-RULING-16, WL-DE-05.
    """
    due = frames.due(s)
    if due == frames.OVER:
        return "WL-END-01"
    if due == frames.ASSIGN and kind == actions.REOPEN:
        return OK
    if not owes(s, seat):
        return _not_asked(s, seat, due, kind)
    if due == frames.FACTION:
        return OK if kind == actions.FACTION else "WL-SETUP-02"
    if due == frames.ASSIGN:
        return OK if kind == actions.ASSIGN else "WL-SETUP-07"
    if due == frames.REVEAL:
        return OK if kind == actions.REVEAL else "WL-TURN-02"
    if due == frames.WINDOW:
        return OK if kind == actions.INTERRUPT or kind == actions.PASS else "WL-TURN-07"
    if due == frames.DEFEND:
        return OK if kind == actions.DEFEND or kind == actions.TAKE_IT else "WL-RULING-84"
    if due == frames.TARGET:
        if kind == actions.INTERRUPT:
            return "WL-RULING-84"
        return OK if kind == actions.TARGET else "WL-MELEE-03"
    return _between_actions(due, kind)


def _between_actions(due: i64, kind: i64) -> str:
    """Whoever acts may take actions, reveal and be done (WL-TURN-03, WL-TURN-04, WL-INT-03, WL-INT-08)."""
    if kind == actions.END_TURN:
        return OK if due == frames.TURN else "WL-TURN-04"
    if kind == actions.FINISH:
        return OK if due == frames.INTERRUPT else "WL-INT-08"
    if kind == actions.INTERRUPT or kind == actions.PASS:
        return "WL-RULING-70" if due == frames.INTERRUPT else "WL-INT-11"
    if kind == actions.DEFEND or kind == actions.TAKE_IT or kind == actions.TARGET:
        return "WL-DEF-01"
    if kind == actions.FACTION:
        return "WL-SETUP-02"
    return "WL-RULING-05" if kind == actions.ASSIGN or kind == actions.REOPEN else OK


def _not_asked(s: Data, seat: i64, due: i64, kind: i64) -> str:
    """It is not this seat's decision: why not.

    WL-RULING-65, WL-DE-08, WL-DE-33, WL-EX-12.
    """
    if not frames.before_play(s) and (kind == actions.ASSIGN or kind == actions.REOPEN):
        return "WL-RULING-05"
    if due == frames.FACTION:
        return "WL-SETUP-02"
    if due == frames.ASSIGN:
        return "WL-RULING-05"
    if due == frames.WINDOW:
        if seat == frames.acting(s):
            return "WL-INT-11" if kind == actions.INTERRUPT else "WL-TURN-07"
        return "WL-RULING-68"
    if kind == actions.INTERRUPT or kind == actions.PASS:
        return "WL-RULING-84" if frames.attack_runs(s) else "WL-INT-06"
    if due == frames.DEFEND:
        return "WL-RULING-52"
    if due == frames.TARGET:
        return "WL-MELEE-03"
    if due == frames.DEAL:
        return "WL-SETUP-11"
    if due == frames.DRAW:
        return _while_drawing(frames.purpose(s))
    return "WL-RULING-15" if kind == actions.REVEAL else "WL-RULING-20"


def _while_drawing(purpose: i64) -> str:
    """Nobody decides while cards are drawn."""
    if purpose == frames.FIRST_HAND:
        return "WL-SETUP-11"
    return "WL-DRAW2-01" if purpose == frames.DRAW_TWO else "WL-TURN-05"
