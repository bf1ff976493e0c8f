"""`replay` tells a record, `verify` confirms it."""

from pathlib import Path

import pytest

from tests.cli.documents import BODY, sealed, write
from tests.cli.run import wildtable


@pytest.fixture
def record(tmp_path: Path) -> Path:
    return write(tmp_path / "game.txt", sealed(BODY))


def test_replay_tells_the_game_and_shows_the_board(record: Path) -> None:
    told = wildtable("replay", record)
    assert told.code == 0
    lines = told.out.splitlines()
    assert lines[:3] == [
        'Seelie chooses set-up 1, "Home".',
        "Unseelie puts the Mortal on D5.",
        "Seelie takes the first turn.",
    ]
    assert "Round 1, destiny: Unseelie" in told.out
    assert told.err == ""


def test_replay_in_german(record: Path) -> None:
    told = wildtable("replay", record, "--at", 1, "--lang", "de")
    assert told.code == 0
    assert told.out.startswith("Seelie wählt Aufstellung 1, „Daheim“.\n")


def test_replay_up_to_an_entry(record: Path) -> None:
    told = wildtable("replay", record, "--at", 2, "--json").json()
    assert told["entries"] == 2
    assert told["position"]["mortal"] == "D5"
    assert [event["event"] for event in told["events"]][:2] == ["setup-chosen", "mortal-placed"]


def test_replay_up_to_nothing_is_the_start(record: Path) -> None:
    told = wildtable("replay", record, "--at", 0, "--json").json()
    assert told["position"] == {"at": "setup"}
    assert told["events"] == []
    assert told["entries"] == 0


def test_replay_of_everything_counts_every_entry(record: Path) -> None:
    assert wildtable("replay", record, "--json").json()["entries"] == 3


def test_verify(record: Path) -> None:
    told = wildtable("verify", record)
    assert told.code == 0, told.err
    assert told.err == ""
    (line,) = told.out.splitlines()
    assert line.startswith("ok game 1: ")
    assert "wylde_hunt" in line
    assert "3 entries" in line


def test_verify_as_json(record: Path) -> None:
    (listed,) = wildtable("verify", record, "--json").json()
    assert listed["number"] == 1
    assert listed["seats"] == ["human", "random"]
    assert listed["game"] == "wylde_hunt"
    assert listed["entries"] == 3
    assert listed["end"] in (None, "still running")


@pytest.mark.parametrize("columns", [80, 120])
def test_the_board_is_whole_at_usual_widths(record: Path, columns: int) -> None:
    """Eight squares in a row stay in one row, and no line is wider than the terminal."""
    shown = wildtable("replay", record, columns=columns).out
    lines = shown.splitlines()
    for row in range(1, 9):
        (line,) = [line for line in lines if line.startswith(f"{row} ")]
        assert sum(line.count(glyph) for glyph in "▲∴♣≈") >= 8, shown
    assert max(len(line.rstrip()) for line in lines) <= columns
    assert any(line.split()[:8] == list("ABCDEFGH") for line in lines)
