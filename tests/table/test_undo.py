"""Taking back: free while nobody can mind, otherwise by consent or not at all."""

import pytest

from tests.table.people import bot, new_table, people, play_randomly, running
from tests.table.test_windows import ATTACK, at_a_window, begin_at
from wildtable.engine.rng import Rng
from wildtable.table.entry import NOTE
from wildtable.table.match import MARK_EVERY, MARKS_KEPT, Match
from wildtable.table.seat import TableError
from wildtable.table.table import Table


def log(table: Table) -> list[dict[str, object] | None]:
    """Everything that a spectator was told and that still holds."""
    return [event.seen_by(None) for entry in running(table).entries for event in entry.events]


@pytest.mark.rule("WH-RULING-37")
def test_a_submitted_move_is_final() -> None:
    table = new_table("wylde_hunt", people(2))
    table.act(0, "setup 1", 0.0)
    assert table.may_take_back(0) is None
    with pytest.raises(TableError, match="nothing that you may take back"):
        table.undo(0, 0.0)


@pytest.mark.rule("WH-RULING-37")
def test_with_consent_it_can_be_taken_back() -> None:
    table = new_table("wylde_hunt", people(2), undo_by_consent=True)
    table.act(0, "setup 1", 0.0)
    table.act(1, "mortal D5", 0.0)
    assert table.may_take_back(0) is False
    table.undo(0, 0.0)
    assert (table.takebacks.asked_by, table.takebacks.agreed) == (0, {0})
    with pytest.raises(TableError, match="already"):
        table.agree_to_undo(0, True, 0.0)
    table.agree_to_undo(1, True, 0.0)
    assert log(table) == [{"event": "took-back", "seat": "S"}]
    assert table.owes() == [0]
    assert table.takebacks.asked_by is None
    assert running(table).tail(1, 3) == ([(0, {"event": "took-back", "seat": "S"})], 0)


def test_consent_can_be_refused_and_lapses() -> None:
    table = new_table("wylde_hunt", people(2), undo_by_consent=True)
    table.act(0, "setup 1", 0.0)
    table.undo(0, 0.0)
    table.agree_to_undo(1, False, 0.0)
    assert table.takebacks.asked_by is None
    table.act(1, "mortal D5", 0.0)
    table.undo(1, 0.0)
    table.act(0, table.idle(0), 0.0)
    assert table.takebacks.asked_by is None
    with pytest.raises(TableError, match="Nobody has asked"):
        table.agree_to_undo(1, True, 0.0)


def test_bots_always_agree_where_there_is_nothing_to_learn() -> None:
    table = new_table("wylde_hunt", [*people(1), bot()])
    table.act(0, "setup 1", 0.0)
    table.act(1, "mortal D5", 0.0)
    assert table.may_take_back(0) is True
    table.undo(0, 0.0)
    assert log(table) == [{"event": "took-back", "seat": "S"}]


@pytest.mark.rule("WL-RULING-81")
def test_a_sealed_choice_can_be_taken_back_and_others_stay_sealed() -> None:
    """Whether it can is the same whatever the others have sealed meanwhile."""
    table = new_table("wildlands", people(2), factions="guild,gnomads")
    mine = [table.idle(0)]
    table.act(0, mine[0], 0.0)
    assert table.may_take_back(0) is True
    for _ in range(3):
        table.act(1, table.idle(1), 0.0)
    assert table.may_take_back(0) is True
    before = running(table).state.view(1)
    version = running(table).version(1)
    table.undo(0, 0.0)
    assert running(table).state.view(1) == before
    assert running(table).version(1) == version
    assert table.may_take_back(0) is None
    assert [entry.who for entry in running(table).entries[-3:]] == [1, 1, 1]
    table.act(0, mine[0], 0.0)


@pytest.mark.rule("WL-RULING-81")
def test_what_came_to_light_stays() -> None:
    table = new_table("wildlands", people(2), factions="guild,gnomads")
    while table.game.step(running(table).state) != "act":
        seat = table.owes()[0]
        table.act(seat, table.idle(seat), 0.0)
    seat = table.owes()[0]
    assert table.may_take_back(seat) is None


def test_replaying_the_journal_leads_to_the_same_table() -> None:
    table = new_table("wylde_hunt", people(2), undo_by_consent=True)
    lines = play_randomly(table, Rng(4), 30)
    asking = 1 - table.owes()[0]
    lines += table.undo(asking, 0.0)
    lines += table.agree_to_undo(1 - asking, True, 0.0)
    lines += play_randomly(table, Rng(5), 10)
    again = new_table("wylde_hunt", people(2), undo_by_consent=True)
    again.restore(lines)
    assert running(again).state.fingerprint() == running(table).state.fingerprint()
    assert running(again).history == running(table).history
    for viewer in range(3):
        for known in range(45):
            assert running(again).tail(viewer, known) == running(table).tail(viewer, known)


def at_a_window_answered() -> Table:
    """P1 has moved, and both others have passed."""
    table = at_a_window()
    table.act(1, "pass", 100.1)
    table.act(2, "pass", 100.1)
    table.advance(100.8)
    return table


@pytest.mark.rule("WL-RULING-81")
def test_a_window_that_closed_stays_closed() -> None:
    table = at_a_window_answered()
    assert [table.may_take_back(seat) for seat in range(3)] == [None, None, None]


@pytest.mark.rule("WL-RULING-81")
def test_an_action_that_asked_others_is_final() -> None:
    table = at_a_window()
    assert table.may_take_back(0) is None


@pytest.mark.rule("WL-RULING-81")
def test_an_attack_is_final_while_its_defender_decides() -> None:
    table = at_a_window()
    begin_at(table, ATTACK)
    table.act(0, "area 1 1 | 1:area 2:shield open:ranged", 110.0)
    assert table.owes() == [1]
    assert table.may_take_back(0) is None
    with pytest.raises(TableError, match="nothing that you may take back"):
        table.undo(0, 110.1)


def test_going_back_replays_no_more_than_the_entries_since_a_mark() -> None:
    """However long a match is, and however often something was taken back."""
    table = new_table("wylde_hunt", [*people(1), bot()])
    rng = Rng(8)
    for _ in range(25):
        play_randomly(table, rng, 6)
        match = running(table)
        if table.result() is not None or table.may_take_back(0) is None:
            break
        state = match.state.fingerprint()
        table.undo(0, 0.0)
        assert match.reaches >= len(match.entries) - MARK_EVERY * (MARKS_KEPT + 1)
        assert match.state.fingerprint() != state
    entries = [(entry.who, entry.text) for entry in running(table).entries if entry.who != NOTE]
    again = Match(table.game, 2, table.options)
    for who, text in entries:
        again.play_text(who, text)
    assert again.state.fingerprint() == running(table).state.fingerprint()
