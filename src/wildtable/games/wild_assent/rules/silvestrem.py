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
    s.stack.push(frames.CARD, NOBODY, 5)
    s.stack.set(frames.CARD_NUMBER, card)
    s.stack.set(frames.CARD_MOMENT, moment)
    s.stack.set(frames.CARD_RESULTS, results)


def card_goes_on(s: Data) -> None:
    """The next side for the clause at hand, or the next clause. Both sides come before anybody falls, and of
    a Demand the first clause of Success goes side by side with the first of Failure (WA-RULING-126,
    WA-RULING-186)."""
    stack = s.stack
    effects = s.tables.effects
    left = stack.get(frames.CARD_SIDES)
    if left == 0:
        number = stack.get(frames.CARD_CLAUSE) + 1
        for side in range(2):
            if clause_for(s, stack.top, side, number) != NONE:
                left |= bit(side)
        if left == 0:
            stack.pop()
            return
        stack.set(frames.CARD_CLAUSE, number)
        stack.set(frames.CARD_SIDES, left)
        return
    side = first_side(s)
    if not has(left, side):
        side = 1 - side
    stack.set(frames.CARD_SIDES, left & ~bit(side))
    clause = clause_for(s, stack.top, side, stack.get(frames.CARD_CLAUSE))
    text = s.tables.silvestrem_texts[stack.get(frames.CARD_NUMBER)]
    effects.begin(stack, clause, Context(effects.clauses, SIDE_OWNER + side, text, UNBOUND), True)


def clause_for(s: Data, card: i64, side: i64, number: i64) -> i64:
    """Of the clauses that the card of that frame has for a side now, the one of that number, or `NONE`."""
    clauses = s.tables.effects.clauses
    moment = s.stack.at(card, frames.CARD_MOMENT)
    if moment == SUCCESS and not has(s.stack.at(card, frames.CARD_RESULTS), side):
        moment = FAILURE
    clause = clauses.first(s.tables.silvestrem_texts[s.stack.at(card, frames.CARD_NUMBER)])
    while clause != NONE:
        if clauses.get(clause, WHEN) == moment:
            number -= 1
            if number == 0:
                return clause
        clause = clauses.get(clause, NEXT)
    return NONE


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
