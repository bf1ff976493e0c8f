"""Why an action is not legal: every check in the order in which a person would ask.

The checks themselves live with their topics in `rules/`; each answers with a rule id or `OK`.
"""

from typing import Final

from mypy_extensions import i64

from wildtable.engine import effects as stages
from wildtable.engine import window
from wildtable.engine.clauses import TO
from wildtable.engine.refusal import OK, Refusal
from wildtable.games.wilderness import actions, frames
from wildtable.games.wilderness.events import seat_name
from wildtable.games.wilderness.legal import owes, pick_kind
from wildtable.games.wilderness.rules.cards import check_play
from wildtable.games.wilderness.rules.choices import may_choose
from wildtable.games.wilderness.rules.food import check_search, search_cost
from wildtable.games.wilderness.rules.land import terrain
from wildtable.games.wilderness.rules.movement import check_move, step_cost
from wildtable.games.wilderness.rules.rest import REST_COST, check_drink, check_rest, check_sleep
from wildtable.games.wilderness.state import ENERGY, WHERE, Data
from wildtable.games.wilderness.terrain import LAKE

ENDED_BY: Final = ("", "WN-END-01", "WN-END-04", "WN-RULING-38", "WN-RULING-67")
"""The rule by which the game is over, by reason."""


def refusal(s: Data, seat: i64, action: i64) -> Refusal | None:
    """The first rule that forbids the action, with its facts; `None` if it is legal."""
    rule = forbidden_by(s, seat, action)
    if rule == OK:
        return None
    facts = facts_of(s, seat, action)
    if rule == "WN-ENERGY-02":
        facts["cost"] = price_of(s, seat, action)
        facts["energy"] = str(s.of[ENERGY])
    return Refusal(rule, facts)


def price_of(s: Data, seat: i64, action: i64) -> str:
    """The energy that an action in one's own turn costs; `none` where a card asks for it."""
    kind = actions.kind_of(action)
    if kind == actions.MOVE:
        here = s.of[WHERE + seat]
        area = actions.value_of(action)
        return str(step_cost(s, seat, here, s.board.side_between(here, area), area))
    if kind == actions.SEARCH:
        return str(search_cost(s, seat))
    return str(REST_COST) if kind == actions.REST else "none"


def facts_of(s: Data, seat: i64, action: i64) -> dict[str, str]:
    """What the sentences speak of: who, and the area or card that the action names."""
    facts = {"seat": seat_name(seat), "area": "", "card": ""}
    kind = actions.kind_of(action)
    value = actions.value_of(action)
    if kind == actions.MOVE or kind == actions.AT:
        facts["area"] = s.board.names[value]
    elif kind == actions.PLAY:
        facts["card"] = s.tables.events.names[value // 2]
    return facts


def forbidden_by(s: Data, seat: i64, action: i64) -> str:
    """Is it time for that, and this seat's time? Then what the kind of action asks for."""
    kind = actions.kind_of(action)
    rule = check_asked(s, seat, kind)
    if rule != OK:
        return rule
    value = actions.value_of(action)
    if kind == actions.PLAY:
        return check_play(s, seat, value)
    if kind == actions.MOVE:
        return check_move(s, seat, value)
    if kind == actions.SEARCH:
        return check_search(s, seat)
    if kind == actions.DRINK:
        return check_drink(s, seat)
    if kind == actions.REST:
        return check_rest(s, seat)
    if kind == actions.SLEEP:
        return check_sleep(s, seat)
    if kind == actions.AT:
        return check_area(s, value)
    if kind == actions.PICK or kind == actions.PICK_ANIMAL or kind == actions.PICK_SICKNESS:
        return check_pick(s, kind, value)
    return OK


def check_asked(s: Data, seat: i64, kind: i64) -> str:
    """Somebody is asked for this kind of action, and it is this seat."""
    due = s.stack.kind()
    if due == frames.OVER:
        return ENDED_BY[s.stack.get(frames.REASON)]
    if not s.alive(seat):
        return "WN-EVENT-08" if kind == actions.PLAY else "WN-DEATH-02"
    if kind == actions.RESIGN:
        return OK
    if due == frames.WINDOW:
        if kind != actions.PASS and kind != actions.PLAY:
            return "WN-ROUND-02" if seat == frames.active(s) else "WN-ROUND-01"
        if (s.stack.get(window.ASKED) >> seat) & 1 == 0:
            return "WN-RULING-54"
        return OK if owes(s, seat) else "WN-RULING-91"
    if kind == actions.PLAY:
        return "WN-RULING-54"
    if not owes(s, seat):
        return "WN-ROUND-01"
    return OK if fits(s, due, kind) else "WN-ROUND-02"


def fits(s: Data, due: i64, kind: i64) -> bool:
    """Is that kind of action asked for by the frame on top?"""
    if due == frames.TURN:
        return kind >= actions.MOVE and kind <= actions.END
    if due == frames.EFFECT:
        asks_whether = s.stack.get(stages.STAGE) == stages.MAYBE
        if kind == actions.YES or kind == actions.NO:
            return asks_whether
        return not asks_whether and kind >= actions.PICK and kind <= actions.PICK_SICKNESS
    return kind == actions.AT


def check_area(s: Data, area: i64) -> str:
    """The area is a choice (WN-RULING-19, WN-RULING-32, WN-RULING-42)."""
    if may_choose(s, area):
        return OK
    kind = s.stack.kind()
    if kind == frames.PLACE or kind == frames.RETURN:
        return "WN-RULING-19"
    if kind == frames.DRIVE:
        return "WN-RULING-42"
    near = s.board.adjacent(s.of[WHERE + s.stack.get(frames.SUBJECT)], area)
    return "WN-TERRAIN-07" if near and terrain(s, area) == LAKE else "WN-RULING-32"


def check_pick(s: Data, kind: i64, value: i64) -> str:
    """It is one of those whom the clause can mean (WN-RULING-56)."""
    effects = s.tables.effects
    at = effects.context(s.stack)
    if pick_kind(s, at.clause) == kind:
        for subject in effects.subjects(s, at):
            if subject == value:
                return OK
    return effects.targets[effects.clauses.get(s.stack.get(stages.CLAUSE), TO)].rules[0]
