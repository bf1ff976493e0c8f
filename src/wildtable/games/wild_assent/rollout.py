"""Quick decisions for playouts: legal, towards the enemy, to its back, and never idle where a blow can be
struck."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wildtable.engine.rng import Rng
from wildtable.games.wild_assent import actions, frames, tables
from wildtable.games.wild_assent.board import distance, from_back, in_arc
from wildtable.games.wild_assent.legal import legal_actions
from wildtable.games.wild_assent.rules import momentum
from wildtable.games.wild_assent.rules.blows import DEFAULT, blow_of
from wildtable.games.wild_assent.rules.troupe import printed
from wildtable.games.wild_assent.state import (
    FACING,
    FIRST_CREATURE,
    GLADIATORS,
    HEALTH,
    MOMENTUM,
    PIT,
    WHERE,
    Data,
)
from wildtable.games.wild_assent.words import BLANK_FACE, PHYSICAL

AHEAD: Final = 2
"""How many activations the tree search lets pass before it asks the judge."""
LOOKED_AT: Final = 24
"""How many places a Gladiator compares before it moves."""
SELDOM: Final = 5
"""One of so many times a Skill is tried where a blow could be struck."""
SELDOM_IDLE: Final = 3
"""One of so many times a Skill is used where no blow can be struck."""
BACK: Final = 2

# What a place is worth: a blow from there, into a back, against an Assent; each field that is missing.
STRIKES: Final = 100
FROM_BEHIND: Final = 12
AT_AN_ASSENT: Final = 15
SHORT: Final = -4
TURNED_AWAY: Final = -2
IN_A_PIT: Final = -60


def rests(s: Data) -> bool:
    """Does an activation begin, so that its Gladiator may move?"""
    return s.stack.kind() == frames.ACTIVATION and s.stack.get(frames.STAGE) == frames.MOVES


def foresight(s: Data) -> i64:
    """The activations to look ahead where a Gladiator moves or acts. Cards, places and Momentum dice pay much
    later than that, if at all: they are judged as they are."""
    if s.stack.kind() == frames.ACTIVATION and s.stack.get(frames.STAGE) != frames.SUMMONS:
        return AHEAD
    return 0


def roll(s: Data, seat: i64, rng: Rng) -> i64:
    """A legal action for a playout."""
    kind = s.stack.kind()
    if kind == frames.MOMENTUM and s.stack.get(frames.STAGE) == momentum.ROLLED:
        blanks = s.tables.momentum_die.shown(s.of[MOMENTUM + seat], BLANK_FACE)
        return actions.pack(actions.REROLL, blanks << (momentum.FACE_BITS * BLANK_FACE))
    offered = legal_actions(s, seat)
    if kind == frames.ACTIVATION:
        stage = s.stack.get(frames.STAGE)
        if stage == frames.MOVES:
            return approach(s, offered, rng)
        if stage == frames.ACTS:
            return strike(s, offered, rng)
    return offered[rng.below(len(offered))]


def strike(s: Data, offered: "vec[i64]", rng: Rng) -> i64:
    """Mostly the attack that takes most, now and then a Skill; without an attack mostly nothing."""
    best: i64 = -1
    most: i64 = -1
    for action in offered:
        if actions.kind_of(action) == actions.ATTACK:
            worth = attack_worth(s, actions.value_of(action)) + rng.below(3)
            if worth > most:
                most = worth
                best = action
    if best >= 0 and rng.below(SELDOM) != 0:
        return best
    if len(offered) == 1 or (best < 0 and rng.below(SELDOM_IDLE) != 0):
        return offered[0]  # the end of the activation
    return offered[1 + rng.below(i64(len(offered)) - 1)]


def attack_worth(s: Data, value: i64) -> i64:
    """About what an attack takes, of Assents twice as much; against the defense that is printed."""
    target = value % 64
    if target == actions.AREA:
        return BACK
    gladiator = s.stack.get(frames.GLADIATOR)
    blow = blow_of(s, gladiator, value // 64)
    column: i64 = tables.PHYSICAL if blow.damage == PHYSICAL else tables.MAGICAL
    damage = 3 * (blow.base - printed(s, target, column)) + 2 * blow.dice
    if from_back(s.of[FACING + target], s.of[WHERE + target], s.of[WHERE + gladiator]):
        damage += 3 * BACK
    if damage >= 3 * s.of[HEALTH + target]:
        damage += 12
    if damage < 0:
        damage = 0
    return 2 * damage if target < FIRST_CREATURE else damage


def approach(s: Data, offered: "vec[i64]", rng: Rng) -> i64:
    """Of a few places the one from which an enemy is struck best, or the nearest to one."""
    gladiator = s.stack.get(frames.GLADIATOR)
    reach = blow_of(s, gladiator, DEFAULT).reach
    enemies = enemies_of(s, s.side_of(gladiator))
    best: i64 = offered[rng.below(len(offered))]
    most: i64 = -1000
    for _ in range(LOOKED_AT):
        action = offered[rng.below(len(offered))]
        place = actions.value_of(action)
        hindered: i64 = IN_A_PIT if s.obstacles[place // 4] == PIT else 0
        for enemy in enemies:
            worth = hindered + place_worth(s, place, enemy, reach)
            if worth > most:
                most = worth
                best = action
    return best


def place_worth(s: Data, place: i64, enemy: i64, reach: i64) -> i64:
    """How well an enemy can be struck from a place, as if nothing stood in between."""
    there = s.of[WHERE + enemy]
    away = distance(place // 4, there)
    arc = in_arc(place % 4, place // 4, there)
    worth: i64 = AT_AN_ASSENT if enemy < FIRST_CREATURE else 0
    if away > reach or not arc:
        short = away - reach if away > reach else 0
        return worth + SHORT * short + (0 if arc else TURNED_AWAY)
    worth += STRIKES
    return worth + FROM_BEHIND if from_back(s.of[FACING + enemy], there, place // 4) else worth


def enemies_of(s: Data, side: i64) -> "vec[i64]":
    """The living enemies of a side."""
    found = vec[i64]()
    for other in range(GLADIATORS):
        if s.lives(other) and s.side_of(other) != side:
            found = append(found, other)
    return found
