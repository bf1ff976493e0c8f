"""All components together, as the rules and the clients need them."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from wildtable.engine.content import SOURCES, lay_over, read_toml
from wildtable.engine.dice import Die
from wildtable.engine.refusal import BadContent
from wildtable.games.wild_assent.content.cards import (
    EQUIPMENT_FILE,
    SILVESTREM_FILE,
    Silvestrem,
    read_equipment,
    read_silvestrem,
)
from wildtable.games.wild_assent.content.fighters import (
    ASSENTS_FILE,
    CREATURES_FILE,
    Fighter,
    read_assents,
    read_creatures,
)
from wildtable.games.wild_assent.content.skills import SKILLS_FILE, Skill, read_skills
from wildtable.games.wild_assent.effects import VOCABULARY
from wildtable.games.wild_assent.frames import EFFECT
from wildtable.games.wild_assent.tables import NONE, Roster, Skills, Tables
from wildtable.games.wild_assent.words import FACES

HERE = Path(__file__).parent
DICE_FILE = "dice.toml"
ATTACK_FACES = ("success", "special", "blank")
MOST_FACES = 12


class Content:
    """The components that a game is played with: ours, or those of a pack laid over them."""

    def __init__(self, laid_over: Path | None = None) -> None:
        """`laid_over` is a pack's folder for this game; what is wrong with it is said now, not in play."""
        files = lay_over(HERE, laid_over)
        read = {name: read_toml(path) for name, path in files.paths.items()}
        self.files = files
        self.digest = files.digest()
        self.assents = read_assents(read[ASSENTS_FILE])
        self.creatures, self.summons = read_creatures(read[CREATURES_FILE])
        self.equipment = read_equipment(read[EQUIPMENT_FILE])
        self.silvestrem = read_silvestrem(read[SILVESTREM_FILE])
        self.attack_die = _read_die(read[DICE_FILE], "attack", ATTACK_FACES)
        self.momentum_die = _read_die(read[DICE_FILE], "momentum", FACES)
        self.skills = self._all_skills(read_skills(read[SKILLS_FILE]))
        self.texts = [*(skill.text for skill in self.skills), *(card.text for card in self.silvestrem)]
        """In the order of their numbers while a game is played."""
        self.tables = self._tables()

    def _all_skills(self, of_assents: Mapping[str, Skill]) -> list[Skill]:
        """Those of Assents, then those of Creatures, then those of Equipment; each name once."""
        wanted = [skill for assent in self.assents for skill in (*assent.skills, *assent.cards)]
        for skill in wanted:
            if skill not in of_assents:
                raise BadContent(f"{ASSENTS_FILE}: there is no Skill '{skill}' in {SKILLS_FILE}.")
        for skill in of_assents:
            if wanted.count(skill) != 1:
                raise BadContent(f"{SKILLS_FILE}, {skill}: must belong to exactly one Assent (WA-FACT-12).")
        found = [
            *(of_assents[skill] for skill in wanted),
            *(skill for creature in self.creatures for skill in creature.skills),
            *(card.skill for card in self.equipment if card.skill is not None),
        ]
        names = [skill.name for skill in found]
        for name in names:
            if names.count(name) > 1:
                raise BadContent(f"There are two Skills called '{name}'; each needs a name of its own.")
        return found

    def _tables(self) -> Tables:
        numbers = {skill.name: number for number, skill in enumerate(self.skills)}
        summons = [summon.name for summon in self.summons]
        return Tables(
            assents=_roster(self.assents),
            creatures=_roster(self.creatures),
            summons=_roster(self.summons),
            skills=Skills(
                [skill.name for skill in self.skills],
                [skill.kind for skill in self.skills],
                [skill.tokens for skill in self.skills],
            ),
            assent_skills=[numbers[skill] for assent in self.assents for skill in assent.skills],
            assent_cards=[numbers[skill] for assent in self.assents for skill in assent.cards],
            assent_slots=[slot for assent in self.assents for slot in assent.slots],
            assent_momentum=[assent.momentum for assent in self.assents],
            sizes=[creature.size for creature in self.creatures],
            creature_skills=[[numbers[skill.name] for skill in one.skills] for one in self.creatures],
            summoned=[summons.index(one.summons) if one.summons else NONE for one in self.creatures],
            figures=[summon.figures for summon in self.summons],
            equipment_names=[card.name for card in self.equipment],
            equipment_types=[card.kind for card in self.equipment],
            equipment_attacks=[number for card in self.equipment for number in card.attack],
            equipment_physical=[card.physical for card in self.equipment],
            equipment_magical=[card.magical for card in self.equipment],
            equipment_skills=[NONE if card.skill is None else numbers[card.name] for card in self.equipment],
            silvestrem_names=[card.name for card in self.silvestrem],
            silvestrem_kinds=[card.kind for card in self.silvestrem],
            silvestrem_texts=[len(self.skills) + number for number in range(len(self.silvestrem))],
            silvestrem_conditions=[number for card in self.silvestrem for number in _condition(card)],
            attack_die=self.attack_die,
            momentum_die=self.momentum_die,
            effects=VOCABULARY.compile(EFFECT, self.texts),
        )


def _roster(fighters: "list[Any]") -> Roster:
    found: list[Fighter] = fighters
    return Roster([one.name for one in found], [number for one in found for number in one.numbers])


def _condition(card: Silvestrem) -> list[int]:
    """A Demand's condition as its word and up to three fields."""
    if card.condition is None:
        return [NONE, 0, 0, 0]
    word = VOCABULARY.conditions.index(card.condition.word)
    return [word, *[*card.condition.numbers(), 0, 0, 0][:3]]


def _read_die(tables: Mapping[str, Any], name: str, faces: tuple[str, ...]) -> Die:
    """A die from the list of its faces (WA-FACT-60, WA-FACT-61)."""
    place = f"{DICE_FILE}, {name}"
    table = tables.get(name)
    if not isinstance(table, dict) or set(table) - {"source", "faces"}:
        raise BadContent(f"{place}: must be a table with 'source' and 'faces'.")
    if table.get("source", "owner") not in SOURCES:
        raise BadContent(f"{place}: 'source' must be one of {', '.join(SOURCES)}.")
    shown = table.get("faces")
    if not isinstance(shown, list) or not 2 <= len(shown) <= MOST_FACES:
        raise BadContent(f"{place}: 'faces' must be a list of 2 to {MOST_FACES} faces.")
    for face in faces:
        if face not in shown:
            raise BadContent(f"{place}: no side shows '{face}'.")
    for face in shown:
        if face not in faces:
            raise BadContent(f"{place}: a side may show {', '.join(faces)}, not '{face}'.")
    return Die(list(faces), [shown.count(face) for face in faces])
