"""One game of Tiny from the deal to the end, with everything that each seat is told."""

from tests.engine.tiny.game import TinyState
from tests.engine.walks import TINY, frames, script
from wildtable.engine.event import Event, seen_events
from wildtable.engine.rng import Rng
from wildtable.engine.state import OVER

GAME = """
* card fox
* card dog
* card goose
* card goose
* card goose
* card dog
* start P2
P3 bid dog
P1 bid fox
P2 bid goose
P2 raid
P1 pass
P3 pass
* dice 3 4
P3 draw
* card dog
P1 lay goose
P2 bid dog
P3 bid goose
P2 draw
* card goose
P3 draw
* card fox
P1 raid
P3 stop
P2 pass
"""


def listen(state: TinyState) -> list[Event]:
    """A new sink for the events of a state."""
    happened: list[Event] = []
    state.events = happened
    return happened


def told(state: TinyState, line: str, seat: int | None) -> list[dict[str, object]]:
    """What a line of the game tells a seat."""
    happened = listen(state)
    script(state, line)
    return seen_events(happened, seat)


def played(before: str) -> tuple[TinyState, str]:
    """The state before the first such line of the game, and the line."""
    lines = GAME.strip().splitlines()
    number = next(i for i, line in enumerate(lines) if line == before)
    state = TINY.new(3, {"rounds": 2})
    script(state, "\n".join(lines[:number]))
    return state, before


def test_the_whole_game() -> None:
    state = TINY.new(3, {"rounds": 2})
    happened = listen(state)
    script(state, GAME)
    assert state.turn() == OVER
    assert state.points == [1, 2, 1]
    result = state.result()
    assert result is not None
    assert (result.points, result.places, result.reason) == ([1, 2, 1], [2, 1, 2], "last round")
    assert [event.kind for event in happened] == (
        ["drew"] * 6
        + ["began", "round-began", "asked", "revealed", "scored"]
        + ["raided", "asked", "let-go", "thrown", "scored", "drew", "laid"]
        + ["round-began", "asked", "revealed", "scored"]
        + ["drew", "drew", "raided", "asked", "stopped", "game-over"]
    )


def test_a_dealt_card_is_told_to_its_owner_only() -> None:
    line = "* card fox"
    tellings = {seat: told(TINY.new(3), line, seat) for seat in (0, 1, 2, None)}
    assert tellings[0] == [{"event": "drew", "seat": "P1", "card": "fox"}]
    assert tellings[1] == tellings[2] == tellings[None] == [{"event": "drew", "seat": "P1"}]


def test_the_start_opens_a_bid() -> None:
    state, line = played("* start P2")
    assert told(state, line, 0) == [
        {"event": "began", "seat": "P2"},
        {"event": "round-began", "round": 1},
        {"event": "asked", "about": "bid", "seats": ["P1", "P2", "P3"]},
    ]
    assert state.actors() == [0, 1, 2]


def test_bids_are_told_only_when_all_have_answered() -> None:
    state, line = played("P3 bid dog")
    assert told(state, line, 2) == []
    assert state.actors() == [0, 1]
    assert told(state, "P1 bid fox", 1) == []
    assert told(state, "P2 bid goose", 0) == [
        {"event": "revealed", "bids": {"P1": "fox", "P2": "goose", "P3": "dog"}},
        {"event": "scored", "seat": "P1", "points": 1},
    ]


def test_a_raid_asks_everybody_with_a_card() -> None:
    state, line = played("P2 raid")
    assert told(state, line, 1) == [
        {"event": "raided", "seat": "P2"},
        {"event": "asked", "about": "raid", "seats": ["P3", "P1"]},
    ]
    assert told(state, "P1 pass", 1) == []
    assert told(state, "P3 pass", 1) == [{"event": "let-go", "seat": "P2"}]
    assert told(state, "* dice 3 4", None) == [
        {"event": "thrown", "dice": [3, 4]},
        {"event": "scored", "seat": "P2", "points": 2},
    ]


def test_a_card_laid_face_up_is_known_when_it_is_drawn() -> None:
    state, line = played("P1 lay goose")
    assert told(state, line, 1)[0] == {"event": "laid", "seat": "P1", "card": "goose"}
    script(state, "P2 bid dog\nP3 bid goose\nP2 draw")
    assert state.chance() == [(TINY.parse_outcome(state, "card goose"), 1)]
    happened = listen(state)
    script(state, "* card goose")
    assert happened[0].seen_by(None) == {"event": "drew", "seat": "P2", "card": "goose"}
    assert state.view(0)["shown"] == [{}, {"goose": 1}, {}]


def test_a_dog_stops_a_raid_and_is_buried_or_put_on_top() -> None:
    position = {"hands": {"P1": ["fox"], "P2": ["dog"], "P3": ["dog"]}, "seats": 3}
    for bury, where in ((True, "bottom"), (False, "top")):
        state = TINY.from_position(position, {"bury": bury})
        script(state, "P1 raid\nP3 stop")
        assert told(state, "P2 stop", 0) == [{"event": "stopped", "seat": "P1", "by": "P2"}]
        assert TINY.facts(state)[where] == ["dog"]
        assert state.hands[2] == [0, 0, 1], "the second dog is not used"


def test_a_raid_inside_a_reaction_inside_a_raid() -> None:
    """P3 counters P1's raid and P1 counters the counter-raid; each window asks anew when it goes on."""
    hands = {"P1": ["fox", "goose"], "P2": ["dog"], "P3": ["fox"]}
    state = TINY.from_position({"seats": 3, "hands": hands})
    script(state, "P1 raid\nP2 pass\nP3 counter\nP1 counter\nP2 pass")
    nested = frames("turn P1", "raid P1", "react P1", "raid P3", "react P3", "raid P1", "react P1 P2")
    nested[2]["asked"] = nested[4]["asked"] = []
    assert TINY.position(state)["stack"] == nested
    for same in (state.clone(), TINY.from_position(TINY.position(state)), state.resample(1, Rng(1))):
        script(same, "P2 pass")
        assert TINY.step(same) == "dice"
        script(same, "* dice 6 6")
        assert (same.actors(), TINY.position(same)["stack"]) == (
            [0, 1],
            [*nested[:4], *frames("react P3 P1 P2")],
        )
        script(same, "P1 pass\nP2 stop")
        assert same.actors() == []
        assert TINY.position(same)["stack"] == frames("turn P1", "raid P1", "dice P1")
        script(same, "* dice 1 1\nP2 raid\nP1 pass")
        assert (same.points, TINY.step(same)) == ([2, 0, 0], "dice")


def test_a_raid_against_empty_hands_goes_on_at_once() -> None:
    state = TINY.from_position({"hands": {"P1": ["fox"]}})
    assert [event["event"] for event in told(state, "P1 raid", 0)] == ["raided", "let-go"]
    assert TINY.step(state) == "dice"


def test_cards_under_the_pile_come_last_in_order() -> None:
    """Under one hidden goose lie a fox and below it a dog; when they are drawn the pile is empty."""
    hands = {"P1": ["fox"] * 2, "P2": ["goose"] * 2 + ["dog"]}
    discard = ["fox"] * 3 + ["goose"] * 4 + ["dog"] * 2
    state = TINY.from_position({"hands": hands, "discard": discard}, {"rounds": 6})
    script(state, "P1 lay fox\nP2 raid\nP1 pass\n* dice 1 1")
    script(state, "P1 bid fox\nP2 bid goose\nP1 raid\nP2 stop")
    for same in (
        state,
        state.resample(1, Rng(1)),
        TINY.from_position(TINY.position(state), TINY.options_of(state)),
    ):
        assert TINY.facts(same)["bottom"] == ["dog", "fox"]
        script(same, "P2 draw\n* card goose\nP2 bid goose\nP1 draw\n* card fox\nP2 draw\n* card dog")
        script(same, "P1 bid fox\nP2 bid goose")
        refusal = same.refusal(0, TINY.parse(same, 0, "draw"))
        assert refusal is not None
        assert refusal.rule == "TN-DRAW-01"


def test_barriers_stand_where_something_came_to_light() -> None:
    state = TINY.new(3, {"rounds": 2})
    happened = listen(state)
    script(state, GAME)
    barriers = {event.kind for event in happened if event.barrier}
    assert barriers == {"drew", "began", "revealed", "let-go", "thrown", "laid", "stopped"}
