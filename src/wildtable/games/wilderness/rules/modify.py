"""Numbers and permissions that cards in force change (WN-RULING-82, WN-RULING-100)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from wildtable.engine.clauses import NONE, SETS, UNTIL, WHAT
from wildtable.engine.in_force import ROW
from wildtable.engine.words import OK, Context
from wildtable.games.wilderness.state import Data
from wildtable.games.wilderness.words import (
    ALLOW_POINT,
    ANY_TERRAIN,
    COST_POINT,
    FORBID_POINT,
    UNTIL_ROLL,
)

NO_FIELD: Final = -1
SET_ASIDE: Final = 1 << 20
"""Added to the source of what holds for one roll, as often as attacks on the same player came between."""
UNBOUND: Final = vec[i64]([NONE, NONE, NONE])


def changed(s: Data, point: i64, seat: i64, base: i64, field: i64) -> i64:
    """A number of a seat: what is set, then plus and minus; only clauses of that field, if one is named."""
    if not s.force.asks(point):
        return base
    effects = s.tables.effects
    clauses = effects.clauses
    at = Context(clauses, seat, NONE, UNBOUND)
    value = base
    added: i64 = 0
    row = s.force.next(clauses, point, seat, NONE)
    while row != NONE:
        at.clause = s.force.clause(row)
        at.owner = s.force.owner(row)
        at.subject = seat
        fits = concerns(clauses.field(at.clause, WHAT, 0), point, field)
        if fits and acts(s, row, at):
            if clauses.get(at.clause, SETS) == 1:
                value = clauses.amount(at.clause)
            else:
                added += clauses.amount(at.clause)
        row = s.force.next(clauses, point, seat, row)
    return value + added


def limited(s: Data, point: i64, seat: i64, most: i64) -> i64:
    """A limit of a seat: all that are set hold, so the lowest counts; then plus and minus (WN-RULING-905)."""
    effects = s.tables.effects
    clauses = effects.clauses
    at = Context(clauses, seat, NONE, UNBOUND)
    added: i64 = 0
    row = s.force.next(clauses, point, seat, NONE)
    while row != NONE:
        at.clause = s.force.clause(row)
        at.owner = s.force.owner(row)
        at.subject = seat
        if acts(s, row, at):
            number = clauses.amount(at.clause)
            if clauses.get(at.clause, SETS) == 0:
                added += number
            elif number < most:
                most = number
        row = s.force.next(clauses, point, seat, row)
    return most + added


def acts(s: Data, row: i64, at: Context) -> bool:
    """Does a modifier hold now: its conditions, and not for another roll than the one under way?"""
    return s.force.source(row) < SET_ASIDE and s.tables.effects.broken(s, at) == OK


def concerns(written: i64, point: i64, field: i64) -> bool:
    """Does a clause with that field speak of the one that is asked about?"""
    return field == NO_FIELD or written == field or (point == COST_POINT and written == ANY_TERRAIN)


def flagged(s: Data, point: i64, seat: i64, field: i64) -> bool:
    """Does a mark of that point lie on the seat?"""
    if not s.force.asks(point):
        return False
    effects = s.tables.effects
    clauses = effects.clauses
    at = Context(clauses, seat, NONE, UNBOUND)
    row = s.force.next(clauses, point, seat, NONE)
    while row != NONE:
        at.clause = s.force.clause(row)
        at.owner = s.force.owner(row)
        at.subject = seat
        fits = field == NO_FIELD or clauses.field(at.clause, WHAT, 0) == field
        if fits and acts(s, row, at):
            return True
        row = s.force.next(clauses, point, seat, row)
    return False


def allowed(s: Data, seat: i64, what: i64) -> bool:
    """Does a card allow what the rules do not?"""
    return flagged(s, ALLOW_POINT, seat, what)


def forbidden(s: Data, seat: i64, what: i64) -> bool:
    """Does a card forbid it? "Cannot" beats "may" (WN-RULING-82)."""
    return flagged(s, FORBID_POINT, seat, what)


def at_least(number: i64, least: i64) -> i64:
    return number if number > least else least


# What holds for one roll, where another roll for the same player comes between.


def set_aside(s: Data, seat: i64) -> None:
    """An attack is announced: what was said about an earlier roll of the player is not about this one
    (WN-RULING-906)."""
    clauses = s.tables.effects.clauses
    rows = s.force.rows
    for row in range(0, i64(len(rows)), ROW):
        if rows[row + 3] == seat and clauses.get(rows[row], UNTIL) == UNTIL_ROLL:
            rows[row + 2] += SET_ASIDE


def take_up(s: Data, seat: i64) -> None:
    """The attack is over, with what was said about its dice; the earlier roll goes on (WN-RULING-98)."""
    clauses = s.tables.effects.clauses
    if s.force.waiting(clauses, UNTIL_ROLL, seat) == 0:
        return
    rows = s.force.rows
    s.force.rows = vec[i64]()
    s.force.points = 0
    for row in range(0, i64(len(rows)), ROW):
        source = rows[row + 2]
        if rows[row + 3] == seat and clauses.get(rows[row], UNTIL) == UNTIL_ROLL:
            source -= SET_ASIDE
        if source >= 0:
            s.force.add(clauses, rows[row], rows[row + 1], source, rows[row + 3])
