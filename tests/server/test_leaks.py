"""What a seat does not know is in no message that a table makes for it; `test_leaks_over_the_wire.py` listens
at the sockets.

Two tables in states that a seat cannot tell apart, played on alike, send that seat the same bytes: the table
message with its numbers, the events, the answers to `why`, until something is revealed.
"""

import pytest

from tests.server.twins import WILDLANDS, play, started, state_of, twins
from tests.table.people import new_table, people, running
from tests.wildlands.test_non_interference import common_step, hidden_from, shows_a_secret
from wildtable.engine.rng import Rng
from wildtable.engine.state import CHANCE, OVER
from wildtable.games.wildlands.game import WildlandsState
from wildtable.server.answers import why_not
from wildtable.server.message import show_table
from wildtable.server.wire import AskWhy, encode
from wildtable.table.table import Table

HERE = {"ada", "ben", "cleo"}
NAMES = ("ada", "ben", "cleo")


def sent(table: Table, seat: int | None, known: int, now: float) -> bytes:
    """Everything that the server would send a seat, or a spectator, at this moment."""
    person = "" if seat is None else NAMES[seat]
    told = encode(show_table(table, person, seat, known, HERE, now))
    if seat is None:
        return told
    for element in WILDLANDS.asked:
        for picked in WILDLANDS.picked(seat):
            told += encode(why_not(table, person, AskWhy(id="w", seat=seat, picked=picked, element=element)))
    return told


def own_state(table: Table) -> WildlandsState:
    state = state_of(table)
    assert isinstance(state, WildlandsState)
    return state


@pytest.mark.parametrize("seed", range(12))
def test_two_tables_that_a_seat_cannot_tell_apart_send_the_same(seed: int) -> None:
    rng = Rng(seed)
    seat = seed % 3
    pairs = [twins(WILDLANDS, seed, steps, seat) for steps in (45, 75, 120, 200, 310)]
    compared = 0
    for pair in pairs:
        if pair is None:
            continue
        one, two = pair
        for number in range(20):
            now = float(number)
            known = running(one).version(seat)
            if running(one).state.turn() == OVER:
                break
            if hidden_from(own_state(one), seat):
                play(one, (CHANCE, int(state_of(one).sample(rng))), now)
                play(two, (CHANCE, int(state_of(two).sample(rng))), now)
            else:
                step = common_step(own_state(one), own_state(two), rng)
                if step is None or shows_a_secret(own_state(one), seat, step):
                    break
                play(one, step, now)
                play(two, step, now)
            for since in (0, known):
                assert sent(one, seat, since, now) == sent(two, seat, since, now)
            assert one.due[seat] == two.due[seat]
            compared += 1
    assert compared > 5


def test_what_others_seal_changes_no_byte() -> None:
    """In which order, how often and what the others assign: the first seat's messages stay the same."""
    table = new_table("wildlands", people(3), **WILDLANDS.options)
    quiet = sent(table, 0, 0, 1.0), sent(table, None, 0, 1.0)
    rng = Rng(2)
    for number in range(30):
        seat = 1 + number % 2
        legal = [int(action) for action in running(table).state.legal(seat)]
        text = table.game.format(running(table).state, seat, legal[rng.below(len(legal))])
        before = table.changed = 0
        table.act(seat, text, 1.0)
        assert (table.changed >> 0) & 1 == before
        assert (table.changed >> 3) & 1 == before
        assert (sent(table, 0, 0, 1.0), sent(table, None, 0, 1.0)) == quiet


def test_the_secret_stays_until_the_end() -> None:
    table = new_table("wildlands", people(3), **WILDLANDS.options)
    secret = table.secret.hex().encode()
    for seat in (0, 1, 2, None):
        assert secret not in sent(table, seat, 0, 0.0)
    two = new_table("wildlands", people(2), factions="guild,gnomads")
    two.resign(0, 0.0)
    assert secret in encode(show_table(two, "ada", 0, 0, HERE, 0.0))


def test_a_leak_would_be_noticed() -> None:
    """The comparison itself is tested: with another hand of its own the seat's bytes differ."""
    one = started(WILDLANDS, 3, 120)
    two = started(WILDLANDS, 3, 120)
    running(two).state = state_of(two).resample(1, Rng(9))
    assert sent(one, 0, 0, 0.0) != sent(two, 0, 0, 0.0)
