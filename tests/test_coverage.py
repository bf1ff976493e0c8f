"""Every rule of every game is proved by a test or a case, or excused with a reason."""

import re
from pathlib import Path

import pytest

from wildtable.engine.coverage import cover
from wildtable.engine.rulebook import load_rulebook
from wildtable.games import load, names


@pytest.mark.parametrize("name", names())
def test_every_rule_is_proved_or_excused(name: str) -> None:
    coverage = cover(load(name), Path(__file__).parent)
    assert coverage.missing == []
    assert coverage.unknown == []
    assert [entry.id for entry in coverage.rules if entry.reason and (entry.tests or entry.cases)] == []


@pytest.mark.parametrize("name", names())
def test_every_rule_stands_in_the_python_that_carries_it_out(name: str) -> None:
    """`git grep WL-CLIMB-03 -- '*.py'` leads to a function, unless the rule is excused, or an example, which
    a case plays, or a fact about a piece, which stands with that piece in the content."""
    game = load(name)
    sources = [path.read_text(encoding="utf-8") for path in game.folder.rglob("*.py")]
    content = [path.read_text(encoding="utf-8") for path in (game.folder / "content").rglob("*.toml")]
    sources += [" ".join(re.findall(r"[A-Z]{2}-FACT-\d+", text)) for text in content]
    named = {rule for source in sources for rule in re.findall(r"[A-Z]{2}-[A-Z0-9]+-\d+", source)}
    coverage = cover(game, Path(__file__).parent)
    played = {entry.id for entry in coverage.rules if "-EX-" in entry.id and entry.cases}
    known = named | played | set(coverage.excused)
    assert [rule for rule in load_rulebook(game.folder, "en") if rule not in known] == []


@pytest.mark.parametrize("name", names())
def test_both_rulebooks_have_the_same_rules_in_the_same_order(name: str) -> None:
    folder = load(name).folder
    english, german = load_rulebook(folder, "en"), load_rulebook(folder, "de")
    assert list(english) == list(german)
    assert all(rule.text for book in (english, german) for rule in book.values())


@pytest.mark.parametrize("name", names())
def test_every_id_in_the_code_stands_in_the_rulebook(name: str) -> None:
    """A docstring, a refusal or a text never names a rule that does not exist."""
    game = load(name)
    known = set(load_rulebook(game.folder, "en"))
    prefix = next(iter(known)).split("-")[0]
    named: set[str] = set()
    for path in [*game.folder.rglob("*.py"), *game.folder.rglob("*.ftl")]:
        named |= set(re.findall(rf"{prefix}-[A-Z0-9]+-\d+", path.read_text(encoding="utf-8")))
    assert sorted(named - known) == []
