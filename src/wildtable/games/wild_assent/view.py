"""What a seat may see: everything but the sealed choices of others (ledger of hidden information)."""

from wildtable.engine.state import View
from wildtable.games.wild_assent import frames, tables
from wildtable.games.wild_assent.events import gladiator_name, side_name
from wildtable.games.wild_assent.legal import owes
from wildtable.games.wild_assent.position import write_frame, write_public
from wildtable.games.wild_assent.rules.blows import DEFAULT, blow_of
from wildtable.games.wild_assent.rules.modify import changed, speed_of
from wildtable.games.wild_assent.rules.settling import KINDS
from wildtable.games.wild_assent.rules.sight import covers
from wildtable.games.wild_assent.rules.silvestrem import meets
from wildtable.games.wild_assent.rules.troupe import printed
from wildtable.games.wild_assent.state import (
    CARD,
    EQUIPMENT,
    FIRST_CREATURE,
    FIRST_DIE,
    GLADIATORS,
    GONE,
    MARKS,
    REASONS,
    WORKING,
    Data,
)
from wildtable.games.wild_assent.words import (
    BASE_POINT,
    BLIND,
    DAMAGE_FACE,
    DEFENSE_FACE,
    DEFENSE_POINT,
    DICE_POINT,
    MAGICAL_POINT,
    PHYSICAL_POINT,
)


def view_of(s: Data, seat: int | None) -> View:
    """The position as a seat sees it; `None` is a spectator."""
    view: View = {
        "game": "wild_assent",
        "seat": seat,
        "step": frames.step_name(s),
        "options": s.settings.options,
        **write_public(s),
        "stack": [write_frame(s, seen_frame(s, frame, seat)) for frame in s.stack.frames()],
    }
    view["numbers"] = {
        gladiator_name(s, one): numbers_of(s, one) for one in range(GLADIATORS) if s.lives(one)
    }
    card = int(s.of[CARD])
    if card != GONE and s.tables.silvestrem_kinds[card] == tables.DEMAND:
        view["demand"] = [meets(s, card, side) for side in range(2)]
    if seat is not None:
        view["asks_you"] = owes(s, seat)
    if s.stack.kind() == frames.OVER:
        winners = int(s.stack.get(frames.WINNERS))
        view["winners"] = [side_name(s, side) for side in range(2) if (winners >> side) & 1]
        view["reason"] = REASONS[s.stack.get(frames.REASON)]
    return view


def seen_frame(s: Data, frame: list[int], seat: int | None) -> list[int]:
    """A frame without what others have sealed (WA-RULING-113, WA-RULING-120)."""
    kind, owner, *fields = frame
    if kind == frames.CHOOSE:
        fields = [value if number % 4 == seat else 0 for number, value in enumerate(fields)]
    side = None if seat is None else s.side(seat)
    if kind == frames.HIDDEN_OBSTACLES:
        fields = [value if number // KINDS == side else 0 for number, value in enumerate(fields)]
    if kind == frames.HIDDEN_TROUPES:
        fields = [value if s.side_of(number) == side else 0 for number, value in enumerate(fields)]
    return [kind, owner, *fields]


def numbers_of(s: Data, gladiator: int) -> dict[str, int]:
    """The statistics as they are now, with texts, dice, cover and what works in this activation
    (WA-RULING-158); what hangs on a target is told with the attack."""
    blow = blow_of(s, gladiator, DEFAULT)
    marks = int(s.of[MARKS + gladiator])
    dice = max(0, int(changed(s, gladiator, DICE_POINT, blow.dice)))
    if (marks >> (WORKING + BLIND)) & 1 and dice > 1:
        dice = max(1, dice - 2)
    return {
        "speed": int(speed_of(s, gladiator)),
        "range": int(blow.reach),
        "base": max(0, int(changed(s, gladiator, BASE_POINT, blow.base))) + _die(marks, DAMAGE_FACE),
        "dice": dice,
        "physical": _defense(s, gladiator, PHYSICAL_POINT),
        "magical": _defense(s, gladiator, MAGICAL_POINT),
    }


def _defense(s: Data, gladiator: int, point: int) -> int:
    physical = point == PHYSICAL_POINT
    defense = printed(s, gladiator, tables.PHYSICAL if physical else tables.MAGICAL)
    worn = s.tables.equipment_physical if physical else s.tables.equipment_magical
    if gladiator < FIRST_CREATURE:
        cards = [int(s.of[EQUIPMENT + gladiator * 2 + slot]) for slot in range(2)]
        defense += sum(worn[card] for card in cards if card != GONE)
    defense = changed(s, gladiator, DEFENSE_POINT, changed(s, gladiator, point, defense))
    return max(0, int(defense + covers(s, gladiator)) + _die(int(s.of[MARKS + gladiator]), DEFENSE_FACE))


def _die(marks: int, face: int) -> int:
    """1 where such a Momentum die lies on the Gladiator."""
    return (marks >> (FIRST_DIE + face)) & 1
