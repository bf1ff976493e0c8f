"""What a seat does not know comes over no socket.

Two tables of one server are in states that a seat cannot tell apart. People play on alike at both, over real
sockets; every frame that the seat gets, its answers to questions, its looks back and its list of tables are
the same.
"""

from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.server.house import Chair, House, Person
from tests.server.test_leaks import NAMES
from tests.server.twins import SIGHTS, Sight, state_of, twins
from tests.table.people import running
from tests.table.test_windows import begin_at
from wildtable.engine.options import read_options
from wildtable.engine.rng import Rng
from wildtable.engine.state import CHANCE, OVER
from wildtable.games import load
from wildtable.table.seat import PERSON, Seat
from wildtable.table.table import Table
from wildtable.table.window import NO_PACE

STEPS = 25


def sit_down(house: House) -> tuple[list[Person], list[Seat]]:
    """Three people and the seats that they will have."""
    guests = [house.person(name) for name in NAMES]
    return guests, [
        Seat(PERSON, guest.get("/api/me")["id"], guest.get("/api/me")["name"]) for guest in guests
    ]


def questions(sight: Sight, chair: Chair, seat: int) -> None:
    """Ask about everything from a seat, answered before the pong."""
    for element in sight.asked:
        for picked in sight.picked(seat):
            chair.say(t="why", id="w", seat=seat, picked=picked, element=element)
    version = chair.now()["version"]
    for number in (0, version // 2, *range(max(0, version - 5), version)):
        chair.say(t="look", id="l", at=number)
    chair.now()


def owed_step(sight: Sight, one: Table, two: Table, rng: Rng) -> tuple[int, int] | None:
    """A common step of a seat that has not answered yet."""
    for _ in range(20):
        step = sight.common_step(state_of(one), state_of(two), rng)
        if step is None or step[0] in one.owes():
            return step
    return None


def play_alike(sight: Sight, one: Table, two: Table, seat: int, chairs: list[list[Chair]], rng: Rng) -> int:
    """Play on at both tables until something is revealed; how often both were found the same for the seat."""
    for number in range(STEPS):
        if state_of(one).turn() in (CHANCE, OVER):
            return number
        step = owed_step(sight, one, two, rng)
        if step is None or sight.shows_a_secret(state_of(one), seat, step):
            return number
        who, what = step
        action = sight.game.format(state_of(one), who, what)
        known = len(running(one).entries)
        for table in chairs:
            answer = table[who].act(action, id=f"move-{number}")
            assert answer["t"] == "ok", answer
            questions(sight, table[seat], seat)
        if sight.came_out([event for entry in running(one).entries[known:] for event in entry.events], seat):
            return number
        heard = [table[seat].frames for table in chairs]
        assert heard[0] == heard[1]
        for table in chairs:
            for chair in table:
                chair.now()
    return STEPS


@pytest.mark.parametrize("seat", range(3))
@pytest.mark.parametrize("game", SIGHTS)
def test_a_seat_hears_the_same_from_two_tables_that_it_cannot_tell_apart(
    game: str, seat: int, tmp_path: Path
) -> None:
    sight = SIGHTS[game]
    compared = 0
    with House(tmp_path) as house:
        guests, seats = sit_down(house)
        for seed, steps in enumerate(sight.moments, start=10 * seat):
            pair = twins(sight, seed, steps, seat, seats, pace=NO_PACE, **sight.patient)
            if pair is None:
                continue
            names = [house.put(table) for table in pair]
            with ExitStack() as stack:
                chairs = [[stack.enter_context(guest.at(name)) for guest in guests] for name in names]
                for table in chairs:
                    for chair in table:
                        chair.now()
                        chair.frames.clear()
                compared += play_alike(sight, *pair, seat, chairs, Rng(seed))
                listed = {card.pop("id"): card for card in guests[seat].get("/api/tables")["mine"]}
                assert listed[names[0]] == listed[names[1]]
    assert compared > 10


@pytest.mark.parametrize("game", SIGHTS)
def test_a_difference_would_be_heard(game: str, tmp_path: Path) -> None:
    """With another hand of its own the seat hears something else."""
    with House(tmp_path) as house:
        guests, seats = sit_down(house)
        sight = SIGHTS[game]
        pair = twins(sight, 3, sight.moments[2], 1, seats, pace=NO_PACE, **sight.patient)
        assert pair is not None
        with guests[0].at(house.put(pair[0])) as one, guests[0].at(house.put(pair[1])) as two:
            assert one.told["view"] != two.told["view"]
            assert one.frames != two.frames


def test_a_sealed_choice_in_wild_assent_comes_over_no_socket(tmp_path: Path) -> None:
    """Whatever the other one has chosen, Skill cards and order, one hears the same until all have chosen,
    also about the other one's Gladiators."""
    game = load("wild_assent")
    state, rng = game.new(2), Rng(5)
    while game.step(state) != "choose":
        turn = int(state.turn())
        if turn == CHANCE:
            state.resolve(state.sample(rng))
        else:
            legal = state.legal(turn)
            state.apply(turn, int(legal[rng.below(len(legal))]))
    offered = [game.format(state, 1, int(action)) for action in state.legal(1)]
    with House(tmp_path) as house, ExitStack() as stack:
        guests, seats = sit_down(house)
        heard = []
        for chosen in (offered[0], offered[-1]):
            table = Table(game, read_options(game.options, {}), seats[:2], bytes(32), NO_PACE)
            table.start()
            begin_at(table, game.position(state))
            name = house.put(table)
            ada, ben = (stack.enter_context(guest.at(name)) for guest in guests[:2])
            ada.now()
            ada.frames.clear()
            assert ben.act(chosen, id="skills")["t"] == "ok"
            order = [text for text, _, _ in ben.now()["legal"] if text.startswith("next")]
            assert ben.act(order[0] if chosen == offered[0] else order[-1], id="order")["t"] == "ok"
            for element in ("card:phoenix", "do:end", "field:3,5"):
                ada.say(t="why", id="w", seat=0, picked=[], element=element)
            for gladiator in ada.told["view"]["numbers"]:
                ada.say(t="about", id="a", element=f"gladiator:{gladiator}")
            ada.now()
            heard.append(list(ada.frames))
        assert heard[0] == heard[1]
        assert len(heard[0]) > 3
