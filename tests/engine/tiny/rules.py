"""The rules of Tiny: checks that answer with a rule id or `OK`, and what actions and chance do."""

from typing import Final

from tests.engine.tiny import actions, events
from tests.engine.tiny.actions import kind_of, value_of
from tests.engine.tiny.effects import FORBIDDEN
from tests.engine.tiny.frames import (
    ACTED,
    AFTER,
    BEFORE,
    BID,
    DEAL,
    DICE,
    DRAW,
    EFFECT,
    FOR_SYMBOL,
    LEAD,
    LEFT,
    RAID,
    REASON,
    SYMBOL,
    THROW,
    TURN,
    WINDOWS,
    push,
)
from tests.engine.tiny.raid import (
    DIE,
    OWN_TURN,
    RAID_AFTER,
    RAID_BEFORE,
    UNTIL_ROUND,
    ask,
    begin_raid,
    context,
    effects_of,
    forbidden,
    lose_card,
    play_card,
    raid_on,
    resolve_window,
    score,
)
from tests.engine.tiny.state import DEALT, Data
from wildtable.engine import effects
from wildtable.engine.bits import bit
from wildtable.engine.in_force import EVERYBODY
from wildtable.engine.stack import EMPTY
from wildtable.engine.window import ASKED, answer_of, has_answered, seal, waiting, waits_for
from wildtable.engine.words import OK

ALLOWED: Final = {
    BID: (actions.BID,),
    TURN: (actions.DRAW, actions.RAID, actions.LAY, actions.PLAY, actions.PASS),
    BEFORE: (actions.PLAY, actions.PASS),
    AFTER: (actions.PLAY, actions.PASS),
}
"""The kinds of action that a frame asks for while it is on top."""

MOMENT: Final = {TURN: OWN_TURN, BEFORE: RAID_BEFORE, AFTER: RAID_AFTER}
"""When cards are played."""


def forbidden_by(s: Data, seat: int, action: int) -> str:
    """The first rule that forbids the action, or `OK`."""
    rule = check_step(s, kind_of(action))
    if rule == OK:
        rule = check_asked(s, seat)
    if rule == OK:
        rule = check_card(s, seat, action)
    return check_action(s, seat, action) if rule == OK else rule


def check_step(s: Data, kind: int) -> str:
    """That kind of decision is due now (TN-ROUND-01, TN-END-01)."""
    top = int(s.stack.kind())
    if top == EMPTY:
        return "TN-END-01"
    allowed = ALLOWED.get(top, ())
    if top == EFFECT:
        choosing = s.stack.get(effects.STAGE) == effects.CHOICE
        allowed = (actions.CHOOSE,) if choosing else (actions.YES, actions.NO)
    return OK if kind in allowed else "TN-ROUND-01"


def check_asked(s: Data, seat: int) -> str:
    """It is this seat's decision (TN-TURN-01), asked (TN-ASK-01) and not answered yet (TN-ASK-02)."""
    if s.stack.kind() not in WINDOWS:
        return OK if seat == s.stack.owner() else "TN-TURN-01"
    if s.stack.get(ASKED) & bit(seat) == 0:
        return "TN-ASK-01"
    return OK if waits_for(s.stack, seat) else "TN-ASK-02"


def check_card(s: Data, seat: int, action: int) -> str:
    """The card that it names is in the hand (TN-BID-01, TN-LAY-01, TN-PLAY-01)."""
    kind = kind_of(action)
    if kind not in actions.WITH_CARD or s.hands[seat][value_of(action)] > 0:
        return OK
    return {actions.BID: "TN-BID-01", actions.LAY: "TN-LAY-01", actions.PLAY: "TN-PLAY-01"}[kind]


def check_action(s: Data, seat: int, action: int) -> str:
    """It can be done, and no card forbids it (TN-DRAW-01, TN-FORBID-01, TN-TO-01)."""
    kind, value = kind_of(action), value_of(action)
    if kind == actions.PLAY:
        return check_play(s, seat, value)
    if kind == actions.CHOOSE:
        chosen = effects_of(s).subjects(s, effects_of(s).context(s.stack))
        return OK if value in chosen else "TN-TO-01"
    if kind == actions.DRAW and s.deck.size() == 0:
        return "TN-DRAW-01"
    word = actions.WORDS[kind]
    return "TN-FORBID-01" if word in FORBIDDEN and forbidden(s, seat, FORBIDDEN.index(word)) else OK


def check_play(s: Data, seat: int, card: int) -> str:
    """It is the moment of the card (TN-PLAY-02), and something of what it says can come about."""
    moment = MOMENT[int(s.stack.kind())]
    if s.settings.content.texts[card].stays:
        return OK if moment == OWN_TURN else "TN-PLAY-02"
    clauses = effects_of(s).clauses
    own = seat == s.stack.owner()
    if not clauses.mentions(card, moment) or not clauses.fits(clauses.first(card), moment, own):
        return "TN-PLAY-02"
    return effects_of(s).playable(s, card, context(s, seat, card))


def play_action(s: Data, seat: int, action: int) -> None:
    """Play a legal action."""
    kind, value = kind_of(action), value_of(action)
    if s.stack.kind() in WINDOWS:
        seal(s.stack, seat, action)
    elif kind == actions.CHOOSE:
        effects_of(s).choose(s.stack, value)
    elif kind in (actions.YES, actions.NO):
        effects_of(s).agree(s.stack, kind == actions.YES)
    else:
        s.stack.set(ACTED, 1)
        take_turn(s, seat, kind, value)
    go_on(s)


def take_turn(s: Data, seat: int, kind: int, card: int) -> None:
    """The action of a turn (TN-TURN-02)."""
    if kind == actions.DRAW:
        push(s.stack, DRAW, seat)
        s.stack.set(LEFT, 1)
    elif kind == actions.RAID:
        begin_raid(s, seat)
    elif kind == actions.LAY:
        lay_card(s, seat, card)
    elif kind == actions.PLAY:
        play_card(s, seat, card)


def go_on(s: Data) -> None:
    """Let the frame on top go on, and the next one, until somebody or chance is asked."""
    stack = s.stack
    while stack.kind() != EMPTY:
        kind = stack.kind()
        if kind == EFFECT and not effects_of(s).waits(stack):
            effects_of(s).step(s, stack, s.force)
        elif kind == RAID:
            raid_on(s)
        elif kind in WINDOWS and waiting(stack) == 0:
            resolve_bids(s) if kind == BID else resolve_window(s)
        elif kind == TURN and stack.get(ACTED) == 1:
            end_turn(s)
        elif kind == DRAW and (stack.get(LEFT) == 0 or s.deck.size() == 0):
            stack.pop()
        else:
            return


def lay_card(s: Data, seat: int, card: int) -> None:
    """A fox goes face up under the pile where the table buries; any other card on top (TN-LAY-02)."""
    lose_card(s, seat, card)
    if card == s.settings.content.fox and s.settings.bury:
        s.deck.put_bottom(card)
    else:
        s.deck.put_top(card)
    events.laid(s, seat, card)


def resolve_bids(s: Data) -> None:
    """One fox alone eats all geese; without a fox every goose scores (TN-BID-02)."""
    content = s.settings.content
    seats = [seat for seat in range(s.settings.seats) if has_answered(s.stack, seat)]
    bids = {seat: value_of(int(answer_of(s.stack, seat))) for seat in seats}
    s.stack.pop()
    if bids:
        events.revealed(s, bids)
    foxes = [seat for seat, card in bids.items() if card == content.fox]
    geese = [seat for seat, card in bids.items() if card == content.goose]
    for seat, card in bids.items():
        lose_card(s, seat, card)
        s.discard[card] += 1
    if len(foxes) == 1:
        score(s, foxes[0], len(geese))
    elif not foxes:
        for seat in geese:
            score(s, seat, 1)
    push(s.stack, TURN, s.leader)


def settle(s: Data, value: int) -> None:
    """What chance decided."""
    kind, owner = s.stack.kind(), int(s.stack.owner())
    if kind == DICE:
        settle_dice(s, owner, value)
    elif kind == LEAD:
        s.stack.pop()
        s.leader = value
        events.began(s, value)
        begin_round(s)
    elif kind == DRAW:
        s.stack.set(LEFT, s.stack.get(LEFT) - 1)
        take_card(s, owner, value)
    else:
        take_card(s, owner, value)
        deal_on(s)
    go_on(s)


def settle_dice(s: Data, seat: int, throw: int) -> None:
    """The dice go to the raid, or to the card for which they were thrown (TN-ROLL-01, TN-ROLL-02)."""
    reason, symbol = s.stack.get(REASON), s.stack.get(SYMBOL)
    s.stack.pop()
    events.thrown(s, seat, DIE.text(throw))
    if reason == FOR_SYMBOL:
        effects_of(s).report(s.stack, DIE.shown(throw, symbol) > 0)
    else:
        s.stack.put(s.stack.find(RAID), THROW, throw)


def begin_deal(s: Data) -> None:
    """Everybody is dealt two cards, one at a time; then chance names who leads (TN-PACK-02)."""
    push(s.stack, DEAL, 0)
    s.stack.set(LEFT, DEALT * s.settings.seats)


def deal_on(s: Data) -> None:
    """The next card goes to the next seat (TN-PACK-02)."""
    left, owner = s.stack.get(LEFT) - 1, int(s.stack.owner())
    s.stack.pop()
    if left == 0:
        push(s.stack, LEAD)
        return
    push(s.stack, DEAL, (owner + 1) % s.settings.seats)
    s.stack.set(LEFT, left)


def take_card(s: Data, seat: int, card: int) -> None:
    """The next card goes to a hand; a known one stays known there (TN-DRAW-02)."""
    known = len(s.deck.top) > 0 or s.deck.unknown == 0
    s.deck.take(card)
    s.hands[seat][card] += 1
    if known:
        s.shown[seat][card] += 1
    events.drew(s, seat, card, known)


def begin_round(s: Data) -> None:
    """A round is a bid of all who hold a card, then a turn each (TN-ROUND-01)."""
    events.round_began(s)
    ask(s, BID, s.leader, "bid")


def end_turn(s: Data) -> None:
    """The next seat's turn, the next round, or the end (TN-END-01); what lasts a round ends (TN-ROUND-02)."""
    following = (int(s.stack.owner()) + 1) % s.settings.seats
    s.stack.pop()
    if following != s.leader:
        push(s.stack, TURN, following)
        return
    s.force.end(effects_of(s).clauses, UNTIL_ROUND, EVERYBODY)
    if s.round < s.settings.rounds:
        s.round += 1
        begin_round(s)
    else:
        best = max(s.points)
        events.game_over(s, [seat for seat, points in enumerate(s.points) if points == best])
