"""Defence, damage and knock-outs (WL-DEF, WL-SHIELD, WL-COVER, WL-DMG)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from wildtable.engine.refusal import OK
from wildtable.games.wildlands import actions, events, frames
from wildtable.games.wildlands.cards import (
    AREA,
    COVER,
    FLAGS,
    HEAVY_MELEE,
    HEAVY_RANGED,
    MELEE,
    SHIELD,
    SLOTS,
)
from wildtable.games.wildlands.rules.hand import lay_aside
from wildtable.games.wildlands.rules.scoring import check_elimination, check_points, score, survivors
from wildtable.games.wildlands.state import (
    NOBODY,
    OUT,
    Data,
    changed,
    character_of,
    seat_of,
    slot_of,
)


def begin_defence(s: Data) -> None:
    """Ask the first owner; with nobody to ask the damage is dealt (WL-ATTACK-03)."""
    ask_next(s, NOBODY)


def ask_next(s: Data, after: i64) -> None:
    """Ask for the next attacked character after that one: owners clockwise from the attacker's left.

    The attacker comes last (WL-RULING-44, WL-RULING-88). An owner is asked if it holds any card, fitting or
    not (WL-RULING-89).

    WL-SHIELD-03, WL-RULING-45, WL-RULING-50, WL-RULING-51.
    """
    waiting = after == NOBODY
    attacking = seat_of(frames.attacker(s))
    targets = frames.targets(s)
    for distance in range(1, s.seats + 1):
        seat = (attacking + distance) % s.seats
        for slot in range(SLOTS):
            character = character_of(seat, slot)
            if not waiting:
                waiting = character == after
            elif (targets >> character) & 1 == 1 and s.hand[seat] != 0:
                frames.push_defend(s, character)
                return
    deal_damage(s)


def stopping(s: Data, character: i64) -> i64:
    """The cards of its owner's set that stop the attack on that character (WL-DEF-01, -03).

    Melee stops melee (WL-MELEE-04); shield stops ranged and area (WL-SHIELD-01, -04); cover stops ranged in
    a cover space (WL-COVER-01, -02). The flag is its own or an open one (WL-RULING-46).

    WL-RULING-49.
    """
    return flags_against(s, character, slot_of(character))


def flags_against(s: Data, character: i64, slot: i64) -> i64:
    """The cards with a flag against the attack on that character which the slot could use."""
    cards = s.cards(seat_of(character))
    attack = frames.attack_flag(s)
    if is_melee(attack):
        return cards.by_flag(slot, MELEE)
    fitting = cards.by_flag(slot, SHIELD)
    if attack != AREA and (s.board.cover >> s.where[character]) & 1 == 1:
        fitting |= cards.by_flag(slot, COVER)
    return fitting


def is_melee(flag: i64) -> bool:
    return flag == MELEE or flag == HEAVY_MELEE


def check_defended(s: Data, seat: i64, slot: i64) -> str:
    """It is that character whose defence is asked for (WL-RULING-46)."""
    return OK if character_of(seat, slot) == frames.defender(s) else "WL-RULING-46"


def check_one_card(paid: i64) -> str:
    """A character is defended with one card (WL-RULING-48)."""
    return OK if paid == 1 else "WL-RULING-48"


def check_stops(s: Data, card: i64) -> str:
    """The card stops the attack on the character that is asked for, as `stopping` has it (WL-DEF-03)."""
    character = frames.defender(s)
    if card & stopping(s, character) != 0:
        return OK
    cards = s.cards(seat_of(character))
    slot = slot_of(character)
    attack = frames.attack_flag(s)
    if card & cards.wilds != 0:
        return "WL-WMOVE-02"
    if is_melee(attack) and card & cards.by_flag(slot, SHIELD) != 0:
        return "WL-SHIELD-04"
    if is_melee(attack) and card & cards.by_flag(slot, HEAVY_MELEE) != 0:
        return "WL-HMELEE-02"
    if card & cards.by_flag(slot, COVER) != 0:
        return "WL-COVER-02" if is_melee(attack) or attack == AREA else "WL-COVER-01"
    for other in range(SLOTS):
        if card & flags_against(s, character, other) != 0:
            return "WL-RULING-46"
    return "WL-DEF-03"


def add_defences(s: Data, seat: i64, kinds: "vec[i64]", offered: "vec[i64]") -> "vec[i64]":
    """No defence (WL-DEF-04), or one card (WL-RULING-48)."""
    defender = frames.defender(s)
    slot = slot_of(defender)
    offered = append(offered, actions.take_it(slot))
    fitting = s.hand[seat] & stopping(s, defender)
    for card in kinds:
        if (fitting >> card) & 1 == 1:
            offered = append(offered, actions.defend(slot, s.cards(seat).kind[card]))
    return offered


def defend(s: Data, card: i64) -> None:
    """One card (as a set) stops all damage of the attack to that character (WL-DEF-02, WL-ATTACK-04).

    WL-SHIELD-02, WL-DE-14, WL-EX-17.
    """
    character = frames.defender(s)
    s.stack.pop()
    lay_aside(s, seat_of(character), card)
    frames.shield(s, character)
    events.defended(s, character, card)
    ask_next(s, character)


def take_it(s: Data) -> None:
    """No defence; whether there could have been one is nobody's business (WL-RULING-89)."""
    character = frames.defender(s)
    s.stack.pop()
    ask_next(s, character)


def deal_damage(s: Data) -> None:
    """All undefended characters are hurt at the same moment (WL-DMG-01, -02, WL-RULING-44).

    WL-AREA-04, WL-DMG-04, WL-RULING-47, WL-RULING-87, WL-DE-01, WL-DE-19.
    """
    before = survivors(s)
    flag = frames.attack_flag(s)
    hurt: i64 = 2 if flag == HEAVY_MELEE or flag == HEAVY_RANGED else 1
    attacker = seat_of(frames.attacker(s))
    undefended = frames.targets(s) & ~frames.shielded(s)
    s.stack.pop()
    points: i64 = 0
    for character in range(s.seats * SLOTS):
        if (undefended >> character) & 1 == 1:
            s.damage = changed(s.damage, character, s.damage[character] + hurt)
            events.damaged(s, character, hurt)
            if s.damage[character] >= s.health(character):
                knock_out(s, character)
                if seat_of(character) != attacker:
                    points += 1
    if points > 0:
        score(s, attacker, points, FLAGS[flag])
    if not check_points(s):
        check_elimination(s, before)


def knock_out(s: Data, character: i64) -> None:
    """Off the board for good (WL-DMG-02, WL-DMG-05); the caller sees to the point (WL-DMG-03, WL-DMG-04)."""
    s.where[character] = OUT
    s.damage = changed(s.damage, character, 0)
    events.knocked_out(s, character)
