"""What the server says in a sentence of its own, a German client says in German."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]
HEARD = ROOT / "web" / "src" / "texts" / "heard.ts"
ROOMS = ("server", "table")
TO_PEOPLE = {"TableError", "NotNow", "TooMuch", "BadName"}
"""What a person can bring about by the buttons of the client."""


def written(node: ast.expr) -> str | None:
    """The sentence of a string; `#` is whatever is put into it."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return re.sub(r"\d+", "#", node.value)
    if isinstance(node, ast.JoinedStr):
        return "".join(written(part) or "" if isinstance(part, ast.Constant) else "#" for part in node.values)
    return None


def nodes() -> Iterator[ast.AST]:
    for room in ROOMS:
        for file in (ROOT / "src" / "wildtable" / room).glob("*.py"):
            yield from ast.walk(ast.parse(file.read_text(encoding="utf-8")))


def said_in_german() -> set[str]:
    return set(re.findall(r"^  '(.+?)': '.+',$", HEARD.read_text(encoding="utf-8"), re.MULTILINE))


def test_every_german_sentence_is_one_of_the_server() -> None:
    said = {written(node) for node in nodes() if isinstance(node, ast.expr)}
    assert said_in_german() - said == set()


def test_what_people_bring_about_is_said_in_german() -> None:
    raised = {
        written(node.exc.args[0])
        for node in nodes()
        if isinstance(node, ast.Raise)
        and isinstance(node.exc, ast.Call)
        and isinstance(node.exc.func, ast.Name)
        and node.exc.func.id in TO_PEOPLE
        and node.exc.args
    }
    # A sentence that quotes a word of the protocol is for whoever writes a client.
    people = {sentence for sentence in raised if sentence and "'" not in sentence}
    assert len(people) > 30
    assert people - said_in_german() == set()
