"""Draws that can be checked: from a promised secret and what the seats threw in."""

import pytest

from tests.table.people import bot, new_table, people
from wildtable.engine.lot import Lot, commitment, new_secret
from wildtable.engine.record import End, Fair, Record, read_record
from wildtable.engine.refusal import BadRecord
from wildtable.engine.replay import verify
from wildtable.games import load
from wildtable.table.window import NO_PACE

SECRET = bytes(range(32))


def numbers(lot: Lot) -> list[int]:
    return [int(lot.generator(str(draw)).below(1_000_000)) for draw in range(5)]


def test_draws_follow_from_the_secret_and_from_everybody() -> None:
    plain = numbers(Lot(SECRET))
    thrown = numbers(Lot(SECRET, ["ab", "cd"]))
    assert plain == numbers(Lot(SECRET, ["", ""]))
    assert len({*plain, *thrown, *numbers(Lot(SECRET, ["ab"])), *numbers(Lot(new_secret()))}) == 20
    assert thrown == numbers(Lot(SECRET, ["cd", "", "ab"]))


def finished() -> Record:
    """A game of Wildlands that was given up; both players had thrown something in."""
    seats = people(2)
    seats[0].entropy, seats[1].entropy = "0123", "beef"
    table = new_table("wildlands", seats, NO_PACE, factions="guild,gnomads", interrupt_window_seconds=0)
    for _ in range(30):
        for seat in table.owes():
            table.act(seat, table.idle(seat), 0.0)
    table.resign(0, 0.0)
    return table.record()


def test_a_record_proves_its_draws() -> None:
    record = finished()
    assert record.fair == Fair(commitment(SECRET), SECRET.hex(), ["0123", "beef"])
    assert record.result == End([2, 1], "resigned", winners=[1])
    again = read_record(record.text())
    assert again == record
    verify(load("wildlands"), again)


@pytest.mark.parametrize(
    ("fair", "cause"),
    [
        (Fair(commitment(SECRET), SECRET.hex(), ["0123"]), "was not drawn by lot"),
        (Fair(commitment(SECRET), new_secret().hex(), ["0123", "beef"]), "not the one that was promised"),
        (Fair(commitment(SECRET), "secret", []), "hexadecimal"),
    ],
)
def test_a_record_that_was_steered_is_noticed(fair: Fair, cause: str) -> None:
    record = finished()
    record.fair = fair
    with pytest.raises(BadRecord, match=cause):
        verify(load("wildlands"), record)


def test_an_end_that_is_no_custom_of_tables_must_be_reached() -> None:
    record = finished()
    record.result = End([2, 1], "points", winners=[1])
    with pytest.raises(BadRecord, match="claims the end"):
        verify(load("wildlands"), record)


def test_a_stand_in_leaves_the_draws_as_they_are() -> None:
    seats = [*people(2), bot()]
    seats[0].entropy = "feed"
    table = new_table("wildlands", seats, factions="guild,gnomads,lawbringers")
    table.resign(0, 0.0)
    assert table.lot().entropy == ["feed"]
