"""Players that get a view and give back an action."""

from typing import TypeVar

from wildtable.bots.bot import BadBot, Bot
from wildtable.bots.players import (
    ISMCTS_LEVELS,
    LONGEST,
    NO_LIMIT,
    SEARCH_LEVELS,
    GreedyBot,
    IsmctsBot,
    PicturingBot,
    RandomBot,
    SearchBot,
)
from wildtable.engine.game import Game
from wildtable.engine.rng import Rng

__all__ = ["BadBot", "Bot", "PicturingBot", "make_bot", "seconds_of"]

Budget = TypeVar("Budget", int, float)

KINDS = ("random", "greedy", "search", "ismcts")


def make_bot(spec: str, game: Game, seed: int) -> Bot:
    """The bot that a text describes.

    `random`, `greedy`, `search:1` to `search:5`, `search:nodes=5000`, `search:seconds=0.5`, and the same for
    `ismcts`.

    >>> from wildtable.games import load
    >>> make_bot("search:2", load("wylde_hunt"), seed=1).name
    'search:2'
    """
    kind, _, detail = spec.strip().lower().partition(":")
    rng = Rng(seed)
    if kind == "search":
        return SearchBot(spec, game, rng, *_budget(spec, detail, SEARCH_LEVELS))
    if kind == "ismcts":
        return IsmctsBot(spec, game, rng, *_budget(spec, detail, ISMCTS_LEVELS))
    if kind not in KINDS:
        raise BadBot(f"There is no bot '{spec}': there are {', '.join(KINDS)}.")
    if detail:
        raise BadBot(f"Bot '{kind}' has no levels: write '{kind}' instead of '{spec}'.")
    return RandomBot(spec, rng) if kind == "random" else GreedyBot(spec, game, rng)


def seconds_of(spec: str) -> float:
    """About how long a bot thinks about a decision, at most.

    >>> seconds_of("greedy"), seconds_of("ismcts:5"), seconds_of("ismcts:seconds=2")
    (0.0, 1.0, 2.0)
    """
    kind, _, detail = spec.strip().lower().partition(":")
    if kind not in _LEVELS:
        return 0.0
    nodes, seconds = _budget(spec, detail, _LEVELS[kind])
    return seconds if nodes == NO_LIMIT else min(seconds, nodes / _NODES_A_SECOND[kind])


_LEVELS = {"search": SEARCH_LEVELS, "ismcts": ISMCTS_LEVELS}
_NODES_A_SECOND = {"search": 200_000, "ismcts": 4_000}
"""What a slow machine makes."""


def _budget(spec: str, detail: str, levels: dict[int, tuple[int, float]]) -> tuple[int, float]:
    """Nodes and seconds for a bot that searches; level 3 if nothing is said."""
    name, _, number = detail.partition("=")
    try:
        if name == "nodes":
            return _within(int(number), NO_LIMIT), LONGEST
        if name == "seconds":
            return NO_LIMIT, _within(float(number), LONGEST)
        return levels[int(detail or 3)]
    except (ValueError, KeyError) as error:
        kind = spec.partition(":")[0]
        raise BadBot(
            f"'{spec}' is no {kind} bot: write {kind}:{min(levels)} to {kind}:{max(levels)}, "
            f"{kind}:nodes=5000 (at most {NO_LIMIT}) or {kind}:seconds=0.5 (at most {LONGEST:g})."
        ) from error


def _within(budget: Budget, most: Budget) -> Budget:
    """The budget, if it is one that means something; raises `ValueError`."""
    if not 0 < budget <= most:  # so written, it refuses nan too
        raise ValueError
    return budget
