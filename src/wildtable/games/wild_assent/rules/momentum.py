"""Momentum dice: roll, one reroll, assignment die by die (WA-MOM, WA-RULING-06, -131 to -134, -174)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wildtable.engine.bits import bit, count, has, lowest
from wildtable.engine.refusal import OK
from wildtable.games.wild_assent import actions, events, frames
from wildtable.games.wild_assent.rules.health import heal
from wildtable.games.wild_assent.rules.modify import changed
from wildtable.games.wild_assent.rules.troupe import everybody, sort_of
from wildtable.games.wild_assent.state import (
    DICE_BITS,
    FIRST_DIE,
    FIRST_HEALING,
    GLADIATORS,
    HEALING_BITS,
    HEALTH,
    KIND,
    MARKS,
    MOMENTUM,
    ON_BOARD,
    SEAT,
    WON,
    Data,
)
from wildtable.games.wild_assent.whole import higher
from wildtable.games.wild_assent.words import (
    ASSENT,
    BLANK_FACE,
    CREATURE,
    FACES,
    HEALING_FACE,
    MOMENTUM_DICE_POINT,
)

DICE: Final = 5
FACE_BITS: Final = 5
MOST_DICE: Final = 2

# Stages.
ROLL: Final = 0
ROLLED: Final = 1
REROLLED: Final = 2
ASSIGN: Final = 3


def dice_of(s: Data, seat: i64) -> i64:
    """Five, unless the living Assent changes it; for a whole team both of its Assents do (WA-MOM-01,
    WA-RULING-106, WA-RULING-923)."""
    dice: i64 = DICE
    last = seat + s.seats // 2 if s.settings.team_momentum else seat + 1
    for assent in range(seat, last):
        if s.lives(assent):
            own = s.tables.assent_momentum[s.of[KIND + assent]]
            dice += changed(s, assent, MOMENTUM_DICE_POINT, own) - DICE
    return higher(0, dice)


def own_ones(s: Data, seat: i64) -> i64:
    """To whom a player's dice may go: to the living of the own troupe, by an option to those of the team
    (WA-RULING-13, WA-RULING-132)."""
    found = s.of[ON_BOARD + s.side(seat)]
    whole = s.seats == 2 or s.settings.team_momentum
    left = found
    while left != 0:
        one = lowest(left)
        if s.of[HEALTH + one] == 0 or not (whole or s.of[SEAT + one] == seat):
            found ^= left & -left
        left &= left - 1
    return found


def begin(s: Data, seat: i64) -> None:
    """A player's whole procedure; without Gladiators there is none (WA-RULING-131, WA-RULING-134)."""
    if s.settings.team_momentum and s.captain(s.side(seat)) != seat:
        return
    if own_ones(s, seat) != 0:
        s.stack.push(frames.MOMENTUM, seat, 2)


def award(s: Data, side: i64, face: i64, dice: i64) -> None:
    """Dice by a card go to a player of the side; of two with Gladiators the captain names one
    (WA-RULING-159)."""
    captain = s.captain(side)
    other = captain + s.seats // 2 - 1
    if captain == other or s.settings.team_momentum or own_ones(s, other) == 0:
        give(s, captain, face, dice)
    elif own_ones(s, captain) == 0:
        give(s, other, face, dice)
    else:
        s.stack.push(frames.AWARD, captain, 2)
        s.stack.set(frames.WON_FACE, face)
        s.stack.set(frames.WON_COUNT, dice)


def award_to(s: Data, seat: i64) -> None:
    """The captain has named the player."""
    face = s.stack.get(frames.WON_FACE)
    dice = s.stack.get(frames.WON_COUNT)
    s.stack.pop()
    give(s, seat, face, dice)


def give(s: Data, seat: i64, face: i64, dice: i64) -> None:
    """Dice by a card: Healing at once, the others with the next roll (WA-RULING-159, WA-RULING-125)."""
    events.dice_won(s, seat, face, dice)
    if face != HEALING_FACE:
        s.of[WON + seat] += dice << (FACE_BITS * face)
    elif own_ones(s, seat) != 0:
        s.of[MOMENTUM + seat] += dice << (FACE_BITS * face)
        s.stack.push(frames.MOMENTUM, seat, 2)
        s.stack.set(frames.STAGE, ASSIGN)


def momentum_goes_on(s: Data) -> bool:
    """True when the player is asked."""
    stack = s.stack
    seat = stack.owner()
    stage = stack.get(frames.STAGE)
    if stage == ROLL:
        stack.set(frames.STAGE, ROLLED)
        frames.roll(s, seat, frames.MOMENTUM_DIE, dice_of(s, seat))
    elif stage == ROLLED:
        s.of[MOMENTUM + seat] = stack.get(frames.THROW)
        if stack.get(frames.THROW) != 0:
            return True
        begin_assignment(s, seat)
    elif stage == REROLLED:
        s.of[MOMENTUM + seat] += stack.get(frames.THROW)
        begin_assignment(s, seat)
    else:
        face = face_due(s, seat)
        if face != BLANK_FACE:
            if anybody_for(s, face):
                return True
            leave(s)  # WA-MOM-13
        else:
            s.of[MOMENTUM + seat] = 0
            stack.pop()
            heal_all(s, seat)
    return False


def begin_assignment(s: Data, seat: i64) -> None:
    """The second result stands; dice won before join in (WA-MOM-02, WA-RULING-133, -159)."""
    s.of[MOMENTUM + seat] += s.of[WON + seat]
    s.of[WON + seat] = 0
    s.stack.set(frames.STAGE, ASSIGN)


def check_reroll(s: Data, dice: i64) -> str:
    """No more of a face than it shows (WA-MOM-02)."""
    shown = s.of[MOMENTUM + s.stack.owner()]
    for face in range(len(FACES)):
        if s.tables.momentum_die.shown(dice, face) > s.tables.momentum_die.shown(shown, face):
            return "WA-MOM-02"
    return OK if dice >= 0 and dice >> (FACE_BITS * len(FACES)) == 0 else "WA-MOM-02"


def add_rerolls(s: Data, offered: "vec[i64]") -> "vec[i64]":
    """Every choice of dice; those of one face are alike. From the last face on, whatever there is comes once
    more with each number of dice of the next one."""
    shown = s.of[MOMENTUM + s.stack.owner()]
    offered = append(offered, actions.pack(actions.REROLL, 0))
    face: i64 = len(FACES)
    while face > 0:
        face -= 1
        without: i64 = len(offered)
        dice: i64 = 0
        for _ in range(s.tables.momentum_die.shown(shown, face)):
            dice += bit(FACE_BITS * face + actions.KIND_BITS)
            for i in range(without):
                offered = append(offered, offered[i] + dice)
    return offered


def reroll(s: Data, dice: i64) -> None:
    seat = s.stack.owner()
    count: i64 = 0
    for face in range(len(FACES)):
        count += s.tables.momentum_die.shown(dice, face)
    s.of[MOMENTUM + seat] -= dice
    if count == 0:
        begin_assignment(s, seat)
        return
    s.stack.set(frames.STAGE, REROLLED)
    frames.roll(s, seat, frames.MOMENTUM_DIE, count)


def face_due(s: Data, seat: i64) -> i64:
    """The face whose dice are assigned now; `BLANK_FACE` when none is left (WA-MOM-08)."""
    dice = s.of[MOMENTUM + seat]
    if dice == 0:
        return BLANK_FACE
    return lowest(dice) // FACE_BITS


def dice_on(s: Data, gladiator: i64) -> i64:
    """How many dice count against the limit of two (WA-MOM-09, WA-RULING-06, -188)."""
    marks = s.of[MARKS + gladiator]
    found = count(marks & DICE_BITS)
    if s.settings.healing_counts and sort_of(gladiator) == CREATURE:
        found += (marks >> FIRST_HEALING) & 15
    return found


def check_assign(s: Data, gladiator: i64, face: i64) -> str:
    """Own Gladiators; Damage, Defense and Speed for Creatures only, two at most and no two alike
    (WA-MOM-09, WA-MOM-10, WA-RULING-07, WA-RULING-101, WA-RULING-188)."""
    if gladiator < 0 or gladiator >= GLADIATORS or not s.lives(gladiator):
        return "WA-MOM-13"
    if not has(own_ones(s, s.stack.owner()), gladiator):
        return "WA-RULING-132"
    return check_receiver(s, gladiator, face)


def check_receiver(s: Data, gladiator: i64, face: i64) -> str:
    """The same for one of the own living ones."""
    sort = sort_of(gladiator)
    if face == HEALING_FACE:
        counts = s.settings.healing_counts and sort == CREATURE
        return "WA-MOM-09" if counts and dice_on(s, gladiator) >= MOST_DICE else OK
    if sort != CREATURE:
        return "WA-MOM-10" if sort == ASSENT else "WA-RULING-101"
    if has(s.of[MARKS + gladiator], FIRST_DIE + face):
        return "WA-MOM-09"
    return "WA-MOM-09" if dice_on(s, gladiator) >= MOST_DICE else OK


def anybody_for(s: Data, face: i64) -> bool:
    left = own_ones(s, s.stack.owner())
    while left != 0:
        if check_receiver(s, lowest(left), face) == OK:
            return True
        left &= left - 1
    return False


def add_assignments(s: Data, offered: "vec[i64]") -> "vec[i64]":
    face = face_due(s, s.stack.owner())
    left = own_ones(s, s.stack.owner())
    while left != 0:
        gladiator = lowest(left)
        left &= left - 1
        if check_receiver(s, gladiator, face) == OK:
            offered = append(offered, actions.pack(actions.ASSIGN, gladiator))
    return append(offered, actions.pack(actions.LEAVE, 0))


def assign(s: Data, gladiator: i64) -> None:
    """A die of the face at hand goes to that Gladiator (WA-MOM-03)."""
    seat = s.stack.owner()
    face = face_due(s, seat)
    s.of[MOMENTUM + seat] -= bit(FACE_BITS * face)
    if face == HEALING_FACE:
        s.of[MARKS + gladiator] += bit(FIRST_HEALING)
    else:
        s.of[MARKS + gladiator] |= bit(FIRST_DIE + face)
    events.assigned(s, gladiator, face)


def leave(s: Data) -> None:
    """The dice of the face at hand are lost (WA-RULING-132)."""
    seat = s.stack.owner()
    face = face_due(s, seat)
    dice = s.tables.momentum_die.shown(s.of[MOMENTUM + seat], face)
    s.of[MOMENTUM + seat] -= dice << (FACE_BITS * face)
    events.left(s, seat, face, dice)


def heal_all(s: Data, seat: i64) -> None:
    """One heal a Gladiator, however many dice (WA-MOM-11, WA-RULING-174, WA-MOM-07)."""
    left = own_ones(s, seat)
    while left != 0:
        gladiator = lowest(left)
        left &= left - 1
        by = (s.of[MARKS + gladiator] >> FIRST_HEALING) & 15
        if by > 0:
            s.of[MARKS + gladiator] &= ~HEALING_BITS
            heal(s, gladiator, by)


def end_of_round(s: Data) -> None:
    """Bonuses end (WA-MOM-12, WA-RULING-08)."""
    left = everybody(s)
    while left != 0:
        s.of[MARKS + lowest(left)] &= ~DICE_BITS
        left &= left - 1
