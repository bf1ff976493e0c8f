"""Defence, damage and knock-outs (WL-DEF, WL-SHIELD, WL-COVER, WL-DMG)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from wildtable.games.wildlands import events, frames
from wildtable.games.wildlands.actions import DEFEND, NOTHING, TAKE_IT, pack
from wildtable.games.wildlands.cards import (
    AREA,
    COVER,
    FLAG_KINDS,
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
    Position,
    character_of,
    seat_of,
    slot_of,
)


def begin_defence(s: Position) -> None:
    """Ask the first owner; with nobody to ask the damage is dealt (WL-ATTACK-03)."""
    ask_next(s, NOBODY)


def ask_next(s: Position, after: i64) -> None:
    """Ask for the next attacked character after that one: owners clockwise from the attacker's left.

    The attacker comes last (WL-RULING-44, WL-RULING-88). An owner is asked if it holds any card, fitting or
    not (WL-RULING-89).
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


def stopping(s: Position, character: i64) -> i64:
    """The cards of its owner's set that stop the attack on that character (WL-DEF-01, -03).

    Melee stops melee (WL-MELEE-04); shield stops ranged and area (WL-SHIELD-01, -04); cover stops ranged in
    a cover space (WL-COVER-01, -02). The flag is its own or an open one (WL-RULING-46).
    """
    seat = seat_of(character)
    slot = slot_of(character)
    cards = s.cards(seat)
    attack = frames.attack_flag(s)
    if attack == MELEE or attack == HEAVY_MELEE:
        fitting = cards.with_flag[slot * FLAG_KINDS + MELEE] | cards.with_open[MELEE]
    else:
        fitting = cards.with_flag[slot * FLAG_KINDS + SHIELD] | cards.with_open[SHIELD]
        if attack != AREA and (s.board.cover >> s.where[character]) & 1 == 1:
            fitting |= cards.with_flag[slot * FLAG_KINDS + COVER] | cards.with_open[COVER]
    return fitting


def add_defences(s: Position, seat: i64, kinds: "vec[i64]", offered: "vec[i64]") -> "vec[i64]":
    """No defence (WL-DEF-04), or one card (WL-RULING-48)."""
    defender = frames.defender(s)
    slot = slot_of(defender)
    offered = append(offered, pack(TAKE_IT, slot, 0, 0, 0, 0, NOTHING, NOTHING, NOTHING))
    fitting = s.hand[seat] & stopping(s, defender)
    for card in kinds:
        if (fitting >> card) & 1 == 1:
            kind = s.cards(seat).kind[card]
            offered = append(offered, pack(DEFEND, slot, 0, 0, 0, 0, kind, NOTHING, NOTHING))
    return offered


def defend(s: Position, card: i64) -> None:
    """One card (as a set) stops all damage of the attack to that character (WL-DEF-02, WL-ATTACK-04)."""
    character = frames.defender(s)
    s.stack.pop()
    lay_aside(s, seat_of(character), card)
    frames.shield(s, character)
    events.defended(s, character, card)
    ask_next(s, character)


def take_it(s: Position) -> None:
    """No defence; whether there could have been one is nobody's business (WL-RULING-89)."""
    character = frames.defender(s)
    s.stack.pop()
    ask_next(s, character)


def deal_damage(s: Position) -> None:
    """All undefended characters are hurt at the same moment (WL-DMG-01, -02, WL-RULING-44)."""
    before = survivors(s)
    flag = frames.attack_flag(s)
    hurt: i64 = 2 if flag == HEAVY_MELEE or flag == HEAVY_RANGED else 1
    attacker = seat_of(frames.attacker(s))
    undefended = frames.targets(s) & ~frames.shielded(s)
    s.stack.pop()
    points: i64 = 0
    for character in range(s.seats * SLOTS):
        if (undefended >> character) & 1 == 1:
            s.damage[character] += hurt
            events.damaged(s, character, hurt)
            if s.damage[character] >= s.health(character):
                knock_out(s, character)
                if seat_of(character) != attacker:
                    points += 1
    if points > 0:
        score(s, attacker, points, FLAGS[flag])
    if not check_points(s):
        check_elimination(s, before)


def knock_out(s: Position, character: i64) -> None:
    """Off the board for good (WL-DMG-02, -05); the caller sees to the point (WL-DMG-03, -04)."""
    s.where[character] = OUT
    s.damage[character] = 0
    events.knocked_out(s, character)
