"""Ends that the rules of a game do not know: resigning, agreed draws, leaving."""

import pytest

from tests.table.people import bot, new_table, people, running
from wildtable.engine.refusal import NotNow
from wildtable.table.seat import TableError


@pytest.mark.rule("WH-RULING-40", "WL-RULING-79")
@pytest.mark.parametrize("game", ["wylde_hunt", "wildlands"])
def test_with_two_players_resigning_loses(game: str) -> None:
    table = new_table(game, people(2))
    table.resign(0, 0.0)
    result = table.result()
    assert result is not None
    assert (result.winner(), result.reason, table.status) == (1, "resigned", "over")
    assert table.owes() == []
    with pytest.raises(NotNow, match="over"):
        table.act(0, "setup 1", 0.0)


@pytest.mark.rule("WL-RULING-79")
def test_with_three_players_a_bot_plays_on() -> None:
    table = new_table("wildlands", people(3), factions="guild,gnomads,lawbringers")
    table.resign(1, 0.0)
    assert table.result() is None
    assert table.thinkers() == [(1, "greedy")]
    assert table.seats_of("ben") == []


@pytest.mark.rule("WL-RULING-79")
def test_whoever_leaves_is_stood_in_for_and_may_come_back() -> None:
    table = new_table("wildlands", people(2), factions="guild,gnomads")
    table.leave(1, 0.0)
    assert table.thinkers() == [(1, "greedy")]
    table.act(1, table.idle(1), 0.0, stand_in=True)
    assert table.seats[1].left
    table.act(1, table.idle(1), 0.0)
    assert not table.seats[1].left
    assert table.thinkers() == []


@pytest.mark.rule("WL-RULING-79")
def test_with_autopass_the_seat_does_only_what_it_must() -> None:
    table = new_table("wildlands", people(2), factions="guild,gnomads", on_leave="autopass")
    table.leave(1, 0.0)
    assert next(entry.text for entry in running(table).entries if entry.who == 1).startswith("assign 1 ")
    assert table.thinkers() == []
    now = 0.0
    while running(table).state.view(None)["turns"] < 3:  # type: ignore[operator]
        now += 1.0
        table.advance(now)
        if table.owes() == [0]:
            table.act(0, table.idle(0), now)
    played = {entry.text.split()[0] for entry in running(table).entries if entry.who == 1}
    assert played <= {"assign", "reveal", "end", "pass", "take", "target"}


@pytest.mark.rule("WH-RULING-903", "WL-RULING-902")
@pytest.mark.parametrize("game", ["wylde_hunt", "wildlands"])
def test_a_table_may_wait_for_those_who_left(game: str) -> None:
    table = new_table(game, people(2), on_leave="pause")
    seat = table.owes()[0]
    table.leave(seat, 0.0)
    assert table.seats[seat].left
    table.advance(1000.0)
    assert seat in table.owes()
    assert table.thinkers() == []
    table.come_back(seat)
    assert not table.seats[seat].left


@pytest.mark.rule("WH-RULING-903")
def test_a_table_may_let_a_bot_play_for_those_who_left() -> None:
    table = new_table("wylde_hunt", people(2), on_leave="bot")
    table.leave(0, 0.0)
    assert table.thinkers() == [(0, "greedy")]


@pytest.mark.rule("WH-RULING-40", "WH-RULING-903")
def test_at_a_strict_table_leaving_is_losing() -> None:
    table = new_table("wylde_hunt", people(2), on_leave="lose")
    table.leave(0, 0.0)
    result = table.result()
    assert result is not None
    assert result.winner() == 1


@pytest.mark.rule("WH-RULING-40")
def test_a_draw_can_be_agreed() -> None:
    table = new_table("wylde_hunt", people(2))
    table.offer_draw(0)
    with pytest.raises(TableError, match="already"):
        table.offer_draw(1)
    table.agree_to_draw(1, True)
    result = table.result()
    assert result is not None
    assert (result.places, result.reason) == ([1, 1], "draw agreed")


def test_a_draw_can_be_refused_and_lapses() -> None:
    table = new_table("wylde_hunt", people(2))
    table.offer_draw(0)
    table.agree_to_draw(1, False)
    assert table.draw_offer is None
    table.offer_draw(1)
    table.act(0, "setup 1", 0.0)
    assert table.draw_offer is None


def test_bots_do_not_talk_about_draws() -> None:
    table = new_table("wylde_hunt", [*people(1), bot()])
    with pytest.raises(TableError, match="only people"):
        table.offer_draw(0)


@pytest.mark.rule("WL-RULING-02")
def test_bots_let_people_choose_their_faction_first() -> None:
    table = new_table("wildlands", [bot(), *people(2)])
    table.act(1, "faction guild", 0.0)
    assert table.thinkers() == []
    table.act(2, "faction gnomads", 0.0)
    assert table.thinkers() == [(0, "greedy")]
