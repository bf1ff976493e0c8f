"""Knockback: one Gladiator after the other, field by field (WA-KNOCK, WA-RULING-71 to -77)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from wildtable.engine.bits import bit, count, has, member
from wildtable.engine.refusal import OK
from wildtable.games.wild_assent import actions, events, frames
from wildtable.games.wild_assent.board import OFF_BOARD, columns_to, rows_to
from wildtable.games.wild_assent.rules.health import hurt, inflict
from wildtable.games.wild_assent.rules.modify import marked
from wildtable.games.wild_assent.rules.placing import stand
from wildtable.games.wild_assent.rules.sight import unoccupied
from wildtable.games.wild_assent.state import BLADES, GLADIATORS, GONE, NOBODY, PIT, WHERE, Data
from wildtable.games.wild_assent.whole import higher, lower, size_of
from wildtable.games.wild_assent.words import BLEED, STEADY_POINT


def direction_of(one: i64, other: i64) -> i64:
    """The nearest of the eight directions from one field to the other (WA-RULING-71)."""
    across = columns_to(one, other)
    along = rows_to(one, other)
    larger = higher(size_of(across), size_of(along))
    smaller = lower(size_of(across), size_of(along))
    if (larger + smaller) * (larger + smaller) < 2 * larger * larger:
        if size_of(across) > size_of(along):
            return 2 if across > 0 else 6
        return 0 if along > 0 else 4
    if across > 0:
        return 1 if along > 0 else 3
    return 7 if along > 0 else 5


def knock(s: Data, attacker: i64, target: i64, amount: i64) -> None:
    """So many fields away; it stops at the first block and in the first Pit (WA-RULING-72, WA-RULING-73,
    WA-RULING-76, WA-BLADES-02, WA-KNOCK-02, WA-KNOCK-03, WA-RULING-74, WA-RULING-77)."""
    if not s.lives(target) or s.of[WHERE + attacker] == GONE or marked(s, target, STEADY_POINT):
        return
    direction = direction_of(s.of[WHERE + attacker], s.of[WHERE + target])
    for _ in range(amount):
        field = s.board.step(s.of[WHERE + target], direction)
        if field != OFF_BOARD and s.obstacles[field] == BLADES:
            hurt(s, target, s.settings.blades_damage, NOBODY, "blades")
            if s.settings.blades_bleed:
                inflict(s, target, BLEED, NOBODY)
            return
        if field == OFF_BOARD or not unoccupied(s, field):
            events.held(s, target)
            hurt(s, target, s.settings.collision, NOBODY, "collision")
            return
        events.pushed(s, target, field)
        stand(s, target, field)
        if s.obstacles[field] == PIT:
            return


def push_goes_on(s: Data) -> bool:
    """One target is pushed at once; of several the attacker picks the next; true when asked
    (WA-RULING-75)."""
    left = s.stack.get(frames.PUSH_LEFT)
    for one in range(GLADIATORS):
        if has(left, one) and not s.lives(one):
            left &= ~bit(one)
    s.stack.set(frames.PUSH_LEFT, left)
    if left == 0:
        s.stack.pop()
        return False
    if count(left) > 1:
        return True
    push(s, member(left, 0))
    return False


def check_push(s: Data, target: i64) -> str:
    inside = target >= 0 and target < GLADIATORS
    return OK if inside and has(s.stack.get(frames.PUSH_LEFT), target) else "WA-RULING-75"


def add_pushes(s: Data, offered: "vec[i64]") -> "vec[i64]":
    for one in range(GLADIATORS):
        if check_push(s, one) == OK:
            offered = append(offered, actions.pack(actions.TARGET, one))
    return offered


def push(s: Data, target: i64) -> None:
    s.stack.set(frames.PUSH_LEFT, s.stack.get(frames.PUSH_LEFT) & ~bit(target))
    knock(s, s.stack.get(frames.PUSH_ATTACKER), target, s.stack.get(frames.PUSH_AMOUNT))
