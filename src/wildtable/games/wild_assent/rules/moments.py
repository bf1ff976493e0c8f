"""Texts that act at a moment: one after another, the active side's first (WA-RULING-51, WA-RULING-151).

Within a side they act in the order of the Gladiators and of their Skills (WA-RULING-901).
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wildtable.engine.bits import bit, has, member
from wildtable.engine.clauses import ACTS, NEXT, NONE, TO, WHAT, WHEN
from wildtable.engine.words import Context
from wildtable.games.wild_assent import frames
from wildtable.games.wild_assent.rules.modify import TO_TARGET, concerns, is_plain, reacts
from wildtable.games.wild_assent.rules.troupe import allied, is_sort, skill_at
from wildtable.games.wild_assent.state import GLADIATORS, NOBODY, SEAT, SLOTS, Data
from wildtable.games.wild_assent.words import (
    ATTACK,
    ATTACKED_AFTER,
    ATTACKED_BEFORE,
    EACH_SPECIAL,
    FALLEN,
    SLAIN,
    SPECIAL,
    TARGET,
)

# Which clauses act: all, those that change something, those that happen.
ALL: Final = 0
CHANGES: Final = 1
DEEDS: Final = 2

KNOCKBACK: Final = 7
"""The number of the verb in the vocabulary."""


def listeners(s: Data, moment: i64, among: i64) -> i64:
    """Those of some Gladiators who have a Skill that speaks of a moment."""
    return among & s.kit.speaks[moment]


def speak(s: Data, moment: i64, among: i64, targets: i64, reference: i64, thing: i64) -> None:
    """Let the texts of some Gladiators act that speak of a moment; `thing` is bound to one reference."""
    found = listeners(s, moment, among)
    if found != 0:
        s.stack.push(frames.MOMENT, NOBODY, frames.MOMENT_BOUND + 4)
        s.stack.set(frames.MOMENT_NOW, moment)
        s.stack.set(frames.MOMENT_LEFT, found)
        s.stack.set(frames.MOMENT_TARGETS, targets)
        for i in range(4):
            s.stack.set(frames.MOMENT_BOUND + i, NONE)
        if reference != NONE:
            s.stack.set(frames.MOMENT_BOUND + reference, thing)


def speak_of_attack(s: Data, moment: i64, among: i64, targets: i64, phase: i64) -> None:
    """The same for the attack whose frame is on top."""
    attack = s.stack.top
    attacker = s.stack.get(frames.ATTACKER)
    depth = s.stack.top
    specials = s.tables.attack_die.shown(s.stack.get(frames.THROW), 1)
    speak(s, moment, among, targets, ATTACK, attack)
    if s.stack.top != depth:
        s.stack.set(frames.MOMENT_BOUND, attacker)
        s.stack.set(frames.MOMENT_PHASE, phase)
        s.stack.set(frames.MOMENT_SPECIALS, specials)


def moment_goes_on(s: Data) -> None:
    """Begin the next text, or end."""
    stack = s.stack
    clauses = s.tables.effects.clauses
    moment = stack.get(frames.MOMENT_NOW)
    while stack.get(frames.MOMENT_LEFT) != 0:
        gladiator = member(stack.get(frames.MOMENT_LEFT), 0)
        slot = stack.get(frames.MOMENT_SLOT)
        if slot == SLOTS or not s.lives(gladiator):
            stack.set(frames.MOMENT_LEFT, stack.get(frames.MOMENT_LEFT) & ~bit(gladiator))
            stack.set(frames.MOMENT_SLOT, 0)
            stack.set(frames.MOMENT_CLAUSE, 0)
            continue
        skill = skill_at(s, gladiator, slot)
        clause: i64 = NONE
        if skill != NONE and clauses.mentions(skill, moment):
            clause = stack.get(frames.MOMENT_CLAUSE) - 1
            if clause == NONE:
                clause = clauses.first(skill)
        if clause == NONE:
            stack.set(frames.MOMENT_SLOT, slot + 1)
            continue
        following = clauses.get(clause, NEXT)
        stack.set(frames.MOMENT_CLAUSE, following + 1)
        if following == NONE:
            stack.set(frames.MOMENT_SLOT, slot + 1)
        if acts(s, clause, gladiator, slot):
            begin(s, clause, gladiator, skill)
            return
    stack.pop()


def acts(s: Data, clause: i64, gladiator: i64, slot: i64) -> bool:
    """Is that clause for the moment on top?"""
    stack = s.stack
    clauses = s.tables.effects.clauses
    moment = stack.get(frames.MOMENT_NOW)
    if clauses.get(clause, WHEN) != moment or is_plain(s, clause):
        return False
    phase = stack.get(frames.MOMENT_PHASE)
    if phase != ALL and (clauses.get(clause, ACTS) == 1) != (phase == DEEDS):
        return False
    if moment == SLAIN:
        fallen = stack.get(frames.MOMENT_BOUND + FALLEN)
        own = allied(s, gladiator, fallen)
        return clauses.fits(clause, moment, own) and is_sort(fallen, clauses.field(clause, WHEN, 0))
    attack = stack.get(frames.MOMENT_BOUND + ATTACK)
    if attack == NONE:
        return True
    if moment == ATTACKED_BEFORE or moment == ATTACKED_AFTER:
        return reacts(s, gladiator)
    if moment == SPECIAL and stack.get(frames.MOMENT_SPECIALS) < clauses.field(clause, WHEN, 0):
        return False
    return concerns(s, attack, gladiator, slot)


def begin(s: Data, clause: i64, gladiator: i64, skill: i64) -> None:
    """One effect; for each target one where it speaks of the target, for each Special one where it says
    so."""
    stack = s.stack
    effects = s.tables.effects
    moment = stack.get(frames.MOMENT_NOW)
    targets = stack.get(frames.MOMENT_TARGETS)
    bound = vec[i64]()
    for i in range(4):
        bound = append(bound, stack.get(frames.MOMENT_BOUND + i))
    often = stack.get(frames.MOMENT_SPECIALS) if moment == EACH_SPECIAL else 1
    if moment == ATTACKED_BEFORE or moment == ATTACKED_AFTER:
        bound[TARGET] = gladiator
    if effects.clauses.get(clause, TO) != TO_TARGET:
        if bound[TARGET] == NONE and targets != 0:
            bound[TARGET] = member(targets, 0)
        for _ in range(often):
            effects.begin(stack, clause, Context(effects.clauses, gladiator, skill, bound), True)
        return
    if effects.clauses.get(clause, ACTS) == 1 and effects.clauses.get(clause, WHAT) == KNOCKBACK:
        stack.push(frames.PUSH, s.of[SEAT + gladiator], 3)
        stack.set(frames.PUSH_LEFT, targets)
        stack.set(frames.PUSH_AMOUNT, effects.clauses.amount(clause) * often)
        stack.set(frames.PUSH_ATTACKER, gladiator)
        return
    one: i64 = GLADIATORS
    while one > 0:
        one -= 1
        if has(targets, one):
            bound[TARGET] = one
            for _ in range(often):
                effects.begin(stack, clause, Context(effects.clauses, gladiator, skill, bound), True)
