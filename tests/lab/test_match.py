"""One game between bots: with a record or without, it is the same game."""

from wildtable.bots import Bot, make_bot
from wildtable.engine.record import end_of, new_record, read_record
from wildtable.engine.replay import verify
from wildtable.engine.rng import Rng
from wildtable.engine.state import OVER
from wildtable.games import load
from wildtable.lab.match import play_match, play_recorded

HUNT = load("wylde_hunt")


def bots() -> list[Bot]:
    return [make_bot("greedy", HUNT, 4), make_bot("random", HUNT, 5)]


def test_a_recorded_game_is_the_same_game() -> None:
    plain, noted = HUNT.new(), HUNT.new()
    record = new_record(HUNT, noted, ["greedy", "random"])
    made = play_match(plain, bots(), Rng(1))
    assert play_recorded(HUNT, noted, bots(), Rng(1), record) == made == len(record.entries)
    assert plain.fingerprint() == noted.fingerprint()
    result = plain.result()
    assert result is not None
    assert record.result == end_of(result)


def test_its_record_can_be_written_read_and_verified() -> None:
    state = HUNT.new(2, {"round_limit": 40})
    record = new_record(HUNT, state, ["greedy", "random"])
    play_recorded(HUNT, state, bots(), Rng(1), record)
    again = read_record(record.text())
    assert again == record
    assert verify(HUNT, again).fingerprint() == state.fingerprint()


def test_a_match_can_stop_early() -> None:
    state = HUNT.new()
    assert play_match(state, bots(), Rng(1), most=7) == 7
    assert state.turn() != OVER
    assert play_match(state, bots(), Rng(1), most=0) == 0


def test_a_match_that_is_over_stays_over() -> None:
    state = HUNT.new()
    play_match(state, bots(), Rng(1))
    assert play_match(state, bots(), Rng(1)) == 0
