"""Golden playthroughs: whole games written out, so that a change of the rules shows as a change of text.

Write them anew after an intended change: `python -m tests.golden.playthrough`.
"""

from pathlib import Path

import msgspec

from wildtable.bots import Bot, make_bot
from wildtable.engine.event import Event
from wildtable.engine.state import OVER
from wildtable.games import load
from wildtable.lab.match import choose

HERE = Path(__file__).parent

GAMES: dict[str, tuple[int, dict[str, object]]] = {
    "wylde_hunt_default": (1, {}),
    "wylde_hunt_wrapped_undine": (2, {"fae_wrap": True, "seelie_third": "Undine"}),
    "wylde_hunt_strict": (3, {"strict_lift": True, "contest_on_return": True, "round_limit": 40}),
}


def playthrough(seed: int, options: dict[str, object]) -> str:
    """A game of greedy against random: every decision with its choices, and everything that happened."""
    game = load("wylde_hunt")
    state = game.new(options=options)
    bots: list[Bot] = [make_bot("greedy", game, seed), make_bot("random", game, seed + 1)]
    lines = [f"options {json(options)}"]
    while (seat := int(state.turn())) != OVER:
        legal = state.legal(seat)
        action = choose(state, seat, bots[seat])
        lines.append("")
        lines.append(f"position {json(game.position(state))}")
        lines.append(f"{game.seat_name(state, seat)} {game.format(state, seat, action)}  (of {len(legal)})")
        events: list[Event] = []
        state.events = events
        state.apply(seat, action)
        lines += [f"  {json(event.seen_by(None))}" for event in events]
    result = state.result()
    assert result is not None
    return "\n".join([*lines, "", f"places {result.places}, {result.reason}", ""])


def json(value: object) -> str:
    return msgspec.json.encode(value).decode()


if __name__ == "__main__":
    for name, (seed, options) in GAMES.items():
        (HERE / f"{name}.txt").write_text(playthrough(seed, options), encoding="utf-8")
