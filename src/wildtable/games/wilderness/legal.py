"""Everything that a seat may do now.

What is offered is found with the predicates on which the checks of `rules/` rest, which `refusals.py` asks.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from wildtable.engine import effects as stages
from wildtable.engine import window
from wildtable.engine.clauses import TO
from wildtable.engine.refusal import OK
from wildtable.games.wilderness import actions, frames
from wildtable.games.wilderness.rules.cards import add_plays
from wildtable.games.wilderness.rules.choices import add_areas
from wildtable.games.wilderness.rules.food import check_search
from wildtable.games.wilderness.rules.movement import add_moves
from wildtable.games.wilderness.rules.rest import check_drink, check_rest, check_sleep
from wildtable.games.wilderness.state import Data
from wildtable.games.wilderness.tables import PICKS_ANIMAL, PICKS_SICKNESS


def asks_owner(kind: i64) -> bool:
    """Do frames of this kind ask their owner, where they ask anybody?"""
    return kind == frames.TURN or kind == frames.EFFECT or kind == frames.WALK or kind >= frames.DRIVE


def owes(s: Data, seat: i64) -> bool:
    """Does that seat owe a decision?"""
    kind = s.stack.kind()
    if kind == frames.WINDOW:
        return window.waits_for(s.stack, seat)
    return kind != frames.OVER and asks_owner(kind) and s.stack.owner() == seat


def legal_actions(s: Data, seat: i64) -> "vec[i64]":
    """The list for whatever is due."""
    if not owes(s, seat):
        return vec[i64]()
    kind = s.stack.kind()
    if kind == frames.WINDOW:
        return add_plays(s, seat, append(vec[i64](capacity=8), actions.PASS))
    if kind == frames.TURN:
        return turn_actions(s, seat)
    if kind == frames.EFFECT:
        return answers(s)
    return add_areas(s, vec[i64](capacity=16))


def turn_actions(s: Data, seat: i64) -> "vec[i64]":
    """What the active player may do (WN-ROUND-02)."""
    offered = append(vec[i64](capacity=12), actions.END)
    offered = add_moves(s, seat, offered)
    if check_search(s, seat) == OK:
        offered = append(offered, actions.SEARCH)
    if check_drink(s, seat) == OK:
        offered = append(offered, actions.DRINK)
    if check_rest(s, seat) == OK:
        offered = append(offered, actions.REST)
    if check_sleep(s, seat) == OK:
        offered = append(offered, actions.SLEEP)
    return offered


def answers(s: Data) -> "vec[i64]":
    """What the owner of a text may answer: whether, or to whom."""
    effects = s.tables.effects
    if s.stack.get(stages.STAGE) == stages.MAYBE:
        return append(append(vec[i64](), actions.YES), actions.NO)
    at = effects.context(s.stack)
    kind = pick_kind(s, at.clause)
    offered = vec[i64]()
    for subject in effects.subjects(s, at):
        offered = append(offered, actions.pack(kind, subject))
    return offered


def pick_kind(s: Data, clause: i64) -> i64:
    """The kind of action by which a clause's target is named."""
    picks = s.tables.picks[s.tables.effects.clauses.get(clause, TO)]
    if picks == PICKS_ANIMAL:
        return actions.PICK_ANIMAL
    return actions.PICK_SICKNESS if picks == PICKS_SICKNESS else actions.PICK
