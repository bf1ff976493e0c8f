"""Animal attacks, and what counts as one (WN-ATTACK, WN-TRIBE-03 to -06, WN-RULING-101)."""

from typing import Final

from mypy_extensions import i64

from wildtable.games.wilderness import events, frames
from wildtable.games.wilderness.rules import windows
from wildtable.games.wilderness.rules.health import check_deaths, increase, restore
from wildtable.games.wilderness.rules.land import terrain
from wildtable.games.wilderness.rules.modify import NO_FIELD, at_least, changed, set_aside, take_up
from wildtable.games.wilderness.rules.standing import trigger
from wildtable.games.wilderness.state import ANIMAL_AREA, GONE, WHERE, Data
from wildtable.games.wilderness.terrain import EXHAUSTION, HUNGER, TRIBE
from wildtable.games.wilderness.words import (
    ATTACK_AFTER,
    ATTACK_DICE_POINT,
    ATTACK_STRENGTH_POINT,
    DEFENCE_DICE_POINT,
    DEFENCE_POINT,
    WOUND_POINT,
)

ANIMAL_DICE: Final = 2
PLAYER_DICE: Final = 1

ANNOUNCED: Final = 0
ASKED: Final = 1
ROLLED: Final = 2
JUDGED: Final = 3
ENDED: Final = 4


def attack(s: Data, seat: i64, attacker: i64) -> None:
    """An attack is announced (WN-RULING-105)."""
    set_aside(s, seat)
    s.stack.push(frames.ATTACK, seat, 4)
    s.stack.set(frames.ATTACKER, attacker)
    events.attacked(s, seat, attacker_name(s, attacker))


def attacker_name(s: Data, attacker: i64) -> str:
    if attacker == frames.BY_TRIBE:
        return "tribe"
    return "card" if attacker == frames.BY_EVENT else events.animal_name(s, attacker)


def animal_dice(s: Data, seat: i64) -> i64:
    """How many dice the animal rolls against this player, one at the least (WN-RULING-902)."""
    return at_least(changed(s, ATTACK_DICE_POINT, seat, ANIMAL_DICE, NO_FIELD), 1)


def player_dice(s: Data, seat: i64) -> i64:
    return at_least(changed(s, DEFENCE_DICE_POINT, seat, PLAYER_DICE, NO_FIELD), 1)


def attack_goes_on(s: Data) -> None:
    """Window, dice, window, and what they mean.

    WN-TRIBE-06, WN-RULING-52.
    """
    stack = s.stack
    seat = stack.owner()
    stage = stack.get(frames.STAGE)
    if not s.alive(seat) or stage == ENDED:
        stack.pop()
        take_up(s, seat)
    elif stage == ANNOUNCED:
        stack.set(frames.STAGE, ASKED)
        windows.ask_about(s, windows.BEFORE_ATTACK)
    elif stage == ASKED:
        if stack.get(frames.STOPPED) == 1 or not holds(s, seat):
            stack.set(frames.STAGE, ENDED)
            return
        stack.set(frames.STAGE, ROLLED)
        frames.roll_dice(s, seat, animal_dice(s, seat) + player_dice(s, seat))
    elif stage == ROLLED:
        stack.set(frames.STAGE, JUDGED)
        if s.tables.asks_after_attack:
            windows.ask_about(s, windows.AFTER_ATTACK)
        trigger(s, ATTACK_AFTER, seat, 0)  # texts come before the window (WN-RULING-93)
    else:
        stack.set(frames.STAGE, ENDED)
        if stack.get(frames.STOPPED) == 0:
            judge_attack(s, seat)


def holds(s: Data, seat: i64) -> bool:
    """Are the victim and its attacker still together (WN-RULING-108)?"""
    attacker = s.stack.get(frames.ATTACKER)
    if attacker == frames.BY_EVENT:
        return True
    if attacker == frames.BY_TRIBE:
        return terrain(s, s.of[WHERE + seat]) == TRIBE
    return s.of[ANIMAL_AREA + attacker] == s.of[WHERE + seat]


def dice_total(throw: i64, skip: i64, dice: i64) -> i64:
    """The sum of some dice of a throw."""
    for _ in range(skip):
        throw //= 6
    total: i64 = 0
    for _ in range(dice):
        total += throw % 6 + 1
        throw //= 6
    return total


def judge_attack(s: Data, seat: i64) -> None:
    """Compare (WN-ATTACK-02 to -04). The Tribe cannot be defeated (WN-TRIBE-05).

    WN-ATTACK-03.
    """
    throw = s.stack.get(frames.THROW)
    attacker = s.stack.get(frames.ATTACKER)
    dice = animal_dice(s, seat)
    strength = dice_total(throw, 0, dice)
    defence = dice_total(throw, dice, player_dice(s, seat))
    strength = at_least(changed(s, ATTACK_STRENGTH_POINT, seat, strength, NO_FIELD), 0)
    defence = at_least(changed(s, DEFENCE_POINT, seat, defence, NO_FIELD), 0)
    events.fought(s, seat, attacker_name(s, attacker), strength, defence)
    if strength > defence:
        wound = at_least(changed(s, WOUND_POINT, seat, strength - defence, NO_FIELD), 0)
        increase(s, seat, EXHAUSTION, wound, "attack")
        check_deaths(s)
    elif defence > strength and attacker != frames.BY_TRIBE:
        if attacker != frames.BY_EVENT:
            remove_animal(s, attacker)
        restore(s, seat, HUNGER, "won")


def remove_animal(s: Data, number: i64) -> None:
    """For good; its lair stays empty (WN-RULING-47)."""
    events.animal_gone(s, number)
    s.of[ANIMAL_AREA + number] = GONE


def stop_attack(s: Data) -> None:
    """A prevented attack counts as equal (WN-RULING-101)."""
    frame = s.stack.find(frames.ATTACK)
    s.stack.put(frame, frames.STOPPED, 1)
    events.prevented(s, s.stack.owner_of(frame))
