"""A digest over random games, printed: equal for every form of the program that plays by the same rules."""

import hashlib
import sys

from wildtable.compiled import is_compiled
from wildtable.engine.rng import Rng
from wildtable.engine.state import OVER
from wildtable.games import load

OPTIONS: list[dict[str, object]] = [
    {},
    {"fae_wrap": True, "seelie_third": "Undine"},
    {"strict_lift": True, "contest_on_return": True, "round_limit": 60},
]


def digest(games: int) -> str:
    """Every legal list, fingerprint and judgement of that many random games, hashed."""
    game = load("wylde_hunt")
    total = hashlib.sha256()
    for number in range(games):
        state = game.new(options=OPTIONS[number % len(OPTIONS)])
        rng = Rng(number)
        while (seat := state.turn()) != OVER:
            legal = list(state.legal(seat))
            total.update(repr(legal).encode())
            state.apply(seat, legal[rng.below(len(legal))])
            total.update(state.fingerprint() + str(state.judge(0)).encode())
    return total.hexdigest()


if __name__ == "__main__":
    print("compiled" if is_compiled() else "interpreted", digest(int(sys.argv[1])))
