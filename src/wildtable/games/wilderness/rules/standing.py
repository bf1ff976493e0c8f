"""Cards that lie on the table: the Weather card of the day and the Sickness cards before the players.

Their modifiers are in force while they lie there; their verbs act by themselves at the moments they name: the
Weather card first, then Sickness cards by turn order and order received (WN-RULING-93, WN-RULING-84).
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from wildtable.engine.clauses import ACTS, NEXT, NONE, WHEN
from wildtable.engine.in_force import ROW
from wildtable.engine.stack import BOTTOM
from wildtable.engine.words import Context
from wildtable.games.wilderness import events, frames
from wildtable.games.wilderness.rules.daytime import is_starred, weather_kind
from wildtable.games.wilderness.state import ALIVE, ENTERED, FIRST, GONE, MOMENTS_NOW, NOBODY, Data
from wildtable.games.wilderness.words import ALL_DAY, ALWAYS, ENTER, STARRED


def sickness_text(s: Data, card: i64) -> i64:
    return s.tables.first_sickness + s.tables.sickness.kind[card]


def weather_text(s: Data) -> i64:
    """The text of the day, `GONE` before the first."""
    kind = weather_kind(s)
    if kind == GONE:
        return GONE
    return s.tables.first_weather + kind


def refresh(s: Data) -> None:
    """Put in force exactly what the cards on the table change now; what was played comes behind it, so that
    it wins where both set a number (WN-RULING-905)."""
    clauses = s.tables.effects.clauses
    rows = s.force.rows
    s.force.rows = vec[i64]()
    s.force.points = 0
    moments: i64 = 0
    text = weather_text(s)
    if text != GONE:
        moments |= clauses.moments[text]
        star = is_starred(s)
        for seat in range(s.seats):
            if (s.of[ALIVE] >> seat) & 1 == 1:
                add_modifiers(s, text, ALL_DAY, seat)
                if star:
                    add_modifiers(s, text, STARRED, seat)
    for ill in s.ill:
        text = sickness_text(s, ill // 8)
        moments |= clauses.moments[text]
        add_modifiers(s, text, ALWAYS, ill % 8)
    s.of[MOMENTS_NOW] = moments
    for row in range(0, i64(len(rows)), ROW):
        if not lies_there(s, rows[row]):
            s.force.add(clauses, rows[row], rows[row + 1], rows[row + 2], rows[row + 3])


def lies_there(s: Data, clause: i64) -> bool:
    """Is that modifier in force because its card lies on the table?"""
    moment = s.tables.effects.clauses.get(clause, WHEN)
    return moment == ALWAYS or moment == ALL_DAY or moment == STARRED


def add_modifiers(s: Data, text: i64, moment: i64, seat: i64) -> None:
    """What a card changes for a seat while it lies there."""
    clauses = s.tables.effects.clauses
    clause = clauses.first(text)
    while clause != NONE:
        if clauses.get(clause, ACTS) == 0 and clauses.get(clause, WHEN) == moment:
            s.force.add(clauses, clause, seat, text, seat)
        clause = clauses.get(clause, NEXT)


def trigger(s: Data, moment: i64, seat: i64, field: i64) -> None:
    """Cards that speak of this moment act: of a seat's, or with `NOBODY` of everybody's.

    `field` is the terrain that was entered.

    WN-RULING-99.
    """
    if (s.of[MOMENTS_NOW] >> moment) & 1 == 0:
        return
    found = vec[i64]()  # clause, owner, text; the frame that is pushed last acts first
    text = weather_text(s)
    if text != GONE:
        found = collect(s, found, text, moment, NOBODY, field)
    for distance in range(s.seats):
        owner = (s.of[FIRST] + distance) % s.seats
        if seat == NOBODY or seat == owner:
            for ill in s.ill:
                if ill % 8 == owner:
                    found = collect(s, found, sickness_text(s, ill // 8), moment, owner, field)
    if len(found) > 0:
        forget_entries(s)
    row = i64(len(found)) - 3
    while row >= 0:
        begin_clause(s, found[row], found[row + 1], found[row + 2], seat)
        row -= 3


def forget_entries(s: Data) -> None:
    """A text begins: nobody has entered the village by it yet. What begins in the midst of another text
    belongs to that one (WN-RULING-64, WN-RULING-114)."""
    if s.stack.find(frames.EFFECT) == BOTTOM:
        s.of[ENTERED] = 0


def speaks(s: Data, moment: i64, seat: i64) -> bool:
    """Does a card that lies there speak of this moment of a seat?"""
    if (s.of[MOMENTS_NOW] >> moment) & 1 == 0:
        return False
    clauses = s.tables.effects.clauses
    text = weather_text(s)
    if text != GONE and clauses.mentions(text, moment):
        return True
    for ill in s.ill:
        if ill % 8 == seat and clauses.mentions(sickness_text(s, ill // 8), moment):
            return True
    return False


def collect(s: Data, found: "vec[i64]", text: i64, moment: i64, owner: i64, field: i64) -> "vec[i64]":
    """What a text does at that moment, modifiers that begin then included."""
    clauses = s.tables.effects.clauses
    if not clauses.mentions(text, moment):
        return found
    clause = clauses.first(text)
    told = False
    while clause != NONE:
        fits = clauses.get(clause, WHEN) == moment
        fits = fits and (clauses.get(clause, ACTS) == 1 or not lies_there(s, clause))
        if fits and moment == ENTER:
            fits = clauses.field(clause, WHEN, 0) == field
        if fits:
            found = append(append(append(found, clause), owner), text)
            if not told:
                events.effect_began(s, text, owner)
                told = True
        clause = clauses.get(clause, NEXT)
    return found


def begin_clause(s: Data, clause: i64, owner: i64, text: i64, player: i64) -> None:
    """One clause of a card on the table, by itself."""
    effects = s.tables.effects
    bound = vec[i64]([player, NONE, NONE])
    effects.begin(s.stack, clause, Context(effects.clauses, owner, text, bound), True)
