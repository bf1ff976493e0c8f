"""Quick decisions for playouts: legal, towards the enemy, and never idle where a blow can be struck."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wildtable.engine.rng import Rng
from wildtable.games.wild_assent import actions, frames
from wildtable.games.wild_assent.board import distance, in_arc
from wildtable.games.wild_assent.legal import legal_actions
from wildtable.games.wild_assent.rules.blows import DEFAULT, blow_of
from wildtable.games.wild_assent.state import GLADIATORS, WHERE, Data

LOOKED_AT: Final = 24
"""How many places a Gladiator compares before it moves."""
SELDOM: Final = 5
"""One of so many times a Skill is tried where a blow could be struck."""


def roll(s: Data, seat: i64, rng: Rng) -> i64:
    """A legal action for a playout."""
    offered = legal_actions(s, seat)
    if s.stack.kind() == frames.ACTIVATION:
        stage = s.stack.get(frames.STAGE)
        if stage == frames.MOVES:
            return approach(s, offered, rng)
        if stage == frames.ACTS:
            return strike(offered, rng)
    return offered[rng.below(len(offered))]


def strike(offered: "vec[i64]", rng: Rng) -> i64:
    """An attack where there is one, now and then a Skill; nothing only where there is nothing else."""
    attacks = vec[i64]()
    for action in offered:
        if actions.kind_of(action) == actions.ATTACK:
            attacks = append(attacks, action)
    if len(attacks) > 0 and rng.below(SELDOM) != 0:
        return attacks[rng.below(len(attacks))]
    if len(offered) == 1:
        return offered[0]
    return offered[1 + rng.below(i64(len(offered)) - 1)]


def approach(s: Data, offered: "vec[i64]", rng: Rng) -> i64:
    """Of a few places the one from which an enemy can be struck, or the nearest to one."""
    gladiator = s.stack.get(frames.GLADIATOR)
    reach = blow_of(s, gladiator, DEFAULT).reach
    enemies = enemy_fields(s, s.side_of(gladiator))
    best: i64 = offered[rng.below(len(offered))]
    least: i64 = 1000
    for _ in range(LOOKED_AT):
        action = offered[rng.below(len(offered))]
        place = actions.value_of(action)
        for field in enemies:
            away = distance(place // 4, field)
            if away > 0:
                short = away - reach if away > reach else 0
                cost = short * 2 + (0 if in_arc(place % 4, place // 4, field) else 1)
                if cost < least:
                    least = cost
                    best = action
    return best


def enemy_fields(s: Data, side: i64) -> "vec[i64]":
    """Where living enemies of a side stand."""
    found = vec[i64]()
    for other in range(GLADIATORS):
        if s.lives(other) and s.side_of(other) != side:
            found = append(found, s.of[WHERE + other])
    return found
