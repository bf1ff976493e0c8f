"""What an action or a chance outcome does."""

from mypy_extensions import i64

from wildtable.games.wildlands import actions, events, frames
from wildtable.games.wildlands.rules.attack import attack_area, name_target, shoot, strike
from wildtable.games.wildlands.rules.claim import claim
from wildtable.games.wildlands.rules.defence import defend, take_it
from wildtable.games.wildlands.rules.hand import begin_draw, draw_card, draw_goes_on, lay_aside, payment
from wildtable.games.wildlands.rules.interrupt import answer, begin_interrupt, first_in_priority
from wildtable.games.wildlands.rules.movement import make_move
from wildtable.games.wildlands.rules.reveal import reveal
from wildtable.games.wildlands.rules.setup import (
    assign,
    deal_map_card,
    draw_first_hands,
    next_to_pick,
    pick_faction,
    reopen,
)
from wildtable.games.wildlands.rules.turn import (
    declare_end,
    end_turn,
    finish_action,
    finish_interrupt,
    go_on,
    next_turn,
)
from wildtable.games.wildlands.state import NOBODY, Data, character_of


def carry_out(s: Data, seat: i64, action: i64) -> None:
    """Play an action that is legal for the seat."""
    kind = actions.kind_of(action)
    slot = actions.slot_in(action)
    if kind == actions.PASS or kind == actions.INTERRUPT:
        if answer(s, seat, kind):
            close_window(s)
    elif kind == actions.DEFEND:
        defend(s, payment(s, seat, action))
        resolve_attack(s)
    elif kind == actions.TAKE_IT:
        take_it(s)
        resolve_attack(s)
    elif kind == actions.TARGET:
        name_target(s, character_of(seat, slot))
        resolve_attack(s)
    elif kind == actions.END_TURN:
        declare_end(s, seat)
    elif kind == actions.FINISH:
        finish_interrupt(s, seat)
    elif kind == actions.REVEAL:
        reveal(s, seat, slot)
    elif kind == actions.ASSIGN:
        assign(s, seat, slot, actions.space_in(action))
    elif kind == actions.REOPEN:
        reopen(s, seat)
    elif kind == actions.FACTION:
        pick_faction(s, seat, actions.faction_in(action))
    else:
        play_cards(s, seat, action, kind)


def play_cards(s: Data, seat: i64, action: i64, kind: i64) -> None:
    """An action that is paid with cards (WL-CARD-08, WL-CARD-06, WL-CARD-09)."""
    character = character_of(seat, actions.slot_in(action))
    cards = payment(s, seat, action)
    if kind == actions.DRAW_TWO:
        wilds = s.hand[seat] & s.cards(seat).wilds
        cards = wilds & -wilds
    lay_aside(s, seat, cards)
    events.played(s, seat, cards, action)
    if kind == actions.MOVE or kind == actions.CLIMB or kind == actions.FLY_TO or kind == actions.RALLY_ONE:
        make_move(s, character, actions.space_in(action))
        finish_action(s)
    elif kind == actions.RALLY_TWO:
        make_move(s, character, actions.space_in(action))
        make_move(s, character_of(seat, actions.partner_in(action)), actions.partner_space_in(action))
        finish_action(s)
    elif kind == actions.CLAIM:
        claim(s, seat, actions.slot_in(action))
        finish_action(s)
    elif kind == actions.DRAW_TWO:
        if not begin_draw(s, seat, 2, frames.DRAW_TWO):
            finish_action(s)
    elif kind == actions.STRIKE:
        strike(s, character, actions.flag_in(action), actions.victim_in(action))
        resolve_attack(s)
    elif kind == actions.SHOOT:
        target = character_of(actions.victim_in(action), actions.aim_in(action))
        shoot(s, character, actions.flag_in(action), target)
        resolve_attack(s)
    else:
        attack_area(s, character, actions.space_in(action))
        resolve_attack(s)


def resolve_attack(s: Data) -> None:
    """Once the damage is dealt, the attack with all its defences is one finished action (WL-INT-09).

    WL-DE-04, WL-EX-11.
    """
    if not frames.attack_runs(s):
        finish_action(s)


def close_window(s: Data) -> None:
    """All have answered: somebody interrupts, or play goes on, or the turn ends."""
    seat = first_in_priority(s)
    ended = frames.after_end(s)
    s.stack.pop()
    if seat != NOBODY:
        begin_interrupt(s, seat)
    elif ended:
        end_turn(s)
    else:
        go_on(s)


def happen(s: Data, outcome: i64) -> None:
    """A chance outcome: a faction by lot, a map card dealt, or a card drawn."""
    kind = frames.due(s)
    if kind == frames.DEAL:
        deal_map_card(s, outcome)
    elif kind == frames.FACTION:
        pick_faction(s, next_to_pick(s), outcome)
    else:
        draw_card(s, outcome)
        if not draw_goes_on(s):
            finish_draw(s)


def finish_draw(s: Data) -> None:
    """All cards are drawn: the next first hand, the end of an action, or the next turn."""
    seat = frames.drawer(s)
    purpose = frames.purpose(s)
    s.stack.pop()
    if purpose == frames.FIRST_HAND:
        draw_first_hands(s, seat + 1)
    elif purpose == frames.DRAW_TWO:
        finish_action(s)
    else:
        next_turn(s)
