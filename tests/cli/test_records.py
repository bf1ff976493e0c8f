"""`replay` tells a record, `verify` confirms it."""

import json
from pathlib import Path

import pytest

from tests.cli.documents import BODY, sealed, write
from tests.cli.run import answered, wildtable
from wildtable.engine.lot import commitment


@pytest.fixture
def record(tmp_path: Path) -> Path:
    return write(tmp_path / "game.txt", sealed(BODY))


def test_replay_tells_the_game_and_shows_the_board(record: Path) -> None:
    told = answered("replay", record)
    assert told.code == 0
    lines = told.out.splitlines()
    assert lines[:3] == [
        "Seelie chooses set-up 1, “Home”.",
        "Unseelie puts the Mortal on D5.",
        "Seelie takes the first turn.",
    ]
    assert "Round 1, destiny: Unseelie" in told.out
    assert told.err == ""


def test_replay_in_german(record: Path) -> None:
    told = answered("replay", record, "--at", 1, "--lang", "de")
    assert told.code == 0
    assert told.out.startswith("Seelie wählt Aufstellung 1, „Daheim“.\n")


def test_replay_up_to_an_entry(record: Path) -> None:
    told = answered("replay", record, "--at", 2, "--json").json()
    assert told["entries"] == 2
    assert told["position"]["mortal"] == "D5"
    assert [event["event"] for event in told["events"]][:2] == ["setup-chosen", "mortal-placed"]


def test_replay_up_to_nothing_is_the_start(record: Path) -> None:
    told = answered("replay", record, "--at", 0, "--json").json()
    assert told["position"] == {"at": "setup"}
    assert told["events"] == []
    assert told["entries"] == 0


def test_replay_of_everything_counts_every_entry(record: Path) -> None:
    assert answered("replay", record, "--json").json()["entries"] == 3


def test_verify(record: Path) -> None:
    told = answered("verify", record)
    assert told.code == 0, told.err
    assert told.err == ""
    assert told.out.splitlines() == [
        "ok game 1: wylde_hunt, 3 entries, still running",
        "   moves: all 3 are allowed by the rules",
        "   draws: none",
        "   result: none, the game is still running",
    ]


def table_record(lines: str, end: str, people: str = "people [0,1]\n") -> str:
    """A record as a table writes it, of three moves and what the table adds."""
    proof = f'fair {{"commitment":"{commitment(bytes(32))}","entropy":[],"secret":"{"00" * 32}"}}\n'
    body = BODY.replace("\n\nS setup", f"\n{people}{proof}\nS setup").replace("first\n", f"first\n{lines}")
    entries = 3 + lines.count("\n")
    return sealed(body.replace('{"entries":3}', f'{{"entries":{entries},{end}}}'))


GAVE_UP = '"places":[2,1],"reason":"resigned","winners":[1]'


def test_verify_of_a_game_that_was_given_up(tmp_path: Path) -> None:
    path = write(tmp_path / "game.txt", table_record("! resign 0\n", GAVE_UP))
    told = answered("verify", path)
    assert told.code == 0, told.err
    assert told.out.splitlines()[-1] == "   result: 'resigned' follows from the lines of the table"
    assert answered("replay", path).out.endswith("Unseelie has won.\nThe game was resigned.\n")


def test_verify_of_an_end_that_nothing_proves(tmp_path: Path) -> None:
    path = write(tmp_path / "game.txt", table_record("", GAVE_UP, people=""))
    told = answered("verify", path)
    assert told.code == 1
    assert told.out.startswith("unproved game 1: wylde_hunt, 3 entries, resigned\n")
    assert "   not checked, result: 'resigned': the record has no lines of its table" in told.out
    (listed,) = json.loads(answered("verify", path, "--json").out)
    assert listed["proved"] is False
    assert list(listed["checked"]) == ["moves", "draws"]
    assert list(listed["unchecked"]) == ["result"]


def test_a_game_that_ended_at_its_table_is_not_resumed(tmp_path: Path) -> None:
    path = write(tmp_path / "game.txt", table_record("! resign 0\n", GAVE_UP))
    told = answered("play", "wylde-hunt", "--resume", path)
    assert told.code == 2
    assert "the game ended at its table ('resigned')" in told.err


def test_verify_as_json(record: Path) -> None:
    (listed,) = answered("verify", record, "--json").json()
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
