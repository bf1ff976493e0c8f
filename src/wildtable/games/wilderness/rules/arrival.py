"""What happens to those who enter an area (WN-RULING-79): its terrain, deaths, then tiles are turned up."""

from typing import Final

from mypy_extensions import i64

from wildtable.engine.bits import bit
from wildtable.games.wilderness import events, frames
from wildtable.games.wilderness.board import OFF_BOARD, ORIENTATIONS, SIDES
from wildtable.games.wilderness.rules.daytime import is_daylight
from wildtable.games.wilderness.rules.health import check_deaths, increase, irreversible
from wildtable.games.wilderness.rules.land import lay_tile, place_on_tile, terrain
from wildtable.games.wilderness.rules.modify import NO_FIELD, at_least, changed, flagged
from wildtable.games.wilderness.rules.standing import trigger
from wildtable.games.wilderness.state import (
    ANIMAL,
    ANIMAL_AREA,
    ENTERED,
    FIRST,
    GONE,
    JOINT,
    MOST_ANIMALS,
    NOBODY,
    SLOT,
    WHERE,
    Data,
)
from wildtable.games.wilderness.terrain import DESERT, SWAMP, THIRST, TILE_AREAS
from wildtable.games.wilderness.words import DESERT_POINT, ENTER, IMMUNE_POINT

SUFFERS: Final = 0
TURNS_UP: Final = 1


def put_figure(s: Data, seat: i64, area: i64) -> None:
    """A figure comes to lie somewhere else; who leaves the village shares no win there (WN-RULING-64)."""
    if s.of[WHERE + seat] == s.board.village:
        s.of[JOINT] &= ~bit(seat)
        s.of[ENTERED] &= ~bit(seat)
        if seat == frames.active(s):
            s.of[JOINT] = 0
    s.of[WHERE + seat] = area


def put_by_card(s: Data, seat: i64, area: i64) -> None:
    """The same through a card. Whom one card brings into the village together with the active player shares
    the win with that player (WN-RULING-64)."""
    put_figure(s, seat, area)
    if area == s.board.village:
        s.of[ENTERED] |= bit(seat)
        active = frames.active(s)
        if active != NOBODY and (s.of[ENTERED] >> active) & 1 == 1:
            s.of[JOINT] = s.of[ENTERED] & ~bit(active)


def arrive(s: Data, seat: i64, movers: i64, area: i64) -> None:
    """They have entered the area: first the seat, then the others in turn order (WN-RULING-102)."""
    s.stack.push(frames.ARRIVE, seat, 5)
    s.stack.set(frames.AREA, area)
    s.stack.set(frames.MOVERS, movers)
    s.stack.set(frames.STILL, movers)


def arrival_goes_on(s: Data) -> None:
    """The frame on top goes on by one figure, or turns up a tile."""
    stack = s.stack
    if stack.get(frames.STAGE) == SUFFERS:
        seat = next_mover(s)
        if seat == GONE:
            stack.set(frames.STAGE, TURNS_UP)
            check_deaths(s)
            return
        stack.set(frames.STILL, stack.get(frames.STILL) & ~bit(seat))
        if s.alive(seat):
            suffer(s, seat, stack.get(frames.AREA))
        return
    slot = slot_to_turn(s, stack.get(frames.AREA))
    if slot == GONE:
        stack.pop()
    else:
        turn_up(s, slot)


def next_mover(s: Data) -> i64:
    """Who suffers the area next: the one who moved, then the others in turn order."""
    still = s.stack.get(frames.STILL)
    if still == 0:
        return GONE
    owner = s.stack.owner()
    if (still >> owner) & 1 == 1:
        return owner
    for distance in range(s.seats):
        seat = (s.of[FIRST] + distance) % s.seats
        if (still >> seat) & 1 == 1:
            return seat
    return GONE


def suffer(s: Data, seat: i64, area: i64) -> None:
    """The terrain's own effect, then what cards say about entering it (WN-TERRAIN-03, -05, WN-COMPASS-07)."""
    kind = terrain(s, area)
    trigger(s, ENTER, seat, kind)
    if kind == DESERT and is_daylight(s):
        steps = at_least(changed(s, DESERT_POINT, seat, 1, NO_FIELD), 0)
        increase(s, seat, THIRST, steps, "sun")
    elif kind == SWAMP and not flagged(s, IMMUNE_POINT, seat, NO_FIELD):
        fall_ill(s, seat, 1)


def fall_ill(s: Data, seat: i64, cards: i64) -> None:
    """Draw Sickness cards (WN-SICK-01)."""
    s.stack.push(frames.ILLNESS, seat, 1)
    s.stack.set(frames.LEFT, cards)


# Turning up tiles.


def slot_to_turn(s: Data, area: i64) -> i64:
    """The first face-down tile that borders the area, or `GONE` (WN-REVEAL-01, -02, WN-RULING-87).

    WN-REVEAL-02, WN-RULING-31.
    """
    found: i64 = GONE
    for side in range(SIDES):
        other = s.board.next[area * SIDES + side]
        if other != OFF_BOARD:
            slot = s.board.slot[other]
            if slot >= 0 and s.of[SLOT + slot] == GONE and (found == GONE or slot < found):
                found = slot
    own = s.board.slot[area]
    if own >= 0 and s.of[SLOT + own] == GONE:
        return own
    return found


def turn_up(s: Data, slot: i64) -> None:
    s.stack.push(frames.REVEAL, s.stack.owner(), 1)
    s.stack.set(frames.TILE_SLOT, slot)


def tile_turned_up(s: Data, face: i64) -> None:
    """Chance has told which tile it is and how it lies; its animals come at once (WN-REVEAL-05)."""
    slot = s.stack.get(frames.TILE_SLOT)
    s.stack.pop()
    irreversible(s)
    s.of[SLOT + slot] = face
    lay_tile(s, slot)
    events.tile_turned(s, slot, face // ORIENTATIONS)
    for kind in range(3):
        for i in range(TILE_AREAS):
            area = s.board.areas[slot * TILE_AREAS + i]
            if s.tables.lairs[place_on_tile(s, area, face)] == kind:
                animal_comes(s, kind, area)


def animal_comes(s: Data, kind: i64, area: i64) -> None:
    """An animal is placed in its lair (WN-ANIMAL-02); its number is the order of coming (WN-RULING-40)."""
    for number in range(MOST_ANIMALS):
        if s.of[ANIMAL + number] == GONE:
            s.of[ANIMAL + number] = kind
            s.of[ANIMAL_AREA + number] = area
            events.animal_came(s, number, area)
            return
