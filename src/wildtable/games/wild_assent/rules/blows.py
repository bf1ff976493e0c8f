"""What a Gladiator can attack with, and whom: range, arc, sight, areas, costs (WA-ACTION, WA-LOS).

With what: 0 is the default attack, 1 to 6 the Skill in a place of the Gladiator, 7 and 8 a weapon.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wildtable.engine.bits import bit, has
from wildtable.engine.clauses import COST, WHAT
from wildtable.engine.refusal import OK
from wildtable.engine.words import Context
from wildtable.games.wild_assent import actions, tables
from wildtable.games.wild_assent.board import OFF_BOARD, distance, in_arc
from wildtable.games.wild_assent.rules.modify import FIRST_WEAPON, changed, unbound
from wildtable.games.wild_assent.rules.sight import sees, walled
from wildtable.games.wild_assent.rules.troupe import printed, skill_at
from wildtable.games.wild_assent.state import (
    EQUIPMENT,
    FACING,
    FIRST_CREATURE,
    GLADIATORS,
    GONE,
    STANDS,
    WHERE,
    Data,
)
from wildtable.games.wild_assent.whole import higher
from wildtable.games.wild_assent.words import (
    ADJACENT,
    ARC,
    GLOBAL,
    LINE,
    ONE,
    RANGE_POINT,
)

DEFAULT: Final = 0
LAST: Final = 8


class Blow:
    """The numbers of an attack: range, base damage, dice, type of damage, area; no dice: there is none."""

    def __init__(self, reach: i64, base: i64, dice: i64, damage: i64, area: i64) -> None:
        self.reach = reach
        self.base = base
        self.dice = dice
        self.damage = damage
        self.area = area


def blow_of(s: Data, gladiator: i64, slot: i64) -> Blow:
    """What a Gladiator attacks with (WA-STAT-05 to -07, WA-EQUIP-03, WA-RULING-11)."""
    if slot == DEFAULT:
        blow = Blow(
            printed(s, gladiator, tables.RANGE),
            printed(s, gladiator, tables.BASE),
            printed(s, gladiator, tables.DICE),
            printed(s, gladiator, tables.DAMAGE),
            ONE,
        )
    elif slot >= FIRST_WEAPON:
        card = s.of[EQUIPMENT + gladiator * 2 + slot - FIRST_WEAPON] if gladiator < FIRST_CREATURE else GONE
        if card == GONE:
            return Blow(0, 0, 0, 0, ONE)
        at = card * 4
        numbers = s.tables.equipment_attacks
        blow = Blow(numbers[at], numbers[at + 1], numbers[at + 3], numbers[at + 2], ONE)
    else:
        skill = skill_at(s, gladiator, slot - 1)
        clause = tables.NONE if skill == tables.NONE else s.tables.skill_attacks[skill]
        if clause == tables.NONE:
            return Blow(0, 0, 0, 0, ONE)
        clauses = s.tables.effects.clauses
        blow = Blow(
            clauses.field(clause, WHAT, 0),
            clauses.field(clause, WHAT, 1),
            clauses.field(clause, WHAT, 2),
            clauses.field(clause, WHAT, 3),
            clauses.field(clause, WHAT, 4),
        )
    if blow.reach < GLOBAL:
        blow.reach = higher(1, changed(s, gladiator, RANGE_POINT, blow.reach))
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
    for other in range(GLADIATORS):
        if other != gladiator and s.lives(other):
            there = s.of[WHERE + other]
            away = distance(here, there)
            if blow.area == ARC:
                if away <= blow.reach and in_arc(facing, here, there):
                    found |= bit(other)
            elif away == 1 and (blow.area == ADJACENT or s.side_of(other) != s.side_of(gladiator)):
                found |= bit(other)
    return found


def check_area(s: Data, gladiator: i64, blow: Blow) -> str:
    """At least one enemy in the area (WA-RULING-61)."""
    hit = area_of(s, gladiator, blow)
    for other in range(GLADIATORS):
        if has(hit, other) and s.side_of(other) != s.side_of(gladiator):
            return OK
    return "WA-RULING-61"


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
    at = Context(effects.clauses, gladiator, skill, unbound())
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


def add_attacks(s: Data, gladiator: i64, offered: "vec[i64]") -> "vec[i64]":
    """Every attack that the Gladiator may make as its action."""
    last: i64 = LAST + 1 if gladiator < FIRST_CREATURE else FIRST_WEAPON
    for slot in range(last):
        blow = blow_of(s, gladiator, slot)
        if blow.dice == 0 or check_cost(s, gladiator, slot) != OK:
            continue
        if blow.area != ONE:
            if check_area(s, gladiator, blow) == OK:
                offered = append(offered, actions.pack(actions.ATTACK, slot * 64 + actions.AREA))
            continue
        for target in range(GLADIATORS):
            if s.of[WHERE + target] != GONE and check_target(s, gladiator, target, blow) == OK:
                offered = append(offered, actions.pack(actions.ATTACK, slot * 64 + target))
    return offered


def has_target(s: Data, gladiator: i64) -> bool:
    """Can its default attack be made (WA-RULING-173)?"""
    blow = blow_of(s, gladiator, DEFAULT)
    for target in range(GLADIATORS):
        if s.of[WHERE + target] != GONE and check_target(s, gladiator, target, blow) == OK:
            return True
    return False
