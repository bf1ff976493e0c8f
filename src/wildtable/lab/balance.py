"""Games between equal bots in every line-up, to see whether sides and seats are equally strong."""

import shlex
from collections.abc import Iterator

import msgspec

from wildtable.bots import Bot, make_bot
from wildtable.engine.event import Event
from wildtable.engine.game import Game
from wildtable.engine.in_lab import LineUp
from wildtable.engine.options import written
from wildtable.engine.record import end_of
from wildtable.engine.refusal import BadOption
from wildtable.engine.rng import Rng
from wildtable.engine.state import CHANCE, State
from wildtable.games import load_for_plan
from wildtable.lab.match import play_match
from wildtable.lab.pool import on_processes
from wildtable.lab.shares import About, Batch, Bounds, Counts, Played, Report, report_on

BATCH = 12
"""Games a worker plays between two reports."""

LENGTHS = {"turns": "turns", "round": "rounds", "day": "days"}
"""Facts that say how long a game was, and what they count."""


class BalancePlan(msgspec.Struct, frozen=True):
    """What to compare: at least so many games for each number of players and each board.

    `options` hold at every table; where a line-up sets one of them, only those that agree are played.
    """

    game: str
    games: int
    seed: int
    players: list[int]
    bot: str = "greedy"
    options: dict[str, object] = {}
    jobs: int = 1
    pack: str = ""

    def load_game(self) -> Game:
        return load_for_plan(self.game, self.pack)


class Group(msgspec.Struct, frozen=True):
    """The line-ups of so many players on one board; `place` is the board's place among all of the game."""

    players: int
    board: str
    place: int
    line_ups: list[LineUp]
    games: int


def groups_of(plan: BalancePlan) -> list[Group]:
    """All that a plan plays: in each group every line-up equally often, so rather more games than fewer."""
    game = plan.load_game()
    groups = []
    for players in sorted(set(plan.players)):
        game.check_seats(players)
        offered = game.in_lab.line_ups(players)
        fitting = [one for one in offered if _agrees(one, plan.options)]
        if not fitting:
            named = {name: value for name, value in plan.options.items() if name in offered[0].options}
            wanted = " and ".join(f"{name}={written(value)}" for name, value in named.items())
            raise BadOption(f"{game.title} has no line-up for {players} players with {wanted}.")
        for place, board in enumerate(dict.fromkeys(one.board for one in offered)):
            line_ups = [one for one in fitting if one.board == board]
            if line_ups:
                rounds = -(-plan.games // len(line_ups))
                groups.append(Group(players, board, place, line_ups, rounds * len(line_ups)))
    return groups


def _agrees(line_up: LineUp, options: dict[str, object]) -> bool:
    return all(options.get(name, value) == value for name, value in line_up.options.items())


def check_balance(plan: BalancePlan) -> int:
    """How many games a plan means; raises before anything is played if it cannot work."""
    game = plan.load_game()
    make_bot(plan.bot, game, 0)
    groups = groups_of(plan)
    for group in groups:
        for line_up in group.line_ups:
            game.check_ends(game.new(group.players, {**plan.options, **line_up.options}))
    return sum(group.games for group in groups)


def play_balance(plan: BalancePlan) -> Iterator[Batch]:
    """Play all games of a plan, a batch at a time, in no fixed order; every game has its own seed."""
    check_balance(plan)
    batches = [
        (plan, number, first)
        for number, group in enumerate(groups_of(plan))
        for first in range(0, group.games, BATCH)
    ]
    yield from on_processes(_play_batch, batches, plan.jobs)


def _play_batch(batch: tuple[BalancePlan, int, int]) -> Batch:
    """The games of one group of a plan from one number on."""
    plan, number, first = batch
    group = groups_of(plan)[number]
    counts: Counts = {}
    games = [play_one(plan, group, one, counts) for one in range(first, min(first + BATCH, group.games))]
    return Batch(group.players, group.board, first, games, counts)


def play_one(plan: BalancePlan, group: Group, number: int, counts: Counts) -> Played:
    """Game `number` of a group, the same whoever plays it; what happens in it is added to the counts."""
    game = plan.load_game()
    line_up = group.line_ups[number % len(group.line_ups)]
    rng = Rng(plan.seed << 40 | group.players << 36 | group.place << 32 | number)
    bots = [make_bot(plan.bot, game, rng.word()) for _ in range(group.players)]
    state = game.new(group.players, {**plan.options, **line_up.options})
    told: list[Event] = []
    state.events = told
    while state.turn() == CHANCE:
        state.resolve(state.sample(rng))
    sides = game.in_lab.sides(state) or line_up.sides
    dealt = game.in_lab.dealt(state)
    decisions = _play_counted(game, state, bots, rng, line_up, sides, counts, told)
    result = state.result()
    assert result is not None
    facts = game.facts(state)
    length = {unit: int(str(facts[name])) for name, unit in LENGTHS.items() if name in facts}
    return Played(
        sides=sides,
        end=end_of(result),
        points=result.points,
        length={"decisions": decisions, **length},
        traits=dealt + game.in_lab.traits(state),
    )


def _play_counted(
    game: Game,
    state: State,
    bots: list[Bot],
    rng: Rng,
    line_up: LineUp,
    sides: list[str],
    counts: Counts,
    told: list[Event],
) -> int:
    """Play to the end and count what happens; the events are forgotten after every decision."""
    made = 0
    playing = True
    while playing:
        playing = _opens(game, state, line_up, rng) or play_match(state, bots, rng, most=1) == 1
        made += playing
        for event in told:
            for group, seat, key, number in game.in_lab.tally(event):
                of_side = counts.setdefault(group, {}).setdefault(sides[seat], {})
                of_side[key] = of_side.get(key, 0) + number
        told.clear()
    return made


def _opens(game: Game, state: State, line_up: LineUp, rng: Rng) -> bool:
    """One decision that the line-up makes, if it makes this one."""
    seat = state.turn()
    action = game.in_lab.opening(state, line_up, rng) if seat >= 0 else None
    if action is not None:
        state.apply(seat, action)
    return action is not None


def balance_report(plan: BalancePlan, bounds: Bounds, batches: list[Batch]) -> Report:
    """What the batches of a plan came to."""
    game = plan.load_game()
    about = About(
        game=game.name,
        version=game.version,
        content=game.content_digest,
        bot=plan.bot,
        seed=plan.seed,
        options=plan.options,
        command=command_of(plan, bounds),
    )
    boards = dict.fromkeys(one.board for players in plan.players for one in game.in_lab.line_ups(players))
    return report_on(about, bounds, batches, list(boards))


def command_of(plan: BalancePlan, bounds: Bounds) -> str:
    """The command that gives the same report again, on however many processes."""
    words = ["wildtable", "lab", "balance", plan.game.replace("_", "-")]
    words += ["--bot", plan.bot, "--games", str(plan.games), "--seed", str(plan.seed)]
    words += ["--players", ",".join(map(str, plan.players))]
    words += ["--within", f"{100 * bounds.side:g}", "--pairs-within", f"{100 * bounds.pairing:g}"]
    usual = plan.load_game().in_lab.options_among_bots()
    for name, value in plan.options.items():
        if usual.get(name) != value:
            words += ["--option", f"{name}={written(value)}"]
    if plan.pack:
        words += ["--pack", plan.pack]
    return shlex.join(words)
