"""`simulate`: the same seed, the same games, whoever plays them."""

from pathlib import Path
from typing import Any

import pytest

from tests.cli.run import Outcome, interrupted, refused, wildtable


def simulate(*words: object) -> Outcome:
    return wildtable("simulate", "wylde-hunt", *words)


def counted(summary: dict[str, Any]) -> dict[str, Any]:
    """A summary without what the clock says."""
    return {name: value for name, value in summary.items() if name not in ("seconds", "decisions_per_s")}


def test_the_summary_adds_up() -> None:
    summary = simulate("--games", 10, "--seed", 7, "--bots", "greedy,random", "--json").json()
    assert (summary["game"], summary["games"], summary["seed"]) == ("wylde_hunt", 10, 7)
    assert summary["bots"] == ["greedy", "random"]
    assert summary["seats"] == ["S", "U"]
    assert sum(summary["wins_by_seat"]) + summary["draws"] == 10
    assert summary["wins_by_bot"] == summary["wins_by_seat"]
    assert sum(summary["reasons"].values()) == 10
    assert summary["decisions"]["median"] <= summary["decisions"]["90%"] <= summary["decisions"]["most"]
    assert summary["decisions_per_s"] > 0


def test_one_process_or_two() -> None:
    words = ("--games", 60, "--seed", 5, "--json", "--option", "round_limit=40")
    one, two = simulate(*words, "--jobs", 1).json(), simulate(*words, "--jobs", 2).json()
    assert counted(one) == counted(two)
    assert counted(simulate(*words[:3], 6, *words[4:]).json()) != counted(one)


def test_rotation_moves_the_bots_but_not_the_wins_of_bots() -> None:
    words = ("--games", 8, "--seed", 2, "--bots", "greedy,random", "--json")
    rotated = simulate(*words, "--rotate").json()
    assert rotated["wins_by_bot"][0] > rotated["wins_by_bot"][1]
    assert sum(rotated["wins_by_bot"]) == sum(rotated["wins_by_seat"])
    assert min(rotated["wins_by_seat"]) > 0  # greedy sat on both sides and won from both


def test_the_summary_as_text() -> None:
    told = simulate("--games", 3)
    assert told.code == 0
    assert "draw" in told.out
    assert "Wins by bot: random " in told.out
    assert told.err == ""  # no progress bar where nobody watches


def test_records_can_be_verified_and_replayed(tmp_path: Path) -> None:
    path = tmp_path / "games.txt"
    assert simulate("--games", 3, "--seed", 4, "--record", path).code == 0
    verified = wildtable("verify", path, "--json").json()
    assert [one["number"] for one in verified] == [1, 2, 3]
    told = wildtable("verify", path)
    assert told.code == 0, told.err
    assert told.out.count("ok game") == 3
    second = wildtable("replay", path, "--number", 2, "--json").json()
    assert second["position"]["at"] == "over"
    assert wildtable("replay", path, "--number", 2, "--at", 3).out.startswith("Seelie chooses set-up")


def test_records_do_not_depend_on_the_number_of_processes(tmp_path: Path) -> None:
    one, two = tmp_path / "one.txt", tmp_path / "two.txt"
    for path, jobs in ((one, 1), (two, 2)):
        assert simulate("--games", 30, "--record", path, "--jobs", jobs).code == 0
    assert one.read_text() == two.read_text()


def test_nothing_is_overwritten(tmp_path: Path) -> None:
    path = tmp_path / "games.txt"
    path.write_text("precious")
    refused(simulate("--games", 1, "--record", path), path, "not overwritten")
    assert path.read_text() == "precious"
    refused(simulate("--games", 1, "--record", tmp_path), tmp_path)


def test_a_record_file_that_cannot_be_written_is_refused(tmp_path: Path) -> None:
    nowhere = tmp_path / "no" / "such" / "games.txt"
    refused(simulate("--games", 1, "--record", nowhere), nowhere)
    in_a_file = tmp_path / "file" / "games.txt"
    in_a_file.parent.write_text("precious")
    refused(simulate("--games", 1, "--record", in_a_file), in_a_file)
    assert in_a_file.parent.read_text() == "precious"


@pytest.mark.rule("WH-RULING-901")
def test_a_table_that_need_not_end_is_refused() -> None:
    refused(
        simulate("--option", "repetition=0", "--option", "round_limit=0"), "WH-RULING-901", "repetition=0"
    )
    assert simulate("--games", 1, "--option", "repetition=0", "--option", "round_limit=40").code == 0


@pytest.mark.parametrize("jobs", [1, 2])
def test_an_interrupt_stops_at_once(jobs: int, tmp_path: Path) -> None:
    """The parent alone says so, and no file is left behind."""
    path = tmp_path / "games.txt"
    words = ("--games", 1000000, "--bots", "search:4,search:4", "--jobs", jobs, "--record", path)
    stopped = interrupted("simulate", "wylde-hunt", *words, waiting_for=path)
    assert stopped == (130, "", "Stopped.\n")
    assert not path.exists()


def test_a_huge_seed_is_a_seed() -> None:
    words = ("--games", 2, "--seed", 10**28, "--json")
    assert counted(simulate(*words).json()) == counted(simulate(*words).json())
