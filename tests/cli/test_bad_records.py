"""A record that is not as this program wrote it is refused with the file, the place and the cause."""

import json
import unicodedata
from pathlib import Path

import pytest

from tests.cli.documents import BODY, case_with, position_with, record_with, sealed, write
from tests.cli.run import Outcome, answered, refused
from wildtable.engine.record import read_record_file
from wildtable.engine.refusal import BadRecord

GOOD = sealed(BODY)
SEATS = 'seats ["human","random"]'

UNREADABLE: dict[str, tuple[str | bytes, list[str]]] = {
    "empty": ("", ["line 1"]),
    "other text": ("hello\n", ["line 1"]),
    "binary": (b"\x7fELF\xff\xfe\x00", ["no text"]),
    "cut in the digest": (GOOD[:-30], ["line 13"]),
    "cut after an entry": (GOOD[: GOOD.index("U mortal")], ["line 8", "cut short"]),
    "edited": (GOOD.replace("setup 1", "setup 2"), ["changed after it was written"]),
    "other format": (record_with("record 1", "record 2"), ["line 1", "wildtable record 2"]),
    "missing header": (record_with("version 1\n", ""), ["version"]),
    "header without JSON": (record_with("version 1", "version one"), ["line 3", "version"]),
    "header that is too deep": (record_with("options {}", "options " + "[" * 100_000), ["line 5", "options"]),
    "header of another type": (record_with("version 1", 'version "1"'), ["version"]),
    "misspelt header": (record_with("version 1", "version 1\nvresion 1"), ["line 4", "vresion"]),
    "wrong count": (record_with('"entries":3', '"entries":4'), ["3 entries"]),
    "half an end": (record_with('"entries":3', '"entries":3,"places":[1,2]'), []),
    "end of another type": (record_with('"entries":3', '"entries":3,"places":5,"reason":1'), []),
}

UNTRUE: dict[str, tuple[str | bytes, list[str]]] = {
    "other version": (record_with("version 1", "version 7"), ["version 7", "version 1"]),
    "other content": (record_with('content "', 'content "f'), ["other components"]),
    "unknown game": (record_with("wylde_hunt", "chess"), ["chess"]),
    "unknown option": (record_with("options {}", 'options {"fae_warp":true}'), ["fae_warp"]),
    "three seats": (record_with(SEATS, 'seats ["a","b","c"]'), ["2 players"]),
    "impossible position": (record_with(SEATS, SEATS + '\nposition {"at":"phase1"}'), ["fae"]),
    "no action": (record_with("mortal D5", "mortal Z9"), ["2", "mortal Z9"]),
    "illegal action": (record_with("mortal D5", "mortal A1"), ["2", "mortal A1", "WH-SETUP-05"]),
    "unknown seat": (record_with("U mortal", "X mortal"), ["2", "'X'"]),
    "not its turn": (record_with("U mortal", "S mortal"), ["2", "mortal D5"]),
    "chance that is not due": (record_with("U mortal", "* mortal"), ["2", "chance"]),
}

DAMAGED = {**UNREADABLE, **UNTRUE}


@pytest.mark.parametrize("damage", UNREADABLE)
def test_what_cannot_be_read_is_refused_with_its_place(damage: str, tmp_path: Path) -> None:
    content, mentions = UNREADABLE[damage]
    path = write(tmp_path / "game.txt", content)
    with pytest.raises(BadRecord) as told:
        read_record_file(path)
    assert str(told.value).startswith(str(path))
    assert all(mention in str(told.value) for mention in mentions), told.value


@pytest.mark.parametrize("damage", ["binary", "cut after an entry", "edited", "half an end", *UNTRUE])
def test_verify_refuses(damage: str, tmp_path: Path) -> None:
    content, mentions = DAMAGED[damage]
    path = write(tmp_path / "game.txt", content)
    before = path.read_bytes()
    refused(answered("verify", path), path, *mentions)
    assert path.read_bytes() == before


@pytest.mark.parametrize("damage", ["cut after an entry", "other version", "unknown game", "illegal action"])
def test_replay_refuses_the_same(damage: str, tmp_path: Path) -> None:
    content, mentions = DAMAGED[damage]
    path = write(tmp_path / "game.txt", content)
    refused(answered("replay", path, "--json"), path, *mentions)


@pytest.mark.parametrize("damage", ["edited", "other content", "unknown game", "unknown option", "no action"])
def test_resume_refuses_the_same(damage: str, tmp_path: Path) -> None:
    content, mentions = DAMAGED[damage]
    path = write(tmp_path / "game.txt", content)
    before = path.read_bytes()
    refused(answered("play", "wylde-hunt", "--resume", path), path, *mentions)
    assert path.read_bytes() == before


def test_an_end_that_the_entries_do_not_reach(tmp_path: Path) -> None:
    claimed = record_with('"entries":3', '"entries":3,"places":[1,2],"reason":"ensnare"')
    refused(answered("verify", write(tmp_path / "game.txt", claimed)), "ensnare", "game.txt")


def test_a_player_that_is_no_bot_cannot_resume(tmp_path: Path) -> None:
    path = write(tmp_path / "game.txt", record_with('"random"', '"Anna"'))
    refused(answered("play", "wylde-hunt", "--resume", path), path, "Anna")
    assert answered("verify", path).code == 0


@pytest.mark.parametrize("words", [("--seat", "S"), ("--against", "search:2"), ("-o", "fae_wrap=on")])
def test_a_saved_game_has_its_own_seats_and_options(words: tuple[str, str], tmp_path: Path) -> None:
    path = write(tmp_path / "game.txt", GOOD)
    refused(answered("play", "wylde-hunt", "--resume", path, *words), path, "own seats and options")


def test_the_second_record_of_a_file_is_named(tmp_path: Path) -> None:
    path = write(tmp_path / "game.txt", GOOD + "\n" + record_with("mortal D5", "mortal A1"))
    refused(answered("verify", path), path, "game 2", "mortal A1")
    refused(answered("play", "wylde-hunt", "--resume", path), path, "2 games")
    refused(answered("replay", path, "--number", 3), path, "2 games")


def test_no_such_entry(tmp_path: Path) -> None:
    path = write(tmp_path / "game.txt", GOOD)
    refused(answered("replay", path, "--at", 4), "4", "3")
    refused(answered("replay", path, "--at", -1), "-1")
    refused(answered("replay", path, "--at", 2, "--lang", "xx"), "'xx'")
    refused(answered("replay", path, "--lang", "xx", "--json"), "'xx'")


@pytest.mark.parametrize("command", [["verify"], ["replay"], ["play", "wylde-hunt", "--resume"]])
def test_a_folder_and_nothing_at_all(command: list[str], tmp_path: Path) -> None:
    refused(answered(*command, tmp_path), tmp_path, "directory")
    refused(answered(*command, tmp_path / "none.txt"), tmp_path / "none.txt", "No such file")


EVIL = "\x1b]0;owned\x07\x1b[2Jok\rok\x9b31m\u202eko\u2028"


def assert_harmless(told: Outcome) -> None:
    """Nothing that a terminal obeys is left, but for the ends of our own lines."""
    for text in (told.out, told.err):
        assert [one for one in text if unicodedata.category(one) in ("Cc", "Zl") and one != "\n"] == []
        assert "\u202e" not in text


@pytest.mark.parametrize(
    "content",
    [
        record_with("mortal D5", "mortal " + EVIL),
        record_with("U mortal", EVIL + " mortal"),
        record_with("wylde_hunt", json.dumps(EVIL)[1:-1]),
        record_with("version 1\n", f"version 1\n{EVIL}\n"),
        record_with(SEATS, f"seats {json.dumps(['human', EVIL])}"),
        record_with("options {}", "options " + json.dumps({EVIL: 1})),
        record_with('"entries":3', '"entries":3,"places":[1,2],"reason":' + json.dumps(EVIL)),
        "wildtable record " + EVIL + "\n",
    ],
)
def test_nothing_in_a_record_reaches_the_terminal_as_a_command(content: str, tmp_path: Path) -> None:
    path = write(tmp_path / "game.txt", content)
    for words in (["verify"], ["verify", "--json"], ["replay"], ["play", "wylde-hunt", "--resume"]):
        told = answered(*words, path)
        assert told.code in (0, 2)
        assert_harmless(told)
        assert len(told.err.splitlines()) <= 1


@pytest.mark.parametrize("json_wanted", [False, True])
def test_nothing_in_a_case_does(json_wanted: bool, tmp_path: Path) -> None:
    cases = [
        case_with(id=EVIL + "\nok other", about=EVIL),
        case_with(id="one", expect={EVIL: 1}),
        case_with(id="two", rules=[EVIL]),
        position_with(at=EVIL),
    ]
    for number, case in enumerate(cases):
        path = write(tmp_path / f"{number}.json", case)
        told = answered("check", path, *["--json"] * json_wanted)
        assert_harmless(told)
        assert "\nok other" not in told.out
