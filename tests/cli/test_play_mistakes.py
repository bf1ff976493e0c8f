"""Wrong things typed at the table: one sentence, the game goes on, nothing is lost or overwritten."""

import signal
from datetime import datetime, timedelta
from pathlib import Path

import pytest

from tests.cli.run import LONGEST, Outcome, rescued, started, wildtable
from tests.cli.test_play import entries, lines, play

ODD_LINES = {
    "an unknown word": ("foo", "'foo'"),
    "a number that is too large": ("99", "99"),
    "nought": ("0", "0"),
    "a negative number": ("-1", "-1"),
    "a huge number": ("9" * 30, "999"),
    "a number no machine can read": ("7" * 5000, "777"),
    "a superscript": ("²", "²"),
    "a set-up that is none": ("setup 3", "setup 3"),
    "half a move": ("setup", "several"),
    "a move that is not allowed": ("stone A1", "WH-SETUP-02"),
    "a square that is none": ("mortal Z9", "Z9"),
    "passing": ("pass", "WH-"),
    "why of nothing": ("why", "why"),
    "why of an unknown move": ("why foo", "foo"),
    "an unknown rule": ("rule WH-NOPE-01", "WH-NOPE-01"),
    "undo of nothing": ("undo", "take back"),
    "save without a name": ("save", "save"),
    "square brackets": ("why [/x] [red]", "[/x] [red]"),
}


def test_every_mistake_gets_one_sentence_and_the_game_goes_on(tmp_path: Path) -> None:
    told = play(
        tmp_path, typed=lines(*(typed for typed, _ in ODD_LINES.values()), "", "  ", "setup 2", "quit")
    )
    assert told.code == 0, told.err[-500:]
    assert "Traceback" not in told.err
    answers = told.err.splitlines()
    assert len(answers) == len(ODD_LINES), told.err
    for (name, (_, mention)), answer in zip(ODD_LINES.items(), answers, strict=True):
        assert mention in answer, f"{name}: {answer}"
        assert answer[-1] in ".)?" or answer.endswith("..."), answer
    assert entries(rescued(told))[0] == "S setup 2"


def test_dots_only_where_something_was_left_out(tmp_path: Path) -> None:
    told = play(tmp_path, typed=lines("setup", "setup 1", "first", "turn", "quit"))
    few, many = told.err.splitlines()
    assert few == '"setup" could be several moves: setup 1, setup 2.'
    assert many.endswith(" ...")


def test_an_out_of_range_number_in_german(tmp_path: Path) -> None:
    told = play(tmp_path, "--lang", "de", typed=lines("3", "quit"))
    assert told.err == "Einen Zug 3 gibt es nicht: Es gibt die Züge 1 bis 2.\n"


def test_an_out_of_range_number_is_told_the_range(tmp_path: Path) -> None:
    told = play(tmp_path, typed=lines("3", "quit"))
    assert "2" in told.err
    assert "must begin with" not in told.err


def test_bytes_that_are_no_text(tmp_path: Path) -> None:
    told = wildtable(
        *("play", "wylde-hunt", "--seat", "S", "--against", "random", "--seed", 3),
        typed=b"\xff\xfe\x01\nsetup 1\nquit\n",
        XDG_STATE_HOME=tmp_path,
    )
    assert told.code == 0
    assert "Traceback" not in told.err
    assert entries(rescued(told))[0] == "S setup 1"


def test_why_understands_what_a_move_understands(tmp_path: Path) -> None:
    """Whoever may type `first` may also ask `why first`."""
    told = play(tmp_path, typed=lines("setup 1", "why first", "why FIRST", "quit"))
    assert told.err == ""
    assert told.out.count("is allowed.") == 2


def test_save_does_not_overwrite_what_is_not_its_own(tmp_path: Path) -> None:
    foreign, own = tmp_path / "precious.txt", tmp_path / "own.txt"
    foreign.write_text("precious")
    typed = lines(f"save {foreign}", f"save {tmp_path}", f"save {own}", "setup 1", f"save {own}", "quit")
    told = play(tmp_path / "state", typed=typed)
    assert told.code == 0
    refusals = told.err.splitlines()
    assert len(refusals) == 2
    assert str(foreign) in refusals[0]
    assert "not overwritten" in refusals[0]
    assert foreign.read_text() == "precious"
    assert entries(own)[0] == "S setup 1"  # its own file is brought up to date
    assert sorted(path.name for path in tmp_path.iterdir()) == ["own.txt", "precious.txt"]


def test_save_overwrites_nothing_on_its_way(tmp_path: Path) -> None:
    neighbour = tmp_path / "own.txt.new"
    neighbour.write_text("precious")
    play(tmp_path / "state", typed=lines(f"save {tmp_path / 'own.txt'}", "quit"))
    assert neighbour.exists()
    assert neighbour.read_text() == "precious"


@pytest.mark.parametrize(
    "place", ["{file}/game.txt", "~no-such-user/game.txt", "a\0b", "{folder}/" + "x" * 300]
)
def test_save_where_nothing_can_be_written(place: str, tmp_path: Path) -> None:
    file = tmp_path / "precious.txt"
    file.write_text("precious")
    typed = lines("save " + place.format(file=file, folder=tmp_path), "setup 1", "quit")
    told = play(tmp_path / "state", typed=typed)
    assert "Traceback" not in told.err, told.err[-500:]
    assert told.code == 0
    assert len(told.err.splitlines()) == 1
    assert file.read_text() == "precious"
    assert entries(rescued(told))[0] == "S setup 1"  # the game went on


def test_undo_after_saving_does_not_lose_the_new_game(tmp_path: Path) -> None:
    """As many entries as when it was saved, but other ones."""
    saved = tmp_path / "game.txt"
    told = play(tmp_path / "state", typed=lines("setup 1", f"save {saved}", "undo", "setup 2", "quit"))
    assert told.code == 0
    assert entries(saved)[0] == "S setup 1"
    path = rescued(told)
    assert path != saved
    assert entries(path)[0] == "S setup 2"


def test_a_rescue_never_overwrites_and_never_fails_for_its_name(tmp_path: Path) -> None:
    """Two games left in the same second need two files."""
    folder = tmp_path / "wildtable"
    folder.mkdir()
    now = datetime.now()
    taken = [folder / f"wylde_hunt-{now + timedelta(seconds=later):%Y%m%d-%H%M%S}.txt" for later in range(30)]
    for path in taken:
        path.write_text("precious")
    told = play(tmp_path, typed=lines("setup 1", "quit"))
    assert "Traceback" not in told.err
    assert told.code == 0, told.err
    assert all(path.read_text() == "precious" for path in taken)
    assert rescued(told) not in taken
    assert entries(rescued(told))[0] == "S setup 1"


def test_no_place_for_a_rescue_is_said_in_one_sentence(tmp_path: Path) -> None:
    occupied = tmp_path / "state"
    occupied.write_text("precious")
    told = play(occupied, typed=lines("setup 1", "quit"))
    assert "Traceback" not in told.err, told.err[-500:]
    assert told.code == 2
    assert len(told.err.splitlines()) == 1
    assert str(occupied) in told.err
    assert occupied.read_text() == "precious"


def test_interrupting_rescues_the_game_too(tmp_path: Path) -> None:
    words = ("play", "wylde-hunt", "--seat", "S", "--against", "random", "--seed", "3")
    with started(*words, XDG_STATE_HOME=tmp_path) as running:
        assert running.stdin is not None
        assert running.stdout is not None
        running.stdin.write(b"setup 1\n")
        running.stdin.flush()
        shown = b""
        while b"take the first turn or the second?" not in shown:
            line = running.stdout.readline()
            assert line, shown
            shown += line
        running.send_signal(signal.SIGINT)
        out, err = running.communicate(timeout=LONGEST)
    told = Outcome(running.returncode, (shown + out).decode(), err.decode())
    assert told.code == 130
    assert "Traceback" not in told.err
    assert entries(rescued(told))[0] == "S setup 1"
