"""How many dice an attack throws, and what a target's defense leaves of its total (WA-ATTACK)."""

from typing import Final

from mypy_extensions import i64

from wildtable.engine.bits import has
from wildtable.games.wild_assent import frames, tables
from wildtable.games.wild_assent.rules.attack_texts import dice_in_attack, in_attack
from wildtable.games.wild_assent.rules.modify import changed, marked
from wildtable.games.wild_assent.rules.sight import covers
from wildtable.games.wild_assent.rules.troupe import printed
from wildtable.games.wild_assent.state import EQUIPMENT, FIRST_CREATURE, GONE, MARKS, WORKING, Data
from wildtable.games.wild_assent.whole import higher, lower
from wildtable.games.wild_assent.words import (
    ATTACK_ASSIGNED_POINT,
    ATTACK_DAMAGE_POINT,
    BASE_POINT,
    BLIND,
    DEFENSE_POINT,
    DICE_POINT,
    IGNORE_POINT,
    MAGICAL_POINT,
    PHYSICAL,
    PHYSICAL_POINT,
)

DAMAGE_DIE: Final = 15
DEFENSE_DIE: Final = 16
BACK_BONUS: Final = 2
MOST_DICE: Final = 24  # so many can be thrown at once with exact odds (WA-RULING-902)
SUCCESSES: Final = 0
SPECIALS: Final = 1
IGNORES_COVER: Final = 2
IGNORES_MOMENTUM: Final = 3


def dice_of(s: Data, attack: i64) -> i64:
    """Dice with all bonuses; Blind comes last (WA-RULING-55, WA-RULING-902, WA-STATUS-07, WA-RULING-84)."""
    stack = s.stack
    attacker = stack.at(attack, frames.ATTACKER)
    dice = changed(s, attacker, DICE_POINT, stack.at(attack, frames.DICE_COUNT))
    dice = lower(MOST_DICE, higher(0, dice + dice_in_attack(s, attack, stack.at(attack, frames.TARGETS))))
    if has(s.of[MARKS + attacker], WORKING + BLIND) and dice > 1:
        dice = higher(1, dice - 2)
    return dice


def damage_to(s: Data, attack: i64, target: i64) -> i64:
    """Steps 5 to 7: the total against the defense (WA-ATTACK-02, WA-ATTACK-04, WA-RULING-54, WA-MOM-04,
    WA-RULING-56, WA-ATTACK-03)."""
    return higher(0, total_to(s, attack, target) - stopped_by(s, attack, target))


def total_to(s: Data, attack: i64, target: i64) -> i64:
    """Base Damage, dice and bonuses (WA-ATTACK-01, WA-RULING-29)."""
    stack = s.stack
    attacker = stack.at(attack, frames.ATTACKER)
    throw = stack.at(attack, frames.THROW)
    die = s.tables.attack_die
    total = changed(s, attacker, BASE_POINT, stack.at(attack, frames.BASE))
    total = higher(0, total) + die.shown(throw, SUCCESSES) + die.shown(throw, SPECIALS)
    total += changed(s, attacker, ATTACK_DAMAGE_POINT, 0)
    total += in_attack(s, attack, ATTACK_DAMAGE_POINT, attacker, target, tables.NONE)
    if has(stack.at(attack, frames.BACKS), target):
        total += BACK_BONUS
    if has(s.of[MARKS + attacker], DAMAGE_DIE):
        total += 1
    return total


def stopped_by(s: Data, attack: i64, target: i64) -> i64:
    """The defense; none against Assigned damage (WA-ATTACK-04)."""
    attacker = s.stack.at(attack, frames.ATTACKER)
    assigned = in_attack(s, attack, ATTACK_ASSIGNED_POINT, attacker, target, tables.NONE) > 0
    if assigned or marked(s, attacker, ATTACK_ASSIGNED_POINT):
        return 0
    return defense_of(s, attack, target)


def defense_of(s: Data, attack: i64, target: i64) -> i64:
    """Against the type of damage, with armor, texts, dice and Partial Cover (WA-EQUIP-04, WA-KEY-07,
    WA-MOM-05, WA-KEY-05)."""
    stack = s.stack
    attacker = stack.at(attack, frames.ATTACKER)
    damage = stack.at(attack, frames.DAMAGE)
    physical = damage == PHYSICAL
    point: i64 = PHYSICAL_POINT if physical else MAGICAL_POINT
    if in_attack(s, attack, IGNORE_POINT, attacker, target, damage) > 0:
        return 0
    defense = printed(s, target, tables.PHYSICAL if physical else tables.MAGICAL)
    if target < FIRST_CREATURE:
        for slot in range(2):
            card = s.of[EQUIPMENT + target * 2 + slot]
            if card != GONE:
                defense += s.tables.equipment_physical[card] if physical else s.tables.equipment_magical[card]
    defense = changed(s, target, point, defense)
    defense = changed(s, target, DEFENSE_POINT, defense)
    defense += in_attack(s, attack, point, target, target, tables.NONE)
    defense += in_attack(s, attack, DEFENSE_POINT, target, target, tables.NONE)
    if in_attack(s, attack, IGNORE_POINT, attacker, target, IGNORES_COVER) == 0:
        defense += covers(s, target)
    if (
        has(s.of[MARKS + target], DEFENSE_DIE)
        and in_attack(s, attack, IGNORE_POINT, attacker, target, IGNORES_MOMENTUM) == 0
    ):
        defense += 1
    return higher(0, defense)
