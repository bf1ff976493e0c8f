"""`wildtable play`: a game in the terminal."""

from pathlib import Path
from time import time_ns
from typing import Annotated

import typer

from wildtable.cli.app import GameName, Language, Options, command, fail, load_game
from wildtable.cli.session import HUMAN, Session
from wildtable.cli.words import converse
from wildtable.engine.game import Game
from wildtable.engine.options import read_assignments
from wildtable.engine.record import read_record_file
from wildtable.engine.rng import Rng
from wildtable.engine.state import State
from wildtable.engine.texts import load_texts


@command("play", "wildtable play wylde-hunt --seat seelie --against search:3")
def play(
    game: GameName,
    seat: Annotated[str | None, typer.Option(help="Your seat; drawn by lot if left out.")] = None,
    against: Annotated[str, typer.Option(help="Who plays the others: a bot, or 'human'.")] = "search:2",
    seed: Annotated[int | None, typer.Option(min=0, help="For the same draws again.")] = None,
    resume: Annotated[Path | None, typer.Option(help="Go on with a saved game.")] = None,
    lang: Language = "en",
    option: Options = None,
) -> None:
    """Play a game in the terminal against a bot, or with people at one keyboard."""
    chosen = load_game(game)
    rng = Rng(time_ns() if seed is None else seed)
    if resume is not None:
        records = read_record_file(resume)
        if len(records) != 1:
            fail(f"{resume} holds {len(records)} games: only a single game can be resumed.")
        converse(Session.resume(chosen, records[0], resume, rng, lang))
        return
    state = chosen.new(chosen.seat_counts[0], read_assignments(option or []))
    own = _own_seat(chosen, state, seat, rng, lang)
    players = [HUMAN if place == own else against for place in range(chosen.seats_of(state))]
    session = Session.begin(chosen, state, players, rng, lang)
    session.welcome()
    converse(session)


def _own_seat(game: Game, state: State, wanted: str | None, rng: Rng, language: str) -> int:
    """The seat of that name or label; drawn as the table's options say if none is given."""
    if wanted is None:
        seatings = game.seatings(game.seats_of(state), game.options_of(state))
        left = int(rng.below(sum(weight for _, weight in seatings)))
        for seating, weight in seatings:
            if left < weight:
                return seating[0]
            left -= weight
    texts = load_texts(game.folder, language)
    names = [game.seat_name(state, place) for place in range(game.seats_of(state))]
    for place, name in enumerate(names):
        if str(wanted).lower() in (name.lower(), str(texts.name(name)).lower()):
            return place
    known = ", ".join(f"{name} ({texts.name(name)})" for name in names)
    fail(f"There is no seat '{wanted}': there are {known}.")
