"""The strict reader of documents: each complaint names place and cause."""

from collections.abc import Callable

import pytest

from wildtable.engine.document import Reader
from wildtable.engine.refusal import BadCase, BadPosition

DOCUMENT = {
    "name": "fox",
    "round": 3,
    "cards": ["fox", "dog"],
    "where": {"fox": "A1"},
    "pair": ["S", None],
    "flag": True,
    "mixed": [1],
    "numbers": {"fox": 1},
    "nothing": None,
}


def reader(document: object = DOCUMENT) -> Reader:
    return Reader(document, "position")


def test_each_kind_of_field() -> None:
    r = reader()
    assert r.text("name") == "fox"
    assert r.integer("round") == 3
    assert r.texts("cards") == ["fox", "dog"]
    assert r.mapping("where") == {"fox": "A1"}
    assert r.part("numbers") == {"fox": 1}
    assert r.pair("pair") == ("S", None)
    assert r.choice("name", ["goose", "fox"]) == "fox"
    assert r.index("name", ["goose", "fox"]) == 1
    assert r.has("flag")
    assert not r.has("flagg")


def test_missing_fields_have_defaults() -> None:
    r = reader({})
    assert r.text("name", "goose") == "goose"
    assert r.integer("round", default=5) == 5
    assert r.choice("name", ["goose", "fox"], "goose") == "goose"
    assert r.index("name", ["goose", "fox"], "fox") == 1
    assert r.texts("cards") == []
    assert r.part("where") == {}


@pytest.mark.parametrize(
    ("read", "sentence"),
    [
        (lambda r: r.text("round"), "position: 'round' must be a text, not a number."),
        (lambda r: r.text("flag"), "position: 'flag' must be a text, not true or false."),
        (lambda r: r.text("nothing"), "position: 'nothing' must be a text, not nothing."),
        (lambda r: r.integer("name"), "position: 'name' must be a whole number from 0 to 65535."),
        (lambda r: r.integer("flag"), "position: 'flag' must be a whole number from 0 to 65535."),
        (lambda r: r.integer("round", most=2), "position: 'round' must be a whole number from 0 to 2."),
        (lambda r: r.integer("round", least=4), "position: 'round' must be a whole number from 4 to 65535."),
        (lambda r: r.texts("mixed"), "position: 'mixed' must be a list of texts."),
        (lambda r: r.texts("name"), "position: 'name' must be a list of texts."),
        (lambda r: r.mapping("numbers"), "position: 'numbers', 'fox' must be a text, not a number."),
        (lambda r: r.mapping("cards"), "position: 'cards' must be an object, not a list."),
        (lambda r: r.part("name"), "position: 'name' must be an object, not a text."),
        (lambda r: r.pair("cards2"), "position: 'cards2' is missing (there is a 'cards')."),
        (lambda r: r.pair("mixed"), "position: 'mixed' must be a list of two."),
        (lambda r: r.text("nme"), "position: 'nme' is missing (there is a 'name')."),
        (lambda r: r.mapping("xyz"), "position: 'xyz' is missing."),
        (lambda r: r.choice("name", ["a", "b"]), "position: 'name' is 'fox', but must be one of a, b."),
    ],
)
def test_a_wrong_field_gets_one_sentence(read: Callable[[Reader], object], sentence: str) -> None:
    with pytest.raises(BadPosition) as caught:
        read(reader())
    assert str(caught.value) == sentence


@pytest.mark.parametrize(
    ("document", "kind"), [([], "a list"), ("x", "a text"), (None, "nothing"), (1.5, "a number")]
)
def test_only_an_object_can_be_read(document: object, kind: str) -> None:
    with pytest.raises(BadPosition, match=f"^position: must be an object with named fields, not {kind}.$"):
        reader(document)


def test_fields_nobody_asked_for_are_refused() -> None:
    r = reader({"round": 3, "colour": "red"})
    r.integer("round")
    with pytest.raises(BadPosition, match=r"^position: there is no field 'colour' here\.$"):
        r.done()


def test_a_misspelt_optional_field_gets_a_suggestion() -> None:
    r = reader({"rond": 3})
    r.integer("round", default=5)
    with pytest.raises(BadPosition, match=r"there is no field 'rond' here\. Did you mean 'round'\?"):
        r.done()


def test_everything_read_is_done() -> None:
    r = reader({"round": 3, "cards": [], "where": {}})
    r.integer("round", default=1)
    r.texts("cards")
    r.part("where")
    r.done()


def test_the_caller_chooses_the_error() -> None:
    with pytest.raises(BadCase):
        Reader({}, "case 1", BadCase).text("id")


def test_a_flag_is_true_or_false() -> None:
    r = reader({"tied": True, "open": False, "late": "yes"})
    assert (r.flag("tied"), r.flag("open"), r.flag("missing")) == (True, False, False)
    with pytest.raises(BadPosition, match=r"^position: 'late' must be true or false, not a text\.$"):
        r.flag("late")


def test_nothing_stands_twice_in_a_set() -> None:
    r = reader({"cards": ["a", "b", "a"], "spaces": [3, 3], "seats": ["P1", "P2"]})
    assert r.different_texts("seats") == ["P1", "P2"]
    assert r.different_numbers("missing") == []
    with pytest.raises(BadPosition, match=r"^position: 'cards' names a twice\.$"):
        r.different_texts("cards")
    with pytest.raises(BadPosition, match=r"^position: 'spaces' names 3 twice\.$"):
        r.different_numbers("spaces")
