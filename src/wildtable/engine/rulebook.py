"""The rulebook of a game: prose in Markdown, one id a rule."""

import re
from functools import cache
from pathlib import Path

import msgspec

from wildtable.engine.texts import LANGUAGES, UnknownLanguage

_RULE = re.compile(r"^\*\*([A-Z]{2}-[A-Z0-9]+-\d+)\*\*\s*(.*)")


class Rule(msgspec.Struct, frozen=True):
    """One rule: its id, the chapter it stands in, and its text (Markdown)."""

    id: str
    chapter: str
    text: str


@cache
def load_rulebook(folder: Path, language: str) -> dict[str, Rule]:
    """Every rule of a game's rulebook by id, in the book's order."""
    if language not in LANGUAGES:
        raise UnknownLanguage(f"There is no language '{language}': there are {', '.join(LANGUAGES)}.")
    return parse_rulebook((folder / "rulebook" / f"{language}.md").read_text(encoding="utf-8"))


def parse_rulebook(text: str) -> dict[str, Rule]:
    """The rules of a text; each begins with its id in bold and goes on to the next id or heading.

    >>> book = parse_rulebook("## Aim\\n\\n**WH-GOAL-01** Two play.\\n")
    >>> book["WH-GOAL-01"].text, book["WH-GOAL-01"].chapter
    ('Two play.', 'Aim')
    """
    rules: dict[str, Rule] = {}
    chapter = ""
    open_id = ""
    lines: list[str] = []
    for line in [*text.splitlines(), "# end"]:
        begins = _RULE.match(line)
        if begins or line.startswith("#"):
            if open_id:
                rules[open_id] = Rule(open_id, chapter, "\n".join(lines).strip())
            open_id, lines = "", []
        if begins:
            open_id, lines = begins.group(1), [begins.group(2)]
        elif line.startswith("## "):
            chapter = line[3:].strip()
        else:
            lines.append(line)
    return rules
