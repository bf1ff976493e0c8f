"""Lessons: a chain of cases with words, told and played step by step.

A game's lessons are the files `lessons/*.toml` in its folder; what they say stands beside them, in `en.ftl`
and `de.ftl`, by the names of the lesson and its steps. `docs/lessons.md` tells how one is written.
"""

from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from wildtable.engine.content import read_toml
from wildtable.engine.document import Reader
from wildtable.engine.refusal import WildtableError
from wildtable.engine.texts import LANGUAGES, Texts, UnknownLanguage

FOLDER = "lessons"


class BadLesson(WildtableError):
    """A lesson that cannot be read or played."""


class UnknownLesson(WildtableError):
    """A lesson or a step that a game does not have."""


class Forbidden(msgspec.Struct, frozen=True):
    """What a step lets somebody try in vain: elements touched in order, the last one refused by a rule."""

    touch: list[str]
    rule: str


class Step(msgspec.Struct, frozen=True):
    """One step of a lesson.

    Without a `position` it goes on where the step before it ended. `before` happens as it opens; then the
    learner does one of `do` (a `*` stands for anything) or, where there is none, tries something `forbidden`,
    or only reads. `instead` names what is said to other legal actions. `then` happens after the right one.
    `point` are the elements that the words speak of; in an `alone` step nothing points at what is to be done
    before the learner has tried something else. `expect` is what holds in the end.
    """

    id: str
    position: dict[str, Any] | None
    before: list[str]
    do: list[str]
    instead: dict[str, str]
    forbidden: list[Forbidden]
    then: list[str]
    point: list[str]
    alone: bool
    expect: dict[str, Any]

    def wants(self, action: str) -> bool:
        """Is that what the learner is to do?"""
        return any(fnmatchcase(action, wanted) for wanted in self.do)

    def instead_of(self, action: str) -> str | None:
        """The name of what is said to somebody who does that, if it has words of its own."""
        return next((name for other, name in self.instead.items() if fnmatchcase(action, other)), None)


class Lesson(msgspec.Struct, frozen=True):
    """A lesson: which seat the learner has, how long it takes, and its steps."""

    name: str
    order: int
    minutes: int
    seat: str
    options: dict[str, Any]
    steps: list[Step]

    def step(self, number: int) -> Step:
        """A step by its number, from 0; raises `UnknownLesson`."""
        if not 0 <= number < len(self.steps):
            raise UnknownLesson(f"The lesson '{self.name}' has steps 0 to {len(self.steps) - 1} only.")
        return self.steps[number]


@cache
def load_lessons(folder: Path) -> dict[str, Lesson]:
    """The lessons of a game by name, in the order in which they are learnt."""
    paths = (folder / FOLDER).glob("*.toml")
    found = sorted((read_lesson(path.stem, read_toml(path)) for path in paths), key=lambda one: one.order)
    return {lesson.name: lesson for lesson in found}


def find_lesson(folder: Path, name: str) -> Lesson:
    """A game's lesson of that name; raises `UnknownLesson`."""
    lessons = load_lessons(folder)
    if name not in lessons:
        raise UnknownLesson(f"There is no lesson '{name[:40]}': there are {', '.join(lessons) or 'none'}.")
    return lessons[name]


@cache
def lesson_texts(folder: Path, language: str) -> Texts:
    """What the lessons of a game say."""
    if language not in LANGUAGES:
        raise UnknownLanguage(f"There is no language '{language}': there are {', '.join(LANGUAGES)}.")
    return Texts(folder / FOLDER, language)


def read_lesson(name: str, document: object) -> Lesson:
    """The lesson that a document describes; raises `BadLesson`."""
    place = f"lesson '{name}'"
    reader = Reader(document, place, BadLesson)
    listed = reader.value("step")
    if not isinstance(listed, list) or not listed:
        raise BadLesson(f"{place}: 'step' must be a list, and not an empty one.")
    lesson = Lesson(
        name=name,
        order=reader.integer("order"),
        minutes=reader.integer("minutes", least=1, most=15),
        seat=reader.text("seat"),
        options=reader.part("options"),
        steps=[_read_step(step, f"{place}, step {number}") for number, step in enumerate(listed)],
    )
    reader.done()
    _check_chain(place, lesson.steps)
    return lesson


def _read_step(document: object, place: str) -> Step:
    if isinstance(document, dict) and isinstance(document.get("id"), str):
        place = f"{place} ({document['id']})"
    reader = Reader(document, place, BadLesson)
    step = Step(
        id=reader.text("id"),
        position=reader.part("position") if reader.has("position") else None,
        before=reader.texts("before"),
        do=reader.different_texts("do"),
        instead=reader.mapping("instead") if reader.has("instead") else {},
        forbidden=_read_forbidden(reader),
        then=reader.texts("then"),
        point=reader.texts("point"),
        alone=reader.flag("alone"),
        expect=reader.part("expect"),
    )
    reader.done()
    if step.do and "*" in step.do[0]:
        raise BadLesson(f"{place}: the first of 'do' must be one action, without '*': it is what is shown.")
    if not step.do and (step.then or step.instead):
        raise BadLesson(f"{place}: 'then' and 'instead' follow on something to 'do', and there is nothing.")
    return step


def _read_forbidden(reader: Reader) -> list[Forbidden]:
    listed = reader.value("forbidden") if reader.has("forbidden") else []
    if not isinstance(listed, list):
        raise BadLesson(f"{reader.place}: 'forbidden' must be a list.")
    found = []
    for one in listed:
        inner = Reader(one, f"{reader.place}, forbidden", BadLesson)
        found.append(Forbidden(inner.texts("touch"), inner.text("rule")))
        inner.done()
        if not found[-1].touch:
            raise BadLesson(f"{inner.place}: 'touch' names no element.")
    return found


def _check_chain(place: str, steps: list[Step]) -> None:
    """Every step must know where it begins: at a position, or where the only way of the last one ended."""
    names = [step.id for step in steps]
    for number, step in enumerate(steps):
        if names.index(step.id) != number:
            raise BadLesson(f"{place}: there are two steps '{step.id}'.")
        if step.position is not None:
            continue
        if number == 0:
            raise BadLesson(f"{place}: the first step needs a 'position'.")
        if len(steps[number - 1].do) > 1:
            raise BadLesson(
                f"{place}: the step '{step.id}' needs a 'position': the one before can end differently."
            )
