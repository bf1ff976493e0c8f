"""Tests as scripted play: texts in, what happened out. Each game's helpers bind these to their game."""

from typing import TypeVar

from wildtable.engine.checked import play_next
from wildtable.engine.event import Event
from wildtable.engine.game import Game
from wildtable.engine.state import State

Played = TypeVar("Played", bound=State)


def play(game: Game, state: Played, *texts: str) -> Played:
    """Play texts, each by whoever is to decide or by the seat it names; an illegal one is an error."""
    for text in texts:
        play_next(game, state, text)
    return state


def events_of(game: Game, state: State, *texts: str) -> list[Event]:
    """Play texts and give what happened."""
    told: list[Event] = []
    state.events = told
    play(game, state, *texts)
    state.events = None
    return told
