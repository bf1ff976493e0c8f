"""Which rules are proved: by a test that names them, by a case, or excused with a stated reason."""

import ast
import tomllib
from pathlib import Path

import msgspec

from wildtable.engine.case import read_cases
from wildtable.engine.game import Game
from wildtable.engine.refusal import WildtableError
from wildtable.engine.rulebook import load_rulebook


class Covered(msgspec.Struct):
    """What proves one rule."""

    id: str
    tests: list[str] = []
    cases: list[str] = []
    reason: str = ""


class Coverage(msgspec.Struct):
    """All rules of a game, and the ids that stand nowhere in its rulebook."""

    rules: list[Covered]
    proved: list[str]
    excused: list[str]
    missing: list[str]
    unknown: list[str]


def find_tests(folder: Path | None) -> Path:
    """The folder of the tests: the one given, or `tests` here or above."""
    places = [folder] if folder else [p / "tests" for p in (Path.cwd(), *Path.cwd().parents)]
    for place in places:
        if place.is_dir():
            return place
    raise WildtableError(
        f"There are no tests in {places[0]}: run this in a checkout, or name the folder with --tests."
    )


def cover(game: Game, tests: Path) -> Coverage:
    """What proves each rule of a game."""
    covered = {rule: Covered(rule) for rule in load_rulebook(game.folder, "en")}
    unknown = set()
    prefix = next(iter(covered)).split("-")[0] + "-"
    for rule, test in _marked_tests(tests, prefix):
        covered[rule].tests.append(test) if rule in covered else unknown.add(rule)
    for path in sorted((game.folder / "cases").glob("*.json")):
        for case in read_cases(path):
            for rule in case.rules:
                covered[rule].cases.append(case.id) if rule in covered else unknown.add(rule)
    for rule, reason in _excuses(game).items():
        if rule in covered:
            covered[rule].reason = reason
        else:
            unknown.add(rule)
    rules = list(covered.values())
    proved = [entry.id for entry in rules if entry.tests or entry.cases]
    excused = [entry.id for entry in rules if entry.reason and entry.id not in proved]
    missing = [entry.id for entry in rules if entry.id not in proved and not entry.reason]
    return Coverage(rules, proved, excused, missing, sorted(unknown))


def _excuses(game: Game) -> dict[str, str]:
    path = game.folder / "rulebook" / "untested.toml"
    return tomllib.loads(path.read_text(encoding="utf-8")) if path.exists() else {}


def _marked_tests(folder: Path, prefix: str) -> list[tuple[str, str]]:
    """Every rule id with that prefix in a `pytest.mark.rule(...)` below the folder."""
    found = []
    for path in sorted([*folder.rglob("test_*.py"), *folder.rglob("invariants.py")]):
        for node in ast.walk(_parse(path)):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule":
                names = [str(a.value) for a in node.args if isinstance(a, ast.Constant)]
                found += [(rule, f"{path.name}:{node.lineno}") for rule in names if rule.startswith(prefix)]
    return found


def _parse(path: Path) -> ast.Module:
    try:
        return ast.parse(path.read_text(encoding="utf-8"))
    except SyntaxError as error:
        raise WildtableError(f"{path}, line {error.lineno}: is no Python: {error.msg}.") from error
    except (OSError, ValueError) as error:
        raise WildtableError(f"{path}: cannot be read: {error}.") from error
