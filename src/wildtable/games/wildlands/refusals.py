"""Why an action is not legal: every check in the order in which a person would ask.

The checks themselves live with their topics in `rules/`; each answers with a rule id or `OK`.
"""

from mypy_extensions import i64

from wildtable.engine.refusal import OK, Refusal
from wildtable.games.wildlands import actions, frames
from wildtable.games.wildlands.cards import AREA, FLY
from wildtable.games.wildlands.events import character_name, seat_name
from wildtable.games.wildlands.rules.asked import check_asked
from wildtable.games.wildlands.rules.attack import (
    check_area,
    check_flag,
    check_shot,
    check_strike,
    check_target,
)
from wildtable.games.wildlands.rules.claim import check_payment, check_shard
from wildtable.games.wildlands.rules.defence import check_defended, check_one_card, check_stops
from wildtable.games.wildlands.rules.hand import check_held, payment
from wildtable.games.wildlands.rules.interrupt import check_draw_two, check_interrupt
from wildtable.games.wildlands.rules.movement import check_climb, check_move
from wildtable.games.wildlands.rules.rally import check_flight, check_rally_one, check_rally_two
from wildtable.games.wildlands.rules.reveal import check_on_board, check_reveal
from wildtable.games.wildlands.rules.setup import check_assign, check_faction, check_reopen
from wildtable.games.wildlands.state import Data, character_of


def refusal(s: Data, seat: i64, action: i64) -> Refusal | None:
    """The first rule that forbids the action, with its facts; `None` if it is legal."""
    rule = forbidden_by(s, seat, action)
    return None if rule == OK else Refusal(rule, facts_of(s, seat, action))


def facts_of(s: Data, seat: i64, action: i64) -> dict[str, str]:
    """What the sentences speak of: who, where to, at whom, whom an attack is on, and what the map has."""
    character = character_name(character_of(seat, actions.slot_in(action)))
    facts = {"seat": seat_name(seat), "character": character}
    facts["space"] = str(actions.space_in(action) + 1)
    facts["gate"] = "yes" if s.board.has_gate else "no"
    if actions.kind_of(action) == actions.SHOOT:
        target = character_of(actions.victim_in(action), actions.aim_in(action))
        facts["target"] = character_name(target)
    if frames.due(s) == frames.DEFEND:
        facts["attacked"] = character_name(frames.defender(s))
    return facts


def forbidden_by(s: Data, seat: i64, action: i64) -> str:
    """Is it time for that, and this seat's time? Then what the kind of action asks for."""
    kind = actions.kind_of(action)
    rule = check_asked(s, seat, kind)
    if rule != OK:
        return rule
    slot = actions.slot_in(action)
    if kind == actions.FACTION:
        return check_faction(s, actions.faction_in(action))
    if kind == actions.ASSIGN:
        return check_assign(s, seat, slot, actions.space_in(action))
    if kind == actions.REOPEN:
        return check_reopen(s, seat)
    if kind == actions.REVEAL:
        return check_reveal(s, seat, slot)
    if kind == actions.INTERRUPT:
        return check_interrupt(s, seat)
    if kind == actions.DRAW_TWO:
        return check_draw_two(s, seat)
    if kind == actions.TARGET:
        return check_target(s, seat, slot)
    if kind == actions.TAKE_IT:
        return check_defended(s, seat, slot)
    if kind == actions.DEFEND:
        return _defence(s, seat, slot, action)
    if kind == actions.PASS or kind == actions.END_TURN or kind == actions.FINISH:
        return OK
    return _card_action(s, seat, slot, action, kind)


def _defence(s: Data, seat: i64, slot: i64, action: i64) -> str:
    """Whom, with how many cards, with which."""
    rule = check_defended(s, seat, slot)
    if rule == OK:
        rule = check_one_card(actions.paid(action))
    if rule != OK:
        return rule
    card = payment(s, seat, action)
    rule = check_held(card)
    return check_stops(s, card) if rule == OK else rule


def _card_action(s: Data, seat: i64, slot: i64, action: i64, kind: i64) -> str:
    """Who acts, what is paid, where to or at whom."""
    cards = payment(s, seat, action)
    paid = actions.paid(action)
    space = actions.space_in(action)
    rule = check_on_board(s, seat, slot)
    if rule == OK:
        rule = check_held(cards)
    if rule != OK:
        return rule
    if kind == actions.MOVE:
        return check_move(s, seat, slot, space, cards, paid)
    if kind == actions.CLIMB:
        return check_climb(s, seat, slot, space, cards, paid)
    if kind == actions.CLAIM:
        rule = check_shard(s, seat, slot)
        return check_payment(s, seat, slot, cards, paid) if rule == OK else rule
    if kind == actions.RALLY_ONE:
        return check_rally_one(s, seat, slot, space, cards)
    if kind == actions.RALLY_TWO:
        partner = actions.partner_in(action)
        return check_rally_two(s, seat, slot, partner, space, actions.partner_space_in(action), cards)
    rule = check_flag(s, seat, slot, _flag_of(action, kind), cards, paid)
    if rule != OK:
        return rule
    if kind == actions.STRIKE:
        return check_strike(s, seat, slot, actions.victim_in(action))
    if kind == actions.SHOOT:
        flag = actions.flag_in(action)
        return check_shot(s, seat, slot, flag, actions.victim_in(action), actions.aim_in(action))
    if kind == actions.AREA_ATTACK:
        return check_area(s, seat, slot, space)
    return check_flight(s, seat, slot, space)


def _flag_of(action: i64, kind: i64) -> i64:
    """The flag that an action uses."""
    if kind == actions.FLY_TO:
        return FLY
    if kind == actions.AREA_ATTACK:
        return AREA
    return actions.flag_in(action)
