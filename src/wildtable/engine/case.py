"""Cases: a position, some actions, and what must hold after them.

A case is at once a test, a puzzle, a lesson and a start for training. Files are JSON (one case or a list)
or Markdown with `json` blocks.
"""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from wildtable.engine.document import Reader
from wildtable.engine.game import Game
from wildtable.engine.play import play_next, seat_names, split_seat
from wildtable.engine.refusal import BadAction, BadCase, WildtableError
from wildtable.engine.result import Result
from wildtable.engine.rulebook import load_rulebook
from wildtable.engine.state import State


class Case(msgspec.Struct, frozen=True):
    """One case, as written; `place` says where."""

    id: str
    place: str
    about: str
    rules: list[str]
    game: str
    seats: int
    options: dict[str, Any]
    position: dict[str, Any] | None
    illegal_at_start: list[str]
    actions: list[str]
    expect: dict[str, Any]


def read_cases(path: Path) -> list[Case]:
    """All cases of a file; raises `BadCase` naming the place and the cause."""
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise BadCase(f"{path}: cannot be read: {error.strerror}.") from error
    except UnicodeDecodeError as error:
        raise BadCase(f"{path}: is no text.") from error
    cases: list[Case] = []
    for start, block in _blocks(path, text):
        try:
            found = msgspec.json.decode(block)
        except (msgspec.DecodeError, RecursionError) as error:
            raise BadCase(f"{path}{_line_of(error, block, start)}: is no JSON: {error}.") from error
        documents = found if isinstance(found, list) else [found]
        numbered = enumerate(documents, start=len(cases) + 1)
        cases += [read_case(document, f"{path}, case {number}") for number, document in numbered]
    if not cases:
        raise BadCase(f"{path}: holds no cases.")
    _check_ids(cases)
    return cases


def _check_ids(cases: list[Case]) -> None:
    """Raise `BadCase` if two cases of a file have the same id."""
    taken: set[str] = set()
    for case in cases:
        if case.id in taken:
            raise BadCase(f"{case.place}: another case of the file has this id already; give it its own.")
        taken.add(case.id)


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


def read_case(document: object, place: str) -> Case:
    """The case that a JSON object describes."""
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
        position=reader.part("position") if reader.has("position") else None,
        illegal_at_start=reader.texts("illegal_at_start"),
        actions=reader.texts("actions"),
        expect=reader.part("expect"),
    )
    reader.done()
    return case


def check_case(game: Game, case: Case) -> list[str]:
    """What does not hold, a sentence each; empty if the case holds. Raises `BadCase` for a typo."""
    try:
        _check_rules(game, case)
        if case.position is None:
            state = game.new(case.seats or game.seat_counts[0], case.options)
        else:
            state = game.from_position(case.position, case.options)
        offered = legal_texts(game, state)
        problems = [
            f"'{text}' is offered at the start."
            for text in case.illegal_at_start
            if _known(game, state, text) in offered
        ]
    except WildtableError as error:
        raise BadCase(f"{case.place}: {error}") from error
    for number, text in enumerate(case.actions, start=1):
        try:
            play_next(game, state, text)
        except BadAction as error:
            raise BadCase(f"{case.place}, action {number}: {error}") from error
        except WildtableError as error:
            return [*problems, f"action {number}: {error}"]
    try:
        return problems + _check_expectations(game, state, case)
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


def legal_texts(game: Game, state: State) -> set[str]:
    """The texts of everything that is offered, to whoever is to decide; at a chance node its outcomes."""
    offered = {game.format_outcome(state, outcome) for outcome, _ in state.chance()}
    for seat in state.actors():
        offered |= {game.format(state, seat, action) for action in state.legal(seat)}
    return offered


def _known(game: Game, state: State, text: str) -> str:
    """The text in its proper form; raises `BadAction` for one that names nothing."""
    if state.chance():
        return game.format_outcome(state, game.parse_outcome(state, text))
    seat, rest = _seat_asked(game, state, text)
    return game.format(state, seat, game.parse(state, seat, rest))


def _seat_asked(game: Game, state: State, text: str) -> tuple[int, str]:
    """Whose action a text is: the seat it begins with, else the first that is to decide."""
    named, rest = split_seat(game, state, text)
    if named is not None:
        return named, rest
    actors = state.actors()
    return (actors[0] if actors else 0), rest


def _check_expectations(game: Game, state: State, case: Case) -> list[str]:
    facts = game.facts(state)
    problems: list[str] = []
    for name, wanted in case.expect.items():
        if name in _CHECKS:
            problems += _CHECKS[name](game, state, wanted)
        elif name in facts:
            problems += _compare(name, wanted, facts[name])
        else:
            known = ", ".join([*_CHECKS, *facts])
            raise BadCase(f"there is no expectation '{name}': known are {known}.")
    return problems


def _compare(name: str, wanted: Any, found: object) -> list[str]:
    """A named part of an object, a set without order, or a plain value."""
    if isinstance(found, dict) and isinstance(wanted, dict):
        unknown = [key for key in wanted if key not in found]
        if unknown:
            raise BadCase(f"expectation '{name}': there is no '{unknown[0]}' among {', '.join(found)}.")
        return [line for key in wanted for line in _compare(f"{name} {key}", wanted[key], found[key])]
    if isinstance(found, set):
        wanted = _texts(name, wanted)
        return [] if found == set(wanted) else [f"{name} is {sorted(found)}, not {sorted(wanted)}."]
    return [] if found == wanted else [f"{name} is {found!r}, not {wanted!r}."]


def _texts(name: str, wanted: Any) -> list[str]:
    """The expectation, if it is a list of texts; raises `BadCase`."""
    if not isinstance(wanted, list) or not all(isinstance(text, str) for text in wanted):
        raise BadCase(f"expectation '{name}' must be a list of texts.")
    return wanted


def _check_actor(game: Game, state: State, wanted: Any) -> list[str]:
    names = [game.seat_name(state, seat) for seat in state.actors()]
    if wanted is None:
        return [f"actor is {', '.join(names)}, but nobody should be."] if names else []
    return [] if wanted in names else [f"actor is {', '.join(names) or 'nobody'}, not {wanted}."]


def _check_step(game: Game, state: State, wanted: Any) -> list[str]:
    return _compare("step", wanted, game.step(state))


def _check_legal(game: Game, state: State, wanted: Any) -> list[str]:
    offered = legal_texts(game, state)
    return [
        f"'{text}' is not offered."
        for text in _texts("legal", wanted)
        if _known(game, state, text) not in offered
    ]


def _check_illegal(game: Game, state: State, wanted: Any) -> list[str]:
    offered = legal_texts(game, state)
    return [
        f"'{text}' is offered." for text in _texts("illegal", wanted) if _known(game, state, text) in offered
    ]


def _check_legal_exactly(game: Game, state: State, wanted: Any) -> list[str]:
    offered = legal_texts(game, state)
    named = {_known(game, state, text) for text in _texts("legal_exactly", wanted)}
    missing = [f"'{text}' is not offered." for text in sorted(named - offered)]
    return missing + [f"'{text}' is offered too." for text in sorted(offered - named)]


def _check_winner(game: Game, state: State, wanted: Any) -> list[str]:
    """`null`: the game runs. A name, names, or `[who, reason]`; there `null` is that nobody has won alone."""
    result = state.result()
    if result is None or wanted is None:
        found = None if result is None else _ended(game, state, result)
        return [] if found == wanted else [f"winner is {found!r}, not {wanted!r}."]
    who, reason = _read_winner(seat_names(game, state), wanted)
    won = [game.seat_name(state, seat) for seat in result.winners()]
    right = len(won) != 1 if who is None else set(won) == set(who)
    if right and reason in (None, result.reason):
        return []
    return [f"winner is {_ended(game, state, result)!r}, not {wanted!r}."]


def _ended(game: Game, state: State, result: Result) -> list[object]:
    """The end as a case writes it: who has won, and why."""
    won = [game.seat_name(state, seat) for seat in result.winners()]
    return [won[0] if len(won) == 1 else won or None, result.reason]


def _read_winner(names: list[str], wanted: Any) -> tuple[list[str] | None, str | None]:
    """Who is to have won, and why, where that is said; raises `BadCase`."""
    paired = isinstance(wanted, list) and len(wanted) == 2 and wanted[1] not in names
    who, reason = wanted if paired else (wanted, None)
    if paired and who is None and isinstance(reason, str):
        return None, reason
    won = [who] if isinstance(who, str) else who
    if not isinstance(won, list) or (paired and not isinstance(reason, str)):
        raise BadCase(
            "expectation 'winner' must be null, a name, a list of names, or a list of these and why."
        )
    for name in won:
        if name not in names:
            raise BadCase(f"expectation 'winner': there is no seat '{name}': there are {', '.join(names)}.")
    return won, reason


def _check_refusal(game: Game, state: State, wanted: Any) -> list[str]:
    if not isinstance(wanted, dict):
        raise BadCase("expectation 'refusal' must be an object: action text -> rule id.")
    problems = []
    for text, rule in wanted.items():
        seat, rest = _seat_asked(game, state, text)
        refusal = state.refusal(seat, game.parse(state, seat, rest))
        found = None if refusal is None else refusal.rule
        if found != rule:
            problems.append(f"'{text}' is refused by {found or 'nothing'}, not by {rule}.")
    return problems


_CHECKS: dict[str, Callable[[Game, State, Any], list[str]]] = {
    "actor": _check_actor,
    "step": _check_step,
    "legal": _check_legal,
    "illegal": _check_illegal,
    "legal_exactly": _check_legal_exactly,
    "winner": _check_winner,
    "refusal": _check_refusal,
}
