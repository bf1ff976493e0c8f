"""Move and climb (WL-MOVE-01 to -04, WL-CLIMB-01 to -04)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from wildtable.engine.bits import bit, member
from wildtable.engine.refusal import OK
from wildtable.games.wildlands import actions, events
from wildtable.games.wildlands.board import WIDTH, leads
from wildtable.games.wildlands.cards import NO_FLAG, SLOTS, high_of, low_of, pair_of
from wildtable.games.wildlands.state import Data, character_of, on_board


def movers(s: Data, seat: i64, slot: i64) -> i64:
    """The cards in hand that move that character: its icon or a wild movement (WL-MOVE-01, WL-WMOVE-01).

    WL-DE-21, WL-DE-26.
    """
    return s.hand[seat] & s.cards(seat).moving[slot]


def check_step(s: Data, here: i64, goal: i64) -> str:
    """A step leads there, across a white line or through the gate (WL-MOVE-03)."""
    beside = leads(s.board.level_steps, here, goal) or leads(s.board.up_steps, here, goal)
    return OK if beside else "WL-MOVE-03"


def check_movers(s: Data, seat: i64, slot: i64, cards: i64) -> str:
    """All these cards move that character; an open flag moves nobody (WL-CARD-02, WL-CARD-05)."""
    strange = cards & ~movers(s, seat, slot)
    if strange == 0:
        return OK
    has_open_flag = s.cards(seat).open_flag[member(strange, 0)] != NO_FLAG
    return "WL-CARD-05" if has_open_flag else "WL-CARD-02"


def check_move(s: Data, seat: i64, slot: i64, goal: i64, cards: i64, paid: i64) -> str:
    """One card, one step, not up an arrow (WL-MOVE-01, -02, -03, WL-CLIMB-01, WL-RULING-31).

    WL-MOVE-02, WL-RULING-21, WL-EX-02.
    """
    here = s.where[character_of(seat, slot)]
    rule = check_step(s, here, goal)
    if rule == OK:
        rule = check_movers(s, seat, slot, cards)
    if rule != OK:
        return rule
    if leads(s.board.up_steps, here, goal):
        return "WL-CLIMB-01"
    return OK if paid == 1 else "WL-RULING-31"


def check_climb(s: Data, seat: i64, slot: i64, goal: i64, cards: i64, paid: i64) -> str:
    """Two cards, one step up an arrow (WL-CLIMB-01, -02, -03, -04, WL-RULING-31).

    WL-CLIMB-03, WL-RULING-27, WL-DE-09, WL-EX-03.
    """
    here = s.where[character_of(seat, slot)]
    rule = check_step(s, here, goal)
    if rule == OK:
        rule = check_movers(s, seat, slot, cards)
    if rule != OK:
        return rule
    if s.board.high == 0:
        return "WL-CLIMB-04"
    if not leads(s.board.up_steps, here, goal):
        return "WL-RULING-31" if paid > 1 else "WL-CLIMB-02"
    if paid < 2:
        return "WL-CLIMB-01"
    return OK if paid == 2 else "WL-RULING-31"


def add_moves(s: Data, seat: i64, kinds: "vec[i64]", offered: "vec[i64]") -> "vec[i64]":
    """Every move that `check_move` allows."""
    hand = s.hand[seat]
    cards = s.cards(seat)
    kind_of = cards.kind
    steps = s.board.level_steps
    for slot in range(SLOTS):
        where = s.where[character_of(seat, slot)]
        if not on_board(where):
            continue
        fitting = hand & cards.moving[slot]
        if fitting == 0:
            continue
        for card in kinds:
            if (fitting >> card) & 1 == 1:
                i = where * WIDTH
                while steps[i] >= 0:
                    offered = append(offered, actions.move(slot, steps[i], kind_of[card]))
                    i += 1
    return offered


def add_climbs(s: Data, seat: i64, offered: "vec[i64]") -> "vec[i64]":
    """Every climb that `check_climb` allows."""
    if s.board.high == 0:
        return offered
    kind_of = s.cards(seat).kind
    steps = s.board.up_steps
    for slot in range(SLOTS):
        where = s.where[character_of(seat, slot)]
        if not on_board(where) or s.board.up[where] == 0:
            continue
        for pair in pairs_of(s, seat, movers(s, seat, slot)):
            i = where * WIDTH
            while steps[i] >= 0:
                action = actions.climb(slot, steps[i], kind_of[low_of(pair)], kind_of[high_of(pair)])
                offered = append(offered, action)
                i += 1
    return offered


def pairs_of(s: Data, seat: i64, cards: i64) -> "vec[i64]":
    """Every two of these cards that differ in kind from every other two.

    Of equal cards the lower is used first, so that the same payment is offered once.
    """
    found = vec[i64]()
    twins = s.cards(seat).twins_below
    size = s.cards(seat).size
    for second in range(1, size):
        if (cards >> second) & 1 == 0:
            continue
        for first in range(second):
            chosen = bit(first) | bit(second)
            if (cards >> first) & 1 == 1 and (twins[first] | twins[second]) & cards & ~chosen == 0:
                found = append(found, pair_of(first, second))
    return found


def make_move(s: Data, character: i64, goal: i64) -> None:
    """Other characters never hinder (WL-MOVE-04, WL-MAP-06)."""
    events.moved(s, character, s.where[character], goal)
    s.where[character] = goal
