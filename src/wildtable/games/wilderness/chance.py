"""The chance nodes (ledger of chance): their outcomes with weights, and one drawn.

Decks have no order: a draw names the kind of card, with the weight of all its copies. Which tile lies where
is decided when it is turned up (WN-RULING-06). An outcome is a plain number; the frame on top says what it
means.
"""

from mypy_extensions import i64

from wildtable.engine.bits import count, member
from wildtable.engine.dice import throw_dice, throws
from wildtable.engine.rng import Rng
from wildtable.games.wilderness import frames
from wildtable.games.wilderness.board import ORIENTATIONS
from wildtable.games.wilderness.state import (
    EVENT_DECK,
    GONE,
    HAND,
    SICK_DECK,
    SLOT,
    WEATHER_DECK,
    Data,
)
from wildtable.games.wilderness.tables import Pile


def outcomes(s: Data) -> list[tuple[int, int]]:
    """Every outcome with its weight; none if no chance is due."""
    kind = s.stack.kind()
    if not frames.is_chance(kind):
        return []
    if kind == frames.DICE:
        return throws(int(s.stack.get(frames.COUNT)), 6)
    if kind == frames.LEAD:
        return [(seat, 1) for seat in range(s.seats)]
    if kind == frames.PICK:
        among = int(s.stack.get(frames.AMONG))
        return [(seat, 1) for seat in range(s.seats) if (among >> seat) & 1]
    if kind == frames.REVEAL:
        turns = ORIENTATIONS if s.settings.turned else 1
        unseen = hidden_tiles(s)
        return [
            (tile * ORIENTATIONS + turn, 1)
            for tile in range(s.tables.tiles)
            if (unseen >> tile) & 1
            for turn in range(turns)
        ]
    return weighted(pile_of(s), cards_of(s))


def draw_one(s: Data, rng: Rng) -> i64:
    """One outcome, drawn by the weights."""
    kind = s.stack.kind()
    if kind == frames.DICE:
        return throw_dice(rng, s.stack.get(frames.COUNT), 6)
    if kind == frames.LEAD:
        return rng.below(s.seats)
    if kind == frames.PICK:
        among = s.stack.get(frames.AMONG)
        return member(among, rng.below(count(among)))
    if kind == frames.REVEAL:
        unseen = hidden_tiles(s)
        tile = member(unseen, rng.below(count(unseen)))
        return tile * ORIENTATIONS + (rng.below(ORIENTATIONS) if s.settings.turned else 0)
    cards = cards_of(s)
    return pile_of(s).kind[member(cards, rng.below(count(cards)))]


def cases(s: Data) -> i64:
    """In how many equally likely ways chance can fall now; a card counts as often as it has copies."""
    kind = s.stack.kind()
    if kind == frames.DICE:
        number: i64 = 1
        for _ in range(s.stack.get(frames.COUNT)):
            number *= 6
        return number
    if kind == frames.LEAD:
        return s.seats
    if kind == frames.PICK:
        return count(s.stack.get(frames.AMONG))
    if kind == frames.REVEAL:
        return count(hidden_tiles(s)) * (ORIENTATIONS if s.settings.turned else 1)
    return count(cards_of(s))


def case(s: Data, number: i64) -> i64:
    """The outcome of one of the `cases`."""
    kind = s.stack.kind()
    if kind == frames.DICE or kind == frames.LEAD:
        return number
    if kind == frames.PICK:
        return member(s.stack.get(frames.AMONG), number)
    if kind == frames.REVEAL:
        turns: i64 = ORIENTATIONS if s.settings.turned else 1
        return member(hidden_tiles(s), number // turns) * ORIENTATIONS + number % turns
    return pile_of(s).kind[member(cards_of(s), number)]


def hidden_tiles(s: Data) -> i64:
    """The tiles that have not been turned up, in play or not, as bits (WN-SETUP-02).

    WN-GEO-10, WN-REVEAL-04.
    """
    unseen: i64 = 0
    for tile in range(s.tables.tiles):
        up = False
        for slot in range(s.board.tiles):
            face = s.of[SLOT + slot]
            if face != GONE and face // ORIENTATIONS == tile:
                up = True
        if not up:
            one = tile - tile + 1
            unseen |= one << tile
    return unseen


def pile_of(s: Data) -> Pile:
    """The pile from which the frame on top takes a card."""
    kind = s.stack.kind()
    if kind == frames.ILLNESS:
        return s.tables.sickness
    return s.tables.weather if kind == frames.WEATHER else s.tables.events


def cards_of(s: Data) -> i64:
    """The cards one of which is taken."""
    kind = s.stack.kind()
    if kind == frames.ILLNESS:
        return s.of[SICK_DECK]
    if kind == frames.WEATHER:
        return s.of[WEATHER_DECK]
    return s.of[EVENT_DECK] if kind == frames.DRAW else s.of[HAND + s.stack.owner()]


def weighted(pile: Pile, cards: i64) -> list[tuple[int, int]]:
    """Kinds of card, each with the number of its copies among those."""
    found = []
    for kind in range(pile.kinds):
        copies = count(cards & pile.cards[kind])
        if copies > 0:
            found.append((int(kind), int(copies)))
    return found
