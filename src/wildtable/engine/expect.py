"""What a case may expect of a state: who decides, what is legal for whom, who has won, the game's facts."""

from collections.abc import Callable
from typing import Any

from wildtable.engine.checked import seat_named, seat_names, split_seat
from wildtable.engine.document import Reader
from wildtable.engine.game import Game
from wildtable.engine.refusal import BadAction, BadCase
from wildtable.engine.result import Result
from wildtable.engine.state import CHANCE, State

Offer = tuple[int, str]
"""A seat, or `CHANCE`, and the text of what it may do."""


def check_expectations(game: Game, state: State, expect: dict[str, Any]) -> list[str]:
    """What does not hold, a sentence each; raises `BadCase` or `BadAction` for a typo."""
    facts = game.facts(state)
    problems: list[str] = []
    for name, wanted in expect.items():
        if name in _CHECKS:
            problems += _CHECKS[name](game, state, wanted)
        elif name in facts:
            problems += _compare(name, wanted, facts[name])
        else:
            known = ", ".join([*_CHECKS, *facts])
            raise BadCase(f"there is no expectation '{name}': known are {known}.")
    return problems


def offers(game: Game, state: State) -> list[Offer]:
    """Everything that is offered, to whoever is to decide; at a chance node its outcomes."""
    found = [(CHANCE, game.format_outcome(state, outcome)) for outcome, _ in state.chance()]
    for seat in state.actors():
        found += [(seat, game.format(state, seat, action)) for action in state.legal(seat)]
    return found


def legal_texts(game: Game, state: State) -> set[str]:
    """The texts of everything that is offered, to whomever."""
    return {text for _, text in offers(game, state)}


def meant(game: Game, state: State, text: str, seat: int | None = None) -> list[Offer]:
    """What a text may mean, in its proper form: for the seat that it names (or that is given), else for each
    seat that is to decide; raises `BadAction` if it names nothing."""
    named, rest = (seat, text) if seat is not None else split_seat(game, state, text)
    if named is None and state.turn() == CHANCE:
        return [(CHANCE, game.format_outcome(state, game.parse_outcome(state, text)))]
    found: list[Offer] = []
    wrong: BadAction | None = None
    for one in [named] if named is not None else state.actors() or [0]:
        try:
            found.append((one, game.format(state, one, game.parse(state, one, rest))))
        except BadAction as error:
            wrong = wrong or error
    if not found and wrong is not None:
        raise wrong
    return found


def check_illegal(game: Game, state: State, texts: list[str], when: str = "") -> list[str]:
    """None of these may be offered: to the seat that a text names, or else to anybody."""
    offered = set(offers(game, state))
    return [f"'{text}' is offered{when}." for text in texts if offered.intersection(meant(game, state, text))]


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
    offered = set(offers(game, state))
    return [
        f"'{text}' is not offered."
        for text in _texts("legal", wanted)
        if offered.isdisjoint(meant(game, state, text))
    ]


def _check_illegal(game: Game, state: State, wanted: Any) -> list[str]:
    return check_illegal(game, state, _texts("illegal", wanted))


def _check_legal_exactly(game: Game, state: State, wanted: Any) -> list[str]:
    """These and nothing else: of everything, or of one seat (`seat`) or kind of action (`kind`).

    If every text names a seat, nothing is said about other seats.
    """
    seat, kind = None, ""
    texts = wanted
    if isinstance(wanted, dict):
        seat, kind, texts = _read_limits(game, state, wanted)
    named = {text: meant(game, state, text, seat) for text in _texts("legal_exactly", texts)}
    offered = offers(game, state)
    seats = {seat} if seat is not None else {split_seat(game, state, text)[0] for text in named}
    if seats and None not in seats:
        offered = [offer for offer in offered if offer[0] in seats]
    if kind:
        offered = [offer for offer in offered if _kind_of(offer[1]) == kind]
    expected = {offer for readings in named.values() for offer in readings}
    missing = [
        f"'{text}' is not offered." for text, readings in named.items() if not {*readings} & {*offered}
    ]
    return missing + [
        f"'{_told(game, state, offer)}' is offered too." for offer in offered if offer not in expected
    ]


def _read_limits(game: Game, state: State, wanted: dict[str, Any]) -> tuple[int | None, str, list[str]]:
    """The seat, the kind and the texts of a `legal_exactly` that speaks of some actions only."""
    reader = Reader(wanted, "expectation 'legal_exactly'", BadCase)
    name, kind = reader.text("seat", ""), reader.text("kind", "")
    reader.value("are")
    texts = reader.texts("are")
    reader.done()
    seat = seat_named(game, state, name)
    if name and seat is None:
        known = ", ".join(seat_names(game, state))
        raise BadCase(f"expectation 'legal_exactly': there is no seat '{name}': there are {known}.")
    if kind and kind not in game.kinds():
        known = ", ".join(game.kinds())
        raise BadCase(f"expectation 'legal_exactly': there is no kind of action '{kind}': there are {known}.")
    for text in texts:
        if kind and _kind_of(split_seat(game, state, text)[1]) != kind:
            raise BadCase(f"expectation 'legal_exactly': '{text}' is of another kind than '{kind}'.")
    return seat, kind, texts


def _kind_of(text: str) -> str:
    """The word that a text begins with."""
    return text.split(" ", 1)[0].lower()


def _told(game: Game, state: State, offer: Offer) -> str:
    """An offer as a case would write it."""
    seat, text = offer
    return f"{game.seat_name(state, seat)} {text}" if len(state.actors()) > 1 else text


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
    """A text is refused by that rule (`null`: by none) to the seat it names, else to the first to decide."""
    if not isinstance(wanted, dict):
        raise BadCase("expectation 'refusal' must be an object: action text -> rule id.")
    problems = []
    for text, rule in wanted.items():
        named, rest = split_seat(game, state, text)
        seat = named if named is not None else next(iter(state.actors()), 0)
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
