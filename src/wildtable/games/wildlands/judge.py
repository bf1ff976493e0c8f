"""Heuristics for bots: how good a position looks for a seat.

Only a guide for players, never a rule. A point is worth 100; a seat is compared with the strongest rival.
"""

from typing import Final

from mypy_extensions import i64

from wildtable.engine.bits import count
from wildtable.engine.state import WON
from wildtable.games.wildlands.cards import HEAVY_MELEE, HEAVY_RANGED
from wildtable.games.wildlands.state import HIDDEN, NOBODY, OUT, STEP_ASSIGN, STEP_OVER, Position, seat_of

POINT: Final = 100
CARD: Final = 5
WILD_CARD: Final = 4
HURT: Final = 22
ON_BOARD: Final = 3
FAR: Final = 9
ENOUGH: Final = 4  # with more in hand the three cards of the turn's end are partly lost


def evaluate(s: Position, seat: i64) -> i64:
    """The worth of the position for a seat; a decided game is worth `WON`."""
    if s.step == STEP_OVER:
        if (s.winners >> seat) & 1 == 0:
            return -WON
        return WON if s.winners & (s.winners - 1) == 0 else 0
    if s.step <= STEP_ASSIGN:
        return 0
    rival: i64 = -WON
    for other in range(s.seats):
        if other != seat:
            worth = _worth(s, other, seat)
            if worth > rival:
                rival = worth
    return _worth(s, seat, seat) - rival


def _worth(s: Position, seat: i64, viewer: i64) -> i64:
    """What a seat has: points, cards, how far its shards are from being claimed, how hurt its rivals are.

    Of a rival's hand only the size counts.
    """
    held = count(s.hand[seat])
    worth = POINT * s.points[seat] + held + (CARD - 1) * (held if held < ENOUGH else ENOUGH)
    own = seat == viewer
    if own:
        worth += WILD_CARD * count(s.hand[seat] & s.cards(seat).wilds)
    for character in range(s.seats * 5):
        if seat_of(character) == seat:
            worth += _health_worth(s, character)
        elif s.where[character] != OUT:
            worth += _hurt_worth(s, character) // (s.seats - 1)
    if s.attacker != NOBODY and seat_of(s.attacker) == seat:
        worth += _expected_hurt(s, seat)
    return worth + _shard_worth(s, seat, own)


def _health_worth(s: Position, character: i64) -> i64:
    """An own character counts by the health it has left."""
    where = s.where[character]
    if where == OUT:
        return 0
    left = s.health(character) - s.damage[character]
    return 12 + 6 * left + (ON_BOARD if where < HIDDEN else 0)


def _hurt_worth(s: Position, character: i64) -> i64:
    """A hurt rival is nearer to a point."""
    health = s.health(character)
    return HURT * s.damage[character] * s.damage[character] // health


def _expected_hurt(s: Position, seat: i64) -> i64:
    """An attack whose defence is still open: some of its damage will come through."""
    hurt: i64 = 2 if s.attack == HEAVY_MELEE or s.attack == HEAVY_RANGED else 1
    worth: i64 = 0
    for character in range(s.seats * 5):
        if ((s.targets & ~s.shielded) >> character) & 1 == 1:
            gain: i64 = HURT * hurt // 2
            if s.damage[character] + hurt >= s.health(character):
                gain = POINT // 2
            worth += -gain if seat_of(character) == seat else gain
    return worth


def _shard_worth(s: Position, seat: i64, own: bool) -> i64:
    """Each shard by its nearest claimer: near is good, and so are cards in hand that can pay."""
    worth: i64 = 0
    shards = s.shards[seat]
    cards = s.cards(seat)
    distance = s.board.distance
    size = s.board.size
    for space in range(size):
        if (shards >> space) & 1 == 0:
            continue
        best: i64 = 0
        for slot in range(5):
            where = s.where[seat * 5 + slot]
            if where >= HIDDEN:
                if where == OUT or not own:
                    continue
                where = s.start[seat * 5 + slot]
            near = FAR - distance[where * size + space]
            if near <= 0:
                continue
            value = 3 * near
            if own:
                paying = count(s.hand[seat] & (cards.with_icon[slot] | cards.wilds))
                value += near * (paying if paying < 3 else 3)
            if value > best:
                best = value
        worth += best
    return worth
