"""English texts are set as in a book: “so”, with round apostrophes. The glossary holds the German ones."""

import re
from pathlib import Path

import pytest

from tests.engine.test_german import values

ROOT = Path(__file__).parents[2]
SET = ("wildlands", "wylde_hunt")
"""The games whose texts are set so, beside the shell's."""
TEXTS = [
    ROOT / "web/src/texts/en.ftl",
    *(path for game in SET for path in ROOT.glob(f"web/src/boards/{game}/texts/en.ftl")),
    *(path for game in SET for path in sorted(ROOT.glob(f"src/wildtable/games/{game}/*/en.*"))),
]


@pytest.mark.parametrize("path", TEXTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_english_quotes_and_apostrophes_are_typographic(path: Path) -> None:
    shown = [(number, re.sub(r"`[^`]*`", "", line)) for number, line in values(path)]
    straight = [f"line {number}: {line.strip()}" for number, line in shown if re.search("[\"']", line)]
    assert not straight, "Write typographic quotes and apostrophes: " + "; ".join(straight)
    for number, line in shown:
        assert line.count("“") == line.count("”"), f"line {number}: {line.strip()}"
