"""How good a position looks for a seat: who lives, with how much Health and which tokens, and who can strike
whom.

At a chance node the likeliest outcomes are weighed.
"""

from typing import Final

from mypy_extensions import i64

from wildtable.engine.bits import has
from wildtable.engine.refusal import OK
from wildtable.engine.state import WON
from wildtable.games.wild_assent import deeds, frames
from wildtable.games.wild_assent.board import distance, from_back
from wildtable.games.wild_assent.chance import outcomes
from wildtable.games.wild_assent.rules.blows import DEFAULT, blow_of, check_target
from wildtable.games.wild_assent.rules.sight import in_pit
from wildtable.games.wild_assent.rules.troupe import printed, sort_of
from wildtable.games.wild_assent.state import FACING, FIRST_DIE, GLADIATORS, HEALTH, MARKS, WHERE, Data
from wildtable.games.wild_assent.tables import MAGICAL as MAGICAL_COLUMN
from wildtable.games.wild_assent.tables import PHYSICAL as PHYSICAL_COLUMN
from wildtable.games.wild_assent.words import (
    ASSENT,
    BLEED,
    BLIND,
    CREATURE,
    FATIGUE,
    IMMOBILIZE,
    PHYSICAL,
    STUN,
)

ASSENT_WORTH: Final = 2000
ASSENT_HEALTH: Final = 220
CREATURE_WORTH: Final = 500
CREATURE_HEALTH: Final = 80
SUMMON_WORTH: Final = 120
STUNNED: Final = 160
IMMOBILE: Final = 60
BLINDED: Final = 60
TIRED: Final = 40
BLEEDING: Final = 70
PITTED: Final = 90
DIE: Final = 30
STRIKES: Final = 25  # a point of damage that is to be expected
FAR: Final = 8  # a field beyond one's reach
EXPOSED: Final = 20
SAMPLES: Final = 7


def evaluate(s: Data, seat: i64) -> i64:
    """What the position is worth for that seat, in hundredths."""
    return judged(s, s.side(seat), True)


def judged(s: Data, side: i64, looks: bool) -> i64:
    kind = s.stack.kind()
    if kind == frames.OVER:
        winners = s.stack.get(frames.WINNERS)
        if winners == 0:
            return 0
        return WON if has(winners, side) else -WON
    if kind == frames.DICE and looks:
        return averaged(s, side)
    worth: i64 = 0
    for gladiator in range(GLADIATORS):
        if s.lives(gladiator):
            value = worth_of(s, gladiator)
            worth += value if s.side_of(gladiator) == side else -value
    return worth


def averaged(s: Data, side: i64) -> i64:
    """The likeliest throws, each by its weight."""
    likely = sorted(outcomes(s), key=weight_of, reverse=True)[:SAMPLES]
    total = 0
    weights = 0
    for outcome, weight in likely:
        copy = s.clone()
        assert isinstance(copy, Data)
        deeds.happen(copy, outcome)
        total += int(judged(copy, side, False)) * weight
        weights += weight
    return total // weights


def weight_of(outcome: tuple[int, int]) -> int:
    return outcome[1]


def worth_of(s: Data, gladiator: i64) -> i64:
    """A Gladiator for its own side."""
    sort = sort_of(gladiator)
    health = s.of[HEALTH + gladiator]
    if sort == ASSENT:
        worth: i64 = ASSENT_WORTH + ASSENT_HEALTH * health
    elif sort == CREATURE:
        worth = CREATURE_WORTH + CREATURE_HEALTH * health
    else:
        worth = SUMMON_WORTH
    marks = s.of[MARKS + gladiator]
    if has(marks, STUN):
        worth -= STUNNED
    if has(marks, IMMOBILIZE):
        worth -= IMMOBILE
    if has(marks, BLIND):
        worth -= BLINDED
    if has(marks, FATIGUE):
        worth -= TIRED
    if has(marks, BLEED):
        worth -= BLEEDING
    for face in range(3):
        if has(marks, FIRST_DIE + face):
            worth += DIE
    if in_pit(s, gladiator):
        worth -= PITTED
    return worth + stance(s, gladiator)


def stance(s: Data, gladiator: i64) -> i64:
    """What it can strike from where it stands, or how far it is from that; and whether its back is open."""
    blow = blow_of(s, gladiator, DEFAULT)
    here = s.of[WHERE + gladiator]
    best: i64 = 0
    nearest: i64 = 99
    exposed: i64 = 0
    for other in range(GLADIATORS):
        if s.lives(other) and s.side_of(other) != s.side_of(gladiator):
            there = s.of[WHERE + other]
            away = distance(here, there)
            if away < nearest:
                nearest = away
            if away <= 2 and from_back(s.of[FACING + gladiator], here, there):
                exposed += EXPOSED
            if check_target(s, gladiator, other, blow) == OK:
                best = better(best, expected(s, gladiator, other, blow.base, blow.dice, blow.damage))
    if best > 0 or nearest == 99:
        return best - exposed
    short = nearest - blow.reach
    return -exposed - (FAR * short if short > 0 else 0)


def expected(s: Data, gladiator: i64, target: i64, base: i64, dice: i64, damage: i64) -> i64:
    """The damage to be expected of the default attack, against the printed defense."""
    die = s.tables.attack_die
    hits = (dice * (die.sides[0] + die.sides[1]) * STRIKES) // die.size
    column: i64 = PHYSICAL_COLUMN if damage == PHYSICAL else MAGICAL_COLUMN
    total = base * STRIKES + hits - printed(s, target, column) * STRIKES
    if from_back(s.of[FACING + target], s.of[WHERE + target], s.of[WHERE + gladiator]):
        total += 2 * STRIKES
    return total if total > STRIKES // 2 else STRIKES // 2


def better(one: i64, other: i64) -> i64:
    return one if one > other else other
