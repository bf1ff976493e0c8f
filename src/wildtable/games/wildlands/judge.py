"""Heuristics for bots: how good a position looks for a seat.

Only a guide for players, never a rule. A point is worth 100; a seat is compared with its strongest rival.
What a seat cannot know (a rival's hand) is weighed by what the rival's cards out of sight may hold.
"""

from typing import Final

from mypy_extensions import i64

from wildtable.engine.bits import bit, count
from wildtable.engine.state import WON
from wildtable.games.wildlands.cards import (
    AREA,
    FLAG_KINDS,
    HEAVY_MELEE,
    HEAVY_RANGED,
    RANGED,
)
from wildtable.games.wildlands.rules.defence import stopping
from wildtable.games.wildlands.state import (
    HAND_LIMIT,
    HIDDEN,
    NOBODY,
    OUT,
    STEP_ACT,
    STEP_ASSIGN,
    STEP_DRAW,
    STEP_OVER,
    STEP_REVEAL,
    STEP_WINDOW,
    Position,
    seat_of,
)

POINT: Final = 100
CARD: Final = 6
WILD_CARD: Final = 4
HURT: Final = 40
ON_BOARD: Final = 3
FAR: Final = 9
TURN_DRAW: Final = 3
STEPS_AHEAD: Final = 3

# In sixteenths: how much of a threat comes true, by whose turn it is; and the part that gets past a defence.
NOW: Final = 8
SOON: Final = 4
SURE: Final = 16


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
    """What a seat has: points, cards, health, hurt rivals, shards within reach, and whom it threatens."""
    own = seat == viewer
    worth = POINT * s.points[seat] + CARD * _cards_soon(s, seat) + count(s.hand[seat])
    if own:
        worth += WILD_CARD * count(s.hand[seat] & s.cards(seat).wilds)
    for character in range(s.seats * 5):
        if seat_of(character) == seat:
            worth += _health_worth(s, character)
        elif s.where[character] != OUT:
            worth += _hurt_worth(s, character, 0) // (s.seats - 1)
    if s.attacker != NOBODY and seat_of(s.attacker) == seat:
        worth += _open_attack(s, seat, viewer)
    return worth + _shard_worth(s, seat, own) + _threats(s, seat, own)


def _cards_soon(s: Position, seat: i64) -> i64:
    """The hand as it will be after the draws that are certain; what would be drawn above seven is lost."""
    held = count(s.hand[seat])
    if s.step == STEP_DRAW and s.draw_seat == seat:
        held += s.draw_left
    elif seat == s.active:
        held += TURN_DRAW
    return held if held < HAND_LIMIT else HAND_LIMIT


def _health_worth(s: Position, character: i64) -> i64:
    """An own character counts by the health it has left."""
    where = s.where[character]
    if where == OUT:
        return 0
    left = s.health(character) - s.damage[character]
    return 12 + 6 * left + (ON_BOARD if where < HIDDEN else 0)


def _hurt_worth(s: Position, character: i64, more: i64) -> i64:
    """A rival, with so much more damage: the nearer to a knock-out the better, which is a point."""
    health = s.health(character)
    damage = s.damage[character] + more
    if damage >= health:
        return POINT
    return HURT * damage * damage // health


def _open_attack(s: Position, seat: i64, viewer: i64) -> i64:
    """An attack whose defence is still open: it hits those who cannot stop it."""
    hurt = _strength(s.attack)
    worth: i64 = 0
    for character in range(s.seats * 5):
        if ((s.targets & ~s.shielded) >> character) & 1 == 1:
            gain = _hurt_worth(s, character, hurt) - _hurt_worth(s, character, 0)
            gain = gain * _undefended(s, character, viewer) // SURE
            worth += -gain if seat_of(character) == seat else gain
    return worth


def _strength(attack: i64) -> i64:
    return 2 if attack == HEAVY_MELEE or attack == HEAVY_RANGED else 1


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


def _threats(s: Position, seat: i64, own: bool) -> i64:
    """For every character on the board the best attack that it may make."""
    acting = s.acting == seat and (s.step == STEP_ACT or s.step == STEP_REVEAL or s.step == STEP_WINDOW)
    share: i64 = NOW if acting else SOON
    held = count(s.hand[seat])
    if held == 0:
        return 0
    cards = s.cards(seat)
    heap = s.hand[seat] if own else s.hand[seat] | s.deck[seat]
    size = count(heap)
    worth: i64 = 0
    for slot in range(5):
        where = s.where[seat * 5 + slot]
        if where >= HIDDEN:
            continue
        best: i64 = 0
        for flag in range(AREA + 1):
            fitting = count(heap & (cards.with_flag[slot * FLAG_KINDS + flag] | cards.with_open[flag]))
            if fitting == 0:
                continue
            chance: i64 = SURE
            if not own:
                chance = SURE * fitting * held // size
                if chance > SURE:
                    chance = SURE
            if flag <= HEAVY_MELEE:
                gain = _nearest_target(s, seat, where, _strength(flag))
            else:
                gain = _best_target(s, seat, _reach(s, where, flag), _strength(flag))
            gain = gain * chance // SURE
            if gain > best:
                best = gain
        worth += best
    return worth * share // SURE


def _nearest_target(s: Position, seat: i64, where: i64, strength: i64) -> i64:
    """What hitting a rival in close combat would bring; half of it for every step that is still to go."""
    first = where * s.board.size
    best: i64 = 0
    for character in range(s.seats * 5):
        there = s.where[character]
        if there < HIDDEN and seat_of(character) != seat:
            steps = s.board.distance[first + there]
            if steps <= STEPS_AHEAD:
                gain = (_hurt_worth(s, character, strength) - _hurt_worth(s, character, 0)) >> steps
                if gain > best:
                    best = gain
    return best


def _reach(s: Position, where: i64, flag: i64) -> i64:
    """The spaces that an attack from a distance can go to."""
    if flag == RANGED:
        return s.board.sight[where]
    if flag == HEAVY_RANGED:
        return s.board.near[where]
    return s.board.adjacent[where] | bit(where)


def _best_target(s: Position, seat: i64, spaces: i64, strength: i64) -> i64:
    """What hitting the best rival on these spaces would bring."""
    best: i64 = 0
    for character in range(s.seats * 5):
        where = s.where[character]
        if where < HIDDEN and (spaces >> where) & 1 == 1 and seat_of(character) != seat:
            gain = _hurt_worth(s, character, strength) - _hurt_worth(s, character, 0)
            if gain > best:
                best = gain
    return best


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
