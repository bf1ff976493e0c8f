"""Set-up: factions, map cards dealt and secretly assigned, shards, first hands (WL-SETUP-01 to -13)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from wildtable.engine.bits import bit, count
from wildtable.engine.refusal import OK
from wildtable.games.wildlands import actions, events, frames
from wildtable.games.wildlands.cards import SLOTS
from wildtable.games.wildlands.rules.hand import begin_draw
from wildtable.games.wildlands.rules.turn import begin_turn
from wildtable.games.wildlands.state import (
    HAND_LIMIT,
    HIDDEN,
    MAP_CARDS_EACH,
    NO_SPACE,
    NOBODY,
    Data,
    changed,
    character_of,
)


def lay_out(s: Data) -> None:
    """Empty places for every seat; factions are still to be picked (WL-SETUP-02, WL-RULING-02).

    WL-SETUP-04.
    """
    seats = s.seats
    s.faction = filled(seats, NOBODY)
    s.hand = filled(seats, 0)
    s.deck = filled(seats, 0)
    s.discard = filled(seats, 0)
    s.aside = filled(seats, 0)
    s.dealt = filled(seats, 0)
    s.shards = filled(seats, 0)
    s.points = filled(seats, 0)
    s.where = filled(seats * SLOTS, HIDDEN)
    s.start = filled(seats * SLOTS, NO_SPACE)
    s.damage = filled(seats * SLOTS, 0)
    frames.set_up(s, frames.FACTION)


def filled(count: i64, value: i64) -> "vec[i64]":
    """So many times the same number."""
    numbers = vec[i64](capacity=count)
    for _ in range(count):
        numbers = append(numbers, value)
    return numbers


def is_free(s: Data, faction: i64) -> bool:
    """No faction is taken twice (WL-SETUP-02)."""
    for taken in s.faction:
        if taken == faction:
            return False
    return True


def check_faction(s: Data, faction: i64) -> str:
    return OK if is_free(s, faction) else "WL-SETUP-02"


def add_factions(s: Data, offered: "vec[i64]") -> "vec[i64]":
    """Every faction that nobody has taken."""
    for faction in range(len(s.settings.cards)):
        if is_free(s, faction):
            offered = append(offered, actions.pick_faction(faction))
    return offered


def next_to_pick(s: Data) -> i64:
    """The first seat without a faction, or `NOBODY`."""
    for seat in range(s.seats):
        if s.faction[seat] == NOBODY:
            return seat
    return NOBODY


def pick_faction(s: Data, seat: i64, faction: i64) -> None:
    """The seat takes a faction with its 30 cards (WL-SETUP-03, -05); then the map cards are dealt.

    WL-SETUP-05.
    """
    s.faction = changed(s.faction, seat, faction)
    s.deck[seat] = bit(s.settings.cards[faction].size) - 1
    events.faction_picked(s, seat)
    if next_to_pick(s) == NOBODY:
        frames.set_up(s, frames.DEAL)


def next_to_deal(s: Data) -> i64:
    """The seat that gets the next map card (WL-SETUP-06)."""
    for seat in range(s.seats):
        if count(s.dealt[seat]) < MAP_CARDS_EACH:
            return seat
    return NOBODY


def deal_map_card(s: Data, space: i64) -> None:
    """This map card was the next one (a chance outcome)."""
    seat = next_to_deal(s)
    s.dealt = changed(s.dealt, seat, s.dealt[seat] | bit(space))
    s.undealt &= ~bit(space)
    events.map_card_dealt(s, seat, space)
    if next_to_deal(s) == NOBODY:
        frames.set_up(s, frames.ASSIGN)


def next_slot(s: Data, seat: i64) -> i64:
    """The first slot without a map card, or `NOBODY` when all five have one (WL-SETUP-07)."""
    for slot in range(SLOTS):
        if s.start[character_of(seat, slot)] == NO_SPACE:
            return slot
    return NOBODY


def left_over(s: Data, seat: i64) -> i64:
    """The dealt map cards that are not assigned."""
    cards = s.dealt[seat]
    for slot in range(SLOTS):
        space = s.start[character_of(seat, slot)]
        if space != NO_SPACE:
            cards &= ~bit(space)
    return cards


def can_reopen(s: Data, seat: i64) -> bool:
    """Has that seat assigned a map card that it may take back (WL-RULING-05)?"""
    return next_slot(s, seat) != 0


def check_reopen(s: Data, seat: i64) -> str:
    return OK if can_reopen(s, seat) else "WL-SETUP-07"


def check_assign(s: Data, seat: i64, slot: i64, space: i64) -> str:
    """Slot by slot, with a map card that is left (WL-SETUP-07)."""
    fits = slot == next_slot(s, seat) and (left_over(s, seat) >> space) & 1 == 1
    return OK if fits else "WL-SETUP-07"


def add_assignments(s: Data, seat: i64, offered: "vec[i64]") -> "vec[i64]":
    """Any map card that is left for the next slot (WL-SETUP-07)."""
    slot = next_slot(s, seat)
    cards = left_over(s, seat)
    for space in range(s.board.size):
        if (cards >> space) & 1 == 1:
            offered = append(offered, actions.assign(slot, space))
    return offered


def assign(s: Data, seat: i64, slot: i64, space: i64) -> None:
    """Put a map card face down on a character card (WL-SETUP-07); the last of all locks (WL-RULING-05)."""
    s.start = changed(s.start, character_of(seat, slot), space)
    events.assigned(s, seat, slot, space)
    for other in range(s.seats):
        if next_slot(s, other) != NOBODY:
            return
    pass_left_over(s)


def reopen(s: Data, seat: i64) -> None:
    """Take all own map cards back while others still assign (WL-RULING-05)."""
    for slot in range(SLOTS):
        s.start = changed(s.start, character_of(seat, slot), NO_SPACE)
    events.reopened(s, seat)


def pass_left_over(s: Data) -> None:
    """The five left-over cards go to the right; their receiver's shards go there (WL-SETUP-09, -10).

    Right is against turn order (WL-RULING-03).

    WL-SETUP-10.
    """
    for giver in range(s.seats):
        receiver = (giver + s.seats - 1) % s.seats
        cards = left_over(s, giver)
        s.shards = changed(s.shards, receiver, cards)
        s.known |= cards
        events.shards_placed(s, receiver)
    draw_first_hands(s, 0)


def draw_first_hands(s: Data, seat: i64) -> None:
    """Every player from that seat on draws seven (WL-SETUP-11); then the first turn begins."""
    s.stack.clear()
    while seat < s.seats:
        if begin_draw(s, seat, HAND_LIMIT, frames.FIRST_HAND):
            return
        seat += 1
    begin_turn(s, first_player(s))


def first_player(s: Data) -> i64:
    """The owner of the shard on the lowest-numbered space (WL-SETUP-12)."""
    for space in range(s.board.size):
        for seat in range(s.seats):
            if (s.shards[seat] >> space) & 1 == 1:
                return seat
    return 0
