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
* card thief
* start P2
P3 bid thief
P1 bid fox
P2 bid goose
P2 raid
P1 pass
P2 pass
P3 pass
* dice 2 bite, 1 miss
P1 pass
P2 pass
P3 pass
P3 draw
* card fog
P1 lay goose
P2 bid dog
P3 bid goose
P2 draw
* card goose
P3 draw
* card fox
P1 raid
P2 pass
P3 play fog
P2 pass
P3 pass
* dice 1 bite, 1 howl
P3 pass
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
    assert state.points == [2, 2, 1]
    result = state.result()
    assert result is not None
    assert (result.points, result.places, result.reason) == ([2, 2, 1], [1, 1, 3], "last round")
    assert [event.kind for event in happened] == (
        ["drew"] * 6
        + ["began", "round-began", "asked", "revealed", "scored"]
        + ["raided", "asked", "thrown", "asked", "scored", "drew", "laid"]
        + ["round-began", "asked", "revealed", "scored"]
        + ["drew", "drew", "raided", "asked", "played", "asked", "thrown", "asked", "scored", "game-over"]
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
    state, line = played("P3 bid thief")
    assert told(state, line, 2) == []
    assert state.actors() == [0, 1]
    assert told(state, "P1 bid fox", 1) == []
    assert told(state, "P2 bid goose", 0) == [
        {"event": "revealed", "bids": {"P1": "fox", "P2": "goose", "P3": "thief"}},
        {"event": "scored", "seat": "P1", "points": 1},
    ]


def test_a_raid_asks_everybody_with_a_card_before_and_after_the_throw() -> None:
    state, line = played("P2 raid")
    everybody = ["P1", "P2", "P3"]
    assert told(state, line, 1) == [
        {"event": "raided", "seat": "P2"},
        {"event": "asked", "about": "raid", "seats": everybody},
    ]
    assert told(state, "P1 pass", 1) == []
    assert told(state, "P3 pass\nP2 pass", 1) == []
    assert told(state, "* dice 3 bite", None) == [
        {"event": "thrown", "seat": "P2", "dice": "3 bite"},
        {"event": "asked", "about": "throw", "seats": everybody},
    ]
    assert told(state, "P1 pass\nP3 pass\nP2 pass", 1) == [{"event": "scored", "seat": "P2", "points": 3}]


def test_a_card_laid_face_up_is_known_when_it_is_drawn() -> None:
    state, line = played("P1 lay goose")
    assert told(state, line, 1)[0] == {"event": "laid", "seat": "P1", "card": "goose"}
    script(state, "P2 bid dog\nP3 bid goose\nP2 draw")
    assert state.chance() == [(TINY.parse_outcome(state, "card goose"), 1)]
    happened = listen(state)
    script(state, "* card goose")
    assert happened[0].seen_by(None) == {"event": "drew", "seat": "P2", "card": "goose"}
    assert state.view(0)["shown"] == [{}, {"goose": 1}, {}]


def test_a_laid_fox_is_buried_or_put_on_top() -> None:
    for bury, where in ((True, "bottom"), (False, "top")):
        state = TINY.from_position({"hands": {"P1": ["fox"]}}, {"bury": bury})
        script(state, "P1 lay fox")
        assert TINY.facts(state)[where] == ["fox"]


def test_a_raid_inside_a_reaction_inside_a_raid() -> None:
    """P3 answers P1's raid with a raid, P1 that one with another; each window asks anew when it goes on."""
    hands = {"P1": ["fox", "goose"], "P2": ["dog"], "P3": ["fox"]}
    state = TINY.from_position({"seats": 3, "hands": hands})
    script(state, "P1 raid\nP1 pass\nP2 pass\nP3 play fox\nP1 play fox\nP2 pass")
    before = {"stage": "before", "throw": "none"}
    fox = {"frame": "effect", "card": "fox", "clause": 1, "stage": "branch", "subject": "P3", "result": 1}
    nested = [
        {"frame": "turn", "seat": "P1"},
        {"frame": "raid", "seat": "P1", **before},
        {"frame": "before", "seat": "P1", "asked": []},
        {"seat": "P3", **fox},
        {"frame": "raid", "seat": "P3", **before},
        {"frame": "before", "seat": "P3", "asked": []},
        {"seat": "P1", **fox, "subject": "P1"},
        {"frame": "raid", "seat": "P1", **before},
        {"frame": "before", "seat": "P1", "asked": ["P1", "P2"]},
    ]
    assert TINY.position(state)["stack"] == nested
    for same in (state.clone(), TINY.from_position(TINY.position(state)), state.resample(1, Rng(1))):
        script(same, "P1 pass\nP2 pass\n* dice 2 bite, 1 howl\nP1 pass\nP2 pass")
        assert same.points == [2, 0, 0]
        assert same.actors() == [0, 1]
        assert TINY.position(same)["stack"] == [*nested[:5], *frames("before P3 P1 P2")]
        script(same, "P1 pass\nP2 play dog")
        assert TINY.position(same)["stack"] == [*nested[:2], *frames("before P1 P1")], "P3's raid is stopped"
        script(same, "P1 pass\n* dice 3 miss\nP1 pass")
        assert (same.points, TINY.position(same)["stack"]) == ([2, 0, 0], frames("turn P2"))


def test_a_raid_among_empty_hands_asks_nobody() -> None:
    state = TINY.from_position({})
    assert [event["event"] for event in told(state, "P1 raid", 0)] == ["raided"]
    assert TINY.step(state) == "dice"
    assert [event["event"] for event in told(state, "* dice 3 miss", 0)] == ["thrown", "missed"]
    assert state.actors() == [1]


def test_cards_under_the_pile_come_last_in_order() -> None:
    """Under one hidden goose lie two foxes; when they are drawn the pile is empty."""
    hands = {"P1": ["fox"] * 3, "P2": ["goose"] * 4}
    copies = dict(zip(TINY.content.names, TINY.content.copies, strict=True))
    discard = [name for name in copies for _ in range(copies[name])]
    for card in (*hands["P1"], *hands["P2"], "goose"):
        discard.remove(card)
    state = TINY.from_position({"hands": hands, "discard": discard}, {"rounds": 6})
    script(state, "P1 lay fox\nP2 pass\nP1 bid fox\nP2 bid goose\nP1 lay fox")
    for same in (
        state,
        state.resample(1, Rng(1)),
        TINY.from_position(TINY.position(state), TINY.options_of(state)),
    ):
        assert TINY.facts(same)["bottom"] == ["fox", "fox"]
        script(same, "P2 draw\n* card goose\nP2 bid goose\nP1 draw\n* card fox\nP2 draw\n* card fox")
        script(same, "P1 bid fox\nP2 bid goose")
        refusal = same.refusal(0, TINY.parse(same, 0, "draw"))
        assert refusal is not None
        assert refusal.rule == "TN-DRAW-01"


def test_eight_seats_bid_at_once() -> None:
    hands = {f"P{seat}": ["goose"] for seat in range(1, 8)} | {"P8": ["fox"]}
    asked = " ".join(hands)
    state = TINY.from_position({"seats": 8, "hands": hands, "stack": frames(f"bid P1 {asked}")})
    for seat in range(7, 0, -1):
        script(state, f"P{seat} bid goose")
    assert state.actors() == [7]
    script(state, "P8 bid fox")
    assert state.points == [0] * 7 + [7]


def test_barriers_stand_where_something_came_to_light() -> None:
    state = TINY.new(3, {"rounds": 2})
    happened = listen(state)
    script(state, GAME)
    barriers = {event.kind for event in happened if event.barrier}
    assert barriers == {"drew", "began", "revealed", "thrown", "laid", "played"}
