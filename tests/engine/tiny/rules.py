"""The rules of Tiny: checks that answer with a rule id or `OK`, and what actions and chance do."""

from typing import Final

from tests.engine.tiny import events
from tests.engine.tiny.actions import (
    BID,
    DICE_COUNT,
    DICE_SIDES,
    DRAW,
    LAY,
    PASS,
    RAID,
    STOP,
    card_spent,
    kind_of,
    value_of,
)
from tests.engine.tiny.state import (
    DEALT,
    DOG,
    FOX,
    GOOSE,
    STEP_BID,
    STEP_DICE,
    STEP_DRAW,
    STEP_OVER,
    STEP_REACT,
    STEP_START,
    STEP_TURN,
    Position,
)
from wildtable.engine.dice import faces
from wildtable.engine.window import Window

OK: Final = ""
BIG_THROW: Final = 7
RAID_POINTS: Final = 2


def forbidden_by(s: Position, seat: int, action: int) -> str:
    """The first rule that forbids the action, or `OK`."""
    rule = check_step(s, kind_of(action))
    if rule == OK:
        rule = check_asked(s, seat)
    return check_card(s, seat, action) if rule == OK else rule


def check_step(s: Position, kind: int) -> str:
    """That kind of decision is due now (TN-ROUND-01, TN-END-01)."""
    if s.step == STEP_OVER:
        return "TN-END-01"
    allowed: tuple[int, ...] = ()
    if s.step == STEP_BID:
        allowed = (BID,)
    elif s.step == STEP_TURN:
        allowed = (DRAW, RAID, LAY)
    elif s.step == STEP_REACT:
        allowed = (STOP, PASS)
    return OK if kind in allowed else "TN-ROUND-01"


def check_asked(s: Position, seat: int) -> str:
    """It is this seat's decision (TN-TURN-01), asked (TN-ASK-01) and not answered yet (TN-ASK-02)."""
    if s.window is None:
        return OK if seat == s.to_act else "TN-TURN-01"
    if (s.window.asked >> seat) & 1 == 0:
        return "TN-ASK-01"
    return OK if s.window.waits_for(seat) else "TN-ASK-02"


def check_card(s: Position, seat: int, action: int) -> str:
    """The cards for it are there (TN-BID-01, TN-LAY-01, TN-STOP-01, TN-DRAW-01)."""
    kind = kind_of(action)
    hand = s.hands[seat]
    if kind == BID and hand[value_of(action)] == 0:
        return "TN-BID-01"
    if kind == LAY and hand[value_of(action)] == 0:
        return "TN-LAY-01"
    if kind == STOP and hand[DOG] == 0:
        return "TN-STOP-01"
    if kind == DRAW and s.deck.size() == 0:
        return "TN-DRAW-01"
    return OK


def play_action(s: Position, seat: int, action: int) -> None:
    """Play a legal action."""
    if s.window is not None:
        s.window.answer(seat, action)
        if s.window.closed():
            close_window(s)
    elif kind_of(action) == DRAW:
        s.step = STEP_DRAW
    elif kind_of(action) == RAID:
        events.raided(s, seat)
        open_window(s, STEP_REACT, [other for other in s.holders() if other != seat])
    else:
        lay_card(s, seat, value_of(action))
        end_turn(s)


def lay_card(s: Position, seat: int, card: int) -> None:
    """A fox goes face up under the pile, any other card on top of it (TN-LAY-02)."""
    lose_card(s, seat, card)
    if card == FOX:
        s.deck.put_bottom(card)
    else:
        s.deck.put_top(card)
    events.laid(s, seat, card)


def open_window(s: Position, step: int, asked: list[int]) -> None:
    """Ask those who hold a card, whatever the card is; with nobody to ask go on at once (TN-ASK-01)."""
    s.step = step
    s.window = Window(step, s.to_act, asked, s.settings.seats)
    if asked:
        events.asked(s, "bid" if step == STEP_BID else "raid", asked)
    else:
        close_window(s)


def close_window(s: Position) -> None:
    """Everybody has answered: resolve the answers in the order of the seats."""
    window = s.window
    assert window is not None
    s.window = None
    answers = {seat: int(answer) for seat, answer in enumerate(window.answers) if answer >= 0}
    if window.kind == STEP_BID:
        resolve_bids(s, {seat: card_spent(answer) for seat, answer in answers.items()})
    else:
        resolve_raid(s, [seat for seat, answer in answers.items() if kind_of(answer) == STOP])


def resolve_bids(s: Position, bids: dict[int, int]) -> None:
    """One fox alone eats all geese; without a fox every goose scores (TN-BID-02)."""
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
    s.step = STEP_TURN
    s.to_act = s.leader


def resolve_raid(s: Position, stops: list[int]) -> None:
    """The first dog by seat order stops the raid; later dogs stay hidden in their hands (TN-STOP-02)."""
    if not stops:
        events.let_go(s, s.to_act)
        s.step = STEP_DICE
        return
    lose_card(s, stops[0], DOG)
    events.stopped(s, s.to_act, stops[0])
    if s.settings.bury:
        s.deck.put_bottom(DOG)
    else:
        s.deck.put_top(DOG)
    end_turn(s)


def settle(s: Position, value: int) -> None:
    """What chance decided."""
    if s.step == STEP_DICE:
        dice = faces(value, DICE_COUNT, DICE_SIDES)
        events.thrown(s, dice)
        if sum(dice) >= BIG_THROW:
            score(s, s.to_act, RAID_POINTS)
        end_turn(s)
    elif s.step == STEP_START:
        s.leader = value
        events.began(s, value)
        begin_round(s)
    else:
        take_card(s, value)


def take_card(s: Position, card: int) -> None:
    """The next card goes to the hand of whose turn it is; a known one stays known there (TN-DRAW-02)."""
    known = len(s.deck.top) > 0 or s.deck.unknown == 0
    s.deck.take(card)
    s.hands[s.to_act][card] += 1
    if known:
        s.shown[s.to_act][card] += 1
    events.drew(s, s.to_act, card, known)
    if s.step == STEP_DRAW:
        end_turn(s)
        return
    s.to_act = (s.to_act + 1) % s.settings.seats
    if s.size(s.to_act) == DEALT:
        s.step = STEP_START


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
    s.to_act = s.leader
    events.round_began(s)
    open_window(s, STEP_BID, s.holders())


def end_turn(s: Position) -> None:
    """The next seat's turn, the next round, or the end (TN-END-01)."""
    s.step = STEP_TURN
    s.to_act = (s.to_act + 1) % s.settings.seats
    if s.to_act != s.leader:
        return
    if s.round < s.settings.rounds:
        s.round += 1
        begin_round(s)
        return
    s.step = STEP_OVER
    best = max(s.points)
    events.game_over(s, [seat for seat, points in enumerate(s.points) if points == best])
