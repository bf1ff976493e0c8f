"""A quiet game between bots for the first page: played once a server, looked at by everybody.

It is a list of views as a spectator has them, so that a client draws it with the board of the game.
"""

import gzip
from functools import cache
from threading import Lock

import msgspec

from wildtable.bots import make_bot
from wildtable.engine.game import Game
from wildtable.engine.rng import Rng
from wildtable.engine.state import CHANCE, OVER, View
from wildtable.server.pages import Demo

SEED = 3
DECISIONS = 110
SHOWN = 40
BOT = "greedy"


_one_at_a_time = Lock()


def demo_of(game: Game) -> bytes:
    """The last views of the opening of a game, as packed JSON. Who asks meanwhile waits for the same."""
    with _one_at_a_time:
        return _played(game)


@cache
def _played(game: Game) -> bytes:
    return gzip.compress(msgspec.json.encode(Demo(_views(game)[-SHOWN:])))


def _views(game: Game) -> list[View]:
    state = game.new(min(game.seat_counts))
    rng = Rng(SEED)
    bots = [make_bot(BOT, game, SEED + seat) for seat in range(min(game.seat_counts))]
    views: list[View] = []
    decisions = 0
    while decisions < DECISIONS and (turn := state.turn()) != OVER:
        if turn == CHANCE:
            state.resolve(state.sample(rng))
            continue
        view = state.view(None)
        if not views or _drawn(view) != _drawn(views[-1]):
            views.append(view)
        state.apply(turn, bots[turn].choose(state.view(turn), list(state.legal(turn))))
        decisions += 1
    return views


def _drawn(view: View) -> View:
    """What can be seen to change; that somebody is asked cannot."""
    return {key: value for key, value in view.items() if key not in ("step", "asked", "actor", "acting")}
