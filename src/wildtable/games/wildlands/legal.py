"""Everything a seat may do now, complete with its payment."""

from librt.vecs import append, vec
from mypy_extensions import i64

from wildtable.engine import window
from wildtable.games.wildlands import actions, frames
from wildtable.games.wildlands.actions import NOTHING, pack
from wildtable.games.wildlands.cards import SLOTS
from wildtable.games.wildlands.rules.attack import add_attacks
from wildtable.games.wildlands.rules.claim import add_claims
from wildtable.games.wildlands.rules.defence import add_defences
from wildtable.games.wildlands.rules.interrupt import holds_wild
from wildtable.games.wildlands.rules.movement import add_climbs, add_moves
from wildtable.games.wildlands.rules.rally import add_flights, add_rallies
from wildtable.games.wildlands.rules.reveal import add_reveals
from wildtable.games.wildlands.rules.setup import is_free, left_over, next_slot, next_to_pick
from wildtable.games.wildlands.state import (
    NOBODY,
    PICK_DRAFT,
    PICK_RANDOM,
    Position,
    character_of,
)


def plain(kind: i64) -> i64:
    """An action without any detail."""
    return pack(kind, 0, 0, 0, 0, 0, NOTHING, NOTHING, NOTHING)


def asks_owner(due: i64) -> bool:
    """Is it the owner of such a frame who decides?"""
    return (
        due == frames.TURN
        or due == frames.INTERRUPT
        or due == frames.REVEAL
        or due == frames.DEFEND
        or due == frames.TARGET
    )


def owes(s: Position, seat: i64) -> bool:
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


def legal_actions(s: Position, seat: i64) -> "vec[i64]":
    """The list for whatever is due."""
    offered = vec[i64](capacity=64)
    due = frames.due(s)
    if not owes(s, seat):
        if due == frames.ASSIGN:
            return append(offered, plain(actions.REOPEN))
        return offered
    if due == frames.WINDOW:
        if holds_wild(s, seat):
            offered = append(offered, plain(actions.INTERRUPT))
        return append(offered, plain(actions.PASS))
    if due == frames.TURN or due == frames.INTERRUPT:
        return card_actions(s, seat, offered)
    if due == frames.REVEAL:
        return add_reveals(s, seat, offered)
    if due == frames.DEFEND:
        return add_defences(s, seat, kinds_in_hand(s, seat), offered)
    if due == frames.TARGET:
        return add_targets(s, seat, offered)
    if due == frames.ASSIGN:
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
    offered = append(offered, plain(actions.END_TURN if frames.due(s) == frames.TURN else actions.FINISH))
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
    if holds_wild(s, seat):
        offered = append(offered, plain(actions.DRAW_TWO))
    return offered


def add_targets(s: Position, seat: i64, offered: "vec[i64]") -> "vec[i64]":
    """The owner's characters that a strike may hit (WL-MELEE-03)."""
    targets = frames.targets(s)
    for slot in range(SLOTS):
        if (targets >> character_of(seat, slot)) & 1 == 1:
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
