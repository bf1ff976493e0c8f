"""Every command does what its help says, in text and in JSON."""

import json
from pathlib import Path

import pytest

from tests.cli.documents import CASE, case_with, write
from tests.cli.run import COMMANDS, answered, wildtable
from wildtable.compiled import is_compiled
from wildtable.games import load


@pytest.mark.parametrize("command", COMMANDS)
def test_help_shows_an_example(command: str) -> None:
    shown = answered(*command.split(), "--help")
    assert shown.code == 0
    assert f"Example: wildtable {command}" in shown.out


def test_help_names_every_command() -> None:
    shown = answered("--help")
    assert shown.code == 0
    assert all(f"│ {command.split()[0]} " in shown.out for command in COMMANDS)


def test_version() -> None:
    told = answered("--version")
    assert told.code == 0
    assert told.out.startswith("wildtable ")
    assert len(told.out.splitlines()) == 1


def test_games() -> None:
    (game,) = [entry for entry in answered("games", "--json").json() if entry["name"] == "wylde_hunt"]
    assert game["title"] == "Wylde Hunt"
    assert game["seats"] == [2]
    assert game["chance"] is False
    assert game["secrets"] is False
    assert game["bots"] == ["random", "greedy", "search", "ismcts"]
    options = {option["name"]: option for option in game["options"]}
    assert options["round_limit"]["default"] == 100
    assert options["round_limit"]["values"] == [100, 60, 40, 0]
    assert options["fae_wrap"]["kind"] == "switch"
    assert options["fae_wrap"]["rule"] == "WH-RULING-11"
    assert all(option["about"].endswith(".") for option in game["options"])


def test_a_choice_for_each_seat_is_one_option_with_one_line() -> None:
    (game,) = [entry for entry in answered("games", "--json").json() if entry["name"] == "wildlands"]
    (factions,) = [option for option in game["options"] if option["name"] == "factions"]
    assert (factions["kind"], factions["distinct"], factions["default"]) == ("per_seat", True, "pick")
    assert factions["values"] == ["guild", "gnomads", "lawbringers", "pit_fighters"]
    shown = "  factions: pick, or for each seat a different one of guild, gnomads, lawbringers, pit_fighters"
    assert f"{shown} (WL-SETUP-02)\n" in wildtable("games", columns=160).out


def test_games_as_text_in_two_languages() -> None:
    english, german = answered("games"), answered("games", "--lang", "de")
    assert "Two faery courts hunt one Mortal" in english.out
    assert "round_limit" in english.out
    assert "  round_limit: 100, 60, 40, 0 (WH-RULING-28)\n      " in english.out
    assert "Zwei Höfe der Fae jagen einen Sterblichen" in german.out


@pytest.mark.parametrize("name", ["wylde_hunt", "wylde-hunt"])
def test_perft_counts_the_paths_from_the_start(name: str) -> None:
    rows = answered("perft", name, "--depth", 3, "--json").json()
    assert [(row["depth"], row["paths"]) for row in rows] == [(1, 2), (2, 8), (3, 16)]


def test_perft_of_nothing_is_one_path() -> None:
    assert answered("perft", "wylde-hunt", "--depth", 0).out.startswith("depth 0: 1 path, ")


def test_perft_as_text_with_an_option() -> None:
    told = answered("perft", "wylde-hunt", "--depth", 2, "--option", "fae-wrap=on")
    assert told.code == 0
    assert told.out.splitlines()[1].startswith("depth 2: 8 paths")


def test_bench_prints_exactly_the_agreed_fields() -> None:
    speed = answered("bench", "wylde-hunt", "--seconds", 0.1).json()
    assert list(speed) == [
        "game",
        "seats",
        "decisions_per_s",
        "games_per_s",
        "clone_us",
        "legal_us",
        "compiled",
    ]
    assert speed["game"] == "wylde_hunt"
    assert speed["compiled"] is is_compiled()
    assert min(speed["decisions_per_s"], speed["games_per_s"], speed["clone_us"], speed["legal_us"]) > 0


def test_bench_without_a_game_measures_all() -> None:
    speeds = answered("bench", "--seconds", 0.1).json()
    assert "wylde_hunt" in [speed["game"] for speed in speeds]


def test_one_rule_in_two_languages() -> None:
    english = answered("rules", "wylde-hunt", "wh-stone-03")
    german = answered("rules", "wylde-hunt", "WH-STONE-03", "--lang", "de")
    assert "stone of the preceding season" in english.out
    assert "WH-STONE-03" in english.out
    assert "Stein der vorangehenden Jahreszeit" in german.out


def test_rules_by_how_their_ids_begin() -> None:
    found = answered("rules", "wylde-hunt", "WH-STONE", "--json").json()
    assert [rule["id"] for rule in found][:2] == ["WH-STONE-01", "WH-STONE-02"]
    assert all(rule["id"].startswith("WH-STONE") and rule["text"] and rule["chapter"] for rule in found)


def test_the_whole_rulebook() -> None:
    shown, listed = answered("rules", "wylde_hunt"), answered("rules", "wylde_hunt", "--json").json()
    assert "WH-GOAL-01" in shown.out
    assert "WH-GOAL-01" in [rule["id"] for rule in listed]
    assert len({rule["id"] for rule in listed}) == len(listed) > 50


def test_coverage_counts_marked_tests(tmp_path: Path) -> None:
    write(tmp_path / "test_one.py", 'import pytest\n\n@pytest.mark.rule("WH-STONE-03")\ndef test(): ...\n')
    asked = ("rules", "wylde-hunt", "--coverage", "--tests", tmp_path)
    found = answered(*asked, "--json")
    coverage = json.loads(found.out)
    (stone,) = [rule for rule in coverage["rules"] if rule["id"] == "WH-STONE-03"]
    assert stone["tests"] == ["test_one.py:3"]
    assert "WH-STONE-03" in coverage["proved"]
    assert found.code == (1 if coverage["missing"] or coverage["unknown"] else 0)


def test_coverage_fails_for_an_id_that_the_rulebook_lacks(tmp_path: Path) -> None:
    write(tmp_path / "test_one.py", 'import pytest\n\n@pytest.mark.rule("WH-STONE-99")\ndef test(): ...\n')
    found = answered("rules", "wylde-hunt", "--coverage", "--tests", tmp_path)
    assert found.code == 1
    assert "WH-STONE-99" in found.out


def test_check_holds(tmp_path: Path) -> None:
    plain = write(tmp_path / "a.json", [CASE, case_with(id="second")])
    lesson = write(tmp_path / "b.md", f"# A lesson\n\n```json\n{json.dumps(CASE)}\n```\n")
    told = answered("check", plain, lesson)
    assert told.code == 0
    assert "ok two-left The stone may go to two squares." in told.out
    assert told.out.splitlines()[-1] == "3 passed, 0 failed"


def test_check_does_not_hold(tmp_path: Path) -> None:
    wrong = case_with(id="wrong", expect={"step": "turn", "legal": ["stone F4"]})
    path = write(tmp_path / "a.json", [CASE, wrong])
    told = answered("check", path)
    assert told.code == 1
    assert "failed wrong" in told.out
    assert "step is 'stone', not 'turn'." in told.out
    listed = answered("check", path, "--json")
    assert listed.code == 1
    good, bad = json.loads(listed.out)
    assert (good["ok"], good["problems"]) == (True, [])
    assert (bad["ok"], bad["problems"]) == (False, ["step is 'stone', not 'turn'."])
    assert str(path) in bad["place"]


def test_check_fails_for_an_action_that_is_not_allowed(tmp_path: Path) -> None:
    told = answered("check", write(tmp_path / "a.json", case_with(actions=["stone A1"])))
    assert told.code == 1
    assert "action 1: 'stone A1' is not allowed here (WH-STONE-03)." in told.out


def test_check_shows_square_brackets_as_they_are(tmp_path: Path) -> None:
    odd = case_with(id="a[b]c", about="See [/this] and [red]that[/red].")
    told = answered("check", write(tmp_path / "a.json", odd))
    assert told.code == 0, told.err
    assert "ok a[b]c See [/this] and [red]that[/red]." in told.out


def test_the_games_own_cases_hold() -> None:
    cases = load("wylde_hunt").folder / "cases"
    told = answered("check", *sorted(cases.glob("*.json")))
    assert told.code == 0, told.out
    assert told.out.splitlines()[-1].endswith(" passed, 0 failed")
