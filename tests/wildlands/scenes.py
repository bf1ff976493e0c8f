"""Short ways into small positions and games of Wildlands."""

from collections.abc import Collection, Mapping, Sequence
from functools import partial
from typing import Any

import msgspec

from tests import scripted
from wildtable.engine.event import Event, seen_events
from wildtable.engine.expect import legal_texts
from wildtable.engine.state import OVER, State
from wildtable.games.wildlands.game import Wildlands, WildlandsState

GAME = Wildlands()

play = partial(scripted.play, GAME)
events_of = partial(scripted.events_of, GAME)


def strip(
    spaces: int, *, cover: Collection[int] = (), high: Collection[int] = (), wall: Collection[int] = ()
) -> dict[str, object]:
    """Squares in a row, numbered from 1; a wall n stands between n and n + 1."""
    corners = {f"t{x}": [100 * x, 0] for x in range(spaces + 1)}
    corners |= {f"b{x}": [100 * x, 100] for x in range(spaces + 1)}
    listed = [
        {
            "number": n,
            "corners": [f"t{n - 1}", f"t{n}", f"b{n}", f"b{n - 1}"],
            "core": [100 * n - 50, 50],
            "cover": n in cover,
            "high": n in high,
        }
        for n in range(1, spaces + 1)
    ]
    return {"corners": corners, "space": listed, "wall": [{"between": [f"t{n}", f"b{n}"]} for n in wall]}


def player(
    characters: Mapping[int, object] | Sequence[object],
    hand: Sequence[str] = (),
    *,
    deck: Sequence[str] = ("5",),
    health: int = 2,
    **more: object,
) -> dict[str, object]:
    """A player with a faction of its own: the cards in hand and those of the deck."""
    placed = dict(enumerate(characters, start=1)) if isinstance(characters, Sequence) else characters
    return {
        "faction": {"health": [health] * 5, "cards": [*hand, *deck]},
        "characters": {str(slot): where for slot, where in placed.items()},
        "hand": list(hand),
        **more,
    }


def hurt(space: int, damage: int = 1) -> dict[str, int]:
    """A character on a space with damage."""
    return {"at": space, "damage": damage}


def start(
    *players: Mapping[str, object], options: Mapping[str, object] | None = None, **more: object
) -> WildlandsState:
    """The state of a position; on the dungeon unless a map is named."""
    return GAME.from_position({"players": list(players), **more}, options)


def seen(events: list[Event], seat: int | None) -> list[dict[str, object]]:
    return seen_events(events, seat)


def kinds(events: list[Event]) -> list[str]:
    return [event.kind for event in events]


def offered(state: State) -> set[str]:
    """The texts of all legal actions."""
    return legal_texts(GAME, state)


def texts_for(state: State, seat: int) -> list[str]:
    """What a seat is offered, in order."""
    return [GAME.format(state, seat, int(action)) for action in state.legal(seat)]


def facts(state: State) -> dict[str, Any]:
    return GAME.facts(state)


def refused(state: State, seat: int, text: str) -> str | None:
    """The rule that refuses a text of that seat, or `None`."""
    refusal = state.refusal(seat, GAME.parse(state, seat, text))
    return None if refusal is None else refusal.rule


def wire(state: State, seat: int | None) -> bytes:
    """What goes to a seat or a spectator."""
    return msgspec.json.encode(state.view(seat))


def is_over(state: State) -> bool:
    return state.turn() == OVER
