"""Checked play: the same verbs as a State's own, but wrong input is refused with a sentence."""

from wildtable.engine.game import Game
from wildtable.engine.refusal import BadAction, Refused
from wildtable.engine.rng import Rng
from wildtable.engine.state import CHANCE, State

CHANCE_NAME = "*"


def play(game: Game, state: State, seat: int, action: int) -> None:
    """Play an action if the rules allow it; otherwise raise `Refused` and leave the state untouched."""
    refusal = state.refusal(seat, action)
    if refusal is not None:
        text = game.format(state, seat, action)
        raise Refused(f"'{text}' is not allowed here ({refusal.rule}).", refusal)
    state.apply(seat, action)


def play_text(game: Game, state: State, who: str, text: str) -> None:
    """Play what a record says: `who` is a seat's name, or `*` for a chance outcome."""
    if who == CHANCE_NAME:
        if state.turn() != CHANCE:
            raise BadAction(f"'{text}' cannot happen here: no chance outcome is due.")
        outcome = game.parse_outcome(state, text)
        if outcome not in (possible for possible, _ in state.chance()):
            raise BadAction(f"'{text}' cannot happen here.")
        state.resolve(outcome)
        return
    seat = seat_named(game, state, who)
    play(game, state, seat, game.parse(state, seat, text))


def play_next(game: Game, state: State, text: str) -> None:
    """Play a text for whoever is next: the chance outcome due, or an action of the one who may."""
    if state.turn() == CHANCE:
        play_text(game, state, CHANCE_NAME, text)
        return
    actors = state.actors()
    if not actors:
        raise BadAction(f"'{text}' cannot be played: the game is over.")
    for seat in actors[:-1]:
        action = game.parse(state, seat, text)
        if state.refusal(seat, action) is None:
            state.apply(seat, action)
            return
    play(game, state, actors[-1], game.parse(state, actors[-1], text))


def seat_named(game: Game, state: State, name: str) -> int:
    """The seat of that name; raises `BadAction`."""
    known = []
    for seat in range(game.seats_of(state)):
        known.append(game.seat_name(state, seat))
        if known[-1] == name:
            return seat
    raise BadAction(f"There is no seat '{name}': there are {', '.join(known)}.")


def settle_chance(state: State, rng: Rng) -> list[int]:
    """Draw every chance outcome that is due; the outcomes in order."""
    drawn = []
    while state.turn() == CHANCE:
        outcome = state.sample(rng)
        state.resolve(outcome)
        drawn.append(int(outcome))
    return drawn
