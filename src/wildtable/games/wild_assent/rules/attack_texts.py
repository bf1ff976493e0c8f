"""Numbers that texts change in an attack: dice, damage, Defense, what is Assigned.

A clause about an attack that changes something in this attack alone, and costs nothing, is not put in
force: it is asked for when the attack needs the number. So each target has its own answer, and attacks may be
nested.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from wildtable.engine.bits import has, lowest
from wildtable.engine.clauses import ACTS, COST, MAY, NEXT, NONE, TO, UNTIL, WHAT, WHEN
from wildtable.engine.words import OK, Context
from wildtable.games.wild_assent import frames
from wildtable.games.wild_assent.rules.modify import (
    FIRST_WEAPON,
    TO_ATTACKER,
    TO_SELF,
    TO_TARGET,
)
from wildtable.games.wild_assent.rules.troupe import skill_at
from wildtable.games.wild_assent.state import (
    EQUIPMENT,
    FIRST_CREATURE,
    FIRST_SUMMON,
    MARKS,
    SLOTS,
    Data,
)
from wildtable.games.wild_assent.words import (
    ATTACKED_BEFORE,
    AUTOMATICALLY_POINT,
    DICE_POINT,
    EACH_SPECIAL,
    OWN_ATTACK,
    SPECIAL,
    STUN,
    UNTIL_ATTACK,
)

SPECIAL_FACE: Final = 1


def is_plain(s: Data, clause: i64) -> bool:
    """Is the clause asked for when the attack needs it, without ever being put in force?"""
    clauses = s.tables.effects.clauses
    if clauses.get(clause, ACTS) == 1 or clauses.get(clause, UNTIL) != UNTIL_ATTACK:
        return False
    return clauses.get(clause, MAY) == 0 and clauses.get(clause, COST) == NONE


def concerns(s: Data, attack: i64, gladiator: i64, slot: i64) -> bool:
    """Do clauses of that Skill speak of this attack? Those of a Skill or weapon that attacks by itself
    speak of its own attacks alone (WA-RULING-904)."""
    with_what = s.stack.at(attack, frames.SLOT)
    skill = skill_at(s, gladiator, slot)
    if s.tables.skill_attacks[skill] != NONE:
        return with_what == slot + 1
    if gladiator < FIRST_CREATURE and slot >= 4:
        card = s.of[EQUIPMENT + gladiator * 2 + slot - 4]
        if s.tables.equipment_attacks[card * 4 + 3] > 0:
            return with_what == FIRST_WEAPON + slot - 4
    return True


def reacts(s: Data, gladiator: i64) -> bool:
    """May it use Defensive Skills (WA-RULING-83, WA-RULING-49)?"""
    return not (s.settings.stun_stops and has(s.of[MARKS + gladiator], STUN))


def in_attack(s: Data, attack: i64, point: i64, subject: i64, target: i64, field: i64) -> i64:
    """What the plain clauses about this attack add to a point of the attacker or the target; marks count 1
    each.

    `field` is the first field of the word, `NONE` for any.
    """
    stack = s.stack
    attacker = stack.at(attack, frames.ATTACKER)
    speaks = attacker < FIRST_SUMMON and has(s.kit.own_points[attacker], point)
    guards = target != NONE and target < FIRST_SUMMON and has(s.kit.guard_points[target], point)
    if not speaks and not guards:
        return 0
    found: i64 = 0
    specials: i64 = 0
    if stack.at(attack, frames.STAGE) > frames.ROLLS:
        specials = specials_of(s, attack)
    last: i64 = SLOTS if speaks else 0
    for slot in range(last):
        skill = skill_at(s, attacker, slot)
        if skill != NONE and concerns(s, attack, attacker, slot):
            found += said(s, attack, skill, attacker, OWN_ATTACK, point, subject, target, field)
            if specials > 0:
                found += said(s, attack, skill, attacker, SPECIAL, point, subject, target, field)
                each = said(s, attack, skill, attacker, EACH_SPECIAL, point, subject, target, field)
                found += each * specials
    if (
        guards
        and point != AUTOMATICALLY_POINT
        and reacts(s, target)
        and stack.at(attack, frames.AUTOMATIC) == 0
    ):
        for slot in range(SLOTS):
            skill = skill_at(s, target, slot)
            if skill != NONE:
                found += said(s, attack, skill, target, ATTACKED_BEFORE, point, subject, target, field)
    return found


def dice_in_attack(s: Data, attack: i64, targets: i64) -> i64:
    """Dice by plain clauses: one of the attacker's that hangs on the target counts if it holds for all
    (WA-RULING-170); those of each target count."""
    attacker = s.stack.at(attack, frames.ATTACKER)
    answered = s.stack.at(attack, frames.AUTOMATIC) == 0
    if not dice_change(s, attacker, targets):
        return 0
    found: i64 = 0
    for slot in range(SLOTS):
        own = skill_at(s, attacker, slot)
        if own != NONE and concerns(s, attack, attacker, slot):
            found += dice_for_all(s, attack, own, attacker, targets)
        left = targets
        while left != 0:
            one = lowest(left)
            left &= left - 1
            skill = skill_at(s, one, slot)
            if skill != NONE and answered and reacts(s, one):
                found += said(s, attack, skill, one, ATTACKED_BEFORE, DICE_POINT, attacker, one, NONE)
    return found


def dice_for_all(s: Data, attack: i64, skill: i64, attacker: i64, targets: i64) -> i64:
    """What the clauses of a Skill of the attacker add to the dice, each if it holds for every target."""
    effects = s.tables.effects
    clauses = effects.clauses
    found: i64 = 0
    clause = clauses.first(skill) if clauses.mentions(skill, OWN_ATTACK) else NONE
    while clause != NONE:
        fits = clauses.get(clause, WHEN) == OWN_ATTACK and clauses.get(clause, WHAT) == DICE_POINT
        if fits and is_plain(s, clause):
            left = targets
            while left != 0 and holds_for(s, attack, clause, skill, attacker, lowest(left)):
                left &= left - 1
            if left == 0:
                found += clauses.amount(clause)
        clause = clauses.get(clause, NEXT)
    return found


def holds_for(s: Data, attack: i64, clause: i64, skill: i64, attacker: i64, target: i64) -> bool:
    """Is the clause about the attacker, and do its conditions hold for that target?"""
    effects = s.tables.effects
    if meant(s, attack, clause, attacker, target) != attacker:
        return False
    at = Context(effects.clauses, attacker, skill, vec[i64]([attacker, target, attack, NONE]))
    at.clause = clause
    at.subject = attacker
    return effects.broken(s, at) == OK


def dice_change(s: Data, attacker: i64, targets: i64) -> bool:
    """Has anybody who takes part a plain clause about dice?"""
    kit = s.kit
    if attacker < FIRST_SUMMON and has(kit.own_points[attacker], DICE_POINT):
        return True
    while targets != 0:
        one = lowest(targets)
        targets &= targets - 1
        if one < FIRST_SUMMON and has(kit.guard_points[one], DICE_POINT):
            return True
    return False


def said(
    s: Data,
    attack: i64,
    skill: i64,
    owner: i64,
    moment: i64,
    point: i64,
    subject: i64,
    target: i64,
    field: i64,
) -> i64:
    """The sum of the plain clauses of one Skill for a moment and a point."""
    effects = s.tables.effects
    clauses = effects.clauses
    if not clauses.mentions(skill, moment):
        return 0
    found: i64 = 0
    clause = clauses.first(skill)
    while clause != NONE:
        fits = clauses.get(clause, WHEN) == moment and clauses.get(clause, WHAT) == point
        if fits and is_plain(s, clause) and meant(s, attack, clause, owner, target) == subject:
            at = Context(
                clauses, owner, skill, vec[i64]([s.stack.at(attack, frames.ATTACKER), target, attack, NONE])
            )
            at.clause = clause
            at.subject = subject
            enough = moment != SPECIAL or specials_of(s, attack) >= clauses.field(clause, WHEN, 0)
            if enough and (field == NONE or at.field(0) == field) and effects.broken(s, at) == OK:
                amount = clauses.amount(clause)
                if amount == 0:
                    amount = 1
                found += amount
        clause = clauses.get(clause, NEXT)
    return found


def specials_of(s: Data, attack: i64) -> i64:
    return s.tables.attack_die.shown(s.stack.at(attack, frames.THROW), SPECIAL_FACE)


def meant(s: Data, attack: i64, clause: i64, owner: i64, target: i64) -> i64:
    """Whom a plain clause is about."""
    to = s.tables.effects.clauses.get(clause, TO)
    if to == TO_SELF:
        return owner
    if to == TO_TARGET:
        return target
    if to == TO_ATTACKER:
        return s.stack.at(attack, frames.ATTACKER)
    return NONE
