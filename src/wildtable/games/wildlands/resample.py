"""A full state drawn from what one seat knows; and the canonical bytes of a state."""

from librt.vecs import vec
from mypy_extensions import i64, u8

from wildtable.engine import window
from wildtable.engine.bits import bit, count, draw_members, member
from wildtable.engine.numbers import append_number
from wildtable.engine.rng import Rng
from wildtable.games.wildlands import frames
from wildtable.games.wildlands.cards import SLOTS, CardSet
from wildtable.games.wildlands.state import (
    HIDDEN,
    NO_SPACE,
    NOBODY,
    Data,
    character_of,
    seat_of,
)


def redraw(s: Data, seat: i64, rng: Rng) -> None:
    """Draw anew everything that the seat cannot know: other hands, other secret spaces, sealed answers.

    A spectator is seat -1 and knows nothing of the kind.
    """
    redraw_spaces(s, seat, rng)
    for other in range(s.seats):
        if other != seat and s.faction[other] != NOBODY:
            redraw_hand(s, other, rng)
    if frames.due(s) == frames.WINDOW:
        window.forget_others(s.stack, seat, s.seats)


def redraw_hand(s: Data, other: i64, rng: Rng) -> None:
    """Hand and deck are one unknown heap; with closed discard piles those belong to it as well.

    Hand and pile sizes are public (WL-RULING-13), open piles and the cards of the running action too.
    """
    heap = s.hand[other] | s.deck[other]
    piled: i64 = 0
    if not s.settings.open_discards:
        heap |= s.discard[other]
        piled = count(s.discard[other])
    held = count(s.hand[other])
    s.hand[other] = draw_members(heap, held, rng)
    heap &= ~s.hand[other]
    if piled > 0:
        s.discard[other] = draw_members(heap, piled, rng)
        heap &= ~s.discard[other]
    s.deck[other] = heap


def redraw_spaces(s: Data, seat: i64, rng: Rng) -> None:
    """The start spaces of others that are still hidden: any map card that the seat has not seen."""
    if frames.due(s) == frames.FACTION:
        return
    s.dealt = s.dealt[:]
    s.start = s.start[:]
    unseen = s.board.all & ~s.known & ~own_map_cards(s, seat)
    if frames.map_cards_held(s):
        for other in range(s.seats):
            if other != seat:
                s.dealt[other] = draw_members(unseen, count(s.dealt[other]), rng)
                unseen &= ~s.dealt[other]
                for slot in range(SLOTS):
                    s.start[character_of(other, slot)] = NO_SPACE
        s.undealt = unseen
        return
    for character in range(s.seats * SLOTS):
        if seat_of(character) != seat and s.where[character] == HIDDEN:
            space = member(unseen, rng.below(count(unseen)))
            s.start[character] = space
            unseen &= ~bit(space)
    s.undealt = unseen


def own_map_cards(s: Data, seat: i64) -> i64:
    """The map cards that only this seat knows: those it was dealt, later those of its hidden characters."""
    if seat < 0:
        return 0
    if frames.map_cards_held(s):
        return s.dealt[seat]
    own: i64 = 0
    for slot in range(SLOTS):
        character = character_of(seat, slot)
        if s.where[character] == HIDDEN:
            own |= bit(s.start[character])
    return own


def canonical(cards: CardSet, zone: i64) -> i64:
    """A set of cards in which, of equal cards, always the lowest numbers stand."""
    found: i64 = 0
    for card in range(cards.size):
        if (zone >> card) & 1 == 1:
            rank = count(cards.twins_below[card] & zone)
            lowest = card - count(cards.twins_below[card])
            found |= bit(lowest + rank)
    return found


def state_bytes(s: Data) -> bytes:
    """Every field as a whole number, equal cards treated alike.

    What does not matter any more is left out: map cards once they are assigned, the start of a character
    that is revealed, cells of frames that are popped.
    """
    out = vec[u8](capacity=1024)
    for seat in range(s.seats):
        out = append_number(out, s.faction[seat])
        if s.faction[seat] != NOBODY:
            cards = s.cards(seat)
            out = append_number(out, canonical(cards, s.hand[seat]))
            out = append_number(out, canonical(cards, s.deck[seat]))
            out = append_number(out, canonical(cards, s.discard[seat]))
            out = append_number(out, canonical(cards, s.aside[seat]))
        out = append_number(out, s.shards[seat])
        out = append_number(out, s.points[seat])
        if frames.map_cards_held(s):
            out = append_number(out, s.dealt[seat])
    for character in range(s.seats * SLOTS):
        where = s.where[character]
        out = append_number(out, where)
        out = append_number(out, s.start[character] if where == HIDDEN else NO_SPACE)
        out = append_number(out, s.damage[character])
    out = append_number(out, s.turns)
    out = append_number(out, s.quiet)
    out = append_number(out, s.known)
    out = append_number(out, 1 if s.tied else 0)
    cells = s.stack.cells
    for i in range(s.stack.used):
        out = append_number(out, cells[i])
    return bytes(out)
