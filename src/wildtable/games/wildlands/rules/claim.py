"""Claiming shards (WL-CLAIM-01 to -09)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wildtable.engine.bits import bit
from wildtable.games.wildlands import events
from wildtable.games.wildlands.actions import CLAIM, pack
from wildtable.games.wildlands.cards import SLOTS
from wildtable.games.wildlands.rules.scoring import check_points, score
from wildtable.games.wildlands.state import OUT, Position, character_of, on_board

EVERY_ICON: Final = 2**SLOTS - 1


def payers(s: Position, seat: i64, slot: i64) -> i64:
    """The icons that can pay: the claimer's, or that of one knocked-out own character, as bits.

    WL-CLAIM-03, -04, WL-RULING-35, WL-RULING-91.
    """
    icons = bit(slot)
    for other in range(SLOTS):
        if s.where[character_of(seat, other)] == OUT:
            icons |= bit(other)
    return icons


def icons_on(s: Position, seat: i64, card: i64) -> i64:
    """The icons that a card stands for; a wild movement stands for every one (WL-CLAIM-06)."""
    cards = s.cards(seat)
    return EVERY_ICON if (cards.wilds >> card) & 1 == 1 else cards.icons[card]


def add_claims(s: Position, seat: i64, offered: "vec[i64]") -> "vec[i64]":
    """Three cards that share a paying icon, by a character on an own shard (WL-CLAIM-01, -02, -05)."""
    shards = s.shards[seat]
    for slot in range(SLOTS):
        where = s.where[character_of(seat, slot)]
        if on_board(where) and (shards >> where) & 1 == 1:
            offered = add_payments(s, seat, slot, offered)
    return offered


def add_payments(s: Position, seat: i64, slot: i64, offered: "vec[i64]") -> "vec[i64]":
    """Every payment of one claimer, each once though cards may be equal."""
    hand = s.hand[seat]
    twins = s.cards(seat).twins_below
    kind_of = s.cards(seat).kind
    allowed = payers(s, seat, slot)
    size = s.cards(seat).size
    for a in range(size):
        if (hand >> a) & 1 == 0 or icons_on(s, seat, a) & allowed == 0:
            continue
        for b in range(a + 1, size):
            two = icons_on(s, seat, a) & icons_on(s, seat, b) & allowed
            if (hand >> b) & 1 == 0 or two == 0:
                continue
            for c in range(b + 1, size):
                if (hand >> c) & 1 == 0 or icons_on(s, seat, c) & two == 0:
                    continue
                chosen = bit(a) | bit(b) | bit(c)
                if (twins[a] | twins[b] | twins[c]) & hand & ~chosen == 0:
                    offered = append(
                        offered, pack(CLAIM, slot, 0, 0, 0, 0, kind_of[a], kind_of[b], kind_of[c])
                    )
    return offered


def claim(s: Position, seat: i64, slot: i64) -> None:
    """The shard is taken: a point (WL-CLAIM-08), whoever else stands there (WL-CLAIM-07)."""
    space = s.where[character_of(seat, slot)]
    s.shards[seat] &= ~bit(space)
    s.quiet = 0
    events.claimed(s, character_of(seat, slot), space)
    score(s, seat, 1, events.SHARD)
    check_points(s)
