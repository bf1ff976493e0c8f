"""Silvestrem cards: drawn, speaking to both sides, resolved (WA-SILV, WA-RULING-123 to -130, -186)."""

from mypy_extensions import i64

from wildtable.engine.bits import bit, has
from wildtable.engine.clauses import NEXT, NONE, WHEN
from wildtable.engine.words import Context
from wildtable.games.wild_assent import events, frames
from wildtable.games.wild_assent.rules.modify import UNBOUND, restand
from wildtable.games.wild_assent.state import (
    CARD,
    DECK,
    EDICTS,
    GONE,
    NOBODY,
    PILE,
    PLAYER_1,
    ROUND,
    SIDE_OWNER,
    Data,
)
from wildtable.games.wild_assent.tables import DEMAND, EDICT, WHIM
from wildtable.games.wild_assent.words import DRAWN, FAILURE, ROUND_END, SUCCESS


def first_side(s: Data) -> i64:
    """Whose Assent goes first; it changes every round (WA-ROUND-03, WA-ROUND-08, WA-RULING-102)."""
    return s.of[PLAYER_1] ^ ((s.of[ROUND] - 1) & 1)


def draw(s: Data) -> None:
    """A card, after a shuffle if the deck is empty; none if there is none (WA-SILV-01, WA-RULING-123)."""
    if s.of[DECK] == 0:
        s.of[DECK] = s.of[PILE]
        s.of[PILE] = 0
        if s.of[DECK] != 0:
            events.reshuffled(s)
    if s.of[DECK] != 0:
        s.stack.push(frames.SILVESTREM, NOBODY, 0)


def drawn(s: Data, card: i64) -> None:
    """It lies open: a Whim acts at once, an Edict stays, a Demand waits for the end (WA-SILV-02,
    WA-SILV-03, WA-SILV-04, WA-SILV-07)."""
    s.stack.pop()
    s.of[DECK] &= ~bit(card)
    kind = s.tables.silvestrem_kinds[card]
    events.silvestrem_drawn(s, card)
    if kind == EDICT:
        add_edict(s, card)
        restand(s)
    else:
        s.of[CARD] = card
    if kind == WHIM:
        address(s, card, DRAWN, 0)


def add_edict(s: Data, card: i64) -> None:
    place: i64 = 0
    while (s.of[EDICTS] >> (6 * place)) & 63 != 0:
        place += 1
    s.of[EDICTS] |= (card + 1) << (6 * place)


def address(s: Data, card: i64, moment: i64, results: i64) -> None:
    """The card speaks, clause by clause, to one side and then the other (WA-RULING-124, WA-RULING-186)."""
    s.stack.push(frames.CARD, NOBODY, 6)
    s.stack.set(frames.CARD_NUMBER, card)
    s.stack.set(frames.CARD_MOMENT, moment)
    s.stack.set(frames.CARD_RESULTS, results)


def card_goes_on(s: Data) -> None:
    """The next side for the clause at hand, or the next clause. Both sides come before anybody falls
    (WA-RULING-126); `CARD_CLAUSE` is the clause after the one at hand + 2, 1 at the end, 0 at the
    beginning."""
    stack = s.stack
    effects = s.tables.effects
    clauses = effects.clauses
    text = s.tables.silvestrem_texts[stack.get(frames.CARD_NUMBER)]
    if stack.get(frames.CARD_SIDES) == 0:
        at = stack.get(frames.CARD_CLAUSE)
        clause = clauses.first(text) if at == 0 else at - 2
        while clause != NONE and spoken_to(s, clause) == 0:
            clause = clauses.get(clause, NEXT)
        if clause == NONE:
            stack.pop()
            return
        stack.set(frames.CARD_AT, clause)
        stack.set(frames.CARD_SIDES, spoken_to(s, clause))
        stack.set(frames.CARD_CLAUSE, clauses.get(clause, NEXT) + 2)
        return
    side = first_side(s)
    if not has(stack.get(frames.CARD_SIDES), side):
        side = 1 - side
    stack.set(frames.CARD_SIDES, stack.get(frames.CARD_SIDES) & ~bit(side))
    clause = stack.get(frames.CARD_AT)
    effects.begin(stack, clause, Context(clauses, SIDE_OWNER + side, text, UNBOUND), True)


def spoken_to(s: Data, clause: i64) -> i64:
    """The sides for which a clause is meant now."""
    when = s.tables.effects.clauses.get(clause, WHEN)
    moment = s.stack.get(frames.CARD_MOMENT)
    met = s.stack.get(frames.CARD_RESULTS)
    if moment == SUCCESS and when == SUCCESS:
        return met
    if moment == SUCCESS and when == FAILURE:
        return 3 & ~met
    return 3 if when == moment else 0


# Resolution.


def resolve_edict(s: Data, place: i64) -> bool:
    """The Edict in that place of the order drawn; false if there is none (WA-RULING-160)."""
    card = ((s.of[EDICTS] >> (6 * place)) & 63) - 1
    if card < 0:
        return False
    if s.tables.effects.clauses.mentions(s.tables.silvestrem_texts[card], ROUND_END):
        events.edict_resolved(s, card)
        address(s, card, ROUND_END, 0)
    return True


def resolve_demand(s: Data) -> None:
    """Judged once, on what happened in this round (WA-SILV-05, WA-RULING-127, WA-KEY-10)."""
    card = s.of[CARD]
    if card == GONE or s.tables.silvestrem_kinds[card] != DEMAND:
        return
    met: i64 = 0
    for side in range(2):
        if meets(s, card, side):
            met |= bit(side)
    events.demand_judged(s, card, met)
    address(s, card, SUCCESS, met)


def meets(s: Data, card: i64, side: i64) -> bool:
    """Does the side meet the Demand? The condition is asked as one of a clause is."""
    demands = s.tables.demands
    at = Context(demands, SIDE_OWNER + side, NONE, UNBOUND)
    at.condition = s.tables.demand_rows[card]
    return s.tables.effects.conditions[demands.cells[at.condition]].holds(s, at)


def put_away(s: Data) -> None:
    """The card of the round is discarded."""
    if s.of[CARD] != GONE:
        s.of[PILE] |= bit(s.of[CARD])
        s.of[CARD] = GONE
