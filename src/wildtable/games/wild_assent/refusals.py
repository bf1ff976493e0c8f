"""Why an action is not legal: every check in the order in which a person would ask.

The checks themselves live with their topics in `rules/`; each answers with a rule id or `OK`.
"""

from mypy_extensions import i64

from wildtable.engine import effects as stages
from wildtable.engine.bits import has
from wildtable.engine.clauses import TO
from wildtable.engine.refusal import OK, Refusal
from wildtable.games.wild_assent import actions, frames
from wildtable.games.wild_assent.board import distance
from wildtable.games.wild_assent.events import seat_name
from wildtable.games.wild_assent.legal import owes
from wildtable.games.wild_assent.rules import (
    activation,
    choosing,
    draft,
    knockback,
    momentum,
    placing,
    rounds,
    settling,
)
from wildtable.games.wild_assent.rules.attack import check_aim
from wildtable.games.wild_assent.rules.blows import DEFAULT, blow_of, check_attack
from wildtable.games.wild_assent.rules.choices import check_go
from wildtable.games.wild_assent.rules.modify import speed_of
from wildtable.games.wild_assent.rules.moments import check_first
from wildtable.games.wild_assent.rules.troupe import allied
from wildtable.games.wild_assent.state import GLADIATORS, MARKS, WHERE, WORKING, YIELDED, Data
from wildtable.games.wild_assent.words import IMMOBILIZE


def refusal(s: Data, seat: i64, action: i64) -> Refusal | None:
    """The first rule that forbids the action, with its facts; `None` if it is legal."""
    rule = forbidden_by(s, seat, action)
    return None if rule == OK else Refusal(rule, facts_of(s, seat, action, rule))


def facts_of(s: Data, seat: i64, action: i64, rule: str) -> dict[str, str]:
    """What the sentence of a rule needs: whether this seat is asked at all, how far it is, and how far one
    could go or reach."""
    facts: dict[str, str] = {"seat": seat_name(seat), "asked": "yes" if owes(s, seat) else "no"}
    if rule == "WA-MOVE-01":
        facts["speed"] = str(int(speed_of(s, s.stack.get(frames.GLADIATOR))))
    elif rule == "WA-RANGE-01":
        value = actions.value_of(action)
        usual = s.stack.kind() == frames.ACTIVATION
        attacker = s.stack.get(frames.GLADIATOR if usual else frames.AIMING)
        reach = blow_of(s, attacker, value // 64 if usual else DEFAULT).reach
        away = distance(s.of[WHERE + attacker], s.of[WHERE + (value % 64 if usual else value)])
        facts["range"] = str(int(reach))
        facts["away"] = str(int(away))
    return facts


def forbidden_by(s: Data, seat: i64, action: i64) -> str:
    """Is it time for that, and this seat's time? Then what the kind of action asks for."""
    kind = actions.kind_of(action)
    value = actions.value_of(action)
    due = s.stack.kind()
    if due == frames.OVER:
        return "WA-WIN-04"
    if kind == actions.RESIGN:
        return "WA-RULING-139" if has(s.of[YIELDED], seat) else OK
    if not owes(s, seat):
        return others_turn(s, seat, due)
    if not fits(s, due, kind):
        return untimely(s, due, kind)
    if due == frames.ACTIVATION:
        return in_activation(s, kind, value)
    if kind == actions.TARGET:
        return check_target(s, due, value)
    if kind == actions.REROLL:
        return momentum.check_reroll(s, value)
    if kind == actions.ASSIGN:
        return momentum.check_assign(s, value, momentum.face_due(s, seat))
    if kind == actions.GO:
        return check_go(s, value)
    if kind == actions.FIRST:
        return check_first(s, value)
    return in_setup(s, seat, kind, value)


def others_turn(s: Data, seat: i64, due: i64) -> str:
    """Why it is not this seat that is asked."""
    if due == frames.CHOOSE:
        return "WA-RULING-113"
    captains = due == frames.DRAFT or due == frames.DEAL or due == frames.OBSTACLE
    captains = captains or due == frames.HIDDEN_OBSTACLES or due == frames.NAME or due == frames.AWARD
    if captains and s.captain(s.side(seat)) != seat:
        return "WA-RULING-114"
    if settling.is_settling(due):
        return "WA-RULING-120"
    if due == frames.DRAFT:
        return draft.rule_of_turns(s)
    if due == frames.DEAL:
        return "WA-RULING-167"
    if due == frames.OBSTACLE:
        return "WA-PLACE-02"
    if due == frames.PLACING:
        return "WA-RULING-167" if s.side(seat) == s.side(s.stack.owner()) else "WA-PLACE-05"
    return "WA-RULING-131" if due == frames.MOMENTUM else "WA-ROUND-01"


def in_setup(s: Data, seat: i64, kind: i64, value: i64) -> str:
    if kind == actions.PICK:
        return draft.check_pick(s, value)
    if kind == actions.DEAL:
        return draft.check_deal(s, value)
    if kind == actions.SKILLS:
        return choosing.check_skills(s, seat, value)
    if kind == actions.NEXT:
        return choosing.check_next(s, seat, value)
    if kind == actions.OBSTACLE:
        if s.stack.kind() == frames.HIDDEN_OBSTACLES:
            return settling.check_obstacle(s, seat, value // 128, value % 128)
        return placing.check_obstacle(s, value // 128, value % 128)
    if kind == actions.PLACE:
        if s.stack.kind() == frames.HIDDEN_TROUPES:
            return settling.check_place(s, seat, value // 512, value % 512 // 4)
        return placing.check_place(s, value // 512, value % 512 // 4)
    if kind == actions.NAME:
        return rounds.check_name(s, value)
    return OK


def in_activation(s: Data, kind: i64, value: i64) -> str:
    if kind == actions.MOVE:
        return activation.check_move(s, value)
    if kind == actions.CLIMB:
        return activation.check_climb(s, value)
    if kind == actions.ATTACK:
        return check_attack(s, s.stack.get(frames.GLADIATOR), value // 64, value % 64)
    if kind == actions.USE:
        return activation.check_use(s, value)
    if kind == actions.SUMMONED:
        return activation.check_summoned(s, value)
    return activation.check_end(s)


def fits(s: Data, due: i64, kind: i64) -> bool:
    """Is that kind of action asked for by the frame on top?"""
    stage = s.stack.get(frames.STAGE) if due == frames.ACTIVATION or due == frames.MOMENTUM else 0
    if due == frames.ACTIVATION:
        if stage == frames.SUMMONS:
            return kind == actions.SUMMONED or kind == actions.END
        if stage == frames.MOVES:
            return kind == actions.MOVE
        if stage == frames.CLIMBS:
            return kind == actions.CLIMB
        return kind == actions.ATTACK or kind == actions.USE or kind == actions.END
    if due == frames.MOMENTUM:
        if stage == momentum.ROLLED:
            return kind == actions.REROLL
        return kind == actions.ASSIGN or kind == actions.LEAVE
    if due == frames.EFFECT:
        whether = s.stack.get(stages.STAGE) == stages.MAYBE
        return (kind == actions.YES or kind == actions.NO) if whether else kind == actions.TARGET
    if due == frames.AIM or due == frames.PUSH:
        return kind == actions.TARGET
    if due == frames.STROLL or due == frames.PUT or due == frames.SUMMON:
        return kind == actions.GO
    if due == frames.SEQUENCE:
        return kind == actions.FIRST
    if due == frames.CHOOSE:
        return kind == actions.SKILLS or kind == actions.NEXT
    return kind == asked_for(due)


def untimely(s: Data, due: i64, kind: i64) -> str:
    """Why something else is due: what the activation or the dice do not leave room for."""
    if due == frames.MOMENTUM:
        return "WA-MOM-02" if kind == actions.REROLL else "WA-ROUND-01"
    if kind == actions.PLACE and (due == frames.OBSTACLE or due == frames.HIDDEN_OBSTACLES):
        return "WA-PLACE-02"
    acts = kind == actions.MOVE or kind == actions.ATTACK or kind == actions.USE or kind == actions.END
    if due != frames.ACTIVATION or not (acts or kind == actions.SUMMONED or kind == actions.CLIMB):
        return "WA-ROUND-01"
    stage = s.stack.get(frames.STAGE)
    if stage == frames.SUMMONS or kind == actions.SUMMONED:
        return "WA-SUMMON-03"
    if stage == frames.CLIMBS:
        return "WA-RULING-48" if kind == actions.END else "WA-PIT-02"
    if kind == actions.CLIMB:
        return "WA-PIT-02"
    if stage == frames.MOVES:
        return "WA-ACT-01"
    immobile = has(s.of[MARKS + s.stack.get(frames.GLADIATOR)], WORKING + IMMOBILIZE)
    return "WA-STATUS-02" if immobile else "WA-MOVE-06"


def asked_for(due: i64) -> i64:
    """The one kind of action that a step of the set-up asks for."""
    if due == frames.DRAFT:
        return actions.PICK
    if due == frames.DEAL:
        return actions.DEAL
    if due == frames.OBSTACLE or due == frames.HIDDEN_OBSTACLES:
        return actions.OBSTACLE
    return actions.PLACE if due == frames.PLACING or due == frames.HIDDEN_TROUPES else actions.NAME


def check_target(s: Data, due: i64, target: i64) -> str:
    if due == frames.AIM:
        return check_aim(s, target)
    if due == frames.PUSH:
        return knockback.check_push(s, target)
    effects = s.tables.effects
    at = effects.context(s.stack)
    to = effects.targets[effects.clauses.get(at.clause, TO)]
    for subject in to.choices(s, at):
        if subject == target:
            at.subject = subject
            return effects.can_befall(s, at)
    inside = target >= 0 and target < GLADIATORS
    return why_not(s, at.owner, target, to.rules) if inside and s.lives(target) else to.rules[0]


def why_not(s: Data, owner: i64, target: i64, rules: list[str]) -> str:
    """Why a text cannot mean a living Gladiator: it is of the other side, or the text does not reach it."""
    if len(rules) > 1 and rules[0] == "WA-KEY-02" and allied(s, owner, target):
        return rules[1]
    return rules[0]
