"""Skill texts: those of Assents from their file, and what is checked of every Skill."""

from collections.abc import Iterator, Mapping
from typing import Any

from wildtable.engine.content import SOURCES, check_keys
from wildtable.engine.refusal import BadContent
from wildtable.engine.vocabulary import Clause, Text
from wildtable.games.wild_assent.effects import VOCABULARY
from wildtable.games.wild_assent.state import Data
from wildtable.games.wild_assent.tables import SKILL_TYPES

SKILLS_FILE = "skills.toml"
MOST_TOKENS = 6

MOMENTS_OF = {
    "special": ("special", "each-special"),
    "passive": ("always", "activation-start", "activation-end", "own-attack", "on-damage", "slain"),
    "defensive": ("attacked-before", "attacked-after", "slain"),
    "active": ("action", "free-action", "own-attack", "special", "each-special", "on-damage", "slain"),
}
"""When the clauses of each type of Skill may act (WA-SKILL-01 to WA-SKILL-08)."""

OF_CARDS = ("drawn", "round-end", "success", "failure")


class Skill:
    """A Skill: its name, its type, the tokens it begins with, and its text (WA-STAT-10)."""

    def __init__(self, name: str, kind: int, tokens: int, text: Text[Data]) -> None:
        self.name = name
        self.kind = kind
        self.tokens = tokens
        self.text = text

    def uses(self, verb: str) -> bool:
        """Does that verb occur in it?"""
        return any(clause.verb is not None and clause.verb.word.name == verb for clause in every(self.text))


def read_skills(tables: Mapping[str, Any]) -> dict[str, Skill]:
    """The Skills of Assents by their names."""
    if tables.get("source", "owner") not in SOURCES:
        raise BadContent(f"{SKILLS_FILE}: 'source' must be one of {', '.join(SOURCES)}.")
    return {
        name: read_skill(f"{SKILLS_FILE}, {name}", name, table)
        for name, table in tables.items()
        if name != "source"
    }


def read_skill(place: str, name: str, table: Any) -> Skill:
    if not isinstance(table, dict):
        raise BadContent(f"{place}: must be a table with 'type' and 'clauses'.")
    check_keys(place, table, ("type", "tokens", "clauses"))
    return skill_of(place, name, table.get("type"), table.get("tokens", 0), table.get("clauses"))


def skill_of(place: str, name: str, kind: object, tokens: object, clauses: Any) -> Skill:
    """A Skill, with everything checked that is not the vocabulary's."""
    if kind not in SKILL_TYPES:
        raise BadContent(f"{place}: the type of a Skill is one of {', '.join(SKILL_TYPES)} (WA-SKILL-01).")
    if type(tokens) is not int or not 0 <= tokens <= MOST_TOKENS:
        raise BadContent(f"{place}: 'tokens' must be a whole number from 0 to {MOST_TOKENS}.")
    text = VOCABULARY.read(place, clauses, stays=True)
    allowed = MOMENTS_OF[str(kind)]
    for clause in text.clauses:
        assert clause.when is not None
        if clause.when.word.name not in allowed:
            raise BadContent(
                f"{place}: a {kind} Skill cannot act at '{clause.when.word.name}', only at "
                f"{', '.join(allowed)}."
            )
    skill = Skill(name, SKILL_TYPES.index(str(kind)), tokens, text)
    _check(place, skill)
    return skill


def _check(place: str, skill: Skill) -> None:
    costs = any(clause.cost is not None and clause.cost.word.name == "tokens" for clause in every(skill.text))
    if costs != (skill.tokens > 0):
        raise BadContent(f"{place}: a Skill that costs tokens, and no other, has 'tokens' at the start.")
    if skill.uses("regain") and not skill.tokens:
        raise BadContent(f"{place}: there are no tokens to regain (WA-KEY-25).")
    for clause in every(skill.text):
        if clause.verb is not None and clause.verb.word.name in ("die",):
            raise BadContent(f"{place}: '{clause.verb.word.name}' is for Silvestrem cards.")
        for condition in clause.conditions:
            if condition.word.name in ("did", "stands"):
                raise BadContent(f"{place}: '{condition.word.name}' is for Demands.")
        if clause.modifier is not None and clause.until is None and _when(clause, skill.text) != "always":
            raise BadContent(f"{place}: 'until' is missing: '{clause.what().word.name}' holds how long?")


def _when(clause: Clause[Data], text: Text[Data]) -> str:
    """The moment of a clause; those in then and else share that of the outermost one."""
    for outer in text.clauses:
        if clause is outer or any(clause is inner for inner in _inside([*outer.then, *outer.otherwise])):
            assert outer.when is not None
            return outer.when.word.name
    raise AssertionError("The clause is of another text.")


def every(text: Text[Data]) -> Iterator[Clause[Data]]:
    """All clauses of a text, with those in then and else."""
    return _inside(text.clauses)


def _inside(clauses: list[Clause[Data]]) -> Iterator[Clause[Data]]:
    for clause in clauses:
        yield clause
        yield from _inside(clause.then)
        yield from _inside(clause.otherwise)
