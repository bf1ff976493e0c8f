"""Heuristics for bots: how good a position looks for a seat.

Only a guide for players, never a rule. A point is worth 100; a seat is compared with its strongest rival.
What a seat cannot know (a rival's hand) is weighed by what the rival's cards out of sight may hold.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wildtable.engine.bits import bit, count
from wildtable.engine.state import WON
from wildtable.games.wildlands import frames
from wildtable.games.wildlands.cards import AREA, HEAVY_MELEE, HEAVY_RANGED, MELEE, RANGED, SLOTS
from wildtable.games.wildlands.rules.defence import stopping
from wildtable.games.wildlands.rules.setup import left_over
from wildtable.games.wildlands.state import (
    HAND_LIMIT,
    MAP_CARDS_EACH,
    OUT,
    Position,
    character_of,
    on_board,
    seat_of,
)

POINT: Final = 100
CARD: Final = 6
WILD_CARD: Final = 4
HURT: Final = 35
ON_BOARD: Final = 3
FAR: Final = 9
TURN_DRAW: Final = 3
STEPS_AHEAD: Final = 3

# In sixteenths: how much of a threat comes true, by whose turn it is; and the part that gets past a defence.
NOW: Final = 4
SOON: Final = 2
SURE: Final = 16


def evaluate(s: Position, seat: i64) -> i64:
    """The worth of the position for a seat; a decided game is worth `WON`.

    While map cards are assigned only their number counts, so that nobody takes them back for ever.
    """
    if frames.due(s) == frames.OVER:
        winners = frames.winners(s)
        if (winners >> seat) & 1 == 0:
            return -WON
        return WON if winners & (winners - 1) == 0 else 0
    if frames.before_play(s):
        return MAP_CARDS_EACH - count(left_over(s, seat))
    gains = _gains(s)
    rival: i64 = -WON
    for other in range(s.seats):
        if other != seat:
            worth = _worth(s, other, seat, gains)
            if worth > rival:
                rival = worth
    return _worth(s, seat, seat, gains) - rival


def _gains(s: Position) -> "vec[i64]":
    """For every character: what its damage is worth to its rivals, and how much one or two more would add."""
    gains = vec[i64](capacity=3 * s.seats * SLOTS)
    for character in range(s.seats * SLOTS):
        now = _hurt_worth(s, character, 0)
        gains = append(gains, now)
        gains = append(gains, _hurt_worth(s, character, 1) - now)
        gains = append(gains, _hurt_worth(s, character, 2) - now)
    return gains


def _worth(s: Position, seat: i64, viewer: i64, gains: "vec[i64]") -> i64:
    """What a seat has: points, cards, health, hurt rivals, shards within reach, and whom it threatens."""
    own = seat == viewer
    worth = POINT * s.points[seat] + CARD * _cards_soon(s, seat) + count(s.hand[seat])
    if own:
        worth += WILD_CARD * count(s.hand[seat] & s.cards(seat).wilds)
    hurt: i64 = 0
    for character in range(s.seats * SLOTS):
        if seat_of(character) == seat:
            worth += _health_worth(s, character)
        elif s.where[character] != OUT:
            hurt += gains[character * 3]
    worth += hurt // (s.seats - 1)
    if frames.attack_runs(s) and seat_of(frames.attacker(s)) == seat:
        worth += _open_attack(s, seat, viewer, gains)
    return worth + _shard_worth(s, seat, own) + _threats(s, seat, own, gains)


def _cards_soon(s: Position, seat: i64) -> i64:
    """The hand as it will be after the draws that are certain; what would be drawn above seven is lost."""
    held = count(s.hand[seat])
    if frames.due(s) == frames.DRAW and frames.drawer(s) == seat:
        held += frames.draws_left(s)
    elif seat == frames.active(s):
        held += TURN_DRAW
    return held if held < HAND_LIMIT else HAND_LIMIT


def _health_worth(s: Position, character: i64) -> i64:
    """An own character counts by the health it has left."""
    where = s.where[character]
    if where == OUT:
        return 0
    left = s.health(character) - s.damage[character]
    return 12 + 6 * left + (ON_BOARD if on_board(where) else 0)


def _hurt_worth(s: Position, character: i64, more: i64) -> i64:
    """A rival, with so much more damage: the nearer to a knock-out the better, which is a point."""
    health = s.health(character)
    damage = s.damage[character] + more
    if damage >= health:
        return POINT
    return HURT * damage * (damage + health) // (2 * health * health)


def _open_attack(s: Position, seat: i64, viewer: i64, gains: "vec[i64]") -> i64:
    """An attack whose defence is still open: it hits those who cannot stop it."""
    flag = frames.attack_flag(s)
    hurt: i64 = 2 if flag == HEAVY_MELEE or flag == HEAVY_RANGED else 1
    undefended = frames.targets(s) & ~frames.shielded(s)
    worth: i64 = 0
    for character in range(s.seats * SLOTS):
        if (undefended >> character) & 1 == 1:
            gain = gains[character * 3 + hurt] * _undefended(s, character, viewer) // SURE
            worth += -gain if seat_of(character) == seat else gain
    return worth


def _undefended(s: Position, target: i64, viewer: i64) -> i64:
    """In sixteenths: how likely the owner of a target cannot stop the attack that runs."""
    owner = seat_of(target)
    hand = s.hand[owner]
    fitting = stopping(s, target)
    if owner == viewer:
        return SURE if hand & fitting == 0 else 0
    heap = hand | s.deck[owner]
    size = count(heap)
    useless = size - count(heap & fitting)
    chance: i64 = SURE * SURE
    for _ in range(count(hand)):
        chance = chance * useless // size
    return chance // SURE


def _threats(s: Position, seat: i64, own: bool, gains: "vec[i64]") -> i64:
    """For every character on the board the best attack that it may make."""
    held = count(s.hand[seat])
    if held == 0:
        return 0
    due = frames.due(s)
    goes_on = frames.acts(s) or due == frames.REVEAL or due == frames.WINDOW
    acting = goes_on and frames.acting(s) == seat
    cards = s.cards(seat)
    heap = s.hand[seat] if own else s.hand[seat] | s.deck[seat]
    size = count(heap)
    worth: i64 = 0
    for slot in range(SLOTS):
        where = s.where[character_of(seat, slot)]
        if not on_board(where):
            continue
        targets = _targets(s, seat, where, gains)
        best: i64 = 0
        for flag in range(AREA + 1):
            gain = targets[flag]
            if gain <= best:
                continue
            fitting = count(heap & cards.by_flag(slot, flag))
            if not own:
                likely = SURE * fitting * held // size
                gain = gain * (likely if likely < SURE else SURE) // SURE
            if fitting > 0 and gain > best:
                best = gain
        worth += best
    return worth * (NOW if acting else SOON) // SURE


def _targets(s: Position, seat: i64, where: i64, gains: "vec[i64]") -> "vec[i64]":
    """By kind of attack, from a space: what hitting the best rival within its reach would bring.

    In close combat half of it counts for every step that is still to go.
    """
    board = s.board
    first = where * board.size
    beside = board.adjacent[where] | bit(where)
    best = vec[i64](capacity=AREA + 1)
    for _ in range(AREA + 1):
        best = append(best, 0)
    for character in range(s.seats * SLOTS):
        there = s.where[character]
        if not on_board(there) or seat_of(character) == seat:
            continue
        one = gains[character * 3 + 1]
        two = gains[character * 3 + 2]
        steps = board.distance[first + there]
        if steps <= STEPS_AHEAD:
            best[MELEE] = _more(best[MELEE], one >> steps)
            best[HEAVY_MELEE] = _more(best[HEAVY_MELEE], two >> steps)
        if (board.sight[where] >> there) & 1 == 1:
            best[RANGED] = _more(best[RANGED], one)
            if (board.near[where] >> there) & 1 == 1:
                best[HEAVY_RANGED] = _more(best[HEAVY_RANGED], two)
        if (beside >> there) & 1 == 1:
            best[AREA] = _more(best[AREA], one)
    return best


def _more(one: i64, two: i64) -> i64:
    return one if one > two else two


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
        for slot in range(SLOTS):
            where = s.where[character_of(seat, slot)]
            if not on_board(where):
                if where == OUT or not own:
                    continue
                where = s.start[character_of(seat, slot)]
            near = FAR - distance[where * size + space]
            if near <= 0:
                continue
            value = 3 * near
            if own:
                paying = count(s.hand[seat] & cards.moving[slot])
                value += near * (paying if paying < 3 else 3)
            if value > best:
                best = value
        worth += best
    return worth
