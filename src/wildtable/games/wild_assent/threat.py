"""Who can strike whom in the next activation, and what that will take (reach after movement, arcs, backs).

Ways are estimated as if nothing stood in between; the one who is about to act is judged exactly, in
`striking.py`.
"""

from typing import Final

from mypy_extensions import i64

from wildtable.games.wild_assent import board
from wildtable.games.wild_assent.board import OFF_BOARD
from wildtable.games.wild_assent.muster import Muster
from wildtable.games.wild_assent.odds import ONE, Odds
from wildtable.games.wild_assent.rows import (
    ASSENT_FALLS,
    ASSENT_POINT,
    AT_BACK,
    BASE,
    BEHIND,
    BLOW,
    BLOWS,
    DAMAGE,
    DICE,
    EAST,
    FALLS,
    FIRST_BLOW,
    IS_SWIFT,
    LAST_POINTS,
    LEFT,
    MAGICAL_DEFENSE,
    NORTH,
    NOW,
    PHYSICAL_DEFENSE,
    POINT,
    REACH,
    READY,
    ROW,
    SIDE,
    SPEED,
    STRIKES,
    THREAT,
    TURNED,
    WHO,
)
from wildtable.games.wild_assent.state import FIRST_CREATURE, GONE
from wildtable.games.wild_assent.whole import higher, lower, size_of
from wildtable.games.wild_assent.words import GLOBAL, PHYSICAL

# How much a strike counts that is out of reach for this activation, of a thousand.
NEAR: Final = 1000
FAR: Final = 420
A_STEP: Final = 32
FARTHEST: Final = 50

BACK: Final = 2
ALL: Final = (1 << 40) - 1


def strike_worth(odds: Odds, dice: i64, certain: i64, left: i64, point: i64, falls: i64) -> i64:
    """What an attack takes from the other side: Health, and perhaps the Gladiator itself."""
    return (odds.lost(dice, certain, left) * point + odds.at_least(dice, left - certain) * falls) // ONE


def material(muster: Muster, row: i64) -> i64:
    """What it is worth to be there with this Health."""
    health = muster.get(row, LEFT)
    if muster.get(row, WHO) < FIRST_CREATURE:
        return ASSENT_FALLS + ASSENT_POINT * health - LAST_POINTS // (health + 1)
    return muster.get(row, FALLS) + muster.get(row, POINT) * health


def compare(muster: Muster, odds: Odds) -> None:
    """Weigh every strike anew in which one of those who changed takes part. Of everybody the best of its
    strikes is noted, by how soon it can be made, and what enemies may take of it."""
    rows = muster.rows
    pairs = muster.pairs
    last = muster.count * ROW
    me: i64 = 0
    while me < last:
        rows[me + THREAT] = 0
        me += ROW
    me = 0
    pair: i64 = 0
    strikers = muster.strikers
    while me < last:
        side = rows[me + SIDE]
        ready = rows[me + READY]
        soon = lower(ready, NOW)
        best: i64 = 0
        targets: i64 = muster.targets
        if strikers & 1 == 1:
            targets = ALL
        it: i64 = 0
        while it < last:
            if rows[it + SIDE] != side:
                if targets & 1 == 1:
                    weigh_pair(muster, odds, me, it, pair)
                if pairs[pair] > best:
                    best = pairs[pair]
                if pairs[pair + 1] > 0:
                    rows[it + THREAT] += pairs[pair + 1] * soon // NOW
            targets >>= 1
            pair += 2
            it += ROW
        rows[me + STRIKES] = best * ready // NOW
        strikers >>= 1
        me += ROW


def weigh_pair(muster: Muster, odds: Odds, me: i64, it: i64, pair: i64) -> None:
    """The worth of the best blow of one Gladiator at another, and the Health that the worst one takes of an
    Assent that is in reach, in parts of `ONE`; of both the places of their rows."""
    rows = muster.rows
    across = rows[it + EAST] - rows[me + EAST]
    along = rows[it + NORTH] - rows[me + NORTH]
    facing = rows[me + TURNED]
    front = ahead(facing, across, along)
    beside = aside(facing, across, along)
    across = size_of(across)
    along = size_of(along)
    speed = rows[me + SPEED]
    swift = rows[me + IS_SWIFT] == 1
    left = rows[it + LEFT]
    point = rows[it + POINT]
    falls = rows[it + FALLS]
    is_assent = rows[it + WHO] < FIRST_CREATURE
    most: i64 = 0
    harm: i64 = 0
    at = me + FIRST_BLOW
    last = at + rows[me + BLOWS] * BLOW
    while at < last:
        reach = rows[at + REACH]
        close: i64 = NEAR
        certain = rows[at + BASE]
        certain -= (
            rows[it + PHYSICAL_DEFENSE] if rows[at + DAMAGE] == PHYSICAL else rows[it + MAGICAL_DEFENSE]
        )
        if reach < GLOBAL:
            steps = way(across - reach, along - reach, swift)
            if front < 1 or (steps == 0 and beside > front):
                steps += 1
            if steps > speed:
                close = higher(FARTHEST, FAR - A_STEP * (steps - speed))
            elif comes_behind(muster, me, it, reach):
                certain += BACK
        dice = rows[at + DICE]
        most = higher(most, strike_worth(odds, dice, certain, left, point, falls) * close // NEAR)
        if close == NEAR and is_assent:
            harm = higher(harm, odds.lost(dice, certain, left))
        at += BLOW
    muster.pairs[pair] = most
    muster.pairs[pair + 1] = harm


def way(across: i64, along: i64, swift: bool) -> i64:
    """The steps to a field that lies so far away; what is negative is near enough."""
    if across < 0:
        across = 0
    if along < 0:
        along = 0
    if not swift:
        return across + along
    return across if across > along else along


def ahead(facing: i64, across: i64, along: i64) -> i64:
    """How far ahead of somebody with that facing something lies."""
    if facing == board.NORTH:
        return along
    if facing == board.SOUTH:
        return -along
    return across if facing == board.EAST else -across


def aside(facing: i64, across: i64, along: i64) -> i64:
    """How far to one side, never negative."""
    return size_of(across) if facing == board.NORTH or facing == board.SOUTH else size_of(along)


def comes_behind(muster: Muster, me: i64, it: i64, reach: i64) -> bool:
    """Does it stand at the target's back, or can it come there in time (WA-BACK-01)?"""
    rows = muster.rows
    across = rows[me + EAST] - rows[it + EAST]
    along = rows[me + NORTH] - rows[it + NORTH]
    facing = rows[it + TURNED]
    behind = -ahead(facing, across, along)
    if behind >= 1 and aside(facing, across, along) < behind:
        return True
    if reach > 1 or rows[it + BEHIND] == OFF_BOARD:
        return False
    stands = rows[it + AT_BACK]
    if stands != GONE and stands != rows[me + WHO]:
        return False
    if facing == board.NORTH:
        along += 1
    elif facing == board.SOUTH:
        along -= 1
    elif facing == board.EAST:
        across += 1
    else:
        across -= 1
    steps = way(size_of(across), size_of(along), rows[me + IS_SWIFT] == 1)
    if rows[me + TURNED] != facing:
        steps += 1
    return steps <= rows[me + SPEED]
