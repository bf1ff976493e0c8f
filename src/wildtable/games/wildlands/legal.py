"""Everything a seat may do now, complete with its payment.

What is offered is found with the predicates on which the checks of `rules/` rest, which `refusals.py` asks.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from wildtable.games.wildlands import actions, frames
from wildtable.games.wildlands.rules.asked import owes
from wildtable.games.wildlands.rules.attack import add_attacks, add_targets
from wildtable.games.wildlands.rules.claim import add_claims
from wildtable.games.wildlands.rules.defence import add_defences
from wildtable.games.wildlands.rules.hand import kinds_in_hand
from wildtable.games.wildlands.rules.interrupt import holds_wild
from wildtable.games.wildlands.rules.movement import add_climbs, add_moves
from wildtable.games.wildlands.rules.rally import add_flights, add_rallies
from wildtable.games.wildlands.rules.reveal import add_reveals
from wildtable.games.wildlands.rules.setup import add_assignments, add_factions, can_reopen
from wildtable.games.wildlands.state import Data


def legal_actions(s: Data, seat: i64) -> "vec[i64]":
    """The list for whatever is due."""
    offered = vec[i64](capacity=64)
    due = frames.due(s)
    if due == frames.ASSIGN:
        if owes(s, seat):
            offered = add_assignments(s, seat, offered)
        return append(offered, actions.reopen()) if can_reopen(s, seat) else offered
    if not owes(s, seat):
        return offered
    if due == frames.WINDOW:
        if holds_wild(s, seat):
            offered = append(offered, actions.interrupt())
        return append(offered, actions.let_be())
    if due == frames.TURN:
        return card_actions(s, seat, append(offered, actions.end_turn()))
    if due == frames.INTERRUPT:
        return card_actions(s, seat, append(offered, actions.finish()))
    if due == frames.REVEAL:
        return add_reveals(s, seat, offered)
    if due == frames.DEFEND:
        return add_defences(s, seat, kinds_in_hand(s, seat), offered)
    if due == frames.TARGET:
        return add_targets(s, seat, offered)
    return add_factions(s, offered)


def card_actions(s: Data, seat: i64, offered: "vec[i64]") -> "vec[i64]":
    """What the acting player may do between two actions (WL-TURN-03, WL-INT-03)."""
    offered = add_reveals(s, seat, offered)
    if s.hand[seat] == 0:
        return offered
    kinds = kinds_in_hand(s, seat)
    offered = add_moves(s, seat, kinds, offered)
    offered = add_climbs(s, seat, offered)
    offered = add_claims(s, seat, offered)
    offered = add_attacks(s, seat, kinds, offered)
    offered = add_rallies(s, seat, kinds, offered)
    offered = add_flights(s, seat, kinds, offered)
    return append(offered, actions.draw_two()) if holds_wild(s, seat) else offered
