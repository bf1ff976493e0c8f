"""The steps of a round and the order of activations (WA-ROUND, WA-RULING-01, -102 to -107, -138)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wildtable.engine.bits import bit, has
from wildtable.engine.in_force import EVERYBODY
from wildtable.engine.refusal import OK
from wildtable.games.wild_assent import actions, events, frames
from wildtable.games.wild_assent.rules import momentum, scenarios, silvestrem
from wildtable.games.wild_assent.rules.activation import activate
from wildtable.games.wild_assent.rules.modify import marked, starting_health
from wildtable.games.wild_assent.rules.silvestrem import first_side
from wildtable.games.wild_assent.state import (
    ACTED,
    DONE,
    FIRST_CREATURE,
    FIRST_SUMMON,
    FREED,
    GONE,
    HEALTH,
    KIND,
    LAST_FALL,
    MOVED,
    NAMED,
    QUIET,
    ROUND,
    ROUND_LIMIT,
    ROW,
    SEAT,
    SECOND,
    STALEMATE,
    WOUNDED,
    Data,
)
from wildtable.games.wild_assent.words import AGILE_POINT, UNTIL_NEXT_ATTACK, UNTIL_ROUND

LONG_STALL: Final = 300
"""So many rounds without a fallen Assent or Creature are a stalemate too (WA-RULING-906)."""

# Stages.
BEGINS: Final = 0
FIRST_STEP: Final = 1
SECOND_STEP: Final = 2
ASSENT_STEP: Final = 3
CREATURE_STEP: Final = 4
EDICT_STEP: Final = 5
DEMAND_STEP: Final = 6
ENDS: Final = 7


def round_goes_on(s: Data) -> None:
    """The step at hand, or the next one; its frame lies beneath everything else (WA-ROUND-02, WA-ROUND-07,
    WA-KEY-27, WA-RULING-129)."""
    stack = s.stack
    stage = stack.get(frames.STAGE)
    cursor = stack.get(frames.CURSOR)
    if stage == BEGINS:
        begin(s)
        next_step(s)
    elif stage == FIRST_STEP or stage == SECOND_STEP:
        if (stage == FIRST_STEP) == s.settings.momentum_first:
            if cursor == s.seats:
                next_step(s)
            else:
                stack.set(frames.CURSOR, cursor + 1)
                momentum.begin(s, in_turn(s, cursor))
        else:
            next_step(s)
            if s.settings.silvestrem:
                silvestrem.draw(s)
    elif stage == ASSENT_STEP:
        if cursor == s.seats:
            next_step(s)
        else:
            assent_step(s, cursor)
    elif stage == CREATURE_STEP:
        creature_step(s, cursor)
    elif stage == EDICT_STEP:
        stack.set(frames.CURSOR, cursor + 1)
        if not silvestrem.resolve_edict(s, cursor):
            next_step(s)
    elif stage == DEMAND_STEP:
        next_step(s)
        silvestrem.resolve_demand(s)
    else:
        end(s)


def next_step(s: Data) -> None:
    s.stack.set(frames.STAGE, s.stack.get(frames.STAGE) + 1)
    s.stack.set(frames.CURSOR, 0)


def begin(s: Data) -> None:
    s.of[ROUND] += 1
    s.of[ACTED] = 0
    s.of[FREED] = 0
    s.of[MOVED] = 0
    s.of[SECOND] = 0
    s.of[WOUNDED] = 0
    for side in range(2):
        s.of[DONE + side] = 0
        s.of[NAMED + side] = GONE
    events.round_began(s, first_side(s))


def in_turn(s: Data, number: i64) -> i64:
    """The seats, those of the first side first (WA-RULING-131, WA-RULING-167)."""
    half = s.seats // 2
    side = first_side(s) if number < half else 1 - first_side(s)
    return s.captain(side) + number % half


# Assents.


def assent_step(s: Data, cursor: i64) -> None:
    """Sides in turn; a team names which of its players goes first (WA-ROUND-03, WA-ROUND-09, WA-ROUND-10,
    WA-RULING-168, WA-RULING-106)."""
    side = first_side(s) ^ (cursor & 1)
    if s.of[NAMED + side] == GONE:
        captain = s.captain(side)
        if s.seats == 2:
            s.of[NAMED + side] = captain
        elif s.lives(captain) and s.lives(captain + 1):
            s.stack.push(frames.NAME, captain, 0)
            return
        else:
            s.of[NAMED + side] = captain + 1 if s.lives(captain + 1) else captain
    s.stack.set(frames.CURSOR, cursor + 1)
    seat = player_of(s, side, cursor // 2)
    if s.lives(seat) and not has(s.of[ACTED], seat):
        s.of[ACTED] |= bit(seat)
        activate(s, seat)


def player_of(s: Data, side: i64, number: i64) -> i64:
    """The first or second player of a side in this round (WA-RULING-105)."""
    named = s.of[NAMED + side]
    return named if number == 0 else 2 * s.captain(side) + 1 - named


def check_name(s: Data, seat: i64) -> str:
    """One of the team (WA-ROUND-09, WA-RULING-159)."""
    if seat >= 0 and seat < s.seats and s.side(seat) == s.side(s.stack.owner()):
        return OK
    return "WA-RULING-159" if s.stack.kind() == frames.AWARD else "WA-ROUND-09"


def add_names(s: Data, offered: "vec[i64]") -> "vec[i64]":
    captain = s.stack.owner()
    for seat in range(captain, captain + 2):
        offered = append(offered, actions.pack(actions.NAME, seat))
    return offered


def name(s: Data, seat: i64) -> None:
    s.stack.pop()
    s.of[NAMED + s.side(seat)] = seat
    events.named_first(s, seat)


# Creatures.


def creature_step(s: Data, cursor: i64) -> None:
    """One Creature of each player in turn, the side that was second first, until all have acted
    (WA-ROUND-04, WA-ROUND-05, WA-ROUND-06, WA-ROUND-11, WA-RULING-104, WA-RULING-105)."""
    for number in range(s.seats):
        place = (cursor + number) % s.seats
        side = 1 - first_side(s) if place % 2 == 0 else first_side(s)
        creature = next_creature(s, player_of(s, side, place // 2))
        if creature != GONE:
            s.stack.set(frames.CURSOR, (place + 1) % s.seats)
            s.of[ACTED] |= bit(creature)
            activate(s, creature)
            return
    next_step(s)


def next_creature(s: Data, seat: i64) -> i64:
    """The first in the row that lives and has not had its place, or `GONE`; by an option Agile ones come a
    second time when all others have acted (WA-RULING-93, WA-TROUPE-06)."""
    for place in range(8):
        creature = s.of[ROW + seat * 8 + place]
        if creature != GONE and s.lives(creature) and not has(s.of[ACTED], creature):
            return creature
    if s.settings.second_slot:
        for place in range(8):
            creature = s.of[ROW + seat * 8 + place]
            if (
                creature != GONE
                and s.lives(creature)
                and not has(s.of[SECOND], creature)
                and marked(s, creature, AGILE_POINT)
            ):
                s.of[SECOND] |= bit(creature)
                return creature
    return GONE


# The end of a round.


def end(s: Data) -> None:
    """Cards are put away and dice end; a stalemate or the round limit may end the match (WA-RULING-138,
    WA-RULING-906)."""
    silvestrem.put_away(s)
    momentum.end_of_round(s)
    clauses = s.tables.effects.clauses
    s.force.end(clauses, UNTIL_ROUND, EVERYBODY)
    s.force.end(clauses, UNTIL_NEXT_ATTACK, EVERYBODY)
    if scenarios.round_ends(s):
        return
    s.of[QUIET] = 0 if s.of[WOUNDED] == 1 else s.of[QUIET] + 1
    unmoved = s.of[ROUND] - s.of[LAST_FALL] >= LONG_STALL
    if s.of[QUIET] >= s.settings.stall or unmoved:
        frames.over(s, 0, STALEMATE)
        events.game_over(s, 0, STALEMATE)
    elif s.settings.rounds > 0 and s.of[ROUND] >= s.settings.rounds:
        winners = better(s)
        frames.over(s, winners, ROUND_LIMIT)
        events.game_over(s, winners, ROUND_LIMIT)
    else:
        s.stack.set(frames.STAGE, BEGINS)
        s.stack.set(frames.CURSOR, 0)


def better(s: Data) -> i64:
    """More living Assents, then more Creatures, then the higher share of Health (WA-RULING-138,
    WA-RULING-184)."""
    for number in range(3):
        first = merit(s, 0, number) * whole(s, 1, number)
        second = merit(s, 1, number) * whole(s, 0, number)
        if first != second:
            winner: i64 = 0 if first > second else 1
            return bit(winner)
    return 0


def merit(s: Data, side: i64, number: i64) -> i64:
    """Living Assents, living Creatures, or Health."""
    found: i64 = 0
    for gladiator in range(FIRST_SUMMON):
        if s.of[KIND + gladiator] != GONE and s.lives(gladiator) and s.side(s.of[SEAT + gladiator]) == side:
            if number == 2:
                found += s.of[HEALTH + gladiator]
            elif (gladiator < FIRST_CREATURE) == (number == 0):
                found += 1
    return found


def whole(s: Data, side: i64, number: i64) -> i64:
    """What a share is measured by: the Health with which the whole troupe began, or 1 (WA-RULING-184)."""
    if number < 2:
        return 1
    found: i64 = 0
    for gladiator in range(FIRST_SUMMON):
        if s.of[KIND + gladiator] != GONE and s.side(s.of[SEAT + gladiator]) == side:
            found += starting_health(s, gladiator)
    return found
