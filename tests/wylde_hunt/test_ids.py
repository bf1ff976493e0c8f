"""`git grep` with a rule's id leads to the function that carries it out."""

import re

from tests.wylde_hunt.helpers import GAME

WITHOUT_FUNCTION = {"WH-RULING-38"} | {f"WH-EX-{number:02}" for number in range(1, 17)}
"""An explanation of printed words, and the examples: `cases/examples.json` plays those."""


def test_every_rule_stands_in_the_python_of_the_game() -> None:
    rulebook = (GAME.folder / "rulebook" / "en.md").read_text(encoding="utf-8")
    ids = set(re.findall(r"\*\*(WH-[A-Z]+-\d+)\*\*", rulebook))
    code = "".join(path.read_text(encoding="utf-8") for path in GAME.folder.rglob("*.py"))
    assert {rule for rule in ids if rule not in code} == WITHOUT_FUNCTION
