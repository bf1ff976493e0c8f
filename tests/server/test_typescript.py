"""The client's types are made from the server's structures: every one of them, field by field.

`make client-check` then compares every field that the client uses.
"""

import re

import msgspec
import pytest

from wildtable.server import typescript, wire


def fields(name: str) -> dict[str, str]:
    """The fields of an interface with their types."""
    found = re.search(rf"^export interface {name} \{{\n(.*?)^\}}", typescript.typescript(), re.M | re.S)
    assert found is not None, name
    lines = [line.strip().rstrip(";").split(": ", 1) for line in found[1].splitlines()]
    return {line[0]: line[1] for line in lines}


@pytest.mark.parametrize("struct", typescript.structs(), ids=lambda struct: struct.__name__)
def test_every_field_is_there_by_its_name_on_the_wire(struct: type[msgspec.Struct]) -> None:
    tagged = {"t"} if struct.__struct_config__.tag_field else set()
    assert {name.rstrip("?") for name in fields(struct.__name__)} == tagged | set(
        struct.__struct_encode_fields__
    )


def test_types_are_written_as_they_are_meant() -> None:
    assert fields("TableShown")["t"] == "'table'"
    assert fields("TableShown")["legal"] == "Array<[string, Array<string>, Array<Outcome>]>"
    assert fields("TableShown")["view"] == "View | null"
    assert fields("TableShown")["events"] == "Array<[number, GameEvent]>"
    assert fields("ListedGame")["seat_names"] == "Record<string, Array<string>>"
    assert fields("ListedTable")["status"] == "'waiting' | 'playing' | 'over'"
    assert "from" in fields("Chat")


def test_what_a_client_may_leave_out() -> None:
    """Of what it sends, whatever has a default; of what it gets, only what the server leaves out itself."""
    assert list(fields("Act")) == ["t", "id", "seat", "action", "version?"]
    assert "bot?" in fields("SeatWish")
    assert list(fields("No")) == ["t", "id", "error", "rule", "facts"]
    assert "rule?" in fields("Problem")


def test_a_type_that_cannot_be_written_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    class Odd(msgspec.Struct):
        at: bytes

    Odd.__module__ = wire.__name__
    monkeypatch.setattr(wire, "Odd", Odd, raising=False)
    with pytest.raises(TypeError, match="cannot write"):
        typescript.typescript()
