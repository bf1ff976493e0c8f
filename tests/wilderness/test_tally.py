"""What is counted for statistics."""

from collections import Counter

from wildtable.engine.event import Event
from wildtable.engine.playout import step_at_random
from wildtable.engine.rng import Rng
from wildtable.engine.state import CHANCE
from wildtable.games import load

GAME = load("wilderness")


def played(seats: int, seed: int) -> list[Event]:
    """Everything that happens in a random game."""
    events: list[Event] = []
    state = GAME.new(seats, {"tiles": 4, **GAME.in_lab.options_among_bots()})
    state.events = events
    rng = Rng(seed)
    while step_at_random(state, rng):
        pass
    return events


def test_cards_are_counted_as_they_come_and_go() -> None:
    for seed in range(3):
        events = played(4, seed)
        groups: Counter[str] = Counter()
        for event in events:
            for group, seat, _, number in GAME.in_lab.tally(event):
                assert 0 <= seat < 4
                assert number > 0
                groups[group] += number
        kinds = Counter(event.kind for event in events)
        assert groups["drawn"] == kinds["drew"]
        assert groups["played"] == kinds["played"] + kinds["played-late"]


def test_where_exhaustion_comes_from() -> None:
    facts: dict[str, object] = {
        "seat": "P3",
        "track": "exhaustion",
        "way": "up",
        "by": 4,
        "to": 9,
        "why": "nature",
    }
    assert GAME.in_lab.tally(Event("track-moved", facts)) == [("exhaustion up", 2, "nature", 4)]
    assert GAME.in_lab.tally(Event("track-moved", {**facts, "way": "down", "why": "slept"})) == [
        ("exhaustion down", 2, "slept", 4)
    ]
    assert GAME.in_lab.tally(Event("track-moved", {**facts, "track": "thirst"})) == []
    deadly = Event("track-moved", {**facts, "to": 20, "why": "attack"})
    assert GAME.in_lab.tally(deadly) == [("exhaustion up", 2, "attack", 4), ("died of", 2, "attack", 1)]
    death = Event("died", {"seat": "P1", "cards": ["raft", "fight"]})
    assert GAME.in_lab.tally(death) == [
        ("happened", 0, "died", 1),
        ("left in dead hands", 0, "raft", 1),
        ("left in dead hands", 0, "fight", 1),
    ]


def test_boards_of_every_length_are_compared() -> None:
    found = GAME.in_lab.line_ups(3)
    assert [(one.board, one.options, one.sides) for one in found] == [
        (f"{tiles} tiles", {"tiles": tiles}, ["P1", "P2", "P3"]) for tiles in (4, 6, 8)
    ]


def test_seats_are_told_apart_by_their_place_in_turn_order_and_by_their_first_hands() -> None:
    state = GAME.new(3, {"tiles": 4})
    rng = Rng(5)
    while state.turn() == CHANCE:
        state.resolve(state.sample(rng))
    first = str(GAME.position(state)["first"])
    assert GAME.in_lab.sides(state).index("turn 1") == int(first[1:]) - 1
    assert sorted(GAME.in_lab.sides(state)) == ["turn 1", "turn 2", "turn 3"]
    players = GAME.position(state)["players"]
    assert isinstance(players, list)
    dealt = {(seat, card) for _, seat, card in GAME.in_lab.dealt(state)}
    assert dealt == {(seat, card) for seat, player in enumerate(players) for card in player["hand"]}


def test_everybody_who_dies_dies_of_something() -> None:
    for seed in range(3):
        counted: Counter[str] = Counter()
        for event in played(4, seed):
            for group, _, key, number in GAME.in_lab.tally(event):
                counted[key if group == "happened" else group] += number
        assert counted["died"] == counted["died of"] > 0
