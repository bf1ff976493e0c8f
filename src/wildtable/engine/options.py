"""Table options: a typed schema that a client turns into a form, and its strict reading."""

import difflib
from collections.abc import Mapping, Sequence

import msgspec

from wildtable.engine.refusal import BadOption

Value = bool | int | str


class Option(msgspec.Struct, frozen=True):
    """One option: its default, the values it can have, and the rule behind it.

    With `per_seat` every seat has a value of its own (with `distinct` another than the others), written
    `guild,gnomads`. The default then stands beside the values: it is the word for "not settled beforehand",
    for one seat or, alone, for all.

    `scope` is "match" where the option says what kind of match it is (its map, its size, its aim), "rules"
    where it is a house rule, and "table" where it only changes how a table is run (seating, undo).
    """

    name: str
    default: Value
    values: tuple[Value, ...]
    rule: str
    scope: str = "rules"
    per_seat: bool = False
    distinct: bool = False

    @property
    def kind(self) -> str:
        """`switch` for on and off, `per_seat` for a value a seat, otherwise `choice`."""
        if self.per_seat:
            return "per_seat"
        return "switch" if isinstance(self.default, bool) else "choice"


def read_options(
    schema: Sequence[Option], given: Mapping[str, object], seats: int | None = None
) -> dict[str, object]:
    """Every option with its value; raises `BadOption` for an unknown name or value.

    With `seats`, values that are given seat by seat must be that many.

    >>> schema = [Option("fae_wrap", False, (False, True), "WH-RULING-11")]
    >>> read_options(schema, {"fae_wrap": "on"})
    {'fae_wrap': True}
    """
    known = {option.name: option for option in schema}
    for name in given:
        if name not in known:
            raise BadOption(f"There is no option '{name}'.{_suggestion(name, list(known))}")
    return {
        option.name: _read(option, given[option.name], seats) if option.name in given else option.default
        for option in schema
    }


def seat_values(option: Option, value: object, seats: int) -> list[str]:
    """The value of each seat; a word for all is everybody's, and whoever is not named has the default.

    >>> factions = Option("factions", "pick", ("guild", "gnomads"), "WL-SETUP-02", per_seat=True)
    >>> seat_values(factions, "guild,gnomads", 2), seat_values(factions, "pick", 2)
    (['guild', 'gnomads'], ['pick', 'pick'])
    """
    named = str(value).split(",")[:seats]
    return named + [str(option.default)] * (seats - len(named))


def fitted(schema: Sequence[Option], options: Mapping[str, object], seats: int) -> dict[str, object]:
    """Stored options with a value for each seat: earlier programs let too few or too many be named."""
    stored = dict(options)
    for option in schema:
        if option.per_seat and option.name in stored:
            stored[option.name] = ",".join(seat_values(option, stored[option.name], seats))
    return stored


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


def _read(option: Option, value: object, seats: int | None) -> Value:
    return _read_seats(option, value, seats) if option.per_seat else _read_value(option, value)


def _read_seats(option: Option, value: object, seats: int | None) -> str:
    """The values seat by seat, joined by commas; the default alone where no seat has another."""
    parts = value if isinstance(value, list | tuple) else str(value).split(",")
    given = [written(part) for part in parts]
    unsettled = str(option.default)
    for one in given:
        if one != unsettled and one not in option.values:
            known = ", ".join(map(str, option.values))
            raise BadOption(
                f"Option '{option.name}' cannot be '{one}': each seat has one of {known}, or {unsettled}."
            )
        if option.distinct and one != unsettled and given.count(one) > 1:
            raise BadOption(f"Option '{option.name}' has '{one}' twice: give every seat another.")
    if given == [unsettled]:
        return unsettled
    if seats is not None and len(given) != seats:
        raise BadOption(
            f"Option '{option.name}' names {len(given)} for {seats} players: "
            f"name one for each seat ({unsettled} where it is not settled), or {unsettled} alone."
        )
    return unsettled if set(given) == {unsettled} else ",".join(given)


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
