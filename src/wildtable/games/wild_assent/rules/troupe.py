"""Whose a Gladiator is, its sort, its printed numbers and its Skills (WA-MODE-03, WA-SKILL-09, WA-KEY-02)."""

from mypy_extensions import i64

from wildtable.engine.bits import bit
from wildtable.games.wild_assent import tables
from wildtable.games.wild_assent.state import (
    CHOSEN,
    EQUIPMENT,
    FIRST_CREATURE,
    FIRST_SUMMON,
    GONE,
    KIND,
    MOST_CREATURES,
    MOST_SEATS,
    SEAT,
    SIDE_OWNER,
    SUMMONER,
    Data,
)
from wildtable.games.wild_assent.words import ANY_KIND, ASSENT, CREATURE, SUMMON


def sort_of(gladiator: i64) -> i64:
    """Assent, Creature or Summon; a Summon is no Creature (WA-SUMMON-01, WA-RULING-10)."""
    if gladiator < FIRST_CREATURE:
        return ASSENT
    return CREATURE if gladiator < FIRST_SUMMON else SUMMON


def is_sort(gladiator: i64, kind: i64) -> bool:
    return kind == ANY_KIND or sort_of(gladiator) == kind


def side_owning(s: Data, owner: i64) -> i64:
    """The side of the one who owns a text: a Gladiator, or a side itself."""
    return owner - SIDE_OWNER if owner >= SIDE_OWNER else s.side_of(owner)


def seat_owning(s: Data, owner: i64) -> i64:
    """Who decides for the one who owns a text."""
    return s.captain(owner - SIDE_OWNER) if owner >= SIDE_OWNER else s.of[SEAT + owner]


def allied(s: Data, one: i64, other: i64) -> bool:
    """Are they of one side (WA-KEY-02)? Everybody is an ally of its own."""
    return side_owning(s, one) == side_owning(s, other)


def printed(s: Data, gladiator: i64, column: i64) -> i64:
    """A number on the card; the damage of a Summon is its summoner's (WA-SUMMON-02, WA-SUMMON-08)."""
    kind = s.of[KIND + gladiator]
    if gladiator < FIRST_CREATURE:
        return s.tables.assents.get(kind, column)
    if gladiator < FIRST_SUMMON:
        return s.tables.creatures.get(kind, column)
    if column == tables.DAMAGE:
        return printed(s, s.of[SUMMONER + gladiator], column)
    return s.tables.summons.get(kind, column)


def skill_at(s: Data, gladiator: i64, slot: i64) -> i64:
    """The Skill in one of a Gladiator's six places, or `NONE`.

    An Assent: two of its own, two chosen, two of Equipment. A Creature: up to three.
    """
    kind = s.of[KIND + gladiator]
    if gladiator < FIRST_CREATURE:
        if slot < 2:
            return s.tables.assent_skills[kind * 2 + slot]
        if slot < 4:
            chosen = s.of[CHOSEN + gladiator]
            return s.tables.assent_cards[kind * 5 + (chosen // 8 if slot == 2 else chosen % 8)]
        card = s.of[EQUIPMENT + gladiator * 2 + slot - 4]
        return tables.NONE if card == GONE else s.tables.equipment_skills[card]
    if gladiator < FIRST_SUMMON and slot < 3:
        return s.tables.creature_skills[kind * 3 + slot]
    return tables.NONE


def slot_of(s: Data, gladiator: i64, skill: i64) -> i64:
    """The place of a Skill, or `NONE`."""
    for slot in range(6):
        if skill_at(s, gladiator, slot) == skill:
            return slot
    return tables.NONE


def creatures_of(s: Data, seat: i64) -> i64:
    """The Creatures of a seat, as bits over Gladiators, slain ones too."""
    found: i64 = 0
    for gladiator in range(FIRST_CREATURE, FIRST_CREATURE + MOST_CREATURES):
        if s.of[KIND + gladiator] != GONE and s.of[SEAT + gladiator] == seat:
            found |= bit(gladiator)
    return found


def seats_of(s: Data, side: i64) -> i64:
    """How many seats a side has."""
    return 1 if s.seats == 2 else MOST_SEATS // 2
