"""What a client needs to draw the arena and to show the cards."""

from pathlib import Path

from wildtable.engine.texts import LANGUAGES, load_texts
from wildtable.engine.vocabulary import Text
from wildtable.engine.wording import condition_sentence, sentence
from wildtable.games.wild_assent.board import COLUMNS, LINES, MOST_ROWS, shift_of
from wildtable.games.wild_assent.content.cards import Equipment, Silvestrem
from wildtable.games.wild_assent.content.fighters import Fighter
from wildtable.games.wild_assent.content.library import Content
from wildtable.games.wild_assent.content.skills import Skill
from wildtable.games.wild_assent.state import Data
from wildtable.games.wild_assent.tables import (
    ANY_TYPE,
    EQUIPMENT_TYPES,
    MOVEMENTS,
    SILVESTREM_KINDS,
    SIZES,
    SKILL_TYPES,
)
from wildtable.games.wild_assent.words import DAMAGES

FOLDER = Path(__file__).parent


def components(content: Content) -> dict[str, object]:
    """Fighters, cards with the sentences on them in every language, dice, and the lines of sight."""
    return {
        "assents": {
            one.name: _numbers(one)
            | {
                "momentum": one.momentum,
                "slots": ["any" if slot == ANY_TYPE else EQUIPMENT_TYPES[slot] for slot in one.slots],
                "skills": one.skills,
                "cards": one.cards,
            }
            for one in content.assents
        },
        "creatures": {
            one.name: _numbers(one)
            | {
                "size": SIZES[one.size],
                "skills": [skill.name for skill in one.skills],
                "summons": one.summons or None,
            }
            for one in content.creatures
        },
        "summons": {one.name: _numbers(one) | {"figures": one.figures} for one in content.summons},
        "skills": {skill.name: _skill(skill) for skill in content.skills},
        "equipment": {card.name: _equipment(card) for card in content.equipment},
        "silvestrem": {card.name: _silvestrem(card) for card in content.silvestrem},
        "dice": {
            "attack": dict(zip(content.attack_die.symbols, content.attack_die.sides, strict=True)),
            "momentum": dict(zip(content.momentum_die.symbols, content.momentum_die.sides, strict=True)),
        },
        "columns": COLUMNS,
        "lines": _lines(),
    }


def _numbers(one: Fighter) -> dict[str, object]:
    """The statistics on a card (WA-STAT-02 to WA-STAT-09)."""
    health, speed, movement, reach, base, damage, dice, physical, magical = one.numbers
    return {
        "health": health,
        "speed": speed,
        "movement": MOVEMENTS[movement],
        "range": reach,
        "base": base,
        "damage": DAMAGES[damage],
        "dice": dice,
        "physical": physical,
        "magical": magical,
    }


def _skill(skill: Skill) -> dict[str, object]:
    return {"type": SKILL_TYPES[skill.kind], "tokens": skill.tokens, "text": _said(skill.text)}


def _equipment(card: Equipment) -> dict[str, object]:
    """A weapon has an attack, armor its defenses; the Skill of a card has the card's name (WA-FACT-41)."""
    reach, base, damage, dice = card.attack
    attack = {"range": reach, "base": base, "damage": DAMAGES[damage], "dice": dice}
    return {
        "type": EQUIPMENT_TYPES[card.kind],
        "attack": attack if dice else None,
        "physical": card.physical,
        "magical": card.magical,
        "skill": card.skill.name if card.skill is not None else None,
    }


def _silvestrem(card: Silvestrem) -> dict[str, object]:
    found: dict[str, object] = {"kind": SILVESTREM_KINDS[card.kind], "text": _said(card.text)}
    if card.condition is not None:
        use = card.condition
        found["condition"] = {
            language: condition_sentence(load_texts(FOLDER, language), use) for language in LANGUAGES
        }
    return found


def _said(text: Text[Data]) -> dict[str, str]:
    return {language: sentence(load_texts(FOLDER, language), text) for language in LANGUAGES}


def _lines() -> dict[str, list[list[int]]]:
    """The fields that a line crosses, by its distance in columns and rows, both to the north-east
    (WA-RULING-23); the other directions are their reflections."""
    return {
        f"{columns},{rows}": _between(columns, rows)
        for columns in range(COLUMNS)
        for rows in range(MOST_ROWS)
        if (columns, rows) != (0, 0)
    }


def _between(columns: int, rows: int) -> list[list[int]]:
    shift = shift_of(columns, rows)
    steps = [int(LINES.between[i]) for i in range(LINES.starts[shift], LINES.starts[shift + 1])]
    return [[step % COLUMNS, step // COLUMNS] for step in steps]
