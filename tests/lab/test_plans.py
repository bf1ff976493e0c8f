"""Plans of many games: checked before they are played, added up after."""

import os
from collections.abc import Generator
from multiprocessing import active_children

import pytest

from wildtable.bots import BadBot
from wildtable.engine.record import End, read_record
from wildtable.engine.refusal import BadOption, WildtableError
from wildtable.games import load
from wildtable.lab.simulate import BATCH, Finished, Plan, check_plan, play_one, simulate, summarise

SHORT: dict[str, object] = {"round_limit": 40}


def plan(
    games: int = 30,
    seed: int = 3,
    bots: tuple[str, ...] = ("random", "random"),
    options: dict[str, object] = SHORT,
    rotate: bool = False,
    record: bool = False,
    jobs: int = 1,
) -> Plan:
    return Plan("wylde_hunt", games, seed, list(bots), options, rotate, record, jobs)


def played(wanted: Plan) -> list[Finished]:
    finished = [one for batch in simulate(wanted) for one in batch]
    return sorted(finished, key=lambda one: one.number)


def test_the_number_of_processes_changes_nothing() -> None:
    assert played(plan(jobs=1)) == played(plan(jobs=2))


@pytest.mark.parametrize(("games", "workers"), [(BATCH + 1, 2), (BATCH, 0)])
def test_no_more_processes_than_lots(games: int, workers: int) -> None:
    """A single batch needs no other process."""
    others = active_children()
    batches = simulate(plan(games=games, jobs=100_000))
    finished = next(batches)
    assert len(set(active_children()) - set(others)) <= workers
    assert len(finished) + sum(map(len, batches)) == games
    assert set(active_children()) <= set(others)


def test_whoever_stops_early_leaves_no_process_behind() -> None:
    batches = simulate(plan(games=20 * BATCH, jobs=2))
    next(batches)
    workers = active_children()
    assert len(workers) == 2
    assert isinstance(batches, Generator)
    batches.close()
    for worker in workers:
        worker.join(10)
    assert not [worker for worker in workers if is_running(worker.pid)]


def is_running(pid: int | None) -> bool:
    """Asked of the system: the pool may have waited for its worker first, and then `is_alive` cannot know."""
    try:
        os.kill(pid or 0, 0)
    except ProcessLookupError:
        return False
    return True


def test_a_longer_plan_begins_with_the_same_games() -> None:
    longer = played(plan(games=30))
    assert played(plan(games=5)) == longer[:5]
    assert play_one(plan(), 12) == longer[12]


def test_games_and_seeds_differ() -> None:
    one = played(plan(games=6, record=True))
    assert len({game.record for game in one}) == 6
    assert not {game.record for game in one} & {
        game.record for game in played(plan(games=6, seed=4, record=True))
    }


def test_recording_changes_nothing_else() -> None:
    noted, plain = played(plan(games=4, record=True)), played(plan(games=4))
    for with_record, without in zip(noted, plain, strict=True):
        assert with_record.end == without.end
        record = read_record(with_record.record)
        assert len(record.entries) == with_record.decisions == without.decisions
        assert record.options == SHORT
        assert record.result == without.end


def test_rotation_seats_the_bots_in_turn_and_the_record_says_so() -> None:
    games = played(plan(games=4, bots=("greedy", "random"), rotate=True, record=True))
    assert [game.seating for game in games] == [[0, 1], [1, 0], [0, 1], [1, 0]]
    seats = [read_record(game.record).seats for game in games]
    assert seats == [["greedy", "random"], ["random", "greedy"]] * 2


def test_a_summary_adds_up_by_hand() -> None:
    finished = [
        Finished(0, [0, 1], End([1, 2], "ensnare", winners=[0]), 10),
        Finished(1, [1, 0], End([1, 2], "domination", winners=[0]), 30),
        Finished(2, [0, 1], End([1, 1], "round limit", winners=[]), 50),
        Finished(3, [1, 0], End([2, 1], "ensnare", winners=[1]), 20),
    ]
    summary = summarise(plan(games=4, bots=("greedy", "random"), rotate=True), finished, 2.0)
    assert summary.seats == ["S", "U"]
    assert summary.wins_by_seat == [2, 1]
    assert summary.wins_by_bot == [2, 1]
    assert (summary.shared, summary.draws) == (0, 1)
    assert (summary.sides, summary.wins_by_side) == ([["S"], ["U"]], [2, 1])
    assert summary.reasons == {"ensnare": 2, "domination": 1, "round limit": 1}
    assert summary.decisions["mean"] == 27.5
    assert summary.decisions["most"] == 50
    assert summary.decisions_per_s == 55


@pytest.mark.parametrize(
    ("wrong", "error", "sentence"),
    [
        (plan(bots=("random",)), WildtableError, "for 2 players, not 1"),
        (plan(bots=("random", "deepblue")), BadBot, "deepblue"),
        (plan(options={"fae_warp": True}), BadOption, "fae_wrap"),
        (Plan("chess", 1, 1, ["random", "random"]), WildtableError, "chess"),
    ],
)
def test_a_wrong_plan_is_refused_before_it_is_played(
    wrong: Plan, error: type[WildtableError], sentence: str
) -> None:
    with pytest.raises(error, match=sentence):
        check_plan(wrong)
    with pytest.raises(error, match=sentence):
        next(iter(simulate(wrong)))


@pytest.mark.rule("WH-RULING-901")
@pytest.mark.parametrize(("repetition", "round_limit", "ends"), [(0, 0, False), (3, 0, True), (0, 60, True)])
def test_one_of_the_two_limits_must_hold(repetition: int, round_limit: int, ends: bool) -> None:
    wanted = plan(options={"repetition": repetition, "round_limit": round_limit})
    if ends:
        check_plan(wanted)
        return
    with pytest.raises(BadOption, match="WH-RULING-901"):
        check_plan(wanted)


def test_people_may_play_at_a_table_that_need_not_end() -> None:
    game = load("wylde_hunt")
    state = game.new(2, {"repetition": 0, "round_limit": 0})
    assert game.options_of(state)["round_limit"] == 0


@pytest.mark.rule("WL-RULING-68", "WL-RULING-78")
def test_wildlands_among_bots_has_a_cap_and_asks_only_whom_it_must() -> None:
    game = load("wildlands")
    assert game.in_lab.options_among_bots() == {"turn_limit": 200, "auto_pass_without_wild": True}
    endless: dict[str, object] = {"stall_rounds": 0, "turn_limit": 0}
    with pytest.raises(BadOption, match="need not end"):
        check_plan(Plan("wildlands", 1, 1, ["random", "random"], endless))
    check_plan(Plan("wildlands", 1, 1, ["random", "random"], {**endless, **game.in_lab.options_among_bots()}))
