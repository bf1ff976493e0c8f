"""Golden playthroughs: whole games written out, so that a change of the rules shows as a change of text.

Write them anew after an intended change: `python -m tests.golden.playthrough`.
"""

import hashlib
from pathlib import Path

import msgspec

from wildtable.bots import Bot, make_bot
from wildtable.bots.greedy import best_action
from wildtable.bots.players import GreedyBot
from wildtable.engine.event import Event
from wildtable.engine.game import Game
from wildtable.engine.rng import Rng
from wildtable.engine.state import CHANCE, OVER, State
from wildtable.games import load
from wildtable.lab.match import choose

HERE = Path(__file__).parent

GAMES: dict[str, tuple[str, list[str], int, dict[str, object]]] = {
    "wylde_hunt_default": ("wylde_hunt", ["greedy", "random"], 1, {}),
    "wylde_hunt_wrapped_undine": (
        "wylde_hunt",
        ["greedy", "random"],
        2,
        {"fae_wrap": True, "seelie_third": "Undine"},
    ),
    "wylde_hunt_strict": (
        "wylde_hunt",
        ["greedy", "random"],
        3,
        {"strict_lift": True, "contest_on_return": True, "round_limit": 40},
    ),
    "wildlands_dungeon": ("wildlands", ["greedy", "random"], 4, {"factions": "guild,pit_fighters"}),
    "wildlands_ruins": (
        "wildlands",
        ["greedy", "random", "greedy"],
        5,
        {"map": "ruins", "factions": "gnomads,lawbringers,pit_fighters"},
    ),
    "wild_assent_duel": (
        "wild_assent",
        ["random", "random"],
        6,
        {"large_per_side": 1, "medium_per_side": 1, "board_rows": 6, "round_limit": 5},
    ),
}


def playthrough(name: str, specs: list[str], seed: int, options: dict[str, object]) -> str:
    """A game between bots: every decision with its choices, and everything that happened."""
    game = load(name)
    state = game.new(len(specs), options)
    rng = Rng(seed)
    bots = [_bot(spec, game, seed + seat) for seat, spec in enumerate(specs)]
    lines = [f"options {json(options)}"]
    while (seat := int(state.turn())) != OVER:
        events: list[Event] = []
        state.events = events
        if seat == CHANCE:
            outcome = int(state.sample(rng))
            lines.append(f"* {game.format_outcome(state, outcome)}")
            state.resolve(outcome)
        else:
            action = choose(state, seat, bots[seat])
            choices = len(state.legal(seat))
            lines.append(f"{game.seat_name(state, seat)} {game.format(state, seat, action)}  (of {choices})")
            state.apply(seat, action)
        lines += [f"  {json(event.public)} {json(event.private)} {event.kind}" for event in events]
        lines.append(f"  {described(game, state)}")
    result = state.result()
    assert result is not None
    return "\n".join([*lines, f"places {result.places}, {result.reason}", ""])


class Judging(GreedyBot):
    """One step of the judge wherever it is asked: the manners of a bot are no matter of the rules."""

    def decide(self, picture: State, seat: int) -> int:
        return best_action(picture, seat, self.rng)


def _bot(spec: str, game: Game, seed: int) -> Bot:
    return Judging(spec, game, Rng(seed)) if spec == "greedy" else make_bot(spec, game, seed)


def described(game: Game, state: State) -> str:
    """The position where it is short; where it is long, only a digest of it."""
    if game.secrets:
        return hashlib.sha256(state.fingerprint()).hexdigest()[:12]
    return json(game.position(state))


def json(value: object) -> str:
    return msgspec.json.encode(value).decode()


if __name__ == "__main__":
    for name, game in GAMES.items():
        (HERE / f"{name}.txt").write_text(playthrough(*game), encoding="utf-8")
