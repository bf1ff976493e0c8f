"""Short ways into positions and games of Wildlands."""

from collections.abc import Iterable, Mapping
from typing import Any

from tests.wildlands.scenes import GAME, play
from wildtable.engine.checked import split_seat
from wildtable.games.wildlands.game import WildlandsState

Document = dict[str, Any]


def own(*cards: str) -> Document:
    """A faction with these cards and three health for everybody."""
    return {"health": [3, 3, 3, 3, 3], "cards": list(cards)}


def player(
    faction: object, characters: Mapping[int, object], hand: Iterable[str] = (), **more: object
) -> Document:
    """One player of a position; whoever is not named is out."""
    placed = {str(slot): where for slot, where in characters.items()}
    return {"faction": faction, "characters": placed, "hand": list(hand), **more}


def offered_to(state: WildlandsState, seat: int) -> set[str]:
    """The texts of what is offered to one seat."""
    return {GAME.format(state, seat, action) for action in state.legal(seat)}


def refused(state: WildlandsState, text: str) -> str | None:
    """The rule that refuses a text, which begins with the seat's name; or `None`."""
    seat, rest = split_seat(GAME, state, text)
    assert seat is not None
    refusal = state.refusal(seat, GAME.parse(state, seat, rest))
    return None if refusal is None else refusal.rule


def fact(state: WildlandsState, name: str) -> Any:
    """One of the facts that cases may ask for."""
    return GAME.facts(state)[name]


def seen(state: WildlandsState, seat: int | None) -> Any:
    """The view of a seat, or of a spectator."""
    return state.view(seat)


def deal_and_assign(seats: int, **options: object) -> WildlandsState:
    """A game up to the first draw: seat s has cards 10s+1 to 10s+10 and keeps the first five."""
    factions = ",".join(("guild", "gnomads", "lawbringers", "pit_fighters")[:seats])
    state = GAME.new(seats, {"factions": factions, **options})
    play(state, *(f"deal {number}" for number in range(1, 10 * seats + 1)))
    for seat in range(seats):
        play(state, *(f"P{seat + 1} assign {slot} {10 * seat + slot}" for slot in range(1, 6)))
    return state
