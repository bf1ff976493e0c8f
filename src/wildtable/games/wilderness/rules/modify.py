"""Numbers and permissions that cards in force change (WN-RULING-82, WN-RULING-100)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from wildtable.engine.clauses import NONE, SETS, WHAT
from wildtable.engine.words import OK, Context
from wildtable.games.wilderness.state import Data
from wildtable.games.wilderness.words import ALLOW_POINT, ANY_TERRAIN, COST_POINT, FORBID_POINT

NO_FIELD: Final = -1
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
        if concerns(clauses.field(at.clause, WHAT, 0), point, field) and effects.broken(s, at) == OK:
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
        if effects.broken(s, at) == OK:
            number = clauses.amount(at.clause)
            if clauses.get(at.clause, SETS) == 0:
                added += number
            elif number < most:
                most = number
        row = s.force.next(clauses, point, seat, row)
    return most + added


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
        if fits and effects.broken(s, at) == OK:
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
