"""A player's turn from its first window to its last (WN-ROUND-02, WN-ENERGY-01, WN-RULING-13, -14, -63)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wildtable.engine.bits import bit
from wildtable.engine.clauses import UNTIL
from wildtable.engine.in_force import EVERYBODY, ROW
from wildtable.games.wilderness import events, frames
from wildtable.games.wilderness.rules import nature, windows
from wildtable.games.wilderness.rules.health import end_game, energy_number, irreversible
from wildtable.games.wilderness.rules.modify import NO_FIELD, at_least, changed
from wildtable.games.wilderness.rules.standing import refresh, trigger
from wildtable.games.wilderness.rules.weather import begin_turn
from wildtable.games.wilderness.state import (
    ALONG,
    ASLEEP,
    BONUS,
    DRUNK,
    ENERGY,
    ENTERED,
    FIRST,
    JOINT,
    LOST_SEATS,
    MOVES,
    REVERSIBLE,
    SPENT,
    VILLAGE_REACHED,
    WHERE,
    Data,
    begin_mark,
)
from wildtable.games.wilderness.words import (
    ENERGY_POINT,
    TURN_END,
    TURN_START,
    UNTIL_NEXT_TURN,
    UNTIL_TURN,
)

RIPE: Final = 65536
"""Added to the source of what lasts until the end of the turn that has begun (WN-RULING-122)."""


def turn_goes_on(s: Data) -> None:
    """Everything of a turn but what its player decides."""
    stack = s.stack
    seat = stack.owner()
    stage = stack.get(frames.STAGE)
    if not s.alive(seat):
        finish(s, seat)  # WN-RULING-62
    elif stage == frames.TURN_BEGINS:
        begin(s, seat)
    elif stage == frames.TURN_WINDOW:
        stack.set(frames.STAGE, frames.TURN_READS)
        windows.ask(s, windows.START)
    elif stage == frames.TURN_READS:
        read_energy(s, seat)
    elif stage == frames.TURN_ENDS:
        stack.set(frames.STAGE, frames.TURN_LAST_WINDOW)
        trigger(s, TURN_END, seat, 0)
    elif stage == frames.TURN_LAST_WINDOW:
        stack.set(frames.STAGE, windows.last_stage(s, seat))
        windows.ask(s, windows.END)
    else:
        check_village(s, seat)


def begin(s: Data, seat: i64) -> None:
    """What was said about the last turn is over; texts of this moment act (WN-RULING-93)."""
    irreversible(s)
    s.of[ENERGY] = 0
    s.of[SPENT] = 0
    s.of[MOVES] = 0
    s.of[DRUNK] = 0
    s.of[BONUS] = 0
    s.of[JOINT] = 0
    s.of[ENTERED] = 0
    s.of[ASLEEP] &= ~bit(seat)
    s.of[LOST_SEATS] = 0
    ripen(s, seat)
    s.stack.set(frames.STAGE, frames.TURN_WINDOW)
    events.turn_began(s, seat)
    trigger(s, TURN_START, seat, 0)


def ripen(s: Data, seat: i64) -> None:
    """What lasts until this seat's next turn is over when this turn is (WN-RULING-122)."""
    clauses = s.tables.effects.clauses
    rows = s.force.rows
    for row in range(0, i64(len(rows)), ROW):
        if (
            rows[row + 3] == seat
            and clauses.get(rows[row], UNTIL) == UNTIL_NEXT_TURN
            and rows[row + 2] < RIPE
        ):
            rows[row + 2] += RIPE


def read_energy(s: Data, seat: i64) -> None:
    """Once, after the first window (WN-ENERGY-01, WN-RULING-13). From here on a turn can be taken back."""
    energy = at_least(changed(s, ENERGY_POINT, seat, energy_number(s, seat), NO_FIELD) + s.of[BONUS], 0)
    s.of[ENERGY] = energy
    s.stack.set(frames.STAGE, frames.TURN_ACTS)
    events.energy_read(s, seat, energy)
    if s.settings.late_cards:
        begin_mark(s)


def take_back(s: Data) -> None:
    """To just after the first window: everything since is undone for all (WN-RULING-57, WN-RULING-94).

    WN-RULING-106.
    """
    while s.stack.kind() != frames.TURN:
        s.stack.pop()
    for i in range(REVERSIBLE):
        s.of[i] = s.mark[i]
    s.ill = s.mark_ill
    s.force.rows = s.mark_rows[:]
    refresh(s)
    irreversible(s)
    s.stack.set(frames.STAGE, frames.TURN_READS)
    events.taken_back(s, s.stack.owner())


def declare_end(s: Data, seat: i64) -> None:
    """WN-RULING-14"""
    events.acted(s, seat, "ended")
    s.stack.set(frames.STAGE, frames.TURN_ENDS)


def check_village(s: Data, seat: i64) -> None:
    """Who stands in the village when the last window closes has won, with those who entered together
    (WN-END-01, WN-END-03, WN-RULING-63, -64). Who was taken out of it goes on, unless lost or asleep
    (WN-RULING-65, WN-RULING-112).

    WN-VILLAGE-02, WN-END-02, WN-RULING-66, WN-RULING-109.
    """
    village = s.board.village
    if s.of[WHERE + seat] == village:
        winners = bit(seat)
        for other in range(s.seats):
            if (s.of[JOINT] >> other) & 1 == 1 and s.of[WHERE + other] == village and s.alive(other):
                winners |= bit(other)
        end_game(s, winners, VILLAGE_REACHED)
        return
    was_there = s.stack.get(frames.STAGE) == frames.TURN_CHECKS_VILLAGE
    if was_there and ((s.of[LOST_SEATS] | s.of[ASLEEP]) >> seat) & 1 == 0:
        s.stack.set(frames.STAGE, frames.TURN_ACTS)
    else:
        finish(s, seat)


def finish(s: Data, seat: i64) -> None:
    """The turn is over: what lasts so long ends, and the next player or Nature follows (WN-ROUND-01)."""
    irreversible(s)
    s.of[ENERGY] = 0
    s.of[LOST_SEATS] = 0
    s.of[JOINT] = 0
    for other in range(s.seats):
        s.of[ALONG + other] = 0
    end_lasting(s, seat)
    following = (seat + 1) % s.seats
    while following != s.of[FIRST] and not s.alive(following):
        following = (following + 1) % s.seats
    if following == s.of[FIRST]:
        nature.begin(s)
    else:
        begin_turn(s, following)


def end_lasting(s: Data, seat: i64) -> None:
    """ "This turn" is the current one for all (WN-RULING-98); "until your next turn" for its target."""
    if s.force.points == 0:
        return
    clauses = s.tables.effects.clauses
    s.force.end(clauses, UNTIL_TURN, EVERYBODY)
    rows = s.force.rows
    kept = vec[i64]()
    for row in range(0, i64(len(rows)), ROW):
        over = rows[row + 3] == seat and rows[row + 2] >= RIPE
        if not over:
            for i in range(ROW):
                kept = append(kept, rows[row + i])
    if len(kept) != len(rows):
        s.force.rows = kept
        refresh(s)
