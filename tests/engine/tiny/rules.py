"""The rules of Tiny: checks that answer with a rule id or `OK`, and what actions and chance do."""

from typing import Final

from tests.engine.tiny import actions, events
from tests.engine.tiny.actions import DICE_COUNT, DICE_SIDES, card_spent, kind_of, value_of
from tests.engine.tiny.frames import (
    ACTED,
    BID,
    DEAL,
    DICE,
    DRAW,
    LEAD,
    LEFT,
    RAID,
    REACT,
    TURN,
    WINDOWS,
    push,
)
from tests.engine.tiny.state import DEALT, DOG, FOX, GOOSE, Position
from wildtable.engine.bits import bit
from wildtable.engine.dice import faces
from wildtable.engine.stack import EMPTY
from wildtable.engine.window import (
    ASKED,
    answer_of,
    forget_others,
    has_answered,
    open_window,
    seal,
    waiting,
    waits_for,
)

OK: Final = ""
BIG_THROW: Final = 7
RAID_POINTS: Final = 2

ALLOWED: Final = {
    BID: (actions.BID,),
    TURN: (actions.DRAW, actions.RAID, actions.LAY),
    REACT: (actions.STOP, actions.COUNTER, actions.PASS),
}
"""The kinds of action that a frame asks for while it is on top."""


def forbidden_by(s: Position, seat: int, action: int) -> str:
    """The first rule that forbids the action, or `OK`."""
    rule = check_step(s, kind_of(action))
    if rule == OK:
        rule = check_asked(s, seat)
    return check_card(s, seat, action) if rule == OK else rule


def check_step(s: Position, kind: int) -> str:
    """That kind of decision is due now (TN-ROUND-01, TN-END-01)."""
    if s.stack.kind() == EMPTY:
        return "TN-END-01"
    return OK if kind in ALLOWED.get(int(s.stack.kind()), ()) else "TN-ROUND-01"


def check_asked(s: Position, seat: int) -> str:
    """It is this seat's decision (TN-TURN-01), asked (TN-ASK-01) and not answered yet (TN-ASK-02)."""
    if s.stack.kind() not in WINDOWS:
        return OK if seat == s.stack.owner() else "TN-TURN-01"
    if s.stack.get(ASKED) & bit(seat) == 0:
        return "TN-ASK-01"
    return OK if waits_for(s.stack, seat) else "TN-ASK-02"


def check_card(s: Position, seat: int, action: int) -> str:
    """The cards for it are there (TN-BID-01, TN-LAY-01, TN-STOP-01, TN-COUNTER-01, TN-DRAW-01)."""
    kind = kind_of(action)
    hand = s.hands[seat]
    if kind == actions.BID and hand[value_of(action)] == 0:
        return "TN-BID-01"
    if kind == actions.LAY and hand[value_of(action)] == 0:
        return "TN-LAY-01"
    if kind == actions.STOP and hand[DOG] == 0:
        return "TN-STOP-01"
    if kind == actions.COUNTER and hand[FOX] == 0:
        return "TN-COUNTER-01"
    if kind == actions.DRAW and s.deck.size() == 0:
        return "TN-DRAW-01"
    return OK


def play_action(s: Position, seat: int, action: int) -> None:
    """Play a legal action."""
    if s.stack.kind() in WINDOWS:
        seal(s.stack, seat, action)
    else:
        s.stack.set(ACTED, 1)
        if kind_of(action) == actions.DRAW:
            push(s.stack, DRAW, seat)
        elif kind_of(action) == actions.RAID:
            begin_raid(s, seat)
        else:
            lay_card(s, seat, value_of(action))
    go_on(s)


def go_on(s: Position) -> None:
    """Let the frame on top go on, and the next one, until somebody or chance is asked."""
    stack = s.stack
    while stack.kind() != EMPTY:
        if stack.kind() == TURN and stack.get(ACTED) == 1:
            end_turn(s)
        elif stack.kind() == BID and waiting(stack) == 0:
            resolve_bids(s)
        elif stack.kind() == REACT and waiting(stack) == 0:
            resolve_reactions(s)
        else:
            return


def lay_card(s: Position, seat: int, card: int) -> None:
    """A fox goes face up under the pile, any other card on top of it (TN-LAY-02)."""
    lose_card(s, seat, card)
    if card == FOX:
        s.deck.put_bottom(card)
    else:
        s.deck.put_top(card)
    events.laid(s, seat, card)


def ask(s: Position, kind: int, owner: int, seats: list[int]) -> None:
    """Open a window: those who hold a card are asked, whatever the card is (TN-ASK-01)."""
    asked = [seat for seat in seats if s.size(seat) > 0]
    open_window(s.stack, kind, owner, 0, sum(bit(seat) for seat in asked), s.settings.seats)
    if asked:
        events.asked(s, "bid" if kind == BID else "raid", asked)


def resolve_bids(s: Position) -> None:
    """One fox alone eats all geese; without a fox every goose scores (TN-BID-02)."""
    bids = {seat: card_spent(answer_of(s.stack, seat)) for seat in answered(s)}
    s.stack.pop()
    if bids:
        events.revealed(s, bids)
    foxes = [seat for seat, card in bids.items() if card == FOX]
    geese = [seat for seat, card in bids.items() if card == GOOSE]
    for seat, card in bids.items():
        lose_card(s, seat, card)
        s.discard[card] += 1
    if len(foxes) == 1:
        score(s, foxes[0], len(geese))
    elif not foxes:
        for seat in geese:
            score(s, seat, 1)
    push(s.stack, TURN, s.leader)


def answered(s: Position) -> list[int]:
    return [seat for seat in range(s.settings.seats) if has_answered(s.stack, seat)]


def begin_raid(s: Position, seat: int) -> None:
    """Everybody else who holds a card may answer a raid, also the one whom it counters (TN-RAID-01)."""
    events.raided(s, seat)
    push(s.stack, RAID, seat)
    ask(s, REACT, seat, s.others(seat))


def resolve_reactions(s: Position) -> None:
    """The first answer from the raider's left counts, the others go back unseen (TN-RAID-02)."""
    raider = int(s.stack.owner())
    for seat in s.others(raider):
        answer = answer_of(s.stack, seat)
        if has_answered(s.stack, seat) and kind_of(answer) != actions.PASS:
            react(s, seat, kind_of(answer))
            return
    if not answered(s) and s.holders(raider):
        # Somebody's counter-raid lay on this window: now it asks anew.
        s.stack.pop()
        ask(s, REACT, raider, s.others(raider))
        return
    s.stack.pop()
    events.let_go(s, raider)
    push(s.stack, DICE, raider)


def react(s: Position, seat: int, kind: int) -> None:
    """A dog stops the raid, a fox goes on a raid of its own in the midst of it."""
    forget_others(s.stack, -1, s.settings.seats)
    s.stack.set(ASKED, 0)
    if kind == actions.STOP:
        s.stack.pop()
        stop_raid(s, seat)
    else:
        lose_card(s, seat, FOX)
        s.discard[FOX] += 1
        events.countered(s, int(s.stack.owner()), seat)
        begin_raid(s, seat)


def stop_raid(s: Position, seat: int) -> None:
    """The dog goes face up under the pile, or on top of it where the table does not bury (TN-STOP-02)."""
    lose_card(s, seat, DOG)
    events.stopped(s, int(s.stack.owner()), seat)
    s.stack.pop()
    if s.settings.bury:
        s.deck.put_bottom(DOG)
    else:
        s.deck.put_top(DOG)


def settle(s: Position, value: int) -> None:
    """What chance decided."""
    kind, owner = s.stack.kind(), int(s.stack.owner())
    if kind == DICE:
        s.stack.pop()
        settle_raid(s, faces(value, DICE_COUNT, DICE_SIDES))
    elif kind == LEAD:
        s.stack.pop()
        s.leader = value
        events.began(s, value)
        begin_round(s)
    elif kind == DRAW:
        s.stack.pop()
        take_card(s, owner, value)
    else:
        take_card(s, owner, value)
        deal_on(s)
    go_on(s)


def settle_raid(s: Position, dice: list[int]) -> None:
    """A raid that nobody stops scores two points with a throw of seven or more (TN-RAID-03)."""
    events.thrown(s, dice)
    if sum(dice) >= BIG_THROW:
        score(s, int(s.stack.owner()), RAID_POINTS)
    s.stack.pop()


def begin_deal(s: Position) -> None:
    """Everybody is dealt two cards, one at a time; then chance names who leads (TN-PACK-02)."""
    push(s.stack, DEAL, 0)
    s.stack.set(LEFT, DEALT * s.settings.seats)


def deal_on(s: Position) -> None:
    """The next card goes to the next seat (TN-PACK-02)."""
    left, owner = s.stack.get(LEFT) - 1, int(s.stack.owner())
    s.stack.pop()
    if left == 0:
        push(s.stack, LEAD)
        return
    push(s.stack, DEAL, (owner + 1) % s.settings.seats)
    s.stack.set(LEFT, left)


def take_card(s: Position, seat: int, card: int) -> None:
    """The next card goes to a hand; a known one stays known there (TN-DRAW-02)."""
    known = len(s.deck.top) > 0 or s.deck.unknown == 0
    s.deck.take(card)
    s.hands[seat][card] += 1
    if known:
        s.shown[seat][card] += 1
    events.drew(s, seat, card, known)


def lose_card(s: Position, seat: int, card: int) -> None:
    """A card leaves a hand face up; everybody may take it for one that was known there."""
    s.hands[seat][card] -= 1
    s.shown[seat][card] = max(0, s.shown[seat][card] - 1)


def score(s: Position, seat: int, points: int) -> None:
    if points > 0:
        s.points[seat] += points
        events.scored(s, seat, points)


def begin_round(s: Position) -> None:
    """A round is a bid of all who hold a card, then a turn each (TN-ROUND-01)."""
    events.round_began(s)
    ask(s, BID, s.leader, list(range(s.settings.seats)))


def end_turn(s: Position) -> None:
    """The next seat's turn, the next round, or the end (TN-END-01)."""
    following = (int(s.stack.owner()) + 1) % s.settings.seats
    s.stack.pop()
    if following != s.leader:
        push(s.stack, TURN, following)
    elif s.round < s.settings.rounds:
        s.round += 1
        begin_round(s)
    else:
        best = max(s.points)
        events.game_over(s, [seat for seat, points in enumerate(s.points) if points == best])
