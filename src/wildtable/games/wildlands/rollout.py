"""A quick decision for a playout: legal, sensible enough to get on, and drawn without listing what is legal.

A playout tells a search how a position may end. Playing uniformly at random it dithers for some 1,600
decisions; here a seat claims where it can, attacks what its card can hit, and goes towards its shards.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from wildtable.engine.bits import bit, count, member
from wildtable.engine.rng import Rng
from wildtable.games.wildlands import actions, frames
from wildtable.games.wildlands.board import WIDTH
from wildtable.games.wildlands.cards import AREA, HEAVY_MELEE, NO_FLAG, SLOTS
from wildtable.games.wildlands.legal import legal_actions
from wildtable.games.wildlands.rules.attack import area_reach, enemies_in, shot_reach
from wildtable.games.wildlands.rules.claim import payers
from wildtable.games.wildlands.rules.defence import stopping
from wildtable.games.wildlands.rules.interrupt import holds_wild
from wildtable.games.wildlands.rules.movement import movers
from wildtable.games.wildlands.state import HIDDEN, Position, character_of, on_board, seat_of, slot_of

NOTHING_FOUND: Final = -1

# One decision in so many: an interrupt, an early end of the turn, damage taken though it could be stopped,
# two cards drawn for a wild one.
INTERRUPTS: Final = 8
ENDS: Final = 12
TAKES_IT: Final = 4
DRAWS: Final = 4

TRIES: Final = 4


def roll(s: Position, seat: i64, rng: Rng) -> i64:
    """A legal action of a seat that owes a decision."""
    due = frames.due(s)
    if due == frames.WINDOW:
        interrupts = rng.below(INTERRUPTS) == 0 and holds_wild(s, seat)
        return actions.interrupt() if interrupts else actions.let_be()
    if due == frames.TURN or due == frames.INTERRUPT:
        return act(s, seat, rng)
    if due == frames.DEFEND:
        return defend(s, seat, rng)
    offered = legal_actions(s, seat)
    return offered[rng.below(len(offered))]


def act(s: Position, seat: i64, rng: Rng) -> i64:
    """Between two actions: a claim, whatever a card drawn from the hand is good for, a reveal, the end."""
    if s.hand[seat] != 0:
        action = claim(s, seat)
        if action != NOTHING_FOUND:
            return action
        if rng.below(ENDS) != 0:
            for _ in range(TRIES):
                action = use(s, seat, rng)
                if action != NOTHING_FOUND:
                    return action
    for slot in range(SLOTS):
        if s.where[character_of(seat, slot)] == HIDDEN:
            return actions.reveal(slot)
    return actions.end_turn() if frames.due(s) == frames.TURN else actions.finish()


def claim(s: Position, seat: i64) -> i64:
    """A claim with the three lowest cards that pay for it."""
    shards = s.shards[seat]
    cards = s.cards(seat)
    for slot in range(SLOTS):
        where = s.where[character_of(seat, slot)]
        if not on_board(where) or (shards >> where) & 1 == 0:
            continue
        allowed = payers(s, seat, slot)
        for icon in range(SLOTS):
            fitting = s.hand[seat] & cards.moving[icon]
            if (allowed >> icon) & 1 == 1 and count(fitting) >= 3:
                kind = cards.kind
                a = kind[member(fitting, 0)]
                b = kind[member(fitting, 1)]
                return actions.claim(slot, a, b, kind[member(fitting, 2)])
    return NOTHING_FOUND


def use(s: Position, seat: i64, rng: Rng) -> i64:
    """What a card drawn from the hand can do for a character drawn from those it is good for."""
    hand = s.hand[seat]
    card = member(hand, rng.below(count(hand)))
    cards = s.cards(seat)
    wild = (cards.wilds >> card) & 1 == 1
    if wild and rng.below(DRAWS) == 0:
        return actions.draw_two()
    first = rng.below(SLOTS)
    for offset in range(SLOTS):
        slot = (first + offset) % SLOTS
        where = s.where[character_of(seat, slot)]
        if not on_board(where):
            continue
        own = (cards.icons[card] >> slot) & 1 == 1
        flag = cards.flag_at[card * SLOTS + slot] if own else cards.open_flag[card]
        if flag != NO_FLAG and flag <= AREA:
            action = attack(s, seat, slot, where, flag, cards.kind[card], rng)
            if action != NOTHING_FOUND:
                return action
        if (own or wild) and (s.shards[seat] >> where) & 1 == 0:
            return step(s, seat, slot, where, card, rng)
    return NOTHING_FOUND


def attack(s: Position, seat: i64, slot: i64, where: i64, flag: i64, kind: i64, rng: Rng) -> i64:
    """An attack on any enemy within reach of the flag."""
    if flag <= HEAVY_MELEE:
        reach = bit(where)
    elif flag == AREA:
        reach = area_reach(s, where)
    else:
        reach = shot_reach(s, where, flag)
    enemies = enemies_in(s, seat, reach)
    if enemies == 0:
        return NOTHING_FOUND
    target = member(enemies, rng.below(count(enemies)))
    if flag <= HEAVY_MELEE:
        return actions.strike(slot, flag, seat_of(target), kind)
    if flag == AREA:
        return actions.attack_area(slot, s.where[target], kind)
    return actions.shoot(slot, flag, seat_of(target), slot_of(target), kind)


def step(s: Position, seat: i64, slot: i64, where: i64, card: i64, rng: Rng) -> i64:
    """A step to the side that lies nearer to a shard, up if another card can be spared for that."""
    board = s.board
    cards = s.cards(seat)
    if board.up[where] != 0:
        others = movers(s, seat, slot) & ~bit(card)
        if others != 0:
            other = member(others, 0)
            low = other if other < card else card
            goal = any_step(board.up_steps, where, rng)
            return actions.climb(slot, goal, cards.kind[low], cards.kind[card + other - low])
    first = any_step(board.level_steps, where, rng)
    if first < 0:
        return NOTHING_FOUND
    second = any_step(board.level_steps, where, rng)
    shards = s.shards[seat]
    if shards != 0:
        wanted = member(shards, rng.below(count(shards)))
        distance = board.distance
        if distance[second * board.size + wanted] < distance[first * board.size + wanted]:
            first = second
    return actions.move(slot, first, cards.kind[card])


def any_step(steps: "vec[i64]", where: i64, rng: Rng) -> i64:
    """One of the steps from a space, -1 if there is none."""
    first = where * WIDTH
    end = first
    while steps[end] >= 0:
        end += 1
    return steps[first + rng.below(end - first)] if end > first else -1


def defend(s: Position, seat: i64, rng: Rng) -> i64:
    """Mostly with a card that stops the attack, if there is one."""
    character = frames.defender(s)
    fitting = s.hand[seat] & stopping(s, character)
    if fitting == 0 or rng.below(TAKES_IT) == 0:
        return actions.take_it(slot_of(character))
    return actions.defend(slot_of(character), s.cards(seat).kind[member(fitting, 0)])
