"""Cases: a position, some actions, and what must hold after them.

A case is at once a test, a puzzle, a lesson and a start for training. Files are JSON (one case, a list, or an
object with `cases` and what they share) or Markdown with `json` blocks. A mistake in one case stops no other.
"""

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec

from wildtable.engine.checked import play_next
from wildtable.engine.document import Reader
from wildtable.engine.expect import check_expectations, check_illegal
from wildtable.engine.game import Game
from wildtable.engine.refusal import BadAction, BadCase, BadContent, WildtableError
from wildtable.engine.rulebook import load_rulebook

OK = "ok"
FAILED = "failed"
BAD = "bad"

SHARED = "shared"


class Case(msgspec.Struct, frozen=True):
    """One case, as written; `place` says where. An action is a text, or what must hold before the next."""

    id: str
    place: str
    about: str
    rules: list[str]
    game: str
    seats: int
    options: dict[str, Any]
    position: dict[str, Any] | None
    illegal_at_start: list[str]
    actions: list[str | dict[str, Any]]
    expect: dict[str, Any]


class Unreadable(msgspec.Struct, frozen=True):
    """A case or a whole file that cannot be read: where, its id if one can be seen, and what is wrong."""

    id: str
    place: str
    cause: str


class Verdict(msgspec.Struct, frozen=True):
    """What became of a case: `ok`, `failed` with what does not hold, or `bad` with what is wrong in it."""

    id: str
    place: str
    about: str
    verdict: str
    problems: list[str]


def read_cases(path: Path) -> list[Case]:
    """All cases of a file; raises `BadCase` for the first that cannot be read."""
    cases = []
    for found in read_each(path):
        if isinstance(found, Unreadable):
            raise BadCase(found.cause)
        cases.append(found)
    return cases


def read_each(path: Path) -> list[Case | Unreadable]:
    """Every case of a file, or what is wrong with it: nothing that is wrong stops the others."""
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        return [_unreadable(path, f"cannot be read: {error.strerror}.")]
    except UnicodeDecodeError:
        return [_unreadable(path, "is no text.")]
    found: list[Case | Unreadable] = []
    shared: dict[str, Any] = {}
    number = 0
    for start, block in _blocks(path, text):
        try:
            documents = _documents(msgspec.json.decode(block), shared, str(path))
        except (msgspec.DecodeError, RecursionError) as error:
            found.append(_unreadable(f"{path}{_line_of(error, block, start)}", f"is no JSON: {error}."))
            continue
        except BadCase as error:
            found.append(Unreadable("", str(path), str(error)))
            continue
        for document in documents:
            number += 1
            found.append(_read_one(document, f"{path}, case {number}", shared, found))
    return found or [_unreadable(path, "holds no cases.")]


def _unreadable(place: object, cause: str) -> Unreadable:
    return Unreadable("", str(place), f"{place}: {cause}")


def _documents(found: object, shared: dict[str, Any], place: str) -> list[object]:
    """The cases of a block; what it shares is added to what the blocks before it share."""
    if isinstance(found, list):
        return found
    if not isinstance(found, dict) or not ("cases" in found or SHARED in found):
        return [found]
    reader = Reader(found, place, BadCase)
    for name, value in reader.part(SHARED).items():
        shared[name] = _filled(value, shared, f"{place}, shared '{name}'")
    cases = reader.value("cases") if reader.has("cases") else []
    reader.done()
    if not isinstance(cases, list):
        raise BadCase(f"{place}: 'cases' must be a list.")
    return cases


def _filled(value: Any, shared: dict[str, Any], place: str) -> Any:
    """A value in which every `{"shared": NAME}` is replaced by what has that name."""
    if isinstance(value, list):
        return [_filled(one, shared, place) for one in value]
    if not isinstance(value, dict):
        return value
    if list(value) != [SHARED]:
        return {key: _filled(one, shared, place) for key, one in value.items()}
    name = value[SHARED]
    if not isinstance(name, str) or name not in shared:
        raise BadCase(f"{place}: nothing shared is called '{name}': there are {', '.join(shared) or 'none'}.")
    return shared[name]


def _read_one(
    document: object, place: str, shared: dict[str, Any], before: list[Case | Unreadable]
) -> Case | Unreadable:
    """A case of a file, which needs an id that no case before it has."""
    name = document.get("id") if isinstance(document, dict) else None
    try:
        case = read_case(document, place, shared)
    except BadCase as error:
        return Unreadable(name if isinstance(name, str) else "", place, str(error))
    if any(case.id == other.id for other in before):
        cause = f"{case.place}: another case of the file has this id already; give it its own."
        return Unreadable(case.id, case.place, cause)
    return case


def _blocks(path: Path, text: str) -> list[tuple[int, str]]:
    """The JSON texts of a file with the line each begins on."""
    if path.suffix.lower() not in (".md", ".markdown"):
        return [(1, text)]
    found = re.finditer(r"^```json[^\n]*\n(.*?)^```", text, re.MULTILINE | re.DOTALL)
    return [(text.count("\n", 0, block.start(1)) + 1, block.group(1)) for block in found]


def _line_of(error: Exception, block: str, start: int) -> str:
    byte = re.search(r"byte (\d+)", str(error))
    if byte is None:
        return f", line {start}"
    return f", line {start + block.encode()[: int(byte.group(1))].count(10)}"


def read_case(document: object, place: str, shared: dict[str, Any] | None = None) -> Case:
    """The case that a JSON object describes; raises `BadCase`."""
    if isinstance(document, dict) and isinstance(document.get("id"), str):
        place = f"{place} ({document['id']})"
    reader = Reader(document, place, BadCase)
    case = Case(
        id=reader.text("id"),
        place=place,
        about=reader.text("about", ""),
        rules=reader.texts("rules"),
        game=reader.text("game"),
        seats=reader.integer("seats", default=0),
        options=reader.part("options"),
        position=_filled(reader.part("position"), shared or {}, place) if reader.has("position") else None,
        illegal_at_start=reader.texts("illegal_at_start"),
        actions=_read_actions(reader),
        expect=reader.part("expect"),
    )
    reader.done()
    if not (case.expect or case.illegal_at_start or any(isinstance(action, dict) for action in case.actions)):
        raise BadCase(f"{place}: expects nothing, so it cannot fail: say in 'expect' what must hold.")
    return case


def _read_actions(reader: Reader) -> list[str | dict[str, Any]]:
    """Texts of actions, and between them objects `{"expect": {...}}`, of which what they expect is kept."""
    listed = reader.value("actions") if reader.has("actions") else []
    if not isinstance(listed, list) or not all(isinstance(one, str | dict) for one in listed):
        raise BadCase(f"{reader.place}: 'actions' must be a list of texts, or of objects with 'expect'.")
    return [_read_between(one, reader.place) if isinstance(one, dict) else one for one in listed]


def _read_between(document: dict[str, Any], place: str) -> dict[str, Any]:
    reader = Reader(document, f"{place}, between actions", BadCase)
    reader.value("expect")
    expect = reader.part("expect")
    reader.done()
    if not expect:
        raise BadCase(f"{place}, between actions: expects nothing.")
    return expect


def judge(found: Case | Unreadable, find_game: Callable[[str], Game]) -> Verdict:
    """The verdict on a case, whatever is wrong in it; components that are wrong are no mistake of a case."""
    if isinstance(found, Unreadable):
        return Verdict(found.id, found.place, "", BAD, [found.cause])
    try:
        game = find_game(found.game)
    except BadContent:
        raise
    except WildtableError as error:
        return Verdict(found.id, found.place, found.about, BAD, [f"{found.place}: {error}"])
    try:
        problems = check_case(game, found)
    except BadCase as error:
        return Verdict(found.id, found.place, found.about, BAD, [str(error)])
    return Verdict(found.id, found.place, found.about, FAILED if problems else OK, problems)


def check_case(game: Game, case: Case) -> list[str]:
    """What does not hold, a sentence each; empty if the case holds. Raises `BadCase` for a typo."""
    return list(_problems(game, case))


def _problems(game: Game, case: Case) -> Iterator[str]:
    """What does not hold, in order; after an action that cannot be played nothing more is looked at."""
    try:
        _check_rules(game, case)
        if case.position is None:
            state = game.new(case.seats or game.seat_counts[0], case.options)
        else:
            state = game.from_position(case.position, case.options)
        yield from check_illegal(game, state, case.illegal_at_start, " at the start")
    except WildtableError as error:
        raise BadCase(f"{case.place}: {error}") from error
    number = 0
    for action in case.actions:
        if isinstance(action, dict):
            when = f"after action {number}" if number else "at the start"
            try:
                yield from (f"{when}: {problem}" for problem in check_expectations(game, state, action))
            except WildtableError as error:
                raise BadCase(f"{case.place}, {when}: {error}") from error
            continue
        number += 1
        try:
            play_next(game, state, action)
        except BadAction as error:
            raise BadCase(f"{case.place}, action {number}: {error}") from error
        except WildtableError as error:
            yield f"action {number}: {error}"
            return
    try:
        yield from check_expectations(game, state, case.expect)
    except WildtableError as error:
        raise BadCase(f"{case.place}: {error}") from error


def _check_rules(game: Game, case: Case) -> None:
    """Raise `BadCase` for a rule that the game's rulebook, if it has one, does not know."""
    if not (game.folder / "rulebook" / "en.md").exists():
        return
    book = load_rulebook(game.folder, "en")
    for rule in case.rules:
        if rule not in book:
            raise BadCase(f"there is no rule '{rule}' in the rulebook of {game.title}.")
