"""Points and the end of the game (WL-SCORE-01, -02, WL-END-01 to -03, WL-RULING-71 to -78)."""

from mypy_extensions import i64

from wildtable.engine.bits import bit, count
from wildtable.games.wildlands import events, frames
from wildtable.games.wildlands.state import (
    ELIMINATION,
    FIVE_POINTS,
    LEAD,
    POINTS_TO_WIN,
    STALL,
    TURN_LIMIT,
    Data,
    changed,
)


def score(s: Data, seat: i64, points: i64, cause: str) -> None:
    """Points are never lost (WL-SCORE-01)."""
    s.points = changed(s.points, seat, s.points[seat] + points)
    events.scored(s, seat, points, cause)


def end_game(s: Data, winners: i64, reason: i64) -> None:
    """The game ends at once."""
    frames.put_over(s, winners, reason)
    events.game_over(s)


def survivors(s: Data) -> i64:
    """The seats that still have a character, as bits (WL-RULING-73)."""
    found: i64 = 0
    for seat in range(s.seats):
        if s.alive(seat):
            found |= bit(seat)
    return found


def leaders(s: Data, among: i64) -> i64:
    """Those of some seats with the most points, as bits."""
    best: i64 = -1
    found: i64 = 0
    for seat in range(s.seats):
        if (among >> seat) & 1 == 1:
            if s.points[seat] > best:
                best = s.points[seat]
                found = 0
            if s.points[seat] == best:
                found |= bit(seat)
    return found


def check_points(s: Data) -> bool:
    """Five points win at once, whoever's turn it is (WL-END-01, WL-RULING-71, -72).

    After a tied elimination a lead among the survivors wins as well (WL-END-03).

    WL-RULING-72.
    """
    for seat in range(s.seats):
        if s.points[seat] >= POINTS_TO_WIN:
            end_game(s, bit(seat), FIVE_POINTS)
            return True
    if s.tied:
        first = leaders(s, survivors(s))
        if is_single(first):
            end_game(s, first, LEAD)
            return True
    return False


def check_elimination(s: Data, before: i64) -> bool:
    """Somebody lost the last character: the survivor with most points wins (WL-END-02).

    `before` are the survivors before the action. A tie plays on (WL-END-03); nobody left: the best of
    those who went out together (WL-RULING-75).

    WL-RULING-74, WL-RULING-76, WL-DE-20, WL-EX-19.
    """
    left = survivors(s)
    if left == before:
        return False
    if left == 0:
        end_game(s, leaders(s, before), ELIMINATION)
        return True
    first = leaders(s, left)
    if is_single(first):
        end_game(s, first, ELIMINATION)
        return True
    s.tied = True
    s.quiet = s.quiet // count(before) * count(left)  # whole rounds stay rounds at the smaller table
    events.tied(s)
    return False


def check_stall(s: Data) -> bool:
    """Too many rounds without an attack, a claim or a reveal: most points win (WL-RULING-78)."""
    left = survivors(s)
    rounds = s.settings.stall_rounds
    if rounds > 0 and s.quiet >= rounds * count(left):
        end_game(s, leaders(s, left), STALL)
        return True
    limit = s.settings.turn_limit
    if limit > 0 and s.turns >= limit:
        end_game(s, leaders(s, left), TURN_LIMIT)
        return True
    return False


def is_single(seats: i64) -> bool:
    return seats != 0 and seats & (seats - 1) == 0
