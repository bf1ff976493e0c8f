"""The tracks, death, and how the game ends (WN-HEALTH, WN-DEATH, WN-END)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from wildtable.engine.bits import bit, count
from wildtable.engine.in_force import ROW
from wildtable.games.wilderness import events, frames
from wildtable.games.wilderness.rules.standing import refresh
from wildtable.games.wilderness.state import (
    ALIVE,
    ALL_DEAD,
    ALONG,
    ASLEEP,
    EMPTY,
    EVENT_ASIDE,
    EVENT_PILE,
    HAND,
    HATED,
    JOINT,
    LAST_SURVIVOR,
    LOST_SEATS,
    NOBODY,
    SICK_ASIDE,
    SICK_PILE,
    TRACK,
    Data,
)
from wildtable.games.wilderness.terrain import EXHAUSTION, HUNGER, THIRST


def square(s: Data, seat: i64, track: i64) -> i64:
    """Where a marker stands, counted from 0."""
    return s.of[TRACK + 8 * track + seat]


def increase(s: Data, seat: i64, track: i64, by: i64, why: str) -> None:
    """Move a marker right (WN-ROUND-04). Thirst and hunger stop at the end (WN-RULING-36); exhaustion is
    counted on behind the skull, which only `fewest_excess_steps` reads (WN-RULING-53).

    WN-HEALTH-01, WN-HEALTH-08.
    """
    cell = TRACK + 8 * track + seat
    before = s.of[cell]
    after = before + by
    if track != EXHAUSTION:
        last = i64(len(s.settings.tracks.thirst if track == THIRST else s.settings.tracks.hunger)) - 1
        if after > last:
            after = last
    s.of[cell] = after
    events.track_moved(s, seat, track, before, after, why)


def reduce(s: Data, seat: i64, track: i64, by: i64, why: str) -> None:
    """Move a marker left, to the first square at most (WN-ROUND-04, WN-RULING-37).

    WN-HEALTH-04, WN-HEALTH-05, WN-HEALTH-07.
    """
    cell = TRACK + 8 * track + seat
    before = s.of[cell]
    after = before - by
    if after < 0:
        after = 0
    s.of[cell] = after
    events.track_moved(s, seat, track, before, after, why)


def restore(s: Data, seat: i64, track: i64, why: str) -> None:
    """To the first square (WN-ROUND-04)."""
    reduce(s, seat, track, square(s, seat, track), why)


def thirst_number(s: Data, seat: i64) -> i64:
    """WN-HEALTH-02"""
    return s.settings.tracks.thirst[square(s, seat, THIRST)]


def hunger_number(s: Data, seat: i64) -> i64:
    """WN-HEALTH-02"""
    return s.settings.tracks.hunger[square(s, seat, HUNGER)]


def energy_number(s: Data, seat: i64) -> i64:
    """The energy of a turn (WN-ENERGY-01)."""
    at = square(s, seat, EXHAUSTION)
    if at >= s.settings.tracks.skull:
        return 0
    return s.settings.tracks.energy[at]


def check_deaths(s: Data) -> None:
    """All whose marker has reached the skull die together (WN-DEATH-01, WN-RULING-38, WN-RULING-53)."""
    dead: i64 = 0
    alive = s.of[ALIVE]
    skull = s.settings.tracks.skull
    for seat in range(s.seats):
        if s.of[TRACK + 8 * EXHAUSTION + seat] >= skull and (alive >> seat) & 1 == 1:
            dead |= bit(seat)
    if dead != 0:
        die(s, dead, False)


def die(s: Data, dead: i64, resigned: bool) -> None:
    """They lose, and what they had goes to the piles (WN-DEATH-02, WN-RULING-61)."""
    irreversible(s)
    for seat in range(s.seats):
        if (dead >> seat) & 1 == 1:
            hand = s.of[HAND + seat]
            names = [
                s.tables.events.names[s.tables.events.kind[card]]
                for card in range(s.tables.events.size)
                if (hand >> card) & 1 == 1
            ]
            s.of[EVENT_PILE] |= hand
            s.of[HAND + seat] = 0
            part(s, seat)
            drop_illnesses(s, seat)
            drop_rows(s, seat)
            events.died(s, seat, names, resigned)
    for cell in (ALIVE, HATED, ASLEEP, LOST_SEATS, JOINT):
        s.of[cell] &= ~dead
    refresh(s)
    check_survivors(s, dead)
    lay_down(s, dead)


def lay_down(s: Data, dead: i64) -> None:
    """No marker lies beyond the skull, once the steps beyond it were compared (WN-RULING-53)."""
    skull = s.settings.tracks.skull
    for seat in range(s.seats):
        cell = TRACK + 8 * EXHAUSTION + seat
        if (dead >> seat) & 1 == 1 and s.of[cell] > skull:
            s.of[cell] = skull


def drop_illnesses(s: Data, seat: i64) -> None:
    """Sickness cards of the dead go to their pile (WN-RULING-61)."""
    kept = vec[i64]()
    for row in s.ill:
        if row % 8 == seat:
            s.of[SICK_PILE] |= bit(row // 8)
        else:
            kept = append(kept, row)
    s.ill = kept


def drop_rows(s: Data, seat: i64) -> None:
    """What lasts does not outlive its target (WN-RULING-97)."""
    kept = vec[i64]()
    for row in range(0, i64(len(s.force.rows)), ROW):
        if s.force.rows[row + 3] != seat:
            for i in range(ROW):
                kept = append(kept, s.force.rows[row + i])
    s.force.rows = kept


def part(s: Data, seat: i64) -> None:
    """Nobody goes along with this figure any more, nor it with anybody (WN-RULING-72, -97, -121)."""
    s.of[ALONG + seat] = 0
    for other in range(s.seats):
        if s.of[ALONG + other] == seat + 1:
            s.of[ALONG + other] = 0


def check_survivors(s: Data, dead: i64) -> None:
    """The last survivor wins (WN-END-04); if the last die together nobody does (WN-RULING-38).

    WN-RULING-70, WN-RULING-85.
    """
    alive = s.of[ALIVE]
    if alive == 0:
        end_game(s, fewest_excess(s, dead) if s.settings.fewest_excess else 0, ALL_DEAD)
    elif s.seats > 1 and count(alive) == 1:
        end_game(s, alive, LAST_SURVIVOR)


def fewest_excess(s: Data, dead: i64) -> i64:
    """Of those who died together those who are the fewest steps beyond the skull (WN-RULING-118)."""
    best: i64 = -1
    found: i64 = 0
    for seat in range(s.seats):
        if (dead >> seat) & 1 == 1 and s.seats > 1:
            at = square(s, seat, EXHAUSTION)
            if best < 0 or at < best:
                best = at
                found = 0
            if at == best:
                found |= bit(seat)
    return found


def end_game(s: Data, winners: i64, reason: i64) -> None:
    """Nothing is under way any more; a card in the midst of which it ended is discarded (WN-EVENT-06)."""
    s.of[EVENT_PILE] |= s.of[EVENT_ASIDE]
    s.of[EVENT_ASIDE] = 0
    s.of[SICK_PILE] |= s.of[SICK_ASIDE]
    s.of[SICK_ASIDE] = 0
    s.stack.clear()
    s.stack.push(frames.OVER, NOBODY, 2)
    s.stack.set(frames.WINNERS, winners)
    s.stack.set(frames.REASON, reason)
    irreversible(s)
    events.game_over(s, winners, reason)


def is_over(s: Data) -> bool:
    return s.stack.kind() == frames.OVER


def irreversible(s: Data) -> None:
    """Something that cannot be taken back: no card for the beginning of this turn any more (WN-EVENT-07)."""
    s.mark = EMPTY
    s.mark_ill = EMPTY
    s.mark_rows = EMPTY
