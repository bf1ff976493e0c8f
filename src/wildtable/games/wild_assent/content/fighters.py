"""Assents, Creatures and Summons from their files, checked against what the rulebook says of them."""

from collections.abc import Mapping
from typing import Any

from wildtable.engine.content import SOURCES, check_keys
from wildtable.engine.refusal import BadContent
from wildtable.games.wild_assent.content.skills import Skill, read_skill
from wildtable.games.wild_assent.tables import ANY_TYPE, DAMAGE, EQUIPMENT_TYPES, MOVEMENTS, SIZES
from wildtable.games.wild_assent.words import DAMAGES

ASSENTS_FILE = "assents.toml"
CREATURES_FILE = "creatures.toml"

RANGES = {
    "health": (1, 30),
    "speed": (1, 9),
    "range": (1, 9),
    "base": (0, 6),
    "dice": (1, 8),
    "physical": (0, 9),
    "magical": (0, 9),
}
"""What each statistic can be (WA-STAT-01 to WA-STAT-09)."""

SKILLS_EACH = 2
CARDS_EACH = 5
SLOTS_EACH = 2
MOST_SKILLS = 3
MOST_MOMENTUM = 7
LEAST_LARGE = 4
LEAST_MEDIUM = 6


class Fighter:
    """The card of a Gladiator: its statistics in the order of `tables`."""

    def __init__(self, name: str, numbers: list[int]) -> None:
        self.name = name
        self.numbers = numbers


class Assent(Fighter):
    """With two Skills, five Skill cards to choose two from, and slots for Equipment (WA-FACT-12)."""

    def __init__(
        self, fighter: Fighter, momentum: int, slots: list[int], skills: list[str], cards: list[str]
    ) -> None:
        super().__init__(fighter.name, fighter.numbers)
        self.momentum = momentum
        self.slots = slots
        self.skills = skills
        self.cards = cards


class Creature(Fighter):
    """With its size, its Skills and what it summons, if anything."""

    def __init__(self, fighter: Fighter, size: int, skills: list[Skill], summons: str) -> None:
        super().__init__(fighter.name, fighter.numbers)
        self.size = size
        self.skills = skills
        self.summons = summons


class Summon(Fighter):
    """With so many figures (WA-RULING-95)."""

    def __init__(self, fighter: Fighter, figures: int) -> None:
        super().__init__(fighter.name, fighter.numbers)
        self.figures = figures


def read_assents(tables: Mapping[str, Any]) -> list[Assent]:
    """At least two, each with everything that WA-FACT-12 names."""
    found = []
    for name, table in tables.items():
        place = f"{ASSENTS_FILE}, {name}"
        fighter = _read_fighter(place, name, table, ("momentum", "slots", "skills", "cards"))
        slots = _names(place, table, "slots", SLOTS_EACH, (*EQUIPMENT_TYPES, "any"))
        found.append(
            Assent(
                fighter,
                _number(place, table, "momentum", 1, MOST_MOMENTUM),
                [ANY_TYPE if slot == "any" else EQUIPMENT_TYPES.index(slot) for slot in slots],
                _names(place, table, "skills", SKILLS_EACH),
                _names(place, table, "cards", CARDS_EACH),
            )
        )
    if len(found) < SLOTS_EACH:
        raise BadContent(f"{ASSENTS_FILE}: two sides need at least two Assents (WA-DRAFT-06).")
    return found


def read_creatures(tables: Mapping[str, Any]) -> tuple[list[Creature], list[Summon]]:
    """Enough of both sizes for the draft of two, and whatever they summon."""
    summons = [_read_summon(name, table) for name, table in dict(tables.get("summons", {})).items()]
    known = {summon.name for summon in summons}
    found = []
    for name, table in tables.items():
        if name == "summons":
            continue
        place = f"{CREATURES_FILE}, {name}"
        fighter = _read_fighter(place, name, table, ("size", "skills", "summons"))
        skills = [
            read_skill(f"{place}, {skill}", skill, text) for skill, text in table.get("skills", {}).items()
        ]
        if len(skills) > MOST_SKILLS:
            raise BadContent(f"{place}: a Creature has at most {MOST_SKILLS} Skills (WA-FACT-29).")
        called = table.get("summons", "")
        if called and (not isinstance(called, str) or called not in known):
            raise BadContent(f"{place}: there is no Summon '{called}': known are {', '.join(sorted(known))}.")
        if bool(called) != any(skill.uses("summon") for skill in skills):
            raise BadContent(f"{place}: who has a Skill that summons, and nobody else, names its 'summons'.")
        found.append(Creature(fighter, _word(place, table, "size", SIZES), skills, called))
    for summon in summons:
        for creature in found:
            if creature.summons == summon.name:  # it does its summoner's damage (WA-SUMMON-02)
                summon.numbers[DAMAGE] = creature.numbers[DAMAGE]
    for size, least in enumerate((LEAST_LARGE, LEAST_MEDIUM)):
        if sum(creature.size == size for creature in found) < least:
            raise BadContent(
                f"{CREATURES_FILE}: the draft needs at least {least} {SIZES[size]} Creatures (WA-DRAFT-02)."
            )
    return found, summons


def _read_summon(name: str, table: Any) -> Summon:
    place = f"{CREATURES_FILE}, summons.{name}"
    if not isinstance(table, dict):
        raise BadContent(f"{place}: must be a table with statistics and 'figures'.")
    # The type of damage is known with the summoner.
    fighter = _read_fighter(place, name, {"damage": DAMAGES[0], **table}, ("figures",))
    return Summon(fighter, _number(place, table, "figures", 1, 8))


def _read_fighter(place: str, name: str, table: Any, further: tuple[str, ...]) -> Fighter:
    if not isinstance(table, dict):
        raise BadContent(f"{place}: must be a table with statistics.")
    check_keys(place, table, ("source", "movement", "damage", *RANGES, *further))
    if table.get("source", "owner") not in SOURCES:
        raise BadContent(f"{place}: 'source' must be one of {', '.join(SOURCES)}.")
    numbers = {key: _number(place, table, key, *RANGES[key]) for key in RANGES}
    return Fighter(
        name,
        [
            numbers["health"],
            numbers["speed"],
            _word(place, table, "movement", MOVEMENTS),
            numbers["range"],
            numbers["base"],
            _word(place, table, "damage", DAMAGES),
            numbers["dice"],
            numbers["physical"],
            numbers["magical"],
        ],
    )


def _number(place: str, table: Mapping[str, Any], key: str, least: int, most: int) -> int:
    value = table.get(key)
    if type(value) is not int or not least <= value <= most:
        raise BadContent(f"{place}: '{key}' must be a whole number from {least} to {most}.")
    return value


def _word(place: str, table: Mapping[str, Any], key: str, words: tuple[str, ...]) -> int:
    if table.get(key) not in words:
        raise BadContent(f"{place}: '{key}' must be one of {', '.join(words)}.")
    return words.index(str(table[key]))


def _names(
    place: str, table: Mapping[str, Any], key: str, count: int, words: tuple[str, ...] = ()
) -> list[str]:
    value = table.get(key)
    if not isinstance(value, list) or len(value) != count or not all(isinstance(one, str) for one in value):
        raise BadContent(f"{place}: '{key}' must be a list of {count} names.")
    for one in value:
        if words and one not in words:
            raise BadContent(f"{place}: '{key}' may have {', '.join(words)}, not '{one}'.")
    return value
