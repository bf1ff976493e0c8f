"""Attacks: melee, ranged and area (WL-ATTACK, WL-MELEE, WL-HMELEE, WL-RANGED, WL-HRANGED, WL-AREA)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from wildtable.engine.bits import bit
from wildtable.engine.refusal import OK
from wildtable.games.wildlands import actions, events, frames
from wildtable.games.wildlands.cards import AREA, HEAVY_MELEE, HEAVY_RANGED, MELEE, RANGED, SLOTS
from wildtable.games.wildlands.rules.defence import begin_defence
from wildtable.games.wildlands.state import Data, character_of, on_board, seat_of, slot_of, team


def with_flag(s: Data, seat: i64, slot: i64, flag: i64) -> i64:
    """The cards in hand by which that character can use that flag: its own or an open one (WL-ATTACK-02)."""
    return s.hand[seat] & s.cards(seat).by_flag(slot, flag)


def enemies_in(s: Data, seat: i64, spaces: i64) -> i64:
    """The enemy characters on some spaces, as bits."""
    found: i64 = 0
    for character in range(s.seats * SLOTS):
        where = s.where[character]
        if on_board(where) and (spaces >> where) & 1 == 1:
            found |= bit(character)
    return found & ~team(seat)


def enemy_spaces(s: Data, seat: i64) -> i64:
    """The spaces where an enemy stands, as bits."""
    found: i64 = 0
    first = character_of(seat, 0)
    for character in range(s.seats * SLOTS):
        where = s.where[character]
        if on_board(where) and (character < first or character >= first + SLOTS):
            found |= bit(where)
    return found


def everybody_in(s: Data, space: i64) -> i64:
    """All revealed characters on a space, as bits (WL-AREA-01)."""
    found: i64 = 0
    for character in range(s.seats * SLOTS):
        if s.where[character] == space:
            found |= bit(character)
    return found


def shot_reach(s: Data, where: i64, flag: i64) -> i64:
    """The spaces that a shot reaches: those in sight, by heavy ranged only the near ones (WL-HRANGED-02)."""
    return s.board.sight[where] if flag == RANGED else s.board.near[where]


def area_reach(s: Data, where: i64) -> i64:
    """The own space and those beside it, up an arrow too (WL-AREA-02, WL-AREA-03, WL-DE-12, WL-EX-16)."""
    return s.board.adjacent[where] | bit(where)


def area_has_target(s: Data, seat: i64, space: i64) -> bool:
    """Somebody must stand there, own ones count (WL-RULING-42, WL-RULING-43)."""
    if s.settings.area_needs_enemy:
        return enemies_in(s, seat, bit(space)) != 0
    return s.settings.area_empty_ok or everybody_in(s, space) != 0


# The checks.


def check_flag(s: Data, seat: i64, slot: i64, flag: i64, cards: i64, paid: i64) -> str:
    """One card by which that character can use that flag (WL-CARD-03, WL-CARD-08, WL-ATTACK-02)."""
    if paid != 1:
        return "WL-CARD-08"
    return OK if cards & with_flag(s, seat, slot, flag) != 0 else "WL-CARD-03"


def check_strike(s: Data, seat: i64, slot: i64, victim: i64) -> str:
    """That faction is an enemy and stands in the same space (WL-ATTACK-01, WL-MELEE-01, WL-RULING-41).

    WL-MELEE-02, WL-DE-23.
    """
    if victim == seat:
        return "WL-ATTACK-01"
    where = s.where[character_of(seat, slot)]
    return OK if enemies_in(s, seat, bit(where)) & team(victim) != 0 else "WL-RULING-41"


def check_shot(s: Data, seat: i64, slot: i64, flag: i64, victim: i64, aim: i64) -> str:
    """The target is an enemy on the board, in sight, and near for heavy ranged.

    WL-ATTACK-01, WL-REVEAL-05, WL-RANGED-01, -02, WL-HRANGED-01, -02; why it is not seen says the board.

    WL-RANGED-02, WL-DE-02, WL-EX-18.
    """
    if victim == seat:
        return "WL-ATTACK-01"
    here = s.where[character_of(seat, slot)]
    there = s.where[character_of(victim, aim)]
    if not on_board(there):
        return "WL-REVEAL-05"
    if (shot_reach(s, here, flag) >> there) & 1 == 1:
        return OK
    unseen = s.board.why_unseen(here, there)
    return unseen if unseen != OK else "WL-HRANGED-02"


def check_area(s: Data, seat: i64, slot: i64, space: i64) -> str:
    """The space is in reach and somebody stands there (WL-AREA-02, WL-RULING-42, WL-RULING-43, WL-DE-13)."""
    if (area_reach(s, s.where[character_of(seat, slot)]) >> space) & 1 == 0:
        return "WL-AREA-02"
    if area_has_target(s, seat, space):
        return OK
    return "WL-RULING-43" if s.settings.area_needs_enemy else "WL-RULING-42"


def check_target(s: Data, seat: i64, slot: i64) -> str:
    """The strike may hit that character of the attacked seat (WL-MELEE-03)."""
    hit = (frames.targets(s) >> character_of(seat, slot)) & 1 == 1
    return OK if hit else "WL-MELEE-03"


# What is offered.


def add_attacks(s: Data, seat: i64, kinds: "vec[i64]", offered: "vec[i64]") -> "vec[i64]":
    """Every attack of every character on the board, where the hand shows a flag for it."""
    hand = s.hand[seat]
    any_of = s.cards(seat).with_any
    strikes = hand & (any_of[MELEE] | any_of[HEAVY_MELEE]) != 0
    shoots = hand & (any_of[RANGED] | any_of[HEAVY_RANGED]) != 0
    areas = hand & any_of[AREA] != 0
    if not strikes and not shoots and not areas:
        return offered
    enemies = enemy_spaces(s, seat)
    for slot in range(SLOTS):
        where = s.where[character_of(seat, slot)]
        if on_board(where):
            if strikes and (enemies >> where) & 1 == 1:
                offered = add_strikes(s, seat, slot, where, kinds, offered)
            if shoots and enemies & s.board.sight[where] != 0:
                offered = add_shots(s, seat, slot, where, kinds, offered)
            if areas:
                offered = add_area_attacks(s, seat, slot, where, kinds, offered)
    return offered


def add_strikes(
    s: Data, seat: i64, slot: i64, where: i64, kinds: "vec[i64]", offered: "vec[i64]"
) -> "vec[i64]":
    """Melee and heavy melee that `check_strike` allows (WL-MELEE-01, -02, WL-HMELEE-01)."""
    kind_of = s.cards(seat).kind
    enemies = enemies_in(s, seat, bit(where))
    for flag in range(MELEE, HEAVY_MELEE + 1):
        fitting = with_flag(s, seat, slot, flag)
        if fitting == 0:
            continue
        for victim in range(s.seats):
            if enemies & team(victim) == 0:
                continue
            for card in kinds:
                if (fitting >> card) & 1 == 1:
                    offered = append(offered, actions.strike(slot, flag, victim, kind_of[card]))
    return offered


def add_shots(
    s: Data, seat: i64, slot: i64, where: i64, kinds: "vec[i64]", offered: "vec[i64]"
) -> "vec[i64]":
    """Ranged and heavy ranged that `check_shot` allows."""
    kind_of = s.cards(seat).kind
    for flag in range(RANGED, HEAVY_RANGED + 1):
        fitting = with_flag(s, seat, slot, flag)
        if fitting == 0:
            continue
        enemies = enemies_in(s, seat, shot_reach(s, where, flag))
        if enemies == 0:
            continue
        for character in range(s.seats * SLOTS):
            if (enemies >> character) & 1 == 0:
                continue
            victim = seat_of(character)
            aim = slot_of(character)
            for card in kinds:
                if (fitting >> card) & 1 == 1:
                    offered = append(offered, actions.shoot(slot, flag, victim, aim, kind_of[card]))
    return offered


def add_area_attacks(
    s: Data, seat: i64, slot: i64, where: i64, kinds: "vec[i64]", offered: "vec[i64]"
) -> "vec[i64]":
    """Area attacks that `check_area` allows."""
    fitting = with_flag(s, seat, slot, AREA)
    if fitting == 0:
        return offered
    kind_of = s.cards(seat).kind
    reach = area_reach(s, where)
    for space in range(s.board.size):
        if (reach >> space) & 1 == 1 and area_has_target(s, seat, space):
            for card in kinds:
                if (fitting >> card) & 1 == 1:
                    offered = append(offered, actions.attack_area(slot, space, kind_of[card]))
    return offered


def add_targets(s: Data, seat: i64, offered: "vec[i64]") -> "vec[i64]":
    """The owner's characters that the strike may hit (WL-MELEE-03)."""
    for slot in range(SLOTS):
        if check_target(s, seat, slot) == OK:
            offered = append(offered, actions.target(slot))
    return offered


# What an attack does.


def strike(s: Data, attacker: i64, flag: i64, victim: i64) -> None:
    """Melee: the owner names the target if there is a choice (WL-MELEE-03, WL-RULING-40)."""
    candidates = enemies_in(s, seat_of(attacker), bit(s.where[attacker])) & team(victim)
    begin_attack(s, attacker, flag, candidates)
    events.attacked(s, victim)
    if candidates & (candidates - 1) == 0:
        begin_defence(s)
    else:
        frames.push_target(s, victim)


def name_target(s: Data, character: i64) -> None:
    """The owner has chosen, openly (WL-RULING-40)."""
    s.stack.pop()
    frames.aim_at(s, character)
    events.target_named(s, character)
    begin_defence(s)


def shoot(s: Data, attacker: i64, flag: i64, target: i64) -> None:
    """Ranged: the attacker chose the target (WL-RANGED-01, WL-HRANGED-01)."""
    begin_attack(s, attacker, flag, bit(target))
    events.attacked(s, seat_of(target))
    begin_defence(s)


def attack_area(s: Data, attacker: i64, space: i64) -> None:
    """Everybody there is attacked, own characters and the attacker too (WL-AREA-01)."""
    begin_attack(s, attacker, AREA, everybody_in(s, space))
    events.area_attacked(s, space)
    begin_defence(s)


def begin_attack(s: Data, attacker: i64, flag: i64, targets: i64) -> None:
    """Note an attack; one on an enemy, stopped or not, is progress (WL-RULING-78)."""
    frames.push_attack(s, attacker, flag, targets)
    if targets & ~team(seat_of(attacker)) != 0:
        s.quiet = 0
