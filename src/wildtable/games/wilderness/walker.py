"""A player thought ahead who goes on plainly: the cheapest way to the village, a drink where there is water,
food when hungry, sleep at night and when weary.

Nature takes from round to round what she takes of everybody. When the walker arrives, and how near death is
on the way, is what a position promises a player.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from wildtable.engine.bits import count
from wildtable.engine.refusal import OK
from wildtable.games.wilderness import frames
from wildtable.games.wilderness.board import OFF_BOARD, SIDES
from wildtable.games.wilderness.progress import (
    ACTS,
    HAS_ACTED,
    IS_THIRSTY,
    WILL_ACT,
    animals_to_come,
    dark_in,
    place,
    progress,
)
from wildtable.games.wilderness.rules import nature
from wildtable.games.wilderness.rules.daytime import is_night
from wildtable.games.wilderness.rules.food import search_cost
from wildtable.games.wilderness.rules.land import TERRAIN_MASK, WATER, has_food
from wildtable.games.wilderness.rules.modify import NO_FIELD, allowed, at_least, changed, forbidden
from wildtable.games.wilderness.rules.movement import NO_LIMIT, step_cost, way_needed
from wildtable.games.wilderness.rules.rest import REST_COST, SLEEP_STEPS, check_drink
from wildtable.games.wilderness.state import (
    ALONG,
    ANIMAL,
    ANIMAL_AREA,
    ASLEEP,
    BONUS,
    ENERGY,
    GONE,
    LOST_SEATS,
    MOST_ANIMALS,
    MOVES,
    SPENT,
    TRACK,
    WHERE,
    Data,
)
from wildtable.games.wilderness.terrain import DESERT, EXHAUSTION, FACE_DOWN, HUNGER, LAKE, SWAMP, THIRST
from wildtable.games.wilderness.ways import ways
from wildtable.games.wilderness.words import (
    ALLOW_LAKE,
    ENERGY_POINT,
    FORBID_MOVE,
    FORBID_SEARCH,
    FORBID_SLEEP,
    MOVES_POINT,
    RATE_POINT,
    SLEEP_POINT,
)

HORIZON: Final = 14
"""Rounds that are thought through; what is left of the way then counts by its energy."""
ENERGY_A_ROUND: Final = 3.5
"""What of it goes into the way, nights included."""

SOON: Final = 5.0
"""The more rounds, the less the next one matters."""

CLOSE: Final = 6.0
"""With fewer rounds to go than that it matters who goes first in a round. Before, whoever goes first is not
taken for the leader: all would play their cards against the same player from the beginning."""

FOUND: Final = 5  # steps of hunger that a search is good for, those who get lost included
SWAMP_STEPS: Final = 2  # exhaustion that a Sickness card is good for
WET: Final = 2  # of so many areas that are not known one is taken to have water
SEARCH_ENERGY: Final = 4

# Tempers: one takes care, one rushes, one goes by the water.
SLEEPS_AT: Final = vec[i64]([8, 4, 8])  # so few steps before the skull after Nature's turn: asleep by day
SEARCHES_AT: Final = vec[i64]([5, 8, 5])  # the square of hunger
DRINKS_AT: Final = vec[i64]([5, 7, 3])  # the square of thirst from which the way leads to water first

RISK: Final = vec[float]([1.0, 0.6, 0.44, 0.3, 0.2, 0.14, 0.1, 0.06, 0.04, 0.02])
"""By steps before the skull after Nature's turn: how likely the unforeseen kills before the next one."""
DOOMED: Final = 0.03  # who will be dead by what is known may still be saved by a card
MAULED: Final = vec[float]([1.0, 0.838, 0.741, 0.625, 0.5, 0.375, 0.259, 0.162, 0.093, 0.046, 0.019, 0.005])
"""By steps before the skull: how likely one attack of an animal reaches it."""
WOUND: Final = 3
BARELY: Final = 3  # steps that are left to who lives through an attack
ANIMALS_STAY: Final = 2  # rounds in which animals are taken to be where they are
NEIGHBOURS: Final = 7  # numbers of adjacent areas differ by no more


def haste(rounds: float) -> float:
    """What it is worth to arrive after so many rounds: a round matters more the nearer the village is."""
    left = SOON / (SOON + rounds)
    return left * left * left * left * left


class Walker:
    """A player as one temper goes on, round by round."""

    def __init__(self, s: Data, seat: i64, temper: i64) -> None:
        self.s = s
        self.seat = seat
        self.temper = temper
        self.ways = ways(s)
        self.area: i64 = s.of[WHERE + seat]
        self.thirst: i64 = s.of[TRACK + 8 * THIRST + seat]
        self.hunger: i64 = s.of[TRACK + 8 * HUNGER + seat]
        self.weary: i64 = s.of[TRACK + 8 * EXHAUSTION + seat]
        self.skull: i64 = s.settings.tracks.skull
        self.dry: i64 = 0  # areas that are not known since the last water
        self.safety = 1.0
        self.at_hand = 1.0  # of it, what animals and exhaustion leave in Nature's turn of this round
        self.rounds = 0.0
        self.arrived = False

    def promise(self) -> float:
        return self.safety * haste(self.rounds)

    def go(self) -> None:
        """To the village, or as far as the horizon."""
        s = self.s
        order = float(place(s, self.seat)) / float(s.seats)
        done = progress(s, self.seat)
        if s.of[ALONG + self.seat] != 0:
            self.follow(s.of[ALONG + self.seat] - 1)
        if done <= WILL_ACT and not self.arrived:
            self.this_turn(done == ACTS)
        if not self.arrived:
            self.this_nature(done)
            ahead: i64 = 1
            while ahead <= HORIZON:
                self.rounds = float(ahead)
                self.turn(dark_in(s, ahead))
                if self.arrived or self.safety < 0.001:
                    break
                self.nature(1, 1, 1, ahead)
                ahead += 1
        if not self.arrived:
            self.rounds += float(self.ways.far[self.area]) / ENERGY_A_ROUND
        if self.rounds < CLOSE:
            self.rounds += order * (1.0 - self.rounds / CLOSE)

    def follow(self, carrier: i64) -> None:
        """Go along with whoever acts, as far as that walk leads, at no cost (WN-RULING-72)."""
        ahead = Walker(self.s, carrier, 0)
        ahead.this_turn(progress(self.s, carrier) == ACTS)
        if ahead.area != ahead.s.of[WHERE + carrier]:
            self.enter(ahead.area, not is_night(self.s))

    # This turn, by the rules and cards in force.

    def this_turn(self, acting: bool) -> None:
        s = self.s
        seat = self.seat
        if acting and (s.of[LOST_SEATS] >> seat) & 1 == 1:
            return
        can_drink = check_drink(s, seat) == OK
        if can_drink:
            self.thirst = 0
        if acting and (s.of[ASLEEP] >> seat) & 1 == 1:
            return
        if self.area == s.board.village:
            self.arrived = True
            return
        fresh = not acting or s.of[SPENT] == 0
        uncertain = way_needed(s, seat) > 0
        if fresh and (uncertain or self.is_weary()) and not forbidden(s, seat, FORBID_SLEEP):
            self.sleep(at_least(changed(s, SLEEP_POINT, seat, SLEEP_STEPS, NO_FIELD), 0))
            return
        energy = s.of[ENERGY] if acting else self.energy_to_come()
        begun = energy
        if (
            self.hunger >= SEARCHES_AT[self.temper]
            and not is_night(s)
            and not forbidden(s, seat, FORBID_SEARCH)
        ):
            cost = search_cost(s, seat)
            if cost <= energy and self.has_food():
                self.eat()
                return
        steps = changed(s, MOVES_POINT, seat, NO_LIMIT, NO_FIELD)
        if acting:
            steps -= s.of[MOVES]
        if uncertain or forbidden(s, seat, FORBID_MOVE):
            steps = 0
        while steps > 0:
            side = self.best_side(energy)
            if side < 0:
                break
            to = s.board.next[self.area * SIDES + side]
            energy -= step_cost(s, seat, self.area, side, to)
            steps -= 1
            self.enter(to, not is_night(s))
            if self.arrived:
                self.rounds += float(begun - energy) / float(6 * s.seats)
                return
        self.weary -= energy // REST_COST
        if self.weary < 0:
            self.weary = 0

    def energy_to_come(self) -> i64:
        """The energy that will be read in a turn of this round."""
        s = self.s
        energy = changed(s, ENERGY_POINT, self.seat, self.energy(), NO_FIELD)
        if frames.active(s) == self.seat:
            energy += s.of[BONUS]
        return at_least(energy, 0)

    def best_side(self, energy: i64) -> i64:
        """Where a step leads that brings the village nearer and can be paid, or -1."""
        s = self.s
        far = self.ways.far
        least = far[self.area]
        best: i64 = -1
        for side in range(SIDES):
            to = s.board.next[self.area * SIDES + side]
            if to == OFF_BOARD or far[to] >= least:
                continue
            if s.land[to] & TERRAIN_MASK == LAKE and not allowed(s, self.seat, ALLOW_LAKE):
                continue
            if step_cost(s, self.seat, self.area, side, to) <= energy:
                least = far[to]
                best = side
        return best

    def this_nature(self, done: i64) -> None:
        """Nature's turn of this round, as far as it is still to come, with the rates in force."""
        s = self.s
        seat = self.seat
        if done <= HAS_ACTED:
            thirst = at_least(changed(s, RATE_POINT, seat, 1, THIRST), 0)
            hunger = at_least(changed(s, RATE_POINT, seat, 1, HUNGER), 0)
            self.nature(thirst, hunger, changed(s, RATE_POINT, seat, 1, EXHAUSTION), 0)
        elif done == IS_THIRSTY:
            self.nature(0, 0, changed(s, RATE_POINT, seat, 1, EXHAUSTION), 0)
        else:
            self.survive(0, animals_to_come(s))

    # The turns to come, by the printed numbers.

    def turn(self, night: bool) -> None:
        if self.s.land[self.area] & WATER != 0:
            self.thirst = 0
        if self.area == self.s.board.village:
            self.arrived = True
            return
        if night or self.is_weary():
            self.sleep(SLEEP_STEPS)
            return
        energy = self.energy()
        begun = energy
        while True:
            if self.hunger >= SEARCHES_AT[self.temper] and energy >= SEARCH_ENERGY and self.has_food():
                self.eat()
                return
            to = self.ways.next[self.area]
            cost = self.ways.cost[self.area]
            if self.thirst >= DRINKS_AT[self.temper] and self.ways.water_far[self.area] > 0:
                to = self.ways.water_next[self.area]
                cost = self.ways.water_cost[self.area]
            if cost > energy:
                break
            energy -= cost
            self.enter(to, True)
            if self.arrived:
                self.rounds += float(begun - energy) / float(6 * self.s.seats)
                return
        if energy == begun:
            self.sleep(SLEEP_STEPS)
        else:
            self.weary -= energy // REST_COST
            if self.weary < 0:
                self.weary = 0

    def energy(self) -> i64:
        energies = self.s.settings.tracks.energy
        return energies[self.weary if self.weary < self.skull else self.skull - 1]

    def is_weary(self) -> bool:
        """Would Nature's turn lead nearer to the skull than this temper likes, and does sleep help?

        It does not where thirst and hunger take as much as it gives: then water and food come first.
        """
        toll = self.toll(1, 1)
        return self.skull - self.weary - toll < SLEEPS_AT[self.temper] and toll < SLEEP_STEPS

    def sleep(self, steps: i64) -> None:
        self.weary -= steps
        if self.weary < 0:
            self.weary = 0

    def has_food(self) -> bool:
        kind = self.s.land[self.area] & TERRAIN_MASK
        return has_food(kind) or kind == FACE_DOWN

    def eat(self) -> None:
        """Search for food. It takes the rest of the turn, since many get lost at it (WN-FOOD-03)."""
        self.hunger -= FOUND
        if self.hunger < 0:
            self.hunger = 0

    def enter(self, area: i64, by_day: bool) -> None:
        land = self.s.land[area]
        kind = land & TERRAIN_MASK
        self.area = area
        if area == self.s.board.village:
            self.arrived = True
        elif kind == FACE_DOWN:
            self.dry += 1
            if self.dry >= WET:
                self.dry = 0
                self.thirst = 0
        elif kind == SWAMP:
            self.weary += SWAMP_STEPS
        elif kind == DESERT and by_day:
            self.thirst += 1
        if land & WATER != 0:
            self.thirst = 0

    # Nature.

    def toll(self, thirst: i64, hunger: i64) -> i64:
        """What Nature's turn takes after so many steps of thirst and hunger, cards aside."""
        tracks = self.s.settings.tracks
        return (
            1
            + number_at(tracks.thirst, self.thirst + thirst)
            + number_at(tracks.hunger, self.hunger + hunger)
        )

    def nature(self, thirst: i64, hunger: i64, base: i64, ahead: i64) -> None:
        """Thirst, hunger, exhaustion, animals; and the chance to live through it."""
        self.weary += at_least(self.toll(thirst, hunger) + base - 1, 0)
        self.thirst += thirst
        self.hunger += hunger
        left = self.skull - self.weary
        if left <= 0:
            self.face(DOOMED, ahead)
            self.weary = self.skull - 1
        else:
            self.survive(ahead, 0)

    def face(self, chance: float, ahead: i64) -> None:
        """Something that one lives through with that chance, so many rounds ahead."""
        self.safety *= chance
        if ahead == 0:
            self.at_hand *= chance

    def survive(self, ahead: i64, first: i64) -> None:
        """Animals from the first on that still act, and what nobody foresees."""
        left = self.skull - self.weary
        if ahead < ANIMALS_STAY:
            left = self.animals(left, ahead, first)
        if left < i64(len(RISK)):
            self.safety *= 1.0 - RISK[left]

    def animals(self, left: i64, ahead: i64, first: i64) -> i64:
        """Animals that stand near enough to attack; how many steps are left then."""
        s = self.s
        for number in range(first, MOST_ANIMALS):
            area = s.of[ANIMAL_AREA + number]
            if s.of[ANIMAL + number] == GONE or area == GONE:
                continue
            apart = area - self.area
            if apart > NEIGHBOURS or apart < -NEIGHBOURS:
                continue
            if apart != 0 and not s.board.adjacent(area, self.area):
                continue
            if not nature.exposed(s, self.seat):
                continue
            share = 1.0
            if ahead == 0 and self.area == s.of[WHERE + self.seat]:
                prey = nature.prey_of(s, area)
                if (prey >> self.seat) & 1 == 0:
                    continue
                share = 1.0 / float(count(prey))
            if left < i64(len(MAULED)):
                self.face(1.0 - share * MAULED[left], ahead)
            if share > 0.4 and left > BARELY:
                left = at_least(left - WOUND, BARELY)
                self.weary = self.skull - left
        return left


def number_at(track: "vec[i64]", square: i64) -> i64:
    last = i64(len(track)) - 1
    return track[square if square < last else last]
