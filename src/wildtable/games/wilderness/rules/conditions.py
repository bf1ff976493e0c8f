"""The conditions of clauses. `who` is the owner of the card, or the player of whom its trigger speaks.

A Weather card has no owner: "you" is each player in turn to whom the clause is done.
"""

from mypy_extensions import i64

from wildtable.engine.clauses import NEGATED, NONE
from wildtable.engine.words import Condition, Context
from wildtable.games.wilderness.rules.daytime import is_night
from wildtable.games.wilderness.rules.health import energy_number, hunger_number, thirst_number
from wildtable.games.wilderness.rules.land import has_water, terrain
from wildtable.games.wilderness.state import ALIVE, ASLEEP, LOST_SEATS, NOBODY, WHERE, Data
from wildtable.games.wilderness.terrain import THIRST
from wildtable.games.wilderness.words import PLAYER, THAT_PLAYER


def meant(at: Context, who: i64) -> i64:
    """The seat that a condition asks about, `NONE` where nobody is meant yet."""
    if who == THAT_PLAYER and at.bound[PLAYER] != NONE:
        return at.bound[PLAYER]
    return at.owner if at.owner != NOBODY else at.subject


def open_question(at: Context) -> bool:
    """Nobody is meant yet: the clause is not refused; its target asks again for each player."""
    return at.clauses.cells[at.condition + NEGATED] == 0


class InTerrain(Condition[Data]):
    def holds(self, s: Data, at: Context) -> bool:
        seat = meant(at, at.condition_field(1))
        if seat < 0:
            return open_question(at)
        return terrain(s, s.of[WHERE + seat]) == at.condition_field(0)


class WaterSide(Condition[Data]):
    def holds(self, s: Data, at: Context) -> bool:
        seat = meant(at, at.condition_field(0))
        return open_question(at) if seat < 0 else has_water(s, s.of[WHERE + seat])


class Night(Condition[Data]):
    def holds(self, s: Data, at: Context) -> bool:
        return is_night(s)


class InVillage(Condition[Data]):
    def holds(self, s: Data, at: Context) -> bool:
        seat = meant(at, at.condition_field(0))
        return open_question(at) if seat < 0 else s.of[WHERE + seat] == s.board.village


class Asleep(Condition[Data]):
    def holds(self, s: Data, at: Context) -> bool:
        seat = meant(at, at.condition_field(0))
        return open_question(at) if seat < 0 else (s.of[ASLEEP] >> seat) & 1 == 1


class IsLost(Condition[Data]):
    def holds(self, s: Data, at: Context) -> bool:
        seat = meant(at, at.condition_field(0))
        return open_question(at) if seat < 0 else (s.of[LOST_SEATS] >> seat) & 1 == 1


class Number(Condition[Data]):
    """The number in the thirst or hunger square."""

    def holds(self, s: Data, at: Context) -> bool:
        seat = meant(at, at.condition_field(2))
        if seat < 0:
            return open_question(at)
        number = thirst_number(s, seat) if at.condition_field(0) == THIRST else hunger_number(s, seat)
        return number >= at.condition_field(1)


class Weary(Condition[Data]):
    """The exhaustion square gives at most so much energy."""

    def holds(self, s: Data, at: Context) -> bool:
        seat = meant(at, at.condition_field(1))
        return open_question(at) if seat < 0 else energy_number(s, seat) <= at.condition_field(0)


class Sick(Condition[Data]):
    def holds(self, s: Data, at: Context) -> bool:
        seat = meant(at, at.condition_field(0))
        return open_question(at) if seat < 0 else is_sick(s, seat)


class Near(Condition[Data]):
    """The owner is in the same area as the player, or at most one step away."""

    def holds(self, s: Data, at: Context) -> bool:
        player = at.bound[PLAYER]
        if player < 0 or at.owner < 0:
            return open_question(at)
        return within(s, s.of[WHERE + at.owner], s.of[WHERE + player], at.condition_field(0) + 1)


class Behind(Condition[Data]):
    """Is a living opponent nearer to the village, in steps?"""

    def holds(self, s: Data, at: Context) -> bool:
        seat = at.owner if at.owner != NOBODY else at.subject
        if seat < 0:
            return open_question(at)
        own = s.board.to_village[s.of[WHERE + seat]]
        for other in range(s.seats):
            if (s.of[ALIVE] >> other) & 1 == 1 and s.board.to_village[s.of[WHERE + other]] < own:
                return True
        return False


def is_sick(s: Data, seat: i64) -> bool:
    """Has that player a Sickness card in front?"""
    for ill in s.ill:
        if ill % 8 == seat:
            return True
    return False


def within(s: Data, one: i64, two: i64, distance: i64) -> bool:
    """Are two areas at most as far as a range says: any, the same, adjacent?"""
    if distance == 0 or one == two:
        return True
    return distance == 2 and s.board.adjacent(one, two)
