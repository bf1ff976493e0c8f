"""Refusals, and the errors that bad input gets.

A `Refusal` is an answer, not an error: it names the rule that forbids an action and the facts of the
case. The exceptions carry one clear sentence for the person whose input was wrong.
"""

from typing import Final

OK: Final = ""
"""What a rule check answers where no rule forbids."""


class Refusal:
    """Why an action is not legal: a rule id and the facts that a sentence about it needs."""

    def __init__(self, rule: str, facts: dict[str, str] | None = None) -> None:
        self.rule = rule
        self.facts: dict[str, str] = {} if facts is None else facts

    def __repr__(self) -> str:
        return f"Refusal({self.rule!r}, {self.facts!r})"


class WildtableError(Exception):
    """Bad input; the message is one sentence for a person."""


class BadAction(WildtableError):
    """A text that names no action of this game."""


class NotNow(WildtableError):
    """Something that could be played, but not at this point."""


class Refused(WildtableError):
    """An action that the rules forbid here; `refusal` says which rule."""

    def __init__(self, message: str, refusal: Refusal) -> None:
        super().__init__(message)
        self.refusal = refusal


class BadOption(WildtableError):
    """An unknown option, or a value that the option does not have."""


class BadPosition(WildtableError):
    """A position document that is malformed or cannot be."""


class BadRecord(WildtableError):
    """A record that is cut short, edited, or of another version or content."""


class BadCase(WildtableError):
    """A case file that cannot be read."""


class BadContent(WildtableError):
    """Component data that breaks a constraint."""
