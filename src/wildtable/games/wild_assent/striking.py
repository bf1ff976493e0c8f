"""What the Gladiator that acts now can do best from where it stands, without doing it."""

from typing import Final

from mypy_extensions import i64

from wildtable.engine.bits import bit, has
from wildtable.engine.clauses import ACTS, NONE, THEN, WHAT
from wildtable.engine.refusal import OK
from wildtable.engine.words import Context
from wildtable.games.wild_assent import frames
from wildtable.games.wild_assent.board import from_back
from wildtable.games.wild_assent.kit import USES
from wildtable.games.wild_assent.rules.blows import (
    LAST,
    Blow,
    area_of,
    blow_of,
    check_cost,
    check_target,
    push_attack,
)
from wildtable.games.wild_assent.rules.damage import damage_to, dice_of
from wildtable.games.wild_assent.rules.modify import FIRST_WEAPON, UNBOUND
from wildtable.games.wild_assent.rules.troupe import allied, skill_at
from wildtable.games.wild_assent.state import (
    FIRST_CREATURE,
    FIRST_SUMMON,
    GLADIATORS,
    MARKS,
    MOST,
    SLOTS,
    Data,
)
from wildtable.games.wild_assent.threat import Fighter, strike_worth
from wildtable.games.wild_assent.whole import higher, lower
from wildtable.games.wild_assent.words import BLEED, GLOBAL, ONE
from wildtable.games.wild_assent.worth import INFLICT, STATUS_WORTH, VERBS

MANY: Final = 20  # so many Successes that no defense is left over
HEAL: Final = 2
BLEEDING: Final = 16


def best_deed(s: Data, fighter: Fighter, everybody: list[Fighter]) -> i64:
    """The worth of its best action; nothing is always possible."""
    best: i64 = 0
    gladiator = fighter.gladiator
    last: i64 = LAST + 1 if gladiator < FIRST_CREATURE else FIRST_WEAPON
    for slot in range(last):
        blow = blow_of(s, gladiator, slot)
        if blow.dice > 0 and check_cost(s, gladiator, slot) == OK:
            best = higher(best, best_strike(s, fighter, everybody, slot, blow))
    if gladiator < FIRST_SUMMON:
        for slot in range(SLOTS):
            if has(s.kit.uses[gladiator], slot * 2):
                clause = s.kit.use_clauses[gladiator * USES + slot * 2]
                skill = skill_at(s, gladiator, slot)
                best = higher(best, skill_deed(s, fighter, everybody, skill, clause))
    return best


def best_strike(s: Data, fighter: Fighter, everybody: list[Fighter], slot: i64, blow: Blow) -> i64:
    """The best target of an attack, or all of an area."""
    if blow.area == ONE:
        best: i64 = 0
        for target in everybody:
            if check_target(s, fighter.gladiator, target.gladiator, blow) == OK:
                push(s, fighter, slot, blow, bit(target.gladiator))
                if blow.reach < GLOBAL and from_back(target.facing, target.field, fighter.field):
                    s.stack.set(frames.BACKS, bit(target.gladiator))
                best = higher(best, pushed_worth(s, fighter, target))
                s.stack.pop()
        return best
    targets = area_of(s, fighter.gladiator, blow)
    if targets == 0:
        return 0
    push(s, fighter, slot, blow, targets)
    total: i64 = 0
    for target in everybody:
        if has(targets, target.gladiator):
            worth = pushed_worth(s, fighter, target)
            total += worth if target.side != fighter.side else -worth
    s.stack.pop()
    return total


def push(s: Data, fighter: Fighter, slot: i64, blow: Blow, targets: i64) -> None:
    """The attack as it would be declared, so that the rules can be asked about it."""
    push_attack(s, fighter.gladiator, slot, blow, targets)
    s.stack.set(frames.THROW, MANY)


def pushed_worth(s: Data, fighter: Fighter, target: Fighter) -> i64:
    """The attack on top against one of its targets, dice and defense as the rules count them."""
    attack = s.stack.top
    certain = damage_to(s, attack, target.gladiator) - MANY
    return strike_worth(s.tables.odds, dice_of(s, attack), certain, target)


def skill_deed(s: Data, fighter: Fighter, everybody: list[Fighter], skill: i64, clause: i64) -> i64:
    """An Active Skill that is no attack, for the one to whom it does most."""
    effects = s.tables.effects
    at = Context(effects.clauses, fighter.gladiator, skill, UNBOUND)
    at.clause = clause
    if effects.can(s, at) != OK:
        return 0
    best: i64 = 0
    total: i64 = 0
    subjects = effects.subjects(s, at)
    for subject in subjects:
        if subject < GLADIATORS:
            worth = deed_worth(s, fighter, everybody, clause, subject)
            total += worth
            best = higher(best, worth)
    each = effects.targets[effects.clauses.get(clause, 2)].each
    return total if each else best


def deed_worth(s: Data, fighter: Fighter, everybody: list[Fighter], clause: i64, subject: i64) -> i64:
    """What a clause and those that follow from it do to somebody, good for the own side."""
    clauses = s.tables.effects.clauses
    found: i64 = 0
    while clause != NONE:
        what = clauses.get(clause, WHAT)
        if clauses.get(clause, ACTS) == 0:
            found += 8 * clauses.amount(clause)
        elif what == HEAL:
            found += healing(s, everybody, subject, clauses.amount(clause))
        elif what == INFLICT:
            status = clauses.field(clause, WHAT, 0)
            if not has(s.of[MARKS + subject], status):
                worth: i64 = STATUS_WORTH[status]
                found += -worth if allied(s, fighter.gladiator, subject) else worth
        else:
            found += VERBS[what]
        clause = clauses.get(clause, THEN)
    return found


def healing(s: Data, everybody: list[Fighter], subject: i64, by: i64) -> i64:
    """Health regained, or Bleed taken off (WA-STATUS-05)."""
    if has(s.of[MARKS + subject], BLEED):
        return BLEEDING
    for fighter in everybody:
        if fighter.gladiator == subject:
            return lower(by, s.of[MOST + subject] - fighter.health) * fighter.point
    return 0
