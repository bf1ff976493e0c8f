"""What a Gladiator can attack with, and whom: range, arc, sight, areas, costs (WA-ACTION, WA-LOS).

With what: 0 is the default attack, 1 to 6 the Skill in a place of the Gladiator, 7 and 8 a weapon.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wildtable.engine.bits import bit, has, lowest
from wildtable.engine.clauses import COST
from wildtable.engine.refusal import OK
from wildtable.engine.words import Context
from wildtable.games.wild_assent import actions, frames, tables
from wildtable.games.wild_assent.board import ARCS, FARTHEST, NEAR, OFF_BOARD, REACHES, distance, in_arc
from wildtable.games.wild_assent.kit import BLOWS, NO_BLOW, Blow
from wildtable.games.wild_assent.rules.modify import FIRST_WEAPON, UNBOUND, changed
from wildtable.games.wild_assent.rules.sight import sees, walled
from wildtable.games.wild_assent.rules.troupe import enemies_of, printed, skill_at
from wildtable.games.wild_assent.state import (
    FACING,
    FIRST_SUMMON,
    GLADIATORS,
    GONE,
    HALF_BOARD,
    HEALTH,
    OCCUPIED,
    SEAT,
    STANDS,
    WHERE,
    Data,
)
from wildtable.games.wild_assent.whole import higher, lower
from wildtable.games.wild_assent.words import (
    ADJACENT_ENEMIES,
    ARC,
    GLOBAL,
    LINE,
    ONE,
    RANGE_POINT,
)

DEFAULT: Final = 0
LAST: Final = 8


def blow_of(s: Data, gladiator: i64, slot: i64) -> Blow:
    """What a Gladiator attacks with (WA-STAT-05 to -07, WA-EQUIP-03, WA-RULING-11)."""
    if gladiator < FIRST_SUMMON:
        blow = s.kit.attacks[gladiator * BLOWS + slot]
    elif slot != DEFAULT:
        blow = NO_BLOW
    else:
        blow = Blow(
            printed(s, gladiator, tables.RANGE),
            printed(s, gladiator, tables.BASE),
            printed(s, gladiator, tables.DICE),
            printed(s, gladiator, tables.DAMAGE),
            ONE,
        )
    if blow.reach < GLOBAL and (has(s.standing_points, RANGE_POINT) or s.force.asks(RANGE_POINT)):
        reach = higher(1, changed(s, gladiator, RANGE_POINT, blow.reach))
        if reach != blow.reach:
            return Blow(reach, blow.base, blow.dice, blow.damage, blow.area)
    return blow


# May it be made?


def check_target(s: Data, gladiator: i64, target: i64, blow: Blow) -> str:
    """One enemy in range, arc and sight (WA-LOS-01, WA-RANGE-01, WA-RULING-58)."""
    if target < 0 or target >= GLADIATORS or not s.lives(target):
        return "WA-RULING-61"
    if s.side_of(target) == s.side_of(gladiator):
        return "WA-LOS-05"
    if blow.reach >= GLOBAL:
        return OK
    here = s.of[WHERE + gladiator]
    there = s.of[WHERE + target]
    if distance(here, there) > blow.reach:
        return "WA-RANGE-01"
    if not in_arc(s.of[FACING + gladiator], here, there):
        return "WA-LOS-03"
    return OK if sees(s, here, there) else "WA-LOS-04"


def standing_on(s: Data, low: i64, high: i64) -> i64:
    """Who stands on some fields, as bits."""
    found: i64 = 0
    low &= s.of[OCCUPIED]
    high &= s.of[OCCUPIED + 1]
    while low != 0:
        found |= bit(s.of[STANDS + lowest(low)])
        low &= low - 1
    while high != 0:
        found |= bit(s.of[STANDS + HALF_BOARD + lowest(high)])
        high &= high - 1
    return found


def ahead_of(s: Data, gladiator: i64, reach: i64) -> i64:
    """Who stands in its arc, no farther away than that, as bits (WA-RANGE-01, WA-LOS-03)."""
    here = s.of[WHERE + gladiator]
    arc = (here * 4 + s.of[FACING + gladiator]) * 2
    near = (here * REACHES + lower(reach, FARTHEST)) * 2
    return standing_on(s, ARCS[arc] & NEAR[near], ARCS[arc + 1] & NEAR[near + 1])


def strikes(s: Data, gladiator: i64, target: i64, blow: Blow) -> bool:
    """The same for one who is known to be an enemy on the board."""
    if s.of[HEALTH + target] == 0:
        return False
    if blow.reach >= GLOBAL:
        return True
    here = s.of[WHERE + gladiator]
    there = s.of[WHERE + target]
    return (
        distance(here, there) <= blow.reach
        and in_arc(s.of[FACING + gladiator], here, there)
        and sees(s, here, there)
    )


def area_of(s: Data, gladiator: i64, blow: Blow) -> i64:
    """Whom an area attack hits, as bits; never the attacker (WA-RULING-57, WA-RULING-177)."""
    here = s.of[WHERE + gladiator]
    facing = s.of[FACING + gladiator]
    found: i64 = 0
    if blow.area == LINE:
        field = here
        for _ in range(blow.reach):
            field = s.board.step(field, facing * 2)
            if field == OFF_BOARD or walled(s, field):
                return found
            if s.of[STANDS + field] != GONE:
                found |= bit(s.of[STANDS + field])
        return found
    if blow.area == ARC:
        left = ahead_of(s, gladiator, blow.reach)
    else:
        near = (here * REACHES + 1) * 2
        left = standing_on(s, NEAR[near], NEAR[near + 1]) & ~bit(gladiator)
    if blow.area == ADJACENT_ENEMIES:
        left &= enemies_of(s, gladiator)
    while left != 0:
        other = lowest(left)
        left &= left - 1
        if s.of[HEALTH + other] > 0:
            found |= bit(other)
    return found


def check_area(s: Data, gladiator: i64, blow: Blow) -> str:
    """At least one enemy in the area (WA-RULING-61)."""
    return OK if area_of(s, gladiator, blow) & enemies_of(s, gladiator) != 0 else "WA-RULING-61"


def check_cost(s: Data, gladiator: i64, slot: i64) -> str:
    """The price of an attack by a Skill can be paid (WA-RULING-163)."""
    if slot == DEFAULT or slot >= FIRST_WEAPON:
        return OK
    skill = skill_at(s, gladiator, slot - 1)
    effects = s.tables.effects
    clause = s.tables.skill_attacks[skill]
    cost = effects.clauses.get(clause, COST)
    if cost == tables.NONE:
        return OK
    at = Context(effects.clauses, gladiator, skill, UNBOUND)
    at.clause = clause
    return effects.costs[cost].can(s, at)


def check_attack(s: Data, gladiator: i64, slot: i64, target: i64) -> str:
    """An attack as the action (WA-ACTION-01)."""
    if slot < 0 or slot > LAST:
        return "WA-ACTION-01"
    blow = blow_of(s, gladiator, slot)
    if blow.dice == 0:
        return "WA-ACTION-01"
    rule = check_cost(s, gladiator, slot)
    if rule != OK:
        return rule
    if blow.area == ONE:
        return check_target(s, gladiator, target, blow)
    return check_area(s, gladiator, blow) if target == actions.AREA else "WA-RULING-57"


def push_attack(s: Data, gladiator: i64, slot: i64, blow: Blow, targets: i64) -> None:
    """The frame of an attack, as it is declared or weighed."""
    stack = s.stack
    stack.push(frames.ATTACK, s.of[SEAT + gladiator], frames.ATTACK_FIELDS)
    stack.set(frames.ATTACKER, gladiator)
    stack.set(frames.TARGETS, targets)
    stack.set(frames.FIRST, targets)
    stack.set(frames.SLOT, slot)
    stack.set(frames.RANGE, blow.reach)
    stack.set(frames.BASE, blow.base)
    stack.set(frames.DICE_COUNT, blow.dice)
    stack.set(frames.DAMAGE, blow.damage)
    stack.set(frames.AREA, blow.area)


def blows_of(s: Data, gladiator: i64) -> i64:
    """What it has to attack with, as bits."""
    if gladiator >= FIRST_SUMMON:
        return bit(DEFAULT)
    return s.kit.blows[gladiator]


def add_attacks(s: Data, gladiator: i64, offered: "vec[i64]") -> "vec[i64]":
    """Every attack that the Gladiator may make as its action."""
    slots = blows_of(s, gladiator)
    while slots != 0:
        slot = lowest(slots)
        slots &= slots - 1
        if check_cost(s, gladiator, slot) == OK:
            blow = blow_of(s, gladiator, slot)
            if blow.area == ONE:
                found = targets_of(s, gladiator, blow, False)
                while found != 0:
                    offered = append(offered, actions.pack(actions.ATTACK, slot * 64 + lowest(found)))
                    found &= found - 1
            elif check_area(s, gladiator, blow) == OK:
                offered = append(offered, actions.pack(actions.ATTACK, slot * 64 + actions.AREA))
    return offered


def can_attack(s: Data, gladiator: i64) -> bool:
    """Is there any attack that it may make as its action?"""
    slots = blows_of(s, gladiator)
    while slots != 0:
        slot = lowest(slots)
        slots &= slots - 1
        if check_cost(s, gladiator, slot) == OK:
            blow = blow_of(s, gladiator, slot)
            if blow.area == ONE:
                if targets_of(s, gladiator, blow, True) != 0:
                    return True
            elif check_area(s, gladiator, blow) == OK:
                return True
    return False


def targets_of(s: Data, gladiator: i64, blow: Blow, first: bool) -> i64:
    """Whom an attack on one can be made on, as bits; with `first` one of them is enough."""
    found: i64 = 0
    left = enemies_of(s, gladiator)
    if blow.reach < GLOBAL:
        left &= ahead_of(s, gladiator, blow.reach)
    while left != 0:
        target = lowest(left)
        left &= left - 1
        if strikes(s, gladiator, target, blow):
            found |= bit(target)
            if first:
                return found
    return found


def has_target(s: Data, gladiator: i64) -> bool:
    """Can its default attack be made (WA-RULING-173)?"""
    return targets_of(s, gladiator, blow_of(s, gladiator, DEFAULT), True) != 0
