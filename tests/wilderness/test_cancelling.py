"""Cards that cancel cards (WN-RULING-95): none of ours does, so a pack brings one."""

from pathlib import Path

import pytest

from tests.packs import changed, write_pack
from tests.wilderness.scenes import DAY, GAME, tiles
from wildtable.engine.checked import play_next
from wildtable.engine.event import Event
from wildtable.engine.playout import step_at_random
from wildtable.engine.refusal import BadContent
from wildtable.engine.rng import Rng
from wildtable.engine.state import State
from wildtable.games import load
from wildtable.games.wilderness.game import Wilderness

EVENTS = "wilderness/events.toml"
CANCEL = '{ when = "card-declared", whose = "opponent", do = "cancel" }'
LOWER = '{ when = "any-time", to = "opponent", do = "discard", by = 1 }'


def pack_with(folder: Path, upper: str, lower: str = LOWER) -> Path:
    """Our cards, of which a splint and some berries give way to two cards of silence."""
    text = changed(
        EVENTS,
        ("[splint]\ncopies = 2", "[splint]\ncopies = 1"),
        ("[ripe-berries]\ncopies = 2", "[ripe-berries]\ncopies = 1"),
    )
    text += f"\n[silence]\ncopies = 2\nupper = [{upper}]\nlower = [{lower}]\n"
    return write_pack(folder / "pack", {EVENTS: text})


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> Wilderness:
    found = load("wilderness", pack_with(tmp_path_factory.mktemp("silence"), CANCEL))
    assert isinstance(found, Wilderness)
    return found


def scene(game: Wilderness, *hands: list[str]) -> State:
    """The window at the beginning of P1's turn; all are thirsty and tired."""
    names = [f"P{number + 1}" for number in range(len(hands))]
    players = [{"area": "0,0", "thirst": 6, "exhaustion": 6, "hand": hand} for hand in hands]
    stack = [
        {"frame": "turn", "seat": "P1", "stage": 2},
        {"frame": "window", "seat": "P1", "moments": 7, "asked": names},
    ]
    return game.from_position(
        {"tiles": tiles("wolfback-ridge"), "weather": DAY, "players": players, "stack": stack}, {}
    )


def play(game: Wilderness, state: State, *texts: str) -> list[Event]:
    """Play these actions; what was told meanwhile."""
    events: list[Event] = []
    state.events = events
    for text in texts:
        play_next(game, state, text)
    return events


def kinds(events: list[Event]) -> list[str]:
    return [event.kind for event in events]


@pytest.mark.rule("WN-RULING-95")
def test_a_cancelled_card_is_discarded_and_does_nothing(game: Wilderness) -> None:
    state = scene(game, ["hidden-spring", "fight"], ["silence", "fight"])
    play(game, state, "P1 play hidden-spring upper", "P2 pass")
    assert state.view(0)["about"] == "card"
    assert state.view(1)["card"] == "hidden-spring upper"
    assert game.facts(state)["asked"] == {"P1", "P2"}
    events = play(game, state, "P1 pass", "P2 play silence upper")
    (told,) = [event.public for event in events if event.kind == "cancelled"]
    assert told == {"seat": "P1", "card": "hidden-spring"}
    facts = game.facts(state)
    assert facts["thirst"] == {"P1": 6, "P2": 6}
    assert facts["hand_size"] == {"P1": 1, "P2": 1}
    assert facts["event_pile"] == 2
    assert state.view(0)["about"] == "start"


@pytest.mark.rule("WN-RULING-95")
def test_a_card_that_nobody_cancels_acts(game: Wilderness) -> None:
    state = scene(game, ["hidden-spring", "fight"], ["silence"])
    play(game, state, "P1 play hidden-spring upper", "P2 pass", "P1 pass", "P2 pass")
    assert game.facts(state)["thirst"] == {"P1": 1, "P2": 6}


@pytest.mark.rule("WN-RULING-95")
def test_in_that_window_nothing_else_is_played_and_nobody_cancels_the_own_card(game: Wilderness) -> None:
    state = scene(game, ["splint", "silence"], ["hidden-spring", "silence"])
    play(game, state, "P1 play splint upper", "P2 pass")
    assert [game.format(state, 0, action) for action in map(int, state.legal(0))] == ["pass"]
    assert [game.format(state, 1, action) for action in map(int, state.legal(1))] == [
        "pass",
        "play silence upper",
    ]
    refusal = state.refusal(1, game.parse(state, 1, "play hidden-spring upper"))
    assert refusal is not None
    assert refusal.rule == "WN-EVENT-05"


@pytest.mark.rule("WN-RULING-95")
def test_a_cancellation_opens_no_window_and_cannot_be_cancelled(game: Wilderness) -> None:
    """P3 would cancel P2's cancellation, or the same card once more: there is nothing left to cancel."""
    state = scene(game, ["splint", "fight"], ["silence"], ["silence"])
    events = play(
        game,
        state,
        *("P1 play splint upper", "P2 pass", "P3 pass"),
        *("P1 pass", "P2 play silence upper", "P3 play silence upper"),
    )
    assert kinds(events).count("cancelled") == 1
    facts = game.facts(state)
    assert facts["exhaustion"] == {"P1": 6, "P2": 6, "P3": 6}
    assert facts["hand_size"] == {"P1": 1, "P2": 0, "P3": 1}
    assert state.view(2)["about"] == "start"


@pytest.mark.rule("WN-RULING-95")
def test_our_own_cards_open_no_such_window() -> None:
    state = scene(GAME, ["splint", "fight"], ["fight"])
    play(GAME, state, "P1 play splint upper", "P2 pass")
    assert state.view(0)["about"] == "start"
    assert GAME.facts(state)["exhaustion"] == {"P1": 3, "P2": 6}
    assert "card" not in GAME.at_table.stops


def test_the_text_says_what_the_card_does_and_the_window_is_a_stop(game: Wilderness) -> None:
    texts = {card["card"]: card["text"] for card in game.cards("en")}
    assert texts["silence upper"] == "When another player plays a card: that card is cancelled."
    german = {card["card"]: card["text"] for card in game.cards("de")}
    assert german["silence upper"] == "Wenn ein Gegner eine Karte spielt: Diese Karte wird aufgehoben."
    assert "card" in game.at_table.stops
    state = scene(game, ["splint", "fight"], ["silence"])
    play(game, state, "P1 play splint upper", "P2 pass")
    assert game.at_table.stops_at(state, 1, []) == ["card"]


def test_a_position_in_that_window_can_be_written_and_read(game: Wilderness) -> None:
    state = scene(game, ["splint", "fight"], ["silence"])
    play(game, state, "P1 play splint upper", "P2 pass", "P2 play silence upper")
    again = game.from_position(game.position(state), {})
    assert again.fingerprint() == state.fingerprint()


def test_games_with_such_cards_end(game: Wilderness) -> None:
    cancelled = 0
    for seed in range(12):
        state = game.new(3, {"tiles": 4, "max_days": 10})
        events: list[Event] = []
        state.events = events
        rng = Rng(seed)
        while step_at_random(state, rng):
            pass
        cancelled += kinds(events).count("cancelled")
    assert cancelled > 0


@pytest.mark.parametrize(
    ("upper", "sentence"),
    [
        (
            CANCEL.replace("card-declared", "any-turn"),
            "'cancel' means nothing at 'any-turn'.",
        ),
        (
            CANCEL.replace("card-declared", "attack-before"),
            "there is no card to cancel at 'attack-before' (WN-RULING-95).",
        ),
        (
            CANCEL.replace('do = "cancel"', 'do = "draw", by = 1'),
            "what is played at 'card-declared' must 'cancel' first (WN-RULING-95).",
        ),
    ],
)
def test_a_pack_cancels_only_cards_that_are_announced(tmp_path: Path, upper: str, sentence: str) -> None:
    with pytest.raises(BadContent) as caught:
        load("wilderness", pack_with(tmp_path, upper))
    assert sentence in str(caught.value)
