"""Obstacles, then Gladiators, in turn (WA-PLACE, WA-RULING-115 to -119)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wildtable.engine.bits import bit, has
from wildtable.engine.refusal import OK
from wildtable.engine.stack import BOTTOM
from wildtable.games.wild_assent import actions, events, frames
from wildtable.games.wild_assent.board import COLUMNS, OFF_BOARD
from wildtable.games.wild_assent.rules import settling
from wildtable.games.wild_assent.rules.equip import equip
from wildtable.games.wild_assent.rules.modify import restand
from wildtable.games.wild_assent.rules.troupe import printed, skill_at
from wildtable.games.wild_assent.state import (
    ALL_OBSTACLES,
    CLEAR,
    COVERS,
    FACING,
    FIRST_SUMMON,
    GONE,
    HALF_BOARD,
    HEALTH,
    KIND,
    LEFT_OVER,
    MOST,
    NOBODY,
    OCCUPIED,
    ON_BOARD,
    PARTIAL_COVER,
    PIT,
    PITS,
    PLAYER_1,
    SEAT,
    SLOTS,
    STANDS,
    TOKENS,
    WALLS,
    WHERE,
    Data,
)
from wildtable.games.wild_assent.tables import HEALTH as HEALTH_COLUMN
from wildtable.games.wild_assent.tables import NONE

# The columns of each side, from 0: its first one, and how many (WA-PLACE-03, WA-PLACE-06).
RED_OBSTACLES: Final = 2
BLUE_OBSTACLES: Final = 5
OBSTACLE_COLUMNS: Final = 3
RED_START: Final = 0
BLUE_START: Final = 8
START_COLUMNS: Final = 2


def begin(s: Data, laid_out: bool) -> None:
    """Each side has one obstacle of each kind, unless they lie there already; Player 1 begins (WA-PLACE-01,
    WA-PLACE-02, WA-RULING-09)."""
    if not laid_out:
        s.of[LEFT_OVER] = ALL_OBSTACLES
        s.of[LEFT_OVER + 1] = ALL_OBSTACLES
    if s.settings.hidden and not laid_out:
        settling.begin_obstacles(s)
    else:
        ask_obstacle(s, s.of[PLAYER_1])


def ask_obstacle(s: Data, side: i64) -> None:
    """The side, or the other one, or nobody: then Gladiators are placed. No legal field: left out
    (WA-RULING-116)."""
    for number in range(2):
        other = side ^ number
        if s.of[LEFT_OVER + other] != 0:
            s.stack.push(frames.OBSTACLE, s.captain(other), 0)
            for field in range(s.board.fields):
                if check_obstacle_field(s, field) == OK:
                    return
            s.stack.pop()
            s.of[LEFT_OVER + other] = 0
    prepare(s)
    if s.settings.hidden:
        settling.begin_troupes(s)
    else:
        ask_gladiator(s, 1 - s.of[PLAYER_1])


def first_column(s: Data, red: i64, blue: i64) -> i64:
    """Where the columns of the one who places begin; Player 1 is red."""
    return red if s.side(s.stack.owner()) == s.of[PLAYER_1] else blue


def check_obstacle_field(s: Data, field: i64) -> str:
    """Columns 3 to 5 for red, 6 to 8 for blue; not beside another obstacle (WA-PLACE-03, WA-PLACE-04)."""
    if field < 0 or field >= s.board.fields:
        return "WA-RULING-38"
    column = field % COLUMNS
    first = first_column(s, RED_OBSTACLES, BLUE_OBSTACLES)
    if column < first or column >= first + OBSTACLE_COLUMNS:
        return "WA-PLACE-03"
    if s.obstacles[field] != CLEAR:
        return "WA-OBST-01"
    for direction in range(8):
        beside = s.board.step(field, direction)
        if beside != OFF_BOARD and s.obstacles[beside] != CLEAR:
            return "WA-PLACE-04"
    return OK


def check_obstacle(s: Data, kind: i64, field: i64) -> str:
    """One of each kind (WA-PLACE-01, WA-RULING-117)."""
    if kind < 1 or kind > 4 or not has(s.of[LEFT_OVER + s.side(s.stack.owner())], kind - 1):
        return "WA-PLACE-01"
    return check_obstacle_field(s, field)


def add_obstacles(s: Data, offered: "vec[i64]") -> "vec[i64]":
    kinds = s.of[LEFT_OVER + s.side(s.stack.owner())]
    first = first_column(s, RED_OBSTACLES, BLUE_OBSTACLES)
    for row in range(first, s.board.fields, COLUMNS):
        for field in range(row, row + OBSTACLE_COLUMNS):
            if check_obstacle_field(s, field) == OK:
                for kind in range(1, 5):
                    if has(kinds, kind - 1):
                        offered = append(offered, actions.pack(actions.OBSTACLE, kind * 128 + field))
    return offered


def place_obstacle(s: Data, kind: i64, field: i64) -> None:
    seat = s.stack.owner()
    s.stack.pop()
    set_obstacle(s, field, kind)
    side = s.side(seat)
    s.of[LEFT_OVER + side] &= ~bit(kind - 1)
    events.obstacle_placed(s, seat, kind, field)
    ask_obstacle(s, 1 - side)


def set_obstacle(s: Data, field: i64, kind: i64) -> None:
    """Copies share the obstacles, so there is a new vector."""
    changed = s.obstacles[:]
    changed[field] = kind
    s.obstacles = changed
    land = s.land[:]
    half: i64 = 0 if field < HALF_BOARD else 1
    here = bit(field - half * HALF_BOARD)
    for sort in range(3):
        land[sort * 2 + half] &= ~here
    if kind == PIT:
        land[PITS + half] |= here
    elif kind == PARTIAL_COVER:
        land[COVERS + half] |= here
    elif kind != CLEAR:
        land[WALLS + half] |= here
    s.land = land


def reveal_obstacles(s: Data) -> None:
    """All lie open; Player 2 places those again that touch one of Player 1's (WA-RULING-120). What found no
    field is left out for good (WA-RULING-116)."""
    again: i64 = 1 - s.of[PLAYER_1]
    kept = vec[i64]()
    left: i64 = 0
    for i in range(2 * settling.KINDS):
        field = s.stack.get(i) - 1
        if field >= 0 and i // settling.KINDS == again and settling.touches(s, field):
            left |= bit(i % settling.KINDS)
            field = GONE
        kept = append(kept, field)
    events.revealed(s)
    for i in range(2 * settling.KINDS):
        if kept[i] >= 0:
            kind = i % settling.KINDS + 1
            set_obstacle(s, kept[i], kind)
            events.obstacle_placed(s, s.captain(i // settling.KINDS), kind, kept[i])
    s.stack.pop()
    s.of[LEFT_OVER + s.of[PLAYER_1]] = 0
    s.of[LEFT_OVER + again] = left
    ask_obstacle(s, again)


# Gladiators.


def reveal_troupes(s: Data) -> None:
    """Everybody stands where it was placed (WA-RULING-120)."""
    places = vec[i64]()
    for gladiator in range(FIRST_SUMMON):
        places = append(places, s.stack.get(gladiator) - 1)
    s.stack.pop()
    events.revealed(s)
    for gladiator in range(FIRST_SUMMON):
        if places[gladiator] >= 0:
            stand(s, gladiator, places[gladiator] // 4)
            s.of[FACING + gladiator] = places[gladiator] % 4
            events.placed(s, gladiator, places[gladiator])
    restand(s)
    s.stack.push(frames.ROUND, NOBODY, 2)


def prepare(s: Data) -> None:
    """Kit, Health and tokens, before anybody stands on the board (WA-SETUP-02, WA-SETUP-03, WA-STAT-13)."""
    equip(s)
    for gladiator in range(FIRST_SUMMON):
        if s.of[KIND + gladiator] != GONE:
            health = printed(s, gladiator, HEALTH_COLUMN)
            s.of[HEALTH + gladiator] = health
            s.of[MOST + gladiator] = health
            tokens: i64 = 0
            for slot in range(SLOTS):
                skill = skill_at(s, gladiator, slot)
                if skill != NONE:
                    tokens |= s.tables.skills.tokens[skill] << (3 * slot)
            s.of[TOKENS + gladiator] = tokens


def count_own(s: Data, seat: i64, placed: bool) -> i64:
    """How many of a seat's Gladiators are on the board already, or not yet."""
    found: i64 = 0
    for gladiator in range(FIRST_SUMMON):
        if (
            s.of[KIND + gladiator] != GONE
            and s.of[SEAT + gladiator] == seat
            and (s.of[WHERE + gladiator] != GONE) == placed
        ):
            found += 1
    return found


def ask_gladiator(s: Data, side: i64) -> None:
    """The side, or the other one (WA-RULING-119); team-mates in turn, the lower seat first
    (WA-RULING-167)."""
    for number in range(2):
        fewest: i64 = FIRST_SUMMON
        asked: i64 = NOBODY
        first = s.captain(side ^ number)
        for seat in range(first, first + s.seats // 2):
            if count_own(s, seat, False) > 0 and count_own(s, seat, True) < fewest:
                fewest = count_own(s, seat, True)
                asked = seat
        if asked != NOBODY:
            s.stack.push(frames.PLACING, asked, 0)
            return
    s.stack.push(frames.ROUND, NOBODY, 2)


def check_start(s: Data, field: i64) -> str:
    """A free field of the side's own start columns (WA-PLACE-06, WA-RULING-118)."""
    if field < 0 or field >= s.board.fields:
        return "WA-RULING-38"
    column = field % COLUMNS
    first = first_column(s, RED_START, BLUE_START)
    if column < first or column >= first + START_COLUMNS:
        return "WA-PLACE-06"
    return OK if s.of[STANDS + field] == GONE else "WA-PLACE-06"


def check_placed(s: Data, gladiator: i64) -> str:
    """One's own, and not on the board yet (WA-PLACE-05)."""
    if gladiator < 0 or gladiator >= FIRST_SUMMON or s.of[KIND + gladiator] == GONE:
        return "WA-RULING-118"
    own = s.of[SEAT + gladiator] == s.stack.owner()
    return OK if own and s.of[WHERE + gladiator] == GONE else "WA-PLACE-05"


def check_place(s: Data, gladiator: i64, field: i64) -> str:
    rule = check_placed(s, gladiator)
    return check_start(s, field) if rule == OK else rule


def add_places(s: Data, offered: "vec[i64]") -> "vec[i64]":
    on_first_field = vec[i64]()
    for gladiator in range(FIRST_SUMMON):
        if check_placed(s, gladiator) == OK:
            for facing in range(4):
                value = gladiator * 512 + facing
                on_first_field = append(on_first_field, actions.pack(actions.PLACE, value))
    first = first_column(s, RED_START, BLUE_START)
    for row in range(first, s.board.fields, COLUMNS):
        for field in range(row, row + START_COLUMNS):
            if check_start(s, field) == OK:
                for action in on_first_field:
                    offered = append(offered, action + field * actions.ONE_FIELD)
    return offered


def place(s: Data, gladiator: i64, field: i64, facing: i64) -> None:
    side = s.side(s.stack.owner())
    s.stack.pop()
    stand(s, gladiator, field)
    s.of[FACING + gladiator] = facing
    restand(s)
    events.placed(s, gladiator, actions.place(field, facing))
    ask_gladiator(s, 1 - side)


def stand(s: Data, gladiator: i64, field: i64) -> None:
    """Somebody stands on a field from now on, and no longer where it stood (WA-RULING-22)."""
    before = s.of[WHERE + gladiator]
    if before == GONE:
        s.of[ON_BOARD + s.side_of(gladiator)] |= bit(gladiator)
    else:
        s.clear_field(before)
    s.of[WHERE + gladiator] = field
    s.of[STANDS + field] = gladiator
    if field < HALF_BOARD:
        s.of[OCCUPIED] |= bit(field)
    else:
        s.of[OCCUPIED + 1] |= bit(field - HALF_BOARD)
    if s.obstacles[field] == PIT:
        events.fell_into_pit(s, gladiator)
        end_activation(s, gladiator)


def end_activation(s: Data, gladiator: i64) -> None:
    """Whoever comes into a Pit in its own activation, in whatever way, ends it (WA-PIT-01, WA-RULING-42)."""
    frame = s.stack.top
    while frame != BOTTOM:
        if s.stack.kind_of(frame) == frames.ACTIVATION and s.stack.at(frame, frames.GLADIATOR) == gladiator:
            if s.stack.at(frame, frames.STAGE) < frames.ENDS:
                s.stack.put(frame, frames.STAGE, frames.ENDS)
            return
        frame = s.stack.below(frame)
