"""What cards let somebody choose or roll for: areas for figures, animals and extra areas, trials, fights."""

from librt.vecs import append, vec
from mypy_extensions import i64

from wildtable.engine.bits import bit
from wildtable.games.wilderness import actions, events, frames
from wildtable.games.wilderness.board import OFF_BOARD, SIDES
from wildtable.games.wilderness.rules.arrival import arrive, put_by_card
from wildtable.games.wilderness.rules.attack import animal_dice, dice_total, player_dice
from wildtable.games.wilderness.rules.health import check_deaths, increase, part
from wildtable.games.wilderness.rules.land import (
    free_piece,
    may_place,
    may_return,
    piece_on,
    relay,
    terrain,
)
from wildtable.games.wilderness.rules.nature import may_roam
from wildtable.games.wilderness.state import ANIMAL_AREA, EXTRA, GONE, WHERE, Data
from wildtable.games.wilderness.terrain import EXHAUSTION, FACE_DOWN, LAKE
from wildtable.games.wilderness.words import LOSER


def may_choose(s: Data, area: i64) -> bool:
    """Is that area a choice for the frame on top?"""
    stack = s.stack
    kind = stack.kind()
    if kind == frames.WALK:
        here = s.of[WHERE + stack.get(frames.SUBJECT)]
        return s.board.adjacent(here, area) and may_walk(s, area)
    if kind == frames.DRIVE:
        here = s.of[ANIMAL_AREA + stack.get(frames.SUBJECT)]
        return s.board.adjacent(here, area) and may_roam(s, area)
    if kind == frames.PLACE:
        return may_place(s, stack.get(frames.TERRAIN), area)
    return kind == frames.RETURN and may_return(s, area)


def add_areas(s: Data, offered: "vec[i64]") -> "vec[i64]":
    """Every area that may be chosen."""
    for area in range(s.board.size):
        if may_choose(s, area):
            offered = append(offered, actions.pack(actions.AT, area))
    return offered


def area_to_walk(s: Data, seat: i64) -> bool:
    """Is there an area to which a card may move that player?"""
    for side in range(SIDES):
        area = s.board.next[s.of[WHERE + seat] * SIDES + side]
        if area != OFF_BOARD and may_walk(s, area):
            return True
    return False


def may_walk(s: Data, area: i64) -> bool:
    """Can a card move somebody there: nobody is led into a lake or onto land that lies face down?"""
    kind = terrain(s, area)
    return kind != LAKE and kind != FACE_DOWN


def area_to_drive(s: Data, number: i64) -> bool:
    """Is there an area to which a card may move that animal?"""
    for side in range(SIDES):
        if may_roam(s, s.board.next[s.of[ANIMAL_AREA + number] * SIDES + side]):
            return True
    return False


def is_void(s: Data) -> bool:
    """Has the choice on top lapsed: its owner or its subject is dead, it is done, or nothing is possible
    (WN-RULING-96)?"""
    stack = s.stack
    kind = stack.kind()
    if not s.alive(stack.owner()):
        return True
    if kind == frames.WALK:
        seat = stack.get(frames.SUBJECT)
        return stack.get(frames.WALK_LEFT) == 0 or not s.alive(seat) or not area_to_walk(s, seat)
    if kind == frames.DRIVE:
        number = stack.get(frames.SUBJECT)
        if stack.get(frames.WALK_LEFT) == 0 or s.of[ANIMAL_AREA + number] == GONE:
            return True
        return not area_to_drive(s, number)
    return False


def choose_area(s: Data, area: i64) -> None:
    """Do what the frame on top asked for."""
    stack = s.stack
    kind = stack.kind()
    owner = stack.owner()
    if kind == frames.WALK:
        seat = stack.get(frames.SUBJECT)
        stack.set(frames.WALK_LEFT, stack.get(frames.WALK_LEFT) - 1)
        part(s, seat)
        put_by_card(s, seat, area)
        events.moved(s, seat, area, "card", 0)
        arrive(s, seat, bit(seat), area)
    elif kind == frames.DRIVE:
        number = stack.get(frames.SUBJECT)
        stack.set(frames.WALK_LEFT, stack.get(frames.WALK_LEFT) - 1)
        s.of[ANIMAL_AREA + number] = area
        events.animal_moved(s, number, area)
    elif kind == frames.PLACE:
        piece = free_piece(s, stack.get(frames.TERRAIN))
        stack.pop()
        s.of[EXTRA + piece] = area
        relay(s)
        events.placed(s, owner, area, terrain(s, area))
    else:
        stack.pop()
        s.of[EXTRA + piece_on(s, area)] = GONE
        relay(s)
        events.returned(s, owner, area)


# Rolls.


def again(s: Data, frame: i64) -> None:
    """The dice of a procedure are thrown once more (WN-RULING-90)."""
    frames.roll_dice_for(s, s.stack.owner_of(frame), dice_of(s, frame), frame)


def dice_of(s: Data, frame: i64) -> i64:
    """How many dice a procedure throws."""
    kind = s.stack.kind_of(frame)
    if kind == frames.ATTACK:
        seat = s.stack.owner_of(frame)
        return animal_dice(s, seat) + player_dice(s, seat)
    if kind == frames.FIGHT:
        return 4
    return 2 if kind == frames.SEARCH else 1


def trial_goes_on(s: Data) -> None:
    """One die for a card: it comes about with the number or more."""
    stack = s.stack
    if stack.get(frames.STAGE) == 0:
        stack.set(frames.STAGE, 1)
        frames.roll_dice(s, stack.owner(), 1)
        return
    came_about = stack.get(frames.THROW) + 1 >= stack.get(frames.NEED)
    stack.pop()
    s.tables.effects.report(stack, came_about)


def fight_goes_on(s: Data) -> None:
    """Two dice each: the lower total gains the difference as exhaustion (WN-RULING-73)."""
    stack = s.stack
    owner = stack.owner()
    rival = stack.get(frames.RIVAL)
    if stack.get(frames.STAGE) == 0:
        stack.set(frames.STAGE, 1)
        frames.roll_dice(s, owner, 4)
        return
    throw = stack.get(frames.THROW)
    own = dice_total(throw, 0, 2)
    other = dice_total(throw, 2, 2)
    stack.pop()
    s.tables.effects.report(stack, own > other)
    if own != other:
        loser = rival if own > other else owner
        s.tables.effects.bind(stack, LOSER, loser)
        increase(s, loser, EXHAUSTION, own - other if own > other else other - own, "card")
        check_deaths(s)
