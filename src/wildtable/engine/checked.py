"""Checked play: the same verbs as a State's own, but wrong input is refused with a sentence."""

from wildtable.engine.game import Game
from wildtable.engine.refusal import BadAction, NotNow, Refused
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
        resolve_text(game, state, text)
    else:
        seat = seat_named(game, state, who)
        if seat is None:
            raise BadAction(f"There is no seat '{who}': there are {', '.join(seat_names(game, state))}.")
        play(game, state, seat, game.parse(state, seat, text))


def play_next(game: Game, state: State, text: str) -> None:
    """Play a text for whoever is next: the chance outcome due, or an action of a seat that may act.

    Where several may act the text can begin with a seat's name; otherwise the first who may, does.
    """
    actors = state.actors()
    if state.turn() == CHANCE:
        resolve_text(game, state, text)
    elif not actors:
        raise NotNow(f"'{text}' cannot be played: the game is over.")
    else:
        named, rest = split_seat(game, state, text)
        seats = actors if named is None else [named]
        for seat in seats[:-1]:
            action = game.parse(state, seat, rest)
            if state.refusal(seat, action) is None:
                state.apply(seat, action)
                return
        play(game, state, seats[-1], game.parse(state, seats[-1], rest))


def resolve_text(game: Game, state: State, text: str) -> None:
    """Let the chance outcome happen that a text names."""
    if state.turn() != CHANCE:
        raise NotNow(f"'{text}' cannot happen here: no chance outcome is due.")
    outcome = game.parse_outcome(state, text)
    if outcome not in (possible for possible, _ in state.chance()):
        raise NotNow(f"'{text}' cannot happen here.")
    state.resolve(outcome)


def split_seat(game: Game, state: State, text: str) -> tuple[int | None, str]:
    """The seat whose name a text begins with, if it does, and the rest of the text."""
    first, _, rest = text.partition(" ")
    seat = seat_named(game, state, first)
    return (seat, rest) if seat is not None and rest else (None, text)


def seat_names(game: Game, state: State) -> list[str]:
    """The names of all seats."""
    return [game.seat_name(state, seat) for seat in range(game.seats_of(state))]


def seat_named(game: Game, state: State, name: str) -> int | None:
    """The seat of that name, or `None`."""
    names = seat_names(game, state)
    return names.index(name) if name in names else None
