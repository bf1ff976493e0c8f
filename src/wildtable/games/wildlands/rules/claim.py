"""Claiming shards (WL-CLAIM-01 to -09)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wildtable.engine.bits import bit
from wildtable.engine.refusal import OK
from wildtable.games.wildlands import actions, events
from wildtable.games.wildlands.cards import NO_FLAG, SLOTS, CardSet
from wildtable.games.wildlands.rules.scoring import check_points, score
from wildtable.games.wildlands.state import OUT, Data, changed, character_of, on_board

EVERY_ICON: Final = 2**SLOTS - 1


def payers(s: Data, seat: i64, slot: i64) -> i64:
    """The icons that can pay: the claimer's, or that of one knocked-out own character, as bits.

    WL-CLAIM-03, -04, WL-RULING-35, WL-RULING-91.

    WL-CLAIM-04, WL-DE-32.
    """
    icons = bit(slot)
    for other in range(SLOTS):
        if s.where[character_of(seat, other)] == OUT:
            icons |= bit(other)
    return icons


def icons_on(cards: CardSet, card: i64) -> i64:
    """The icons that a card stands for; a wild movement stands for every one (WL-CLAIM-06)."""
    if (cards.wilds >> card) & 1 == 1:
        return EVERY_ICON
    return cards.icons[card]


def check_shard(s: Data, seat: i64, slot: i64) -> str:
    """The character stands on a shard of its own colour (WL-CLAIM-01, WL-CLAIM-02).

    WL-RULING-37, WL-RULING-38.
    """
    where = s.where[character_of(seat, slot)]
    if (s.shards[seat] >> where) & 1 == 1:
        return OK
    for other in range(s.seats):
        if (s.shards[other] >> where) & 1 == 1:
            return "WL-CLAIM-01"
    return "WL-CLAIM-02"


def check_payment(s: Data, seat: i64, slot: i64, cards: i64, paid: i64) -> str:
    """Three cards that share a paying icon (WL-CLAIM-03 to -06); no flag pays (WL-CLAIM-09).

    A card that can be no part of any payment is told before it is told how many there have to be.

    WL-CLAIM-04, WL-RULING-36, WL-RULING-82, WL-EX-06, WL-EX-07.
    """
    own = s.cards(seat)
    allowed = payers(s, seat, slot)
    shared: i64 = EVERY_ICON
    for card in range(own.size):
        if (cards >> card) & 1 == 1:
            icons = icons_on(own, card)
            if icons & allowed == 0 and own.open_flag[card] != NO_FLAG:
                return "WL-CLAIM-09"
            shared &= icons
    if shared & allowed != 0:
        return OK if paid == 3 else "WL-CLAIM-03"
    return "WL-CLAIM-05" if shared == 0 else "WL-RULING-35"


def add_claims(s: Data, seat: i64, offered: "vec[i64]") -> "vec[i64]":
    """Three cards that share a paying icon, by a character on an own shard (WL-CLAIM-01, -02, -05)."""
    shards = s.shards[seat]
    for slot in range(SLOTS):
        where = s.where[character_of(seat, slot)]
        if on_board(where) and (shards >> where) & 1 == 1:
            offered = add_payments(s, seat, slot, offered)
    return offered


def add_payments(s: Data, seat: i64, slot: i64, offered: "vec[i64]") -> "vec[i64]":
    """Every payment of one claimer, each once though cards may be equal."""
    hand = s.hand[seat]
    cards = s.cards(seat)
    twins = cards.twins_below
    kind_of = cards.kind
    allowed = payers(s, seat, slot)
    size = cards.size
    for a in range(size):
        if (hand >> a) & 1 == 0 or icons_on(cards, a) & allowed == 0:
            continue
        for b in range(a + 1, size):
            two = icons_on(cards, a) & icons_on(cards, b) & allowed
            if (hand >> b) & 1 == 0 or two == 0:
                continue
            for c in range(b + 1, size):
                if (hand >> c) & 1 == 0 or icons_on(cards, c) & two == 0:
                    continue
                chosen = bit(a) | bit(b) | bit(c)
                if (twins[a] | twins[b] | twins[c]) & hand & ~chosen == 0:
                    offered = append(offered, actions.claim(slot, kind_of[a], kind_of[b], kind_of[c]))
    return offered


def claim(s: Data, seat: i64, slot: i64) -> None:
    """The shard is taken: a point (WL-CLAIM-08), whoever else stands there (WL-CLAIM-07, WL-EX-05)."""
    space = s.where[character_of(seat, slot)]
    s.shards = changed(s.shards, seat, s.shards[seat] & ~bit(space))
    s.quiet = 0
    events.claimed(s, character_of(seat, slot), space)
    score(s, seat, 1, events.SHARD)
    check_points(s)
