"""What the Gladiators of a match have: their Skills by place, and what these can do.

It follows from the cards that were picked and chosen, so it is found once, before anybody stands on the
board (`rules/equip.py`), and shared by all states of the match.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

PLACES: Final = 6
"""The places for Skills of a Gladiator."""
USES: Final = 12
"""A Skill in each of them as the action, and as a free action: place * 2, + 1."""
BLOWS: Final = 9
"""What one can attack with: the default attack, six Skills, two weapons."""
FIGHTERS: Final = 20
"""Assents and Creatures; Summons have neither Skills nor Equipment."""
SPOKEN_OF: Final = 16
"""As many moments as the vocabulary has."""
NO_SKILL: Final = -1


class Blow:
    """The numbers of an attack: range, base damage, dice, type of damage, area; no dice: there is none.

    It is shared, so nobody changes it.
    """

    def __init__(self, reach: i64, base: i64, dice: i64, damage: i64, area: i64) -> None:
        self.reach = reach
        self.base = base
        self.dice = dice
        self.damage = damage
        self.area = area


NO_BLOW: Final = Blow(0, 0, 0, 0, 0)


class Kit:
    """By Gladiator, its Skills; by moment, who has a Skill that speaks of it; and more, each as told."""

    def __init__(self) -> None:
        self.skills: vec[i64] = filled(FIGHTERS * PLACES, NO_SKILL)
        self.speaks: vec[i64] = filled(SPOKEN_OF, 0)  # by moment: Gladiators as bits
        self.uses: vec[i64] = filled(FIGHTERS, 0)  # which of `USES` it has, as bits
        self.use_clauses: vec[i64] = filled(FIGHTERS * USES, NO_SKILL)
        self.blows: vec[i64] = filled(FIGHTERS, 1)  # which of `BLOWS` it has, as bits
        self.attacks: list[Blow] = [NO_BLOW] * (FIGHTERS * BLOWS)
        # points that its Skills change in an attack without being put in force: its own attacks, those on it
        self.own_points: vec[i64] = filled(FIGHTERS, 0)
        self.guard_points: vec[i64] = filled(FIGHTERS, 0)


def filled(size: i64, value: i64) -> "vec[i64]":
    cells = vec[i64](capacity=size)
    for _ in range(size):
        cells = append(cells, value)
    return cells


NO_KIT: Final = Kit()
"""Before anything was chosen."""
