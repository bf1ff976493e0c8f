"""Nothing that a table asks of a game leaves memory behind, however often it is asked.

What mypyc makes of a function that takes a `vec` never lets go of one that interpreted code gives it. So
such functions are for compiled code alone, and this test finds those that are not.
"""

import gc
import sys
from collections.abc import Callable, Iterator

import pytest

from tests.contract.tables import Table, seat_counts
from tests.walking import any_step, do
from wildtable import games
from wildtable.compiled import is_compiled
from wildtable.engine.event import Event, seen_events
from wildtable.engine.rng import Rng
from wildtable.engine.state import CHANCE, State

Deed = Callable[[Table, State, Rng], object]
STATES = 10
ROUNDS = 8


def each_action(state: State, deed: Callable[[int, int], object]) -> None:
    for seat in state.actors():
        for action in list(map(int, state.legal(seat)))[:6]:
            deed(seat, action)


def play(table: Table, state: State, rng: Rng) -> None:
    copy = state.clone()
    told: list[Event] = []
    copy.events = told
    if copy.turn() == CHANCE or copy.actors():
        do(copy, any_step(copy, rng))
    seen_events(told, 0)


def written_and_read(table: Table, state: State, rng: Rng) -> None:
    game = table.game
    game.from_position(game.position(state), game.options_of(state))


def said(table: Table, state: State, rng: Rng) -> None:
    def say(seat: int, action: int) -> None:
        table.game.parse(state, seat, table.game.format(state, seat, action))
        state.refusal(seat, action)

    each_action(state, say)


def touched(table: Table, state: State, rng: Rng) -> None:
    at_table = table.game.at_table

    def touch(seat: int, action: int) -> None:
        at_table.outcomes(state, seat, action)
        for element in at_table.elements(state, seat, action):
            at_table.about(state, seat, element)
            at_table.why(state, seat, [], element)

    each_action(state, touch)


DEEDS: dict[str, Deed] = {
    "legal": lambda table, state, rng: [state.legal(seat) for seat in table.all_seats()],
    "offered": lambda table, state, rng: [
        table.game.at_table.offered(state, seat) for seat in state.actors()
    ],
    "view": lambda table, state, rng: [state.view(seat) for seat in (None, *table.all_seats())],
    "resample": lambda table, state, rng: [state.resample(seat, rng) for seat in table.all_seats()],
    "imagine": lambda table, state, rng: table.game.imagine(state.view(0), rng),
    "roll": lambda table, state, rng: [state.roll(seat, rng) for seat in state.actors()],
    "judge": lambda table, state, rng: [state.judge(seat) for seat in table.all_seats()],
    "chance": lambda table, state, rng: (state.chance(), state.fingerprint(), table.game.facts(state)),
    "play": play,
    "position": written_and_read,
    "said": said,
    "touched": touched,
}


TRIES = 3
"""What a deed loses it loses every time; once in a while the process itself takes memory meanwhile."""


def blocks_left(deed: Callable[[], None]) -> int:
    """How many more blocks of memory are in use after the deed has been done many times."""
    gc.collect()
    before = sys.getallocatedblocks()
    for _ in range(ROUNDS):
        deed()
    gc.collect()
    return sys.getallocatedblocks() - before


@pytest.fixture
def only_new() -> Iterator[None]:
    """What was there before the test is not looked through each time that memory is tidied."""
    gc.collect()
    gc.freeze()
    yield
    gc.unfreeze()


@pytest.mark.slow
@pytest.mark.usefixtures("only_new")
@pytest.mark.skipif(not is_compiled(), reason="the interpreted form has no buffers of its own")
@pytest.mark.parametrize(
    ("name", "seats"), [(name, seats) for name in games.names() for seats in seat_counts(name)]
)
def test_no_deed_leaves_memory_behind(name: str, seats: int) -> None:
    table = Table(name, seats, 5)
    states = table.states(STATES)
    rng = table.rng()
    losing = []
    for word, deed in DEEDS.items():

        def in_every_state(deed: Deed = deed) -> None:
            for state in states:
                deed(table, state, rng)

        in_every_state()  # caches are filled
        in_every_state()
        if all(blocks_left(in_every_state) >= ROUNDS * STATES // 4 for _ in range(TRIES)):
            losing.append(word)
    assert losing == []
