"""How a Fae moves (WH-MOVE-01 to -08)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wildtable.engine.bits import bit, has
from wildtable.engine.refusal import OK
from wildtable.games.wylde_hunt import events
from wildtable.games.wylde_hunt.actions import move_fae
from wildtable.games.wylde_hunt.board import LENGTHS, LENGTHS_WRAPPED, LINES, LONGEST, SQUARES
from wildtable.games.wylde_hunt.rules.banishment import banish, is_safe
from wildtable.games.wylde_hunt.rules.contest import contest, enemy_in
from wildtable.games.wylde_hunt.state import KINDS, Data, first_fae, side_of

BARRED_BY_ENEMY: Final = "WH-MOVE-05"
BARRED_BY_MORTAL: Final = "WH-RULING-18"
NO_LINE: Final = -1


def stops_of(s: Data, fae: i64) -> i64:
    """The squares where this Fae's move ends if it enters them, as bits.

    Enemies (WH-MOVE-05), and the Mortal's square for a Fae that is not safe there (WH-BANISH-03,
    WH-RULING-18). Own Fae and stones do not hinder, however many stand there (WH-MOVE-04, WH-MOVE-07,
    WH-BOARD-05, WH-RULING-14).
    """
    stops: i64 = 0
    enemy = first_fae(1 - side_of(fae))
    for other in range(enemy, enemy + KINDS):
        where = s.fae[other]
        if where < SQUARES:
            stops |= bit(where)
    if not is_safe(s, fae):
        stops |= bit(s.mortal())
    return stops


def add_moves(s: Data, fae: i64, actions: "vec[i64]") -> "vec[i64]":
    """Every goal of this Fae: any square of its eight lines up to the first stop, each once.

    WH-MOVE-01, WH-MOVE-02, WH-MOVE-03, WH-MOVE-06, WH-MOVE-08; with `fae_wrap` over the edges
    (WH-RULING-11, WH-RULING-43). There is always one, for nothing bars a first step (WH-RULING-30).
    """
    stops = stops_of(s, fae)
    lengths = LENGTHS_WRAPPED if s.settings.fae_wrap else LENGTHS
    offered: i64 = 0
    start = s.fae[fae] * 8
    for line in range(start, start + 8):
        i = line * LONGEST
        end = i + lengths[line]
        while i < end:
            square = LINES[i]
            if not has(offered, square):
                offered |= bit(square)
                actions = append(actions, move_fae(fae, square))
            if has(stops, square):
                break
            i += 1
    return actions


def check_goal(s: Data, fae: i64, goal: i64) -> str:
    """The goal is one that `add_moves` offers; if not, what stands in the way.

    An enemy (WH-MOVE-05) or the Mortal (WH-RULING-18) on the line, the edge (WH-MOVE-08), or there is no
    line at all (WH-MOVE-01).
    """
    wanted = move_fae(fae, goal)
    for offered in add_moves(s, fae, vec[i64]()):
        if offered == wanted:
            return OK
    stop = stop_before(s, fae, goal)
    if stop != NO_LINE:
        return BARRED_BY_ENEMY if enemy_in(s, side_of(fae), stop) else BARRED_BY_MORTAL
    for i in range(s.fae[fae] * 8 * LONGEST, (s.fae[fae] + 1) * 8 * LONGEST):
        if LINES[i] == goal:
            return "WH-MOVE-08"
    return "WH-MOVE-01"


def stop_before(s: Data, fae: i64, goal: i64) -> i64:
    """The first stop on a line to a goal that is not offered; `NO_LINE` if no line leads there."""
    stops = stops_of(s, fae)
    lengths = LENGTHS_WRAPPED if s.settings.fae_wrap else LENGTHS
    start = s.fae[fae] * 8
    for line in range(start, start + 8):
        stop: i64 = NO_LINE
        for i in range(line * LONGEST, line * LONGEST + lengths[line]):
            square = LINES[i]
            if square == goal:
                return stop
            if stop == NO_LINE and has(stops, square):
                stop = square
    return NO_LINE


def make_move(s: Data, fae: i64, goal: i64) -> None:
    """Put the Fae there; banishment comes before a contest (WH-RULING-15).

    WH-BANISH-02, WH-BANISH-03, WH-MOVE-05. Only moving in starts a contest, leaving or staying does not
    (WH-CONTEST-01, WH-RULING-35). Passing by a safe way leaves no trace (WH-BANISH-07).
    """
    events.moved(s, fae, s.fae[fae], goal)
    s.fae[fae] = goal
    if goal == s.mortal() and not is_safe(s, fae):
        banish(s, fae, goal)
    elif enemy_in(s, side_of(fae), goal):
        contest(s, goal)
