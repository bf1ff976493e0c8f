"""A position that names whose activation begins joins the order of its round there."""

from wildtable.engine.bits import bit
from wildtable.engine.refusal import BadPosition
from wildtable.games.wild_assent import deeds, frames
from wildtable.games.wild_assent.events import gladiator_name
from wildtable.games.wild_assent.rules import rounds
from wildtable.games.wild_assent.rules.activation import activate
from wildtable.games.wild_assent.rules.silvestrem import first_side
from wildtable.games.wild_assent.state import ACTED, FIRST_CREATURE, GONE, NAMED, NOBODY, SEAT, Data


def begin_activation(s: Data, gladiator: int) -> None:
    """The Gladiator has its place in the order now; whoever comes after it and has not acted is still to come
    (WA-ROUND-03, WA-ROUND-04, WA-RULING-105)."""
    if not s.lives(gladiator):
        raise BadPosition(f"position, active: {gladiator_name(s, gladiator)} is not on the board.")
    assents = gladiator < FIRST_CREATURE
    own, seat = int(s.side_of(gladiator)), int(s.of[SEAT + gladiator])
    begins = int(first_side(s)) if assents else 1 - int(first_side(s))
    if s.of[NAMED + own] == GONE:
        s.of[NAMED + own] = _first_of(s, own, seat if assents else None)
    number = 0 if s.of[NAMED + own] == seat else 1
    # the other team is asked after the very first activation (WA-RULING-168)
    asked = assents and s.seats == 4 and own == begins and number == 0 and not _acted(s, 1 - own)
    if s.of[NAMED + 1 - own] == GONE and not asked:
        s.of[NAMED + 1 - own] = _first_of(s, 1 - own, None)
    place = 2 * number + (0 if own == begins else 1)
    s.stack.push(frames.ROUND, NOBODY, 2)
    s.stack.set(frames.STAGE, rounds.ASSENT_STEP if assents else rounds.CREATURE_STEP)
    s.stack.set(frames.CURSOR, place + 1 if assents else (place + 1) % int(s.seats))
    s.of[ACTED] |= bit(gladiator)
    activate(s, gladiator)
    deeds.go_on(s)


def _acted(s: Data, side: int) -> list[int]:
    """The Assents of a side that have had their place."""
    captain = int(s.captain(side))
    seats = range(captain, captain + int(s.seats) // 2)
    return [seat for seat in seats if (s.of[ACTED] >> seat) & 1]


def _first_of(s: Data, side: int, active: int | None) -> int:
    """Who of a side went first, where the document does not say: the one who has acted alone, or acts now."""
    acted, captain = _acted(s, side), int(s.captain(side))
    if len(acted) == 1:
        return acted[0]
    if active is not None:
        return active
    return captain if s.seats == 2 or s.lives(captain) or not s.lives(captain + 1) else captain + 1
