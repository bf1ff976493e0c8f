"""Who can strike whom in the next activation, and what that will take (reach after movement, arcs, backs).

Every living Gladiator is summed up once as a `Fighter`. Ways are estimated as if nothing stood in between;
the one who is about to act is judged exactly, in `striking.py`.
"""

from typing import Final

from mypy_extensions import i64

from wildtable.engine.bits import has
from wildtable.engine.clauses import NONE
from wildtable.engine.refusal import OK
from wildtable.engine.stack import BOTTOM
from wildtable.games.wild_assent import frames, tables
from wildtable.games.wild_assent.board import (
    OFF_BOARD,
    ahead,
    aside,
    columns_to,
    from_back,
    rows_to,
)
from wildtable.games.wild_assent.odds import ONE, Odds
from wildtable.games.wild_assent.rules.blows import DEFAULT, Blow, blow_of, check_cost
from wildtable.games.wild_assent.rules.damage import DAMAGE_DIE, DEFENSE_DIE
from wildtable.games.wild_assent.rules.modify import FIRST_WEAPON, changed, marked, speed_of
from wildtable.games.wild_assent.rules.sight import covers, in_pit, walled
from wildtable.games.wild_assent.rules.troupe import printed, skill_at
from wildtable.games.wild_assent.state import (
    ACTED,
    EQUIPMENT,
    FACING,
    FIRST_CREATURE,
    FIRST_SUMMON,
    GLADIATORS,
    GONE,
    HEALTH,
    KIND,
    MARKS,
    MOST,
    SLOTS,
    STANDS,
    SUMMONER,
    WHERE,
    Data,
)
from wildtable.games.wild_assent.whole import higher, lower, size_of
from wildtable.games.wild_assent.words import (
    AGILE_POINT,
    ATTACK_DAMAGE_POINT,
    BASE_POINT,
    BLIND,
    DEFENSE_POINT,
    DICE_POINT,
    FATIGUE,
    GLOBAL,
    IMMOBILIZE,
    MAGICAL_POINT,
    PHYSICAL,
    PHYSICAL_POINT,
    STUN,
)

# How much a strike counts by when it can be made, of a hundred.
NOW: Final = 100
SOON: Final = 80
LATER: Final = 45
HELD: Final = 20
AGILE: Final = 17  # tenths

# How much a strike counts that is out of reach for this activation, of a thousand.
NEAR: Final = 1000
FAR: Final = 420
A_STEP: Final = 32
FARTHEST: Final = 50

BACK: Final = 2
TIRED: Final = 2

ASSENT_POINT: Final = 16
ASSENT_FALLS: Final = 900
LAST_POINTS: Final = 420
SUMMON_FALLS: Final = 14


class Fighter:
    """A living Gladiator as the judge sees it."""

    def __init__(self, s: Data, gladiator: i64) -> None:
        self.gladiator = gladiator
        self.side = s.side_of(gladiator)
        self.field = s.of[WHERE + gladiator]
        self.facing = s.of[FACING + gladiator]
        self.health = s.of[HEALTH + gladiator]
        self.swift = printed(s, gladiator, tables.MOVEMENT) == tables.SWIFT
        self.speed = next_speed(s, gladiator)
        self.ready = readiness(s, gladiator)
        shelter = covers(s, gladiator)
        if has(s.of[MARKS + gladiator], DEFENSE_DIE):
            shelter += 1
        shelter = changed(s, gladiator, DEFENSE_POINT, shelter)
        self.physical = higher(0, shelter + defense(s, gladiator, True))
        self.magical = higher(0, shelter + defense(s, gladiator, False))
        self.behind = s.board.step(self.field, (self.facing * 2 + 4) % 8)
        if self.behind != OFF_BOARD and walled(s, self.behind):
            self.behind = OFF_BOARD
        self.point = point_worth(s, gladiator)  # of a point of Health
        self.falls = fall_worth(s, gladiator)
        self.threatened: i64 = 0  # Health that enemies may take, in parts of ONE
        self.blows: list[Blow] = []
        add_blows(s, self)


def muster(s: Data) -> list[Fighter]:
    found: list[Fighter] = []
    for gladiator in range(GLADIATORS):
        if s.lives(gladiator):
            found.append(Fighter(s, gladiator))
    return found


# Numbers.


def next_speed(s: Data, gladiator: i64) -> i64:
    """Speed in the next activation; tokens that lie there will work then (WA-STATUS-02, -06)."""
    marks = s.of[MARKS + gladiator]
    if has(marks, IMMOBILIZE):
        return 0
    speed = speed_of(s, gladiator)
    if has(marks, FATIGUE) and speed > 1:
        speed = higher(1, speed - TIRED)
    return speed


def readiness(s: Data, gladiator: i64) -> i64:
    """When it can strike next."""
    if has(s.of[MARKS + gladiator], STUN) or in_pit(s, gladiator):
        return HELD
    frame = activation_of(s, gladiator)
    if frame != BOTTOM:
        again: i64 = NOW if s.stack.at(frame, frames.AGAIN) > 0 else 0
        if s.stack.at(frame, frames.STAGE) <= frames.MOVES:
            return NOW + again
        if again > 0:
            return again
    actor = s.of[SUMMONER + gladiator] if gladiator >= FIRST_SUMMON else gladiator
    ready: i64 = LATER if has(s.of[ACTED], actor) else SOON
    return ready * AGILE // 10 if marked(s, gladiator, AGILE_POINT) else ready


def activation_of(s: Data, gladiator: i64) -> i64:
    """The frame in which it activates, if it does so now; its Summons may be on their way first."""
    frame = s.stack.top
    while frame != BOTTOM:
        if s.stack.kind_of(frame) == frames.ACTIVATION and s.stack.at(frame, frames.GLADIATOR) == gladiator:
            return frame
        frame = s.stack.below(frame)
    return BOTTOM


def defense(s: Data, gladiator: i64, physical: bool) -> i64:
    """With armor and texts that always act (WA-EQUIP-04)."""
    found = printed(s, gladiator, tables.PHYSICAL if physical else tables.MAGICAL)
    if gladiator < FIRST_CREATURE:
        for slot in range(2):
            card = s.of[EQUIPMENT + gladiator * 2 + slot]
            if card != GONE:
                found += s.tables.equipment_physical[card] if physical else s.tables.equipment_magical[card]
    return changed(s, gladiator, PHYSICAL_POINT if physical else MAGICAL_POINT, found)


def point_worth(s: Data, gladiator: i64) -> i64:
    """Of a point of Health; the last ones of an Assent are worth most."""
    if gladiator < FIRST_CREATURE:
        health = s.of[HEALTH + gladiator]
        return ASSENT_POINT + LAST_POINTS // ((health + 2) * (health + 1))
    if gladiator < FIRST_SUMMON:
        return s.tables.worths.creatures[s.of[KIND + gladiator]] // (2 * s.of[MOST + gladiator])
    return 0


def fall_worth(s: Data, gladiator: i64) -> i64:
    """What its side loses besides when it falls."""
    if gladiator < FIRST_CREATURE:
        return ASSENT_FALLS
    if gladiator < FIRST_SUMMON:
        return s.tables.worths.creatures[s.of[KIND + gladiator]] // 2
    return SUMMON_FALLS


def material(s: Data, fighter: Fighter) -> i64:
    """What it is worth to be there with this Health."""
    if fighter.gladiator < FIRST_CREATURE:
        return ASSENT_FALLS + ASSENT_POINT * fighter.health - LAST_POINTS // (fighter.health + 1)
    return fighter.falls + fighter.point * fighter.health


def add_blows(s: Data, fighter: Fighter) -> None:
    """All that it can attack with, with what always adds to it."""
    gladiator = fighter.gladiator
    more = changed(s, gladiator, ATTACK_DAMAGE_POINT, 0)
    if has(s.of[MARKS + gladiator], DAMAGE_DIE):
        more += 1
    add_blow(s, fighter, DEFAULT, more)
    if gladiator >= FIRST_SUMMON:
        return
    for slot in range(SLOTS):
        skill = skill_at(s, gladiator, slot)
        if (
            skill != NONE
            and s.tables.skill_attacks[skill] != NONE
            and check_cost(s, gladiator, slot + 1) == OK
        ):
            add_blow(s, fighter, slot + 1, more)
    if gladiator < FIRST_CREATURE:
        add_blow(s, fighter, FIRST_WEAPON, more)
        add_blow(s, fighter, FIRST_WEAPON + 1, more)


def add_blow(s: Data, fighter: Fighter, slot: i64, more: i64) -> None:
    gladiator = fighter.gladiator
    blow = blow_of(s, gladiator, slot)
    if blow.dice == 0:
        return
    blow.base = higher(0, changed(s, gladiator, BASE_POINT, blow.base)) + more
    blow.dice = changed(s, gladiator, DICE_POINT, blow.dice)
    if has(s.of[MARKS + gladiator], BLIND) and blow.dice > 1:
        blow.dice = higher(1, blow.dice - 2)
    blow.dice = lower(24, higher(0, blow.dice))
    fighter.blows.append(blow)


# Strikes.


def taken(odds: Odds, blow: Blow, target: Fighter, more: i64) -> i64:
    """The Health that a blow will take, in parts of ONE."""
    return odds.lost(blow.dice, fixed(blow, target) + more, target.health)


def fixed(blow: Blow, target: Fighter) -> i64:
    return blow.base - (target.physical if blow.damage == PHYSICAL else target.magical)


def strike_worth(odds: Odds, dice: i64, certain: i64, target: Fighter) -> i64:
    """What an attack takes from the other side: Health, and perhaps the Gladiator itself."""
    lost = odds.lost(dice, certain, target.health)
    falls = odds.at_least(dice, target.health - certain)
    return (lost * target.point + falls * target.falls) // ONE


def way_to(fighter: Fighter, target: Fighter, reach: i64) -> i64:
    """The Speed that it takes to have the target in range and arc."""
    across = higher(0, size_of(columns_to(fighter.field, target.field)) - reach)
    along = higher(0, size_of(rows_to(fighter.field, target.field)) - reach)
    steps = higher(across, along) if fighter.swift else across + along
    front = ahead(fighter.facing, fighter.field, target.field)
    if front < 1 or (steps == 0 and aside(fighter.facing, fighter.field, target.field) > front):
        steps += 1
    return steps


def back_bonus(s: Data, fighter: Fighter, target: Fighter, reach: i64) -> i64:
    """Can it come to the target's back in time (WA-BACK-01)?"""
    if from_back(target.facing, target.field, fighter.field):
        return BACK
    if reach > 1 or target.behind == OFF_BOARD:
        return 0
    stands = s.of[STANDS + target.behind]
    if stands != GONE and stands != fighter.gladiator:
        return 0
    across = size_of(columns_to(fighter.field, target.behind))
    along = size_of(rows_to(fighter.field, target.behind))
    steps = higher(across, along) if fighter.swift else across + along
    if fighter.facing != target.facing:
        steps += 1
    return BACK if steps <= fighter.speed else 0


def offence(s: Data, fighter: Fighter, everybody: list[Fighter]) -> i64:
    """What its best strike is worth, by how soon it can be made; whom it threatens is noted there."""
    odds = s.tables.odds
    best: i64 = 0
    for target in everybody:
        if target.side == fighter.side:
            continue
        most: i64 = 0
        harm: i64 = 0
        for blow in fighter.blows:
            close: i64 = NEAR
            bonus: i64 = 0
            if blow.reach < GLOBAL:
                short = way_to(fighter, target, blow.reach) - fighter.speed
                if short > 0:
                    close = higher(FARTHEST, FAR - A_STEP * short)
                else:
                    bonus = back_bonus(s, fighter, target, blow.reach)
            certain = fixed(blow, target) + bonus
            worth = strike_worth(odds, blow.dice, certain, target) * close // NEAR
            if worth > most:
                most = worth
            if close == NEAR and target.gladiator < FIRST_CREATURE:
                harm = higher(harm, odds.lost(blow.dice, certain, target.health))
        target.threatened += harm * lower(fighter.ready, NOW) // NOW
        if most > best:
            best = most
    return best * fighter.ready // NOW
