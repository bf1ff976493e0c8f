"""Whether to go between what others do: only for something to do there that is better than to let it be."""

from wildtable.bots.greedy import worth_after
from wildtable.engine.game import Game
from wildtable.engine.rng import Rng
from wildtable.engine.state import WON, State

GAIN = 10
"""What a reaction must bring at least, in hundredths: a step that can wait for one's own turn does not."""


def best_reaction(game: Game, state: State, seat: int, rng: Rng) -> int:
    """The answer in an open window after which the seat's next act looks best; nothing, unless it gains.

    The judge alone cannot tell: right after a sealed answer nothing has changed yet, and what an interrupt is
    worth is seen only by what is done in it.
    """
    idle = game.at_table.idle(state, seat)
    most, best = worth_of_reacting(game, state, seat, idle) + GAIN, [idle]
    for action in map(int, state.legal(seat)):
        if action == idle:
            continue
        worth = worth_of_reacting(game, state, seat, action)
        if worth > most:
            most, best = worth, [action]
        elif worth == most and best != [idle]:
            best.append(action)
    return best[rng.below(len(best))] if len(best) > 1 else best[0]


def worth_of_reacting(game: Game, state: State, seat: int, action: int) -> int:
    """What the judge says of an answer if all others let it be: where the seat may act then, after its best
    act; one that would rather end again what it has begun is worth nothing."""
    after = state.clone()
    after.apply(seat, action)
    while after.turn() >= 0 and game.at_table.window(after) is not None:
        other = after.turn()
        after.apply(other, game.at_table.idle(after, other))
    if after.turn() != seat or action == game.at_table.idle(state, seat):
        return int(after.judge(seat))
    ends = game.at_table.idle(after, seat)
    acts = [int(worth_after(after, seat, act)) for act in map(int, after.legal(seat)) if act != ends]
    most = max(acts, default=-WON)
    return most if most > worth_after(after, seat, ends) else -WON
