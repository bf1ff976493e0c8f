"""The messages of a Fluent file, each read when it is first needed: to read them all takes longer than most
commands do."""

import re
from collections.abc import Mapping

from fluent.runtime import FluentBundle, FluentResource

ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
FORM = re.compile(r"^\s+\.([a-zA-Z][\w-]*) *=", re.MULTILINE)
REFERENCE = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")
VARIABLE = re.compile(r"\$([a-zA-Z][\w-]*)")


class Messages:
    """What one file says in one language. A message may have further forms, its attributes."""

    def __init__(self, source: str, language: str) -> None:
        begins = list(ENTRY.finditer(source))
        ends = [*(entry.start() for entry in begins[1:]), len(source)]
        self.entries = {
            entry[1]: source[entry.start() : end] for entry, end in zip(begins, ends, strict=True)
        }
        self.bundle = FluentBundle([language], use_isolating=False)
        self.variables: dict[str, frozenset[str]] = {}  # of the messages that were read

    def __contains__(self, name: str) -> bool:
        return name in self.entries and not name.startswith("-")

    def forms_of(self, name: str) -> list[str]:
        return FORM.findall(self.entries[name])

    def wanted(self, name: str) -> frozenset[str]:
        """The variables that a message speaks of, those of messages within it too."""
        if name not in self.variables:
            self.variables[name] = frozenset()  # a message that speaks of itself
            entry = self.entries[name]
            self.bundle.add_resource(FluentResource(entry))
            within = [self.wanted(one) for one in REFERENCE.findall(entry) if one in self.entries]
            self.variables[name] = frozenset(VARIABLE.findall(entry)).union(*within)
        return self.variables[name]

    def format(self, name: str, facts: Mapping[str, object], form: str = "") -> tuple[str, list[Exception]]:
        """A message with its facts, and what was wrong with it."""
        wanted = self.wanted(name)
        found = self.bundle.get_message(name)
        pattern = found.attributes[form] if form else found.value
        assert pattern is not None
        said, errors = self.bundle.format_pattern(
            pattern, {key: value for key, value in facts.items() if key in wanted}
        )
        return str(said), errors
