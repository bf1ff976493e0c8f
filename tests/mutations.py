"""Position documents with something changed: what cannot be is refused, all else can be played."""

import copy
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

from wildtable.engine.game import Game
from wildtable.engine.refusal import BadContent, BadPosition
from wildtable.engine.rng import Rng
from wildtable.engine.state import CHANCE, OVER, State

Document = dict[str, Any]

STRANGE: list[Any] = [
    None,
    True,
    False,
    -1,
    0,
    1,
    2,
    5,
    7,
    61,
    10**30,
    1.5,
    "",
    "yes",
    "P1",
    "P3",
    [],
    {},
    [3, 3],
]


def walk(game: Game, state: State, rng: Rng) -> Iterator[State]:
    """Random play from a state on, with the state before every decision and the last one."""
    while (seat := int(state.turn())) != OVER:
        yield state
        if seat == CHANCE:
            state.resolve(state.sample(rng))
        else:
            legal = state.legal(seat)
            state.apply(seat, legal[rng.below(len(legal))])
    yield state


def mutated(document: Document, rng: Random) -> Document:
    """The document with one or two changes at random places."""
    changed = copy.deepcopy(document)
    for _ in range(rng.choice([1, 1, 1, 2])):
        place: Any = changed
        while True:
            keys = list(place) if isinstance(place, dict) else list(range(len(place)))
            if not keys:
                break
            key = rng.choice(keys)
            inner = place[key]
            if isinstance(inner, dict | list) and inner and rng.random() < 0.85:
                place = inner
                continue
            rng.choice(CHANGES)(place, key, rng, document)
            break
    return changed


def _drop(place: Any, key: Any, rng: Random, document: Document) -> None:
    del place[key]


def _strange(place: Any, key: Any, rng: Random, document: Document) -> None:
    place[key] = copy.deepcopy(rng.choice(STRANGE))


def _twice(place: Any, key: Any, rng: Random, document: Document) -> None:
    if isinstance(place, list):
        place.insert(key, copy.deepcopy(place[key]))


def _another(place: Any, key: Any, rng: Random, document: Document) -> None:
    """A value of the same kind from elsewhere in the document, or one next to it."""
    if isinstance(place[key], int) and rng.random() < 0.5:
        place[key] += rng.choice([-1, 1])
        return
    alike = [value for value in _leaves(document) if type(value) is type(place[key])]
    if alike:
        place[key] = rng.choice(alike)


def _move(place: Any, key: Any, rng: Random, document: Document) -> None:
    """Put a field of another part of the document here."""
    others = [part for part in _parts(document) if type(part) is type(place) and part]
    if others:
        other = rng.choice(others)
        if isinstance(place, dict):
            name = rng.choice(list(other))
            place[name] = copy.deepcopy(other[name])
        else:
            place.append(copy.deepcopy(rng.choice(other)))


CHANGES: list[Callable[[Any, Any, Random, Document], None]] = [
    _drop,
    _strange,
    _twice,
    _another,
    _another,
    _move,
]


def _leaves(part: Any) -> Iterator[Any]:
    if isinstance(part, dict | list):
        for inner in part.values() if isinstance(part, dict) else part:
            yield from _leaves(inner)
    else:
        yield part


def _parts(part: Any) -> Iterator[Any]:
    if isinstance(part, dict | list):
        yield part
        for inner in part.values() if isinstance(part, dict) else part:
            yield from _parts(inner)


def refused_or_playable(game: Game, document: Document, options: Document, seed: int) -> bool:
    """Refused with a sentence that names the place (false), or written back the same and played to an end."""
    try:
        state = game.from_position(document, options)
    except (BadPosition, BadContent) as error:
        sentence = str(error)
        assert sentence.startswith("position"), sentence
        assert sentence.endswith((".", "?")), sentence
        return False
    again = game.from_position(game.position(state), options)
    assert again.fingerprint() == state.fingerprint()
    assert game.position(again) == game.position(state)
    for seat in range(game.seats_of(state)):
        game.imagine(state.view(seat), Rng(seed))
    for steps, here in enumerate(walk(game, state, Rng(seed))):
        assert steps < 20_000, here
    assert state.result() is not None
    return True
