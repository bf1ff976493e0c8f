"""Whose a Gladiator is, its sort, its printed numbers and its Skills (WA-MODE-03, WA-SKILL-09, WA-KEY-02)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from wildtable.engine.bits import bit
from wildtable.games.wild_assent import tables
from wildtable.games.wild_assent.kit import PLACES
from wildtable.games.wild_assent.state import (
    FIRST_CREATURE,
    FIRST_SUMMON,
    GLADIATORS,
    GONE,
    KIND,
    MOST_CREATURES,
    MOST_SEATS,
    ON_BOARD,
    SEAT,
    SIDE_OWNER,
    SUMMONER,
    Data,
)
from wildtable.games.wild_assent.words import ANY_KIND, ASSENT, CREATURE, KINDS, SUMMON


def sort_of(gladiator: i64) -> i64:
    """Assent, Creature or Summon; a Summon is no Creature (WA-SUMMON-01, WA-RULING-10)."""
    if gladiator < FIRST_CREATURE:
        return ASSENT
    return CREATURE if gladiator < FIRST_SUMMON else SUMMON


def is_sort(gladiator: i64, kind: i64) -> bool:
    return kind == ANY_KIND or sort_of(gladiator) == kind


def _all_sorts() -> list[int]:
    kinds = range(len(KINDS))
    return [sum(1 << one for one in range(GLADIATORS) if is_sort(one, kind)) for kind in kinds]


SORTS: Final = vec[i64](_all_sorts())
"""By kind, `ANY_KIND` too: the numbers of all Gladiators of it, as bits."""


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
    """The Skill in one of a Gladiator's six places, or `NONE`; see `rules/equip.py`."""
    if gladiator >= FIRST_SUMMON:
        return tables.NONE
    return s.kit.skills[gladiator * PLACES + slot]


def slot_of(s: Data, gladiator: i64, skill: i64) -> i64:
    """The place of a Skill, or `NONE`."""
    for slot in range(PLACES):
        if skill_at(s, gladiator, slot) == skill:
            return slot
    return tables.NONE


def everybody(s: Data) -> i64:
    """All who are on the board, as bits."""
    return s.of[ON_BOARD] | s.of[ON_BOARD + 1]


def friends_of(s: Data, owner: i64) -> i64:
    """All on the board who are of one side with the owner of a text, itself too."""
    return s.of[ON_BOARD + side_owning(s, owner)]


def enemies_of(s: Data, owner: i64) -> i64:
    return s.of[ON_BOARD + 1 - side_owning(s, owner)]


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
