"""What somebody who points at a Gladiator wants to know: where it can be, and what it can strike, when it
activates next. It is exact as far as nothing changes until then: Skills that move or summon are not foreseen.
"""

from wildtable.engine.bits import has
from wildtable.engine.refusal import OK
from wildtable.games.wild_assent.board import OFF_BOARD, distance, in_arc, name_of
from wildtable.games.wild_assent.events import gladiator_name
from wildtable.games.wild_assent.kit import Blow
from wildtable.games.wild_assent.rows import next_speed
from wildtable.games.wild_assent.rules.blows import LAST, blow_of, blows_of, check_cost
from wildtable.games.wild_assent.rules.reach import ends_of
from wildtable.games.wild_assent.rules.sight import in_pit, sees, unoccupied
from wildtable.games.wild_assent.state import GLADIATORS, GONE, MARKS, PIT, STANDS, WHERE, Data
from wildtable.games.wild_assent.words import GLOBAL, ONE, STUN


def about(s: Data, element: str) -> dict[str, object]:
    """What is told of an element: of a Gladiator on the board its prospect."""
    kind, _, name = element.partition(":")
    for one in range(GLADIATORS) if kind == "gladiator" else ():
        if s.lives(one) and s.of[WHERE + one] != GONE and gladiator_name(s, one) == name:
            return prospect(s, one)
    return {}


def prospect(s: Data, gladiator: int) -> dict[str, object]:
    """The fields where it can end its movement, and those at which it can then aim an attack on one target.

    Whoever is Stunned does nothing (WA-STATUS-08); whoever is in a Pit climbs, and no more (WA-PIT-02); and
    whoever walks into one does not attack (WA-PIT-01).
    """
    if has(s.of[MARKS + gladiator], STUN):
        return _named(set(), set())
    if in_pit(s, gladiator):
        beside = (int(s.board.step(s.of[WHERE + gladiator], direction)) for direction in range(8))
        return _named({field for field in beside if field != OFF_BOARD and unoccupied(s, field)}, set())
    stops: dict[int, list[int]] = {}
    for place in ends_of(s, gladiator, next_speed(s, gladiator)):
        stops.setdefault(place // 4, []).append(place % 4)
    blows = _blows(s, gladiator)
    return _named(set(stops), _struck(_gone(s, gladiator), stops, blows))


def _blows(s: Data, gladiator: int) -> list[Blow]:
    """What it may attack with as things stand."""
    slots = int(blows_of(s, gladiator))
    able = [slot for slot in range(LAST + 1) if has(slots, slot) and check_cost(s, gladiator, slot) == OK]
    blows = [blow_of(s, gladiator, slot) for slot in able]
    return [blow for blow in blows if blow.dice > 0 and blow.area == ONE and blow.reach < GLOBAL]


def _gone(s: Data, gladiator: int) -> Data:
    """Without the Gladiator, which is in nobody's way once it has moved."""
    copy = s.clone()
    assert isinstance(copy, Data)
    copy.of[STANDS + copy.of[WHERE + gladiator]] = GONE
    return copy


def _struck(s: Data, stops: dict[int, list[int]], blows: list[Blow]) -> set[int]:
    """The fields in range, arc and sight of any of those places (WA-RANGE-01, WA-LOS-03, WA-LOS-04)."""
    reach = max((int(blow.reach) for blow in blows), default=0)
    found: set[int] = set()
    for here, facings in stops.items():
        if s.obstacles[here] == PIT:
            continue
        for there in range(int(s.board.fields)):
            if there in found or there == here or distance(here, there) > reach:
                continue
            if any(in_arc(facing, here, there) for facing in facings) and sees(s, here, there):
                found.add(there)
    return found


def _named(moves: set[int], strikes: set[int]) -> dict[str, object]:
    return {
        "moves": [name_of(field) for field in sorted(moves)],
        "strikes": [name_of(field) for field in sorted(strikes)],
    }
