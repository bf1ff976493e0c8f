"""What an action comes to, told before it is played, from nothing but what the seat can see.

Hands of others count by whether they are empty, hidden characters not at all. What somebody may still stop
is told as if nobody did, with what could stop it.
"""

from wildtable.engine.at_table import Outcome
from wildtable.games.wildlands import actions, frames
from wildtable.games.wildlands.cards import AREA, HEAVY_MELEE, HEAVY_RANGED, SLOTS
from wildtable.games.wildlands.events import character_name, character_names, seat_name
from wildtable.games.wildlands.rules.attack import begin_attack, enemies_in, everybody_in
from wildtable.games.wildlands.rules.claim import claim
from wildtable.games.wildlands.rules.defence import deal_damage, is_melee
from wildtable.games.wildlands.rules.turn import CARDS_A_TURN
from wildtable.games.wildlands.state import (
    HAND_LIMIT,
    HIDDEN,
    Data,
    character_of,
    seat_of,
    team,
)

MOVES = (actions.MOVE, actions.CLIMB, actions.FLY_TO, actions.RALLY_ONE, actions.RALLY_TWO)


def outcomes_of(s: Data, seat: int, action: int) -> list[Outcome]:
    """The outcomes of a legal action of that seat."""
    kind = int(actions.kind_of(action))
    character = int(character_of(seat, actions.slot_in(action)))
    if kind in MOVES:
        return _arrival(s, seat, action, kind)
    if kind in (actions.STRIKE, actions.SHOOT, actions.AREA_ATTACK):
        return _attack(s, seat, character, action, kind)
    if kind == actions.CLAIM:
        return _claim(s, seat, action)
    if kind == actions.REVEAL:
        return [{"kind": "appears", "space": int(s.start[character]) + 1}]
    if kind == actions.END_TURN:
        return [{"kind": "draws", "cards": _drawn(s, seat, CARDS_A_TURN, 0)}]
    if kind == actions.DRAW_TWO:
        return [{"kind": "draws", "cards": _drawn(s, seat, 2, 1)}]
    if kind == actions.DEFEND:
        return [{"kind": "stops", "character": character_name(character)}]
    if kind == actions.TAKE_IT:
        return _taken(s, seat, character)
    if kind == actions.TARGET:
        return [_hurt(s, character, int(frames.attack_flag(s)), "settled")]
    return [{"kind": "interrupts"}] if kind == actions.INTERRUPT else []


def _arrival(s: Data, seat: int, action: int, kind: int) -> list[Outcome]:
    """Own shards that are reached (WL-CLAIM-01); nobody hidden is revealed by it (WL-REVEAL-01)."""
    goals = [int(actions.space_in(action))]
    if kind == actions.RALLY_TWO:
        goals.append(int(actions.partner_space_in(action)))
    shards = [goal for goal in goals if (int(s.shards[seat]) >> goal) & 1]
    if shards:
        return [{"kind": "shard", "space": shard + 1} for shard in shards]
    hidden = any(s.where[one] == HIDDEN for one in range(s.seats * SLOTS) if seat_of(one) != seat)
    return [{"kind": "reveals-nothing"}] if hidden else []


def _attack(s: Data, seat: int, attacker: int, action: int, kind: int) -> list[Outcome]:
    """Who is hurt how much, what could stop it, and what it brings if nothing does (WL-DMG-01 to -04)."""
    flag = AREA if kind == actions.AREA_ATTACK else int(actions.flag_in(action))
    victim = int(actions.victim_in(action))
    if kind == actions.STRIKE:
        targets = int(enemies_in(s, seat, 1 << int(s.where[attacker])) & team(victim))
    elif kind == actions.SHOOT:
        targets = 1 << int(character_of(victim, actions.aim_in(action)))
    else:
        targets = int(everybody_in(s, actions.space_in(action)))
    if kind == actions.STRIKE and targets.bit_count() > 1:
        facts: Outcome = {"kind": "one-of", "damage": _force(flag), "seat": seat_name(victim)}
        return [facts | {"targets": character_names(targets), "stops": _stoppable(s, victim, "melee")}]
    hit = [one for one in range(s.seats * SLOTS) if (targets >> one) & 1]
    found = [_hurt(s, one, flag, _stopped_by(s, one, flag)) for one in hit]
    copy = _copy(s)
    begin_attack(copy, attacker, flag, targets)
    deal_damage(copy)
    return found + _gain(s, copy, seat) if found else [{"kind": "hits-nobody"}]


def _force(flag: int) -> int:
    """The damage of an attack (WL-DMG-01, WL-HMELEE-01, WL-HRANGED-01)."""
    return 2 if flag in (HEAVY_MELEE, HEAVY_RANGED) else 1


def _hurt(s: Data, character: int, flag: int, stops: str) -> Outcome:
    """What an undefended character suffers, from its damage and health, which lie open."""
    left = int(s.health(character) - s.damage[character]) - _force(flag)
    facts: Outcome = {"character": character_name(character), "damage": _force(flag), "stops": stops}
    return {"kind": "knocked-out", **facts} if left <= 0 else {"kind": "damage", **facts, "left": left}


def _stopped_by(s: Data, character: int, flag: int) -> str:
    """The flags that stop an attack on that character (WL-MELEE-04, WL-SHIELD-01, WL-COVER-01, -02)."""
    if is_melee(flag):
        return _stoppable(s, int(seat_of(character)), "melee")
    covered = flag != AREA and (int(s.board.cover) >> int(s.where[character])) & 1
    return _stoppable(s, int(seat_of(character)), "shield-or-cover" if covered else "shield")


def _stoppable(s: Data, seat: int, flags: str) -> str:
    """Who has no card in hand, which everybody sees, stops nothing (WL-RULING-89)."""
    return f"by-{flags}" if s.hand[seat] != 0 else "by-nobody"


def _taken(s: Data, seat: int, character: int) -> list[Outcome]:
    """The damage is taken; the end of the game too, if nobody else is attacked."""
    found = [_hurt(s, character, int(frames.attack_flag(s)), "settled")]
    if int(frames.targets(s)).bit_count() == 1:
        copy = _copy(s)
        copy.stack.pop()
        deal_damage(copy)
        found += [one for one in _gain(s, copy, seat) if one["kind"] != "points"]
    return found


def _claim(s: Data, seat: int, action: int) -> list[Outcome]:
    """A point (WL-CLAIM-08), perhaps the last (WL-END-01)."""
    copy = _copy(s)
    claim(copy, seat, actions.slot_in(action))
    return _gain(s, copy, seat)


def _gain(before: Data, after: Data, seat: int) -> list[Outcome]:
    """Points that a seat has won, and how the game has ended, if it has."""
    won = int(after.points[seat] - before.points[seat])
    found: list[Outcome] = []
    if won:
        found.append({"kind": "points", "points": won, "total": int(after.points[seat])})
    if frames.due(after) == frames.OVER:
        winners = int(frames.winners(after))
        names = [seat_name(other) for other in range(after.seats) if (winners >> other) & 1]
        found.append({"kind": "won" if (winners >> seat) & 1 else "lost", "winners": names})
    return found


def _drawn(s: Data, seat: int, owed: int, paid: int) -> int:
    """How many cards are drawn: up to seven in hand, no more than there are (WL-HAND-01, WL-RULING-10)."""
    held = int(s.hand[seat]).bit_count() - paid
    left = int(s.deck[seat] | s.discard[seat]).bit_count()
    return min(owed, HAND_LIMIT - held, left)


def _copy(s: Data) -> Data:
    copy = s.clone()
    assert isinstance(copy, Data)
    return copy
