"""Whole games at the terminal, typed as a person would."""

import re
from pathlib import Path

import pytest

from tests.cli.documents import BODY, sealed, write
from tests.cli.run import Outcome, rescued, wildtable
from wildtable.engine.record import new_record, read_record_file
from wildtable.games import load

TO_THE_END = "1\n" * 3000


def play(state_home: Path, *words: object, typed: str) -> Outcome:
    """A game as Seelie against `random`, unless the words say otherwise."""
    usual = ("--seat", "S", "--against", "random", "--seed", 3)
    return wildtable("play", "wylde-hunt", *usual, *words, typed=typed, XDG_STATE_HOME=state_home)


def lines(*typed: object) -> str:
    return "".join(f"{line}\n" for line in typed)


def entries(path: Path) -> list[str]:
    """The entries of a record file, as `S setup 1`."""
    (record,) = read_record_file(path)
    return [f"{who} {text}" for who, text in record.entries]


def test_a_whole_game_by_numbers(tmp_path: Path) -> None:
    told = play(tmp_path, typed=TO_THE_END)
    assert told.code == 0
    assert told.err == ""
    assert "You play Seelie. Against you: Unseelie (random)." in told.out
    assert re.search(r"(wins the game|ends in a draw)\.", told.out)
    assert not list(tmp_path.rglob("*"))  # a finished game needs no rescue


def test_the_same_seed_gives_the_same_game(tmp_path: Path) -> None:
    typed = "1\n" * 10
    first, second = play(tmp_path / "a", typed=typed), play(tmp_path / "b", typed=typed)
    assert first.out.rsplit("\n", 2)[0] == second.out.rsplit("\n", 2)[0]
    assert entries(rescued(first)) == entries(rescued(second))


def test_words_of_the_table(tmp_path: Path) -> None:
    typed = lines(
        "?", "why stone A1", "why setup 1", "rule wh-stone-03", "help", "setup 1", "log", "board", "quit"
    )
    told = play(tmp_path, typed=typed)
    assert told.code == 0
    assert told.err == ""
    assert re.search(r"1 setup 1\s+2 setup 2", told.out)
    assert "(WH-SETUP-02)" in told.out
    assert '"setup 1" is allowed.' in told.out
    assert "stone of the preceding season" in told.out
    assert "take back to your last decision" in told.out
    assert told.out.count("Seelie chooses set-up 1, “Home”.") == 2  # when it happened, and in the log
    assert told.out.count("Round 1, destiny: Unseelie") == 2  # at the prompt, and by `board`


def test_typed_moves_and_parts_of_moves(tmp_path: Path) -> None:
    saved = tmp_path / "game.txt"
    typed = lines("SETUP 2", "first", "Sylph", "quit")
    told = play(tmp_path, typed=typed)
    assert '"Sylph" could be several moves: ' in told.err
    told = wildtable(
        "play",
        "wylde-hunt",
        *("--seat", "Seelie", "--against", "human"),
        typed=lines("setup 1", "d5", "first", "gnome", "turn S-Salamander C1", f"save {saved}", "quit"),
        XDG_STATE_HOME=tmp_path,
    )
    assert entries(saved)[:3] == ["S setup 1", "U mortal D5", "S order first"]


def test_part_of_a_move_that_fits_only_one_is_played(tmp_path: Path) -> None:
    position: dict[str, object] = {
        "at": "phase1",
        "controller": "S",
        "fae": {"S-Sylph": "E6", "S-Gnome": "E3", "U-Undine": "H8"},
        "mortal": "B5",
        "stones": {"Autumn": "A4", "Spring": "B5", "Summer": "B4", "Winter": "A3"},
    }
    saved = tmp_path / "game.txt"
    start = saved_position(tmp_path, position)
    told = wildtable("play", "wylde-hunt", "--resume", start, typed=lines("H3", f"save {saved}", "quit"))
    assert "The Spring Stone is moved from B5 to H3." in told.out
    assert entries(saved)[0].endswith("stone H3")


def saved_position(folder: Path, position: dict[str, object]) -> Path:
    """A record that begins in a position, both sides played by people."""
    game = load("wylde_hunt")
    record = new_record(game, game.from_position(position), ["human", "human"], from_setup=False)
    return write(folder / "start.txt", record.text())


def test_undo_goes_back_to_your_last_decision(tmp_path: Path) -> None:
    saved = tmp_path / "game.txt"
    told = play(tmp_path, typed=lines("setup 1", "undo", "setup 2", f"save {saved}", "quit"))
    assert told.err == ""
    first, answer = entries(saved)
    assert first == "S setup 2"
    assert answer.startswith("U mortal")
    assert told.out.count("choose one of the two set-ups") == 2


def test_undo_twice_and_nothing_left(tmp_path: Path) -> None:
    told = play(tmp_path, typed=lines("setup 1", "first", "undo", "undo", "undo", "quit"))
    assert told.err.splitlines() == ["There is no decision of yours to take back."]
    assert told.out.count("choose one of the two set-ups") == 2


def test_two_people_at_one_keyboard(tmp_path: Path) -> None:
    saved = tmp_path / "game.txt"
    typed = lines("setup 1", "mortal D5", "order second", f"save {saved}", "quit")
    told = wildtable("play", "wylde-hunt", "--against", "human", typed=typed, XDG_STATE_HOME=tmp_path)
    assert told.code == 0
    assert told.err == ""
    assert "Unseelie: put the Mortal on one of the four centre squares." in told.out
    assert entries(saved) == ["S setup 1", "U mortal D5", "S order second"]
    (record,) = read_record_file(saved)
    assert record.seats == ["human", "human"]


@pytest.mark.rule("WH-RULING-37")
@pytest.mark.parametrize(("consent", "placed"), [("off", "D5"), ("on", "E5")])
def test_people_take_back_only_where_the_table_agreed_to_it(
    consent: str, placed: str, tmp_path: Path
) -> None:
    words = ("play", "wylde-hunt", "--against", "human", "-o", f"undo_by_consent={consent}")
    typed = lines("setup 1", "mortal D5", "undo", "mortal E5", "quit")
    told = wildtable(*words, typed=typed, XDG_STATE_HOME=tmp_path)
    assert entries(rescued(told)) == ["S setup 1", f"U mortal {placed}"]
    assert ("undo_by_consent=on" in told.err) is (consent == "off")


def test_the_other_seat(tmp_path: Path) -> None:
    told = wildtable(
        *("play", "wylde-hunt", "--seat", "unseelie", "--against", "greedy", "--seed", 1),
        typed=lines("mortal D5", "quit"),
        XDG_STATE_HOME=tmp_path,
    )
    assert "You play Unseelie. Against you: Seelie (greedy)." in told.out
    assert "Unseelie puts the Mortal on D5." in told.out
    assert entries(rescued(told))[1] == "U mortal D5"


def test_options_of_the_table_are_kept(tmp_path: Path) -> None:
    saved = tmp_path / "game.txt"
    play(tmp_path, "-o", "seelie_third=Undine", "-o", "fae-wrap=on", typed=lines(f"save {saved}", "quit"))
    (record,) = read_record_file(saved)
    assert record.options == {"seelie_third": "Undine", "fae_wrap": True}


def test_a_german_game(tmp_path: Path) -> None:
    typed = lines("help", "setup 1", "why stone A1", "rule WH-STONE-03", "undo", "undo", "2", "log", "quit")
    told = play(tmp_path, "--lang", "de", typed=typed)
    assert told.code == 0
    assert "Am Zug mit: Seelie. Dagegen: Unseelie (random)." in told.out
    assert "bis zur letzten eigenen Entscheidung zurück" in told.out
    assert "Seelie wählt Aufstellung 1, „Daheim“." in told.out
    assert "Stein der vorangehenden Jahreszeit" in told.out
    assert told.err == "Es gibt keine eigene Entscheidung zum Zurücknehmen.\n"
    assert "Die angefangene Partie ist gespeichert." in told.out
    assert entries(rescued(told))[0] == "S setup 2"


def test_an_unfinished_game_is_rescued_and_goes_on_to_its_end(tmp_path: Path) -> None:
    left = play(tmp_path, typed="1\n" * 5 + "quit\n")
    path = rescued(left)
    assert left.code == 0
    assert path.parent == tmp_path / "wildtable"
    before = path.read_text()
    end = wildtable("play", "wylde-hunt", "--resume", path, typed=TO_THE_END, XDG_STATE_HOME=tmp_path)
    assert end.code == 0
    assert end.err == ""
    assert re.search(r"(wins the game|ends in a draw)\.", end.out)
    assert path.read_text() == before


def test_a_finished_game_can_still_be_saved_and_told(tmp_path: Path) -> None:
    saved = tmp_path / "game.txt"
    taken = write(tmp_path / "taken.txt", "precious")
    record = tmp_path / "simulated.txt"
    assert wildtable("simulate", "wylde-hunt", "--games", 1, "--record", record).code == 0
    typed = lines("what", f"save {taken}", f"SAVE {saved}", "log", "", "never read")
    told = wildtable("play", "wylde-hunt", "--resume", record, typed=typed, XDG_STATE_HOME=tmp_path)
    assert told.code == 0
    assert told.out.count("The game is over. Type save FILE") == 2  # at first, and after "what"
    assert told.err.splitlines() == [f"{taken} is there already and is not overwritten: name another file."]
    assert f"wildtable replay {saved}" in told.out
    assert "chooses set-up" in told.out
    assert saved.read_text() == record.read_text()


@pytest.mark.parametrize(
    ("language", "sentence"), [("en", "The game is over."), ("de", "Die Partie ist zu Ende.")]
)
def test_the_last_prompt_speaks_the_language(language: str, sentence: str, tmp_path: Path) -> None:
    record = tmp_path / "simulated.txt"
    assert wildtable("simulate", "wylde-hunt", "--games", 1, "--record", record).code == 0
    told = wildtable("play", "wylde-hunt", "--resume", record, "--lang", language)
    assert (told.code, told.err) == (0, "")
    assert sentence in told.out


def test_words_in_any_case_and_a_new_line_at_the_end(tmp_path: Path) -> None:
    told = play(tmp_path, typed=lines("HELP", "setup 1", "Undo", "setup 2", "BOARD"))
    assert told.err == ""
    assert "take back to your last decision" in told.out
    assert "> \nThe unfinished game was saved." in told.out
    assert entries(rescued(told))[0] == "S setup 2"
    assert play(tmp_path / "other", typed=lines("QUIT", "setup 1")).out.count("> ") == 1


@pytest.mark.parametrize("leave", ["exit\n", "q\n", ""])
def test_other_ways_to_leave(leave: str, tmp_path: Path) -> None:
    left = play(tmp_path, typed="setup 1\n" + leave)
    assert left.code == 0
    assert entries(rescued(left))[0] == "S setup 1"


def test_a_game_just_saved_is_not_rescued_again(tmp_path: Path) -> None:
    saved = tmp_path / "game.txt"
    told = play(tmp_path / "state", typed=lines("setup 1", f"save {saved}", "quit"))
    assert told.out.count("--resume") == 1
    assert not (tmp_path / "state").exists()


def test_a_finished_game_can_be_looked_at_again(tmp_path: Path) -> None:
    record = tmp_path / "game.txt"
    assert wildtable("simulate", "wylde-hunt", "--games", 1, "--record", record).code == 0
    told = wildtable("play", "wylde-hunt", "--resume", record, typed="", XDG_STATE_HOME=tmp_path)
    assert told.code == 0
    assert "destiny: " in told.out
    assert not (tmp_path / "wildtable").exists()


def test_resume_shows_where_the_game_stands(tmp_path: Path) -> None:
    path = write(tmp_path / "game.txt", sealed(BODY))
    told = wildtable(
        "play", "wylde_hunt", "--resume", path, typed=lines("log", "quit"), XDG_STATE_HOME=tmp_path
    )
    assert "Seelie: select one of your eligible Fae" in told.out
    assert "Seelie takes the first turn." in told.out
    assert path.read_text() == sealed(BODY)
    assert not (tmp_path / "wildtable").exists()  # nothing was played, so there is nothing to rescue
