"""Move and climb (WL-MOVE-01 to -04, WL-CLIMB-01 to -04)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from wildtable.engine.bits import bit
from wildtable.games.wildlands import events
from wildtable.games.wildlands.actions import CLIMB, MOVE, NOTHING, pack
from wildtable.games.wildlands.board import WIDTH
from wildtable.games.wildlands.cards import SLOTS
from wildtable.games.wildlands.state import Position, character_of, on_board


def movers(s: Position, seat: i64, slot: i64) -> i64:
    """The cards in hand that move that character: its icon or a wild movement (WL-MOVE-01, WL-WMOVE-01)."""
    cards = s.cards(seat)
    return s.hand[seat] & (cards.with_icon[slot] | cards.wilds)


def add_moves(s: Position, seat: i64, kinds: "vec[i64]", offered: "vec[i64]") -> "vec[i64]":
    """One card, one step, not up an arrow (WL-MOVE-01, -02, -03)."""
    kind_of = s.cards(seat).kind
    steps = s.board.level_steps
    for slot in range(SLOTS):
        where = s.where[character_of(seat, slot)]
        if not on_board(where):
            continue
        fitting = movers(s, seat, slot)
        if fitting == 0:
            continue
        for card in kinds:
            if (fitting >> card) & 1 == 1:
                i = where * WIDTH
                while steps[i] >= 0:
                    action = pack(MOVE, slot, 0, 0, steps[i], 0, kind_of[card], NOTHING, NOTHING)
                    offered = append(offered, action)
                    i += 1
    return offered


def add_climbs(s: Position, seat: i64, offered: "vec[i64]") -> "vec[i64]":
    """Two cards together, one step up an arrow (WL-CLIMB-01, -02, -03)."""
    kind_of = s.cards(seat).kind
    if s.board.high == 0:
        return offered
    steps = s.board.up_steps
    for slot in range(SLOTS):
        where = s.where[character_of(seat, slot)]
        if not on_board(where) or s.board.up[where] == 0:
            continue
        for pair in pairs_of(s, seat, movers(s, seat, slot)):
            i = where * WIDTH
            while steps[i] >= 0:
                action = pack(CLIMB, slot, 0, 0, steps[i], 0, kind_of[pair & 63], kind_of[pair >> 6], NOTHING)
                offered = append(offered, action)
                i += 1
    return offered


def pairs_of(s: Position, seat: i64, cards: i64) -> "vec[i64]":
    """Every two of these cards that differ in kind from every other two; low card first, 6 bits each.

    Of equal cards the lower is used first, so that the same payment is offered once.
    """
    found = vec[i64]()
    twins = s.cards(seat).twins_below
    for second in range(1, s.cards(seat).size):
        if (cards >> second) & 1 == 0:
            continue
        for first in range(second):
            chosen = bit(first) | bit(second)
            if (cards >> first) & 1 == 1 and (twins[first] | twins[second]) & cards & ~chosen == 0:
                found = append(found, first | second << 6)
    return found


def make_move(s: Position, character: i64, goal: i64) -> None:
    """Other characters never hinder (WL-MOVE-04, WL-MAP-06)."""
    events.moved(s, character, s.where[character], goal)
    s.where[character] = goal
