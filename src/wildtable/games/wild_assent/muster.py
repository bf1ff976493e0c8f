"""Every living Gladiator as the judge sees it: a row of numbers each, kept from one position to the next.

Positions that are judged one after another, such as the hundred ends of a movement, differ in one or two
Gladiators. So a muster follows from position to position: it looks anew only at those who changed, and
`threat.py` compares only the pairs in which one of them is.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from wildtable.engine.bits import bit, has, lowest
from wildtable.engine.clauses import IF, NEXT_IF, NONE, TO
from wildtable.games.wild_assent.board import OFF_BOARD
from wildtable.games.wild_assent.rows import (
    AT_BACK,
    BEHIND,
    BLOW,
    BLOWS,
    FIELD,
    FIRST_BLOW,
    IS_AGILE,
    IS_SWIFT,
    LEFT,
    MARKED,
    READY,
    ROW,
    SIDE,
    SORT,
    TOKENED,
    TURNED,
    WHO,
    WHOLE,
    activating,
    fill,
    readiness,
)
from wildtable.games.wild_assent.rules.conditions import Allies, Enemies
from wildtable.games.wild_assent.rules.modify import STANDING, TO_SELF
from wildtable.games.wild_assent.rules.troupe import everybody
from wildtable.games.wild_assent.state import (
    EMPTY,
    FACING,
    GLADIATORS,
    GONE,
    HEALTH,
    KIND,
    MARKS,
    MOST,
    SIDE_OWNER,
    STANDS,
    TOKENS,
    WHERE,
    Data,
)
from wildtable.games.wild_assent.words import GLOBAL

NO_ROWS: Final = vec[i64]([0] * (GLADIATORS * ROW))
NO_PAIRS: Final = vec[i64]([0] * (GLADIATORS * GLADIATORS * 2))


class Muster:
    """The rows of all who live, by their numbers; `pairs` belongs to `threat.py`."""

    def __init__(self) -> None:
        self.living: i64 = 0
        self.count: i64 = 0
        self.rows: vec[i64] = EMPTY
        self.pairs: vec[i64] = EMPTY
        self.strikers: i64 = 0  # rows of those who may strike otherwise than in the last position, as bits
        self.targets: i64 = 0  # rows of those who may be struck otherwise
        self.draft: vec[i64] = NO_ROWS[:ROW]
        # what acts on all: texts, what is in force, obstacles
        self.standing: vec[i64] = EMPTY
        self.force: vec[i64] = EMPTY
        self.land: vec[i64] = EMPTY
        self.moody = False  # a text asks who stands near
        self.owners: i64 = 0  # who have a text that acts on others by where its owner stands, as bits

    def get(self, row: i64, column: i64) -> i64:
        return self.rows[row * ROW + column]

    def row_of(self, gladiator: i64) -> i64:
        """The row of a Gladiator, or `GONE`."""
        for row in range(self.count):
            if self.rows[row * ROW] == gladiator:
                return row
        return GONE

    def follow(self, s: Data) -> None:
        """Look at another position of the match."""
        living = living_ones(s)
        fresh = living != self.living
        if fresh:
            self.living = living
            self.count = number_of(living)
            self.rows = NO_ROWS[: self.count * ROW]
            self.pairs = NO_PAIRS[: self.count * self.count * 2]
        if not self.knows_texts(s) or self.moody:
            fresh = True
        changed = living if fresh else self.changed_ones(s)
        if changed & self.owners != 0:
            changed = living
        self.strikers = 0
        self.targets = 0
        active = activating(s)
        rows = self.rows
        row: i64 = 0
        while living != 0:
            gladiator = lowest(living)
            living &= living - 1
            if has(changed, gladiator):
                self.look(s, gladiator, row)
            at = row * ROW
            behind = rows[at + BEHIND]
            if behind != OFF_BOARD and rows[at + AT_BACK] != s.of[STANDS + behind]:
                rows[at + AT_BACK] = s.of[STANDS + behind]
                self.targets |= bit(row)
            rows[at + READY] = readiness(s, gladiator, has(active, gladiator), rows[at + IS_AGILE] == 1)
            row += 1

    def changed_ones(self, s: Data) -> i64:
        """Those of the same Gladiators of whom something changed from which their rows follow, as bits."""
        rows = self.rows
        of = s.of
        found: i64 = 0
        last = self.count * ROW
        at: i64 = 0
        while at < last:
            gladiator = rows[at + WHO]
            if (
                rows[at + FIELD] != of[WHERE + gladiator]
                or rows[at + TURNED] != of[FACING + gladiator]
                or rows[at + LEFT] != of[HEALTH + gladiator]
                or rows[at + MARKED] != of[MARKS + gladiator]
                or rows[at + TOKENED] != of[TOKENS + gladiator]
                or rows[at + WHOLE] != of[MOST + gladiator]
                or rows[at + SORT] != of[KIND + gladiator]
                or rows[at + SIDE] != s.side_of(gladiator)
            ):
                found |= bit(gladiator)
            at += ROW
        return found

    def look(self, s: Data, gladiator: i64, row: i64) -> None:
        """Make the row anew, and note whether it differs for strikers or targets."""
        draft = self.draft
        rows = self.rows
        at = row * ROW
        fill(s, gladiator, draft)
        draft[AT_BACK] = rows[at + AT_BACK]  # compared by `follow`
        last = FIRST_BLOW + draft[BLOWS] * BLOW
        for column in range(LEFT, last):
            if draft[column] != rows[at + column]:
                if column < IS_SWIFT:
                    self.targets |= bit(row)
                if column >= FIELD:
                    self.strikers |= bit(row)
                rows[at + column] = draft[column]
        for column in range(LEFT):
            rows[at + column] = draft[column]

    def knows_texts(self, s: Data) -> bool:
        """Are texts that act on all, and obstacles, those of the last position? They are noted."""
        if equal(s.standing, self.standing) and equal(s.force.rows, self.force) and equal(s.land, self.land):
            return True
        self.standing = s.standing
        self.force = s.force.rows[:]
        self.land = s.land
        self.moody = is_moody(s)
        self.owners = owners_of_auras(s)
        return False


def equal(one: "vec[i64]", other: "vec[i64]") -> bool:
    size = i64(len(one))
    if size != i64(len(other)):
        return False
    for i in range(size):
        if one[i] != other[i]:
            return False
    return True


def is_moody(s: Data) -> bool:
    """Does a text that always acts ask who stands near, or one in force ask for anything?"""
    effects = s.tables.effects
    row: i64 = 0
    while row < i64(len(s.standing)):
        cells = effects.clauses.cells
        condition = effects.clauses.get(s.standing[row], IF)
        while condition != NONE:
            word = effects.conditions[cells[condition]]
            if isinstance(word, Allies | Enemies):
                return True
            condition = cells[condition + NEXT_IF]
        row += STANDING
    for row in range(0, i64(len(s.force.rows)), 4):
        if effects.clauses.get(s.force.rows[row], IF) != NONE:
            return True
    return False


def owners_of_auras(s: Data) -> i64:
    """Gladiators whose texts act on others who stand near, or as long as their owner does well, as bits."""
    clauses = s.tables.effects.clauses
    found: i64 = 0
    row: i64 = 0
    while row < i64(len(s.standing)):
        clause = s.standing[row]
        owner = s.standing[row + 1]
        others = owner < SIDE_OWNER and clauses.get(clause, TO) != TO_SELF
        if others and (clauses.field(clause, TO, 0) < GLOBAL or clauses.get(clause, IF) != NONE):
            found |= bit(owner)
        row += STANDING
    return found


def living_ones(s: Data) -> i64:
    """All on the board who have Health left, as bits."""
    found = everybody(s)
    left = found
    while left != 0:
        gladiator = lowest(left)
        left &= left - 1
        if s.of[HEALTH + gladiator] <= 0:
            found &= ~bit(gladiator)
    return found


def number_of(bits: i64) -> i64:
    found: i64 = 0
    while bits != 0:
        bits &= bits - 1
        found += 1
    return found
