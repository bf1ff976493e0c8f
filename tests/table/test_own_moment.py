"""A window before one's own decision: nobody is hurried, and cards can be played in one's own turn."""

import pytest

from tests.table.people import PACE, bot, new_table, people, running
from wildtable.engine.refusal import NotNow, Refused
from wildtable.server.message import legal_of, show_table
from wildtable.table.seat import PASS, Seat
from wildtable.table.table import Table

BREATH = PACE.breath + 0.1


def at_first_turn(seats: list[Seat]) -> Table:
    """The first player's turn begins: a window asks everybody with cards (WN-RULING-54)."""
    table = new_table("wilderness", seats, stops="none", tiles=4)
    now = 0.0
    while table.window is None or table.window.own is None:
        now += 10.0
        table.advance(now)
    table.window.opened = 0.0
    return table


def own_of(table: Table) -> int:
    assert table.window is not None
    assert table.window.own is not None
    return table.window.own


def texts(table: Table, seat: int) -> list[str]:
    return [text for text, _, _ in legal_of(table, seat)]


@pytest.mark.rule("WN-RULING-54", "WN-RULING-55")
def test_whose_turn_it_is_sees_cards_and_actions_side_by_side() -> None:
    table = at_first_turn(people(2))
    own = own_of(table)
    found = texts(table, own)
    assert any(text.startswith("play ") for text in found)
    assert "end" in found
    assert "pass" not in found
    shown = show_table(table, table.seats[own].person, own, 0, set(), 0.0)
    assert (shown.window, shown.ahead, shown.asked) == (None, False, [own])
    assert shown.view is not None
    assert shown.view["step"] == "turn"


def test_others_have_their_breath_and_learn_whose_decision_is_next() -> None:
    table = at_first_turn(people(2))
    own = own_of(table)
    other = 1 - own
    number = len(running(table).entries)
    table.advance(BREATH)
    table.advance(1000.0)
    assert len(running(table).entries) == number  # it waits, whatever the table's time is
    shown = show_table(table, table.seats[other].person, other, 0, set(), 1000.0)
    assert shown.window is not None
    assert (shown.window.thinking, shown.window.own, shown.window.ends_in) == (True, own, None)
    with pytest.raises(NotNow):
        table.act(other, "pass", 1000.0)


def test_the_next_action_is_a_pass_and_waits_for_the_others_breath() -> None:
    table = at_first_turn(people(2))
    own = own_of(table)
    number = len(running(table).entries)
    table.act(own, "end", 0.1)
    assert len(running(table).entries) == number
    shown = show_table(table, table.seats[own].person, own, 0, set(), 0.1)
    assert shown.window is not None
    assert (shown.window.asked, shown.ahead, shown.beforehand) == ([1 - own], True, "end")
    table.advance(BREATH)
    played = [(entry.who, entry.text) for entry in running(table).entries[number:]]
    assert (own, "pass") in played
    assert (own, "end") in played


def test_it_can_be_taken_back_until_then() -> None:
    table = at_first_turn(people(2))
    own = own_of(table)
    number = len(running(table).entries)
    table.act(own, "end", 0.1)
    table.say_next(own, "")
    table.advance(BREATH)
    assert len(running(table).entries) == number
    table.act(own, "end", BREATH)
    assert len(running(table).entries) > number


def test_by_taking_back_too() -> None:
    table = at_first_turn(people(2))
    own = own_of(table)
    table.act(own, "end", 0.1)
    table.undo(own, 0.2)
    table.advance(BREATH)
    assert table.owes() == [own]
    assert any(text.startswith("play ") for text in texts(table, own))


def test_alone_with_bots_the_action_is_played_at_once() -> None:
    table = at_first_turn([bot("random"), *people(1)])
    own = own_of(table)
    table.act(1 - own, "pass", 0.0)
    table.advance(5.0)
    number = len(running(table).entries)
    table.act(own, "end", 5.0)
    assert (own, "end") in [(entry.who, entry.text) for entry in running(table).entries[number:]]


def test_a_card_is_played_as_in_any_window() -> None:
    table = at_first_turn(people(2))
    own = own_of(table)
    number = len(running(table).entries)
    card = next(text for text in texts(table, own) if text.startswith("play "))
    table.act(own, card, 0.1)
    table.advance(BREATH)
    assert (own, card) in [(entry.who, entry.text) for entry in running(table).entries[number:]]


def test_what_is_not_allowed_then_is_refused_by_its_rule() -> None:
    table = at_first_turn(people(2))
    own = own_of(table)
    missing = next(text for text in ("drink", "search", "rest") if text not in texts(table, own))
    with pytest.raises(Refused) as refused:
        table.act(own, missing, 0.1)
    assert refused.value.refusal is not None


def test_a_standing_order_to_pass_is_for_the_others_turns() -> None:
    seats = people(2)
    for seat in seats:
        seat.order = PASS
    table = at_first_turn(seats)
    table.advance(1000.0)
    assert table.owes() == [own_of(table)]


def test_seats_of_one_device_are_asked_alike() -> None:
    seats = [Seat("person", person="ada", name="Ada"), Seat("person", person="ada", name="Anna")]
    table = new_table("wilderness", seats, stops="none", tiles=4)
    assert table.window is not None
    assert table.window.own is None
