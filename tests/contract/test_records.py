"""A record is the match, a position is the state."""

import msgspec

from tests.contract.tables import Table, at_every_table
from tests.walking import any_step, do
from wildtable.engine.event import Event, seen_events
from wildtable.engine.record import new_record, read_record
from wildtable.engine.replay import replay, verify
from wildtable.engine.state import CHANCE, OVER


@at_every_table(8)
def test_a_record_replays_to_every_state_and_tells_the_same(table: Table) -> None:
    game, state, rng = table.game, table.new(), table.rng()
    record = new_record(game, state, [f"player {seat}" for seat in table.all_seats()])
    told: list[Event] = []
    state.events = told
    prints = [state.fingerprint()]
    while state.turn() != OVER and len(prints) < 1500:
        who, what = any_step(state, rng)
        if who == CHANCE:
            record.add_outcome(game, state, what)
        else:
            record.add_action(game, state, who, what)
        do(state, (who, what))
        prints.append(state.fingerprint())
    record.close(state.result())
    again = read_record(record.text())
    assert again.text() == record.text()
    assert verify(game, again).fingerprint() == prints[-1]
    for at in {0, 1, len(prints) // 3, len(prints) // 2, len(prints) - 1}:
        assert replay(game, again, at).fingerprint() == prints[at]
    told_again: list[Event] = []
    replay(game, again, events=told_again)
    for seat in (*table.all_seats(), None):
        assert seen_events(told_again, seat) == seen_events(told, seat)


@at_every_table(8)
def test_a_record_may_begin_with_any_position(table: Table) -> None:
    game, rng = table.game, table.rng()
    for state in table.states(3):
        record = new_record(game, state, ["somebody"] * table.seats, from_setup=False)
        for _ in range(12):
            if state.turn() == OVER:
                break
            who, what = any_step(state, rng)
            if who == CHANCE:
                record.add_outcome(game, state, what)
            else:
                record.add_action(game, state, who, what)
            do(state, (who, what))
        record.close(state.result())
        assert verify(game, read_record(record.text())).fingerprint() == state.fingerprint()


@at_every_table(15)
def test_a_position_gives_the_state_back(table: Table) -> None:
    game = table.game
    for state in table.states(25):
        document = game.position(state)
        written = msgspec.json.decode(msgspec.json.encode(document))
        again = game.from_position(written, game.options_of(state))
        assert again.fingerprint() == state.fingerprint()
        assert game.position(again) == document
        assert again.chance() == state.chance()
        assert again.view(None) == state.view(None)
        for seat in table.all_seats():
            assert list(again.legal(seat)) == list(state.legal(seat))
            assert again.view(seat) == state.view(seat)
