"""A digest over random games, printed: equal for every form of the program that plays by the same rules."""

import hashlib
import sys

from wildtable.compiled import is_compiled
from wildtable.engine.rng import Rng
from wildtable.engine.state import CHANCE, OVER, State
from wildtable.games import load

TABLES: dict[str, list[tuple[int, dict[str, object]]]] = {
    "wylde_hunt": [
        (2, {}),
        (2, {"fae_wrap": True, "seelie_third": "Undine"}),
        (2, {"strict_lift": True, "contest_on_return": True, "round_limit": 60}),
    ],
    "wildlands": [
        (4, {}),
        (3, {"map": "ruins", "reshuffle": "on_demand", "area_empty_ok": True}),
        (2, {"map": "ruins", "faction_pick": "random", "gate_blocks_sight": True}),
    ],
}


def digest(name: str, games: int) -> str:
    """Every legal list, outcome, fingerprint and judgement of that many random games, hashed."""
    game = load(name)
    total = hashlib.sha256()
    for number in range(games):
        seats, options = TABLES[name][number % len(TABLES[name])]
        state = game.new(seats, options)
        play_hashed(state, Rng(number), total)
    return total.hexdigest()


def play_hashed(state: State, rng: Rng, total: "hashlib._Hash") -> None:
    while (seat := state.turn()) != OVER:
        if seat == CHANCE:
            outcome = state.sample(rng)
            total.update(repr((outcome, state.chance())).encode())
            state.resolve(outcome)
        else:
            legal = list(state.legal(seat))
            total.update(repr(legal).encode())
            state.apply(seat, legal[rng.below(len(legal))])
        total.update(state.fingerprint() + str(state.judge(0)).encode())


if __name__ == "__main__":
    print("compiled" if is_compiled() else "interpreted", digest(sys.argv[1], int(sys.argv[2])))
