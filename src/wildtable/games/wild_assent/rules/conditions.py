"""The conditions of clauses and of Demands. `who` is the owner of the text, the target or the attacker."""

from typing import Final

from mypy_extensions import i64

from wildtable.engine.bits import bit, has, lowest
from wildtable.engine.clauses import NONE
from wildtable.engine.words import Condition, Context
from wildtable.games.wild_assent import frames
from wildtable.games.wild_assent.board import COLUMNS, distance
from wildtable.games.wild_assent.rules.health import WAS_HURT, times
from wildtable.games.wild_assent.rules.sight import covers
from wildtable.games.wild_assent.rules.troupe import enemies_of, friends_of, is_sort, slot_of, sort_of
from wildtable.games.wild_assent.state import (
    FIRST_CREATURE,
    FIRST_SUMMON,
    GLADIATORS,
    GONE,
    HEALTH,
    MARKS,
    MOST,
    MOVED,
    PLAYER_1,
    SIDE_OWNER,
    STATUS_BITS,
    TOKENS,
    WHERE,
    Data,
)
from wildtable.games.wild_assent.words import ATTACK, ATTACKER, TARGET, THE_ATTACKER, THE_TARGET

MOVE_EVERY_CREATURE: Final = 6
UNHURT: Final = 8
MIDDLE: Final = 0
ENEMY_HALF: Final = 1
OWN_HALF: Final = 2


def meant(at: Context, who: i64) -> i64:
    """The Gladiator that a condition asks about, or `NONE`."""
    if who == THE_TARGET:
        return at.bound[TARGET]
    return at.bound[ATTACKER] if who == THE_ATTACKER else at.owner


def present(s: Data, gladiator: i64) -> bool:
    return gladiator >= 0 and gladiator < GLADIATORS and s.of[WHERE + gladiator] != GONE


class Damaged(Condition[Data]):
    """Below its maximum (WA-RULING-63, WA-RULING-157)."""

    def holds(self, s: Data, at: Context) -> bool:
        who = meant(at, at.condition_field(0))
        return present(s, who) and s.of[HEALTH + who] < s.of[MOST + who]


class IsKind(Condition[Data]):
    """WA-RULING-62"""

    def holds(self, s: Data, at: Context) -> bool:
        who = meant(at, at.condition_field(1))
        return who >= 0 and who < GLADIATORS and sort_of(who) == at.condition_field(0)


class HasStatus(Condition[Data]):
    def holds(self, s: Data, at: Context) -> bool:
        who = meant(at, at.condition_field(1))
        return present(s, who) and has(s.of[MARKS + who], at.condition_field(0))


class Afflicted(Condition[Data]):
    def holds(self, s: Data, at: Context) -> bool:
        who = meant(at, at.condition_field(0))
        return present(s, who) and s.of[MARKS + who] & STATUS_BITS != 0


def count_near(s: Data, at: Context, allies: bool) -> i64:
    """Others of one's own, or enemies, within a distance."""
    found: i64 = 0
    if not present(s, at.owner):
        return 0
    left = friends_of(s, at.owner) & ~bit(at.owner) if allies else enemies_of(s, at.owner)
    within = at.condition_field(1)
    while left != 0:
        other = lowest(left)
        left &= left - 1
        if s.lives(other) and distance(s.of[WHERE + at.owner], s.of[WHERE + other]) <= within:
            found += 1
    return found


class Allies(Condition[Data]):
    def holds(self, s: Data, at: Context) -> bool:
        return count_near(s, at, True) >= at.condition_field(0)


class Enemies(Condition[Data]):
    def holds(self, s: Data, at: Context) -> bool:
        return count_near(s, at, False) >= at.condition_field(0)


class InCover(Condition[Data]):
    def holds(self, s: Data, at: Context) -> bool:
        who = meant(at, at.condition_field(0))
        return present(s, who) and covers(s, who) > 0


class FromBack(Condition[Data]):
    """Judged when the attack was declared (WA-RULING-149)."""

    def holds(self, s: Data, at: Context) -> bool:
        target = at.bound[TARGET]
        return target != NONE and has(s.stack.at(at.bound[ATTACK], frames.BACKS), target)


class HealthAtMost(Condition[Data]):
    def holds(self, s: Data, at: Context) -> bool:
        who = meant(at, at.condition_field(1))
        return present(s, who) and s.of[HEALTH + who] <= at.condition_field(0)


class Tokens(Condition[Data]):
    def holds(self, s: Data, at: Context) -> bool:
        return tokens_of(s, at) >= at.condition_field(0)


def tokens_of(s: Data, at: Context) -> i64:
    """The tokens that lie on the Skill of a text."""
    slot = slot_of(s, at.owner, at.source)
    return 0 if slot == NONE else (s.of[TOKENS + at.owner] >> (3 * slot)) & 7


class Far(Condition[Data]):
    """Attacker and target are so far apart."""

    def holds(self, s: Data, at: Context) -> bool:
        target = at.bound[TARGET]
        attacker = at.bound[ATTACKER]
        if not present(s, target) or not present(s, attacker):
            return False
        return distance(s.of[WHERE + attacker], s.of[WHERE + target]) >= at.condition_field(0)


class Did(Condition[Data]):
    """What a side did in this round (WA-RULING-127, WA-RULING-128)."""

    def holds(self, s: Data, at: Context) -> bool:
        side = at.owner - SIDE_OWNER
        deed = at.condition_field(0)
        if deed == UNHURT:
            return times(s, side, WAS_HURT) == 0
        if deed == MOVE_EVERY_CREATURE:
            return every_creature_moved(s, side)
        return times(s, side, deed) >= at.condition_field(1)


def every_creature_moved(s: Data, side: i64) -> bool:
    """All living Creatures of the side, and at least one."""
    found = False
    for creature in range(FIRST_CREATURE, FIRST_SUMMON):
        if s.lives(creature) and s.side_of(creature) == side:
            found = True
            if not has(s.of[MOVED], creature):
                return False
    return found


class Stands(Condition[Data]):
    """So many of a side stand in a zone."""

    def holds(self, s: Data, at: Context) -> bool:
        side = at.owner - SIDE_OWNER
        found: i64 = 0
        for gladiator in range(GLADIATORS):
            if (
                s.lives(gladiator)
                and s.side_of(gladiator) == side
                and is_sort(gladiator, at.condition_field(1))
                and in_zone(s, gladiator, side, at.condition_field(0))
            ):
                found += 1
        return found >= at.condition_field(2)


def in_zone(s: Data, gladiator: i64, side: i64, zone: i64) -> bool:
    """The middle is columns 5 and 6; halves meet between them; the last zone is beside Partial Cover."""
    field = s.of[WHERE + gladiator]
    column = field % COLUMNS
    if zone == MIDDLE:
        return column == 4 or column == 5
    west = column < 5
    if zone == ENEMY_HALF:
        return west != (side == s.of[PLAYER_1])
    if zone == OWN_HALF:
        return west == (side == s.of[PLAYER_1])
    return covers(s, gladiator) > 0
