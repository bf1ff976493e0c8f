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
from wildtable.engine.refusal import OK
from wildtable.engine.stack import BOTTOM
from wildtable.games.wild_assent import frames, tables
from wildtable.games.wild_assent.board import COLUMNS, OFF_BOARD
from wildtable.games.wild_assent.rules.blows import DEFAULT, blow_of, blows_of, check_cost
from wildtable.games.wild_assent.rules.conditions import Allies, Enemies
from wildtable.games.wild_assent.rules.damage import DAMAGE_DIE, DEFENSE_DIE
from wildtable.games.wild_assent.rules.modify import (
    FIRST_WEAPON,
    STANDING,
    TO_SELF,
    changed,
    marked,
    speed_of,
)
from wildtable.games.wild_assent.rules.sight import covers, in_pit, walled
from wildtable.games.wild_assent.rules.troupe import everybody, printed
from wildtable.games.wild_assent.state import (
    ACTED,
    EMPTY,
    EQUIPMENT,
    FACING,
    FIRST_CREATURE,
    FIRST_SUMMON,
    GLADIATORS,
    GONE,
    HEALTH,
    KIND,
    MARKS,
    MOST,
    SIDE_OWNER,
    STANDS,
    SUMMONER,
    TOKENS,
    WHERE,
    Data,
)
from wildtable.games.wild_assent.whole import higher, lower
from wildtable.games.wild_assent.words import (
    AGILE_POINT,
    ATTACK_DAMAGE_POINT,
    BASE_POINT,
    BLIND,
    DEFENSE_POINT,
    DICE_POINT,
    FATIGUE,
    GLOBAL,
    IMMOBILIZE,
    MAGICAL_POINT,
    PHYSICAL_POINT,
    STUN,
)

# How much a strike counts by when it can be made, of a hundred.
NOW: Final = 100
SOON: Final = 80
LATER: Final = 45
HELD: Final = 20
AGILE: Final = 17  # tenths

TIRED: Final = 2
MOST_DICE: Final = 24

ASSENT_POINT: Final = 16
ASSENT_FALLS: Final = 900
LAST_POINTS: Final = 420
SUMMON_FALLS: Final = 14

# The columns of a row.
WHO: Final = 0
SIDE: Final = 1
READY: Final = 2  # when it can strike next
IS_AGILE: Final = 3
# what else a row follows from
MARKED: Final = 4
TOKENED: Final = 5
WHOLE: Final = 6
SORT: Final = 7  # its number in its roster
# what matters to those who strike at it
LEFT: Final = 8  # Health
PHYSICAL_DEFENSE: Final = 9
MAGICAL_DEFENSE: Final = 10
BEHIND: Final = 11  # the field at its back, if one can stand there
AT_BACK: Final = 12  # who stands there
POINT: Final = 13  # what a point of its Health is worth
FALLS: Final = 14  # what its side loses besides when it falls
# what matters to both
FIELD: Final = 15
TURNED: Final = 16  # its facing
EAST: Final = 17  # its column
NORTH: Final = 18  # its row
# what matters to those at whom it strikes
IS_SWIFT: Final = 19
SPEED: Final = 20
BLOWS: Final = 21  # how many
FIRST_BLOW: Final = 22
# a blow, with what always adds to it
REACH: Final = 0
BASE: Final = 1
DICE: Final = 2
DAMAGE: Final = 3
BLOW: Final = 4
MOST_BLOWS: Final = 9
# what `threat.py` finds: the best of its strikes, the Health that enemies may take of it
STRIKES: Final = FIRST_BLOW + MOST_BLOWS * BLOW
THREAT: Final = STRIKES + 1
ROW: Final = STRIKES + 2

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


# A row.


def fill(s: Data, gladiator: i64, row: "vec[i64]") -> None:
    """All of a row but when it can strike."""
    field = s.of[WHERE + gladiator]
    facing = s.of[FACING + gladiator]
    row[WHO] = gladiator
    row[SIDE] = s.side_of(gladiator)
    row[IS_AGILE] = 1 if marked(s, gladiator, AGILE_POINT) else 0
    row[MARKED] = s.of[MARKS + gladiator]
    row[TOKENED] = s.of[TOKENS + gladiator]
    row[WHOLE] = s.of[MOST + gladiator]
    row[SORT] = s.of[KIND + gladiator]
    row[LEFT] = s.of[HEALTH + gladiator]
    shelter = covers(s, gladiator)
    if has(s.of[MARKS + gladiator], DEFENSE_DIE):
        shelter += 1
    shelter = changed(s, gladiator, DEFENSE_POINT, shelter)
    row[PHYSICAL_DEFENSE] = higher(0, shelter + defense(s, gladiator, True))
    row[MAGICAL_DEFENSE] = higher(0, shelter + defense(s, gladiator, False))
    behind = s.board.step(field, (facing * 2 + 4) % 8)
    if behind != OFF_BOARD and walled(s, behind):
        behind = OFF_BOARD
    row[BEHIND] = behind
    row[POINT] = point_worth(s, gladiator)
    row[FALLS] = fall_worth(s, gladiator)
    row[FIELD] = field
    row[TURNED] = facing
    row[EAST] = field % COLUMNS
    row[NORTH] = field // COLUMNS
    row[IS_SWIFT] = 1 if printed(s, gladiator, tables.MOVEMENT) == tables.SWIFT else 0
    row[SPEED] = next_speed(s, gladiator)
    add_blows(s, gladiator, row)


def next_speed(s: Data, gladiator: i64) -> i64:
    """Speed in the next activation; tokens that lie there will work then (WA-STATUS-02, -06)."""
    marks = s.of[MARKS + gladiator]
    if has(marks, IMMOBILIZE):
        return 0
    speed = speed_of(s, gladiator)
    if has(marks, FATIGUE) and speed > 1:
        speed = higher(1, speed - TIRED)
    return speed


def readiness(s: Data, gladiator: i64, active: bool, agile: bool) -> i64:
    """When it can strike next."""
    if has(s.of[MARKS + gladiator], STUN) or in_pit(s, gladiator):
        return HELD
    if active:
        frame = activation_of(s, gladiator)
        again: i64 = NOW if s.stack.at(frame, frames.AGAIN) > 0 else 0
        if s.stack.at(frame, frames.STAGE) <= frames.MOVES:
            return NOW + again
        if again > 0:
            return again
    actor = s.of[SUMMONER + gladiator] if gladiator >= FIRST_SUMMON else gladiator
    ready: i64 = LATER if has(s.of[ACTED], actor) else SOON
    return ready * AGILE // 10 if agile else ready


def activating(s: Data) -> i64:
    """Those who activate now, as bits; Summons of theirs may be on their way first."""
    found: i64 = 0
    frame = s.stack.top
    while frame != BOTTOM:
        if s.stack.kind_of(frame) == frames.ACTIVATION:
            found |= bit(s.stack.at(frame, frames.GLADIATOR))
        frame = s.stack.below(frame)
    return found


def activation_of(s: Data, gladiator: i64) -> i64:
    """The uppermost frame in which it activates."""
    frame = s.stack.top
    while s.stack.kind_of(frame) != frames.ACTIVATION or s.stack.at(frame, frames.GLADIATOR) != gladiator:
        frame = s.stack.below(frame)
    return frame


def defense(s: Data, gladiator: i64, physical: bool) -> i64:
    """With armor and texts that always act (WA-EQUIP-04)."""
    found = printed(s, gladiator, tables.PHYSICAL if physical else tables.MAGICAL)
    if gladiator < FIRST_CREATURE:
        for slot in range(2):
            card = s.of[EQUIPMENT + gladiator * 2 + slot]
            if card != GONE:
                found += s.tables.equipment_physical[card] if physical else s.tables.equipment_magical[card]
    return changed(s, gladiator, PHYSICAL_POINT if physical else MAGICAL_POINT, found)


def point_worth(s: Data, gladiator: i64) -> i64:
    """Of a point of Health; the last ones of an Assent are worth most."""
    if gladiator < FIRST_CREATURE:
        health = s.of[HEALTH + gladiator]
        return ASSENT_POINT + LAST_POINTS // ((health + 2) * (health + 1))
    if gladiator < FIRST_SUMMON:
        return s.tables.worths.creatures[s.of[KIND + gladiator]] // (2 * s.of[MOST + gladiator])
    return 0


def fall_worth(s: Data, gladiator: i64) -> i64:
    """What its side loses besides when it falls."""
    if gladiator < FIRST_CREATURE:
        return ASSENT_FALLS
    if gladiator < FIRST_SUMMON:
        return s.tables.worths.creatures[s.of[KIND + gladiator]] // 2
    return SUMMON_FALLS


def add_blows(s: Data, gladiator: i64, row: "vec[i64]") -> None:
    """All that it can attack with, with what always adds to it."""
    more = changed(s, gladiator, ATTACK_DAMAGE_POINT, 0)
    if has(s.of[MARKS + gladiator], DAMAGE_DIE):
        more += 1
    row[BLOWS] = 0
    slots = blows_of(s, gladiator)
    while slots != 0:
        slot = lowest(slots)
        slots &= slots - 1
        if slot == DEFAULT or slot >= FIRST_WEAPON or check_cost(s, gladiator, slot) == OK:
            add_blow(s, gladiator, slot, more, row)


def add_blow(s: Data, gladiator: i64, slot: i64, more: i64, row: "vec[i64]") -> None:
    blow = blow_of(s, gladiator, slot)
    if blow.dice == 0:
        return
    dice = changed(s, gladiator, DICE_POINT, blow.dice)
    if has(s.of[MARKS + gladiator], BLIND) and dice > 1:
        dice = higher(1, dice - 2)
    at = FIRST_BLOW + row[BLOWS] * BLOW
    row[at + REACH] = blow.reach
    row[at + BASE] = higher(0, changed(s, gladiator, BASE_POINT, blow.base)) + more
    row[at + DICE] = lower(MOST_DICE, higher(0, dice))
    row[at + DAMAGE] = blow.damage
    row[BLOWS] += 1
