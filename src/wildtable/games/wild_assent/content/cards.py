"""Equipment and Silvestrem cards from their files."""

from collections.abc import Mapping
from typing import Any

from wildtable.engine.content import SOURCES, check_keys
from wildtable.engine.refusal import BadContent
from wildtable.engine.vocabulary import Text, Use
from wildtable.engine.words import Condition
from wildtable.games.wild_assent.content.skills import OF_CARDS, Skill, every, skill_of
from wildtable.games.wild_assent.effects import VOCABULARY
from wildtable.games.wild_assent.state import Data
from wildtable.games.wild_assent.tables import EQUIPMENT_TYPES, SILVESTREM_KINDS
from wildtable.games.wild_assent.words import DAMAGES

EQUIPMENT_FILE = "equipment.toml"
SILVESTREM_FILE = "silvestrem.toml"

LEAST_OF_A_TYPE = 4
LEAST_SILVESTREM = 10
MOST_SILVESTREM = 60  # a position has a bit for each
MOST_EDICTS = 10  # and six bits for the number of each Edict

MOMENTS_OF = {
    "whim": ("drawn",),
    "edict": ("always", "round-end"),
    "demand": ("success", "failure"),
}
"""When a Silvestrem card speaks (WA-SILV-02 to WA-SILV-04)."""


class Equipment:
    """A card for a slot: an attack of its own, defenses, a Skill; not every card has all (WA-FACT-41,
    WA-EQUIP-05)."""

    def __init__(
        self, name: str, kind: int, attack: list[int], physical: int, magical: int, skill: Skill | None
    ) -> None:
        self.name = name
        self.kind = kind
        self.attack = attack  # range, base, damage, dice; no dice: no attack
        self.physical = physical
        self.magical = magical
        self.skill = skill


class Silvestrem:
    """A card of the deck; a Demand has a condition."""

    def __init__(
        self, name: str, kind: int, text: Text[Data], condition: Use[Condition[Data]] | None
    ) -> None:
        self.name = name
        self.kind = kind
        self.text = text
        self.condition = condition


def read_equipment(tables: Mapping[str, Any]) -> list[Equipment]:
    """Every card; enough of each type that a slot can always be filled."""
    found = [_read_equipment(name, table) for name, table in _cards(EQUIPMENT_FILE, tables)]
    for kind, word in enumerate(EQUIPMENT_TYPES):
        if sum(card.kind == kind for card in found) < LEAST_OF_A_TYPE:
            raise BadContent(
                f"{EQUIPMENT_FILE}: there must be at least {LEAST_OF_A_TYPE} cards of the type '{word}'."
            )
    return found


def _read_equipment(name: str, table: dict[str, Any]) -> Equipment:
    place = f"{EQUIPMENT_FILE}, {name}"
    check_keys(place, table, ("type", "attack", "physical", "magical", "tokens", "skill", "clauses"))
    if table.get("type") not in EQUIPMENT_TYPES:
        raise BadContent(f"{place}: 'type' must be one of {', '.join(EQUIPMENT_TYPES)} (WA-EQUIP-02).")
    kind = EQUIPMENT_TYPES.index(table["type"])
    if ("attack" in table) != (table["type"] == "weapon"):
        raise BadContent(f"{place}: a weapon, and nothing else, has an 'attack' (WA-EQUIP-03).")
    if ("physical" in table or "magical" in table) != (table["type"] == "armor"):
        raise BadContent(f"{place}: armor, and nothing else, has 'physical' and 'magical' (WA-EQUIP-04).")
    skill = None
    if "clauses" in table:
        skill = skill_of(place, name, table.get("skill"), table.get("tokens", 0), table["clauses"])
    elif "skill" in table or "tokens" in table:
        raise BadContent(f"{place}: a Skill needs 'clauses'.")
    return Equipment(
        name,
        kind,
        _read_attack(place, table["attack"]) if "attack" in table else [0, 0, 0, 0],
        _small(place, table, "physical"),
        _small(place, table, "magical"),
        skill,
    )


def _read_attack(place: str, attack: Any) -> list[int]:
    if not isinstance(attack, dict) or set(attack) != {"range", "base", "damage", "dice"}:
        raise BadContent(f"{place}: an attack has 'range', 'base', 'damage' and 'dice' (WA-FACT-41).")
    for key, least, most in (("range", 1, 9), ("base", 0, 6), ("dice", 1, 8)):
        if type(attack[key]) is not int or not least <= attack[key] <= most:
            raise BadContent(f"{place}: '{key}' must be a whole number from {least} to {most}.")
    if attack["damage"] not in DAMAGES:
        raise BadContent(f"{place}: 'damage' must be one of {', '.join(DAMAGES)}.")
    return [attack["range"], attack["base"], DAMAGES.index(attack["damage"]), attack["dice"]]


def _small(place: str, table: Mapping[str, Any], key: str) -> int:
    value = table.get(key, 0)
    if type(value) is not int or not 0 <= value <= 5:
        raise BadContent(f"{place}: '{key}' must be a whole number from 0 to 5.")
    return value


def read_silvestrem(tables: Mapping[str, Any]) -> list[Silvestrem]:
    """The deck."""
    found = [_read_silvestrem(name, table) for name, table in _cards(SILVESTREM_FILE, tables)]
    if len(found) < LEAST_SILVESTREM:
        raise BadContent(f"{SILVESTREM_FILE}: the deck needs at least {LEAST_SILVESTREM} cards.")
    if len(found) > MOST_SILVESTREM:
        raise BadContent(f"{SILVESTREM_FILE}: the deck can have {MOST_SILVESTREM} cards, not {len(found)}.")
    edicts = sum(card.kind == SILVESTREM_KINDS.index("edict") for card in found)
    if edicts > MOST_EDICTS:
        raise BadContent(f"{SILVESTREM_FILE}: {edicts} Edicts are too many: {MOST_EDICTS} can lie open.")
    return found


def _read_silvestrem(name: str, table: dict[str, Any]) -> Silvestrem:
    place = f"{SILVESTREM_FILE}, {name}"
    check_keys(place, table, ("kind", "condition", "clauses"))
    kind = table.get("kind")
    if kind not in SILVESTREM_KINDS:
        raise BadContent(f"{place}: 'kind' must be one of {', '.join(SILVESTREM_KINDS)} (WA-FACT-50).")
    if ("condition" in table) != (kind == "demand"):
        raise BadContent(f"{place}: a Demand, and nothing else, has a 'condition' (WA-SILV-04).")
    text = VOCABULARY.read(place, table.get("clauses"), stays=kind == "edict")
    moments = MOMENTS_OF[kind]
    for clause in text.clauses:
        assert clause.when is not None
        if clause.when.word.name not in moments:
            raise BadContent(f"{place}: a {kind} speaks at {', '.join(moments)} only.")
    if kind == "demand" and {clause.when.word.name for clause in text.clauses if clause.when} != {*moments}:
        raise BadContent(f"{place}: a Demand says what success and what failure brings (WA-FACT-50).")
    for clause in every(text):
        if clause.cost is not None:
            raise BadContent(f"{place}: nobody pays for what Silvestrem does.")
        if clause.to.word.name == "self" and (clause.verb is None or clause.verb.word.name != "die"):
            raise BadContent(f"{place}: say to whom: a Silvestrem card is nobody's.")
    return Silvestrem(name, SILVESTREM_KINDS.index(kind), text, _read_condition(place, table))


def _read_condition(place: str, table: Mapping[str, Any]) -> Use[Condition[Data]] | None:
    if "condition" not in table:
        return None
    condition = VOCABULARY.read_condition(place, table["condition"])
    if condition.word.name not in ("did", "stands"):
        raise BadContent(f"{place}: a Demand asks what a side 'did' or where it 'stands' (WA-RULING-127).")
    return condition


def _cards(file: str, tables: Mapping[str, Any]) -> list[tuple[str, dict[str, Any]]]:
    if tables.get("source", "owner") not in SOURCES:
        raise BadContent(f"{file}: 'source' must be one of {', '.join(SOURCES)}.")
    found = []
    for name, table in tables.items():
        if name == "source":
            continue
        if not isinstance(table, dict):
            raise BadContent(f"{file}, {name}: must be a table.")
        found.append((name, table))
    return found


assert set(OF_CARDS) == {moment for moments in MOMENTS_OF.values() for moment in moments} - {"always"}
