"""Fields that a text lets somebody choose: movement in fields, Place, Summon (WA-KEY-23, WA-RULING-41, -96,
-143)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from wildtable.engine.bits import lowest
from wildtable.engine.refusal import OK
from wildtable.games.wild_assent import actions, events, frames
from wildtable.games.wild_assent.board import FARTHEST, NEAR, REACHES, distance
from wildtable.games.wild_assent.rules.modify import follow_health
from wildtable.games.wild_assent.rules.placing import stand
from wildtable.games.wild_assent.rules.reach import ENDS_OF_GO, add_reached, free_fields, holds, reachable
from wildtable.games.wild_assent.rules.sight import room_beside, unoccupied
from wildtable.games.wild_assent.rules.troupe import printed
from wildtable.games.wild_assent.state import (
    FACING,
    GONE,
    HALF_BOARD,
    HEALTH,
    KIND,
    MARKS,
    MOST,
    SEAT,
    SUMMONER,
    TOKENS,
    WHERE,
    Data,
)
from wildtable.games.wild_assent.tables import HEALTH as HEALTH_COLUMN
from wildtable.games.wild_assent.whole import lower


def check_go(s: Data, place: i64) -> str:
    """May the Gladiator of the frame on top come to that place?"""
    if place < 0 or place >= s.board.fields * 4:
        return "WA-RULING-38"
    kind = s.stack.kind()
    gladiator = s.stack.get(frames.AIMING)
    field = place // 4
    here = s.of[WHERE + gladiator]
    if kind == frames.STROLL:
        reached = reachable(s, gladiator, s.stack.get(frames.FIELDS), False)
        return OK if holds(reached, place) else "WA-RULING-41"
    if not unoccupied(s, field):
        return "WA-RULING-143" if kind == frames.PUT else "WA-RULING-96"
    if kind == frames.PUT:
        return OK if distance(here, field) <= s.stack.get(frames.WITHIN) else "WA-KEY-23"
    return OK if distance(here, field) == 1 else "WA-SUMMON-05"


def add_goes(s: Data, offered: "vec[i64]") -> "vec[i64]":
    """Every place for the frame on top."""
    kind = s.stack.kind()
    gladiator = s.stack.get(frames.AIMING)
    here = s.of[WHERE + gladiator]
    if kind == frames.STROLL:
        reached = reachable(s, gladiator, s.stack.get(frames.FIELDS), False)
        return add_reached(reached, ENDS_OF_GO, offered)
    within: i64 = s.stack.get(frames.WITHIN) if kind == frames.PUT else 1
    near = (here * REACHES + lower(within, FARTHEST)) * 2
    low, high = free_fields(s)
    offered = add_fields(low & NEAR[near], 0, offered)
    return add_fields(high & NEAR[near + 1], HALF_BOARD, offered)


def add_fields(bits: i64, first: i64, offered: "vec[i64]") -> "vec[i64]":
    """Every facing on some fields of the half of the board that begins with that one."""
    while bits != 0:
        place = actions.pack(actions.GO, actions.place(first + lowest(bits), 0))
        bits &= bits - 1
        for facing in range(4):
            offered = append(offered, place + (facing << actions.KIND_BITS))
    return offered


def is_void(s: Data) -> bool:
    """Is there nobody left to move, or nothing to choose?"""
    gladiator = s.stack.get(frames.AIMING)
    if not s.lives(gladiator):
        return True
    kind = s.stack.kind()
    if kind == frames.SUMMON or (kind == frames.PUT and s.stack.get(frames.WITHIN) == 1):
        return not room_beside(s, gladiator)
    return kind == frames.PUT and len(add_goes(s, vec[i64]())) == 0  # a stroll may end where it began


def go(s: Data, place: i64) -> None:
    """It stands there now. A Pit outside of its own movement takes nothing but the next activation
    (WA-RULING-42)."""
    kind = s.stack.kind()
    gladiator = s.stack.get(frames.AIMING)
    s.stack.pop()
    if kind == frames.SUMMON:
        enter(s, gladiator, place)
        return
    events.brought(s, gladiator, place)
    s.of[FACING + gladiator] = place % 4
    stand(s, gladiator, place // 4)


# Summons.


def figure_left(s: Data, summoner: i64) -> bool:
    """Four of each kind are all there are, unless the table says otherwise; then it is twenty in all
    (WA-RULING-95, WA-RULING-922)."""
    return next_figure(s, s.tables.summoned[s.of[KIND + summoner]]) != GONE


def next_figure(s: Data, kind: i64) -> i64:
    """The first figure of a kind that is not on the board, or `GONE` if there may be no more of them."""
    found: i64 = GONE
    used: i64 = 0
    for summon in range(s.first_figure(kind), s.last_figure(kind)):
        if s.of[WHERE + summon] == GONE:
            found = summon if found == GONE else found
        elif s.of[KIND + summon] == kind:
            used += 1
    return found if s.settings.unlimited or used < s.tables.figures[kind] else GONE


def enter(s: Data, summoner: i64, place: i64) -> None:
    """A Summon comes onto the board."""
    summon = next_figure(s, s.tables.summoned[s.of[KIND + summoner]])
    s.of[KIND + summon] = s.tables.summoned[s.of[KIND + summoner]]
    s.of[SEAT + summon] = s.of[SEAT + summoner]
    s.of[SUMMONER + summon] = summoner
    s.of[MARKS + summon] = 0
    s.of[TOKENS + summon] = 0
    health = printed(s, summon, HEALTH_COLUMN)
    s.of[HEALTH + summon] = health
    s.of[MOST + summon] = health
    s.of[FACING + summon] = place % 4
    events.summoned(s, summon, summoner, place)
    stand(s, summon, place // 4)
    follow_health(s)  # it has no texts
