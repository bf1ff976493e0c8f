"""Why an action is not legal: every check in the order in which a person would ask.

The checks themselves live with their topics in `rules/`; each answers with a rule id or `OK`.
"""

from mypy_extensions import i64

from wildtable.engine.refusal import OK, Refusal
from wildtable.games.wylde_hunt.actions import (
    HOLD,
    MORTAL,
    ORDER,
    PASS,
    SETUP,
    STONE,
    TURN,
    fae_name,
    fae_of,
    kind_of,
    square_of,
)
from wildtable.games.wylde_hunt.board import square_name
from wildtable.games.wylde_hunt.rules.eligible import check_hold, check_select
from wildtable.games.wylde_hunt.rules.movement import (
    BARRED_BY_ENEMY,
    BARRED_BY_MORTAL,
    check_goal,
    stop_before,
)
from wildtable.games.wylde_hunt.rules.setup import check_mortal
from wildtable.games.wylde_hunt.rules.stone import check_beside, check_free
from wildtable.games.wylde_hunt.state import (
    STEP_MORTAL,
    STEP_ORDER,
    STEP_OVER,
    STEP_SETUP,
    STEP_STONE,
    STEP_TURN,
    Data,
    side_mask,
)


def refusal(s: Data, seat: i64, action: i64) -> Refusal | None:
    """The first rule that forbids the action, with its facts; `None` if it is legal."""
    rule = _forbidden_by(s, seat, action)
    if rule == OK:
        return None
    facts: dict[str, str] = {}
    kind = kind_of(action)
    if kind in (MORTAL, STONE, TURN, HOLD):
        facts["square"] = square_name(square_of(action))
    if kind in (TURN, HOLD):
        facts["fae"] = fae_name(fae_of(action))
    if rule == "WH-ROUND-02":
        facts["step"] = "stone" if s.step == STEP_STONE else "fae"
    if rule in (BARRED_BY_ENEMY, BARRED_BY_MORTAL):
        facts["stop"] = square_name(stop_before(s, fae_of(action), square_of(action)))
    return Refusal(rule, facts)


def _forbidden_by(s: Data, seat: i64, action: i64) -> str:
    kind = kind_of(action)
    rule = check_step(s, kind)
    if rule == OK:
        rule = check_seat(s, seat)
    if rule != OK:
        return rule
    square = square_of(action)
    if kind == MORTAL:
        return check_mortal(square)
    if kind == STONE:
        rule = check_free(s, square)
        return check_beside(s, square) if rule == OK else rule
    if kind == TURN or kind == HOLD:
        fae = fae_of(action)
        rule = check_select(s, seat, fae)
        if rule != OK:
            return rule
        return check_goal(s, fae, square) if kind == TURN else check_hold(s, fae, square)
    return OK


def check_step(s: Data, kind: i64) -> str:
    """That kind of decision is due now (WH-ROUND-02, WH-ROUND-03, WH-WIN-07).

    Once it is placed, nobody puts the Mortal anywhere (WH-MORTAL-04).
    """
    if s.step == STEP_OVER:
        return "WH-WIN-07"
    if kind == PASS:
        return _no_pass(s.step)
    if s.step == _step_of(kind):
        return OK
    if kind == SETUP or s.step == STEP_SETUP:
        return "WH-SETUP-02"
    if s.step == STEP_MORTAL:
        return "WH-SETUP-05"
    if kind == MORTAL:
        return "WH-MORTAL-04"
    if kind == STONE:
        return "WH-SETUP-06" if s.round == 1 else "WH-ROUND-02"
    if s.step == STEP_STONE:
        return "WH-ROUND-02"
    if kind == ORDER:
        return "WH-RULING-13" if _was_not_asked(s) else "WH-ORDER-01"
    return "WH-ROUND-03"


def check_seat(s: Data, seat: i64) -> str:
    """It is this seat's decision (WH-SETUP-02, -05, -07, WH-ORDER-01, WH-TURN-01, WH-DESTINY-03)."""
    if seat == s.to_act:
        return OK
    if s.step == STEP_SETUP:
        return "WH-SETUP-02"
    if s.step == STEP_MORTAL:
        return "WH-SETUP-05"
    if s.step == STEP_ORDER:
        return "WH-SETUP-07" if s.round == 1 else "WH-ORDER-01"
    return "WH-TURN-01" if s.step == STEP_TURN else "WH-DESTINY-03"


def _step_of(kind: i64) -> i64:
    if kind == SETUP:
        return STEP_SETUP
    if kind == MORTAL:
        return STEP_MORTAL
    if kind == ORDER:
        return STEP_ORDER
    return STEP_STONE if kind == STONE else STEP_TURN


def _no_pass(step: i64) -> str:
    """Nothing in this game can be passed."""
    if step == STEP_TURN:
        return "WH-TURN-05"
    if step == STEP_STONE:
        return "WH-RULING-10"
    if step == STEP_ORDER:
        return "WH-ORDER-01"
    return "WH-SETUP-05" if step == STEP_MORTAL else "WH-SETUP-02"


def _was_not_asked(s: Data) -> bool:
    """The first turn is due and only one side has eligible Fae: nobody was asked for the order."""
    return s.selected == 0 and (s.pending & side_mask(0) == 0 or s.pending & side_mask(1) == 0)
