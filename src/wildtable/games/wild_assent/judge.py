"""How good a position looks for a seat.

What is under way is first carried to its end in a copy: dice are averaged, exactly where an attack is rolled,
and whoever has a choice makes it as well as can be. Then the position itself is weighed: who lives with how
much Health and which tokens, what everybody may strike in the next activation, how near an Assent is to its
fall,
Momentum dice and the Demand of the round. Before the match it is the cards and the places that count.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from wildtable.engine.bits import has
from wildtable.engine.state import WON
from wildtable.games.wild_assent import actions, deeds, frames
from wildtable.games.wild_assent.chance import outcomes
from wildtable.games.wild_assent.legal import asked, legal_actions
from wildtable.games.wild_assent.muster import Muster
from wildtable.games.wild_assent.odds import ONE
from wildtable.games.wild_assent.preparing import prepared
from wildtable.games.wild_assent.rows import FALLS, LEFT, POINT, SIDE, STRIKES, THREAT, WHO
from wildtable.games.wild_assent.rules.sight import in_pit
from wildtable.games.wild_assent.rules.silvestrem import meets
from wildtable.games.wild_assent.state import (
    CARD,
    FIRST_CREATURE,
    FIRST_SUMMON,
    GONE,
    HEALTH,
    MARKS,
    MOMENTUM,
    MOST,
    MOVED,
    Data,
)
from wildtable.games.wild_assent.state import WON as DICE_WON
from wildtable.games.wild_assent.striking import best_deed
from wildtable.games.wild_assent.tables import DEMAND
from wildtable.games.wild_assent.threat import compare, material
from wildtable.games.wild_assent.whole import lower
from wildtable.games.wild_assent.words import BLANK_FACE, BLEED, HEALING_FACE, STUN

CAUTION: Final = 70  # of a hundred: what enemies may do counts less than what one may do oneself
DANGER: Final = 160
MOST_DANGER: Final = 140
STUNNED: Final = 10
PITTED: Final = 20
BLEEDS: Final = 2  # points of Health
PENDING_SUMMON: Final = 20
FACE_WORTH: Final = (13, 10, 7, 8)
NO_WOUND: Final = 1
DEMAND_MET: Final = 40
DEMAND_STEP: Final = 5
DEEPEST: Final = 4
FEW: Final = 3
MOST_CHOICES: Final = 10
MOST_PLACES: Final = 240


def evaluate(s: Data, seat: i64) -> i64:
    """What the position is worth for that seat, in hundredths."""
    side = s.side(seat)
    if is_settled(s, 0):
        return weigh(s, side, Muster())
    copy = s.clone()
    assert isinstance(copy, Data)
    return carry_on(copy, side, 0, Muster())


def appraise(s: Data, seat: i64, offered: "vec[i64]") -> "vec[i64]":
    """What the position is worth for that seat after each of these actions; one muster follows them all.

    Places before the first round are looked at Gladiator by Gladiator, so that the same ones stand there.
    """
    found = offered[:]
    muster = Muster()
    if s.stack.kind() != frames.PLACING:
        for i in range(i64(len(offered))):
            found[i] = worth_after(s, seat, offered[i], muster)
        return found
    for gladiator in range(i64(FIRST_SUMMON)):
        for i in range(i64(len(offered))):
            if actions.value_of(offered[i]) // 512 == gladiator:
                found[i] = worth_after(s, seat, offered[i], muster)
    return found


def worth_after(s: Data, seat: i64, action: i64, muster: Muster) -> i64:
    copy = s.clone()
    assert isinstance(copy, Data)
    deeds.carry_out(copy, seat, action)
    return carry_on(copy, s.side(seat), 0, muster)


def is_settled(s: Data, depth: i64) -> bool:
    """Is nothing under way but somebody's next decision, or a roll of Momentum?

    Where a text puts somebody is looked at only if it is the first thing that follows: the places are many.
    """
    kind = s.stack.kind()
    if kind == frames.DICE:
        return s.stack.kind_of(s.stack.get(frames.INTO)) == frames.MOMENTUM
    if kind == frames.PUT or kind == frames.STROLL:
        return depth > 0
    return not (kind == frames.EFFECT or kind == frames.AIM or kind == frames.PUSH)


def carry_on(s: Data, side: i64, depth: i64, muster: Muster) -> i64:
    """Let what is under way come to its end; what the state is worth then. It changes the state."""
    if depth >= DEEPEST or is_settled(s, depth):
        return weigh(s, side, muster)
    return (
        averaged(s, side, depth, muster) if s.stack.kind() == frames.DICE else chosen(s, side, depth, muster)
    )


def averaged(s: Data, side: i64, depth: i64, muster: Muster) -> i64:
    """Every throw by its weight; inside of another only the likeliest."""
    likely = outcomes(s)
    if depth > 0 and len(likely) > FEW:
        likely = sorted(likely, key=weight_of, reverse=True)[:FEW]
    total = 0
    weights = 0
    for outcome, weight in likely:
        copy = s.clone()
        assert isinstance(copy, Data)
        deeds.happen(copy, outcome)
        total += int(carry_on(copy, side, depth + 1, muster)) * weight
        weights += weight
    return total // weights


def weight_of(outcome: tuple[int, int]) -> int:
    return outcome[1]


def chosen(s: Data, side: i64, depth: i64, muster: Muster) -> i64:
    """The best for the side if it chooses, else the worst."""
    chooser = asked(s)
    own = s.side(chooser) == side
    offered = legal_actions(s, chooser)
    most: i64 = MOST_CHOICES if depth > 0 else MOST_PLACES
    if len(offered) == 0 or i64(len(offered)) > most:
        return weigh(s, side, muster)
    best: i64 = -WON if own else WON
    for action in offered:
        copy = s.clone()
        assert isinstance(copy, Data)
        deeds.carry_out(copy, chooser, action)
        worth = carry_on(copy, side, depth + 1, muster)
        if (worth > best) == own:
            best = worth
    return best


# A position as it lies.


def weigh(s: Data, side: i64, muster: Muster) -> i64:
    kind = s.stack.kind()
    if kind == frames.OVER:
        winners = s.stack.get(frames.WINNERS)
        if winners == 0:
            return 0
        return WON if has(winners, side) else -WON
    if kind <= frames.OBSTACLE:
        return prepared(s, side)
    muster.follow(s)
    compare(muster, s.tables.odds)
    return fight(s, side, kind == frames.PLACING, muster)


def fight(s: Data, side: i64, placing: bool, muster: Muster) -> i64:
    """The own side, less the other."""
    total: i64 = 0
    for row in range(muster.count):
        worth: i64 = 0
        if not placing:
            worth = material(muster, row) - afflicted(s, muster, row)
        strikes = muster.get(row, STRIKES)
        risk: i64 = 0
        if muster.get(row, WHO) < FIRST_CREATURE:
            risk = danger(muster, row)
        if muster.get(row, SIDE) == side:
            total += worth + strikes + (-risk * CAUTION // 100)
        else:
            total += risk - worth - strikes * CAUTION // 100
    if not placing:
        total += acting(s, side, muster) + dice_worth(s, side) - dice_worth(s, 1 - side)
        total += demanded(s, side) - demanded(s, 1 - side)
    return total


def afflicted(s: Data, muster: Muster, row: i64) -> i64:
    """Tokens that the strikes do not tell."""
    gladiator = muster.get(row, WHO)
    marks = s.of[MARKS + gladiator]
    found: i64 = 0
    if has(marks, BLEED):
        found += BLEEDS * muster.get(row, POINT)
        if muster.get(row, LEFT) == 1:
            found += muster.get(row, FALLS) // 2
    if has(marks, STUN):
        found += STUNNED
    if in_pit(s, gladiator):
        found += PITTED
    return found


def danger(muster: Muster, assent: i64) -> i64:
    """How near an Assent is to its fall: by the square of the share of its Health that is threatened."""
    share = lower(MOST_DANGER, muster.get(assent, THREAT) * 100 // (ONE * muster.get(assent, LEFT)))
    return share * share * DANGER // 10_000


def acting(s: Data, side: i64, muster: Muster) -> i64:
    """What the Gladiator that has moved can do now; a Summon that is to enter."""
    kind = s.stack.kind()
    if kind == frames.SUMMON:
        return PENDING_SUMMON if s.side(s.stack.owner()) == side else -PENDING_SUMMON
    if kind != frames.ACTIVATION or s.stack.get(frames.STAGE) != frames.ACTS:
        return 0
    row = muster.row_of(s.stack.get(frames.GLADIATOR))
    if row == GONE:
        return 0
    worth = best_deed(s, muster, row)
    return worth if muster.get(row, SIDE) == side else -worth


# Momentum.


def dice_worth(s: Data, side: i64) -> i64:
    """Dice that are not assigned yet, thrown or to be thrown, and those won for the next roll."""
    total: i64 = 0
    first = s.captain(side)
    for seat in range(first, first + s.seats // 2):
        shown = s.of[MOMENTUM + seat] + s.of[DICE_WON + seat]
        if shown != 0:
            for face in range(BLANK_FACE):
                total += s.tables.momentum_die.shown(shown, face) * face_worth(s, side, face)
    if s.stack.kind() == frames.DICE and s.side(s.stack.owner()) == side:
        die = s.tables.momentum_die
        mean: i64 = 0
        for face in range(BLANK_FACE):
            mean += die.sides[face] * face_worth(s, side, face)
        total += s.stack.get(frames.COUNT) * mean // die.size
    return total


def face_worth(s: Data, side: i64, face: i64) -> i64:
    """Healing is worth something to the wounded only."""
    if face == HEALING_FACE:
        for gladiator in range(FIRST_SUMMON):
            if (
                s.lives(gladiator)
                and s.side_of(gladiator) == side
                and (s.of[HEALTH + gladiator] < s.of[MOST + gladiator] or has(s.of[MARKS + gladiator], BLEED))
            ):
                return FACE_WORTH[HEALING_FACE]
        return NO_WOUND
    return FACE_WORTH[face]


# The Demand of the round.


def demanded(s: Data, side: i64) -> i64:
    """Whether it is met so far, or how many Creatures have moved."""
    card = s.of[CARD]
    if card == GONE or s.tables.silvestrem_kinds[card] != DEMAND:
        return 0
    found: i64 = DEMAND_MET if meets(s, card, side) else 0
    for creature in range(FIRST_CREATURE, FIRST_SUMMON):
        if has(s.of[MOVED], creature) and s.lives(creature) and s.side_of(creature) == side:
            found += DEMAND_STEP if s.tables.demands.cells[s.tables.demand_rows[card]] == 11 else 0
    return found
