"""Strict reading of documents that people write: every complaint names the place and the cause."""

import difflib
from collections.abc import Mapping, Sequence
from typing import Any

from wildtable.engine.refusal import BadPosition, WildtableError


class Reader:
    """Reads the fields of one JSON object, each once; `done` refuses fields that nobody asked for.

    >>> reader = Reader({"round": 3, "mortl": "D4"}, "position")
    >>> reader.integer("round", default=1)
    3
    >>> reader.text("mortal")
    Traceback (most recent call last):
    wildtable.engine.refusal.BadPosition: position: 'mortal' is missing (there is a 'mortl').
    """

    def __init__(self, document: object, place: str, error: type[WildtableError] = BadPosition) -> None:
        if not isinstance(document, Mapping):
            raise error(f"{place}: must be an object with named fields, not {_kind(document)}.")
        self.place = place
        self.error = error
        self.fields: dict[str, object] = {str(name): value for name, value in document.items()}
        self.read: set[str] = set()

    def has(self, name: str) -> bool:
        """Is the field there? Asking makes its name a known one."""
        self.read.add(name)
        return name in self.fields

    def value(self, name: str) -> object:
        if not self.has(name):
            close = difflib.get_close_matches(name, [n for n in self.fields if n not in self.read], 1)
            hint = f" (there is a '{close[0]}')" if close else ""
            raise self.error(f"{self.place}: '{name}' is missing{hint}.")
        return self.fields[name]

    def text(self, name: str, default: str | None = None) -> str:
        if not self.has(name) and default is not None:
            return default
        value = self.value(name)
        if not isinstance(value, str):
            raise self.error(f"{self.place}: '{name}' must be a text, not {_kind(value)}.")
        return value

    def choice(self, name: str, choices: Sequence[str], default: str | None = None) -> str:
        value = self.text(name, default)
        if value not in choices:
            raise self.error(f"{self.place}: '{name}' is '{value}', but must be one of {', '.join(choices)}.")
        return value

    def index(self, name: str, choices: Sequence[str], default: str | None = None) -> int:
        return list(choices).index(self.choice(name, choices, default))

    def integer(self, name: str, default: int | None = None, least: int = 0, most: int = 65_535) -> int:
        if not self.has(name) and default is not None:
            return default
        value = self.value(name)
        if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
            raise self.error(f"{self.place}: '{name}' must be a whole number from {least} to {most}.")
        return value

    def texts(self, name: str) -> list[str]:
        """A list of texts; empty if the field is missing."""
        if not self.has(name):
            return []
        value = self.value(name)
        if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
            raise self.error(f"{self.place}: '{name}' must be a list of texts.")
        return value

    def numbers(self, name: str) -> list[int]:
        """A list of whole numbers; empty if the field is missing."""
        if not self.has(name):
            return []
        value = self.value(name)
        if not isinstance(value, list) or any(type(item) is not int for item in value):
            raise self.error(f"{self.place}: '{name}' must be a list of whole numbers.")
        return value

    def different_texts(self, name: str) -> list[str]:
        """A list of texts, none of them twice; empty if the field is missing."""
        value = self.texts(name)
        self._check_different(name, value)
        return value

    def different_numbers(self, name: str) -> list[int]:
        """A list of whole numbers, none of them twice; empty if the field is missing."""
        value = self.numbers(name)
        self._check_different(name, value)
        return value

    def _check_different(self, name: str, items: Sequence[object]) -> None:
        for i, item in enumerate(items):
            if item in items[:i]:
                raise self.error(f"{self.place}: '{name}' names {item} twice.")

    def flag(self, name: str) -> bool:
        """True or false; false if the field is missing."""
        if not self.has(name):
            return False
        value = self.value(name)
        if not isinstance(value, bool):
            raise self.error(f"{self.place}: '{name}' must be true or false, not {_kind(value)}.")
        return value

    def mapping(self, name: str) -> dict[str, str]:
        """An object whose values are texts."""
        self.value(name)
        fields = self.part(name)
        for key, item in fields.items():
            if not isinstance(item, str):
                raise self.error(f"{self.place}: '{name}', '{key}' must be a text, not {_kind(item)}.")
        return fields

    def part(self, name: str) -> dict[str, Any]:
        """An object of any values; empty if the field is missing."""
        if not self.has(name):
            return {}
        value = self.value(name)
        if not isinstance(value, Mapping):
            raise self.error(f"{self.place}: '{name}' must be an object, not {_kind(value)}.")
        return dict(value)

    def pair(self, name: str) -> tuple[object, object]:
        value = self.value(name)
        if not isinstance(value, list) or len(value) != 2:
            raise self.error(f"{self.place}: '{name}' must be a list of two.")
        return value[0], value[1]

    def done(self) -> None:
        """Refuse fields that were not read."""
        unread = [name for name in self.fields if name not in self.read]
        if unread:
            close = difflib.get_close_matches(unread[0], list(self.read), 1)
            hint = f" Did you mean '{close[0]}'?" if close else ""
            raise self.error(f"{self.place}: there is no field '{unread[0]}' here.{hint}")


def _kind(value: object) -> str:
    if value is None:
        return "nothing"
    names = {bool: "true or false", int: "a number", float: "a number", str: "a text", list: "a list"}
    return names.get(type(value), "an object")
