"""To whom clauses are done; the dead are no targets, nor does an effect aim at its own player by "opponent"
(WN-RULING-56)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from wildtable.engine.bits import bit
from wildtable.engine.clauses import NONE, TO
from wildtable.engine.words import OK, Context, Target
from wildtable.games.wilderness.rules.conditions import within
from wildtable.games.wilderness.state import (
    ANIMAL,
    ANIMAL_AREA,
    FIRST,
    GONE,
    MOST_ANIMALS,
    NOBODY,
    WHERE,
    Data,
)
from wildtable.games.wilderness.words import LOSER, PLAYER


def alone(s: Data, seat: i64) -> "vec[i64]":
    """That player, if alive."""
    found = vec[i64]()
    if seat >= 0 and s.alive(seat):
        found = append(found, seat)
    return found


class Self(Target[Data]):
    def choices(self, s: Data, at: Context) -> "vec[i64]":
        return alone(s, at.owner)


class ThatPlayer(Target[Data]):
    def choices(self, s: Data, at: Context) -> "vec[i64]":
        return alone(s, at.bound[PLAYER])


class Loser(Target[Data]):
    def choices(self, s: Data, at: Context) -> "vec[i64]":
        return alone(s, at.bound[LOSER])


class Opponent(Target[Data]):
    """One living opponent in range, or with `each` all of them, in turn order.

    WN-RULING-113.
    """

    def choices(self, s: Data, at: Context) -> "vec[i64]":
        distance = at.clauses.field(at.clause, TO, 0)
        found = vec[i64]()
        for step in range(s.seats):
            seat = (s.of[FIRST] + step) % s.seats
            if seat == at.owner or not s.alive(seat):
                continue
            if distance == 0 or within(s, s.of[WHERE + at.owner], s.of[WHERE + seat], distance):
                found = append(found, seat)
        return found


class EachPlayer(Target[Data]):
    """All the living in turn order; of a Weather card those for whom its conditions hold."""

    def choices(self, s: Data, at: Context) -> "vec[i64]":
        found = vec[i64]()
        for step in range(s.seats):
            seat = (s.of[FIRST] + step) % s.seats
            if s.alive(seat):
                at.subject = seat
                if at.owner != NOBODY or s.tables.effects.broken(s, at) == OK:
                    found = append(found, seat)
        return found


class Leader(Target[Data]):
    """The opponents who are nearest to the village, in steps."""

    def choices(self, s: Data, at: Context) -> "vec[i64]":
        best: i64 = NONE
        found = vec[i64]()
        for step in range(s.seats):
            seat = (s.of[FIRST] + step) % s.seats
            if seat == at.owner or not s.alive(seat):
                continue
            steps = s.board.to_village[s.of[WHERE + seat]]
            if best == NONE or steps < best:
                best = steps
                found = vec[i64]()
            if steps == best:
                found = append(found, seat)
        return found


class Animal(Target[Data]):
    """An animal on the board, by its number."""

    def choices(self, s: Data, at: Context) -> "vec[i64]":
        distance = at.clauses.field(at.clause, TO, 0)
        found = vec[i64]()
        for number in range(MOST_ANIMALS):
            if s.of[ANIMAL + number] == GONE or s.of[ANIMAL_AREA + number] == GONE:
                continue
            if distance == 0 or within(s, s.of[WHERE + at.owner], s.of[ANIMAL_AREA + number], distance):
                found = append(found, number)
        return found


class OwnSickness(Target[Data]):
    """The kinds of Sickness card before the owner, in the order received."""

    def choices(self, s: Data, at: Context) -> "vec[i64]":
        found = vec[i64]()
        seen: i64 = 0
        for ill in s.ill:
            kind = s.tables.sickness.kind[ill // 8]
            if ill % 8 == at.owner and (seen >> kind) & 1 == 0:
                seen |= bit(kind)
                found = append(found, kind)
        return found


class EachOwnSickness(Target[Data]):
    """Every Sickness card before the owner, by its kind."""

    def choices(self, s: Data, at: Context) -> "vec[i64]":
        found = vec[i64]()
        for ill in s.ill:
            if ill % 8 == at.owner:
                found = append(found, s.tables.sickness.kind[ill // 8])
        return found


class ThisCard(Target[Data]):
    """The Sickness card on which the clause stands, by its kind, while it lies before its owner."""

    def choices(self, s: Data, at: Context) -> "vec[i64]":
        kind = at.source - s.tables.first_sickness
        found = vec[i64]()
        for ill in s.ill:
            if ill % 8 == at.owner and s.tables.sickness.kind[ill // 8] == kind and len(found) == 0:
                found = append(found, kind)
        return found
