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


class Chapter(msgspec.Struct, frozen=True):
    """A chapter: its title, what it says before its first rule (Markdown), and its rules."""

    title: str
    text: str
    rules: list[Rule]


@cache
def load_chapters(folder: Path, language: str) -> list[Chapter]:
    """The chapters of a game's rulebook; the first has the book's own title and introduction."""
    if language not in LANGUAGES:
        raise UnknownLanguage(f"There is no language '{language}': there are {', '.join(LANGUAGES)}.")
    return parse_chapters((folder / "rulebook" / f"{language}.md").read_text(encoding="utf-8"))


@cache
def load_rulebook(folder: Path, language: str) -> dict[str, Rule]:
    """Every rule of a game's rulebook by id, in the book's order."""
    return {rule.id: rule for chapter in load_chapters(folder, language) for rule in chapter.rules}


def parse_rulebook(text: str) -> dict[str, Rule]:
    """The rules of a text; each begins with its id in bold and goes on to the next id or heading.

    >>> book = parse_rulebook("## Aim\\n\\n**WH-GOAL-01** Two play.\\n")
    >>> book["WH-GOAL-01"].text, book["WH-GOAL-01"].chapter
    ('Two play.', 'Aim')
    """
    return {rule.id: rule for chapter in parse_chapters(text) for rule in chapter.rules}


def parse_chapters(text: str) -> list[Chapter]:
    """The chapters of a text. What stands under a smaller heading and in no rule belongs to nobody."""
    chapters = [Chapter("", "", [])]
    open_id = ""
    aside = False
    lines: list[str] = []
    for line in [*text.splitlines(), "# end"]:
        begins = _RULE.match(line)
        if begins or line.startswith("#"):
            chapters[-1] = _with(chapters[-1], open_id, "" if aside else "\n".join(lines).strip())
            open_id, lines = "", []
        if begins:
            open_id, lines, aside = begins.group(1), [begins.group(2)], False
        elif line.startswith(("# ", "## ")):
            chapters.append(Chapter(line.lstrip("#").strip(), "", []))
            aside = False
        elif line.startswith("#"):
            aside = True
        else:
            lines.append(line)
    return [chapter for chapter in chapters[:-1] if chapter.text or chapter.rules]


def _with(chapter: Chapter, rule: str, text: str) -> Chapter:
    """The chapter with a rule more or, before its first, with what it says by itself."""
    if rule:
        return Chapter(chapter.title, chapter.text, [*chapter.rules, Rule(rule, chapter.title, text)])
    return Chapter(chapter.title, text, chapter.rules) if not chapter.rules and text else chapter
