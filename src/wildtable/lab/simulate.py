"""Many games between bots, on several processes, with the same outcome whatever their number."""

from collections import Counter
from collections.abc import Iterator, Sequence

import msgspec

from wildtable.bots import make_bot
from wildtable.engine.game import Game
from wildtable.engine.record import End, end_of, new_record
from wildtable.engine.rng import Rng
from wildtable.games import load_for_plan
from wildtable.lab.match import play_match, play_recorded
from wildtable.lab.pool import on_processes
from wildtable.lab.statistics import length_of

BATCH = 25
"""Games a worker plays between two reports."""


class Plan(msgspec.Struct, frozen=True):
    """What to simulate."""

    game: str
    games: int
    seed: int
    bots: list[str]
    options: dict[str, object] = {}
    rotate: bool = False
    record: bool = False
    jobs: int = 1
    pack: str = ""

    def load_game(self) -> Game:
        return load_for_plan(self.game, self.pack)


class Finished(msgspec.Struct, frozen=True):
    """One game that was played: who sat where, how it ended, how long it was."""

    number: int
    seating: list[int]
    end: End
    decisions: int
    record: str = ""


class Summary(msgspec.Struct):
    """What a simulation came to.

    A win is a first place that a side has for itself, and counts for every seat and bot of that side.
    `shared` are games that several sides won together, `draws` those that nobody won.
    """

    game: str
    games: int
    seed: int
    bots: list[str]
    seats: list[str]
    sides: list[list[str]]
    wins_by_side: list[int]
    wins_by_seat: list[int]
    wins_by_bot: list[int]
    shared: int
    draws: int
    reasons: dict[str, int]
    decisions: dict[str, float]
    seconds: float
    decisions_per_s: float


def simulate(plan: Plan) -> Iterator[list[Finished]]:
    """Play the games of a plan, a batch at a time, in no fixed order; every game has its own seed."""
    check_plan(plan)
    batches = [(plan, start, min(start + BATCH, plan.games)) for start in range(0, plan.games, BATCH)]
    yield from on_processes(_play_batch, batches, plan.jobs)


def check_plan(plan: Plan) -> None:
    """Raise before anything is played if the plan cannot work."""
    game = plan.load_game()
    game.check_seats(len(plan.bots))
    state = game.new(len(plan.bots), plan.options)
    for bot in plan.bots:
        make_bot(bot, game, 0)
    game.check_ends(state)


def _play_batch(batch: tuple[Plan, int, int]) -> list[Finished]:
    """The games of a plan from one number up to another."""
    plan, first, last = batch
    return [play_one(plan, number) for number in range(first, last)]


def play_one(plan: Plan, number: int) -> Finished:
    """Game `number` of a plan; the same whoever plays it."""
    game = plan.load_game()
    count = len(plan.bots)
    rng = Rng(plan.seed << 32 | number)
    seating = [(bot + (number if plan.rotate else 0)) % count for bot in range(count)]
    by_seat = sorted(range(count), key=seating.__getitem__)
    bots = [make_bot(plan.bots[bot], game, rng.word()) for bot in by_seat]
    state = game.new(count, plan.options)
    text = ""
    if plan.record:
        record = new_record(game, state, [bot.name for bot in bots])
        decisions = play_recorded(game, state, bots, rng, record)
        text = record.text()
    else:
        decisions = play_match(state, bots, rng)
    result = state.result()
    assert result is not None
    return Finished(number, seating, end_of(result), decisions, text)


def summarise(plan: Plan, finished: Sequence[Finished], seconds: float) -> Summary:
    """Add up finished games."""
    game = plan.load_game()
    state = game.new(len(plan.bots), plan.options)
    names = [game.seat_name(state, seat) for seat in range(len(plan.bots))]
    sides = game.sides(state)
    won = [one for one in finished if one.end.winners]
    alone = [one for one in won if one.end.places.count(1) == 1]
    wins = Counter(one.end.places.index(1) for one in alone)
    by_seat = Counter(seat for one in alone for seat in one.end.winners or [])
    by_bot = Counter(one.seating.index(seat) for one in alone for seat in one.end.winners or [])
    total = sum(one.decisions for one in finished)
    return Summary(
        game=plan.game,
        games=len(finished),
        seed=plan.seed,
        bots=plan.bots,
        seats=names,
        sides=[[names[seat] for seat in side] for side in sides],
        wins_by_side=[wins[side] for side in range(len(sides))],
        wins_by_seat=[by_seat[seat] for seat in range(len(names))],
        wins_by_bot=[by_bot[bot] for bot in range(len(names))],
        shared=len(won) - len(alone),
        draws=len(finished) - len(won),
        reasons=dict(Counter(one.end.reason for one in finished).most_common()),
        decisions=length_of([one.decisions for one in finished]),
        seconds=seconds,
        decisions_per_s=total / seconds,
    )
