"""Actions and chance outcomes as texts, and back.

`pick phoenix`, `deal P2`, `skills onslaught riposte`, `next phoenix`, `obstacle pit 4,6`, `place phoenix 1,5
E`,
`reroll 2 blank`, `assign phoenix`, `leave`, `move 3,5 N`, `attack gurantev`, `attack hunting-bow gurantev`,
`attack tidal-wave`, `use field-dressing`, `use free war-horn`, `end`, `target phoenix`, `go 3,5 N`, and
`first gurantev onslaught` for the text that acts first.
Outcomes: `3 success, 2 blank` and `card gentle-rain`.
"""

from collections.abc import Sequence
from typing import Final

from wildtable.engine.numbers import number_in
from wildtable.engine.refusal import BadAction
from wildtable.games.wild_assent import actions, frames
from wildtable.games.wild_assent.board import COLUMNS, FACINGS, name_of
from wildtable.games.wild_assent.chance import dice_of, die_of
from wildtable.games.wild_assent.events import gladiator_name, place_name, seat_name
from wildtable.games.wild_assent.rules.attack import weapon_name
from wildtable.games.wild_assent.rules.blows import LAST, blow_of
from wildtable.games.wild_assent.rules.troupe import skill_at
from wildtable.games.wild_assent.state import GLADIATORS, GONE, KIND, OBSTACLES, SLOTS, Data
from wildtable.games.wild_assent.tables import NONE

_EXAMPLES: Final = (
    "write for example: pick phoenix, move 3,5 N, attack gurantev, assign phoenix, reroll none, end"
)
_ALONE: Final = (actions.LEAVE, actions.END, actions.YES, actions.NO, actions.RESIGN)
_SEATS: Final = (actions.DEAL, actions.NAME)
_GLADIATORS: Final = (actions.NEXT, actions.ASSIGN, actions.SUMMONED, actions.TARGET)
_PLACES: Final = (actions.MOVE, actions.CLIMB, actions.GO)


def format_action(s: Data, seat: int, action: int) -> str:
    """The text of an action."""
    kind = int(actions.kind_of(action))
    word = actions.WORDS[kind]
    return word if kind in _ALONE else f"{word} {_value_name(s, seat, kind, int(actions.value_of(action)))}"


def _value_name(s: Data, seat: int, kind: int, value: int) -> str:
    """What an action is about; what there is not now has a number in place of a name."""
    if kind in _SEATS:
        return seat_name(value)
    if kind in _GLADIATORS:
        return _who(s, value)
    if kind in _PLACES:
        return place_name(value)
    if kind == actions.PICK:
        return _named(_pool(s), value)
    if kind == actions.SKILLS:
        cards = _cards(s, seat)
        return f"{_named(cards, value // 8)} {_named(cards, value % 8)}"
    if kind == actions.OBSTACLE:
        return f"{_named(OBSTACLES, value // 128)} {name_of(value % 128)}"
    if kind == actions.PLACE:
        return f"{_who(s, value // 512)} {place_name(value % 512)}"
    if kind == actions.REROLL:
        return s.tables.momentum_die.text(value)
    if kind == actions.FIRST:
        return f"{_who(s, value // 8)} {_skill_name(s, value // 8, value % 8)}"
    if kind == actions.ATTACK:
        parts = [] if value // 64 == 0 else [_weapon(s, _active(s), value // 64)]
        return " ".join(parts + ([] if value % 64 == actions.AREA else [_who(s, value % 64)]))
    return ("free " if value % 2 else "") + _skill_name(s, _active(s), value // 2)


def _named(names: Sequence[str], number: int) -> str:
    return names[number] if 0 <= number < len(names) else f"#{number}"


def _who(s: Data, gladiator: int) -> str:
    known = 0 <= gladiator < GLADIATORS and s.of[KIND + gladiator] != GONE
    return gladiator_name(s, gladiator) if known else f"#{gladiator}"


def _skill_name(s: Data, gladiator: int, slot: int) -> str:
    known = 0 <= gladiator < GLADIATORS and 0 <= slot < SLOTS
    skill = int(skill_at(s, gladiator, slot)) if known else NONE
    return s.tables.skills.names[skill] if skill != NONE else f"#{slot}"


def _weapon(s: Data, gladiator: int, slot: int) -> str:
    known = gladiator != GONE and 0 <= slot <= LAST and blow_of(s, gladiator, slot).dice > 0
    return weapon_name(s, gladiator, slot) if known else f"#{slot}"


def _active(s: Data) -> int:
    """The Gladiator of the activation that is under way."""
    frame = s.stack.find(frames.ACTIVATION)
    return int(s.stack.at(frame, frames.GLADIATOR)) if frame >= 0 else GONE


def _pool(s: Data) -> list[str]:
    """The cards of the category that is drafted."""
    if s.stack.kind() != frames.DRAFT:
        return []
    category = s.stack.get(frames.CATEGORY)
    if category == frames.ASSENTS:
        return s.tables.assents.names
    return s.tables.equipment_names if category == frames.EQUIPMENT_CARDS else s.tables.creatures.names


def _cards(s: Data, seat: int) -> list[str]:
    kind = int(s.of[KIND + seat])
    if kind == GONE:
        return []
    return [s.tables.skills.names[s.tables.assent_cards[kind * 5 + number]] for number in range(5)]


def parse_action(s: Data, seat: int, text: str) -> int:
    """The action that a text names, legal or not; raises `BadAction`."""
    word, _, rest = " ".join(text.split()).lower().partition(" ")
    if word not in actions.WORDS:
        raise BadAction(f"'{text}' is no action: {_EXAMPLES}.")
    kind = actions.WORDS.index(word)
    if kind in _ALONE:
        if rest:
            raise BadAction(f"'{text}' is no action: '{word}' stands alone.")
        return int(actions.pack(kind, 0))
    value = (
        s.tables.momentum_die.parse(rest, counted(rest))
        if kind == actions.REROLL
        else _value(s, seat, kind, rest)
    )
    if value is None:
        raise BadAction(f"'{text}' is no action here: {_EXAMPLES}.")
    return int(actions.pack(kind, value))


def counted(text: str) -> int:
    """How many dice a text speaks of."""
    return sum(max(0, number_in(part.strip().partition(" ")[0])) for part in text.split(","))


def _value(s: Data, seat: int, kind: int, rest: str) -> int | None:
    if kind in _SEATS:
        return _index([seat_name(other).lower() for other in range(s.seats)], rest)
    if kind in _GLADIATORS:
        return _gladiator(s, rest)
    if kind in _PLACES:
        return place_named(s, rest)
    if kind == actions.PICK:
        return _index(_pool(s), rest)
    if kind == actions.SKILLS:
        found = [_index(_cards(s, seat), name) for name in rest.split()]
        if len(found) != 2 or found[0] is None or found[1] is None:
            return None
        return min(found[0], found[1]) * 8 + max(found[0], found[1])
    first, _, last = rest.partition(" ")
    if kind == actions.OBSTACLE:
        obstacle, field = _index(list(OBSTACLES), first), field_named(s, last)
        return None if obstacle is None or field is None else obstacle * 128 + field
    if kind == actions.PLACE:
        gladiator, place = _gladiator(s, first), place_named(s, last)
        return None if gladiator is None or place is None else gladiator * 512 + place
    if kind == actions.FIRST:
        who = _gladiator(s, first)
        use = None if who is None else _skill(s, who, last)
        return None if who is None or use is None else who * 8 + use // 2
    active = _active(s)
    if active == GONE:
        return None
    return _attack(s, active, first, last) if kind == actions.ATTACK else _skill(s, active, rest)


def _attack(s: Data, active: int, first: str, last: str) -> int | None:
    target = _gladiator(s, first)
    if target is not None and not last:
        return target
    for slot in range(1, LAST + 1):
        if blow_of(s, active, slot).dice > 0 and weapon_name(s, active, slot) == first:
            target = _gladiator(s, last) if last else actions.AREA
            return None if target is None else slot * 64 + target
    return None


def _skill(s: Data, active: int, rest: str) -> int | None:
    name = rest.removeprefix("free ")
    for slot in range(SLOTS):
        skill = skill_at(s, active, slot)
        if skill != NONE and s.tables.skills.names[skill] == name:
            return slot * 2 + int(rest != name)
    return None


def _index(names: list[str], name: str) -> int | None:
    return names.index(name) if name in names else None


def _gladiator(s: Data, name: str) -> int | None:
    for gladiator in range(GLADIATORS):
        if s.of[KIND + gladiator] != GONE and gladiator_name(s, gladiator) == name:
            return gladiator
    return None


def field_named(s: Data, text: str) -> int | None:
    """`3,5`"""
    column, _, row = text.partition(",")
    across, along = number_in(column), number_in(row)
    inside = 1 <= across <= COLUMNS and 1 <= along <= s.board.rows
    return (along - 1) * COLUMNS + across - 1 if inside else None


def place_named(s: Data, text: str) -> int | None:
    """`3,5 N`"""
    field, _, facing = text.partition(" ")
    found = field_named(s, field)
    return (
        found * 4 + FACINGS.index(facing.upper()) if found is not None and facing.upper() in FACINGS else None
    )


def format_outcome(s: Data, outcome: int) -> str:
    """The text of a chance outcome."""
    if s.stack.kind() == frames.SILVESTREM:
        return f"card {s.tables.silvestrem_names[outcome]}"
    return die_of(s).text(outcome)


def parse_outcome(s: Data, text: str) -> int:
    """The chance outcome that a text names; raises `BadAction`."""
    if s.stack.kind() == frames.SILVESTREM:
        word, _, name = text.strip().partition(" ")
        if word == "card" and name in s.tables.silvestrem_names:
            return s.tables.silvestrem_names.index(name)
        raise BadAction(f"'{text}' cannot happen now.")
    return die_of(s).parse(text, int(dice_of(s)))
