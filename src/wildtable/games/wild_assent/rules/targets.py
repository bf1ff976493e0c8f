"""To whom clauses are done: living Gladiators, and sides for dice (WA-KEY-02, WA-RULING-58 to -60, -176)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from wildtable.engine.bits import bit, lowest
from wildtable.engine.clauses import TO
from wildtable.engine.words import Context, Target
from wildtable.games.wild_assent.board import distance, in_arc
from wildtable.games.wild_assent.rules.sight import sees
from wildtable.games.wild_assent.rules.troupe import SORTS, allied, enemies_of, everybody, friends_of, is_sort
from wildtable.games.wild_assent.state import FACING, GONE, HEALTH, SIDE_OWNER, WHERE, Data
from wildtable.games.wild_assent.words import ATTACKER, GLOBAL, TARGET


def only(s: Data, gladiator: i64) -> "vec[i64]":
    """That one, if it lives; a side is always there."""
    found = vec[i64]()
    if gladiator >= SIDE_OWNER or (gladiator >= 0 and s.lives(gladiator)):
        found = append(found, gladiator)
    return found


def in_line(s: Data, at: Context, other: i64, arc: bool) -> bool:
    """Unblocked, and where it matters in the arc; Range X and sides need neither."""
    reach = at.clauses.field(at.clause, TO, 0)
    if reach >= GLOBAL or at.owner >= SIDE_OWNER or at.owner == other:
        return True
    here = s.of[WHERE + at.owner]
    there = s.of[WHERE + other]
    if here == GONE or (arc and not in_arc(s.of[FACING + at.owner], here, there)):
        return False
    return sees(s, here, there)


def meant_of(s: Data, at: Context, left: i64) -> i64:
    """Those of some on the board who are alive, of the right kind, and no farther away than the text says; a
    side reaches everywhere, and everybody itself."""
    reach = at.clauses.field(at.clause, TO, 0)
    left &= SORTS[at.clauses.field(at.clause, TO, 1)]
    everywhere = reach >= GLOBAL or at.owner >= SIDE_OWNER
    here: i64 = GONE
    if not everywhere:
        here = s.of[WHERE + at.owner]
    found: i64 = 0
    while left != 0:
        other = lowest(left)
        left &= left - 1
        if s.of[HEALTH + other] == 0:
            continue
        if everywhere or other == at.owner or (here != GONE and distance(here, s.of[WHERE + other]) <= reach):
            found |= bit(other)
    return found


class Self(Target[Data]):
    def choices(self, s: Data, at: Context) -> "vec[i64]":
        return only(s, at.owner)


class TheTarget(Target[Data]):
    def choices(self, s: Data, at: Context) -> "vec[i64]":
        return only(s, at.bound[TARGET])


class TheAttacker(Target[Data]):
    def choices(self, s: Data, at: Context) -> "vec[i64]":
        return only(s, at.bound[ATTACKER])


class Ally(Target[Data]):
    """Range and an unblocked line, the arc only by an option (WA-RULING-59)."""

    def choices(self, s: Data, at: Context) -> "vec[i64]":
        found = vec[i64]()
        left = meant_of(s, at, friends_of(s, at.owner))
        while left != 0:
            other = lowest(left)
            left &= left - 1
            if in_line(s, at, other, s.settings.support_arc):
                found = append(found, other)
        return found


class Enemy(Target[Data]):
    """Range, arc and an unblocked line (WA-RULING-176)."""

    def choices(self, s: Data, at: Context) -> "vec[i64]":
        found = vec[i64]()
        left = meant_of(s, at, enemies_of(s, at.owner))
        while left != 0:
            other = lowest(left)
            left &= left - 1
            if in_line(s, at, other, True):
                found = append(found, other)
        return found


class Gladiator(Target[Data]):
    """Anybody, as far as an ally may be reached."""

    def choices(self, s: Data, at: Context) -> "vec[i64]":
        found = vec[i64]()
        left = meant_of(s, at, everybody(s))
        while left != 0:
            other = lowest(left)
            left &= left - 1
            if in_line(s, at, other, not allied(s, at.owner, other)):
                found = append(found, other)
        return found


class EachAlly(Target[Data]):
    def choices(self, s: Data, at: Context) -> "vec[i64]":
        return each_of(s, at, friends_of(s, at.owner))


class EachEnemy(Target[Data]):
    def choices(self, s: Data, at: Context) -> "vec[i64]":
        return each_of(s, at, enemies_of(s, at.owner))


class EachGladiator(Target[Data]):
    def choices(self, s: Data, at: Context) -> "vec[i64]":
        return each_of(s, at, everybody(s))


def each_of(s: Data, at: Context, left: i64) -> "vec[i64]":
    """Those of some whom the text means, all around (WA-RULING-920)."""
    found = vec[i64]()
    left = meant_of(s, at, left)
    while left != 0:
        found = append(found, lowest(left))
        left &= left - 1
    return found


class Weakest(Target[Data]):
    """Those of one's own with the least Health; of several the owner chooses."""

    def choices(self, s: Data, at: Context) -> "vec[i64]":
        found = vec[i64]()
        least: i64 = 99
        left = friends_of(s, at.owner)
        while left != 0:
            other = lowest(left)
            left &= left - 1
            if s.lives(other) and is_sort(other, at.clauses.field(at.clause, TO, 0)):
                if s.of[HEALTH + other] < least:
                    least = s.of[HEALTH + other]
                    found = vec[i64]()
                if s.of[HEALTH + other] == least:
                    found = append(found, other)
        return found
