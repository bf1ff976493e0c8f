"""Every card in words: what `wildtable cards` lists."""

from collections.abc import Iterator

from wildtable.engine.texts import Texts
from wildtable.engine.wording import condition_sentence, sentence
from wildtable.games.wild_assent.content.cards import Equipment, Silvestrem
from wildtable.games.wild_assent.content.fighters import Assent, Creature, Summon
from wildtable.games.wild_assent.content.library import Content
from wildtable.games.wild_assent.content.skills import Skill
from wildtable.games.wild_assent.tables import (
    EQUIPMENT_TYPES,
    MOVEMENTS,
    SILVESTREM_KINDS,
    SIZES,
    SKILL_TYPES,
)
from wildtable.games.wild_assent.words import DAMAGES


def listed(content: Content, texts: Texts) -> list[dict[str, str]]:
    """Fighters with their numbers, Skills, Equipment and Silvestrem cards with their sentences."""
    skills = {skill.name: skill for skill in content.skills}
    return [
        *(_card(texts, one.name, *_assent(one, texts, skills)) for one in content.assents),
        *(
            _card(texts, name, texts.say("sort-skill"), said_skill(skills[name], texts))
            for one in content.assents
            for name in one.cards
        ),
        *(_card(texts, one.name, *_creature(one, texts)) for one in content.creatures),
        *(_card(texts, one.name, *_summon(one, texts)) for one in content.summons),
        *(_card(texts, one.name, *_equipment(one, texts)) for one in content.equipment),
        *(_card(texts, one.name, *_silvestrem(one, texts)) for one in content.silvestrem),
    ]


def _card(texts: Texts, name: str, sort: str, text: str) -> dict[str, str]:
    return {"card": name, "name": f"{texts.name(name)} ({sort})", "text": text}


def said_numbers(numbers: list[int], texts: Texts) -> str:
    """The statistics of a fighter (WA-STAT-02 to WA-STAT-09)."""
    health, speed, movement, reach, base, damage, dice, physical, magical = numbers
    facts: dict[str, object] = {
        "health": health,
        "speed": speed,
        "movement": MOVEMENTS[movement],
        "range": reach,
        "base": base,
        "type": DAMAGES[damage],
        "dice": dice,
        "physical": physical,
        "magical": magical,
    }
    return texts.say("card-numbers", facts)


def said_skill(skill: Skill, texts: Texts) -> str:
    """A Skill's type, its tokens and its sentence."""
    kind = texts.say(f"type-{SKILL_TYPES[skill.kind]}")
    tokens = [texts.say("card-tokens", {"tokens": skill.tokens})] if skill.tokens else []
    return " ".join([f"{', '.join([kind, *tokens])}.", sentence(texts, skill.text)])


def _with_name(skill: Skill, texts: Texts) -> str:
    return f"{texts.name(skill.name)}: {said_skill(skill, texts)}"


def _assent(one: Assent, texts: Texts, skills: dict[str, Skill]) -> Iterator[str]:
    yield texts.say("sort-assent")
    own = [_with_name(skills[name], texts) for name in one.skills]
    yield " ".join([said_numbers(one.numbers, texts), *own])


def _creature(one: Creature, texts: Texts) -> Iterator[str]:
    yield f"{texts.say('sort-creature')}, {texts.say(f'size-{SIZES[one.size]}')}"
    summons = [texts.say("card-summons", {"name": texts.name(one.summons)})] if one.summons else []
    skills = [_with_name(skill, texts) for skill in one.skills]
    yield " ".join([said_numbers(one.numbers, texts), *skills, *summons])


def _summon(one: Summon, texts: Texts) -> Iterator[str]:
    yield texts.say("sort-summon")
    yield said_numbers(one.numbers, texts)


def _equipment(card: Equipment, texts: Texts) -> Iterator[str]:
    yield f"{texts.say('sort-equipment')}, {texts.say(f'equipment-{EQUIPMENT_TYPES[card.kind]}')}"
    reach, base, damage, dice = card.attack
    said = []
    if dice:
        facts: dict[str, object] = {"range": reach, "base": base, "type": DAMAGES[damage], "dice": dice}
        said.append(texts.say("card-weapon", facts))
    if card.physical or card.magical:
        said.append(texts.say("card-armor", {"physical": card.physical, "magical": card.magical}))
    if card.skill is not None:
        said.append(said_skill(card.skill, texts))
    yield " ".join(said)


def _silvestrem(card: Silvestrem, texts: Texts) -> Iterator[str]:
    yield str(texts.name(SILVESTREM_KINDS[card.kind]))
    said = sentence(texts, card.text)
    yield said if card.condition is None else f"{condition_sentence(texts, card.condition)} {said}"
