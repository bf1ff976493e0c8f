"""Small positions of Wilderness for tests."""

from typing import Any

from wildtable.engine.checked import play_next
from wildtable.engine.state import State
from wildtable.games.wilderness.game import Wilderness, WildernessState

GAME = Wilderness()
DAY = {"cards": ["clear-sky"]}


def tiles(*names: str | None, count: int = 6) -> list[dict[str, str] | None]:
    """Tiles from the west on, the rest face down."""
    laid: list[dict[str, str] | None] = [None if name is None else {"tile": name} for name in names]
    return laid + [None] * (count - len(laid))


def scene(
    players: list[dict[str, Any]], options: dict[str, object] | None = None, **more: Any
) -> WildernessState:
    """A position by day on the wolfback ridge, unless more is said."""
    document: dict[str, Any] = {"tiles": tiles("wolfback-ridge"), "weather": DAY, "players": players}
    return GAME.from_position(document | more, options or {})


def play(state: State, *texts: str) -> State:
    """Play these actions and outcomes, each of them checked."""
    for text in texts:
        play_next(GAME, state, text)
    return state


def fact(state: State, name: str) -> Any:
    return GAME.facts(state)[name]
