"""Texts that act at a moment: one after another, the active side's first (WA-RULING-51, WA-RULING-151).

Whoever owns several of them chooses their order where it may make a difference (WA-RULING-901).
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wildtable.engine.bits import bit, has, lowest, member
from wildtable.engine.clauses import ACTS, COST, IF, MAY, NEXT, NONE, THEN, TO, WHAT, WHEN
from wildtable.engine.refusal import OK
from wildtable.engine.words import Context
from wildtable.games.wild_assent import actions, frames
from wildtable.games.wild_assent.rules.attack_texts import concerns, is_plain, reacts
from wildtable.games.wild_assent.rules.modify import TO_TARGET, UNBOUND
from wildtable.games.wild_assent.rules.troupe import allied, is_sort, skill_at
from wildtable.games.wild_assent.state import GLADIATORS, MOST_SEATS, NOBODY, SEAT, SLOTS, Data
from wildtable.games.wild_assent.words import (
    AFFLICTING,
    ATTACK,
    ATTACKED_AFTER,
    ATTACKED_BEFORE,
    EACH_SPECIAL,
    FALLEN,
    ON_SPECIALS,
    OWN_ATTACK,
    SLAIN,
    SPECIAL,
    TARGET,
)

# Which clauses act: all, those that change something, those that happen.
ALL: Final = 0
CHANGES: Final = 1
DEEDS: Final = 2

# Verbs by their numbers in the vocabulary.
HEAL: Final = 2
INFLICT: Final = 3
KNOCKBACK: Final = 7
REGAIN: Final = 12

SIZES: Final = 100
"""Heals of different sizes are different sorts of text."""
ONLY_CHANGES: Final = 10000
MIXED: Final = 10001


def listeners(s: Data, moment: i64, among: i64) -> i64:
    """Those of some Gladiators who have a Skill that speaks of a moment."""
    speaks = s.kit.speaks
    if moment < ON_SPECIALS:
        return among & speaks[moment]
    found = speaks[SPECIAL] | speaks[EACH_SPECIAL]
    return among & (found | speaks[OWN_ATTACK] if moment == AFFLICTING else found)


def belongs(moment: i64, when: i64) -> bool:
    """Does a clause that says when act in a moment, or in a window of several?"""
    if moment < ON_SPECIALS:
        return when == moment
    return when == SPECIAL or when == EACH_SPECIAL or (when == OWN_ATTACK and moment == AFFLICTING)


def speak(s: Data, moment: i64, among: i64, targets: i64, reference: i64, thing: i64) -> None:
    """Let the texts of some Gladiators act that speak of a moment; `thing` is bound to one reference."""
    found = listeners(s, moment, among)
    if found != 0:
        s.stack.push(frames.MOMENT, NOBODY, frames.MOMENT_BOUND + 4)
        s.stack.set(frames.MOMENT_NOW, moment)
        s.stack.set(frames.MOMENT_LEFT, found)
        s.stack.set(frames.MOMENT_TARGETS, targets)
        s.stack.set_all(frames.MOMENT_BOUND, UNBOUND, 4)
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
    """Go on with the text that acts, or begin the next one, or end."""
    stack = s.stack
    clauses = s.tables.effects.clauses
    frame = stack.top
    while True:
        clause = stack.get(frames.MOMENT_CLAUSE) - 1
        if clause == NONE:
            if not next_text(s):
                return
            continue
        who = stack.get(frames.MOMENT_WHO) - 1
        gladiator = who // 8
        stack.set(frames.MOMENT_CLAUSE, clauses.get(clause, NEXT) + 1)
        if not s.lives(gladiator):
            stack.set(frames.MOMENT_CLAUSE, 0)
        elif acts(s, frame, clause, gladiator, who % 8):
            begin(s, clause, gladiator, skill_at(s, gladiator, who % 8))
            return


def next_text(s: Data) -> bool:
    """The next text begins; false when all have acted, or when the owner of several is asked which is next.

    Seats come in their order (WA-RULING-151); of a seat one Gladiator after another, with all its texts.
    """
    stack = s.stack
    frame = stack.top
    choices = due_texts(s, frame)
    if len(choices) == 0:
        stack.pop()
        return False
    first = choices[0]
    if len(choices) > 1:
        first = indifferent(s, frame, choices)
        if first == NONE:
            stack.push(frames.SEQUENCE, s.of[SEAT + choices[0] // 8], 0)
            return False
    begin_text(s, frame, first)
    return True


def due_texts(s: Data, frame: i64) -> "vec[i64]":
    """The texts of which one is next in a moment: Gladiator * 8 + place of the Skill, each."""
    stack = s.stack
    found = vec[i64]()
    who = stack.at(frame, frames.MOMENT_WHO) - 1
    slots = stack.at(frame, frames.MOMENT_SLOTS)
    if slots != 0 and s.lives(who // 8):
        return add_texts(found, who // 8, slots)
    seat: i64 = MOST_SEATS
    left = stack.at(frame, frames.MOMENT_LEFT)
    while left != 0:
        gladiator = lowest(left)
        left &= left - 1
        own = s.of[SEAT + gladiator]
        if own <= seat and s.lives(gladiator):
            slots = speaking(s, frame, gladiator)
            if slots != 0:
                if own < seat:
                    found = vec[i64]()
                    seat = own
                found = add_texts(found, gladiator, slots)
    return found


def add_texts(found: "vec[i64]", gladiator: i64, slots: i64) -> "vec[i64]":
    while slots != 0:
        found = append(found, gladiator * 8 + lowest(slots))
        slots &= slots - 1
    return found


def speaking(s: Data, frame: i64, gladiator: i64) -> i64:
    """The Skills of a Gladiator that have something to say in a moment, as bits."""
    clauses = s.tables.effects.clauses
    moment = s.stack.at(frame, frames.MOMENT_NOW)
    found: i64 = 0
    for slot in range(SLOTS):
        skill = skill_at(s, gladiator, slot)
        if skill != NONE and (moment >= ON_SPECIALS or clauses.mentions(skill, moment)):
            clause = clauses.first(skill)
            while clause != NONE and not acts(s, frame, clause, gladiator, slot):
                clause = clauses.get(clause, NEXT)
            if clause != NONE:
                found |= bit(slot)
    return found


def indifferent(s: Data, frame: i64, choices: "vec[i64]") -> i64:
    """A text that may as well be first, or `NONE` where the order may make a difference (WA-RULING-901).

    What only changes a number, whatever else holds, may come first. Where all only inflict, only regain or
    only heal for the same amount, they come to the same in any order; of two heals the first may only end
    Bleed, so their sizes matter.
    """
    sort = sort_of_text(s, frame, choices[0])
    same = sort != MIXED
    for text in choices:
        own = sort_of_text(s, frame, text)
        if own == ONLY_CHANGES:
            return text
        same = same and own == sort
    return choices[0] if same else NONE


def sort_of_text(s: Data, frame: i64, text: i64) -> i64:
    """What all clauses of a text do that act in a moment, if the order of such texts does not matter."""
    clauses = s.tables.effects.clauses
    gladiator = text // 8
    clause = clauses.first(skill_at(s, gladiator, text % 8))
    found: i64 = NONE
    while clause != NONE:
        if acts(s, frame, clause, gladiator, text % 8):
            what: i64 = ONLY_CHANGES
            if clauses.get(clause, ACTS) == 1:
                what = clauses.get(clause, WHAT)
            if clauses.get(clause, IF) != NONE or clauses.get(clause, MAY) == 1:
                return MIXED
            if clauses.get(clause, COST) != NONE or clauses.get(clause, THEN) != NONE:
                return MIXED
            if what != ONLY_CHANGES and what != HEAL and what != INFLICT and what != REGAIN:
                return MIXED
            if what == HEAL:
                what += SIZES * clauses.amount(clause)
            if found != NONE and found != what:
                return MIXED
            found = what
        clause = clauses.get(clause, NEXT)
    return found


def begin_text(s: Data, frame: i64, text: i64) -> None:
    """That text of a moment is next."""
    stack = s.stack
    gladiator = text // 8
    slots = stack.at(frame, frames.MOMENT_SLOTS)
    if has(stack.at(frame, frames.MOMENT_LEFT), gladiator):
        slots = speaking(s, frame, gladiator)
        stack.put(frame, frames.MOMENT_LEFT, stack.at(frame, frames.MOMENT_LEFT) & ~bit(gladiator))
    stack.put(frame, frames.MOMENT_WHO, text + 1)
    stack.put(frame, frames.MOMENT_SLOTS, slots & ~bit(text % 8))
    first = s.tables.effects.clauses.first(skill_at(s, gladiator, text % 8))
    stack.put(frame, frames.MOMENT_CLAUSE, first + 1)


# The owner chooses which of several texts acts first (WA-RULING-51).


def check_first(s: Data, text: i64) -> str:
    for one in due_texts(s, s.stack.below(s.stack.top)):
        if one == text:
            return OK
    return "WA-RULING-51"


def add_orders(s: Data, offered: "vec[i64]") -> "vec[i64]":
    for text in due_texts(s, s.stack.below(s.stack.top)):
        offered = append(offered, actions.pack(actions.FIRST, text))
    return offered


def choose_first(s: Data, text: i64) -> None:
    s.stack.pop()
    begin_text(s, s.stack.top, text)


def acts(s: Data, frame: i64, clause: i64, gladiator: i64, slot: i64) -> bool:
    """Is that clause for that moment?"""
    stack = s.stack
    clauses = s.tables.effects.clauses
    moment = stack.at(frame, frames.MOMENT_NOW)
    when = clauses.get(clause, WHEN)
    if not belongs(moment, when) or is_plain(s, clause):
        return False
    phase = stack.at(frame, frames.MOMENT_PHASE)
    if phase != ALL and (clauses.get(clause, ACTS) == 1) != (phase == DEEDS):
        return False
    if moment == SLAIN:
        fallen = stack.at(frame, frames.MOMENT_BOUND + FALLEN)
        own = allied(s, gladiator, fallen)
        return clauses.fits(clause, moment, own) and is_sort(fallen, clauses.field(clause, WHEN, 0))
    attack = stack.at(frame, frames.MOMENT_BOUND + ATTACK)
    if attack == NONE:
        return True
    if moment == ATTACKED_BEFORE or moment == ATTACKED_AFTER:
        return reacts(s, gladiator)
    specials = stack.at(frame, frames.MOMENT_SPECIALS)
    if when == SPECIAL and specials < clauses.field(clause, WHEN, 0):
        return False
    if when == EACH_SPECIAL and specials == 0:
        return False
    return concerns(s, attack, gladiator, slot)


def begin(s: Data, clause: i64, gladiator: i64, skill: i64) -> None:
    """One effect; for each target one where it speaks of the target, for each Special one where it says
    so."""
    stack = s.stack
    effects = s.tables.effects
    moment = stack.get(frames.MOMENT_NOW)
    targets = stack.get(frames.MOMENT_TARGETS)
    bound = stack.get_all(frames.MOMENT_BOUND, 4)
    often: i64 = 1
    if effects.clauses.get(clause, WHEN) == EACH_SPECIAL:
        often = stack.get(frames.MOMENT_SPECIALS)
    if moment == ATTACKED_BEFORE or moment == ATTACKED_AFTER:
        bound[TARGET] = gladiator
    if effects.clauses.get(clause, TO) != TO_TARGET:
        if bound[TARGET] == NONE and targets != 0:
            bound[TARGET] = member(targets, 0)
        for _ in range(often):
            effects.begin(stack, clause, Context(effects.clauses, gladiator, skill, bound), True)
        return
    if effects.clauses.get(clause, ACTS) == 1 and effects.clauses.get(clause, WHAT) == KNOCKBACK:
        for _ in range(often):  # each a Knockback of its own (WA-SKILL-04, WA-RULING-76)
            stack.push(frames.PUSH, s.of[SEAT + gladiator], 3)
            stack.set(frames.PUSH_LEFT, targets)
            stack.set(frames.PUSH_AMOUNT, effects.clauses.amount(clause))
            stack.set(frames.PUSH_ATTACKER, gladiator)
        return
    one: i64 = GLADIATORS
    while one > 0:
        one -= 1
        if has(targets, one):
            bound[TARGET] = one
            for _ in range(often):
                effects.begin(stack, clause, Context(effects.clauses, gladiator, skill, bound), True)
