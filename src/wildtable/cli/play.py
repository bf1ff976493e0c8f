"""`wildtable play`: a game in the terminal."""

from pathlib import Path
from time import time_ns
from typing import Annotated

import typer

from wildtable.cli.app import GameName, Language, Options, Pack, command, fail, load_game, naming
from wildtable.cli.session import HUMAN, Session
from wildtable.cli.words import converse
from wildtable.engine.game import Game
from wildtable.engine.options import read_assignments
from wildtable.engine.record import TABLE_ENDS, read_record_file
from wildtable.engine.rng import Rng
from wildtable.engine.state import State
from wildtable.engine.texts import Texts, load_texts

AGAINST = "search:2"
AGAINST_SECRETS = "greedy"


@command("play", "wildtable play wylde-hunt --seat seelie --against search:3")
def play(
    game: GameName,
    seat: Annotated[str | None, typer.Option(help="Your seat; drawn by lot if left out.")] = None,
    against: Annotated[
        str | None,
        typer.Option(
            help=f"A bot for the others, or 'human'. Left out: {AGAINST}, with secrets {AGAINST_SECRETS}."
        ),
    ] = None,
    players: Annotated[int | None, typer.Option(help="How many play; the fewest if left out.")] = None,
    seed: Annotated[int | None, typer.Option(min=0, help="For the same draws again.")] = None,
    resume: Annotated[Path | None, typer.Option(help="Go on with a saved game.")] = None,
    lang: Language = "en",
    option: Options = None,
    pack: Pack = None,
) -> None:
    """Play a game in the terminal against a bot, or with people at one keyboard."""
    chosen = load_game(game, pack)
    texts = load_texts(chosen.folder, lang)
    rng = Rng(time_ns() if seed is None else seed)
    if resume is not None:
        if seat or against or option or players:
            fail(f"{resume} has its own seats and options: leave out --seat, --against and the like.")
        converse(_resume(chosen, resume, rng, lang, pack))
        return
    state = chosen.new(players or chosen.seat_counts[0], read_assignments(option or []))
    own = _own_seat(chosen, state, seat, rng, texts)
    rival = against or (AGAINST_SECRETS if chosen.secrets else AGAINST)
    seated = [HUMAN if place == own else rival for place in range(chosen.seats_of(state))]
    session = Session.begin(chosen, state, seated, rng, lang, pack)
    session.welcome()
    converse(session)


def _resume(game: Game, path: Path, rng: Rng, language: str, pack: Path | None) -> Session:
    """The session of the one game that a file holds."""
    records = read_record_file(path)
    if len(records) != 1:
        fail(f"{path} holds {len(records)} games: only a single game can be resumed.")
    ended = records[0].result
    if ended is not None and ended.reason in TABLE_ENDS:
        fail(
            f"{path}: the game ended at its table ('{ended.reason}'), so nobody goes on with it; see replay."
        )
    with naming(path):
        return Session.resume(game, records[0], path, rng, language, pack)


def _own_seat(game: Game, state: State, wanted: str | None, rng: Rng, texts: Texts) -> int:
    """The seat of that name or label; drawn as the table's options say if none is given."""
    if wanted is None:
        seatings = game.seatings(game.seats_of(state), game.options_of(state))
        left = int(rng.below(sum(weight for _, weight in seatings)))
        for seating, weight in seatings:
            if left < weight:
                return seating[0]
            left -= weight
    names = [game.seat_name(state, place) for place in range(game.seats_of(state))]
    for place, name in enumerate(names):
        if str(wanted).lower() in (name.lower(), str(texts.name(name)).lower()):
            return place
    known = ", ".join(f"{name} ({texts.name(name)})" for name in names)
    fail(f"There is no seat '{wanted}': there are {known}.")
