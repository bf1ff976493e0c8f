"""Event cards: when they may be played and what playing does; draws of all piles (WN-EVENT, WN-SICK)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from wildtable.engine import effects as stages
from wildtable.engine import window
from wildtable.engine.bits import bit, member
from wildtable.engine.clauses import ANY, NEXT, NONE, OWN
from wildtable.engine.refusal import OK
from wildtable.engine.words import Context
from wildtable.games.wilderness import actions, events, frames
from wildtable.games.wilderness.rules import windows
from wildtable.games.wilderness.rules.health import irreversible
from wildtable.games.wilderness.rules.standing import forget_entries, refresh, sickness_text
from wildtable.games.wilderness.rules.turn import take_back
from wildtable.games.wilderness.state import (
    EVENT_ASIDE,
    EVENT_DECK,
    EVENT_PILE,
    HAND,
    NOBODY,
    SICK_ASIDE,
    SICK_DECK,
    SICK_PILE,
    Data,
)
from wildtable.games.wilderness.tables import OPPONENT_LIVES, PLAYER_LIVES, READY
from wildtable.games.wilderness.words import (
    ANY_TIME,
    CARD_DECLARED,
    DRAWN,
    LOST,
    ROLL_AFTER,
    ROLL_BEFORE,
    ROLL_DIRECTION,
    ROLL_SEARCH,
    ROLL_WAY,
    TURN_START,
)

# May a half be played now?


def check_held(s: Data, seat: i64, text: i64) -> str:
    """The card is in the hand."""
    return OK if s.of[HAND + seat] & s.tables.events.cards[text // 2] != 0 else "WN-EVENT-01"


def check_moment(s: Data, seat: i64, text: i64) -> str:
    """It is the moment that the half names, or a late beginning of a turn (WN-EVENT-05, WN-EVENT-07)."""
    moments = s.stack.get(window.TRIGGER)
    moment = s.tables.moment[text]
    if (moments >> moment) & 1 == 0:
        if moment != TURN_START or moments & windows.INSIDE != 0 or frames.active(s) == NOBODY:
            return "WN-EVENT-05"
        if not windows.rewindable(s):
            return "WN-EVENT-07"
    whose = s.tables.whose[text]
    if whose != ANY:
        player = frames.active(s) if moment == TURN_START else windows.about_player(s)
        if (player == seat) != (whose == OWN):
            return "WN-EVENT-05"
    if (moment == ROLL_BEFORE or moment == ROLL_AFTER) and s.tables.roll[text] != roll_kind(s):
        return "WN-EVENT-05"
    if moment == LOST and s.stack.at(s.stack.below(s.stack.top), frames.DRIFT_STOPPED) == 1:
        return "WN-EVENT-05"  # a card has kept the player from it: nobody is lost any more (WN-RULING-907)
    return OK


def roll_kind(s: Data) -> i64:
    """The kind of roll before or after which this window stands."""
    kind = s.stack.kind_of(s.stack.below(s.stack.top))
    if kind == frames.STEP:
        return ROLL_WAY
    if kind == frames.SEARCH:
        return ROLL_SEARCH
    return ROLL_DIRECTION if kind == frames.DRIFT else NONE


def check_effect(s: Data, seat: i64, text: i64) -> str:
    """Something of what it says can come about (WN-RULING-83, WN-RULING-96)."""
    ready = s.tables.ready[text]
    if ready == READY or (ready == OPPONENT_LIVES and s.seats > 1):
        return OK
    if ready == PLAYER_LIVES:
        player = frames.active(s) if s.tables.moment[text] == TURN_START else windows.about_player(s)
        return OK if s.alive(player) else "WN-RULING-56"
    return s.tables.effects.playable(s, text, context(s, seat, text))


def check_play(s: Data, seat: i64, text: i64) -> str:
    rule = check_held(s, seat, text)
    if rule == OK:
        rule = check_moment(s, seat, text)
    return check_effect(s, seat, text) if rule == OK else rule


def context(s: Data, seat: i64, text: i64) -> Context:
    """Of whom a card speaks that is played in the window on top."""
    late = s.tables.moment[text] == TURN_START
    player = frames.active(s) if late else windows.about_player(s)
    bound = vec[i64]([player, s.stack.below(s.stack.top), NONE])
    return Context(s.tables.effects.clauses, seat, text, bound)


def add_plays(s: Data, seat: i64, offered: "vec[i64]") -> "vec[i64]":
    """Every half that may be played in the window on top."""
    hand = s.of[HAND + seat]
    pile = s.tables.events
    moments = s.stack.get(window.TRIGGER)
    late = moments & windows.INSIDE == 0 and windows.rewindable(s)
    while hand != 0:
        kind = pile.kind[member(hand, 0)]
        hand &= ~pile.cards[kind]
        for half in range(2):
            text = 2 * kind + half
            moment = s.tables.moment[text]
            if (moments >> moment) & 1 == 0 and not (late and moment == TURN_START):
                continue
            if moment != ANY_TIME and check_moment(s, seat, text) != OK:
                continue
            if check_effect(s, seat, text) == OK:
                offered = append(offered, actions.pack(actions.PLAY, text))
    return offered


# Windows: answers and what follows.


def answer(s: Data, seat: i64, action: i64) -> None:
    """An answer is sealed; the window goes on when it was the last one due."""
    window.seal(s.stack, seat, action)


def window_goes_on(s: Data) -> None:
    """All have answered: the first card in order is played and all are asked again; with none the window
    closes (WN-RULING-55, WN-RULING-91). A card answers a card only to cancel it (WN-RULING-95)."""
    stack = s.stack
    if stack.get(window.ASKED) == 0:
        windows.open_or_close(s)
        return
    first = stack.owner()
    for distance in range(s.seats):
        seat = (first + distance) % s.seats
        action = window.answer_of(stack, seat)
        if action != actions.PASS:  # which is 0, as is no answer
            window.forget_others(stack, NOBODY, s.seats)
            stack.set(window.ASKED, 0)
            play(s, seat, actions.value_of(action))
            return
    stack.pop()


def play(s: Data, seat: i64, text: i64) -> None:
    """A card is played for one of its halves (WN-EVENT-04); a late one takes the turn back first."""
    moment = s.tables.moment[text]
    late = (s.stack.get(window.TRIGGER) >> moment) & 1 == 0
    at = context(s, seat, text)
    events.played(s, seat, text, late, at.bound[0])
    if late:
        take_back(s)
    irreversible(s)
    held = s.of[HAND + seat] & s.tables.events.cards[text // 2]
    card = member(held, 0)
    s.of[HAND + seat] &= ~bit(card)
    s.of[EVENT_ASIDE] |= bit(card)
    forget_entries(s)
    push_card(s, seat, card, frames.EVENT_CARD)
    effects = s.tables.effects
    effects.begin(s.stack, effects.clauses.first(text), at, False)
    if moment != CARD_DECLARED:
        windows.ask_to_cancel(s)


def cancel(s: Data, effect: i64) -> None:
    """An announced card does nothing and is discarded; nothing is given back (WN-RULING-95)."""
    s.stack.put(effect, stages.CLAUSE, NONE)
    events.cancelled(s, s.stack.owner_of(effect), s.stack.at(effect, stages.SOURCE))


def push_card(s: Data, seat: i64, card: i64, pile: i64) -> None:
    """The card lies aside until its text is carried out (WN-RULING-103)."""
    kind = s.tables.events.kind[card] if pile == frames.EVENT_CARD else s.tables.sickness.kind[card]
    s.stack.push(frames.CARD, seat, 2)
    s.stack.set(frames.CARD_KIND, kind)
    s.stack.set(frames.PILE, pile)


def card_done(s: Data) -> None:
    """A card goes to its pile (WN-EVENT-06)."""
    kind = s.stack.get(frames.CARD_KIND)
    if s.stack.get(frames.PILE) == frames.EVENT_CARD:
        card = bit(member(s.of[EVENT_ASIDE] & s.tables.events.cards[kind], 0))
        s.of[EVENT_ASIDE] &= ~card
        s.of[EVENT_PILE] |= card
    else:
        card = bit(member(s.of[SICK_ASIDE] & s.tables.sickness.cards[kind], 0))
        s.of[SICK_ASIDE] &= ~card
        s.of[SICK_PILE] |= card
    s.stack.pop()


# Draws.


def draw_goes_on(s: Data) -> bool:
    """Is a card still to be drawn? An empty deck is renewed from its pile (WN-RULING-58)."""
    if s.stack.get(frames.LEFT) == 0 or not s.alive(s.stack.owner()):
        s.stack.pop()
        return False
    if s.of[EVENT_DECK] == 0:
        if s.of[EVENT_PILE] == 0:
            s.stack.pop()
            return False
        s.of[EVENT_DECK] = s.of[EVENT_PILE]
        s.of[EVENT_PILE] = 0
        events.reshuffled(s, "event")
    return True


def draw_card(s: Data, kind: i64) -> None:
    """The next Event card is of that kind."""
    seat = s.stack.owner()
    card = member(s.of[EVENT_DECK] & s.tables.events.cards[kind], 0)
    s.of[EVENT_DECK] &= ~bit(card)
    s.of[HAND + seat] |= bit(card)
    s.stack.set(frames.LEFT, s.stack.get(frames.LEFT) - 1)
    irreversible(s)
    events.drew(s, seat, card)


def drop_goes_on(s: Data) -> bool:
    """Is a card still to be taken from the hand?"""
    if s.stack.get(frames.LEFT) == 0 or s.of[HAND + s.stack.owner()] == 0:
        s.stack.pop()
        return False
    return True


def drop_card(s: Data, kind: i64) -> None:
    """A card of that kind leaves the hand at random."""
    seat = s.stack.owner()
    card = member(s.of[HAND + seat] & s.tables.events.cards[kind], 0)
    s.of[HAND + seat] &= ~bit(card)
    s.of[EVENT_PILE] |= bit(card)
    s.stack.set(frames.LEFT, s.stack.get(frames.LEFT) - 1)
    irreversible(s)
    events.dropped(s, seat, card)


def illness_goes_on(s: Data) -> bool:
    """Is a Sickness card still to be drawn (WN-RULING-58)?"""
    if s.stack.get(frames.LEFT) == 0 or not s.alive(s.stack.owner()):
        s.stack.pop()
        return False
    if s.of[SICK_DECK] == 0:
        if s.of[SICK_PILE] == 0:
            s.stack.pop()
            return False
        irreversible(s)
        s.of[SICK_DECK] = s.of[SICK_PILE]
        s.of[SICK_PILE] = 0
        events.reshuffled(s, "sickness")
    return True


def fall_ill_with(s: Data, kind: i64) -> None:
    """A Sickness card is read aloud and acts; it stays or is discarded (WN-SICK-02, WN-SICK-03)."""
    seat = s.stack.owner()
    card = member(s.of[SICK_DECK] & s.tables.sickness.cards[kind], 0)
    s.of[SICK_DECK] &= ~bit(card)
    s.stack.set(frames.LEFT, s.stack.get(frames.LEFT) - 1)
    irreversible(s)
    events.fell_ill(s, seat, card)
    if s.tables.sickness_stays[kind] == 1:
        s.ill = with_illness(s.ill, card, seat)
        refresh(s)
    else:
        s.of[SICK_ASIDE] |= bit(card)
        push_card(s, seat, card, frames.SICKNESS_CARD)
    begin_drawn(s, seat, sickness_text(s, card))


def with_illness(ill: "vec[i64]", card: i64, seat: i64) -> "vec[i64]":
    """One more row: seat by seat, each in the order received."""
    found = vec[i64]()
    put = False
    for row in ill:
        if not put and row % 8 > seat:
            found = append(found, card * 8 + seat)
            put = True
        found = append(found, row)
    return found if put else append(found, card * 8 + seat)


def begin_drawn(s: Data, seat: i64, text: i64) -> None:
    """What a card says about being drawn; its clauses for that stand first in their order."""
    effects = s.tables.effects
    clauses = effects.clauses
    found = vec[i64]()
    clause = clauses.first(text)
    while clause != NONE:
        if clauses.fits(clause, DRAWN, True):
            found = append(found, clause)
        clause = clauses.get(clause, NEXT)
    number = i64(len(found))
    while number > 0:
        number -= 1
        forget_entries(s)
        at = Context(clauses, seat, text, vec[i64]([seat, NONE, NONE]))
        effects.begin(s.stack, found[number], at, True)


def recover(s: Data, seat: i64, kind: i64) -> None:
    """The first received of the player's Sickness cards of that kind is discarded (WN-SICK-03)."""
    kept = vec[i64]()
    found = False
    for ill in s.ill:
        card = ill // 8
        if not found and ill % 8 == seat and s.tables.sickness.kind[card] == kind:
            found = True
            s.of[SICK_PILE] |= bit(card)
            events.recovered(s, seat, card)
        else:
            kept = append(kept, ill)
    s.ill = kept
    refresh(s)
