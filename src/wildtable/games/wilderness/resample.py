"""A full state drawn from what one seat knows; and the canonical bytes of a state."""

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from wildtable.engine import window
from wildtable.engine.bits import count, draw_members, mix
from wildtable.engine.numbers import append_number
from wildtable.engine.rng import Rng
from wildtable.games.wilderness import frames
from wildtable.games.wilderness.rules.land import extra_terrain
from wildtable.games.wilderness.state import (
    CELLS,
    EVENT_ASIDE,
    EVENT_DECK,
    EVENT_PILE,
    EXTRA,
    EXTRAS,
    HAND,
    SICK_ASIDE,
    SICK_DECK,
    SICK_PILE,
    WEATHER_DECK,
    WEATHER_NOW,
    WEATHER_PAST,
    Data,
)
from wildtable.games.wilderness.tables import Pile


def redraw(s: Data, seat: i64, rng: Rng) -> None:
    """Draw anew everything that the seat cannot know: other hands and sealed answers. A spectator is -1.

    Tiles that lie face down are not in the state, and decks have no order.
    """
    heap = s.of[EVENT_DECK]
    for other in range(s.seats):
        if other != seat:
            heap |= s.of[HAND + other]
    for other in range(s.seats):
        if other != seat:
            held = count(s.of[HAND + other])
            s.of[HAND + other] = draw_members(heap, held, rng)
            heap &= ~s.of[HAND + other]
    s.of[EVENT_DECK] = heap
    if s.stack.kind() == frames.WINDOW:
        window.forget_others(s.stack, seat, s.seats)


def area_alike(s: Data, piece: i64) -> i64:
    """Where an extra area lies, pieces of one terrain treated alike: the n-th has the n-th smallest area."""
    kind = extra_terrain(s, piece)
    rank: i64 = 0
    for other in range(piece):
        if extra_terrain(s, other) == kind:
            rank += 1
    for other in range(EXTRAS):
        if extra_terrain(s, other) != kind:
            continue
        before: i64 = 0
        for third in range(EXTRAS):
            if extra_terrain(s, third) == kind and comes_before(s, third, other):
                before += 1
        if before == rank:
            return s.of[EXTRA + other]
    return s.of[EXTRA + piece]


def comes_before(s: Data, piece: i64, other: i64) -> bool:
    one, two = s.of[EXTRA + piece], s.of[EXTRA + other]
    return one < two or (one == two and piece < other)


def state_bytes(s: Data) -> bytes:
    """Every field as whole numbers, copies of a card and of an extra area treated alike."""
    out = vec[u8](capacity=2048)
    events = s.tables.events
    for i in range(CELLS):
        value = s.of[i]
        if (i >= HAND and i < HAND + 8) or i == EVENT_DECK or i == EVENT_PILE or i == EVENT_ASIDE:
            out = append_cards(out, events, value)
        elif i == SICK_DECK or i == SICK_PILE or i == SICK_ASIDE:
            out = append_cards(out, s.tables.sickness, value)
        elif i == WEATHER_DECK or i == WEATHER_PAST:
            out = append_cards(out, s.tables.weather, value)
        elif i >= EXTRA and i < EXTRA + EXTRAS:
            out = append_number(out, area_alike(s, i - EXTRA))
        elif i == WEATHER_NOW:
            out = append_number(out, value if value < 0 else s.tables.weather.kind[value])
        else:
            out = append_number(out, value)
    for i in range(i64(len(s.mark))):
        if i == SICK_PILE:
            out = append_cards(out, s.tables.sickness, s.mark[i])
        else:
            out = append_number(out, s.mark[i])
    out = append_ill(out, s, s.mark_ill)
    out = append_vector(out, s.mark_rows)
    out = append_ill(out, s, s.ill)
    out = append_vector(out, s.timeline)
    out = append_vector(out, s.force.rows)
    cells = s.stack.cells
    for i in range(s.stack.used):
        out = append_number(out, cells[i])
    return bytes(out)


def search_key(s: Data) -> i64:
    """62 bits for search tables. Positions that differ in copies of a card alone may have other bits."""
    key: i64 = len(s.ill)
    for i in range(CELLS):
        key = mix(key ^ (s.of[i] + 1))
    for row in s.ill:
        key = mix(key ^ row)
    for row in s.force.rows:
        key = mix(key ^ (row + 1))
    cells = s.stack.cells
    for i in range(s.stack.used):
        key = mix(key ^ (cells[i] + 1))
    return key


def append_cards(out: "vec[u8]", pile: Pile, cards: i64) -> "vec[u8]":
    """How many of each kind there are."""
    for kind in range(pile.kinds):
        out = append(out, u8(count(cards & pile.cards[kind])))
    return out


def append_ill(out: "vec[u8]", s: Data, ill: "vec[i64]") -> "vec[u8]":
    for row in ill:
        out = append_number(out, s.tables.sickness.kind[row // 8] * 8 + row % 8)
    return append_number(out, -1)


def append_vector(out: "vec[u8]", numbers: "vec[i64]") -> "vec[u8]":
    for number in numbers:
        out = append_number(out, number)
    return append_number(out, -2)
