"""Why an action is not legal: what `legal` does not offer is explained by the first rule that forbids it."""

from mypy_extensions import i64

from wildtable.engine.bits import bit, member
from wildtable.engine.refusal import Refusal
from wildtable.games.wildlands import actions, frames
from wildtable.games.wildlands.cards import (
    AREA,
    COVER,
    FLY,
    HEAVY_MELEE,
    HEAVY_RANGED,
    MELEE,
    NO_FLAG,
    RANGED,
    SHIELD,
    SLOTS,
)
from wildtable.games.wildlands.events import seat_name
from wildtable.games.wildlands.legal import legal_actions, owes
from wildtable.games.wildlands.rules.attack import with_flag
from wildtable.games.wildlands.rules.claim import EVERY_ICON, icons_on
from wildtable.games.wildlands.rules.hand import payment
from wildtable.games.wildlands.rules.movement import movers
from wildtable.games.wildlands.rules.rally import rallies, single_rallies, together
from wildtable.games.wildlands.rules.setup import next_slot
from wildtable.games.wildlands.state import OUT, Position, character_of, on_board


def refusal(s: Position, seat: i64, action: i64) -> Refusal | None:
    """The rule that forbids the action, with its facts; `None` if it is offered."""
    for offered in legal_actions(s, seat):
        if offered == action:
            return None
    facts = {"seat": seat_name(seat), "slot": str(actions.slot_in(action) + 1)}
    facts["space"] = str(actions.space_in(action) + 1)
    return Refusal(explain(s, seat, action), facts)


def explain(s: Position, seat: i64, action: i64) -> str:
    """The rule to name: first whether it is time, then who, then what is paid, then where to."""
    kind = actions.kind_of(action)
    if frames.due(s) == frames.OVER:
        return "WL-END-01"
    if not owes(s, seat):
        return _not_asked(s, seat, kind)
    if frames.due(s) == frames.FACTION:
        return "WL-SETUP-02"
    if frames.due(s) == frames.ASSIGN:
        return "WL-SETUP-07"
    if frames.due(s) == frames.REVEAL:
        return "WL-REVEAL-01" if kind == actions.REVEAL else "WL-TURN-02"
    if frames.due(s) == frames.WINDOW:
        return "WL-INT-01" if kind == actions.INTERRUPT else "WL-TURN-07"
    if frames.due(s) == frames.TARGET:
        return "WL-RULING-84" if kind == actions.INTERRUPT else "WL-MELEE-03"
    if frames.due(s) == frames.DEFEND:
        return _no_defence(s, seat, action, kind)
    return _no_action(s, seat, action, kind)


def _not_asked(s: Position, seat: i64, kind: i64) -> str:
    """It is not this seat's decision."""
    if not frames.before_play(s) and (kind == actions.ASSIGN or kind == actions.REOPEN):
        return "WL-RULING-05"
    if frames.due(s) == frames.FACTION:
        return "WL-SETUP-02"
    if frames.due(s) == frames.ASSIGN:
        return "WL-RULING-05" if next_slot(s, seat) < 0 else "WL-SETUP-07"
    if frames.due(s) == frames.WINDOW:
        if seat == frames.acting(s):
            return "WL-INT-11" if kind == actions.INTERRUPT else "WL-TURN-07"
        return "WL-RULING-68"
    if kind == actions.INTERRUPT or kind == actions.PASS:
        return "WL-RULING-84" if frames.attack_runs(s) else "WL-INT-06"
    if frames.due(s) == frames.DEFEND:
        return "WL-RULING-52"
    if frames.due(s) == frames.TARGET:
        return "WL-MELEE-03"
    if not frames.acts(s) and frames.due(s) != frames.REVEAL:
        return "WL-SETUP-11" if s.turns == 0 else "WL-TURN-05"
    return "WL-RULING-15" if kind == actions.REVEAL else "WL-RULING-20"


def _no_defence(s: Position, seat: i64, action: i64, kind: i64) -> str:
    """The card does not stop this attack (WL-DEF-03), or not for this character (WL-RULING-46)."""
    if kind != actions.DEFEND and kind != actions.TAKE_IT:
        return "WL-RULING-84"
    if character_of(seat, actions.slot_in(action)) != frames.defender(s):
        return "WL-RULING-46"
    if actions.paid_cards(action) != 1:
        return "WL-RULING-48"
    card = payment(s, seat, action)
    if card < 0:
        return "WL-RULING-901"
    slot = actions.slot_in(action)
    melee = frames.attack_flag(s) == MELEE or frames.attack_flag(s) == HEAVY_MELEE
    if s.cards(seat).wilds & card != 0:
        return "WL-WMOVE-02"
    if melee and with_flag(s, seat, slot, SHIELD) & card != 0:
        return "WL-SHIELD-04"
    if melee and with_flag(s, seat, slot, HEAVY_MELEE) & card != 0:
        return "WL-HMELEE-02"
    if with_flag(s, seat, slot, COVER) & card != 0:
        return "WL-COVER-02" if melee or frames.attack_flag(s) == AREA else "WL-COVER-01"
    return "WL-DEF-03"


def _no_action(s: Position, seat: i64, action: i64, kind: i64) -> str:
    """Between actions: the acting player tried something that is not offered."""
    if kind == actions.END_TURN or kind == actions.FINISH:
        return "WL-INT-08" if seat == frames.active(s) else "WL-TURN-04"
    if kind == actions.DRAW_TWO:
        return "WL-WILD-01"
    if kind == actions.INTERRUPT or kind == actions.PASS:
        return "WL-RULING-70" if seat != frames.active(s) else "WL-INT-11"
    if kind == actions.DEFEND or kind == actions.TAKE_IT or kind == actions.TARGET:
        return "WL-DEF-01"
    if kind <= actions.REOPEN:
        return "WL-RULING-05" if kind != actions.FACTION else "WL-SETUP-02"
    character = character_of(seat, actions.slot_in(action))
    if kind == actions.REVEAL:
        return "WL-REVEAL-01"
    if not on_board(s.where[character]):
        return "WL-CARD-07"
    if payment(s, seat, action) < 0:
        return "WL-RULING-901"
    if kind == actions.MOVE or kind == actions.CLIMB:
        return _no_step(s, seat, action, kind)
    if kind == actions.CLAIM:
        return _no_claim(s, seat, action)
    if kind == actions.RALLY_ONE or kind == actions.RALLY_TWO:
        return _no_rally(s, seat, action, kind)
    return _no_flag_action(s, seat, action, kind)


def _no_step(s: Position, seat: i64, action: i64, kind: i64) -> str:
    slot = actions.slot_in(action)
    where = s.where[character_of(seat, slot)]
    goal = actions.space_in(action)
    if (s.board.adjacent[where] >> goal) & 1 == 0:
        return "WL-MOVE-03"
    strange = payment(s, seat, action) & ~movers(s, seat, slot)
    if strange != 0:
        open_only = s.cards(seat).open_flag[member(strange, 0)] != NO_FLAG
        return "WL-CARD-05" if open_only else "WL-CARD-02"
    upward = (s.board.up[where] >> goal) & 1 == 1
    if kind == actions.MOVE:
        return "WL-CLIMB-01" if upward else "WL-RULING-31"
    if s.board.high == 0:
        return "WL-CLIMB-04"
    return "WL-CLIMB-01" if upward and actions.paid_cards(action) < 2 else "WL-RULING-31"


def _no_claim(s: Position, seat: i64, action: i64) -> str:
    slot = actions.slot_in(action)
    where = s.where[character_of(seat, slot)]
    if (s.shards[seat] >> where) & 1 == 0:
        for other in range(s.seats):
            if (s.shards[other] >> where) & 1 == 1:
                return "WL-CLAIM-01"
        return "WL-CLAIM-02"
    cards = payment(s, seat, action)
    if actions.paid_cards(action) != 3:
        return "WL-CLAIM-03"
    shared: i64 = EVERY_ICON
    for card in range(s.cards(seat).size):
        if (cards >> card) & 1 == 1:
            shared &= icons_on(s, seat, card)
    for other in range(SLOTS):
        if (shared >> other) & 1 == 1 and s.where[character_of(seat, other)] != OUT:
            return "WL-RULING-35"
    return "WL-CLAIM-05"


def _no_rally(s: Position, seat: i64, action: i64, kind: i64) -> str:
    slot = actions.slot_in(action)
    cards = payment(s, seat, action)
    where = s.where[character_of(seat, slot)]
    if kind == actions.RALLY_ONE:
        if single_rallies(s, seat, slot) & cards == 0:
            return "WL-CARD-03"
        beside = (s.board.adjacent[where] >> actions.space_in(action)) & 1 == 1
        return "WL-RULING-32" if beside else "WL-MOVE-03"
    other = actions.other_in(action)
    if not together(s, character_of(seat, slot), character_of(seat, other)) or slot == other:
        return "WL-RALLY-02"
    if (rallies(s, seat, slot) | rallies(s, seat, other)) & cards == 0:
        return "WL-CARD-03"
    there = s.where[character_of(seat, other)]
    beside = (s.board.adjacent[where] >> actions.space_in(action)) & 1 == 1
    beside_too = (s.board.adjacent[there] >> actions.space2_in(action)) & 1 == 1
    return "WL-RULING-32" if beside and beside_too else "WL-MOVE-03"


def _no_flag_action(s: Position, seat: i64, action: i64, kind: i64) -> str:
    slot = actions.slot_in(action)
    flag = _flag_of(action, kind)
    cards = payment(s, seat, action)
    if actions.paid_cards(action) != 1:
        return "WL-CARD-08"
    if flag == NO_FLAG or with_flag(s, seat, slot, flag) & cards == 0:
        return "WL-CARD-03"
    victim = actions.seat_in(action)
    where = s.where[character_of(seat, slot)]
    if kind == actions.FLY_TO:
        return "WL-FLY-01"
    if kind == actions.AREA_ATTACK:
        space = actions.space_in(action)
        if ((s.board.adjacent[where] | bit(where)) >> space) & 1 == 0:
            return "WL-AREA-02"
        return "WL-RULING-43" if s.settings.area_needs_enemy else "WL-RULING-42"
    if victim == seat:
        return "WL-ATTACK-01"
    if kind == actions.STRIKE:
        return "WL-RULING-41"
    target = s.where[character_of(victim, actions.space_in(action))]
    if not on_board(target):
        return "WL-REVEAL-05"
    seen = (s.board.sight[where] >> target) & 1 == 1
    return "WL-HRANGED-02" if seen and flag == HEAVY_RANGED else "WL-LOS-01"


def _flag_of(action: i64, kind: i64) -> i64:
    """The flag that an action uses; `NO_FLAG` for a strike or a shot by a flag of another kind."""
    named = actions.other_in(action)
    if kind == actions.FLY_TO:
        return FLY
    if kind == actions.AREA_ATTACK:
        return AREA
    if kind == actions.STRIKE:
        return named if named == MELEE or named == HEAVY_MELEE else NO_FLAG
    return named if named == RANGED or named == HEAVY_RANGED else NO_FLAG
