"""Positions of Wylde Hunt that the tests of the bots share."""

import json
from collections.abc import Iterator
from typing import Any

from wildtable.bots import make_bot
from wildtable.engine.rng import Rng
from wildtable.engine.state import OVER, State
from wildtable.games import load

HUNT = load("wylde_hunt")

IMMEDIATE: dict[str, Any] = {
    "at": "phase2",
    "turn": "S",
    "fae": {"S-Sylph": "E3", "S-Salamander": "E1", "U-Sylph": "D2", "U-Gnome": "B3", "U-Undine": "A4"},
    "stones": {"Spring": "D8", "Summer": "E2", "Autumn": "E1", "Winter": "E8"},
    "mortal": "E2",
    "controller": "S",
}
"""Only one move of Seelie ensnares the Mortal: the Salamander goes to E2."""

IN_TWO: list[tuple[dict[str, Any], list[str]]] = [
    (
        {
            "at": "phase2",
            "turn": "U",
            "fae": {"S-Gnome": "C5", "U-Sylph": "D2", "U-Gnome": "H8"},
            "stones": {"Spring": "E7", "Summer": "F7", "Autumn": "E5", "Winter": "E6"},
            "mortal": "E5",
            "controller": "S",
        },
        ["turn U-Sylph D5"],
    ),
    (
        {
            "at": "phase2",
            "turn": "S",
            "fae": {"S-Sylph": "H4", "S-Salamander": "G1", "U-Sylph": "C3", "U-Undine": "C3"},
            "stones": {"Spring": "H1", "Summer": "E1", "Autumn": "F1", "Winter": "G1"},
            "mortal": "E1",
            "controller": "U",
        },
        ["turn S-Sylph E1", "turn S-Salamander E1"],
    ),
]
"""Positions without a winning move but with a move (those named) after which one cannot be prevented."""


def through_json(state: State, seat: int) -> dict[str, Any]:
    """The view of a seat, sent as text and read again: nothing else can come along."""
    seen: dict[str, Any] = json.loads(json.dumps(state.view(seat)))
    return seen


def decide(spec: str, state: State, seed: int = 1) -> str:
    """What a bot plays for the seat that is to act."""
    seat = int(state.turn())
    bot = make_bot(spec, HUNT, seed)
    return HUNT.format(state, seat, bot.choose(through_json(state, seat), list(state.legal(seat))))


def decisions(seed: int, games: int, every: int) -> Iterator[State]:
    """States before decisions of random games, every so many."""
    rng = Rng(seed)
    for _ in range(games):
        state = HUNT.new()
        made = 0
        while state.turn() != OVER:
            seat = int(state.turn())
            if made % every == 0:
                yield state.clone()
            legal = state.legal(seat)
            state.apply(seat, legal[rng.below(len(legal))])
            made += 1


def after(state: State, text: str) -> State:
    """The position after an action of the seat that is to act."""
    seat = int(state.turn())
    reached = state.clone()
    reached.apply(seat, HUNT.parse(state, seat, text))
    return reached


def offered(state: State) -> list[str]:
    seat = int(state.turn())
    return [HUNT.format(state, seat, action) for action in state.legal(seat)]


def winning_moves(state: State, seat: int) -> list[str]:
    """The actions with which a seat that is to act ensnares the Mortal at once."""
    return [text for text in offered(state) if ensnared(after(state, text), seat)]


def ensnared(state: State, seat: int) -> bool:
    result = state.result()
    return result is not None and result.winner() == seat and result.reason == "ensnare"


def cannot_be_prevented(state: State, seat: int) -> bool:
    """Whatever the other side does, the seat can ensnare the Mortal at its next decision."""
    if state.turn() == OVER:
        return ensnared(state, seat)
    if state.turn() == seat:
        return bool(winning_moves(state, seat))
    return all(cannot_be_prevented(after(state, text), seat) for text in offered(state))
