"""Find what every Gladiator has, once the cards are known (WA-SKILL-09, WA-EQUIP-03, WA-STAT-05 to -07)."""

from mypy_extensions import i64

from wildtable.engine.bits import bit
from wildtable.engine.clauses import ACTS, NEXT, NONE, WHAT, WHEN
from wildtable.games.wild_assent import tables
from wildtable.games.wild_assent.kit import BLOWS, PLACES, SPOKEN_OF, USES, Blow, Kit
from wildtable.games.wild_assent.rules.attack_texts import is_plain
from wildtable.games.wild_assent.rules.modify import FIRST_WEAPON
from wildtable.games.wild_assent.rules.troupe import printed
from wildtable.games.wild_assent.state import (
    CHOSEN,
    EQUIPMENT,
    FIRST_CREATURE,
    FIRST_SUMMON,
    GONE,
    KIND,
    Data,
)
from wildtable.games.wild_assent.words import (
    ACTION,
    ATTACKED_BEFORE,
    EACH_SPECIAL,
    FREE_ACTION,
    ONE,
    OWN_ATTACK,
    SPECIAL,
)


def equip(s: Data) -> None:
    """The kit of all Assents and Creatures of the match."""
    kit = Kit()
    for gladiator in range(FIRST_SUMMON):
        if s.of[KIND + gladiator] != GONE:
            for place in range(PLACES):
                skill = skill_on_card(s, gladiator, place)
                if skill != NONE:
                    add_skill(s, kit, gladiator, place, skill)
            add_blows(s, kit, gladiator)
    s.kit = kit


def skill_on_card(s: Data, gladiator: i64, place: i64) -> i64:
    """The Skill in one of a Gladiator's six places, or `NONE`.

    An Assent: two of its own, two chosen, two of Equipment. A Creature: up to three.
    """
    kind = s.of[KIND + gladiator]
    if gladiator < FIRST_CREATURE:
        if place < 2:
            return s.tables.assent_skills[kind * 2 + place]
        if place < 4:
            chosen = s.of[CHOSEN + gladiator]
            if chosen == 0:  # a position may leave them out
                return NONE
            return s.tables.assent_cards[kind * 5 + (chosen // 8 if place == 2 else chosen % 8)]
        card = s.of[EQUIPMENT + gladiator * 2 + place - 4]
        return NONE if card == GONE else s.tables.equipment_skills[card]
    return s.tables.creature_skills[kind * 3 + place] if place < 3 else NONE


def add_skill(s: Data, kit: Kit, gladiator: i64, place: i64, skill: i64) -> None:
    clauses = s.tables.effects.clauses
    kit.skills[gladiator * PLACES + place] = skill
    for moment in range(SPOKEN_OF):
        if clauses.mentions(skill, moment):
            kit.speaks[moment] |= bit(gladiator)
    clause = clauses.first(skill)
    while clause != NONE:
        when = clauses.get(clause, WHEN)
        if when == ACTION or when == FREE_ACTION:
            add_use(s, kit, gladiator, place * 2 + (1 if when == FREE_ACTION else 0), skill, clause)
        elif clauses.get(clause, ACTS) == 0 and is_plain(s, clause):
            point = bit(clauses.get(clause, WHAT))
            if when == OWN_ATTACK or when == SPECIAL or when == EACH_SPECIAL:
                kit.own_points[gladiator] |= point
            elif when == ATTACKED_BEFORE:
                kit.guard_points[gladiator] |= point
        clause = clauses.get(clause, NEXT)


def add_use(s: Data, kit: Kit, gladiator: i64, use: i64, skill: i64, clause: i64) -> None:
    """The first clause of a Skill for an action is what it does; an attack is declared otherwise."""
    if kit.use_clauses[gladiator * USES + use] == NONE:
        kit.use_clauses[gladiator * USES + use] = clause
        if clause != s.tables.skill_attacks[skill]:
            kit.uses[gladiator] |= bit(use)


# What it attacks with.


def add_blows(s: Data, kit: Kit, gladiator: i64) -> None:
    kit.blows[gladiator] = 0
    add_blow(
        kit,
        gladiator,
        0,
        printed(s, gladiator, tables.RANGE),
        printed(s, gladiator, tables.BASE),
        printed(s, gladiator, tables.DICE),
        printed(s, gladiator, tables.DAMAGE),
        ONE,
    )
    clauses = s.tables.effects.clauses
    for place in range(PLACES):
        skill = kit.skills[gladiator * PLACES + place]
        clause = NONE if skill == NONE else s.tables.skill_attacks[skill]
        if clause != NONE:
            add_blow(
                kit,
                gladiator,
                place + 1,
                clauses.field(clause, WHAT, 0),
                clauses.field(clause, WHAT, 1),
                clauses.field(clause, WHAT, 2),
                clauses.field(clause, WHAT, 3),
                clauses.field(clause, WHAT, 4),
            )
    if gladiator < FIRST_CREATURE:
        for slot in range(2):
            card = s.of[EQUIPMENT + gladiator * 2 + slot]
            if card != GONE:
                at = card * 4
                numbers = s.tables.equipment_attacks
                add_blow(
                    kit,
                    gladiator,
                    FIRST_WEAPON + slot,
                    numbers[at],
                    numbers[at + 1],
                    numbers[at + 3],
                    numbers[at + 2],
                    ONE,
                )


def add_blow(
    kit: Kit, gladiator: i64, slot: i64, reach: i64, base: i64, dice: i64, damage: i64, area: i64
) -> None:
    if dice > 0:
        kit.attacks[gladiator * BLOWS + slot] = Blow(reach, base, dice, damage, area)
        kit.blows[gladiator] |= bit(slot)
