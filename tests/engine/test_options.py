"""Options: strict reading with sentences that help."""

import pytest

from wildtable.engine.options import Option, changed, fitted, read_assignments, read_options
from wildtable.engine.refusal import BadOption

SCHEMA = (
    Option("rounds", 3, (3, 2, 0), "TN-END-01"),
    Option("bury", True, (True, False), "TN-STOP-02"),
    Option("host", "random", ("random", "first"), "TN-TURN-01", "table"),
)
CLANS = Option("clans", "pick", ("fox", "dog", "goose"), "TN-TURN-01", per_seat=True, distinct=True)
HATS = Option("hats", "none", ("red", "blue"), "TN-TURN-01", per_seat=True)


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


@pytest.mark.parametrize(
    ("given", "value"),
    [
        ("fox,dog", "fox,dog"),
        (" Fox , DOG ", "fox,dog"),
        (["fox", "dog"], "fox,dog"),
        ("pick,goose", "pick,goose"),
        ("pick", "pick"),
        ("pick,pick", "pick"),
    ],
)
def test_a_value_for_each_seat(given: object, value: str) -> None:
    assert read_options([CLANS], {"clans": given}, 2) == {"clans": value}
    assert read_options([CLANS], {"clans": value}, 2) == {"clans": value}


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ("fox,cat", "Option 'clans' cannot be 'cat': each seat has one of fox, dog, goose, or pick."),
        ("", "Option 'clans' cannot be '': each seat has one of fox, dog, goose, or pick."),
        (7, "Option 'clans' cannot be '7': each seat has one of fox, dog, goose, or pick."),
        ("fox,fox", "Option 'clans' has 'fox' twice: give every seat another."),
        (
            "fox",
            "Option 'clans' names 1 for 2 players: "
            "name one for each seat (pick where it is not settled), or pick alone.",
        ),
        (
            "fox,dog,goose",
            "Option 'clans' names 3 for 2 players: "
            "name one for each seat (pick where it is not settled), or pick alone.",
        ),
    ],
)
def test_a_wrong_value_for_a_seat_is_refused_with_a_sentence(given: object, sentence: str) -> None:
    with pytest.raises(BadOption) as caught:
        read_options([CLANS], {"clans": given}, 2)
    assert str(caught.value) == sentence


def test_seats_may_share_a_value_where_they_need_not_differ() -> None:
    assert read_options([HATS], {"hats": "red,red,none"}, 3) == {"hats": "red,red,none"}


def test_how_many_is_asked_only_where_it_is_known() -> None:
    assert read_options([CLANS], {"clans": "fox,dog,goose"}) == {"clans": "fox,dog,goose"}


def test_stored_values_are_made_to_fit_the_seats() -> None:
    assert fitted([*SCHEMA, CLANS], {"clans": "fox", "rounds": 2}, 3) == {
        "clans": "fox,pick,pick",
        "rounds": 2,
    }
    assert fitted([CLANS], {"clans": "fox,dog,goose"}, 2) == {"clans": "fox,dog"}
    assert fitted([CLANS], {}, 2) == {}


def test_kinds_for_a_form() -> None:
    kinds = [option.kind for option in (*SCHEMA, CLANS)]
    assert kinds == ["choice", "switch", "choice", "per_seat"]
    assert [option.scope for option in SCHEMA] == ["rules", "rules", "table"]
