"""Table options: a typed schema that a client turns into a form, and its strict reading."""

import difflib
from collections.abc import Mapping, Sequence

import msgspec

from wildtable.engine.refusal import BadOption

Value = bool | int | str


class Option(msgspec.Struct, frozen=True):
    """One option: its default, the values it can have, and the rule behind it.

    `scope` is "rules" where the option changes what is legal or what happens, and "table" where it only
    changes how a table is run (seating, undo).
    """

    name: str
    default: Value
    values: tuple[Value, ...]
    rule: str
    scope: str = "rules"

    @property
    def kind(self) -> str:
        """`switch` for on and off, otherwise `choice`."""
        return "switch" if isinstance(self.default, bool) else "choice"


def read_options(schema: Sequence[Option], given: Mapping[str, object]) -> dict[str, object]:
    """Every option with its value; raises `BadOption` for an unknown name or value.

    >>> schema = [Option("fae_wrap", False, (False, True), "WH-RULING-11")]
    >>> read_options(schema, {"fae_wrap": "on"})
    {'fae_wrap': True}
    """
    known = {option.name: option for option in schema}
    for name in given:
        if name not in known:
            raise BadOption(f"There is no option '{name}'.{_suggestion(name, list(known))}")
    return {
        option.name: _read_value(option, given[option.name]) if option.name in given else option.default
        for option in schema
    }


def read_assignments(texts: Sequence[str]) -> dict[str, object]:
    """Options written `name=value`, as on a command line.

    >>> read_assignments(["round_limit=40", "fae_wrap=on"])
    {'round_limit': '40', 'fae_wrap': 'on'}
    """
    given: dict[str, object] = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadOption(f"'{text}' is no option: write name=value, for example round_limit=40.")
        given[name.strip().replace("-", "_")] = value.strip()
    return given


def changed(schema: Sequence[Option], options: Mapping[str, object]) -> dict[str, object]:
    """Only the options that differ from their defaults."""
    return {o.name: options[o.name] for o in schema if options[o.name] != o.default}


def _read_value(option: Option, value: object) -> Value:
    given = written(value)
    for allowed in option.values:
        if given in (written(allowed), *_OTHER_WORDS.get(written(allowed), ())):
            return allowed
    allowed_words = ", ".join(written(allowed) for allowed in option.values)
    raise BadOption(f"Option '{option.name}' cannot be '{value}': it is one of {allowed_words}.")


_OTHER_WORDS = {"on": ("true", "yes"), "off": ("false", "no")}


def written(value: object) -> str:
    """A value as one writes it on a command line."""
    if isinstance(value, bool):
        return "on" if value else "off"
    return str(value).strip().lower()


def _suggestion(name: str, names: list[str]) -> str:
    close = difflib.get_close_matches(name, names, 1)
    return f" Did you mean '{close[0]}'?" if close else f" Known are {', '.join(names)}."
