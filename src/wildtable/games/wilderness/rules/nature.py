"""Nature's turn: thirst and hunger, exhaustion, animals and the Tribe (WN-NATURE, WN-ANIMAL, WN-TRIBE)."""

from typing import Final

from mypy_extensions import i64

from wildtable.engine.bits import bit, count, member
from wildtable.games.wilderness import events, frames
from wildtable.games.wilderness.board import OFF_BOARD, SIDES
from wildtable.games.wilderness.rules import windows
from wildtable.games.wilderness.rules.attack import attack
from wildtable.games.wilderness.rules.health import (
    check_deaths,
    hunger_number,
    increase,
    reduce,
    thirst_number,
)
from wildtable.games.wilderness.rules.land import terrain
from wildtable.games.wilderness.rules.modify import NO_FIELD, at_least, changed, flagged
from wildtable.games.wilderness.rules.standing import trigger
from wildtable.games.wilderness.rules.weather import time_goes_on
from wildtable.games.wilderness.state import (
    ANIMAL,
    ANIMAL_AREA,
    FIRST,
    GONE,
    HATED,
    MOST_ANIMALS,
    NOBODY,
    WHERE,
    Data,
)
from wildtable.games.wilderness.terrain import EXHAUSTION, FACE_DOWN, HUNGER, LAKE, THIRST, TRIBE, VILLAGE
from wildtable.games.wilderness.words import NATURE_1, NATURE_3, RATE_POINT, UNSEEN_POINT

THIRSTS: Final = 0
WEARIES: Final = 1
LETS_BEASTS: Final = 2
BEAST_ACTS: Final = 3
BEAST_PICKS: Final = 4
BEAST_ROAMS: Final = 5
TRIBE_ACTS: Final = 6
LAST_WINDOW: Final = 7
TIME: Final = 8

FRIENDLY: Final = 2
TRIBE_STEPS: Final = 2


def begin(s: Data) -> None:
    s.stack.clear()
    s.stack.push(frames.NATURE, NOBODY, 4)
    events.nature_began(s)


def nature_goes_on(s: Data) -> None:
    """The next thing that Nature does (WN-NATURE-01, WN-RULING-39)."""
    stack = s.stack
    stage = stack.get(frames.STAGE)
    if stage == THIRSTS:
        stack.set(frames.STAGE, WEARIES)
        make_thirsty(s)
    elif stage == WEARIES:
        stack.set(frames.STAGE, LETS_BEASTS)
        make_weary(s)
    elif stage == LETS_BEASTS:
        stack.set(frames.STAGE, BEAST_ACTS)
        windows.ask(s, windows.PLAIN)
        trigger(s, NATURE_3, NOBODY, 0)
    elif stage == BEAST_ACTS:
        beast_acts(s)
    elif stage == BEAST_PICKS:
        stack.set(frames.STAGE, BEAST_ACTS)
        beast_attacks(s, stack.get(frames.NUMBER) - 1, stack.get(frames.THROW))
    elif stage == BEAST_ROAMS:
        stack.set(frames.STAGE, BEAST_ACTS)
        beast_roams(s, stack.get(frames.NUMBER) - 1, s.tables.compass[stack.get(frames.THROW)])
    elif stage == TRIBE_ACTS:
        tribe_acts(s)
    elif stage == LAST_WINDOW:
        stack.set(frames.STAGE, TIME)
        if stack.get(frames.BUSY) == 1:  # else the window after step 2 was the same one (WN-RULING-92)
            windows.ask(s, windows.PLAIN)
    else:
        time_goes_on(s)


def make_thirsty(s: Data) -> None:
    """Step 1: thirst and hunger of all the living; then the window before exhaustion (WN-HEALTH-03, -05)."""
    for seat in range(s.seats):
        if s.alive(seat):
            increase(s, seat, THIRST, at_least(changed(s, RATE_POINT, seat, 1, THIRST), 0), "nature")
            increase(s, seat, HUNGER, at_least(changed(s, RATE_POINT, seat, 1, HUNGER), 0), "nature")
    windows.ask(s, windows.PLAIN)
    trigger(s, NATURE_1, NOBODY, 0)


def make_weary(s: Data) -> None:
    """Step 2: 1, the thirst number and the hunger number, for all at once (WN-HEALTH-06, WN-RULING-38)."""
    for seat in range(s.seats):
        if s.alive(seat):
            increase(s, seat, EXHAUSTION, weariness(s, seat), "nature")
    check_deaths(s)


def weariness(s: Data, seat: i64) -> i64:
    steps = 1 + thirst_number(s, seat) + hunger_number(s, seat)
    return at_least(changed(s, RATE_POINT, seat, steps, EXHAUSTION), 0)


# Animals.


def beast_acts(s: Data) -> None:
    """The next animal, in the order in which they came (WN-RULING-40).

    WN-ANIMAL-06, WN-RULING-43, WN-RULING-46, WN-SLEEP-03.
    """
    stack = s.stack
    number = stack.get(frames.NUMBER)
    while number < MOST_ANIMALS and (s.of[ANIMAL + number] == GONE or s.of[ANIMAL_AREA + number] == GONE):
        number += 1
    if number >= MOST_ANIMALS:
        stack.set(frames.STAGE, TRIBE_ACTS)
        stack.set(frames.NUMBER, 0)
        return
    stack.set(frames.NUMBER, number + 1)
    stack.set(frames.BUSY, 1)
    prey = prey_of(s, s.of[ANIMAL_AREA + number])
    if prey == 0:
        stack.set(frames.STAGE, BEAST_ROAMS)
        frames.roll_dice(s, NOBODY, 1)
    elif count(prey) == 1:
        beast_attacks(s, number, member(prey, 0))
    else:
        stack.set(frames.STAGE, BEAST_PICKS)
        stack.push(frames.PICK, NOBODY, 1)
        stack.set(frames.AMONG, prey)


def prey_of(s: Data, area: i64) -> i64:
    """The players in the area, or else those in the adjacent ones (WN-ANIMAL-03, WN-ANIMAL-04).

    WN-RULING-44, WN-RULING-48.
    """
    here: i64 = 0
    near: i64 = 0
    for seat in range(s.seats):
        if s.alive(seat) and exposed(s, seat):
            if s.of[WHERE + seat] == area:
                here |= bit(seat)
            elif s.board.adjacent(area, s.of[WHERE + seat]):
                near |= bit(seat)
    return here if here != 0 else near


def exposed(s: Data, seat: i64) -> bool:
    """May an animal go to this player: not on a lake, nor in a refuge (WN-RULING-42)?"""
    kind = terrain(s, s.of[WHERE + seat])
    if kind == LAKE or (s.settings.refuge and (kind == TRIBE or kind == VILLAGE)):
        return False
    return not flagged(s, UNSEEN_POINT, seat, NO_FIELD)


def beast_attacks(s: Data, number: i64, seat: i64) -> None:
    """It goes where the player is and attacks (WN-RULING-41)."""
    area = s.of[WHERE + seat]
    if s.of[ANIMAL_AREA + number] != area:
        s.of[ANIMAL_AREA + number] = area
        events.animal_moved(s, number, area)
    attack(s, seat, number)


def beast_roams(s: Data, number: i64, side: i64) -> None:
    """One step where the needle points, if it may go there (WN-ANIMAL-05, WN-COMPASS-06)."""
    area = s.board.next[s.of[ANIMAL_AREA + number] * SIDES + side]
    if may_roam(s, area):
        s.of[ANIMAL_AREA + number] = area
        events.animal_moved(s, number, area)


def may_roam(s: Data, area: i64) -> bool:
    if area == OFF_BOARD:
        return False
    kind = terrain(s, area)
    return kind != LAKE and kind != TRIBE and kind != VILLAGE and kind != FACE_DOWN


# The Tribe.


def tribe_acts(s: Data) -> None:
    """Each player there in turn order: attacked if hated, else a roll (WN-TRIBE-01, WN-RULING-50).

    WN-RULING-51.
    """
    stack = s.stack
    number = stack.get(frames.NUMBER)
    while number < s.seats:
        seat = (s.of[FIRST] + number) % s.seats
        number += 1
        if s.alive(seat) and terrain(s, s.of[WHERE + seat]) == TRIBE:
            stack.set(frames.NUMBER, number)
            stack.set(frames.BUSY, 1)
            if (s.of[HATED] >> seat) & 1 == 1:
                attack(s, seat, frames.BY_TRIBE)
            else:
                stack.push(frames.MOOD, seat, 2)
                frames.roll_dice(s, seat, 1)
            return
    stack.set(frames.STAGE, LAST_WINDOW)


def mood_shows(s: Data) -> None:
    """2 or more: food and water; 1: they turn against the player (WN-TRIBE-02, -03, WN-RULING-107)."""
    seat = s.stack.owner()
    face = s.stack.get(frames.THROW) + 1
    s.stack.pop()
    if not s.alive(seat):
        return
    if face >= FRIENDLY:
        events.tribe_fed(s, seat)
        reduce(s, seat, THIRST, TRIBE_STEPS, "gift")
        reduce(s, seat, HUNGER, TRIBE_STEPS, "gift")
    else:
        s.of[HATED] |= bit(seat)
        events.tribe_turned(s, seat)
        attack(s, seat, frames.BY_TRIBE)
