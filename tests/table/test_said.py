"""The table's own lines in the record: every record that a table writes proves how it ended."""

from contextlib import suppress
from typing import Any

import pytest

from tests.table.people import bot, new_table, people, play_randomly, running
from wildtable.engine.record import Record, read_record
from wildtable.engine.refusal import NotNow, Refused
from wildtable.engine.replay import examine
from wildtable.engine.rng import Rng
from wildtable.games import load
from wildtable.table.seat import PERSON, Seat, TableError
from wildtable.table.table import Table
from wildtable.table.window import NO_PACE


def own_lines(record: Record) -> list[str]:
    return [text for who, text in record.entries if who == "!"]


def proved(table: Table) -> Record:
    """The record, read again and examined."""
    record = read_record(table.record().text())
    found = examine(load(record.game), record)
    assert found.proved
    assert set(found.unchecked) <= {"promise"}
    return record


def test_who_gives_up_is_in_the_record() -> None:
    table = new_table("wylde_hunt", people(2))
    table.leave(1, 0.0)
    table.come_back(1)
    table.resign(1, 0.0)
    record = proved(table)
    assert own_lines(record) == ["leave 1", "return 1", "resign 1"]
    assert record.people == [0, 1]


def test_a_draw_needs_the_offer_and_everybody() -> None:
    table = new_table("wylde_hunt", people(2))
    table.offer_draw(0)
    table.agree_to_draw(1, False)
    table.offer_draw(1)
    table.agree_to_draw(0, True)
    record = proved(table)
    assert own_lines(record) == ["draw 0", "refuse-draw 1", "draw 1", "agree-draw 0"]


def test_after_an_offer_that_lapsed_by_play_another_may_be_made() -> None:
    table = new_table("wylde_hunt", people(2))
    table.act(0, table.idle(0), 0.0)
    table.offer_draw(0)
    table.act(1, table.idle(1), 0.0)
    table.offer_draw(1)
    table.agree_to_draw(0, True)
    assert own_lines(proved(table)) == ["draw 0", "draw 1", "agree-draw 0"]


def test_a_withdrawn_offer_is_in_the_record() -> None:
    table = new_table("wylde_hunt", people(2))
    table.offer_draw(0)
    table.withdraw(0, "draw")
    table.offer_draw(1)
    table.agree_to_draw(0, True)
    assert own_lines(proved(table)) == ["draw 0", "withdraw-draw 0", "draw 1", "agree-draw 0"]


def test_one_person_on_two_seats_speaks_in_a_line_for_each() -> None:
    seats = [Seat(PERSON, person="ada", name="Ada"), Seat(PERSON, person="ada", name="Ada")]
    table = new_table("wylde_hunt", seats)
    table.offer_draw(0)
    assert own_lines(proved(table)) == ["draw 0", "agree-draw 1"]


def test_what_lapsed_by_play_that_was_taken_back_is_not_told() -> None:
    table = new_table("wylde_hunt", people(2), undo_by_consent=True)
    table.act(0, table.idle(0), 0.0)
    table.offer_draw(0)
    table.act(1, table.idle(1), 0.0)
    table.undo(1, 0.0)
    table.agree_to_undo(0, True, 0.0)
    assert len(running(table).entries) == 2  # one of them says that it was taken back
    table.offer_draw(1)
    table.agree_to_draw(0, True)
    assert own_lines(proved(table)) == ["draw 1", "agree-draw 0"]


def test_a_seat_for_which_a_bot_plays_on_was_a_persons() -> None:
    table = new_table("wildlands", [*people(2), bot()], factions="guild,gnomads,lawbringers")
    table.resign(0, 0.0)
    assert table.result() is None
    assert own_lines_so_far(table) == ["resign 0"]


def own_lines_so_far(table: Table) -> list[str]:
    return [text for _, text in table.said]


def test_a_restored_table_writes_the_same_record() -> None:
    table = new_table("wylde_hunt", people(2))
    lines = [*table.act(0, table.idle(0), 0.0), *table.offer_draw(0), *table.agree_to_draw(1, True)]
    again = Table(table.game, table.options, people(2), table.secret)
    again.start()
    again.restore(lines)
    assert again.record().text() == table.record().text()


LIVES: dict[str, tuple[int, dict[str, Any]]] = {
    "wylde_hunt": (2, {"undo_by_consent": True}),
    "wildlands": (2, {"factions": "guild,gnomads", "interrupt_window_seconds": 0}),
    "wilderness": (3, {"tiles": 4, "reaction_seconds": 0}),
    "wild_assent": (4, {}),
}


@pytest.mark.parametrize("game", LIVES)
@pytest.mark.parametrize("seed", range(12))
def test_any_life_of_a_table_is_proved_by_its_record(game: str, seed: int) -> None:
    """People play, offer, agree, refuse, leave, take back and give up in any order."""
    rng = Rng(seed)
    seats, options = LIVES[game]
    table = new_table(game, people(seats), NO_PACE, **options)
    doings = [
        lambda seat: table.offer_draw(seat),
        lambda seat: table.agree_to_draw(seat, rng.below(4) == 0),
        lambda seat: table.leave(seat, 0.0),
        lambda seat: table.come_back(seat),
        lambda seat: table.undo(seat, 0.0),
        lambda seat: table.agree_to_undo(seat, True, 0.0),
        lambda seat: table.withdraw(seat, "draw"),
        lambda seat: table.withdraw(seat, "undo"),
    ]
    if seats > 2:
        doings += [lambda seat: table.resign(seat, 0.0), lambda seat: table.act(seat, "resign", 0.0)]
    for _ in range(60):
        if table.result() is not None:
            break
        play_randomly(table, rng, int(rng.below(3)))
        try:
            doings[rng.below(len(doings))](int(rng.below(seats)))
        except (TableError, NotNow, Refused):  # not everything can be done at any time
            continue
    for seat in range(seats):
        if table.result() is None:
            with suppress(Refused):
                table.resign(seat, 0.0)
    proved(table)
