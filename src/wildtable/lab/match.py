"""One game between bots, with or without a record."""

from collections.abc import Sequence

from wildtable.bots import Bot, PicturingBot
from wildtable.engine.game import Game
from wildtable.engine.record import Record
from wildtable.engine.rng import Rng
from wildtable.engine.state import CHANCE, OVER, State


def play_match(state: State, bots: Sequence[Bot], rng: Rng, most: int | None = None) -> int:
    """Play on to the end, or for `most` decisions; the number of decisions made."""
    made = 0
    while most is None or made < most:
        seat = state.turn()
        if seat == OVER:
            break
        if seat == CHANCE:
            state.resolve(state.sample(rng))
            continue
        state.apply(seat, choose(state, seat, bots[seat]))
        made += 1
    return made


def play_recorded(game: Game, state: State, bots: Sequence[Bot], rng: Rng, record: Record) -> int:
    """The same game, every entry noted in the record."""
    made = 0
    while (seat := state.turn()) != OVER:
        if seat == CHANCE:
            outcome = state.sample(rng)
            record.add_outcome(game, state, outcome)
            state.resolve(outcome)
        else:
            action = choose(state, seat, bots[seat])
            record.add_action(game, state, seat, action)
            state.apply(seat, action)
            made += 1
    record.close(state.result())
    return made


def choose(state: State, seat: int, bot: Bot) -> int:
    """What a bot decides, from what its seat knows; where only one action is legal nobody is asked."""
    legal = state.legal(seat)
    if len(legal) == 1:
        return legal[0]
    if isinstance(bot, PicturingBot):
        return bot.decide(state.resample(seat, bot.rng), seat)
    return bot.choose(state.view(seat) if bot.reads_view else None, list(legal))
