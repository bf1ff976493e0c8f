"""Everything that a seat may do now. What is offered is found with the checks that `refusals.py` asks."""

from librt.vecs import append, vec
from mypy_extensions import i64

from wildtable.engine import effects as stages
from wildtable.engine.bits import lowest
from wildtable.engine.refusal import OK
from wildtable.games.wild_assent import actions, frames
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
from wildtable.games.wild_assent.rules.attack import add_aims
from wildtable.games.wild_assent.rules.choices import add_goes
from wildtable.games.wild_assent.rules.moments import add_orders
from wildtable.games.wild_assent.rules.troupe import seat_owning
from wildtable.games.wild_assent.state import NOBODY, Data


def asked(s: Data) -> i64:
    """Who owes a decision, where it is one seat; `NOBODY` where it is chance, several or nobody."""
    kind = s.stack.kind()
    if kind == frames.EFFECT:
        return seat_owning(s, s.stack.owner())
    if frames.is_chance(kind) or kind == frames.CHOOSE or kind == frames.OVER or settling.is_settling(kind):
        return NOBODY
    return s.stack.owner()


def owes(s: Data, seat: i64) -> bool:
    """Does that seat owe a decision?"""
    kind = s.stack.kind()
    if kind == frames.ACTIVATION or kind == frames.MOMENTUM:
        return s.stack.owner() == seat
    if kind == frames.CHOOSE:
        return choosing.undecided(s, seat)
    if settling.is_settling(kind):
        return settling.undecided(s, seat)
    return asked(s) == seat


def legal_actions(s: Data, seat: i64) -> "vec[i64]":
    """The list for whatever is due."""
    offered = vec[i64](capacity=32)
    if not owes(s, seat):
        return offered
    kind = s.stack.kind()
    if kind == frames.ACTIVATION:
        return in_activation(s, offered)
    if kind == frames.MOMENTUM:
        if s.stack.get(frames.STAGE) == momentum.ROLLED:
            return momentum.add_rerolls(s, offered)
        return momentum.add_assignments(s, offered)
    if kind == frames.EFFECT:
        return answers(s, offered)
    if kind == frames.DRAFT:
        return draft.add_picks(s, offered)
    if kind == frames.DEAL:
        return draft.add_deals(s, offered)
    if kind == frames.CHOOSE:
        return choosing.add_choices(s, seat, offered)
    if kind == frames.OBSTACLE:
        return placing.add_obstacles(s, offered)
    if kind == frames.HIDDEN_OBSTACLES:
        return settling.add_obstacles(s, seat, offered)
    if kind == frames.HIDDEN_TROUPES:
        return settling.add_places(s, seat, offered)
    if kind == frames.PLACING:
        return placing.add_places(s, offered)
    if kind == frames.NAME or kind == frames.AWARD:
        return rounds.add_names(s, offered)
    if kind == frames.AIM:
        return add_aims(s, offered)
    if kind == frames.SEQUENCE:
        return add_orders(s, offered)
    if kind == frames.PUSH:
        return knockback.add_pushes(s, offered)
    return add_goes(s, offered)


def in_activation(s: Data, offered: "vec[i64]") -> "vec[i64]":
    stage = s.stack.get(frames.STAGE)
    if stage == frames.MOVES:
        return activation.add_moves(s, offered)
    if stage == frames.CLIMBS:
        return activation.add_climbs(s, offered)
    if activation.check_end(s) == OK:
        offered = append(offered, actions.pack(actions.END, 0))
    if stage == frames.ACTS:
        return activation.add_deeds(s, offered)
    idle = activation.idle_summons(s)
    while idle != 0:
        offered = append(offered, actions.pack(actions.SUMMONED, lowest(idle)))
        idle &= idle - 1
    return offered


def answers(s: Data, offered: "vec[i64]") -> "vec[i64]":
    """What the owner of a text may answer: whether, or to whom."""
    if s.stack.get(stages.STAGE) == stages.MAYBE:
        return append(append(offered, actions.pack(actions.YES, 0)), actions.pack(actions.NO, 0))
    effects = s.tables.effects
    for subject in effects.subjects(s, effects.context(s.stack)):
        offered = append(offered, actions.pack(actions.TARGET, subject))
    return offered
