"""Everything a seat may do now, complete with its payment."""

from librt.vecs import append, vec
from mypy_extensions import i64

from wildtable.games.wildlands import actions
from wildtable.games.wildlands.actions import NOTHING, pack
from wildtable.games.wildlands.rules.attack import add_attacks
from wildtable.games.wildlands.rules.claim import add_claims
from wildtable.games.wildlands.rules.defence import add_defences
from wildtable.games.wildlands.rules.movement import add_climbs, add_moves
from wildtable.games.wildlands.rules.rally import add_flights, add_rallies
from wildtable.games.wildlands.rules.reveal import add_reveals
from wildtable.games.wildlands.rules.setup import is_free, left_over, next_slot, next_to_pick
from wildtable.games.wildlands.state import (
    NOBODY,
    PICK_DRAFT,
    PICK_RANDOM,
    STEP_ACT,
    STEP_ASSIGN,
    STEP_DEFEND,
    STEP_FACTION,
    STEP_REVEAL,
    STEP_TARGET,
    STEP_WINDOW,
    Position,
    seat_of,
)


def plain(kind: i64) -> i64:
    """An action without any detail."""
    return pack(kind, 0, 0, 0, 0, 0, NOTHING, NOTHING, NOTHING)


def owes(s: Position, seat: i64) -> bool:
    """Does that seat owe a decision?"""
    if s.step == STEP_WINDOW:
        return ((s.asked & ~s.answered) >> seat) & 1 == 1
    if s.step == STEP_ACT or s.step == STEP_REVEAL:
        return seat == s.acting
    if s.step == STEP_DEFEND:
        return seat == seat_of(s.defender)
    if s.step == STEP_TARGET:
        return seat == s.defender
    if s.step == STEP_ASSIGN:
        return next_slot(s, seat) != NOBODY
    if s.step == STEP_FACTION:
        if s.settings.faction_pick == PICK_DRAFT:
            return seat == next_to_pick(s)
        return s.settings.faction_pick != PICK_RANDOM and s.faction[seat] == NOBODY
    return False


def legal_actions(s: Position, seat: i64) -> "vec[i64]":
    """The list for whatever is due."""
    offered = vec[i64](capacity=64)
    if not owes(s, seat):
        if s.step == STEP_ASSIGN:
            return append(offered, plain(actions.REOPEN))
        return offered
    if s.step == STEP_WINDOW:
        if s.hand[seat] & s.cards(seat).wilds != 0:
            offered = append(offered, plain(actions.INTERRUPT))
        return append(offered, plain(actions.PASS))
    if s.step == STEP_ACT:
        return card_actions(s, seat, offered)
    if s.step == STEP_REVEAL:
        return add_reveals(s, seat, offered)
    if s.step == STEP_DEFEND:
        return add_defences(s, seat, kinds_in_hand(s, seat), offered)
    if s.step == STEP_TARGET:
        return add_targets(s, offered)
    if s.step == STEP_ASSIGN:
        return add_assignments(s, seat, offered)
    for faction in range(len(s.settings.cards)):
        if is_free(s, faction):
            action = pack(actions.FACTION, faction, 0, 0, 0, 0, NOTHING, NOTHING, NOTHING)
            offered = append(offered, action)
    return offered


def kinds_in_hand(s: Position, seat: i64) -> "vec[i64]":
    """One card of every kind in hand: of equal cards the lowest."""
    hand = s.hand[seat]
    cards = s.cards(seat)
    kinds = vec[i64](capacity=8)
    for card in range(cards.size):
        if (hand >> card) & 1 == 1 and cards.twins_below[card] & hand == 0:
            kinds = append(kinds, card)
    return kinds


def card_actions(s: Position, seat: i64, offered: "vec[i64]") -> "vec[i64]":
    """What the acting player may do between two actions (WL-TURN-03, WL-INT-03)."""
    offered = append(offered, plain(actions.END_TURN if seat == s.active else actions.FINISH))
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
    if s.hand[seat] & s.cards(seat).wilds != 0:
        offered = append(offered, plain(actions.DRAW_TWO))
    return offered


def add_targets(s: Position, offered: "vec[i64]") -> "vec[i64]":
    """The owner's characters that a strike may hit (WL-MELEE-03)."""
    for slot in range(5):
        if (s.targets >> (s.defender * 5 + slot)) & 1 == 1:
            action = pack(actions.TARGET, slot, 0, 0, 0, 0, NOTHING, NOTHING, NOTHING)
            offered = append(offered, action)
    return offered


def add_assignments(s: Position, seat: i64, offered: "vec[i64]") -> "vec[i64]":
    """Any map card that is left for the next slot (WL-SETUP-07), or take all back (WL-RULING-05)."""
    slot = next_slot(s, seat)
    cards = left_over(s, seat)
    for space in range(s.board.size):
        if (cards >> space) & 1 == 1:
            action = pack(actions.ASSIGN, slot, 0, 0, space, 0, NOTHING, NOTHING, NOTHING)
            offered = append(offered, action)
    return append(offered, plain(actions.REOPEN)) if slot > 0 else offered
