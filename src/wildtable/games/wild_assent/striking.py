"""What the Gladiator that acts now can do best from where it stands, without doing it."""

from typing import Final

from mypy_extensions import i64

from wildtable.engine.bits import bit, has, lowest
from wildtable.engine.clauses import ACTS, NONE, THEN, WHAT
from wildtable.engine.refusal import OK
from wildtable.engine.words import Context
from wildtable.games.wild_assent import frames
from wildtable.games.wild_assent.board import from_back
from wildtable.games.wild_assent.kit import USES, Blow
from wildtable.games.wild_assent.muster import Muster
from wildtable.games.wild_assent.rows import FALLS, FIELD, LEFT, POINT, SIDE, TURNED, WHO
from wildtable.games.wild_assent.rules.blows import (
    area_of,
    blow_of,
    blows_of,
    check_cost,
    push_attack,
    strikes,
)
from wildtable.games.wild_assent.rules.damage import damage_to, dice_of
from wildtable.games.wild_assent.rules.modify import UNBOUND
from wildtable.games.wild_assent.rules.troupe import allied, skill_at
from wildtable.games.wild_assent.state import FIRST_SUMMON, GLADIATORS, GONE, MARKS, MOST, SLOTS, Data
from wildtable.games.wild_assent.threat import strike_worth
from wildtable.games.wild_assent.whole import higher, lower
from wildtable.games.wild_assent.words import BLEED, GLOBAL, ONE
from wildtable.games.wild_assent.worth import INFLICT, STATUS_WORTH, VERBS

MANY: Final = 20  # so many Successes that no defense is left over
HEAL: Final = 2
BLEEDING: Final = 16


def best_deed(s: Data, muster: Muster, row: i64) -> i64:
    """The worth of its best action; nothing is always possible."""
    best: i64 = 0
    gladiator = muster.get(row, WHO)
    slots = blows_of(s, gladiator)
    while slots != 0:
        slot = lowest(slots)
        slots &= slots - 1
        if check_cost(s, gladiator, slot) == OK:
            best = higher(best, best_strike(s, muster, row, slot, blow_of(s, gladiator, slot)))
    if gladiator < FIRST_SUMMON:
        for slot in range(SLOTS):
            if has(s.kit.uses[gladiator], slot * 2):
                clause = s.kit.use_clauses[gladiator * USES + slot * 2]
                skill = skill_at(s, gladiator, slot)
                best = higher(best, skill_deed(s, muster, gladiator, skill, clause))
    return best


def best_strike(s: Data, muster: Muster, row: i64, slot: i64, blow: Blow) -> i64:
    """The best target of an attack, or all of an area."""
    gladiator = muster.get(row, WHO)
    side = muster.get(row, SIDE)
    if blow.area == ONE:
        best: i64 = 0
        field = muster.get(row, FIELD)
        for target in range(muster.count):
            one = muster.get(target, WHO)
            if muster.get(target, SIDE) != side and strikes(s, gladiator, one, blow):
                push(s, gladiator, slot, blow, bit(one))
                if blow.reach < GLOBAL and from_back(
                    muster.get(target, TURNED), muster.get(target, FIELD), field
                ):
                    s.stack.set(frames.BACKS, bit(one))
                best = higher(best, pushed_worth(s, muster, target))
                s.stack.pop()
        return best
    targets = area_of(s, gladiator, blow)
    if targets == 0:
        return 0
    push(s, gladiator, slot, blow, targets)
    total: i64 = 0
    for target in range(muster.count):
        if has(targets, muster.get(target, WHO)):
            worth = pushed_worth(s, muster, target)
            total += worth if muster.get(target, SIDE) != side else -worth
    s.stack.pop()
    return total


def push(s: Data, gladiator: i64, slot: i64, blow: Blow, targets: i64) -> None:
    """The attack as it would be declared, so that the rules can be asked about it."""
    push_attack(s, gladiator, slot, blow, targets)
    s.stack.set(frames.THROW, MANY)


def pushed_worth(s: Data, muster: Muster, target: i64) -> i64:
    """The attack on top against one of its targets, dice and defense as the rules count them."""
    attack = s.stack.top
    certain = damage_to(s, attack, muster.get(target, WHO)) - MANY
    return strike_worth(
        s.tables.odds,
        dice_of(s, attack),
        certain,
        muster.get(target, LEFT),
        muster.get(target, POINT),
        muster.get(target, FALLS),
    )


def skill_deed(s: Data, muster: Muster, gladiator: i64, skill: i64, clause: i64) -> i64:
    """An Active Skill that is no attack, for the one to whom it does most."""
    effects = s.tables.effects
    at = Context(effects.clauses, gladiator, skill, UNBOUND)
    at.clause = clause
    if effects.can(s, at) != OK:
        return 0
    best: i64 = 0
    total: i64 = 0
    subjects = effects.subjects(s, at)
    for subject in subjects:
        if subject < GLADIATORS:
            worth = deed_worth(s, muster, gladiator, clause, subject)
            total += worth
            best = higher(best, worth)
    each = effects.targets[effects.clauses.get(clause, 2)].each
    return total if each else best


def deed_worth(s: Data, muster: Muster, gladiator: i64, clause: i64, subject: i64) -> i64:
    """What a clause and those that follow from it do to somebody, good for the own side."""
    clauses = s.tables.effects.clauses
    found: i64 = 0
    while clause != NONE:
        what = clauses.get(clause, WHAT)
        if clauses.get(clause, ACTS) == 0:
            found += 8 * clauses.amount(clause)
        elif what == HEAL:
            found += healing(s, muster, subject, clauses.amount(clause))
        elif what == INFLICT:
            status = clauses.field(clause, WHAT, 0)
            if not has(s.of[MARKS + subject], status):
                worth: i64 = STATUS_WORTH[status]
                found += -worth if allied(s, gladiator, subject) else worth
        else:
            found += VERBS[what]
        clause = clauses.get(clause, THEN)
    return found


def healing(s: Data, muster: Muster, subject: i64, by: i64) -> i64:
    """Health regained, or Bleed taken off (WA-STATUS-05)."""
    if has(s.of[MARKS + subject], BLEED):
        return BLEEDING
    row = muster.row_of(subject)
    if row == GONE:
        return 0
    return lower(by, s.of[MOST + subject] - muster.get(row, LEFT)) * muster.get(row, POINT)
