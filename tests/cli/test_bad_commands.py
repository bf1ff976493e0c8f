"""Wrong words on the command line: exit code 2 and one sentence that names the word."""

from pathlib import Path

import pytest

from tests.cli.run import answered, misused, refused, wildtable


@pytest.mark.parametrize(
    ("words", "mentions"),
    [
        (["perft", "chess"], ["chess", "wylde_hunt"]),
        (["play", "wylde hunt"], ["wylde hunt"]),
        (["play", "wylde-hunt", "--seat", "X"], ["'X'", "Seelie", "Unseelie"]),
        (["play", "wylde-hunt", "--against", "deepblue"], ["deepblue", "greedy"]),
        (["play", "wylde-hunt", "--lang", "xx"], ["'xx'", "en", "de"]),
        (["rules", "wylde-hunt", "--lang", "../en"], ["'../en'"]),
        (["games", "--lang", "fr", "--json"], ["'fr'"]),
        (["rules", "wylde-hunt", "WH-NOPE-01"], ["WH-NOPE-01"]),
        (["rules", "wylde-hunt", ""], ["''"]),
        (["rules", "wylde-hunt", "--coverage", "--tests", "/nowhere"], ["/nowhere"]),
        (["perft", "wylde-hunt", "-o", "fae_warp=on"], ["fae_warp", "'fae_wrap'"]),
        (["perft", "wylde-hunt", "-o", "fae_wrap=maybe"], ["fae_wrap", "maybe", "off, on"]),
        (["play", "wylde-hunt", "-o", "fae_wrap"], ["fae_wrap", "name=value"]),
        (["simulate", "wylde-hunt", "--bots", "random"], ["2 players", "1"]),
        (["simulate", "wylde-hunt", "--bots", "random,[/x]"], ["[/x]"]),
        (["simulate", "wylde-hunt", "--bots", "human,random"], ["human"]),
        (["lab", "balance", "chess"], ["chess", "wylde_hunt"]),
    ],
)
def test_refused(words: list[str], mentions: list[str]) -> None:
    refused(answered(*words), *mentions)


@pytest.mark.parametrize(
    ("words", "mention"),
    [
        (["simulat"], "simulat"),
        (["perft"], "GAME"),
        (["check"], "files"),
        (["simulate", "wylde-hunt", "--games", "0"], "--games"),
        (["simulate", "wylde-hunt", "--games", "many"], "--games"),
        (["simulate", "wylde-hunt", "--seed", "-1"], "--seed"),
        (["simulate", "wylde-hunt", "--jobs", "-1"], "--jobs"),
        (["simulate", "wylde-hunt", "--jobs", "100000"], "--jobs"),
        (["simulate", "wylde-hunt", "--roatte"], "--roatte"),
        (["perft", "wylde-hunt", "--depth", "99"], "--depth"),
        (["bench", "--seconds", "nan"], "--seconds"),
        (["lab", "blance"], "blance"),
        (["lab", "balance"], "GAME"),
        (["lab", "balance", "wylde-hunt", "--games", "0"], "--games"),
        (["lab", "balance", "wylde-hunt", "--within", "nan"], "--within"),
    ],
)
def test_usage_errors(words: list[str], mention: str) -> None:
    misused(answered(*words), mention)


def test_coverage_of_a_broken_test_file(tmp_path: Path) -> None:
    broken = tmp_path / "test_broken.py"
    broken.write_text("def (\n")
    refused(wildtable("rules", "wylde-hunt", "--coverage", "--tests", tmp_path), broken)
