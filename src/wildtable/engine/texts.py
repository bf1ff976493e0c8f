"""Names, prompts and log lines in the languages of a folder of Fluent files."""

import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path

from wildtable.engine.messages import Messages
from wildtable.engine.refusal import Refusal, WildtableError

LANGUAGES = ("en", "de")
NOTHING = "-"  # an empty list
NUMBERED = re.compile(r"(.+)-([0-9]+)")  # one of several that are alike


class UnknownLanguage(WildtableError):
    """A language that we do not speak."""


class Texts:
    """The messages of one language.

    A fact whose value has a message `name-<value>` is shown by that name: `S-Sylph` becomes
    "Seelie-Sylphe" where the language says so. A name may have further forms as attributes; the form `den` of
    the fact `target` is `$target-den`, and the name itself where it has no such form.
    """

    def __init__(self, folder: Path, language: str) -> None:
        self.language = language
        self.messages = Messages((folder / f"{language}.ftl").read_text(encoding="utf-8"), language)
        named = [name for name in self.messages.entries if name.startswith("name-")]
        self.forms = sorted({form for name in named for form in self.messages.forms_of(name)})
        self.names: dict[tuple[str, str], str] = {}  # names that were said before, by key and form

    def has(self, message: str) -> bool:
        return message in self.messages

    def say(self, message: str, facts: Mapping[str, object] | None = None) -> str:
        """The message with its facts; an unknown message is shown by its own name."""
        if not self.has(message):
            return message
        text, errors = self._format(message, facts or {})
        if errors:
            raise WildtableError(f"Text '{message}' in '{self.language}' lacks a fact: {errors[0]}.")
        return text

    def _format(
        self, message: str, facts: Mapping[str, object], attribute: str = ""
    ) -> tuple[str, list[Exception]]:
        wanted = self.messages.wanted(message)
        named = {key: self.name(value) for key, value in facts.items() if key in wanted}
        for form in self.forms:
            named |= {
                f"{key}-{form}": self.name(value, form)
                for key, value in facts.items()
                if f"{key}-{form}" in wanted
            }
        return self.messages.format(message, named, attribute)

    def name(self, value: object, form: str = "") -> object:
        """The name of a thing in a form, or the value itself where it has none; the names of a list, joined.

        One of several that are alike is called by their name and its number: `wolf-2` is "wolf 2".
        """
        if isinstance(value, list):
            return ", ".join(str(self.name(one, form)) for one in value) or NOTHING
        if not isinstance(value, str):
            return value
        key = f"name-{value}".replace(" ", "-")
        if (key, form) in self.names:
            return self.names[key, form]
        if self.has(key):
            has_form = form in self.messages.forms_of(key)
            self.names[key, form] = self._format(key, {}, form if has_form else "")[0]
            return self.names[key, form]
        alike = NUMBERED.fullmatch(value)
        if alike and self.has(f"name-{alike[1]}"):
            return f"{self.name(alike[1], form)} {alike[2]}"
        return value

    def tell(self, event: Mapping[str, object], reader: str = "") -> str:
        """The log line of an event as a seat sees it.

        Where some facts are secret, `event-<kind>-own` is the line for those who have them all. Where a line
        has the form `you`, that is what the seat reads whose event it is.
        """
        facts = {key: value for key, value in event.items() if key != "event"}
        line = f"event-{event['event']}"
        own = f"{line}-own"
        if self.has(own) and not self._format(own, facts)[1]:
            line = own
        you = self.has(line) and event.get("seat") == reader and "you" in self.messages.forms_of(line)
        said = self._format(line, facts, "you")[0] if you else self.say(line, facts)
        return capital(said) if self.has(line) else said

    def explain(self, refusal: Refusal) -> str:
        """Why something is not allowed, in one sentence."""
        message = f"refusal-{refusal.rule}"
        said = self.say(message, refusal.facts)
        return capital(said) if self.has(message) else said


def capital(words: str) -> str:
    """As a sentence begins."""
    return words[:1].upper() + words[1:]


@cache
def load_texts(folder: Path, language: str) -> Texts:
    """The texts of a folder in one language."""
    if language not in LANGUAGES:
        raise UnknownLanguage(f"There is no language '{language}': there are {', '.join(LANGUAGES)}.")
    return Texts(folder / "text", language)
