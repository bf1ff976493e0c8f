"""Raids of Tiny: the windows before and after the throw, and what a raid brings."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tests.engine.tiny import actions, events
from tests.engine.tiny.frames import (
    AFTER,
    ASKED_AFTER,
    ASKED_BEFORE,
    BEFORE,
    COUNT,
    DECLARED,
    DICE,
    FOR_RAID,
    RAID,
    REASON,
    SETTLED,
    STAGE,
    STOPPED,
    THROW,
    THROWN,
    push,
)
from tests.engine.tiny.state import Data
from wildtable.engine.bits import bit
from wildtable.engine.clauses import NEXT, NONE
from wildtable.engine.dice import Die
from wildtable.engine.effects import Effects
from wildtable.engine.stack import BOTTOM
from wildtable.engine.window import ASKED, answer_of, forget_others, has_answered, open_window
from wildtable.engine.words import Context

DIE: Final = Die(["bite", "howl", "miss"], [3, 1, 2])
BITE: Final = 0
RAID_DICE: Final = 3
MOST_DICE: Final = 20

# Words by their numbers, which effects.py has in the same order.
MOMENTS: Final = ("own-turn", "raid-before", "raid-after", "raid-won", "always")
OWN_TURN, RAID_BEFORE, RAID_AFTER, RAID_WON, ALWAYS = range(5)
POINTS: Final = ("dice", "bites", "forbid")
DICE_POINT, BITES_POINT, FORBID_POINT = range(3)
DURATIONS: Final = ("raid", "round")
UNTIL_RAID, UNTIL_ROUND = range(2)


def effects_of(s: Data) -> "Effects[Data]":
    return s.settings.content.effects


def context(s: Data, seat: int, card: int) -> Context:
    """Of whom a card of that seat speaks now: of the uppermost raid, if there is one."""
    raid = s.stack.find(RAID)
    raider = NONE if raid == BOTTOM else s.stack.owner_of(raid)
    return Context(effects_of(s).clauses, seat, card, vec[i64]([raider, raid]))


def score(s: Data, seat: int, points: int) -> None:
    if points > 0:
        s.points[seat] += points
        events.scored(s, seat, points)


def lose_card(s: Data, seat: int, card: int) -> None:
    """A card leaves a hand face up; everybody may take it for one that was known there."""
    s.hands[seat][card] -= 1
    s.shown[seat][card] = max(0, s.shown[seat][card] - 1)


def ask(s: Data, kind: int, owner: int, about: str) -> None:
    """Open a window: all who hold a card are asked, whatever the card is (TN-ASK-01)."""
    asked = [seat for seat in range(s.settings.seats) if s.size(seat) > 0]
    open_window(s.stack, kind, owner, 0, sum(bit(seat) for seat in asked), s.settings.seats)
    if asked:
        events.asked(s, about, asked)


def begin_raid(s: Data, seat: int) -> None:
    """A raid is declared (TN-RAID-01)."""
    events.raided(s, seat)
    push(s.stack, RAID, seat)


def raid_on(s: Data) -> None:
    """The raid on top goes on: cards, dice, cards, points (TN-RAID-01)."""
    stage, raider = s.stack.get(STAGE), int(s.stack.owner())
    if stage == DECLARED:
        s.stack.set(STAGE, ASKED_BEFORE)
        ask(s, BEFORE, raider, "raid")
    elif stage == ASKED_BEFORE:
        count = min(MOST_DICE, max(0, changed(s, DICE_POINT, raider, RAID_DICE)))
        s.stack.set(STAGE, THROWN)
        throw_dice(s, raider, count, FOR_RAID)
    elif stage == THROWN:
        s.stack.set(STAGE, ASKED_AFTER)
        ask(s, AFTER, raider, "throw")
    elif stage == ASKED_AFTER:
        s.stack.set(STAGE, SETTLED)
        settle_raid(s, raider)
    else:
        end_raid(s, raider)


def throw_dice(s: Data, seat: int, count: int, reason: int) -> None:
    push(s.stack, DICE, seat)
    s.stack.set(COUNT, count)
    s.stack.set(REASON, reason)


def settle_raid(s: Data, raider: int) -> None:
    """A point for every bite (TN-RAID-03); then the cards act that wait for a raid that brought points."""
    bites = changed(s, BITES_POINT, raider, int(DIE.shown(s.stack.get(THROW), BITE)))
    if bites <= 0:
        events.missed(s, raider)
        return
    score(s, raider, bites)
    trigger(s, RAID_WON, raider)


def end_raid(s: Data, raider: int) -> None:
    """What was to last until the end of the raid is over (TN-RAID-04)."""
    s.stack.pop()
    s.force.end(effects_of(s).clauses, UNTIL_RAID, raider)


def stop_raid(s: Data, by: int) -> None:
    """The uppermost raid ends at once (TN-STOP-01)."""
    raid = s.stack.find(RAID)
    s.stack.put(raid, STAGE, STOPPED)
    events.stopped(s, int(s.stack.owner_of(raid)), by)


def changed(s: Data, point: int, seat: int, base: int) -> int:
    """A number that modifiers in force may change for a seat."""
    if not s.force.asks(point):
        return base
    return int(effects_of(s).changed(s, s.force, point, base, context(s, seat, NONE)))


def forbidden(s: Data, seat: int, action: int) -> bool:
    """Does a card forbid that seat that kind of action (TN-FORBID-01)?"""
    if not s.force.asks(FORBID_POINT):
        return False
    return effects_of(s).flagged(s, s.force, FORBID_POINT, action, context(s, seat, NONE))


def trigger(s: Data, moment: int, actor: int) -> None:
    """Cards before the seats act by themselves, from the actor's left, the actor last (TN-PLAY-04)."""
    effects = effects_of(s)
    # The frame that is pushed last acts first.
    for seat in [actor, *reversed(s.others(actor))]:
        for card, count in enumerate(s.front[seat]):
            clause = effects.clauses.first(card) if count and effects.clauses.mentions(card, moment) else NONE
            while clause != NONE:
                if effects.clauses.fits(clause, moment, own=seat == actor):
                    for _ in range(count):
                        effects.begin(s.stack, clause, context(s, seat, card), alone=True)
                clause = effects.clauses.get(clause, NEXT)


def resolve_window(s: Data) -> None:
    """The first card from the raider's left is played, other answers go back unseen, and all are asked again.

    The window closes when all pass in one asking, or when the raid was stopped (TN-RAID-02).
    """
    stack = s.stack
    raider, kind = int(stack.owner()), int(stack.kind())
    for seat in [*s.others(raider), raider]:
        answer = int(answer_of(stack, seat))
        if has_answered(stack, seat) and actions.kind_of(answer) == actions.PLAY:
            forget_others(stack, -1, s.settings.seats)
            stack.set(ASKED, 0)
            play_card(s, seat, actions.value_of(answer))
            return
    passed = stack.get(ASKED) != 0
    stopped = stack.at(stack.below(stack.top), STAGE) == STOPPED
    stack.pop()
    if not passed and not stopped and any(s.size(seat) > 0 for seat in range(s.settings.seats)):
        ask(s, kind, raider, "raid" if kind == BEFORE else "throw")


def play_card(s: Data, seat: int, card: int) -> None:
    """A card is played: it stays before its owner and acts there, or it is carried out (TN-PLAY-03)."""
    content = s.settings.content
    lose_card(s, seat, card)
    events.played(s, seat, card)
    if content.texts[card].stays:
        s.front[seat][card] += 1
        put_in_force(s, seat, card)
        return
    s.discard[card] += 1
    effects_of(s).begin(s.stack, effects_of(s).clauses.first(card), context(s, seat, card), alone=False)


def put_in_force(s: Data, seat: int, card: int) -> None:
    """What a card changes as long as it lies before a seat."""
    content = s.settings.content
    clause = content.effects.clauses.first(card)
    for written in content.texts[card].clauses:
        if written.modifier is not None:
            s.force.add(content.effects.clauses, clause, seat, card, seat)
        clause = content.effects.clauses.get(clause, NEXT)
