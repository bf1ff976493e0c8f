"""Options: strict reading with sentences that help."""

import pytest

from wildtable.engine.options import Option, changed, read_assignments, read_options
from wildtable.engine.refusal import BadOption

SCHEMA = (
    Option("rounds", 3, (3, 2, 0), "TN-END-01"),
    Option("bury", True, (True, False), "TN-STOP-02"),
    Option("host", "random", ("random", "first"), "TN-TURN-01", "table"),
)


def test_defaults_where_nothing_is_given() -> None:
    assert read_options(SCHEMA, {}) == {"rounds": 3, "bury": True, "host": "random"}


@pytest.mark.parametrize("off", [False, "off", "no", "false", "False", " OFF "])
def test_a_switch_understands_several_words(off: object) -> None:
    assert read_options(SCHEMA, {"bury": off})["bury"] is False


@pytest.mark.parametrize("two", [2, "2", " 2 "])
def test_a_number_keeps_its_type(two: object) -> None:
    value = read_options(SCHEMA, {"rounds": two})["rounds"]
    assert value == 2
    assert isinstance(value, int)


@pytest.mark.parametrize(
    ("name", "value"), [("rounds", 4), ("rounds", True), ("bury", 1), ("bury", None), ("host", "second")]
)
def test_a_wrong_value_is_refused_with_the_right_ones(name: str, value: object) -> None:
    with pytest.raises(BadOption, match=f"Option '{name}' cannot be '{value}': it is one of ") as caught:
        read_options(SCHEMA, {name: value})
    assert str(caught.value).endswith(".")


def test_a_typo_gets_a_suggestion() -> None:
    with pytest.raises(BadOption, match=r"There is no option 'round'\. Did you mean 'rounds'\?"):
        read_options(SCHEMA, {"round": 3})


def test_an_unknown_name_gets_the_known_ones() -> None:
    with pytest.raises(BadOption, match="Known are rounds, bury, host"):
        read_options(SCHEMA, {"xyz": 3})


def test_only_changed_options_are_told() -> None:
    options = read_options(SCHEMA, {"bury": False})
    assert changed(SCHEMA, options) == {"bury": False}
    assert read_options(SCHEMA, changed(SCHEMA, options)) == options


def test_assignments_from_a_command_line() -> None:
    given = read_assignments(["round-limit=40", " bury = off ", "name=a=b"])
    assert given == {"round_limit": "40", "bury": "off", "name": "a=b"}


def test_an_assignment_needs_an_equals_sign() -> None:
    with pytest.raises(BadOption, match="'bury' is no option: write name=value"):
        read_assignments(["bury"])


def test_kinds_for_a_form() -> None:
    assert [option.kind for option in SCHEMA] == ["choice", "switch", "choice"]
    assert [option.scope for option in SCHEMA] == ["rules", "rules", "table"]
