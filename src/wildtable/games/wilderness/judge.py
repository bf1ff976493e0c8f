"""How good a position looks for a seat: the share of a win that it may hope for.

What is under way is first carried to its end in a copy: everybody else passes, chance is averaged over a few
of its outcomes, and choices of the seat are made as well as can be. Then every player's prospects are
weighed (`prospects.py`) with cards and sicknesses, and the seat gets its share of their sum. So what harms
the others helps, most of all what harms the one who leads.

Prospects are weighed as they look for `greedy` (`State.judge`), and soberly for the search (`State.share`):
whoever seems to have won already wins half of the games only, so cards in hand count for more.
"""

from typing import Final

from mypy_extensions import i64

from wildtable.engine import window
from wildtable.engine.stack import BOTTOM
from wildtable.engine.state import WON
from wildtable.games.wilderness import actions, deeds, frames
from wildtable.games.wilderness.chance import case, cases
from wildtable.games.wilderness.legal import legal_actions
from wildtable.games.wilderness.prospects import ALL_TEMPERS, ONE_TEMPER, foremost, odds
from wildtable.games.wilderness.state import (
    ASLEEP,
    DRUNK,
    FIRST,
    HAND,
    HATED,
    LOST_SEATS,
    MOVES,
    SPENT,
    WHERE,
    Data,
)
from wildtable.games.wilderness.terrain import TRIBE
from wildtable.games.wilderness.walker import Walker

CARD: Final = 0.12
SOBER_CARD: Final = 0.15
"""What a card in hand adds to a player's prospects: what playing it must bring at least."""
NEXT_CARD: Final = 0.8
"""Of what one card adds the next one adds so much."""
SICKNESS: Final = 0.93
HATED_THERE: Final = 0.8
DRINK: Final = 0.998
SOBER_DRINK: Final = 0.9992
"""Who is not thirsty need not drink."""

MOST_STEPS: Final = 60
FIRST_SAMPLES: Final = 12
LATER_SAMPLES: Final = 2
DEEPEST: Final = 3

EVEN: Final = 150.0
"""The scale on which bots read a judgement (`bots/ismcts.py`): so many hundredths are three quarters."""
HARDLY: Final = 0.000_2
"""Odds so small that they are told apart in a straight line."""
NOBODY_WINS: Final = 0.02
ALONE: Final = 0.01
"""What somebody who plays alone is measured by: a walk of some eight rounds."""


def evaluate(s: Data, seat: i64) -> i64:
    """What the position is worth for that seat, in hundredths."""
    share = share_of_win(s, seat, False)
    return hundredths(share, s.seats) if share > 0.0 else -WON


def share_of_win(s: Data, seat: i64, sober: bool) -> float:
    """The share of a win that a position promises the seat, when what is under way has come to its end."""
    if drinks_on(s, seat):
        return 0.0
    if settled(s):
        return hope(s, seat, sober)
    copy = s.clone()
    assert isinstance(copy, Data)
    return carry_on(copy, seat, 0, sober)


def drinks_on(s: Data, seat: i64) -> bool:
    """Has this player drunk again, with the turn to go on?

    Whoever dies when the turn ends would put that off for ever: so nothing is worse.
    """
    return frames.active(s) == seat and s.stack.at(0, frames.STAGE) == frames.TURN_ACTS and s.of[DRUNK] > 1


def round_begins(s: Data) -> bool:
    """Has nobody done anything yet in this round? Then positions can be compared."""
    if s.stack.kind() != frames.TURN or s.of[SPENT] + s.of[MOVES] + s.of[DRUNK] != 0:
        return False
    seat = s.stack.owner()
    return ((s.of[ASLEEP] | s.of[LOST_SEATS]) >> seat) & 1 == 0 and leads(s, seat)


def leads(s: Data, seat: i64) -> bool:
    """Is that the first of the living in turn order?"""
    first = s.of[FIRST]
    while not s.alive(first):
        first = (first + 1) % s.seats
    return first == seat


def rounds_ahead(s: Data) -> i64:
    """So many rounds begin before a search asks for the share of a win: the one after the next, or where this
    one has hardly begun or is over, one more."""
    if s.stack.kind_of(0) != frames.TURN:
        return 3
    begins = s.stack.at(0, frames.STAGE) < frames.TURN_ACTS and leads(s, s.stack.owner_of(0))
    return 3 if begins else 2


def hundredths(share: float, seats: i64) -> i64:
    """A share of a win on the scale of the judge: a fair share is worth nothing.

    The odds against a fair share are squared. One act hardly changes them, and the tree search tells what
    lies further apart sooner.
    """
    if share >= 1.0:
        return WON
    rivals = float(seats - 1) if seats > 1 else 1.0
    odds = rivals * share / (1.0 - share)
    odds *= odds
    if odds >= 1.0:
        return bounded(EVEN * (odds - 1.0) / 2.0)
    if odds >= HARDLY:
        return i64(EVEN * (1.0 - 1.0 / odds) / 2.0)
    return i64(EVEN * (1.0 - 1.0 / HARDLY) / 2.0 - float(WON) / 10.0 * (1.0 - odds / HARDLY))


def bounded(worth: float) -> i64:
    return i64(worth) if worth < float(WON) else WON


def settled(s: Data) -> bool:
    """Is nothing under way but somebody's turn?"""
    kind = s.stack.kind()
    return kind == frames.TURN or kind == frames.OVER


def carry_on(s: Data, seat: i64, depth: i64, sober: bool) -> float:
    """Let what is under way come to its end; what the state is worth then. It changes the state."""
    bottom = s.stack.kind_of(0)
    owner = s.stack.owner_of(0)
    calm = s.stack.find(frames.ATTACK) == BOTTOM
    for _ in range(MOST_STEPS):
        if settled(s) or s.stack.kind_of(0) != bottom or s.stack.owner_of(0) != owner:
            return hope(s, seat, sober)
        kind = s.stack.kind()
        if bottom == frames.NATURE and calm and next_animal_acts(s, kind):
            return hope(s, seat, sober)
        if kind == frames.WINDOW:
            for other in range(s.seats):
                if window.waits_for(s.stack, other):
                    window.seal(s.stack, other, actions.PASS)
            deeds.go_on(s)
        elif kind == frames.REVEAL:
            return hope(s, seat, sober)  # land that nobody knows is as good as any
        elif frames.is_chance(kind):
            return average(s, seat, depth, sober)
        else:
            return choice(s, seat, depth, sober)
    return hope(s, seat, sober)


def next_animal_acts(s: Data, kind: i64) -> bool:
    """Is Nature at an animal? What those will do that have not begun is for the prospects."""
    return kind == frames.DICE or kind == frames.PICK or s.stack.find(frames.ATTACK) != BOTTOM


def average(s: Data, seat: i64, depth: i64, sober: bool) -> float:
    """Over a few of the ways in which chance can fall.

    Each is the golden part of all further on: so every die shows each face as often as any other.
    """
    if depth >= DEEPEST:
        return hope(s, seat, sober)
    size = cases(s)
    samples: i64 = FIRST_SAMPLES if depth == 0 else LATER_SAMPLES
    if s.stack.kind() == frames.DRAW:
        samples = 1  # one card counts as much as another
    stride: i64 = 1
    if samples >= size:
        samples = size
    else:
        stride = (618 * size // 1000) | 1
        while stride % 3 == 0 and size % 3 == 0:
            stride += 2
    total = 0.0
    for i in range(samples):
        copy = s.clone()
        assert isinstance(copy, Data)
        deeds.happen(copy, case(s, (size // 2 + i * stride) % size))
        total += carry_on(copy, seat, depth + 1, sober)
    return total / float(samples)


def choice(s: Data, seat: i64, depth: i64, sober: bool) -> float:
    """The best for the seat if it chooses, else the first that is offered."""
    chooser = s.stack.owner()
    offered = legal_actions(s, chooser)
    if depth >= DEEPEST or len(offered) == 0:
        return hope(s, seat, sober)
    best = 0.0
    tried: i64 = FIRST_SAMPLES if chooser == seat else 1
    if tried > i64(len(offered)):
        tried = i64(len(offered))
    for i in range(tried):
        copy = s.clone()
        assert isinstance(copy, Data)
        deeds.carry_out(copy, chooser, offered[i])
        worth = carry_on(copy, seat, depth + 1, sober)
        if worth > best:
            best = worth
    return best


def hope(s: Data, seat: i64, sober: bool) -> float:
    """The share of a win that a position as it lies promises the seat."""
    if s.stack.kind() == frames.OVER:
        winners = s.stack.get(frames.WINNERS)
        if winners == 0:
            return NOBODY_WINS
        return 1.0 if (winners >> seat) & 1 == 1 else 0.0
    if not s.alive(seat):
        return 0.0
    own = foremost(s, seat, ALL_TEMPERS)
    lead = own.rounds
    others: list[Walker] = []
    for other in range(s.seats):
        if other != seat and s.alive(other):
            walker = foremost(s, other, ONE_TEMPER)  # it is enough to know about how they stand
            others.append(walker)
            if walker.rounds < lead:
                lead = walker.rounds
    worth = standing(s, own, lead, sober)
    if worth == 0.0:
        return 0.0
    total = worth if s.seats > 1 else worth + ALONE
    for walker in others:
        total += standing(s, walker, lead, sober)
    return worth / total


def standing(s: Data, walker: Walker, lead: float, sober: bool) -> float:
    """How the player whom a walker stands for stands, with what no walker knows of."""
    seat = walker.seat
    worth = odds(walker, lead) if sober else walker.promise()
    if seat == frames.active(s) and s.of[DRUNK] > 0:
        worth *= SOBER_DRINK if sober else DRINK
    bonus: float = SOBER_CARD if sober else CARD
    hand = s.of[HAND + seat]
    while hand != 0:
        hand &= hand - 1
        worth *= 1.0 + bonus
        bonus *= NEXT_CARD
    for ill in s.ill:
        if ill % 8 == seat:
            worth *= SICKNESS
    if s.land[s.of[WHERE + seat]] & 15 == TRIBE and (s.of[HATED] >> seat) & 1 == 1:
        worth *= HATED_THERE
    return worth
