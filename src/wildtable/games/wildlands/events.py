"""What happened, told to the sink where one is attached.

Each fact is put on the public list or on that of one seat here and nowhere else: hands, dealt and assigned
map cards and sealed answers are private; everything that lies on the table is public. A `barrier` marks what
nobody may take back (WL-RULING-81).
"""

from typing import Final

from mypy_extensions import i64

from wildtable.engine.bits import member
from wildtable.engine.event import Event
from wildtable.games.wildlands import actions, frames
from wildtable.games.wildlands.cards import COVER, FLAGS, HEAVY_MELEE, MELEE, SHIELD, SLOTS, CardSet
from wildtable.games.wildlands.state import OUT, REASONS, Data, character_of, seat_of, slot_of

SHARD: Final = "shard"
USES: Final = {
    actions.MOVE: "move",
    actions.CLIMB: "climb",
    actions.CLAIM: "claim",
    actions.AREA_ATTACK: "area",
    actions.RALLY_ONE: "rally",
    actions.RALLY_TWO: "rally",
    actions.FLY_TO: "fly",
    actions.DRAW_TWO: "draw-two",
}


def seat_name(seat: i64) -> str:
    return f"P{seat + 1}"


def character_name(character: i64) -> str:
    """A character by seat and slot: `P2.3`."""
    return f"{seat_name(seat_of(character))}.{slot_of(character) + 1}"


def numbers(spaces: i64) -> list[int]:
    """The printed numbers of a set of spaces."""
    return [space + 1 for space in members(spaces)]


def seat_names(seats: i64) -> list[str]:
    """The names of a set of seats."""
    return [seat_name(seat) for seat in members(seats)]


def character_names(characters: i64) -> list[str]:
    """The names of a set of characters."""
    return [character_name(character) for character in members(characters)]


def members(bits: i64) -> list[int]:
    """All members of a set, in rising order."""
    found: list[int] = []
    number = 0
    while bits != 0:
        if bits & 1 == 1:
            found.append(number)
        bits >>= 1
        number += 1
    return found


def faction_picked(s: Data, seat: i64) -> None:
    if s.events is not None:
        name = s.settings.faction_names[s.faction[seat]]
        s.events.append(Event("faction-picked", {"seat": seat_name(seat), "faction": name}))


def map_card_dealt(s: Data, seat: i64, space: i64) -> None:
    if s.events is not None:
        own: dict[str, object] = {"space": int(space) + 1}
        s.events.append(Event("map-card-dealt", {"seat": seat_name(seat)}, {seat: own}, barrier=True))


def assigned(s: Data, seat: i64, slot: i64, space: i64) -> None:
    if s.events is not None:
        own: dict[str, object] = {
            "character": character_name(character_of(seat, slot)),
            "space": int(space) + 1,
        }
        s.events.append(Event("assigned", None, {seat: own}))


def reopened(s: Data, seat: i64) -> None:
    if s.events is not None:
        s.events.append(Event("reopened", None, {seat: {}}))


def shards_placed(s: Data, seat: i64) -> None:
    if s.events is not None:
        facts: dict[str, object] = {"seat": seat_name(seat), "spaces": numbers(s.shards[seat])}
        s.events.append(Event("shards-placed", facts, barrier=True))


def deck_renewed(s: Data, seat: i64) -> None:
    _seat_event(s, "deck-renewed", seat)


def drew(s: Data, seat: i64, card: i64) -> None:
    if s.events is not None:
        own: dict[str, object] = {"card": s.cards(seat).text(card)}
        s.events.append(Event("drew", {"seat": seat_name(seat)}, {seat: own}, barrier=True))


def turn_began(s: Data, seat: i64) -> None:
    _seat_event(s, "turn-began", seat)


def end_declared(s: Data, seat: i64) -> None:
    _seat_event(s, "end-declared", seat)


def interrupt_finished(s: Data, seat: i64) -> None:
    """`turn` is whoever has the turn and goes on with it; nobody, if they are out of the game."""
    if s.events is not None:
        facts: dict[str, object] = {"seat": seat_name(seat)}
        if s.alive(frames.active(s)):
            facts["turn"] = seat_name(frames.active(s))
        s.events.append(Event("interrupt-finished", facts))


def interrupted(s: Data, seat: i64, acted: i64) -> None:
    """`after` is whoever acted last; if somebody else has the `turn`, their interrupt is over (WL-INT-08)."""
    if s.events is not None:
        facts: dict[str, object] = {"seat": seat_name(seat), "after": seat_name(acted)}
        facts["turn"] = seat_name(frames.active(s))
        s.events.append(Event("interrupted", facts))


def answered(s: Data, seat: i64, interrupts: bool) -> None:
    if s.events is not None:
        own: dict[str, object] = {"answer": "interrupt" if interrupts else "pass"}
        s.events.append(Event("answered", None, {seat: own}))


def played(s: Data, seat: i64, cards: i64, action: i64) -> None:
    """The cards of an action are laid down for all to see.

    `as` is what they are used for, `by` says whose lines on them count.
    """
    if s.events is not None:
        own = s.cards(seat)
        texts = [own.text(card) for card in range(own.size) if (cards >> card) & 1]
        facts: dict[str, object] = {"seat": seat_name(seat), "cards": texts, "as": _use(action)}
        facts["by"] = [character_name(character_of(seat, slot)) for slot in _users(s, seat, cards, action)]
        s.events.append(Event("played", facts))


def _users(s: Data, seat: i64, cards: i64, action: i64) -> list[i64]:
    """The slots of those who use the cards; nobody draws two."""
    kind = actions.kind_of(action)
    slot = actions.slot_in(action)
    if kind == actions.DRAW_TWO:
        return []
    if kind == actions.RALLY_TWO:
        return [slot, actions.partner_in(action)]
    return [_payer(s, seat, cards, slot)] if kind == actions.CLAIM else [slot]


def _payer(s: Data, seat: i64, cards: i64, claimer: i64) -> i64:
    """Whose icon pays for a shard: the claimer's, or that of one who is knocked out (WL-CLAIM-04)."""
    if _shows(s.cards(seat), cards, claimer):
        return claimer
    for slot in range(SLOTS):
        if s.where[character_of(seat, slot)] == OUT and _shows(s.cards(seat), cards, slot):
            return slot
    return claimer


def _shows(own: CardSet, cards: i64, slot: i64) -> bool:
    """Have all the cards the icon of that slot, save the wild ones?"""
    return cards & ~own.wilds & ~own.with_icon[slot] == 0


def _use(action: i64) -> str:
    """The word with which the action begins: a flag, or what needs none."""
    kind = actions.kind_of(action)
    if kind == actions.STRIKE or kind == actions.SHOOT:
        return FLAGS[actions.flag_in(action)]
    return USES[int(kind)]


def revealed(s: Data, character: i64, space: i64) -> None:
    if s.events is not None:
        facts: dict[str, object] = {"character": character_name(character), "space": int(space) + 1}
        s.events.append(Event("revealed", facts, barrier=True))


def moved(s: Data, character: i64, origin: i64, goal: i64) -> None:
    if s.events is not None:
        facts: dict[str, object] = {"character": character_name(character), "from": int(origin) + 1}
        facts["to"] = int(goal) + 1
        s.events.append(Event("moved", facts))


def claimed(s: Data, character: i64, space: i64) -> None:
    if s.events is not None:
        facts: dict[str, object] = {"character": character_name(character), "space": int(space) + 1}
        s.events.append(Event("claimed", facts))


def scored(s: Data, seat: i64, points: i64, cause: str) -> None:
    """`for` is a shard, or the flag of the attack that knocked somebody out."""
    if s.events is not None:
        facts: dict[str, object] = {"seat": seat_name(seat), "points": int(points)}
        facts["total"] = int(s.points[seat])
        facts["for"] = cause
        s.events.append(Event("scored", facts))


def attacked(s: Data, victim: i64) -> None:
    """A strike names the faction it aims at, a shot its one target."""
    if s.events is not None:
        facts: dict[str, object] = {"character": character_name(frames.attacker(s))}
        facts["attack"] = FLAGS[frames.attack_flag(s)]
        facts["seat"] = seat_name(victim)
        facts["targets"] = character_names(frames.targets(s))
        s.events.append(Event("attacked", facts))


def area_attacked(s: Data, space: i64) -> None:
    if s.events is not None:
        facts: dict[str, object] = {"character": character_name(frames.attacker(s))}
        facts["space"] = int(space) + 1
        facts["targets"] = character_names(frames.targets(s))
        s.events.append(Event("area-attacked", facts))


def target_named(s: Data, character: i64) -> None:
    _character_event(s, "target-named", character)


def defended(s: Data, character: i64, card: i64) -> None:
    if s.events is not None:
        facts: dict[str, object] = {"character": character_name(character)}
        own = s.cards(seat_of(character))
        facts["card"] = own.text(member(card, 0))
        facts["flag"] = FLAGS[_defence(s, character, card)]
        s.events.append(Event("defended", facts))


def _defence(s: Data, character: i64, card: i64) -> i64:
    """The flag by which a card stops the attack; a shield where it shows cover too."""
    attack = frames.attack_flag(s)
    if attack == MELEE or attack == HEAVY_MELEE:
        return MELEE
    own = s.cards(seat_of(character))
    return SHIELD if card & own.by_flag(slot_of(character), SHIELD) != 0 else COVER


def damaged(s: Data, character: i64, hurt: i64) -> None:
    if s.events is not None:
        facts: dict[str, object] = {"character": character_name(character), "damage": int(hurt)}
        s.events.append(Event("damaged", facts))


def knocked_out(s: Data, character: i64) -> None:
    _character_event(s, "knocked-out", character)


def tied(s: Data) -> None:
    if s.events is not None:
        s.events.append(Event("tied", {}))


def game_over(s: Data) -> None:
    if s.events is not None:
        facts: dict[str, object] = {"winners": seat_names(frames.winners(s))}
        facts["reason"] = REASONS[frames.reason(s)]
        s.events.append(Event("game-over", facts))


def _seat_event(s: Data, kind: str, seat: i64) -> None:
    if s.events is not None:
        s.events.append(Event(kind, {"seat": seat_name(seat)}))


def _character_event(s: Data, kind: str, character: i64) -> None:
    if s.events is not None:
        s.events.append(Event(kind, {"character": character_name(character)}))
