"""Real situations for the client's tests: what is asked in games between bots, with everything that is legal.

`python -m tests.browser.situations > web/tests/situations.json` writes them anew.
"""

import json
import sys
from typing import Any

from wildtable.bots import make_bot
from wildtable.bots.players import PicturingBot
from wildtable.engine.options import read_options
from wildtable.engine.rng import Rng
from wildtable.engine.state import CHANCE, OVER
from wildtable.games import load

MOST_ACTIONS = 70
OF_A_KIND = 6
GAMES = {"wildlands": (2, 3, 4), "wylde_hunt": (2, 2, 2)}
SHOWN = {
    "wildlands": ("step", "seat", "active", "acting", "options", "players"),
    "wylde_hunt": ("step", "seat", "must", "pending"),
}
OF_A_PLAYER = ("faction", "hand", "characters")


def situations(game_name: str, seats: int, seed: int) -> list[dict[str, Any]]:
    """A few of each step, with and without a wild card in hand, from one game."""
    game = load(game_name)
    state = game.new(seats, read_options(game.options, {}))
    rng, found = Rng(seed), []
    bots = [make_bot("greedy", game, seed + seat) for seat in range(seats)]
    kinds: dict[tuple[object, ...], int] = {}
    while (turn := state.turn()) != OVER:
        if turn == CHANCE:
            state.resolve(state.sample(rng))
            continue
        view: dict[str, Any] = state.view(turn)
        legal = [
            (game.format(state, turn, a), list(game.at_table.elements(state, turn, a)))
            for a in state.legal(turn)
        ]
        hand = view["players"][turn].get("hand", []) if "players" in view else []
        kind = (view["step"], "wild" in hand, len(legal) == 1, any("do:claim" in one for _, one in legal))
        kinds[kind] = kinds.get(kind, 0) + 1
        if len(legal) <= MOST_ACTIONS and kinds[kind] <= OF_A_KIND and rng.below(2):
            shown: dict[str, Any] = {key: view[key] for key in SHOWN[game_name] if key in view}
            if "players" in shown:
                shown["players"] = [
                    {key: player[key] for key in OF_A_PLAYER if key in player} for player in shown["players"]
                ]
                shown["options"] = {}
            found.append({"game": game_name, "seat": turn, "view": shown, "legal": legal})
        bot = bots[turn]
        assert isinstance(bot, PicturingBot)
        state.apply(turn, bot.decide(state, turn))
    return found


if __name__ == "__main__":
    every = [
        one
        for game, sizes in GAMES.items()
        for n, size in enumerate(sizes)
        for one in situations(game, size, n + 1)
    ]
    sys.stdout.write("[\n" + ",\n".join(json.dumps(one, separators=(",", ":")) for one in every) + "\n]\n")
