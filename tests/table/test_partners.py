"""Teams at a table: a partner plays on for whoever left, and the time for a decision."""

import pytest

from tests.table.people import PACE, bot, new_table, people, running
from wildtable.table import partners
from wildtable.table.seat import Seat
from wildtable.table.table import Table
from wildtable.table.window import Pace


def team_table(seats: list[Seat]) -> Table:
    """Ada and Ben against Cleo and Dan."""
    return new_table("wild_assent", seats, on_leave="partner")


@pytest.mark.rule("WA-RULING-909", "WA-RULING-139")
def test_a_partner_plays_on_until_whoever_left_is_back() -> None:
    table = team_table(people(4))
    assert partners.played_by(table, "ben") == [1]
    table.leave(0, 0.0)
    assert partners.played_by(table, "ben") == [0, 1]
    assert partners.played_by(table, "cleo") == [2]
    assert partners.keeper(table, 0) == 1
    assert all(seat != 0 for seat, _ in table.thinkers())
    while table.owes() != [0]:
        table.act(table.owes()[0], table.idle(table.owes()[0]), 0.0)
    before = len(running(table).entries)
    table.act(0, table.idle(0), 0.0, stand_in=True)
    assert running(table).entries[before].who == 0
    assert table.seats[0].left
    table.come_back(0)
    assert partners.played_by(table, "ben") == [1]
    assert partners.keeper(table, 0) is None


@pytest.mark.rule("WA-RULING-909")
def test_where_nobody_of_the_team_is_left_a_bot_plays_on() -> None:
    table = team_table(people(4))
    table.leave(0, 0.0)
    table.leave(0, 0.0)  # whoever plays for Ada goes away: that is Ben
    assert [seat.left for seat in table.seats] == [True, True, False, False]
    assert partners.played_by(table, "cleo") == [2]
    assert partners.decider(table, 0) == partners.decider(table, 1) == ""
    while not set(table.owes()) & {0, 1}:
        table.act(table.owes()[0], table.idle(table.owes()[0]), 0.0)
    assert table.thinkers() == [(table.owes()[0], "greedy")]
    table.come_back(1)
    assert partners.played_by(table, "ben") == [0, 1]


@pytest.mark.rule("WA-RULING-909")
@pytest.mark.parametrize("seats", [people(2), [people(1)[0], bot(), *people(4)[2:]]], ids=["two", "bot"])
def test_without_a_person_as_partner_a_bot_plays_on(seats: list[Seat]) -> None:
    table = team_table(seats)
    table.leave(0, 0.0)
    assert partners.keeper(table, 0) is None
    while table.owes() != [0]:
        table.act(table.owes()[0], table.idle(table.owes()[0]), 0.0)
    assert table.thinkers() == [(0, "greedy")]


@pytest.mark.rule("WA-RULING-909")
def test_whoever_plays_for_a_partner_speaks_for_both() -> None:
    table = team_table(people(4))
    table.leave(0, 0.0)
    table.offer_draw(2)
    table.agree_to_draw(1, True)
    assert table.draw_agreed == {0, 1, 2}
    table.agree_to_draw(3, True)
    result = table.result()
    assert result is not None
    assert result.reason == "draw agreed"


@pytest.mark.rule("WA-RULING-909")
def test_whoever_plays_for_a_partner_may_concede_for_both() -> None:
    table = team_table(people(4))
    table.leave(0, 0.0)
    table.resign(1, 0.0)
    assert table.result() is None
    table.resign(0, 0.0)
    result = table.result()
    assert result is not None
    assert result.winners() == [2, 3]


@pytest.mark.rule("WA-RULING-911")
def test_when_the_time_is_up_as_little_as_possible_happens_and_stays() -> None:
    table = new_table("wild_assent", people(2), Pace(limit=60.0))
    seat = table.owes()[0]
    idle = table.idle(seat)
    assert table.clock.ends_in(seat, 20.0) == 40.0
    assert table.advance(59.0) == []
    lines = table.advance(60.0)
    assert [(line.who, line.text) for line in lines][:2] == [(f"P{seat + 1}", idle), ("!", f"late {seat}")]
    assert table.said == [(len(running(table).entries), f"late {seat}")]
    assert table.may_take_back(seat) is None
    owing = table.owes()[0]
    assert table.clock.ends_in(owing, 60.0) == 60.0


@pytest.mark.rule("WA-RULING-911")
def test_without_a_limit_nobody_is_hurried() -> None:
    table = new_table("wild_assent", people(2), PACE)
    assert table.advance(1e9) == []
    assert table.clock.ends_in(table.owes()[0], 0.0) is None


@pytest.mark.rule("WA-RULING-911")
def test_what_was_sealed_for_somebody_late_is_told_to_nobody_else() -> None:
    table = new_table("wild_assent", people(2), Pace(limit=60.0), selection="free")
    now = 0.0
    while len(table.owes()) < 2:
        now += 1.0
        table.act(table.owes()[0], table.idle(table.owes()[0]), now)
    said = list(table.said)
    first, other = table.owes()
    table.act(other, table.idle(other), now + 30.0)
    table.changed = 0
    table.advance(now + 60.0)
    assert running(table).entries[-1].who == first
    assert not running(table).entries[-1].public
    assert table.said == said
    assert not (table.changed >> other) & 1


@pytest.mark.rule("WA-RULING-911")
def test_a_journal_with_late_decisions_happens_again() -> None:
    table = new_table("wild_assent", people(2), Pace(limit=60.0))
    lines = [running(table).line(entry) for entry in running(table).entries]
    now = 0.0
    for _ in range(6):
        now += 60.0
        lines += table.advance(now)
    again = Table(table.game, table.options, people(2), table.secret)
    again.start()
    again.restore(lines)
    assert again.said == table.said
    final = [[entry.final for entry in running(one).entries] for one in (again, table)]
    assert final[0] == final[1]
