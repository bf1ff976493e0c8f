"""Hands, decks and discard piles (WL-CARD-10, -11, WL-HAND-01 to -04, WL-RULING-10, -11)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from wildtable.engine.bits import bit, count
from wildtable.engine.refusal import OK
from wildtable.games.wildlands import actions, events, frames
from wildtable.games.wildlands.actions import NOTHING
from wildtable.games.wildlands.cards import CardSet
from wildtable.games.wildlands.state import HAND_LIMIT, Data


def copy_of(cards: CardSet, zone: i64, kind: i64) -> i64:
    """The lowest card of that kind in a zone, or `NOTHING`; equal cards stand next to each other."""
    card = kind
    while card < cards.size and cards.kind[card] == kind:
        if (zone >> card) & 1 == 1:
            return card
        card += 1
    return NOTHING


def payment(s: Data, seat: i64, action: i64) -> i64:
    """The cards in hand that an action pays with, as a set; -1 if one is not there (WL-RULING-901)."""
    cards = s.cards(seat)
    left = s.hand[seat]
    taken: i64 = 0
    for place in range(actions.MOST_PAID):
        kind = actions.card_in(action, place)
        if kind != NOTHING:
            card = copy_of(cards, left, kind)
            if card == NOTHING:
                return -1
            taken |= bit(card)
            left &= ~bit(card)
    return taken


def check_held(cards: i64) -> str:
    """What is paid with is in hand; `cards` is a `payment` (WL-RULING-901)."""
    return OK if cards >= 0 else "WL-RULING-901"


def kinds_in_hand(s: Data, seat: i64) -> "vec[i64]":
    """One card of every kind in hand: of equal cards the lowest."""
    hand = s.hand[seat]
    cards = s.cards(seat)
    kinds = vec[i64](capacity=8)
    for card in range(cards.size):
        if (hand >> card) & 1 == 1 and cards.twins_below[card] & hand == 0:
            kinds = append(kinds, card)
    return kinds


def lay_aside(s: Data, seat: i64, cards: i64) -> None:
    """Cards of the running action leave the hand and lie aside until it is over (WL-RULING-11).

    WL-HAND-04.
    """
    s.hand[seat] &= ~cards
    s.aside[seat] |= cards


def discard_aside(s: Data) -> None:
    """The action is over: all its cards go to their owners' discard piles (WL-CARD-10)."""
    for seat in range(s.seats):
        if s.aside[seat] != 0:
            s.discard[seat] |= s.aside[seat]
            s.aside[seat] = 0
            renew_when_empty(s, seat)


def discard_now(s: Data, seat: i64, cards: i64) -> None:
    """A card that is no part of an action goes to the pile at once (an interrupt's wild card)."""
    s.hand[seat] &= ~cards
    s.discard[seat] |= cards
    renew_when_empty(s, seat)


def renew_when_empty(s: Data, seat: i64) -> None:
    """With the last card drawn the discard pile becomes the new deck (WL-CARD-11, WL-RULING-10, WL-DE-03)."""
    if s.deck[seat] == 0 and s.settings.reshuffle_at_once:
        renew(s, seat)


def renew(s: Data, seat: i64) -> None:
    """Shuffle the discard pile into a new deck; a deck has no order, so nothing more is to do."""
    if s.discard[seat] != 0:
        s.deck[seat] = s.discard[seat]
        s.discard[seat] = 0
        events.deck_renewed(s, seat)


def begin_draw(s: Data, seat: i64, owed: i64, purpose: i64) -> bool:
    """Owe that seat up to so many cards, never above seven (WL-HAND-01); false if none can be drawn.

    WL-HAND-03, WL-RULING-14, WL-DRAW2-01, WL-DE-18, WL-EX-08.
    """
    room = HAND_LIMIT - count(s.hand[seat])
    left = owed if owed < room else room
    if not can_draw(s, seat, left):
        return False
    frames.push_draw(s, seat, left, purpose)
    return True


def can_draw(s: Data, seat: i64, left: i64) -> bool:
    """Is another card owed and to be had? With deck and pile empty the rest is lost (WL-RULING-10)."""
    if left == 0:
        return False
    if s.deck[seat] == 0:
        renew(s, seat)
    return s.deck[seat] != 0


def draw_goes_on(s: Data) -> bool:
    """Is the draw under way not done yet?"""
    return can_draw(s, frames.drawer(s), frames.draws_left(s))


def draw_card(s: Data, kind: i64) -> None:
    """A card of this kind was the next one (a chance outcome)."""
    seat = frames.drawer(s)
    card = copy_of(s.cards(seat), s.deck[seat], kind)
    s.deck[seat] &= ~bit(card)
    s.hand[seat] |= bit(card)
    s.stack.set(frames.LEFT, frames.draws_left(s) - 1)
    events.drew(s, seat, card)
    renew_when_empty(s, seat)
