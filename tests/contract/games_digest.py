"""A digest over random games, printed: equal for every form of the program that plays by the same rules.

python -m tests.contract.games_digest GAME SEATS STEPS
"""

import hashlib
import sys

import msgspec

from tests.contract.tables import Table
from wildtable.compiled import is_compiled
from wildtable.engine.event import Event, seen_events
from wildtable.engine.state import CHANCE, OVER, State

OFTEN = 10  # steps between two states that are judged
SELDOM = 50  # steps between two states of which the texts and documents are compared too


def digest(name: str, seats: int, most: int) -> str:
    """Everything that random games show in so many steps, hashed; each at a table with options of its own."""
    total = hashlib.sha256()
    seed = 0
    while most > 0:
        most -= play_hashed(Table(name, seats, seed), total, most)
        seed += 1
    return total.hexdigest()


def play_hashed(table: Table, total: "hashlib._Hash", most: int) -> int:
    """Legal lists, outcomes and fingerprints of a game; at times what judge, seats and log are told."""
    state, rng = table.new(), table.rng()
    steps = 0
    while (seat := state.turn()) != OVER and steps < most:
        if steps % SELDOM == 0:
            total.update(documents(table, state))
        if seat == CHANCE:
            outcome = state.sample(rng)
            total.update(repr((outcome, state.chance())).encode())
            state.resolve(outcome)
        else:
            legal = list(state.legal(seat))
            total.update(repr(legal).encode())
            state.apply(seat, legal[rng.below(len(legal))])
        total.update(state.fingerprint())
        if steps % OFTEN == 0:
            total.update(str(state.judge(0)).encode())
        steps += 1
    return steps


def documents(table: Table, state: State) -> bytes:
    """What is made at the edge: position, views, texts of what is offered, a resampled state, an event."""
    game = table.game
    shown: list[object] = [game.position(state), game.facts(state)]
    for seat in table.all_seats():
        shown.append(state.view(seat))
        shown.append([game.format(state, seat, int(action)) for action in state.legal(seat)])
        shown.append(state.resample(seat, table.rng()).fingerprint())
    ahead = state.clone()
    told: list[Event] = []
    ahead.events = told
    if ahead.turn() == CHANCE:
        ahead.resolve(ahead.sample(table.rng()))
    else:
        ahead.apply(ahead.turn(), ahead.legal(ahead.turn())[0])
    shown.append([seen_events(told, seat) for seat in table.all_seats()])
    return msgspec.json.encode(shown, order="sorted", enc_hook=sorted)


if __name__ == "__main__":
    name, seats, most = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
    print("compiled" if is_compiled() else "interpreted", digest(name, seats, most))
