"""Tables in the middle of a game: bots play to a moment, then people take the seats."""

from collections.abc import Callable, Sequence

from playwright.sync_api import expect

from tests.browser.guest import Guest
from tests.server.house import House
from tests.table.test_windows import begin_at
from wildtable.bots import make_bot
from wildtable.bots.players import PicturingBot
from wildtable.engine.options import read_options
from wildtable.engine.rng import Rng
from wildtable.engine.state import CHANCE, OVER, State
from wildtable.games import load
from wildtable.table.seat import PERSON, Seat
from wildtable.table.table import Table
from wildtable.table.window import Pace

Moment = Callable[[State], bool]

OPTIONS: dict[str, dict[str, object]] = {
    "wildlands": {"stops": "none", "interrupt_window_seconds": 0},
    "wylde_hunt": {"seelie": "host"},
    "wilderness": {"tiles": 4, "stops": "none", "reaction_seconds": 0},
}
MOST = 3000


def state_at(game_name: str, seats: int, moment: Moment, seed: int = 1, **options: object) -> State:
    """The first position of a game between greedy bots that is such a moment."""
    game = load(game_name)
    chosen = read_options(game.options, {**OPTIONS.get(game_name, {}), **options})
    state = game.new(seats, chosen)
    rng = Rng(seed)
    bots = [make_bot("greedy", game, seed + seat) for seat in range(seats)]
    for _ in range(MOST):
        turn = state.turn()
        if turn == CHANCE:
            state.resolve(state.sample(rng))
            continue
        if moment(state):
            return state
        assert turn != OVER, "The game is over, and it never came to this."
        bot = bots[turn]
        assert isinstance(bot, PicturingBot)
        state.apply(turn, bot.decide(state, turn))
    raise AssertionError("It never came to this.")


def sit_down_at(
    house: House,
    guests: Sequence[Guest],
    game_name: str,
    state: State,
    breath: float = 600.0,
    **options: object,
) -> str:
    """Guests take the first seats, people who are not there the others; the path of the table.

    A window is open for that many seconds, so that nobody is too late who does not mean to be.
    """
    game = load(game_name)
    names = ["Ada", "Bob", "Cleo", "Dora", "Emil", "Finn", "Greta", "Hugo"][: game.seats_of(state)]
    people = [
        Seat(PERSON, guests[number].is_called(name) if number < len(guests) else f"nobody-{number}", name)
        for number, name in enumerate(names)
    ]
    chosen = read_options(game.options, {**OPTIONS.get(game_name, {}), **options})
    table = Table(game, chosen, people, bytes(32), Pace(floor=0.3, breath=breath, bots=0.3))
    table.start()
    begin_at(table, game.position(state))
    path = f"/table/{house.put(table)}"
    for guest in guests:
        guest.go(path)
        guest.until("told.status === 'playing'")
        expect(guest.prompt).to_be_visible()
    return path
