"""What the verbs and costs of clauses do. The owner of a text is a Gladiator, or a side for Silvestrem
cards."""

from mypy_extensions import i64

from wildtable.engine.bits import bit, has
from wildtable.engine.words import OK, Context, Verb
from wildtable.games.wild_assent import events, frames
from wildtable.games.wild_assent.rules import health, momentum
from wildtable.games.wild_assent.rules.attack import declare, grant
from wildtable.games.wild_assent.rules.blows import DEFAULT, blow_of, check_target, has_target
from wildtable.games.wild_assent.rules.choices import figure_left
from wildtable.games.wild_assent.rules.conditions import tokens_of
from wildtable.games.wild_assent.rules.knockback import knock
from wildtable.games.wild_assent.rules.sight import room_beside
from wildtable.games.wild_assent.rules.troupe import seat_owning, side_owning, slot_of
from wildtable.games.wild_assent.state import (
    DYING,
    FIRST_SUMMON,
    FREED,
    MARKS,
    NOBODY,
    SEAT,
    SIDE_OWNER,
    STATUS_BITS,
    TOKENS,
    Data,
)
from wildtable.games.wild_assent.whole import lower
from wildtable.games.wild_assent.words import ATTACK, ATTACKER, TARGET


class Attack(Verb[Data]):
    """Is declared as an action with its target, so no text begins it (`rules/attack.py`)."""

    def can(self, s: Data, at: Context) -> str:
        return "WA-ACTION-01"

    def do(self, s: Data, at: Context) -> None:
        raise AssertionError("An attack is declared as an action.")


class Assign(Verb[Data]):
    """Damage that is no attack (WA-RULING-67)."""

    def do(self, s: Data, at: Context) -> None:
        s.tables.effects.bind(s.stack, TARGET, at.subject)
        health.hurt(s, at.subject, at.amount(), side_owning(s, at.owner), "text", at.source)


class Heal(Verb[Data]):
    def do(self, s: Data, at: Context) -> None:
        s.tables.effects.bind(s.stack, TARGET, at.subject)
        health.heal(s, at.subject, at.amount())


class Inflict(Verb[Data]):
    def do(self, s: Data, at: Context) -> None:
        s.tables.effects.bind(s.stack, TARGET, at.subject)
        health.inflict(s, at.subject, at.field(0), side_owning(s, at.owner))


class Cleanse(Verb[Data]):
    def can(self, s: Data, at: Context) -> str:
        marks = s.of[MARKS + at.subject] & STATUS_BITS
        status = at.field(0)
        found = marks != 0 if status == 5 else has(marks, status)
        return OK if found else "WA-STATUS-01"

    def do(self, s: Data, at: Context) -> None:
        health.cleanse(s, at.subject, at.field(0))


class MoveFields(Verb[Data]):
    """WA-RULING-41"""

    def do(self, s: Data, at: Context) -> None:
        s.stack.push(frames.STROLL, s.of[SEAT + at.subject], 2)
        s.stack.set(frames.AIMING, at.subject)
        s.stack.set(frames.FIELDS, at.amount())


class Place(Verb[Data]):
    """The one who Places chooses field and facing (WA-RULING-143)."""

    def do(self, s: Data, at: Context) -> None:
        s.stack.push(frames.PUT, seat_owning(s, at.owner), 2)
        s.stack.set(frames.AIMING, at.subject)
        s.stack.set(frames.WITHIN, at.field(0))


class Knockback(Verb[Data]):
    """Of one; of the targets of an attack see `rules/knockback.py`."""

    def do(self, s: Data, at: Context) -> None:
        knock(s, at.owner, at.subject, at.amount())


class FreeAttack(Verb[Data]):
    """Whether there is a target is seen when it is made; inside an attack that is later (WA-KEY-14,
    WA-RULING-92, WA-RULING-152, WA-RULING-173)."""

    def can(self, s: Data, at: Context) -> str:
        if s.stack.find(frames.ATTACK) >= 0:
            return OK
        return OK if has_target(s, at.subject) else "WA-RULING-173"

    def do(self, s: Data, at: Context) -> None:
        grant(s, at.subject, False)


class FreeActivation(Verb[Data]):
    """Once in a round for the same Gladiator (WA-RULING-94)."""

    def can(self, s: Data, at: Context) -> str:
        return "WA-RULING-94" if has(s.of[FREED], at.subject) else OK

    def do(self, s: Data, at: Context) -> None:
        s.of[FREED] |= bit(at.subject)
        grant(s, at.subject, True)


class Retaliate(Verb[Data]):
    """A free attack on the attacker, who must be in range, arc and sight, once; not at a Retaliate, nor at an
    ally (WA-KEY-26, WA-RULING-90, WA-RULING-155, WA-RULING-91)."""

    def can(self, s: Data, at: Context) -> str:
        if s.stack.at(at.bound[ATTACK], frames.SORT) == frames.RETALIATION:
            return "WA-KEY-26"
        if has(s.stack.at(at.bound[ATTACK], frames.RETALIATED), at.owner):
            return "WA-RULING-90"
        attacker = at.bound[ATTACKER]
        return check_target(s, at.owner, attacker, blow_of(s, at.owner, DEFAULT))

    def do(self, s: Data, at: Context) -> None:
        attack = at.bound[ATTACK]
        s.stack.put(attack, frames.RETALIATED, s.stack.at(attack, frames.RETALIATED) | bit(at.owner))
        declare(s, at.owner, DEFAULT, at.bound[ATTACKER], frames.RETALIATION)


class Summon(Verb[Data]):
    """WA-SUMMON-05, WA-RULING-95, WA-RULING-96, WA-KEY-29"""

    def can(self, s: Data, at: Context) -> str:
        if at.owner >= FIRST_SUMMON or not s.lives(at.owner):
            return "WA-SUMMON-05"
        if not figure_left(s, at.owner):
            return "WA-RULING-95"
        return OK if room_beside(s, at.owner) else "WA-RULING-96"

    def do(self, s: Data, at: Context) -> None:
        s.stack.push(frames.SUMMON, s.of[SEAT + at.owner], 1)
        s.stack.set(frames.AIMING, at.owner)


class Regain(Verb[Data]):
    """Never above the number at the start (WA-RULING-144)."""

    def can(self, s: Data, at: Context) -> str:
        return OK if tokens_of(s, at) < s.tables.skills.tokens[at.source] else "WA-RULING-144"

    def do(self, s: Data, at: Context) -> None:
        by = lower(at.amount(), s.tables.skills.tokens[at.source] - tokens_of(s, at))
        s.of[TOKENS + at.owner] += by << (3 * slot_of(s, at.owner, at.source))
        events.regained(s, at.owner, at.source, by)


class RollMomentum(Verb[Data]):
    """It comes about with at least one of the face (WA-FACT-14)."""

    def do(self, s: Data, at: Context) -> None:
        s.stack.push(frames.TRIAL, seat_owning(s, at.owner), 4)
        s.stack.set(frames.TRIAL_COUNT, at.amount())
        s.stack.set(frames.TRIAL_FACE, at.field(0))


class IgnoreAttack(Verb[Data]):
    """Its owner is no target any more; Automatically beats it (WA-RULING-70, WA-RULING-156, WA-RULING-164,
    WA-RULING-172)."""

    def do(self, s: Data, at: Context) -> None:
        attack = at.bound[ATTACK]
        s.stack.put(attack, frames.TARGETS, s.stack.at(attack, frames.TARGETS) & ~bit(at.owner))
        events.ignored(s, at.owner)


class Die(Verb[Data]):
    """A Momentum result for a side (WA-RULING-159)."""

    def do(self, s: Data, at: Context) -> None:
        momentum.award(s, at.subject - SIDE_OWNER, at.field(0), at.amount())


class Escape(Verb[Data]):
    """WA-KEY-09, WA-RULING-137"""

    def do(self, s: Data, at: Context) -> None:
        health.escape(s, at.subject)


class Destroy(Verb[Data]):
    """A Summon (WA-KEY-08)."""

    def can(self, s: Data, at: Context) -> str:
        return OK if at.subject >= FIRST_SUMMON else "WA-KEY-08"

    def do(self, s: Data, at: Context) -> None:
        s.of[DYING] |= bit(at.subject)


# Costs.


class PayHealth(Verb[Data]):
    """Assigned to the payer, who may fall by it (WA-RULING-68, WA-RULING-69)."""

    def do(self, s: Data, at: Context) -> None:
        health.hurt(s, at.owner, at.cost(0), NOBODY, "cost")


class PayTokens(Verb[Data]):
    """WA-RULING-163"""

    def can(self, s: Data, at: Context) -> str:
        return OK if tokens_of(s, at) >= at.cost(0) else "WA-TOKEN-01"

    def do(self, s: Data, at: Context) -> None:
        s.of[TOKENS + at.owner] -= at.cost(0) << (3 * slot_of(s, at.owner, at.source))


def trial_goes_on(s: Data) -> None:
    """Dice that a text rolls, and whether it comes about."""
    stack = s.stack
    if stack.get(frames.STAGE) == 0:
        stack.set(frames.STAGE, 1)
        frames.roll(s, stack.owner(), frames.MOMENTUM_DIE, stack.get(frames.TRIAL_COUNT))
        return
    found: i64 = s.tables.momentum_die.shown(stack.get(frames.THROW), stack.get(frames.TRIAL_FACE))
    stack.pop()
    s.tables.effects.report(stack, found > 0)
