"""The twelve steps of an attack, and what is granted inside one (WA-ATTACK, WA-RULING-51, WA-RULING-152)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wildtable.engine.bits import bit, lowest, member
from wildtable.engine.clauses import COST
from wildtable.engine.words import Context
from wildtable.games.wild_assent import actions, events, frames, tables
from wildtable.games.wild_assent.board import from_back
from wildtable.games.wild_assent.rules.attack_texts import in_attack
from wildtable.games.wild_assent.rules.blows import (
    DEFAULT,
    area_of,
    blow_of,
    check_target,
    has_target,
    push_attack,
    targets_of,
)
from wildtable.games.wild_assent.rules.damage import SPECIALS, damage_to, dice_of, stopped_by, total_to
from wildtable.games.wild_assent.rules.health import ATTACKED, FROM_BEHIND, did, heal, hurt
from wildtable.games.wild_assent.rules.modify import FIRST_WEAPON, UNBOUND, marked
from wildtable.games.wild_assent.rules.moments import ALL, CHANGES, DEEDS, speak_of_attack
from wildtable.games.wild_assent.rules.troupe import skill_at
from wildtable.games.wild_assent.state import (
    EQUIPMENT,
    FACING,
    ON_BOARD,
    SEAT,
    WAITING,
    WHERE,
    Data,
)
from wildtable.games.wild_assent.words import (
    AFFLICTING,
    ATTACKED_AFTER,
    ATTACKED_BEFORE,
    AUTOMATICALLY_POINT,
    GLOBAL,
    LIFE_STEAL_POINT,
    ON_DAMAGE,
    ON_SPECIALS,
    ONE,
    OWN_ATTACK,
    UNTIL_ATTACK,
    UNTIL_NEXT_ATTACK,
)

# The twelve steps.


def declare(s: Data, gladiator: i64, slot: i64, target: i64, sort: i64) -> None:
    """Step 1: the attack, its targets, and who has the back to it; costs are paid (WA-RULING-149, -163)."""
    blow = blow_of(s, gladiator, slot)
    targets = bit(target) if blow.area == ONE else area_of(s, gladiator, blow)
    stack = s.stack
    push_attack(s, gladiator, slot, blow, targets)
    stack.set(frames.SORT, sort)
    stack.set(frames.WAITED, s.force.waiting(s.tables.effects.clauses, UNTIL_NEXT_ATTACK, gladiator))
    backs: i64 = 0
    lined = (blow.area == ONE and blow.reach < GLOBAL) or s.settings.area_back
    left: i64 = targets if lined else 0
    while left != 0:
        one = lowest(left)
        left &= left - 1
        if from_back(s.of[FACING + one], s.of[WHERE + one], s.of[WHERE + gladiator]):
            backs |= bit(one)
    stack.set(frames.BACKS, backs)
    side = s.side_of(gladiator)
    did(s, side, ATTACKED)
    if backs & s.of[ON_BOARD + 1 - side] != 0:  # allies whom an area attack hits do not count
        did(s, side, FROM_BEHIND)
    if s.events is not None:
        how = ("default", "free", "retaliates")[sort] if slot == DEFAULT else "with"
        events.attacked(s, gladiator, targets, weapon_name(s, gladiator, slot), how, backs)
    if slot > DEFAULT and slot < FIRST_WEAPON:
        pay(s, gladiator, slot)


def weapon_name(s: Data, gladiator: i64, slot: i64) -> str:
    if slot == DEFAULT:
        return "default"
    if slot < FIRST_WEAPON:
        return s.tables.skills.names[skill_at(s, gladiator, slot - 1)]
    return s.tables.equipment_names[s.of[EQUIPMENT + gladiator * 2 + slot - FIRST_WEAPON]]


def pay(s: Data, gladiator: i64, slot: i64) -> None:
    effects = s.tables.effects
    skill = skill_at(s, gladiator, slot - 1)
    clause = s.tables.skill_attacks[skill]
    cost = effects.clauses.get(clause, COST)
    if cost != tables.NONE:
        at = Context(effects.clauses, gladiator, skill, UNBOUND)
        at.clause = clause
        effects.costs[cost].do(s, at)


def attack_goes_on(s: Data) -> None:
    """The next step of the attack on top (WA-SKILL-02, WA-RULING-52)."""
    stack = s.stack
    stage = stack.get(frames.STAGE)
    attacker = stack.get(frames.ATTACKER)
    here = s.lives(attacker)
    stack.set(frames.STAGE, stage + 1)
    if stage == frames.DECLARED:
        if not here:  # the price was too high (WA-RULING-153)
            stack.set(frames.STAGE, frames.ATTACK_ENDS)
        elif marked(s, attacker, AUTOMATICALLY_POINT) or (
            in_attack(s, stack.top, AUTOMATICALLY_POINT, attacker, tables.NONE, tables.NONE) > 0
        ):
            stack.set(frames.AUTOMATIC, 1)
        else:
            answer(s, ATTACKED_BEFORE)
    elif stage == frames.ALTERS:
        if here and stack.get(frames.TARGETS) != 0:
            speak_of_attack(s, OWN_ATTACK, bit(attacker), stack.get(frames.TARGETS), CHANGES)
    elif stage == frames.READY:
        keep_living(s)
        if not here or stack.get(frames.TARGETS) == 0:  # WA-RULING-153, WA-RULING-156
            stack.set(frames.STAGE, frames.ATTACK_ENDS)
        else:
            frames.roll(s, stack.owner(), frames.ATTACK_DIE, dice_of(s, stack.top))
    elif stage == frames.ROLLS:
        if here and shown(s, SPECIALS) > 0:
            speak_of_attack(s, ON_SPECIALS, bit(attacker), stack.get(frames.TARGETS), CHANGES)
    elif stage == frames.SPECIALS:
        hit(s)
    elif stage == frames.HITS:
        has_hit(s, here)
    elif stage == frames.HAS_HIT:
        keep_living(s)
        if here:
            speak_of_attack(s, AFFLICTING, bit(attacker), stack.get(frames.TARGETS), DEEDS)
    elif stage == frames.AFFLICTS:
        keep_living(s)
        s.force.end(s.tables.effects.clauses, UNTIL_ATTACK, -1)
        if stack.get(frames.AUTOMATIC) == 0:
            answer(s, ATTACKED_AFTER)
    elif stage == frames.ANSWERED:
        pass
    else:
        end(s, attacker)


def shown(s: Data, face: i64) -> i64:
    """How many Attack dice of the attack on top show a face."""
    return s.tables.attack_die.shown(s.stack.get(frames.THROW), face)


def keep_living(s: Data) -> None:
    left = s.stack.get(frames.TARGETS)
    targets = left
    while left != 0:
        one = lowest(left)
        left &= left - 1
        if not s.lives(one):
            targets &= ~bit(one)
    s.stack.set(frames.TARGETS, targets)


def answer(s: Data, moment: i64) -> None:
    """Texts of those who are attacked, the active side's first (WA-RULING-51, WA-RULING-151, WA-SKILL-07)."""
    targets = s.stack.get(frames.TARGETS)
    own = targets & s.of[ON_BOARD + s.side(s.stack.owner())]
    attack = s.stack.top
    speak_of_attack(s, moment, targets & ~own, targets, ALL)
    if own != 0:
        # above the frame of the others, about the same attack
        speak_above(s, attack, moment, own, targets)


def speak_above(s: Data, attack: i64, moment: i64, among: i64, targets: i64) -> None:
    """A further frame of texts about an attack that is not on top."""
    from_top = s.stack.top
    if from_top == attack:
        speak_of_attack(s, moment, among, targets, ALL)
        return
    attacker = s.stack.at(attack, frames.ATTACKER)
    specials = s.tables.attack_die.shown(s.stack.at(attack, frames.THROW), SPECIALS)
    s.stack.push(frames.MOMENT, -1, frames.MOMENT_BOUND + 4)
    s.stack.set(frames.MOMENT_NOW, moment)
    s.stack.set(frames.MOMENT_LEFT, among)
    s.stack.set(frames.MOMENT_TARGETS, targets)
    s.stack.set(frames.MOMENT_SPECIALS, specials)
    s.stack.set(frames.MOMENT_BOUND, attacker)
    s.stack.set(frames.MOMENT_BOUND + 1, tables.NONE)
    s.stack.set(frames.MOMENT_BOUND + 2, attack)
    s.stack.set(frames.MOMENT_BOUND + 3, tables.NONE)


def hit(s: Data) -> None:
    """Step 8: damage to all targets at once (WA-ATTACK-07)."""
    stack = s.stack
    attack = stack.top
    targets = stack.get(frames.TARGETS)
    by = s.side_of(stack.get(frames.ATTACKER))
    amounts = vec[i64]()
    left = targets
    while left != 0:
        one = lowest(left)
        left &= left - 1
        amounts = append(amounts, damage_to(s, attack, one))
        if s.events is not None:
            events.struck(s, one, total_to(s, attack, one), stopped_by(s, attack, one))
    total: i64 = 0
    harmed: i64 = 0
    for amount in amounts:
        one = lowest(targets)
        targets &= targets - 1
        lost = hurt(s, one, amount, by, "attack")
        total += lost
        if lost > 0:
            harmed |= bit(one)
    stack.set(frames.LOST, total)
    stack.set(frames.HURT, harmed)


def has_hit(s: Data, here: bool) -> None:
    """Step 9: Life Steal, then texts about damage (WA-RULING-171)."""
    stack = s.stack
    attacker = stack.get(frames.ATTACKER)
    lost = stack.get(frames.LOST)
    if not here or lost == 0:
        return
    first = member(stack.get(frames.FIRST), 0)
    steals = in_attack(s, stack.top, LIFE_STEAL_POINT, attacker, first, tables.NONE) > 0
    if steals or marked(s, attacker, LIFE_STEAL_POINT):
        heal(s, attacker, lost)
    speak_of_attack(s, ON_DAMAGE, bit(attacker), stack.get(frames.HURT), ALL)


def end(s: Data, attacker: i64) -> None:
    """Step 12; what was granted inside the outermost attack comes now (WA-RULING-152).

    What had waited for this attack is used up; what came in its course waits for the next (WA-RULING-162).
    """
    clauses = s.tables.effects.clauses
    s.force.end(clauses, UNTIL_ATTACK, -1)
    if s.stack.get(frames.WAITED) > 0:
        s.force.end_oldest(clauses, UNTIL_NEXT_ATTACK, attacker, s.stack.get(frames.WAITED))
    s.stack.pop()
    if s.stack.find(frames.ATTACK) < 0 and s.of[WAITING] != 0:
        granted = s.of[WAITING]
        s.of[WAITING] = 0
        grant_all(s, granted)


# Free Attacks and Free Activations.

GRANT_BITS: Final = 7
MOST_GRANTS: Final = 8
ACTIVATION_GRANT: Final = 64


def grant(s: Data, gladiator: i64, activation: bool) -> None:
    """At once, or inside an attack when the outermost one ends."""
    one: i64 = gladiator + (ACTIVATION_GRANT if activation else 0)
    if s.stack.find(frames.ATTACK) < 0:
        begin_granted(s, one)
        return
    place: i64 = 0
    while (s.of[WAITING] >> (GRANT_BITS * place)) & 127 != 0:
        place += 1
    if place < MOST_GRANTS:
        s.of[WAITING] |= (one + 1) << (GRANT_BITS * place)


def grant_all(s: Data, granted: i64) -> None:
    """In the order granted: the last is pushed first."""
    place: i64 = MOST_GRANTS
    while place > 0:
        place -= 1
        one = (granted >> (GRANT_BITS * place)) & 127
        if one != 0:
            begin_granted(s, one - 1)


def begin_granted(s: Data, one: i64) -> None:
    """A Free Attack asks for its target; a Free Activation is one, even for the Agile (WA-RULING-161)."""
    gladiator = one % ACTIVATION_GRANT
    seat = s.of[SEAT + gladiator]
    if one >= ACTIVATION_GRANT:
        s.stack.push(frames.ACTIVATION, seat, frames.ACTIVATION_FIELDS)
        s.stack.set(frames.GLADIATOR, gladiator)
        s.stack.set(frames.FREE, 1)
    else:
        s.stack.push(frames.AIM, seat, 1)
        s.stack.set(frames.AIMING, gladiator)


def aim_is_void(s: Data) -> bool:
    """A Free Attack without a target is none."""
    gladiator = s.stack.get(frames.AIMING)
    return not s.lives(gladiator) or not has_target(s, gladiator)


def add_aims(s: Data, offered: "vec[i64]") -> "vec[i64]":
    gladiator = s.stack.get(frames.AIMING)
    blow = blow_of(s, gladiator, DEFAULT)
    found = targets_of(s, gladiator, blow, False)
    while found != 0:
        offered = append(offered, actions.pack(actions.TARGET, lowest(found)))
        found &= found - 1
    return offered


def check_aim(s: Data, target: i64) -> str:
    gladiator = s.stack.get(frames.AIMING)
    return check_target(s, gladiator, target, blow_of(s, gladiator, DEFAULT))
