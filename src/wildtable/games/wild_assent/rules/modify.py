"""Numbers and marks that texts change: those that always act, and those in force for a time.

What texts change in an attack alone is in `attack_texts.py`.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wildtable.engine.bits import bit, has, lowest
from wildtable.engine.clauses import ACTS, IF, NEXT, NONE, SETS, TO, WHAT, WHEN
from wildtable.engine.words import OK, Context
from wildtable.games.wild_assent.board import distance
from wildtable.games.wild_assent.rules.troupe import allied, everybody, is_sort, printed, skill_at
from wildtable.games.wild_assent.state import (
    EDICTS,
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
    FATIGUE,
    HEALTH_POINT,
    SPEED_POINT,
)

# Targets by their numbers in the vocabulary.
TO_SELF: Final = 0
TO_TARGET: Final = 1
TO_ATTACKER: Final = 2
TO_EACH_ALLY: Final = 6
TO_EACH_ENEMY: Final = 7
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
    follow_health(s)


def follow_health(s: Data) -> None:
    """The Health of everybody changes as much as its maximum (WA-RULING-148)."""
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
