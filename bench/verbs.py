"""What every verb of a State costs, in microseconds a call, on states of random games.

    python bench/verbs.py                      the installed form (compiled where a compiler exists)
    PYTHONPATH=src python bench/verbs.py       the interpreted form

The cost of a call from Python is part of every number; an empty call is shown for comparison.
"""

import argparse
from collections.abc import Callable

from wildtable.compiled import is_compiled
from wildtable.engine.game import Game
from wildtable.engine.rng import Rng
from wildtable.engine.state import State
from wildtable.games import load, names
from wildtable.lab.measure import measure, quickest, sample_states

Call = Callable[[State, int, int], object]


def cost(call: Call, cases: list[tuple[State, int, int]]) -> float:
    """The best of five runs over all cases."""

    def call_all() -> None:
        for state, seat, action in cases:
            call(state, seat, action)

    return quickest(call_all, 5) / len(cases) * 1e6


def verbs(game: Game) -> dict[str, Call]:
    """The verbs worth measuring; `apply` is shown with the clone that it needs here."""

    def clone_and_apply(state: State, seat: int, action: int) -> None:
        state.clone().apply(seat, action)

    return {
        "(empty call)": lambda state, seat, action: None,
        "turn": lambda state, seat, action: state.turn(),
        "actors": lambda state, seat, action: state.actors(),
        "legal": lambda state, seat, action: state.legal(seat),
        "clone": lambda state, seat, action: state.clone(),
        "clone + apply": clone_and_apply,
        "refusal": lambda state, seat, action: state.refusal(seat, action),
        "fingerprint": lambda state, seat, action: state.fingerprint(),
        "judge": lambda state, seat, action: state.judge(seat),
        "view": lambda state, seat, action: state.view(seat),
        "position": lambda state, seat, action: game.position(state),
        "imagine": lambda state, seat, action: game.imagine(state.view(seat), Rng(1)),
        "format": lambda state, seat, action: game.format(state, seat, action),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", default="wylde_hunt", help=f"one of {', '.join(names())}")
    parser.add_argument("--states", type=int, default=2000, help="how many states to measure on")
    chosen = parser.parse_args()
    game = load(chosen.game)
    rng = Rng(1)
    cases = []
    for state in sample_states(game, rng, chosen.states):
        seat = int(state.turn())
        legal = state.legal(seat)
        cases.append((state, seat, int(legal[rng.below(len(legal))])))
    print(f"{game.title}, {'compiled' if is_compiled() else 'interpreted'}, microseconds a call")
    for name, call in verbs(game).items():
        print(f"{name:16} {cost(call, cases):8.3f}")
    print(f"{'random play':16} {measure(game, 3.0).decisions_per_s:10,.0f} decisions a second")


if __name__ == "__main__":
    main()
