"""Names, prompts and log lines in the languages of a folder of Fluent files."""

from collections.abc import Mapping
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from wildtable.engine.refusal import Refusal, WildtableError

LANGUAGES = ("en", "de")
NOTHING = "-"  # an empty list


class UnknownLanguage(WildtableError):
    """A language that we do not speak."""


class Texts:
    """The messages of one language.

    A fact whose value has a message `name-<value>` is shown by that name: `S-Sylph` becomes
    "Seelie-Sylphe" where the language says so.
    """

    def __init__(self, folder: Path, language: str) -> None:
        self.language = language
        self.bundle = FluentBundle([language], use_isolating=False)
        source = (folder / f"{language}.ftl").read_text(encoding="utf-8")
        self.bundle.add_resource(FluentResource(source))

    def has(self, message: str) -> bool:
        return bool(self.bundle.has_message(message))

    def say(self, message: str, facts: Mapping[str, object] | None = None) -> str:
        """The message with its facts; an unknown message is shown by its own name."""
        if not self.has(message):
            return message
        text, errors = self._format(message, facts or {})
        if errors:
            raise WildtableError(f"Text '{message}' in '{self.language}' lacks a fact: {errors[0]}.")
        return text

    def _format(self, message: str, facts: Mapping[str, object]) -> tuple[str, list[Exception]]:
        pattern = self.bundle.get_message(message).value
        assert pattern is not None
        named = {key: self.name(value) for key, value in facts.items()}
        text, errors = self.bundle.format_pattern(pattern, named)
        return str(text), errors

    def name(self, value: object) -> object:
        """The name of a thing, or the value itself where it has none; the names of a list, joined."""
        if isinstance(value, list):
            return ", ".join(str(self.name(one)) for one in value) or NOTHING
        key = f"name-{value}".replace(" ", "-")
        return self.say(key) if isinstance(value, str) and self.has(key) else value

    def tell(self, event: Mapping[str, object]) -> str:
        """The log line of an event as a seat sees it.

        Where some facts are secret, `event-<kind>-own` is the line for those who have them all.
        """
        facts = {key: value for key, value in event.items() if key != "event"}
        line = f"event-{event['event']}"
        own = f"{line}-own"
        knows = self.has(own) and not self._format(own, facts)[1]
        return self.say(own if knows else line, facts)

    def explain(self, refusal: Refusal) -> str:
        """Why something is not allowed, in one sentence."""
        return self.say(f"refusal-{refusal.rule}", refusal.facts)


@cache
def load_texts(folder: Path, language: str) -> Texts:
    """The texts of a folder in one language."""
    if language not in LANGUAGES:
        raise UnknownLanguage(f"There is no language '{language}': there are {', '.join(LANGUAGES)}.")
    return Texts(folder / "text", language)
