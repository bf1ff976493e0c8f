"""A living Gladiator as the judge sees it: a row of numbers, and how it follows from the position."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from wildtable.engine.bits import bit, has, lowest
from wildtable.engine.refusal import OK
from wildtable.engine.stack import BOTTOM
from wildtable.games.wild_assent import frames, tables
from wildtable.games.wild_assent.board import COLUMNS, OFF_BOARD
from wildtable.games.wild_assent.rules.blows import DEFAULT, blow_of, blows_of, check_cost
from wildtable.games.wild_assent.rules.damage import DAMAGE_DIE, DEFENSE_DIE
from wildtable.games.wild_assent.rules.modify import FIRST_WEAPON, changed, marked, speed_of
from wildtable.games.wild_assent.rules.sight import covers, in_pit, walled
from wildtable.games.wild_assent.rules.troupe import printed
from wildtable.games.wild_assent.state import (
    ACTED,
    EQUIPMENT,
    FACING,
    FIRST_CREATURE,
    FIRST_SUMMON,
    GONE,
    HEALTH,
    KIND,
    MARKS,
    MOST,
    SUMMONER,
    TOKENS,
    WHERE,
    Data,
)
from wildtable.games.wild_assent.whole import higher, lower
from wildtable.games.wild_assent.words import (
    AGILE_POINT,
    ATTACK_DAMAGE_POINT,
    BASE_POINT,
    BLIND,
    DEFENSE_POINT,
    DICE_POINT,
    FATIGUE,
    IMMOBILIZE,
    MAGICAL_POINT,
    PHYSICAL_POINT,
    STUN,
)

# How much a strike counts by when it can be made, of a hundred.
NOW: Final = 100
SOON: Final = 80
LATER: Final = 45
HELD: Final = 20
AGILE: Final = 17  # tenths

TIRED: Final = 2
MOST_DICE: Final = 24

ASSENT_POINT: Final = 16
ASSENT_FALLS: Final = 900
LAST_POINTS: Final = 420
SUMMON_FALLS: Final = 14

# The columns of a row.
WHO: Final = 0
SIDE: Final = 1
READY: Final = 2  # when it can strike next
IS_AGILE: Final = 3
# what else a row follows from
MARKED: Final = 4
TOKENED: Final = 5
WHOLE: Final = 6
SORT: Final = 7  # its number in its roster
# what matters to those who strike at it
LEFT: Final = 8  # Health
PHYSICAL_DEFENSE: Final = 9
MAGICAL_DEFENSE: Final = 10
BEHIND: Final = 11  # the field at its back, if one can stand there
AT_BACK: Final = 12  # who stands there
POINT: Final = 13  # what a point of its Health is worth
FALLS: Final = 14  # what its side loses besides when it falls
# what matters to both
FIELD: Final = 15
TURNED: Final = 16  # its facing
EAST: Final = 17  # its column
NORTH: Final = 18  # its row
# what matters to those at whom it strikes
IS_SWIFT: Final = 19
SPEED: Final = 20
BLOWS: Final = 21  # how many
FIRST_BLOW: Final = 22
# a blow, with what always adds to it
REACH: Final = 0
BASE: Final = 1
DICE: Final = 2
DAMAGE: Final = 3
BLOW: Final = 4
MOST_BLOWS: Final = 9
# what `threat.py` finds: the best of its strikes, the Health that enemies may take of it
STRIKES: Final = FIRST_BLOW + MOST_BLOWS * BLOW
THREAT: Final = STRIKES + 1
ROW: Final = STRIKES + 2


def fill(s: Data, gladiator: i64, row: "vec[i64]") -> None:
    """All of a row but when it can strike."""
    field = s.of[WHERE + gladiator]
    facing = s.of[FACING + gladiator]
    row[WHO] = gladiator
    row[SIDE] = s.side_of(gladiator)
    row[IS_AGILE] = 1 if marked(s, gladiator, AGILE_POINT) else 0
    row[MARKED] = s.of[MARKS + gladiator]
    row[TOKENED] = s.of[TOKENS + gladiator]
    row[WHOLE] = s.of[MOST + gladiator]
    row[SORT] = s.of[KIND + gladiator]
    row[LEFT] = s.of[HEALTH + gladiator]
    shelter = covers(s, gladiator)
    if has(s.of[MARKS + gladiator], DEFENSE_DIE):
        shelter += 1
    shelter = changed(s, gladiator, DEFENSE_POINT, shelter)
    row[PHYSICAL_DEFENSE] = higher(0, shelter + defense(s, gladiator, True))
    row[MAGICAL_DEFENSE] = higher(0, shelter + defense(s, gladiator, False))
    behind = s.board.step(field, (facing * 2 + 4) % 8)
    if behind != OFF_BOARD and walled(s, behind):
        behind = OFF_BOARD
    row[BEHIND] = behind
    row[POINT] = point_worth(s, gladiator)
    row[FALLS] = fall_worth(s, gladiator)
    row[FIELD] = field
    row[TURNED] = facing
    row[EAST] = field % COLUMNS
    row[NORTH] = field // COLUMNS
    row[IS_SWIFT] = 1 if printed(s, gladiator, tables.MOVEMENT) == tables.SWIFT else 0
    row[SPEED] = next_speed(s, gladiator)
    add_blows(s, gladiator, row)


def next_speed(s: Data, gladiator: i64) -> i64:
    """Speed in the next activation; tokens that lie there will work then (WA-STATUS-02, -06)."""
    marks = s.of[MARKS + gladiator]
    if has(marks, IMMOBILIZE):
        return 0
    speed = speed_of(s, gladiator)
    if has(marks, FATIGUE) and speed > 1:
        speed = higher(1, speed - TIRED)
    return speed


def readiness(s: Data, gladiator: i64, active: bool, agile: bool) -> i64:
    """When it can strike next."""
    if has(s.of[MARKS + gladiator], STUN) or in_pit(s, gladiator):
        return HELD
    if active:
        frame = activation_of(s, gladiator)
        again: i64 = NOW if s.stack.at(frame, frames.AGAIN) > 0 else 0
        if s.stack.at(frame, frames.STAGE) <= frames.MOVES:
            return NOW + again
        if again > 0:
            return again
    actor = s.of[SUMMONER + gladiator] if gladiator >= FIRST_SUMMON else gladiator
    ready: i64 = LATER if has(s.of[ACTED], actor) else SOON
    return ready * AGILE // 10 if agile else ready


def activating(s: Data) -> i64:
    """Those who activate now, as bits; Summons of theirs may be on their way first."""
    found: i64 = 0
    frame = s.stack.top
    while frame != BOTTOM:
        if s.stack.kind_of(frame) == frames.ACTIVATION:
            found |= bit(s.stack.at(frame, frames.GLADIATOR))
        frame = s.stack.below(frame)
    return found


def activation_of(s: Data, gladiator: i64) -> i64:
    """The uppermost frame in which it activates."""
    frame = s.stack.top
    while s.stack.kind_of(frame) != frames.ACTIVATION or s.stack.at(frame, frames.GLADIATOR) != gladiator:
        frame = s.stack.below(frame)
    return frame


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


def add_blows(s: Data, gladiator: i64, row: "vec[i64]") -> None:
    """All that it can attack with, with what always adds to it."""
    more = changed(s, gladiator, ATTACK_DAMAGE_POINT, 0)
    if has(s.of[MARKS + gladiator], DAMAGE_DIE):
        more += 1
    row[BLOWS] = 0
    slots = blows_of(s, gladiator)
    while slots != 0:
        slot = lowest(slots)
        slots &= slots - 1
        if slot == DEFAULT or slot >= FIRST_WEAPON or check_cost(s, gladiator, slot) == OK:
            add_blow(s, gladiator, slot, more, row)


def add_blow(s: Data, gladiator: i64, slot: i64, more: i64, row: "vec[i64]") -> None:
    blow = blow_of(s, gladiator, slot)
    if blow.dice == 0:
        return
    dice = changed(s, gladiator, DICE_POINT, blow.dice)
    if has(s.of[MARKS + gladiator], BLIND) and dice > 1:
        dice = higher(1, dice - 2)
    at = FIRST_BLOW + row[BLOWS] * BLOW
    row[at + REACH] = blow.reach
    row[at + BASE] = higher(0, changed(s, gladiator, BASE_POINT, blow.base)) + more
    row[at + DICE] = lower(MOST_DICE, higher(0, dice))
    row[at + DAMAGE] = blow.damage
    row[BLOWS] += 1
