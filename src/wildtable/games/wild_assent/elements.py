"""What a person touches to say an action, and why something cannot be touched.

Elements are `field:3,5`, `facing:N`, `gladiator:phoenix`, `card:onslaught`, `obstacle:pit`, `die:damage`,
`mate:P2` and `do:end`. Who moves or attacks goes without saying: it is the one that activates; so does whose
Skill acts first where all are of one. A movement is a field and a facing; where the facing cannot be chosen
it is the field alone.
"""

from wildtable.engine.at_table import Offered
from wildtable.engine.bits import has
from wildtable.engine.refusal import BadAction, Refusal
from wildtable.games.wild_assent import actions, frames, notation, outcomes, refusals
from wildtable.games.wild_assent.board import FACINGS, name_of
from wildtable.games.wild_assent.events import gladiator_name
from wildtable.games.wild_assent.legal import legal_actions
from wildtable.games.wild_assent.rules import momentum
from wildtable.games.wild_assent.rules.activation import reach_now
from wildtable.games.wild_assent.rules.attack import weapon_name
from wildtable.games.wild_assent.rules.blows import DEFAULT, LAST, area_of, blow_of
from wildtable.games.wild_assent.state import (
    FACING,
    GLADIATORS,
    GONE,
    KIND,
    OBSTACLES,
    WHERE,
    Data,
)
from wildtable.games.wild_assent.words import FACES

_NAMED = {
    actions.NEXT: "gladiator",
    actions.SUMMONED: "gladiator",
    actions.TARGET: "gladiator",
    actions.PICK: "card",
    actions.DEAL: "mate",
    actions.NAME: "mate",
}


def elements_of(s: Data, seat: int, action: int) -> list[str]:
    """The elements of an action of that seat."""
    kind = int(actions.kind_of(action))
    value = int(actions.value_of(action))
    if kind in (actions.MOVE, actions.CLIMB, actions.GO):
        return _movement(s, kind, value)
    if kind == actions.ATTACK:
        return _attack(s, value // 64, value % 64)
    word, _, name = notation.format_action(s, seat, action).partition(" ")
    if kind in _NAMED:
        return [f"{_NAMED[kind]}:{name}"]
    if kind == actions.SKILLS:
        return [f"card:{card}" for card in name.split()]
    if kind == actions.OBSTACLE:
        return [f"obstacle:{OBSTACLES[value // 128]}", f"field:{name_of(value % 128)}"]
    if kind == actions.PLACE:
        return [f"gladiator:{gladiator_name(s, value // 512)}", *_place(value % 512)]
    if kind == actions.ASSIGN:
        return [f"die:{FACES[momentum.face_due(s, seat)]}", f"gladiator:{name}"]
    if kind == actions.REROLL:
        return _reroll(s, value)
    if kind == actions.FIRST:
        who, _, skill = name.partition(" ")
        owners = {int(actions.value_of(one)) // 8 for one in legal_actions(s, seat)}
        return [*([f"gladiator:{who}"] if len(owners) > 1 else []), f"do:first-{skill}"]
    if kind == actions.USE:
        return [f"do:free-{name.removeprefix('free ')}" if value % 2 else f"do:use-{name}"]
    return [f"do:{word}"]


def offered(s: Data, seat: int) -> list[Offered]:
    """Legal actions of a seat as a client gets them; where one can go is found once for all of them."""
    moving = s.stack.kind() == frames.ACTIVATION and s.stack.get(frames.STAGE) == frames.MOVES
    reach = reach_now(s) if moving else None
    return [
        (
            notation.format_action(s, seat, action),
            elements_of(s, seat, action),
            outcomes.outcomes_of(s, seat, action, reach),
        )
        for action in map(int, legal_actions(s, seat))
    ]


def _place(place: int) -> list[str]:
    return [f"field:{name_of(place // 4)}", f"facing:{FACINGS[place % 4]}"]


def _movement(s: Data, kind: int, place: int) -> list[str]:
    """To keep one's place is a word of its own."""
    field, facing = _place(place)
    if kind == actions.MOVE:
        return ["do:stay"] if place == _own_place(s) else [field, facing]
    if kind == actions.CLIMB:
        return [field, facing] if s.settings.free_facing else [field]
    return [field] if s.stack.kind() == frames.STROLL else [field, facing]


def _own_place(s: Data) -> int:
    gladiator = int(s.stack.get(frames.GLADIATOR))
    return int(s.of[WHERE + gladiator] * 4 + s.of[FACING + gladiator])


def _attack(s: Data, slot: int, target: int) -> list[str]:
    """The target, of an area attack every enemy in it, and with what."""
    frame = s.stack.find(frames.ACTIVATION)
    active = int(s.stack.at(frame, frames.GLADIATOR))
    hit = [target]
    if target == actions.AREA:
        struck = area_of(s, active, blow_of(s, active, slot))
        hit = [one for one in range(GLADIATORS) if has(struck, one) and s.side_of(one) != s.side_of(active)]
    word = "attack" if slot == DEFAULT else f"with-{weapon_name(s, active, slot)}"
    return [*(f"gladiator:{gladiator_name(s, one)}" for one in hit), f"do:{word}"]


def _reroll(s: Data, dice: int) -> list[str]:
    """Every die that is rolled again."""
    shown = [int(s.tables.momentum_die.shown(dice, face)) for face in range(len(FACES))]
    found = [f"die:{name}" for name, often in zip(FACES, shown, strict=True) for _ in range(often)]
    return [*found, "do:reroll"] if found else ["do:keep"]


# Why not?


def why(s: Data, seat: int, picked: list[str], element: str) -> Refusal | None:
    """The rule against everything that these elements may mean; `None` if one of it is legal."""
    first: Refusal | None = None
    for text in _meant(s, seat, picked, element):
        try:
            action = notation.parse_action(s, seat, text)
        except BadAction:
            continue
        refusal = refusals.refusal(s, seat, action)
        if refusal is None:
            return None
        first = first or refusal
    return first


def _meant(s: Data, seat: int, picked: list[str], element: str) -> list[str]:
    """The actions that a person may mean, as texts."""
    kind, _, name = element.partition(":")
    if kind in ("field", "facing"):
        return _meant_places(s, picked, element)
    if kind == "gladiator":
        return _meant_gladiator(s, name)
    if kind == "card":
        others = _named([one for one in picked if one != element], "card")
        pairs = [f"skills {other} {name}" for other in others[-1:]]
        return [f"pick {name}", *pairs, *([] if pairs else _any_pair(s, seat, name))]
    if kind == "obstacle":
        return [f"obstacle {name} {field}" for field in _fields(s)]
    if kind == "mate":
        return [f"deal {name}", f"name {name}"]
    if kind == "die":
        return [f"reroll 1 {name}", *(f"assign {one}" for one in _gladiators(s))]
    return _meant_word(s, name, picked)


def _meant_places(s: Data, picked: list[str], element: str) -> list[str]:
    """A field with any facing, or with the one that was picked; the one on its way goes without saying."""
    named = {kind: name for kind, _, name in (one.partition(":") for one in [*picked, element])}
    if "field" not in named:
        return []
    facings = [named["facing"]] if "facing" in named else list(FACINGS)
    places = [f"{named['field']} {facing}" for facing in facings]
    due = s.stack.kind()
    if due in (frames.OBSTACLE, frames.HIDDEN_OBSTACLES):
        kinds = [named["obstacle"]] if "obstacle" in named else list(OBSTACLES[1:])
        return [f"obstacle {kind} {named['field']}" for kind in kinds]
    if due in (frames.PLACING, frames.HIDDEN_TROUPES):
        who = [named["gladiator"]] if "gladiator" in named else _gladiators(s)
        return [f"place {one} {place}" for one in who for place in places]
    if due == frames.ACTIVATION and s.stack.get(frames.STAGE) == frames.CLIMBS:
        return [f"climb {place}" for place in places]
    word = "go" if due in (frames.STROLL, frames.PUT, frames.SUMMON) else "move"
    return [f"{word} {place}" for place in places]


def _meant_gladiator(s: Data, name: str) -> list[str]:
    due = s.stack.kind()
    if due in (frames.PLACING, frames.HIDDEN_TROUPES):
        return [f"place {name} {field} N" for field in _fields(s)]
    if due == frames.SEQUENCE:
        return [f"first {name} {skill}" for skill in s.tables.skills.names]
    found = [f"{word} {name}" for word in ("target", "next", "assign", "summoned", "attack")]
    frame = s.stack.find(frames.ACTIVATION)
    if due == frames.ACTIVATION:
        active = int(s.stack.at(frame, frames.GLADIATOR))
        for slot in range(1, LAST + 1):
            if blow_of(s, active, slot).dice > 0:
                weapon = weapon_name(s, active, slot)
                found += [f"attack {weapon} {name}", f"attack {weapon}"]
    wanted = {
        frames.MOMENTUM: ("assign",),
        frames.CHOOSE: ("next",),
        frames.ACTIVATION: ("summoned",) if s.stack.get(frames.STAGE) == frames.SUMMONS else ("attack",),
    }.get(int(due), ("target",))
    return [text for text in found if text.partition(" ")[0] in wanted]


def _meant_word(s: Data, name: str, picked: list[str]) -> list[str]:
    head, _, rest = name.partition("-")
    if head == "first":
        return [f"first {one} {rest}" for one in _named(picked, "gladiator") or _gladiators(s)]
    if head == "use":
        return [f"use {rest}"]
    if head == "free":
        return [f"use free {rest}"]
    return [{"keep": "reroll none"}.get(name, name)]


def _any_pair(s: Data, seat: int, name: str) -> list[str]:
    """A Skill card with another of the same Assent."""
    kind = int(s.of[KIND + seat])
    if kind == GONE:
        return []
    cards = [s.tables.skills.names[s.tables.assent_cards[kind * 5 + number]] for number in range(5)]
    return [f"skills {name} {other}" for other in cards if other != name] if name in cards else []


def _named(picked: list[str], kind: str) -> list[str]:
    """The names of what was picked of a kind."""
    return [one.partition(":")[2] for one in picked if one.startswith(f"{kind}:")]


def _fields(s: Data) -> list[str]:
    return [name_of(field) for field in range(s.board.fields)]


def _gladiators(s: Data) -> list[str]:
    return [gladiator_name(s, one) for one in range(GLADIATORS) if s.of[KIND + one] != GONE]
