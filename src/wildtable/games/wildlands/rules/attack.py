"""Attacks: melee, ranged and area (WL-ATTACK, WL-MELEE, WL-HMELEE, WL-RANGED, WL-HRANGED, WL-AREA)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from wildtable.engine.bits import bit
from wildtable.games.wildlands import events, frames
from wildtable.games.wildlands.actions import AREA_ATTACK, NOTHING, SHOOT, STRIKE, pack
from wildtable.games.wildlands.cards import AREA, FLAG_KINDS, HEAVY_MELEE, HEAVY_RANGED, MELEE, RANGED, SLOTS
from wildtable.games.wildlands.rules.defence import begin_defence
from wildtable.games.wildlands.state import Position, character_of, on_board, seat_of, slot_of, team


def with_flag(s: Position, seat: i64, slot: i64, flag: i64) -> i64:
    """The cards in hand by which that character can use that flag: its own or an open one (WL-ATTACK-02)."""
    cards = s.cards(seat)
    return s.hand[seat] & (cards.with_flag[slot * FLAG_KINDS + flag] | cards.with_open[flag])


def enemies_in(s: Position, seat: i64, spaces: i64) -> i64:
    """The enemy characters on some spaces, as bits."""
    found: i64 = 0
    for character in range(s.seats * SLOTS):
        where = s.where[character]
        if on_board(where) and (spaces >> where) & 1 == 1:
            found |= bit(character)
    return found & ~team(seat)


def everybody_in(s: Position, space: i64) -> i64:
    """All revealed characters on a space, as bits (WL-AREA-01)."""
    found: i64 = 0
    for character in range(s.seats * SLOTS):
        if s.where[character] == space:
            found |= bit(character)
    return found


def add_attacks(s: Position, seat: i64, kinds: "vec[i64]", offered: "vec[i64]") -> "vec[i64]":
    """Every attack of every character on the board."""
    for slot in range(SLOTS):
        where = s.where[character_of(seat, slot)]
        if on_board(where):
            offered = add_strikes(s, seat, slot, where, kinds, offered)
            offered = add_shots(s, seat, slot, where, kinds, offered)
            offered = add_area_attacks(s, seat, slot, where, kinds, offered)
    return offered


def add_strikes(
    s: Position, seat: i64, slot: i64, where: i64, kinds: "vec[i64]", offered: "vec[i64]"
) -> "vec[i64]":
    """Melee and heavy melee against a faction in the own space (WL-MELEE-01, -02, WL-RULING-41)."""
    kind_of = s.cards(seat).kind
    enemies = enemies_in(s, seat, bit(where))
    if enemies == 0:
        return offered
    for flag in (MELEE, HEAVY_MELEE):
        fitting = with_flag(s, seat, slot, flag)
        if fitting == 0:
            continue
        for victim in range(s.seats):
            if enemies & team(victim) == 0:
                continue
            for card in kinds:
                if (fitting >> card) & 1 == 1:
                    action = pack(STRIKE, slot, flag, victim, 0, 0, kind_of[card], NOTHING, NOTHING)
                    offered = append(offered, action)
    return offered


def add_shots(
    s: Position, seat: i64, slot: i64, where: i64, kinds: "vec[i64]", offered: "vec[i64]"
) -> "vec[i64]":
    """Ranged in sight, heavy ranged in sight and near (WL-RANGED-01, -02, WL-HRANGED-01, -02)."""
    kind_of = s.cards(seat).kind
    for flag in (RANGED, HEAVY_RANGED):
        fitting = with_flag(s, seat, slot, flag)
        if fitting == 0:
            continue
        reach = s.board.sight[where] if flag == RANGED else s.board.near[where]
        enemies = enemies_in(s, seat, reach)
        if enemies == 0:
            continue
        for character in range(s.seats * SLOTS):
            if (enemies >> character) & 1 == 0:
                continue
            for card in kinds:
                if (fitting >> card) & 1 == 1:
                    victim = seat_of(character)
                    aim = slot_of(character)
                    action = pack(SHOOT, slot, flag, victim, aim, 0, kind_of[card], NOTHING, NOTHING)
                    offered = append(offered, action)
    return offered


def add_area_attacks(
    s: Position, seat: i64, slot: i64, where: i64, kinds: "vec[i64]", offered: "vec[i64]"
) -> "vec[i64]":
    """The own space or one beside it, up an arrow too (WL-AREA-01, -02, -03)."""
    kind_of = s.cards(seat).kind
    fitting = with_flag(s, seat, slot, AREA)
    if fitting == 0:
        return offered
    reach = s.board.adjacent[where] | bit(where)
    for space in range(s.board.size):
        if (reach >> space) & 1 == 1 and area_has_target(s, seat, space):
            for card in kinds:
                if (fitting >> card) & 1 == 1:
                    action = pack(AREA_ATTACK, slot, 0, 0, space, 0, kind_of[card], NOTHING, NOTHING)
                    offered = append(offered, action)
    return offered


def area_has_target(s: Position, seat: i64, space: i64) -> bool:
    """Somebody must stand there, own ones count (WL-RULING-42, WL-RULING-43)."""
    if s.settings.area_needs_enemy:
        return enemies_in(s, seat, bit(space)) != 0
    return s.settings.area_empty_ok or everybody_in(s, space) != 0


def strike(s: Position, attacker: i64, flag: i64, victim: i64) -> None:
    """Melee: the owner names the target if there is a choice (WL-MELEE-03, WL-RULING-40)."""
    candidates = enemies_in(s, seat_of(attacker), bit(s.where[attacker])) & team(victim)
    begin_attack(s, attacker, flag, candidates)
    events.attacked(s, victim)
    if candidates & (candidates - 1) == 0:
        begin_defence(s)
    else:
        frames.push_target(s, victim)


def name_target(s: Position, character: i64) -> None:
    """The owner has chosen, openly (WL-RULING-40)."""
    s.stack.pop()
    frames.aim_at(s, character)
    events.target_named(s, character)
    begin_defence(s)


def shoot(s: Position, attacker: i64, flag: i64, target: i64) -> None:
    """Ranged: the attacker chose the target (WL-RANGED-01, WL-HRANGED-01)."""
    begin_attack(s, attacker, flag, bit(target))
    events.attacked(s, seat_of(target))
    begin_defence(s)


def attack_area(s: Position, attacker: i64, space: i64) -> None:
    """Everybody there is attacked, own characters and the attacker too (WL-AREA-01)."""
    begin_attack(s, attacker, AREA, everybody_in(s, space))
    events.area_attacked(s, space)
    begin_defence(s)


def begin_attack(s: Position, attacker: i64, flag: i64, targets: i64) -> None:
    """Note an attack; one on an enemy, stopped or not, is progress (WL-RULING-78)."""
    frames.push_attack(s, attacker, flag, targets)
    if targets & ~team(seat_of(attacker)) != 0:
        s.quiet = 0
