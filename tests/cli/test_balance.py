"""`lab balance`: a report in three forms, and clear words where there can be none."""

import json
import os
from pathlib import Path

import pytest

from tests.cli.run import Outcome, interrupted, refused, wildtable

QUICK = ("--bot", "random", "--option", "round_limit=40")


def balance(*words: object, game: str = "wylde-hunt") -> Outcome:
    return wildtable("lab", "balance", game, *words)


def test_a_page_and_its_data(tmp_path: Path) -> None:
    page = tmp_path / "balance.html"
    told = balance("--games", 6, *QUICK, "--out", page)
    assert told.code == 0, told.err
    assert told.err == ""  # no progress bar where nobody watches
    assert "6 games; " in told.out
    assert f"The report is in {page} and {tmp_path / 'balance.json'}." in told.out
    text = page.read_text(encoding="utf-8")
    assert text.startswith("<!doctype html>")
    assert "Balance of Wylde Hunt" in text
    assert "wildtable lab balance wylde-hunt --bot random --games 6" in text
    data = json.loads((tmp_path / "balance.json").read_text(encoding="utf-8"))
    assert data == balance("--games", 6, *QUICK, "--json").json()
    assert data["about"]["content"] in text


def test_json_adds_up() -> None:
    found = balance("--games", 20, "--seed", 4, *QUICK, "--json", "--jobs", 2).json()
    assert found["games"] == 20
    assert found["about"]["bot"] == "random"
    assert found["about"]["options"] == {"round_limit": 40}
    (section,) = found["sections"]
    assert set(section["sides"]) == {"S", "U"}
    assert sum(rate["wins"] for rate in section["sides"].values()) + section["draws"] == 20
    assert set(section["length"]) == {"decisions", "rounds"}
    assert section["pairings"]["S"]["U"]["games"] == 20
    assert [(one["side"], one["against"]) for one in found["verdicts"]] == [("S", "U")]


def test_one_map_and_one_number_of_players() -> None:
    words = ("--games", 1, "--bot", "random", "--players", "2", "--option", "map=ruins", "--json")
    found = balance(*words, game="wildlands").json()
    assert found["games"] == 12
    assert [(one["players"], one["board"]) for one in found["sections"]] == [(2, "ruins")]
    assert len(found["verdicts"]) == 6


def test_the_verdicts_as_a_table_that_fits_a_narrow_terminal() -> None:
    words = ("--games", 1, "--bot", "random", "--players", "2,2", "--within", 4)
    shown = wildtable("lab", "balance", "wildlands", *words, columns=80)
    assert shown.code == 0, shown.err
    assert max(map(len, shown.out.splitlines())) <= 80
    assert "guild - pit_fighters" in shown.out
    assert "24 games; " in shown.out


def test_nothing_is_overwritten(tmp_path: Path) -> None:
    page, data = tmp_path / "balance.html", tmp_path / "balance.json"
    page.write_text("precious")
    refused(balance(*QUICK, "--out", page), page, "not overwritten")
    assert page.read_text() == "precious"
    assert not data.exists()
    page.rename(data)
    refused(balance(*QUICK, "--out", page), data, "not overwritten")
    assert data.read_text() == "precious"
    assert not page.exists()


def test_a_file_that_cannot_be_written(tmp_path: Path) -> None:
    refused(
        balance(*QUICK, "--out", tmp_path / "no" / "such" / "page.html"), "page.html", "cannot be written"
    )
    refused(balance(*QUICK, "--out", tmp_path / "page.pdf"), "page.pdf", ".html")
    refused(balance(*QUICK, "--out", tmp_path), tmp_path, ".html")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("words", "mentions"),
    [
        (["--bot", "deepblue"], ["deepblue", "greedy"]),
        (["--bot", "search:2"], ["search", "Wildlands"]),
        (["--players", "5"], ["2 or 3 or 4 players", "5"]),
        (["--players", "2,x"], ["'2,x'", "2,4"]),
        (["--players", ""], ["''", "2,4"]),
        (["--option", "map=swamp"], ["map", "swamp", "ruins"]),
        (["--option", "factions=pick"], ["factions=pick", "2 players"]),
        (["--option", "stall_rounds=0", "--option", "turn_limit=0"], ["need not end"]),
    ],
)
def test_what_cannot_be_played_is_refused(words: list[str], mentions: list[str]) -> None:
    refused(balance(*words, game="wildlands"), *mentions)


def test_without_matplotlib_there_is_json_but_no_page(tmp_path: Path) -> None:
    (tmp_path / "matplotlib.py").write_text("raise ModuleNotFoundError('No module named matplotlib')\n")
    path = os.pathsep.join(filter(None, [str(tmp_path), os.environ.get("PYTHONPATH")]))
    page = tmp_path / "balance.html"
    words = ("lab", "balance", "wylde-hunt", "--games", 1, *QUICK)
    told = wildtable(*words, "--out", page, PYTHONPATH=path)
    refused(told, "matplotlib", "pip install 'wildtable[lab]'")
    assert not page.exists()
    assert wildtable(*words, "--json", PYTHONPATH=path).json()["games"] == 1


@pytest.mark.parametrize("jobs", [1, 2])
def test_an_interrupt_stops_at_once(jobs: int, tmp_path: Path) -> None:
    page = tmp_path / "balance.html"
    words = ("--games", 1000000, "--bot", "search:4", "--jobs", jobs, "--out", page)
    stopped = interrupted("lab", "balance", "wylde-hunt", *words, waiting_for=page)
    assert stopped == (130, "", "Stopped.\n")
    assert list(tmp_path.iterdir()) == []
