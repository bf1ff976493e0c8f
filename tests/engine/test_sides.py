"""Teams, joint wins and draws: told apart in results, records, cases, the lab and at a table."""

from pathlib import Path
from typing import Any

import pytest

from tests.engine.rope import Rope, RopeState
from tests.table.people import SECRET, bot, people
from wildtable.bots import make_bot
from wildtable.cli import outcome
from wildtable.cli.outcome import end_of_match, say_outcome
from wildtable.engine.case import check_case, read_case
from wildtable.engine.options import read_options
from wildtable.engine.play import play_next
from wildtable.engine.record import End, Record, new_record, read_record
from wildtable.engine.refusal import BadCase, BadRecord
from wildtable.engine.replay import replay, verify
from wildtable.engine.rng import Rng
from wildtable.engine.texts import load_texts
from wildtable.lab.balance import BalancePlan, balance_report, play_balance
from wildtable.lab.match import play_recorded
from wildtable.lab.shares import Bounds
from wildtable.lab.simulate import Finished, Plan, play_one, simulate, summarise
from wildtable.server.message import show_table
from wildtable.table.table import Table

ROPE = Rope()
NAMES = ["P1", "P2", "P3", "P4"]
WORDS = [load_texts(Path(outcome.__file__).parent, language) for language in ("en", "de")]
ALONE = ["climb", "wait", "wait", "wait"] * 2 + ["climb"]
TOGETHER = ["pull P2", "wait", "wait", "wait"] * 2 + ["pull P2"]
NIGHT = ["wait"] * 10


def played(actions: list[str], teams: bool = False) -> RopeState:
    state = ROPE.new(4, {"teams": teams})
    for text in actions:
        play_next(ROPE, state, text)
    return state


def record_of(actions: list[str], teams: bool = False) -> Record:
    state = ROPE.new(4, {"teams": teams})
    record = new_record(ROPE, state, ["Ada", "Ben", "Cleo", "Dan"])
    for text in actions:
        seat = int(state.turn())
        record.add_action(ROPE, state, seat, ROPE.parse(state, seat, text))
        play_next(ROPE, state, text)
    record.close(state.result())
    return record


# Results

ENDS = [
    (ALONE, False, [0], [1, 2, 2, 2]),
    (TOGETHER, False, [0, 1], [1, 1, 2, 2]),
    (ALONE, True, [0, 2], [1, 2]),
    (TOGETHER, True, [0, 1, 2, 3], [1, 1]),
    (NIGHT, False, [], [1, 1, 1, 1]),
    (NIGHT, True, [], [1, 1]),
]


@pytest.mark.parametrize(("actions", "teams", "winners", "places"), ENDS)
def test_a_sole_win_a_joint_win_a_team_and_a_draw(
    actions: list[str], teams: bool, winners: list[int], places: list[int]
) -> None:
    result = played(actions, teams).result()
    assert result is not None
    assert (result.winners(), result.places, result.drawn) == (winners, places, not winners)
    assert result.winner() == (winners[0] if len(winners) == 1 else None)


def test_places_by_seat_follow_from_the_sides() -> None:
    result = played(ALONE, teams=True).result()
    assert result is not None
    assert (result.sides, result.by_seat()) == ([[0, 2], [1, 3]], [1, 2, 1, 2])


# Records


@pytest.mark.parametrize(("actions", "teams", "winners", "places"), ENDS)
def test_a_record_names_the_winners_and_can_be_verified(
    actions: list[str], teams: bool, winners: list[int], places: list[int]
) -> None:
    record = record_of(actions, teams)
    again = read_record(record.text())
    assert again == record
    verify(ROPE, again)
    assert again.result is not None
    assert (again.result.winners, again.result.places) == (winners, places)
    assert again.result.sides == ([[0, 2], [1, 3]] if teams else None)


def test_the_end_line_is_readable() -> None:
    (line,) = (line for line in record_of(TOGETHER).text().splitlines() if line.startswith("end "))
    assert line == 'end {"entries":9,"places":[1,1,2,2],"reason":"top","winners":[0,1]}'
    (line,) = (line for line in record_of(ALONE, True).text().splitlines() if line.startswith("end "))
    assert line == 'end {"entries":9,"places":[1,2],"reason":"top","sides":[[0,2],[1,3]],"winners":[0,2]}'


def test_a_record_of_an_earlier_program_names_no_winners_and_is_still_verified() -> None:
    record = record_of(TOGETHER)
    record.result = End([1, 1, 2, 2], "top")
    assert '"winners"' not in record.text()
    verify(ROPE, read_record(record.text()))
    record.result = End([1, 2, 1, 2], "top")
    with pytest.raises(BadRecord, match="claims the end"):
        verify(ROPE, read_record(record.text()))


def test_a_record_that_names_other_winners_is_refused() -> None:
    record = record_of(TOGETHER)
    record.result = End([1, 1, 2, 2], "top", winners=[])
    with pytest.raises(BadRecord, match=r'claims the end .*"winners":\[\].* lead to .*"winners":\[0,1\]'):
        verify(ROPE, read_record(record.text()))


@pytest.mark.parametrize(
    "end",
    [
        End([1, 2], "top"),
        End([1, 2, 2, 2, 2], "top"),
        End([2, 2, 2, 2], "top"),
        End([1, 2], "top", [[0, 2], [1]]),
        End([1, 2], "top", [[0, 2], [1, 7]]),
        End([1, 2], "top", [[0, 1], [1, 3]]),
        End([1, 2, 2], "top", [[0, 2], [1, 3]]),
        End([1, 2, 2, 2], "resigned", winners=[7]),
        End([1, 1, 2, 2], "resigned", winners=[0]),
    ],
)
def test_an_end_that_cannot_be_is_refused(end: End) -> None:
    record = record_of(ALONE)
    record.result = end
    with pytest.raises(BadRecord, match=r"game\.txt: the end cannot be"):
        read_record(record.text(), "game.txt")


# Cases


def check(winner: Any, actions: list[str], teams: bool = False) -> list[str]:
    document = {"id": "x", "game": "rope", "options": {"teams": teams}, "actions": actions}
    return check_case(ROPE, read_case({**document, "expect": {"winner": winner}}, "file.json"))


@pytest.mark.parametrize(
    ("winner", "actions", "teams"),
    [
        ("P1", ALONE, False),
        (["P1"], ALONE, False),
        (["P1", "top"], ALONE, False),
        (["P1", "P2"], TOGETHER, False),
        (["P2", "P1"], TOGETHER, False),
        ([["P2", "P1"], "top"], TOGETHER, False),
        ([None, "top"], TOGETHER, False),
        ([["P1", "P3"], "top"], ALONE, True),
        ([None, "night"], NIGHT, False),
        ([[], "night"], NIGHT, False),
        ([], NIGHT, False),
        (None, NIGHT[:-1], False),
    ],
)
def test_a_case_may_name_several_winners(winner: Any, actions: list[str], teams: bool) -> None:
    assert check(winner, actions, teams) == []


@pytest.mark.parametrize(
    ("winner", "actions", "found"),
    [
        ("P2", ALONE, "['P1', 'top']"),
        (["P1", "P2"], ALONE, "['P1', 'top']"),
        (["P1", "night"], ALONE, "['P1', 'top']"),
        ([None, "top"], ALONE, "['P1', 'top']"),
        ("P1", TOGETHER, "[['P1', 'P2'], 'top']"),
        (["P1", "P2", "P3"], TOGETHER, "[['P1', 'P2'], 'top']"),
        ([], TOGETHER, "[['P1', 'P2'], 'top']"),
        (None, TOGETHER, "[['P1', 'P2'], 'top']"),
        ("P1", NIGHT, "[None, 'night']"),
        ("P1", ALONE[:-1], "None"),
    ],
)
def test_other_winners_fail_the_case(winner: Any, actions: list[str], found: str) -> None:
    assert check(winner, actions) == [f"winner is {found}, not {winner!r}."]


@pytest.mark.parametrize(
    "winner", [5, "P9", ["P1", "P2", "P9"], [["P9"], "top"], {"P1": 1}, [None, 5], [[1], "top"]]
)
def test_a_winner_that_cannot_be_is_a_typo(winner: Any) -> None:
    with pytest.raises(BadCase, match="'winner'"):
        check(winner, TOGETHER)


# The lab


class RopePlan(Plan, frozen=True):
    def load_game(self) -> Rope:
        return ROPE


class RopeBalance(BalancePlan, frozen=True):
    def load_game(self) -> Rope:
        return ROPE


def plan(teams: bool) -> RopePlan:
    return RopePlan("rope", 60, 1, ["random"] * 4, {"teams": teams})


def test_a_win_of_a_team_counts_for_the_team() -> None:
    finished = [
        Finished(number, [0, 1, 2, 3], record.result, 9)
        for number, record in enumerate(record_of(one, True) for one in (ALONE, ALONE, TOGETHER, NIGHT))
        if record.result is not None
    ]
    summary = summarise(plan(True), finished, 1.0)
    assert (summary.sides, summary.wins_by_side) == ([["P1", "P3"], ["P2", "P4"]], [2, 0])
    assert (summary.wins_by_seat, summary.wins_by_bot) == ([2, 0, 2, 0], [2, 0, 2, 0])
    assert (summary.shared, summary.draws) == (1, 1)


@pytest.mark.parametrize("teams", [False, True])
def test_wins_shared_wins_and_draws_add_up(teams: bool) -> None:
    finished = [one for lot in simulate(plan(teams)) for one in lot]
    summary = summarise(plan(teams), finished, 1.0)
    assert sum(summary.wins_by_side) + summary.shared + summary.draws == 60
    assert summary.shared > 0
    assert play_one(plan(teams), 7) == next(one for one in finished if one.number == 7)


@pytest.mark.parametrize(("teams", "even"), [(False, 0.25), (True, 0.5)])
def test_shares_of_a_balance_report_count_sides(teams: bool, even: float) -> None:
    wanted = RopeBalance("rope", 60, 1, [4], "random", {"teams": teams})
    report = balance_report(wanted, Bounds(), list(play_balance(wanted)))
    (section,) = report.sections
    assert section.even == even
    assert section.shared > 0
    assert sum(rate.share.value for rate in section.seats) == pytest.approx(4 * even)
    assert [(one.low, one.high) for one in report.verdicts] == [(even - 0.04, even + 0.04)] * 4
    if teams:
        assert section.seats[0] == section.seats[2]
        assert section.seats[0].share.value + section.seats[1].share.value == pytest.approx(1)


def test_a_recorded_game_of_bots_has_its_winners() -> None:
    state = ROPE.new()
    record = new_record(ROPE, state, ["random"] * 4)
    play_recorded(ROPE, state, [make_bot("random", ROPE, seed) for seed in range(4)], Rng(1), record)
    verify(ROPE, read_record(record.text()))


# The table


def table_of(teams: bool, bots: int = 0) -> Table:
    seats = [*people(4 - bots), *(bot("random") for _ in range(bots))]
    table = Table(ROPE, read_options(ROPE.options, {"teams": teams}), seats, SECRET)
    table.start()
    return table


def test_in_a_team_a_stand_in_plays_on_until_both_have_given_up() -> None:
    table = table_of(teams=True)
    table.resign(0, 0.0)
    assert table.result() is None
    assert table.thinkers() == [(0, "greedy")]
    table.resign(2, 0.0)
    result = table.result()
    assert result is not None
    assert (result.winners(), result.places, result.reason) == ([1, 3], [2, 1], "resigned")


def test_whoever_has_a_bot_for_a_partner_gives_up_for_both() -> None:
    table = table_of(teams=True, bots=2)
    table.resign(0, 0.0)
    result = table.result()
    assert result is not None
    assert result.winners() == [1, 3]


def test_where_the_rules_know_it_resigning_is_an_entry_of_the_record() -> None:
    table = table_of(teams=False)
    lines = table.resign(2, 0.0)
    assert [(line.who, line.text) for line in lines] == [("P3", "fall")]
    assert (table.result(), table.owes()) == (None, [0])
    for seat in (0, 1):
        lines += table.resign(seat, 0.0)
    result = table.result()
    assert result is not None
    assert (result.winners(), result.reason) == ([3], "top")
    record = read_record(table.record().text())
    assert verify(ROPE, record).result() is not None
    again = table_of(teams=False)
    again.restore(lines)
    assert again.result() is not None


@pytest.mark.parametrize("teams", [False, True])
def test_an_agreed_draw_has_no_winners(teams: bool) -> None:
    table = table_of(teams)
    table.offer_draw(0)
    for seat in (1, 2, 3):
        table.agree_to_draw(seat, True)
    result = table.result()
    assert result is not None
    assert (result.winners(), result.places, result.drawn) == ([], [1] * (2 if teams else 4), True)
    verify(ROPE, read_record(table.record().text()))


def test_the_message_has_sides_places_and_winners() -> None:
    table = table_of(teams=True)
    table.resign(0, 0.0)
    table.resign(2, 0.0)
    told = show_table(table, "", None, 0, set(), 0.0).result
    assert told is not None
    assert (told.sides, told.places, told.winners) == ([[0, 2], [1, 3]], [2, 1], [1, 3])


# The terminal


@pytest.mark.parametrize(
    ("actions", "teams", "sentences"),
    [
        (ALONE, False, ["P1 has won.", "P1 hat gewonnen."]),
        (TOGETHER, False, ["P1 and P2 have won together.", "P1 und P2 haben gemeinsam gewonnen."]),
        (ALONE, True, ["The team of P1 and P3 has won.", "Das Team P1 und P3 hat gewonnen."]),
        (NIGHT, True, ["A draw: nobody has won.", "Unentschieden: Niemand hat gewonnen."]),
    ],
)
def test_the_terminal_says_who_has_won(actions: list[str], teams: bool, sentences: list[str]) -> None:
    record = record_of(actions, teams)
    result = end_of_match(replay(ROPE, record), record)
    assert result is not None
    assert [say_outcome(result, NAMES, words, words)[0] for words in WORDS] == sentences


def test_the_terminal_knows_ends_that_no_rule_knows() -> None:
    record = record_of(ALONE[:4])
    record.result = End([1, 1, 1, 1], "draw agreed", winners=[])
    result = end_of_match(replay(ROPE, record), record)
    assert result is not None
    said = say_outcome(result, NAMES, WORDS[0], WORDS[0])
    assert said == ["A draw: nobody has won.", "The players have agreed on a draw."]
    record.result = None
    assert end_of_match(replay(ROPE, record), record) is None
