"""What a seat sees is all that it can know: views, states drawn from them, events, sealed answers."""

import msgspec

from tests.contract.tables import Table, at_every_table
from tests.walking import walk
from wildtable.engine.event import Event, seen_events
from wildtable.engine.game import Game
from wildtable.engine.rng import Rng
from wildtable.engine.state import CHANCE, OVER, State, View


def wire(state: State, seat: int | None) -> bytes:
    """What goes to a seat or a spectator."""
    return msgspec.json.encode(state.view(seat))


def sent(view: bytes) -> View:
    """A view as it arrives."""
    return msgspec.json.decode(view, type=dict[str, object])


def agree(game: Game, one: State, two: State, seat: int) -> None:
    """Two states look the same to a seat: view, question, and offers with what they come to."""
    assert wire(one, seat) == wire(two, seat)
    assert wire(one, None) == wire(two, None)
    assert (seat in one.actors()) == (seat in two.actors())
    assert list(one.legal(seat)) == list(two.legal(seat))
    for action in map(int, one.legal(seat)):
        assert game.at_table.outcomes(one, seat, action) == game.at_table.outcomes(two, seat, action)
    assert (one.turn() == CHANCE, one.turn() == OVER) == (two.turn() == CHANCE, two.turn() == OVER)


@at_every_table(8)
def test_a_resampled_state_looks_the_same(table: Table) -> None:
    rng = table.rng()
    for state in table.states(12):
        for seat in table.all_seats():
            drawn = state.resample(seat, rng)
            agree(table.game, state, drawn, seat)
            assert drawn.events is None
            assert table.game.options_of(drawn) == table.game.options_of(state)
            if not table.game.secrets:
                assert drawn.fingerprint() == state.fingerprint()


@at_every_table(8)
def test_imagining_needs_the_view_only(table: Table) -> None:
    game = table.game
    for state in table.states(8):
        pictured = game.imagine(sent(wire(state, None)), table.rng())
        assert wire(pictured, None) == wire(state, None)
        for seat in table.all_seats():
            pictured = game.imagine(sent(wire(state, seat)), table.rng())
            agree(table.game, state, pictured, seat)
            assert pictured.fingerprint() == state.resample(seat, table.rng()).fingerprint()


@at_every_table(4)
def test_an_imagined_state_can_be_played_on(table: Table) -> None:
    rng = table.rng()
    for number, state in enumerate(table.states(3)):
        drawn = table.game.imagine(sent(wire(state, number % table.seats)), rng)
        for again in walk(drawn, rng, 400):
            assert again.turn() in (CHANCE, OVER) or len(again.legal(again.turn())) > 0


@at_every_table(10)
def test_an_outcome_that_another_seat_alone_can_see_is_not_told(table: Table) -> None:
    """Where outcomes differ for one seat and not in what another sees, that other is told the same."""
    rng = Rng(table.seed + 8)
    for state in table.walk(150):
        outcomes = [outcome for outcome, _ in state.chance()]
        if len(outcomes) < 2:
            continue
        after = [resolved(state, outcomes[rng.below(len(outcomes))]) for _ in range(4)]
        seats = [*table.all_seats(), None]
        blind = [seat for seat in seats if len({wire(each, seat) for each, _ in after}) == 1]
        if len(blind) < len(seats):
            for seat in blind:
                tales = {msgspec.json.encode(seen_events(told, seat)) for _, told in after}
                assert len(tales) == 1, tales


def resolved(state: State, outcome: int) -> tuple[State, list[Event]]:
    """The state after an outcome, and what happened."""
    after = state.clone()
    told: list[Event] = []
    after.events = told
    after.resolve(outcome)
    return after, told


@at_every_table(8)
def test_a_sealed_answer_is_invisible(table: Table) -> None:
    """Where several decide at once, what one of them did shows to nobody else while others still decide."""
    rng = Rng(table.seed + 9)
    for state in table.walk(400):
        waiting = state.actors()
        if len(waiting) < 2 or table.game.at_table.first_come(state):
            continue
        seat = waiting[rng.below(len(waiting))]
        offered = state.legal(seat)
        after = state.clone()
        told: list[Event] = []
        after.events = told
        after.apply(seat, offered[rng.below(len(offered))])
        if [other for other in waiting if other != seat] != [o for o in after.actors() if o != seat]:
            continue
        for other in (*table.all_seats(), None):
            if other != seat:
                assert wire(after, other) == wire(state, other)
                assert seen_events(told, other) == []
                assert other is None or list(after.legal(other)) == list(state.legal(other))


@at_every_table(4)
def test_a_game_without_secrets_tells_everybody_the_same(table: Table) -> None:
    if table.game.secrets:
        return
    state = table.new()
    told: list[Event] = []
    state.events = told
    for _ in table.walk_of(state):
        pass
    assert told
    assert all(event.public is not None and event.private == {} for event in told)
