"""Numbers and marks that texts change: those that always act, those in force for a time, those of an attack.

A clause about an attack that changes something in this attack alone, and costs nothing, is not put in force:
it is
asked for when the attack needs the number. So each target has its own answer, and attacks may be nested.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wildtable.engine.bits import bit, has, lowest
from wildtable.engine.clauses import ACTS, COST, IF, MAY, NEXT, NONE, SETS, TO, UNTIL, WHAT, WHEN
from wildtable.engine.words import OK, Context
from wildtable.games.wild_assent import frames
from wildtable.games.wild_assent.board import distance
from wildtable.games.wild_assent.rules.troupe import allied, everybody, is_sort, printed, skill_at
from wildtable.games.wild_assent.state import (
    EDICTS,
    EQUIPMENT,
    FIRST_CREATURE,
    FIRST_SUMMON,
    GONE,
    HEALTH,
    KIND,
    MARKS,
    MOST,
    PLAYER_1,
    SIDE_OWNER,
    SLOTS,
    WHERE,
    WORKING,
    Data,
)
from wildtable.games.wild_assent.tables import HEALTH as HEALTH_COLUMN
from wildtable.games.wild_assent.tables import SPEED as SPEED_COLUMN
from wildtable.games.wild_assent.whole import higher
from wildtable.games.wild_assent.words import (
    ALWAYS,
    ATTACKED_BEFORE,
    AUTOMATICALLY_POINT,
    DICE_POINT,
    EACH_SPECIAL,
    FATIGUE,
    HEALTH_POINT,
    OWN_ATTACK,
    SPECIAL,
    SPEED_POINT,
    STUN,
    UNTIL_ATTACK,
)

# Targets by their numbers in the vocabulary.
TO_SELF: Final = 0
TO_TARGET: Final = 1
TO_ATTACKER: Final = 2
TO_EACH_ALLY: Final = 6
TO_EACH_ENEMY: Final = 7
SPECIAL_FACE: Final = 1
STANDING: Final = 3
"""A text that always acts is three numbers: its clause, its owner, the point that it changes."""
FIRST_WEAPON: Final = 7
SPEED_DIE: Final = 17


UNBOUND: Final = vec[i64]([NONE, NONE, NONE, NONE])
"""No reference means anybody. It is read, never written."""


# Texts that always act.


def restand(s: Data) -> None:
    """Find the texts that always act anew, and let Health follow (WA-RULING-145, WA-RULING-148,
    WA-RULING-146, WA-RULING-185)."""
    rows = vec[i64]()
    s.standing_points = 0
    left = everybody(s) & s.kit.speaks[ALWAYS]
    while left != 0:
        gladiator = lowest(left)
        left &= left - 1
        for slot in range(SLOTS):
            skill = skill_at(s, gladiator, slot)
            if skill != NONE:
                rows = add_standing(s, rows, skill, gladiator)
    edicts = s.of[EDICTS]
    while edicts > 0:
        text = s.tables.silvestrem_texts[edicts % 64 - 1]
        for side in range(2):
            rows = add_standing(s, rows, text, SIDE_OWNER + side)
        edicts //= 64
    s.standing = rows
    left = everybody(s)
    while left != 0:
        gladiator = lowest(left)
        left &= left - 1
        if s.of[HEALTH + gladiator] > 0:
            most = higher(1, changed(s, gladiator, HEALTH_POINT, printed(s, gladiator, HEALTH_COLUMN)))
            if most != s.of[MOST + gladiator]:
                s.of[HEALTH + gladiator] = higher(1, s.of[HEALTH + gladiator] + most - s.of[MOST + gladiator])
                s.of[MOST + gladiator] = most


def starting_health(s: Data, gladiator: i64) -> i64:
    """The maximum with which it began: its card, and the texts that always act on it,
    even if their owners have fallen since; Edicts came later (WA-RULING-184)."""
    health = printed(s, gladiator, HEALTH_COLUMN)
    added: i64 = 0
    for owner in range(FIRST_SUMMON):
        if s.of[KIND + owner] != GONE:
            for slot in range(SLOTS):
                skill = skill_at(s, owner, slot)
                if skill != NONE:
                    added += health_by(s, skill, owner, gladiator, health)
    return higher(1, health + added)


def health_by(s: Data, text: i64, owner: i64, gladiator: i64, health: i64) -> i64:
    """What a text that always acts adds to the Health of a Gladiator."""
    clauses = s.tables.effects.clauses
    added: i64 = 0
    clause = clauses.first(text)
    while clause != NONE:
        always = clauses.get(clause, WHEN) == ALWAYS and clauses.get(clause, ACTS) == 0
        if always and clauses.get(clause, WHAT) == HEALTH_POINT and names(s, clause, owner, gladiator):
            added += clauses.amount(clause) - (health if clauses.get(clause, SETS) == 1 else 0)
        clause = clauses.get(clause, NEXT)
    return added


def add_standing(s: Data, rows: "vec[i64]", text: i64, owner: i64) -> "vec[i64]":
    """A card that speaks of every Gladiator is Player 1's alone, so that it counts once."""
    clauses = s.tables.effects.clauses
    if not clauses.mentions(text, ALWAYS):
        return rows
    clause = clauses.first(text)
    while clause != NONE:
        if clauses.get(clause, WHEN) == ALWAYS and clauses.get(clause, ACTS) == 0:
            to = clauses.get(clause, TO)
            if owner < SIDE_OWNER or to <= TO_EACH_ENEMY or owner == SIDE_OWNER + s.of[PLAYER_1]:
                rows = append(append(append(rows, clause), owner), clauses.get(clause, WHAT))
                s.standing_points |= bit(clauses.get(clause, WHAT))
        clause = clauses.get(clause, NEXT)
    return rows


def reaches(s: Data, clause: i64, owner: i64, gladiator: i64) -> bool:
    """Does a text that always acts speak of that Gladiator, where both stand now?"""
    if s.tables.effects.clauses.get(clause, TO) == TO_SELF:
        return owner == gladiator
    if not names(s, clause, owner, gladiator):
        return False
    if owner == gladiator or owner >= SIDE_OWNER:
        return True
    if s.of[WHERE + owner] == GONE or s.of[WHERE + gladiator] == GONE:
        return False
    within = s.tables.effects.clauses.field(clause, TO, 0)
    return distance(s.of[WHERE + owner], s.of[WHERE + gladiator]) <= within


def names(s: Data, clause: i64, owner: i64, gladiator: i64) -> bool:
    """Is the Gladiator one of those of whom a text that always acts speaks, wherever they stand?"""
    clauses = s.tables.effects.clauses
    to = clauses.get(clause, TO)
    if to == TO_SELF:
        return owner == gladiator
    if not is_sort(gladiator, clauses.field(clause, TO, 1)):
        return False
    if to == TO_EACH_ALLY:
        return allied(s, owner, gladiator)
    return to != TO_EACH_ENEMY or not allied(s, owner, gladiator)


# Numbers outside of an attack.


def changed(s: Data, gladiator: i64, point: i64, base: i64) -> i64:
    """A number: what it is set to, then plus and minus (WA-RULING-130, WA-RULING-158)."""
    if not spoken_of(s, point):
        return base
    value = base
    added: i64 = 0
    effects = s.tables.effects
    clauses = effects.clauses
    row = next_acting(s, gladiator, point, 0)
    while row != NONE:
        clause = s.standing[row]
        if clauses.get(clause, SETS) == 1:
            value = clauses.amount(clause)
        else:
            added += clauses.amount(clause)
        row = next_acting(s, gladiator, point, row + STANDING)
    if s.force.asks(point):
        at = Context(clauses, gladiator, NONE, UNBOUND)
        at.subject = gladiator
        return effects.changed(s, s.force, point, value, at) + added
    return value + added


def spoken_of(s: Data, point: i64) -> bool:
    """May a text that always acts, or one in force, change that point for anybody?"""
    return ((s.standing_points | s.force.points) >> point) & 1 == 1


def next_acting(s: Data, gladiator: i64, point: i64, row: i64) -> i64:
    """From a row on, the first text that always acts at that point on the Gladiator; `NONE`: none does."""
    if not has(s.standing_points, point):
        return NONE
    rows = s.standing
    last: i64 = len(rows)
    while row < last:
        if rows[row + 2] == point and acts_on(s, rows[row], rows[row + 1], gladiator):
            return row
        row += STANDING
    return NONE


def acts_on(s: Data, clause: i64, owner: i64, gladiator: i64) -> bool:
    """Does a text that always acts speak of that Gladiator, and do its conditions hold?"""
    if not reaches(s, clause, owner, gladiator):
        return False
    effects = s.tables.effects
    if effects.clauses.get(clause, IF) == NONE:
        return True
    at = Context(effects.clauses, owner, NONE, UNBOUND)
    at.clause = clause
    at.subject = gladiator
    return effects.broken(s, at) == OK


def marked(s: Data, gladiator: i64, point: i64) -> bool:
    """Does a mark of that point lie on the Gladiator?"""
    if not spoken_of(s, point):
        return False
    effects = s.tables.effects
    clauses = effects.clauses
    if next_acting(s, gladiator, point, 0) != NONE:
        return True
    if s.force.asks(point):
        at = Context(clauses, gladiator, NONE, UNBOUND)
        at.subject = gladiator
        return effects.flagged(s, s.force, point, NONE, at)
    return False


def speed_of(s: Data, gladiator: i64) -> i64:
    """With texts and dice, then Fatigue, never below 1 by it (WA-MOM-06, WA-STATUS-06, WA-RULING-85)."""
    speed = changed(s, gladiator, SPEED_POINT, printed(s, gladiator, SPEED_COLUMN))
    marks = s.of[MARKS + gladiator]
    if has(marks, SPEED_DIE):
        speed += 1
    speed = higher(0, speed)
    if has(marks, WORKING + FATIGUE) and speed > 1:
        speed = higher(1, speed - 2)
    return speed


# In an attack.


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
